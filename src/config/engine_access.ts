import type { Settings } from "./settings.ts";
import { SettingFault } from "./settings_error.ts";

/** How the etcd is reached in which several machines keep the store. */
export interface EngineAccess {
  readonly endpoints: readonly string[];
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
  readonly user: string;
  readonly password: string;
  readonly prefix: string;
}

/** Returns the etcd that the settings name; undefined where the store is in a folder. */
export function engineOf(settings: Settings): EngineAccess | undefined {
  const { engine: endpoints } = settings;
  if (endpoints.length === 0) return undefined;
  return {
    endpoints,
    ca: settings["engine-ca"],
    cert: settings["engine-cert"],
    key: settings["engine-key"],
    user: settings["engine-user"],
    password: settings["engine-password"],
    prefix: settings["engine-prefix"],
  };
}

/** Returns what is wrong with these settings together. A setting that is at fault itself is absent. */
export function engineFaults(settings: Partial<Settings>): SettingFault[] {
  const { "engine-cert": cert, "engine-key": key, "engine-user": user, engine } = settings;
  const faults: SettingFault[] = [];
  if ((cert === "") !== (key === "")) {
    faults.push(new SettingFault("alone", { one: "--engine-cert", other: "--engine-key" }));
  }
  if ((user === "") !== (settings["engine-password"] === "")) {
    faults.push(new SettingFault("engine_user_without_password", {}));
  }
  const isAlone = engine?.length === 0 && [settings["engine-ca"], cert, user].some(Boolean);
  if (isAlone) faults.push(new SettingFault("no_engine", {}));
  return faults;
}
