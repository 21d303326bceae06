import { randomBytes } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The names that drafts alone have: what another program left is never removed. */
const DRAFT_NAME = /^\.ambo-[0-9a-f]{12}\.draft$/;

/** A file that is made beside its place and takes its name once it is whole and on the disk. Methods throw the system's errors. */
export class Draft {
  readonly #file: string;
  readonly #path: string;
  readonly #descriptor: number;
  #isOpen = true;

  constructor(file: string, mode: number) {
    this.#file = file;
    this.#path = join(dirname(file), `.ambo-${randomBytes(6).toString("hex")}.draft`);
    this.#descriptor = openSync(this.#path, "wx", mode);
  }

  write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) done += writeSync(this.#descriptor, bytes, done);
  }

  /** Takes the owner and mode of the file that it will replace, each if the system allows it. */
  takeRightsOf({ mode, uid, gid }: Stats): void {
    try {
      fchownSync(this.#descriptor, uid, gid);
    } catch {
      // It belongs to the user who made it.
    }
    try {
      fchmodSync(this.#descriptor, mode & 0o777);
    } catch {
      // Its file system knows no modes.
    }
  }

  /** Takes the place of the file. */
  finish(): void {
    fsyncSync(this.#descriptor);
    this.#close();
    renameSync(this.#path, this.#file);
    syncFolder(dirname(this.#file));
  }

  /** Removes what an attempt that failed has left. */
  remove(): void {
    try {
      this.#close();
    } finally {
      rmSync(this.#path, { force: true });
    }
  }

  /** Closes it once: after that its number may be that of another file. */
  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#descriptor);
  }
}

/** Puts the names of a folder on the disk, where the system can: the file is whole under its name or not there. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, "r");
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Windows and some network disks have no such call; they keep names in their own way.
  }
}

/** Removes the drafts of a folder to which nothing was written for `age` milliseconds. @returns Their paths. */
export function removeDrafts(folder: string, age: number): string[] {
  const drafts = readdirSync(folder).filter((name) => DRAFT_NAME.test(name));
  const isLeft = (path: string) => Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > age;
  const left = drafts.map((name) => join(folder, name)).filter(isLeft);
  for (const path of left) rmSync(path, { force: true });
  return left;
}
