import { Buffer } from "node:buffer";
import {
  chmodSync,
  close,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fdatasync,
  fstatSync,
  fsync,
  ftruncateSync,
  mkdirSync,
  open,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { platform } from "node:os";
import { dirname } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { Problem } from "../../base/problem.ts";
import { StoreUnavailable, systemCode } from "./errors.ts";

/**
 * The only operations on files that the store makes; tests bring a layer that fails at a chosen step.
 *
 * Descriptors are the numbers of `node:fs`.
 */
export interface FileLayer {
  /** Opens a file: `read` only, `update` (read and write, must exist) or `create` (must not exist, mode 0600). */
  open(path: string, how: "read" | "update" | "create"): number;
  close(descriptor: number): void;
  /** Returns the length in bytes. */
  size(descriptor: number): number;
  /** Returns false if the file of a path is not the open one, for it was removed or replaced. */
  isNamed(descriptor: number, path: string): boolean;
  /** Reads into `target` from a position in the file; returns how many bytes came, 0 at the end. */
  read(descriptor: number, target: Uint8Array, position: number): number;
  /**
   * Writes `bytes` at the end of the file, which is `position` unless another process changed the file; returns how many were
   * taken, which may be fewer.
   */
  write(descriptor: number, bytes: Uint8Array, position: number): number;
  truncate(descriptor: number, size: number): void;
  /** Puts the content and the length on the disk, without blocking the event loop. */
  sync(descriptor: number): Promise<void>;
  /** Lists the names in a folder; one that is not there, or is none, has none. */
  list(folder: string): string[];
  rename(from: string, to: string): void;
  /** Removes a file, if it is there. */
  remove(path: string): void;
  /** Creates a folder with mode 0700, and those above it; one that is there is closed to others. */
  makeFolder(folder: string): void;
  /** Puts the folder's entries on the disk. */
  syncFolder(folder: string): Promise<void>;
}

// Linux appends whatever the position: after the end of a file that was cut, a write would fill the gap with zeros.
const FLAGS = { read: "r", update: constants.O_RDWR | constants.O_APPEND, create: "ax+" } as const;
const openAsync = promisify(open);
const closeAsync = promisify(close);
const fsyncAsync = promisify(fsync);

/** The file layer over `node:fs`. */
export const realFiles: FileLayer = {
  open(path, how) {
    const descriptor = openSync(path, FLAGS[how], 0o600);
    // A file that was copied or restored by hand may be open to others.
    if (how === "update") {
      const facts = fstatSync(descriptor);
      if (isOpenToOthers(facts) && isOwn(facts)) whereModesAre(() => fchmodSync(descriptor, 0o600));
    }
    return descriptor;
  },
  close: closeSync,
  size: (descriptor) => fstatSync(descriptor).size,
  isNamed(descriptor, path) {
    const named = statSync(path, { bigint: true, throwIfNoEntry: false });
    const { dev, ino } = fstatSync(descriptor, { bigint: true });
    return named !== undefined && named.ino === ino && named.dev === dev;
  },
  read: (descriptor, target, position) => readSync(descriptor, target, 0, target.length, position),
  write: (descriptor, bytes, position) => writeSync(descriptor, bytes, 0, bytes.length, position),
  truncate: ftruncateSync,
  sync: promisify(fdatasync),
  list(folder) {
    try {
      return readdirSync(folder);
    } catch (error) {
      // Below a file there is no folder either.
      if (["ENOENT", "ENOTDIR"].includes(systemCode(error))) return [];
      throw error;
    }
  },
  rename: renameSync,
  remove(path) {
    try {
      unlinkSync(path);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  },
  makeFolder(folder) {
    createFolder(folder);
    const facts = statSync(folder);
    // A folder that many share, such as /tmp, and one that is not ours are left as they are.
    const isShared = (facts.mode & 0o1000) !== 0;
    if (isOpenToOthers(facts) && !isShared && isOwn(facts)) whereModesAre(() => chmodSync(folder, 0o700));
  },
  async syncFolder(folder) {
    // Windows cannot open a folder as a file; its file systems log renames by themselves.
    if (platform() === "win32") return;
    const descriptor = await openAsync(folder, "r");
    try {
      await fsyncAsync(descriptor);
    } catch (error) {
      // A file system without such a call, such as a folder shared with a virtual machine, offers no more.
      if (systemCode(error) !== "EINVAL") throw error;
    } finally {
      await closeAsync(descriptor);
    }
  },
};

/**
 * Creates a folder with mode 0700, and those above it, where absent.
 *
 * @returns The folders that were created, the innermost first.
 * @throws {StoreUnavailable} If it cannot be created, or a file has its name.
 */
export function createFolder(folder: string): string[] {
  try {
    return createFolders(folder);
  } catch (cause) {
    if (existsSync(folder)) throw new StoreUnavailable("not_a_folder", { folder }, { cause });
    throw new StoreUnavailable("cannot_create_folder", { folder }, { cause });
  }
}

/** Creates the folders one by one: the recursion of `mkdirSync` never ends in a folder like `/proc`. */
function createFolders(folder: string): string[] {
  const create = () => mkdirSync(folder, { mode: 0o700 });
  try {
    create();
    return [folder];
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
    if (!isMissing(error) || dirname(folder) === folder) throw error;
    const above = createFolders(dirname(folder));
    create();
    return [folder, ...above];
  }
}

/** Changes a mode, where the file system has any: FAT ignores it, and a disk of Windows or a phone may refuse it. */
function whereModesAre(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!["EPERM", "ENOTSUP", "ENOSYS"].includes(systemCode(error))) throw error;
  }
}

/** Returns true if others than the owner have any right to a file. Windows has no modes. */
function isOpenToOthers({ mode }: { mode: number }): boolean {
  return platform() !== "win32" && (mode & 0o077) !== 0;
}

function isOwn({ uid }: { uid: number }): boolean {
  return uid === process.geteuid?.();
}

/** Returns true for the system's error that a file is not there. */
export function isMissing(error: unknown): boolean {
  return systemCode(error) === "ENOENT";
}

/** Writes all of `bytes`, in as many steps as the system makes of it. @throws {Error} The system's. */
export function writeAll(files: FileLayer, target: { descriptor: number; bytes: Uint8Array; position: number }): void {
  let done = 0;
  while (done < target.bytes.length) {
    const rest = done === 0 ? target.bytes : target.bytes.subarray(done);
    const taken = files.write(target.descriptor, rest, target.position + done);
    if (taken === 0) throw new Problem("store.no_byte_taken", {});
    done += taken;
  }
}

/** Reads up to `length` bytes of a file from a position; fewer where it ends. @throws {Error} The system's. */
export function readAt(files: FileLayer, from: { descriptor: number; position: number; length: number }): Buffer {
  const content = Buffer.allocUnsafe(from.length);
  let done = 0;
  while (done < content.length) {
    const count = files.read(from.descriptor, content.subarray(done), from.position + done);
    if (count === 0) break;
    done += count;
  }
  return content.subarray(0, done);
}

/** Reads the whole content of a file. @throws {Error} The system's, with the path. */
export function readAll(files: FileLayer, path: string): Buffer {
  const descriptor = files.open(path, "read");
  try {
    return readAt(files, { descriptor, position: 0, length: files.size(descriptor) });
  } catch (cause) {
    // Node names the file where it cannot be opened, but not where it cannot be read.
    throw new Problem("store.cannot_read", { path }, { cause });
  } finally {
    files.close(descriptor);
  }
}

/** Puts the names in a folder, which may be new itself, on the disk. @throws {StoreUnavailable} If that fails. */
export async function syncNames(files: FileLayer, folder: string): Promise<void> {
  try {
    await files.syncFolder(folder);
    await files.syncFolder(dirname(folder));
  } catch (cause) {
    throw new StoreUnavailable("cannot_sync", { path: folder }, { cause });
  }
}

/** Removes what an attempt that failed has left, if that is possible now. */
export function removeQuietly(files: FileLayer, path: string): void {
  try {
    files.remove(path);
  } catch {
    // It is removed at the next start.
  }
}
