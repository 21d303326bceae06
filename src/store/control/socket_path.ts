import { hash } from "node:crypto";
import { closeSync, openSync, realpathSync, statSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { createFolder, StoreError } from "../wal/mod.ts";

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
  throw new StoreError("open_folder", { folder: open });
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

/** Returns the name of the pipe that stands for a folder on Windows. */
export function pipeOf(folder: string): string {
  return `\\\\.\\pipe\\ambo-${shortName(folder)}`;
}

function shortName(folder: string): string {
  return hash("sha256", realpathSync(folder), "hex").slice(0, 16);
}

function plainPath(folder: string): SocketPath {
  return { folder, address: (name) => join(folder, name), close: () => {} };
}
