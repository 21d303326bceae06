import { setting } from "./setting.ts";
import { text } from "./value_parsers.ts";

/** The settings of a store that several machines share. */
export const ENGINE_SETTINGS = {
  engine: setting(
    ["LIST", "", "addresses of the etcd that several machines keep the store in"],
    engineAddresses,
  ),
  "engine-ca": setting(["FILE", "", "certificates that vouch for the etcd (PEM)"], text),
  "engine-cert": setting(["FILE", "", "certificate shown to the etcd (PEM)"], text),
  "engine-key": setting(["FILE", "", "private key of that certificate (PEM)"], text),
  "engine-user": setting(["NAME", "", "user of the etcd"], text),
  "engine-password": setting(["PASSWORD", "", "password of that user"], text, { secret: true }),
  "engine-prefix": setting(["NAME", "ambo", "first part of the names of all keys there"], prefix),
} as const;

/** Reads addresses with commas between them; none of the local store. */
function engineAddresses(text: string): readonly string[] {
  if (text.trim() === "") return [];
  const addresses = text.split(",").map((one) => one.trim().replace(/\/$/, ""));
  const isAddress = (one: string) =>
    /^https?:\/\/[^/?#@]+$/i.test(one) && URL.canParse(one) && new URL(one).port !== "";
  if (!addresses.every(isAddress)) {
    throw new Error("expected addresses with ports such as https://m1:2379,https://m2:2379");
  }
  if (new Set(addresses.map((one) => new URL(one).protocol)).size > 1) {
    throw new Error("expected either https:// or http:// for all addresses");
  }
  return addresses;
}

function prefix(text: string): string {
  if (!/^[A-Za-z0-9._-]{1,40}(\/[A-Za-z0-9._-]{1,40}){0,3}$/.test(text)) {
    throw new Error("expected letters, digits and . _ -, such as ambo");
  }
  return text;
}
