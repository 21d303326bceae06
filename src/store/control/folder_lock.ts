import { randomBytes } from "node:crypto";
import {
  chmodSync,
  linkSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { platform } from "node:os";
import { join } from "node:path";
import { pipeOf, type SocketPath, socketPathsToLock, socketPathsToTry } from "./socket_path.ts";

/** The control socket's name in the folder. */
export const SOCKET = "control.sock";
const OWN_NAME = /^\.ambo-/;
/** What the file system says where it knows no sockets or no second names for them. */
const UNSUPPORTED = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "EINVAL", "ENOSYS", "EAFNOSUPPORT"]);

/** The right to write to a folder, held by listening on its control socket: it ends with the process, whatever ends it. */
export interface FolderLock {
  /** Gives the right back. */
  release(): Promise<void>;
}

/**
 * Claims a folder for this process.
 *
 * A socket is bound under a name of its own and then linked to `control.sock`, which only one process can do. Where a
 * killed process left its socket there, connecting to it is refused, and it is replaced; see {@link publish}.
 *
 * @param connected Given the connections of other processes.
 * @returns The claim; undefined if a living process holds it.
 * @throws {Error} If no socket can be made.
 */
export async function lockFolder(
  folder: string,
  connected: (socket: Socket) => void,
): Promise<FolderLock | undefined> {
  const server = createServer({ allowHalfOpen: true }, connected);
  // A connection that cannot be taken, for want of descriptors, is its caller's trouble.
  server.on("error", () => {});
  if (platform() === "win32") return lockPipe(server, folder);
  let unsupported: unknown;
  for (const open of socketPathsToLock(folder)) {
    const place = open();
    try {
      const claim = await lockSocketPath(server, place);
      if (!claim) place.close();
      return claim;
    } catch (error) {
      place.close();
      if (!UNSUPPORTED.has(codeOf(error))) throw error;
      unsupported = error;
    }
  }
  throw unsupported;
}

/** On Windows: a pipe's name is one process's alone and ends with it. */
async function lockPipe(server: Server, folder: string): Promise<FolderLock | undefined> {
  try {
    await listening(server, pipeOf(folder));
  } catch (error) {
    if (codeOf(error) === "EADDRINUSE") return undefined;
    throw error;
  }
  return { release: async () => stopListening(server) };
}

async function lockSocketPath(server: Server, place: SocketPath): Promise<FolderLock | undefined> {
  const own = `.ambo-${randomBytes(6).toString("hex")}`;
  await listening(server, place.address(own));
  const path = join(place.folder, own);
  try {
    if (!makePrivate(path) || !(await publish(place, { own, name: SOCKET }))) {
      stopListening(server);
      return undefined;
    }
    rmSync(path, { force: true });
  } catch (error) {
    stopListening(server);
    throw error;
  }
  await removeLeftovers(place);
  const identity = identify(place, SOCKET);
  return {
    async release() {
      if (identify(place, SOCKET) === identity) unlinkSync(join(place.folder, SOCKET));
      stopListening(server);
      place.close();
    },
  };
}

/** Keeps others from a socket; false where whoever holds the folder took it for a leftover, as it did not listen yet. */
function makePrivate(path: string): boolean {
  try {
    chmodSync(path, 0o600);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

/**
 * Links the socket `own` to `name`, unless a living process has it.
 *
 * A dead socket in the way is replaced by whoever comes to hold the right to succeed exactly this one, a name that is
 * made of its identity: so of several processes that find it dead at the same time one replaces it, and none can
 * replace what that one has put there.
 */
async function publish(
  place: SocketPath,
  { own, name }: { own: string; name: string },
): Promise<boolean> {
  for (;;) {
    try {
      linkSync(join(place.folder, own), join(place.folder, name));
      return true;
    } catch (error) {
      // Whoever tidied the name away as a leftover holds the folder.
      if (codeOf(error) === "ENOENT") return false;
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const identity = identify(place, name);
    if (identity === undefined) continue;
    if (await isAlive(place, name)) return false;
    const successor = `.ambo-after-${identity}`;
    if (!(await publish(place, { own, name: successor }))) return false;
    if (identify(place, name) === identity) {
      renameSync(join(place.folder, successor), join(place.folder, name));
      return true;
    }
    unlinkSync(join(place.folder, successor));
  }
}

/** What tells a socket file from every other that has had its name. */
function identify(place: SocketPath, name: string): string | undefined {
  const facts = statSync(join(place.folder, name), { bigint: true, throwIfNoEntry: false });
  return facts && `${facts.ino.toString(36)}-${facts.birthtimeNs.toString(36)}`;
}

/** Removes the names that killed processes bound and never got to remove. */
async function removeLeftovers(place: SocketPath): Promise<void> {
  for (const name of readdirSync(place.folder)) {
    if (!OWN_NAME.test(name) || (await isAlive(place, name))) continue;
    rmSync(join(place.folder, name), { force: true });
  }
}

async function isAlive(place: SocketPath, name: string): Promise<boolean> {
  try {
    const socket = await connectTo(place, name);
    socket?.destroy();
    return socket !== undefined;
  } catch (error) {
    // Too many are knocking at once: somebody is at home.
    if (codeOf(error) === "EAGAIN") return true;
    throw error;
  }
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
}

/** Listens no more. Connections that were taken are their taker's to end, and are not waited for. */
function stopListening(server: Server): void {
  server.close();
}

/**
 * Connects to the process that holds a folder.
 *
 * @returns Undefined if none does.
 * @throws {Error} If one may, but this user must not reach it.
 */
export async function connectToFolder(folder: string): Promise<Socket | undefined> {
  if (platform() === "win32") return connectAt(pipeOf(folder));
  for (const open of socketPathsToTry(folder)) {
    const place = open();
    if (place === undefined) continue;
    try {
      const socket = await connectTo(place, SOCKET);
      if (socket) return socket;
    } catch (cause) {
      const advice = "run the command as the user who serves";
      throw new Error(`Cannot reach the process that works on "${folder}"; ${advice}`, { cause });
    } finally {
      place.close();
    }
  }
  return undefined;
}

function connectTo(place: SocketPath, name: string): Promise<Socket | undefined> {
  return connectAt(place.address(name));
}

/** @returns Undefined if nobody listens there. */
function connectAt(address: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once("connect", () => {
      socket.removeAllListeners("error");
      resolve(socket);
    });
    socket.once("error", (error) => {
      const code = codeOf(error);
      // Reset: whoever listened has just stopped to.
      if (["ECONNREFUSED", "ENOENT", "ECONNRESET"].includes(code)) resolve(undefined);
      else reject(error);
    });
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
