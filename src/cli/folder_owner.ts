import { accessSync, constants, existsSync, lstatSync, readFileSync, type Stats, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { CommandContext } from "./command.ts";
import { CommandError } from "./command_error.ts";
import type { FolderSetting } from "./folder.ts";

/**
 * Runs an action as the owner of a folder, where this process is root: what root writes there, the service could not
 * read any more.
 */
export async function actingAsOwner<T>(
  folder: string,
  { actAs }: Pick<CommandContext, "actAs">,
  action: () => Promise<T>,
): Promise<T> {
  const owner = ownerToActAs(folder);
  if (actAs === undefined || owner === undefined || owner.uid === 0) return await action();
  actAs(owner);
  try {
    return await action();
  } finally {
    actAs(undefined);
  }
}

/** Runs an action within {@linkcode actingAsOwner} as oneself again: on files that are not the service's. */
export async function actingAsOneself<T>(
  { actAs, settings }: Pick<CommandContext, "actAs" | "settings">,
  action: () => Promise<T>,
): Promise<T> {
  const owner = ownerToActAs(settings.keys);
  if (actAs === undefined || owner === undefined || owner.uid === 0) return await action();
  actAs(undefined);
  try {
    return await action();
  } finally {
    actAs(owner);
  }
}

/** Opens a file as {@linkcode actingAsOneself} does. */
export function openingAsOneself<T>({ actAs, settings }: Pick<CommandContext, "actAs" | "settings">, open: () => T): T {
  const owner = ownerToActAs(settings.keys);
  if (actAs === undefined || owner === undefined || owner.uid === 0) return open();
  actAs(undefined);
  try {
    return open();
  } finally {
    actAs(owner);
  }
}

/** @throws {Error} If there is a store of another user, which this one may not use. */
export function refuseForeignStore(folder: string): void {
  if (isAllowed(folder, constants.R_OK | constants.W_OK | constants.X_OK)) return;
  const owner = ownerOf(folder);
  throw new CommandError("foreign_store", { folder, owner });
}

/** @throws {Error} If a folder, or the first one above it that is there, may not be written. */
export function refuseUnwritable(folder: string, setting: FolderSetting): void {
  let present = resolve(folder);
  while (!existsSync(present)) present = dirname(present);
  // What is no folder has another fault, which the writing of the file tells.
  if (!statSync(present).isDirectory()) return;
  if (isAllowed(present, constants.W_OK | constants.X_OK)) return;
  throw present === resolve(folder)
    ? new CommandError("unwritable_folder", { folder, owner: ownerOf(present), setting })
    : new CommandError("unmakable_folder", { folder, parent: present, setting });
}

/**
 * Finds who decides what is in a folder: its owner, or that of the first folder above it that is there, or the user whose
 * link leads to it and may lead elsewhere the next moment. Root that worked there as root would write where that user may
 * not.
 */
function ownerToActAs(folder: string): Stats | undefined {
  let owner: Stats | undefined;
  for (let path = resolve(folder); path !== dirname(path); path = dirname(path)) {
    const found = look(path, lstatSync);
    if (found?.isSymbolicLink() && found.uid !== 0) return found;
    owner ??= look(path, statSync);
  }
  return owner;
}

/** Looks at a file; undefined where it is not there, or cannot be looked at. */
function look(path: string, by: typeof statSync | typeof lstatSync): Stats | undefined {
  try {
    return by(path) as Stats;
  } catch {
    return undefined;
  }
}

/** Returns true unless the system says that this user may not; other faults are left to whoever works on it. */
function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code !== "EACCES" && code !== "EPERM";
  }
}

/** Returns the name of the user to whom a file belongs, or the number where that is all there is. */
function ownerOf(path: string): string {
  try {
    const { uid } = statSync(path);
    const users = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => line.split(":"));
    return users.find(([, , id]) => id === String(uid))?.[0] ?? String(uid);
  } catch {
    return "root";
  }
}
