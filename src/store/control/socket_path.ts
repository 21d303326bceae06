import { hash } from "node:crypto";
import { closeSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";

/** A socket's address has room for 108 bytes on Linux and 104 elsewhere; a longer one is cut short without a word. */
const LONGEST_ADDRESS = 100;
/** No name that is bound or linked in a place is longer. */
const LONGEST_NAME = 48;

/** A folder in which sockets can be bound and reached. */
export interface SocketPath {
  /** The folder, for all that is not a socket's address. */
  readonly folder: string;
  /** The address of a socket in the folder: the same place, written so shortly that it fits. */
  address(name: string): string;
  /** Gives back what writing it shortly takes. */
  close(): void;
}

/**
 * The places where the control socket of a store's folder can be, in the order in which they are tried: the folder
 * itself, and a folder for temporary files for where the folder's file system knows no sockets. It is made when it is
 * opened.
 */
export function socketPathsToLock(folder: string): (() => SocketPath)[] {
  const temporary = () => makeTemporaryPlace(folder);
  return [() => placeIn(folder) ?? temporary(), temporary];
}

/** The same places for whoever looks for a holder: nothing is made, and one that no holder can have is undefined. */
export function socketPathsToTry(folder: string): (() => SocketPath | undefined)[] {
  const temporary = () => findTemporaryPlace(folder);
  return [() => placeIn(folder) ?? temporary(), temporary];
}

/** @returns Undefined where the folder's path is too long for a socket's address. */
function placeIn(folder: string): SocketPath | undefined {
  if (Buffer.byteLength(folder) + LONGEST_NAME < LONGEST_ADDRESS) return plainPlace(folder);
  // Too deep a folder is reached by way of its open descriptor where the system has such a way.
  if (platform() !== "linux") return undefined;
  const descriptor = openSync(folder, "r");
  return {
    folder,
    address: (name) => `/proc/self/fd/${descriptor}/${name}`,
    close: () => closeSync(descriptor),
  };
}

function makeTemporaryPlace(folder: string): SocketPath {
  const path = temporaryPath(folder);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const open = [dirname(path), path].find((path) => !isPrivate(path));
  if (open === undefined) return plainPlace(path);
  throw new Error(`Cannot use the folder "${open}": others than its owner can reach it`);
}

function findTemporaryPlace(folder: string): SocketPath | undefined {
  const path = temporaryPath(folder);
  try {
    return isPrivate(dirname(path)) && isPrivate(path) ? plainPlace(path) : undefined;
  } catch {
    return undefined;
  }
}

function temporaryPath(folder: string): string {
  return join(tmpdir(), `ambo-${ownUser()}`, shortName(folder));
}

/** Whether a folder is this user's own, and shut to others. */
function isPrivate(path: string): boolean {
  const { uid, mode } = statSync(path);
  return uid === ownUser() && (mode & 0o077) === 0;
}

/** The user's number; not by way of `userInfo`, for the user of a container may have no name. */
function ownUser(): number | undefined {
  return process.geteuid?.();
}

/** On Windows: the name of the pipe that stands for a folder. */
export function pipeOf(folder: string): string {
  return `\\\\.\\pipe\\ambo-${shortName(folder)}`;
}

function shortName(folder: string): string {
  return hash("sha256", realpathSync(folder), "hex").slice(0, 16);
}

function plainPlace(folder: string): SocketPath {
  return { folder, address: (name) => join(folder, name), close: () => {} };
}
