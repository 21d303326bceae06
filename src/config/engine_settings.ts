import { setting } from "./setting.ts";
import { SettingFault } from "./settings_error.ts";
import { text } from "./value_parsers.ts";

/** The settings of a store that several machines share. */
export const ENGINE_SETTINGS = {
  engine: setting(["LIST", ""], engineAddresses),
  "engine-ca": setting(["FILE", ""], text),
  "engine-cert": setting(["FILE", ""], text),
  "engine-key": setting(["FILE", ""], text),
  "engine-user": setting(["NAME", ""], text),
  "engine-password": setting(["PASSWORD", ""], text, { secret: true }),
  "engine-prefix": setting(["NAME", "ambo"], prefix),
} as const;

/** Reads addresses with commas between them; none of the local store. */
function engineAddresses(text: string): readonly string[] {
  if (text.trim() === "") return [];
  const addresses = text.split(",").map((one) => one.trim().replace(/\/$/, ""));
  const isAddress = (one: string) =>
    /^https?:\/\/[^/?#@]+$/i.test(one) && URL.canParse(one) && new URL(one).port !== "";
  if (!addresses.every(isAddress)) {
    throw new SettingFault("expected_engine_addresses", {});
  }
  if (new Set(addresses.map((one) => new URL(one).protocol)).size > 1) {
    throw new SettingFault("expected_one_scheme", {});
  }
  return addresses;
}

function prefix(text: string): string {
  if (!/^[A-Za-z0-9._-]{1,40}(\/[A-Za-z0-9._-]{1,40}){0,3}$/.test(text)) {
    throw new SettingFault("expected_prefix", {});
  }
  return text;
}
