import { chmodSync, existsSync, lstatSync, unlinkSync } from "node:fs";
import { type AddressInfo, connect, type Server } from "node:net";
import { platform } from "node:os";
import { dirname } from "node:path";
import { Problem } from "../base/problem.ts";

/** The address and port that a server listens on, or its Unix socket. */
export type ListenAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string; readonly mode: number };

/** The longest path of a socket in bytes; the system cuts a longer one short silently, and listens there. */
const MAX_SOCKET_PATH = platform() === "linux" ? 107 : 103;

/**
 * Makes a server listen.
 *
 * @param options `scheme`: `http` or `https`.
 * @returns Its origin, such as `http://127.0.0.1:8080` or `unix:/run/ambo.sock`.
 * @throws {Problem} If the address is taken or may not be used.
 */
export async function bind(
  server: Server,
  { address, scheme }: { address: ListenAddress; scheme: string },
): Promise<string> {
  if ("path" in address) await removeStale(address.path);
  await new Promise<void>((resolve, reject) => {
    const failed = (cause: Error) => reject(problemOf(address, cause));
    server.once("error", failed);
    server.listen("path" in address ? { path: address.path } : address, () => {
      server.off("error", failed);
      resolve();
    });
  });
  if ("path" in address) {
    try {
      chmodSync(address.path, address.mode);
    } catch (cause) {
      server.close();
      throw problemOf(address, cause as Error);
    }
    return `unix:${address.path}`;
  }
  const { address: host, family, port } = server.address() as AddressInfo;
  return `${scheme}://${family === "IPv6" ? `[${host}]` : host}:${port}`;
}

function problemOf(address: ListenAddress, cause: Error): Problem {
  if (!("path" in address)) return new Problem("http.cannot_listen", address, { cause });
  const { path } = address;
  const folder = dirname(path);
  // Linux calls that a lack of permission.
  if (!existsSync(folder)) return new Problem("http.no_socket_folder", { path, folder });
  return new Problem("http.cannot_listen_at", { path }, { cause });
}

/**
 * Removes a socket that a process left behind when it was killed: no one answers on it.
 *
 * @throws {Problem} If there can be no socket of that path.
 */
async function removeStale(path: string): Promise<void> {
  const max = MAX_SOCKET_PATH;
  if (Buffer.byteLength(path) > max) throw new Problem("http.long_socket_path", { path, max });
  if (!existsSync(path)) return;
  if (!lstatSync(path).isSocket()) throw new Problem("http.no_socket", { path });
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
