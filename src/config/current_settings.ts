import { SETTINGS, type SettingName, type Settings } from "./settings.ts";

/** Called after an update with the settings that changed, and all as they were before it. */
type ConfigListener = (changed: ReadonlySet<SettingName>, previous: Settings) => void;

/** The settings that are in force. To follow a reload, read `current` each time or subscribe. */
export class Config {
  #current: Settings;
  readonly #listeners = new Set<ConfigListener>();

  constructor(settings: Settings) {
    this.#current = Object.freeze({ ...settings });
  }

  /** The settings at this moment, frozen: an update puts others in their place. */
  get current(): Settings {
    return this.#current;
  }

  /** Calls back after each update that changed something. @returns Ends it. */
  onChange(listener: ConfigListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Puts the reloadable ones of other settings in force. @returns Those, and those that wait for a restart. */
  update(next: Settings): { applied: SettingName[]; waiting: SettingName[] } {
    const previous = this.#current;
    const names = Object.keys(SETTINGS) as SettingName[];
    // Some values are objects; as text they can be compared.
    const differing = names.filter((name) => String(previous[name]) !== String(next[name]));
    const applied = differing.filter((name) => SETTINGS[name].reloadable);
    const waiting = differing.filter((name) => !SETTINGS[name].reloadable);
    if (applied.length > 0) {
      const changes = Object.fromEntries(applied.map((name) => [name, next[name]]));
      this.#current = Object.freeze({ ...previous, ...changes } as Settings);
      for (const listener of this.#listeners) listener(new Set(applied), previous);
    }
    return { applied, waiting };
  }
}

/**
 * Returns the address of the pages, such as `http://127.0.0.1:8080`.
 *
 * @param origin The address on which the service listens, if it does.
 * @returns Null where it is unknown: without `--public-url` on a Unix socket, or on a port that is still to be taken.
 */
export function pagesUrl(settings: Settings, origin?: string): string | null {
  const { "public-url": publicUrl, socket, host, port, "tls-cert": cert } = settings;
  if (publicUrl !== "") return publicUrl;
  if (socket !== "") return null;
  if (origin !== undefined) return reachable(origin);
  if (port === 0) return null;
  const shownHost = host.includes(":") ? `[${host}]` : host;
  return reachable(`${cert === "" ? "http" : "https"}://${shownHost}:${port}`);
}

/** Replaces an address that represents all of a machine's by one that can be called from it. */
export function reachable(origin: string): string {
  return origin.replace(/^(https?:\/\/)(0\.0\.0\.0|\[::\])(?=:)/, "$1localhost");
}
