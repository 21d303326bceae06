import type { Settings } from "./settings.ts";

/**
 * Returns the address of the pages, such as `http://127.0.0.1:8080`.
 *
 * @param settings The settings.
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

/** Replaces an address that stands for all of a machine's by one that can be called from it. */
export function reachable(origin: string): string {
  return origin.replace(/^(https?:\/\/)(0\.0\.0\.0|\[::\])(?=:)/, "$1localhost");
}
