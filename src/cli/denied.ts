/** The path that the system denied in a failure, with its owner and mode. */
import { accessSync, constants, readFileSync, type Stats, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { geteuid } from "node:process";
import { Problem } from "../base/problem.ts";
import { SettingsError } from "../config/mod.ts";

/** The rights on a path: to go through a folder, to list it, to make something in it; to read or write a file. */
type Right = "enter" | "list" | "make" | "read" | "write";

/** A path that the system did not let this user use. */
export interface Denial {
  readonly path: string;
  /** The path itself, or the folder above it that is in the way. */
  readonly place: string;
  /** The missing right; `other` where the user may use the path by its mode, as root may each. */
  readonly right: Right | "other";
  /** The owner of the place: `own` is this user; of others' places, `above` is a folder above the path. */
  readonly belongs: "own" | "above" | "others";
  readonly user: string;
  readonly owner: string;
  /** In octal digits. */
  readonly mode: string;
}

/** Finds the path that a failure is about, if the system denied it; undefined for other failures. */
export function denialOf(failure: unknown): Denial | undefined {
  // Of several faults of the settings the first is about enough.
  if (failure instanceof SettingsError) {
    return failure.values.faults.map(denialOf).find((denial) => denial !== undefined);
  }
  let named: string | undefined;
  for (let error = failure; error instanceof Error; error = error.cause as Error) {
    if (error instanceof Problem) named = pathIn(error.values) ?? named;
    const {
      code = "",
      path,
      address,
      port = -1,
    } = error as NodeJS.ErrnoException & { address?: string; port?: number };
    // An address of the network has a port; that of a socket in the file system is a path.
    if ((code !== "EACCES" && code !== "EPERM") || port > 0) continue;
    const denied = path ?? address;
    const used = denied === undefined || denied.startsWith("/proc/self/") ? named : denied;
    if (used === undefined) return undefined;
    // The program's own files for a moment have names that begin with a full stop: it is about their folder.
    return denialAt(resolve(basename(used).startsWith(".") ? dirname(used) : used));
  }
  return undefined;
}

/** Finds the path that a failure is about, if it is on a file system that may only be read; undefined for other failures. */
export function readOnlyPath(failure: unknown, named?: string): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  const path = (failure instanceof Problem ? pathIn(failure.values) : undefined) ?? named;
  return (failure as NodeJS.ErrnoException).code === "EROFS" ? path : readOnlyPath(failure.cause, path);
}

/** Returns the path among the values of a problem. */
function pathIn(values: object): string | undefined {
  const { path, file, folder } = values as Record<string, unknown>;
  return [path, file, folder].find((value): value is string => typeof value === "string");
}

/** Finds what is in the way of a path: it, or the first folder above it through which this user may not go. */
function denialAt(path: string): Denial | undefined {
  const folders: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  for (const [index, folder] of folders.entries()) {
    const stats = look(folder);
    const isLast = index === folders.length - 1;
    const isMissing = stats !== undefined && look(isLast ? path : folders[index + 1]!) === undefined;
    if (stats === undefined) return undefined;
    if (!isAllowed(folder, constants.X_OK)) return denial({ path, place: folder, right: "enter", stats });
    if (isMissing) {
      const right = isAllowed(folder, constants.W_OK) ? "other" : "make";
      return denial({ path, place: folder, right, stats });
    }
  }
  const stats = look(path);
  return stats && denial({ path, place: path, right: lackingRight(path, stats), stats });
}

function lackingRight(path: string, stats: Stats): Denial["right"] {
  const rights: [Right, number][] = stats.isDirectory()
    ? [
        ["enter", constants.X_OK],
        ["list", constants.R_OK],
        ["make", constants.W_OK],
      ]
    : [
        ["read", constants.R_OK],
        ["write", constants.W_OK],
      ];
  return rights.find(([, mode]) => !isAllowed(path, mode))?.[0] ?? "other";
}

function denial({ stats, ...facts }: Pick<Denial, "path" | "place" | "right"> & { stats: Stats }): Denial {
  const others = facts.place === facts.path ? "others" : "above";
  return {
    ...facts,
    belongs: isOwn(facts.place) ? "own" : others,
    // `userInfo` fails where the user of a container has no name.
    user: nameOf(geteuid?.() ?? 0),
    owner: nameOf(stats.uid),
    mode: (stats.mode & 0o7777).toString(8).padStart(3, "0"),
  };
}

/** Returns what the system knows of a file, or with `lstatSync` of a link; undefined where it cannot be looked at. */
export function look(path: string, by: (path: string) => Stats = statSync): Stats | undefined {
  try {
    return by(path);
  } catch {
    return undefined;
  }
}

/** Returns what the system knows of a file; undefined where there is none, also below a file in the place of its folder. */
export function statsIfThere(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

/** Returns true unless the system says that this user may not; other faults are reported by the work on it. */
export function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code !== "EACCES" && code !== "EPERM";
  }
}

/** Returns true if a file is this user's: no other user could do more with it. */
export function isOwn(path: string): boolean {
  return look(path)?.uid === geteuid?.();
}

/** Returns the name of the user to whom a file belongs, or the number where that is all there is. */
export function ownerOf(path: string): string {
  return nameOf(look(path)?.uid ?? 0);
}

function nameOf(uid: number): string {
  try {
    const users = readFileSync("/etc/passwd", "utf8").split("\n");
    return users.map((line) => line.split(":")).find(([, , id]) => id === String(uid))?.[0] ?? String(uid);
  } catch {
    return String(uid);
  }
}
