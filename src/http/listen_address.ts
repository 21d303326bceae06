import { chmodSync, lstatSync, unlinkSync } from "node:fs";
import { type AddressInfo, connect, type Server } from "node:net";

/** The address and port that a server listens on, or its Unix socket. */
export type ListenAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string; readonly mode: number };

/**
 * Makes a server listen.
 *
 * @param options `scheme`: `http` or `https`.
 * @returns Its origin, such as `http://127.0.0.1:8080` or `unix:/run/ambo.sock`.
 * @throws {Error} If the address is taken or may not be used.
 */
export async function bind(
  server: Server,
  { address, scheme }: { address: ListenAddress; scheme: string },
): Promise<string> {
  if ("path" in address) await removeStale(address.path);
  await new Promise<void>((resolve, reject) => {
    const name = "path" in address ? address.path : `${address.host} port ${address.port}`;
    const failed = (error: Error) => {
      reject(new Error(`Cannot listen on ${name}: ${error.message}`, { cause: error }));
    };
    server.once("error", failed);
    server.listen("path" in address ? { path: address.path } : address, () => {
      server.off("error", failed);
      resolve();
    });
  });
  if ("path" in address) {
    chmodSync(address.path, address.mode);
    return `unix:${address.path}`;
  }
  const { address: host, family, port } = server.address() as AddressInfo;
  return `${scheme}://${family === "IPv6" ? `[${host}]` : host}:${port}`;
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
