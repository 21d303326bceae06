import type { Settings } from "./table.ts";

/**
 * Where people reach the pages, such as `http://127.0.0.1:8080`.
 *
 * @param origin Where the service listens, once it does.
 * @returns Null where nobody can say: on a Unix socket, or a port that is still to be found, without `--public-url`.
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

/** What whoever is given a mere path is told. */
export const UNKNOWN_ADDRESS =
  "Where people reach the pages is not known: put that address before the path, or set --public-url";

/** An address that stands for all of a machine's, written as one that can be called from it. */
export function reachable(origin: string): string {
  return origin.replace(/^(https?:\/\/)(0\.0\.0\.0|\[::\])(?=:)/, "$1localhost");
}
