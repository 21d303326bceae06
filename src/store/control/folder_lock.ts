import { hash, randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from "node:fs";
import { connect, type Server } from "node:net";
import { platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { Problem } from "../../base/problem.ts";
import { createFolder, realFiles, removeQuietly, StoreUnavailable, systemCode } from "../wal/mod.ts";

/** The longest address of a socket: 108 bytes on Linux, 104 elsewhere; the system cuts a longer one short silently. */
const MAX_ADDRESS_LENGTH = 100;
/** The longest name of a socket in a folder. */
const MAX_NAME_LENGTH = 48;

/** The path of a folder in which sockets can be bound and reached. */
export interface SocketPath {
  /** The folder, for all but the addresses of sockets. */
  readonly folder: string;
  /** Returns the address of a socket in the folder, short enough for the system. */
  address(name: string): string;
  /** Closes the descriptor that a short address may need. */
  close(): void;
}

/**
 * Returns how to open the folders that can have the control socket of a store's folder, in the order to try them: the
 * folder itself, and one for temporary files, created when opened, where the folder's file system knows no sockets.
 */
export function socketPathsToLock(folder: string): (() => SocketPath)[] {
  const temporary = () => createTemporaryPath(folder);
  return [() => pathIn(folder) ?? temporary(), temporary];
}

/** Returns the same for a client: nothing is created, and a folder that no server can have is undefined. */
export function socketPathsToTry(folder: string): (() => SocketPath | undefined)[] {
  const temporary = () => findTemporaryPath(folder);
  return [() => pathIn(folder) ?? temporary(), temporary];
}

/** @returns Undefined where the folder's path is too long for a socket's address. */
function pathIn(folder: string): SocketPath | undefined {
  if (Buffer.byteLength(folder) + MAX_NAME_LENGTH < MAX_ADDRESS_LENGTH) return plainPath(folder);
  // A path that is too long is replaced by the folder's open descriptor.
  if (platform() !== "linux") return undefined;
  const descriptor = openSync(folder, "r");
  return {
    folder,
    address: (name) => `/proc/self/fd/${descriptor}/${name}`,
    close: () => closeSync(descriptor),
  };
}

function createTemporaryPath(folder: string): SocketPath {
  const path = temporaryFolder(folder);
  createFolder(path);
  const open = [dirname(path), path].find((path) => !isPrivate(path));
  if (open === undefined) return plainPath(path);
  throw new Problem("store.open_folder", { folder: open });
}

function findTemporaryPath(folder: string): SocketPath | undefined {
  const path = temporaryFolder(folder);
  try {
    return isPrivate(dirname(path)) && isPrivate(path) ? plainPath(path) : undefined;
  } catch {
    return undefined;
  }
}

function temporaryFolder(folder: string): string {
  return join(tmpdir(), `ambo-${ownUser()}`, shortName(folder));
}

/** Returns true if a folder is this user's own, and closed to others. */
function isPrivate(path: string): boolean {
  const { uid, mode } = statSync(path);
  return uid === ownUser() && (mode & 0o077) === 0;
}

/** Returns the user's number; `userInfo` fails where the user of a container has no name. */
function ownUser(): number | undefined {
  return process.geteuid?.();
}

/** Returns the name of the pipe that represents a folder on Windows. */
export function pipeOf(folder: string): string {
  return `\\\\.\\pipe\\ambo-${shortName(folder)}`;
}

function shortName(folder: string): string {
  return hash("sha256", realpathSync(folder), "hex").slice(0, 16);
}

function plainPath(folder: string): SocketPath {
  return { folder, address: (name) => join(folder, name), close: () => {} };
}

/** The control socket's name in the folder. */
export const SOCKET = "control.sock";
/** Names that a socket has before it gets its own. */
const TEMPORARY_NAME = /^\.ambo-/;
/** The errors of a file system that knows no sockets, or no second names for them. */
const UNSUPPORTED = new Set("EPERM ENOTSUP EOPNOTSUPP EINVAL ENOSYS EAFNOSUPPORT EIO ECONNREFUSED".split(" "));

/** The lock of a folder: the process that listens on the control socket has it. It ends with that process. */
export interface FolderLock {
  /** Returns false if the socket was removed or replaced: another process may have the folder locked, too. */
  isHeld(): boolean;
  /** Unlocks the folder. */
  release(): Promise<void>;
}

/**
 * Locks a folder for this process.
 *
 * A socket is bound under a name of its own and then linked to `control.sock`, which only one process can do. Where a
 * killed process left its socket there, connecting to it is refused, and it is replaced; see {@link publish}.
 *
 * @param server Listens for other processes from then on.
 * @returns Undefined if a living process has it locked.
 * @throws {Error} If no socket can be made.
 */
export async function lockFolder(folder: string, server: Server): Promise<FolderLock | undefined> {
  // A connection that cannot be accepted, for want of descriptors, is the other side's trouble.
  server.on("error", () => {});
  if (platform() === "win32") return lockPipe(server, folder);
  let unsupported: unknown;
  for (const open of socketPathsToLock(folder)) {
    const socketPath = open();
    try {
      const lock = await lockSocketPath(server, socketPath);
      if (!lock) socketPath.close();
      return lock;
    } catch (error) {
      socketPath.close();
      if (!UNSUPPORTED.has(systemCode(error))) throw new StoreUnavailable("cannot_open", { folder }, { cause: error });
      unsupported = error;
    }
  }
  throw new StoreUnavailable("cannot_open", { folder }, { cause: unsupported });
}

/** Locks a folder on Windows, where the name of a pipe is one process's alone and ends with it. */
async function lockPipe(server: Server, folder: string): Promise<FolderLock | undefined> {
  try {
    await listening(server, pipeOf(folder));
  } catch (error) {
    if (systemCode(error) === "EADDRINUSE") return undefined;
    throw error;
  }
  return { isHeld: () => true, release: async () => void server.close() };
}

async function lockSocketPath(server: Server, socketPath: SocketPath): Promise<FolderLock | undefined> {
  const temporary = `.ambo-${randomBytes(6).toString("hex")}`;
  const path = join(socketPath.folder, temporary);
  try {
    await listening(server, socketPath.address(temporary));
    if (!makePrivate(path) || !(await publish(socketPath, { from: temporary, name: SOCKET }))) {
      server.close();
      return undefined;
    }
    rmSync(path, { force: true });
    await checkReachable(socketPath);
  } catch (error) {
    server.close();
    // A file system without sockets may have made a file of the name before it refused.
    removeQuietly(realFiles, path);
    throw error;
  }
  await removeLeftovers(socketPath);
  const identity = identify(socketPath, SOCKET);
  const isHeld = () => identify(socketPath, SOCKET) === identity;
  return {
    isHeld,
    async release() {
      if (isHeld()) unlinkSync(join(socketPath.folder, SOCKET));
      server.close();
      socketPath.close();
    },
  };
}

/** Closes a socket to others. @returns False where the process with the lock removed it, for it did not listen yet. */
function makePrivate(path: string): boolean {
  try {
    chmodSync(path, 0o600);
    return true;
  } catch (error) {
    if (systemCode(error) === "ENOENT") return false;
    throw error;
  }
}

/**
 * Links the socket `from` to `name`, unless a living process has it.
 *
 * A dead socket in the way is replaced by the one process that could publish a name made of the dead one's identity: so
 * of several that find it dead at the same time one replaces it, and none can replace what that one has put there.
 *
 * @returns False if a living process has the name.
 */
async function publish(socketPath: SocketPath, { from, name }: { from: string; name: string }): Promise<boolean> {
  for (;;) {
    try {
      linkSync(join(socketPath.folder, from), join(socketPath.folder, name));
      return true;
    } catch (error) {
      // The process that removed the name as a leftover has the lock.
      if (systemCode(error) === "ENOENT") return false;
      if (systemCode(error) !== "EEXIST") throw error;
    }
    const identity = identify(socketPath, name);
    if (identity === undefined) continue;
    if (await isAlive(socketPath, name)) return false;
    const successor = `.ambo-after-${identity}`;
    if (!(await publish(socketPath, { from, name: successor }))) return false;
    if (identify(socketPath, name) === identity) {
      renameSync(join(socketPath.folder, successor), join(socketPath.folder, name));
      return true;
    }
    unlinkSync(join(socketPath.folder, successor));
  }
}

/**
 * Removes a socket that no process reaches under its second name: on some file systems of FUSE, such as bindfs and
 * mergerfs, each name is a file of its own. @throws {Error} `ECONNREFUSED` if it was so.
 */
async function checkReachable(socketPath: SocketPath): Promise<void> {
  const socket = connect(socketPath.address(SOCKET), () => socket.destroy());
  await once(socket, "close").catch((error) => {
    rmSync(join(socketPath.folder, SOCKET), { force: true });
    throw error;
  });
}

/** Identifies a socket file among all that have had its name: by inode and time of birth. */
function identify(socketPath: SocketPath, name: string): string | undefined {
  const stats = statSync(join(socketPath.folder, name), { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino.toString(36)}-${stats.birthtimeNs.toString(36)}`;
}

/** Removes the temporary names of killed processes. */
async function removeLeftovers(socketPath: SocketPath): Promise<void> {
  for (const name of readdirSync(socketPath.folder)) {
    const path = join(socketPath.folder, name);
    if (!TEMPORARY_NAME.test(name) || !lstatSync(path, { throwIfNoEntry: false })?.isSocket()) continue;
    if (!(await isAlive(socketPath, name))) rmSync(path, { force: true });
  }
}

function isAlive(socketPath: SocketPath, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath.address(name));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error) => {
      const code = systemCode(error);
      // Its queue of connections is full, so it lives.
      if (code === "EAGAIN") resolve(true);
      // Reset: the process has just stopped listening.
      else if (["ECONNREFUSED", "ENOENT", "ECONNRESET"].includes(code)) resolve(false);
      else reject(error);
    });
  });
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
}

/** Yields the paths of the sockets on which the process that has a folder locked may listen. */
export function* controlSockets(folder: string): Generator<SocketPath, undefined> {
  if (platform() === "win32") return void (yield { folder, address: () => pipeOf(folder), close: () => {} });
  for (const open of socketPathsToTry(folder)) {
    const path = open();
    if (path) yield path;
  }
}
