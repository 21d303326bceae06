import { chmodSync, lstatSync, unlinkSync } from "node:fs";
import { type AddressInfo, connect, type Server } from "node:net";

/** Where a server listens: an address and port, or a Unix socket. */
export type Place =
  | { readonly host: string; readonly port: number }
  | { readonly path: string; readonly mode: number };

/**
 * Makes a server listen.
 *
 * @param options `scheme`: `http` or `https`.
 * @returns Where it is reached.
 * @throws {Error} If the place is taken or may not be used.
 */
export async function bind(
  server: Server,
  { place, scheme }: { place: Place; scheme: string },
): Promise<string> {
  if ("path" in place) await removeStale(place.path);
  await new Promise<void>((resolve, reject) => {
    const name = "path" in place ? place.path : `${place.host} port ${place.port}`;
    const failed = (error: Error) => {
      reject(new Error(`Cannot listen on ${name}: ${error.message}`, { cause: error }));
    };
    server.once("error", failed);
    server.listen("path" in place ? { path: place.path } : place, () => {
      server.off("error", failed);
      resolve();
    });
  });
  if ("path" in place) {
    chmodSync(place.path, place.mode);
    return `unix:${place.path}`;
  }
  const { address, family, port } = server.address() as AddressInfo;
  return `${scheme}://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

/** Removes a socket that a process left behind when it was killed: nobody answers on it. */
async function removeStale(path: string): Promise<void> {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined || !status.isSocket()) return;
  const isAnswered = await new Promise<boolean>((resolve) => {
    const probe = connect(path);
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "ECONNREFUSED"));
  });
  if (!isAnswered) unlinkSync(path);
}
