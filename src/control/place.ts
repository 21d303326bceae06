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
export interface Place {
  /** The folder, for all that is not a socket's address. */
  readonly folder: string;
  /** The address of a socket in the folder: the same place, written so shortly that it fits. */
  address(name: string): string;
  /** Gives back what writing it shortly takes. */
  close(): void;
}

/**
 * The places where the control socket of a store's folder may be, in the order in which they are tried: the folder
 * itself, and a folder for temporary files for where the folder's file system knows no sockets.
 */
export function placesOf(folder: string): (() => Place)[] {
  return [() => placeIn(folder), () => temporaryPlace(folder)];
}

function placeIn(folder: string): Place {
  if (Buffer.byteLength(folder) + LONGEST_NAME < LONGEST_ADDRESS) return plainPlace(folder);
  // Too deep a folder is reached by way of its open descriptor where the system has such a way.
  if (platform() !== "linux") return temporaryPlace(folder);
  const descriptor = openSync(folder, "r");
  return {
    folder,
    address: (name) => `/proc/self/fd/${descriptor}/${name}`,
    close: () => closeSync(descriptor),
  };
}

function temporaryPlace(folder: string): Place {
  // Not by way of `userInfo`: the user of a container may have no name.
  const uid = process.geteuid?.();
  const place = join(tmpdir(), `ambo-${uid}`, shortName(folder));
  mkdirSync(place, { recursive: true, mode: 0o700 });
  for (const path of [place, dirname(place)]) {
    const facts = statSync(path);
    if (facts.uid !== uid || (facts.mode & 0o077) !== 0) {
      throw new Error(`Cannot use the folder "${path}": others than its owner can reach it`);
    }
  }
  return plainPlace(place);
}

/** On Windows: the name of the pipe that stands for a folder. */
export function pipeOf(folder: string): string {
  return `\\\\.\\pipe\\ambo-${shortName(folder)}`;
}

function shortName(folder: string): string {
  return hash("sha256", realpathSync(folder), "hex").slice(0, 16);
}

function plainPlace(folder: string): Place {
  return { folder, address: (name) => join(folder, name), close: () => {} };
}
