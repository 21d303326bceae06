import type { Settings } from "./settings.ts";

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
export function engineFaults(settings: Partial<Settings>): string[] {
  const { "engine-cert": cert, "engine-key": key, "engine-user": user, engine } = settings;
  const faults: string[] = [];
  if ((cert === "") !== (key === "")) {
    faults.push(
      "Cannot use --engine-cert without --engine-key, nor the other way round: give both",
    );
  }
  if ((user === "") !== (settings["engine-password"] === "")) {
    faults.push(
      "Cannot use --engine-user without AMBO_ENGINE_PASSWORD or AMBO_ENGINE_PASSWORD_FILE, nor the other way round",
    );
  }
  const isAlone = engine?.length === 0 && [settings["engine-ca"], cert, user].some(Boolean);
  if (isAlone) faults.push("Cannot use settings of the engine without --engine");
  return faults;
}
