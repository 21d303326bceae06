import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { InstallPlan, PlannedFile, UninstallPlan } from "./plan.ts";

/** A step of an installation failed. */
export class InstallError extends Error {
  override readonly name = "InstallError";
}

/** Where and how a plan is carried out. */
export interface Site {
  /** What stands for `/`. Another folder than that is only filled: no command of the system runs. */
  readonly root: string;
  /** Whether systemd runs there, as `sd_booted(3)` has it; where it does not, as in an image, nothing is asked of it. */
  readonly isBooted: boolean;
  /** Takes a line for each step. */
  readonly tell: (line: string) => void;
}

/**
 * Carries out an installation; again over an older one, it upgrades it.
 *
 * @throws {InstallError} At the first step that fails.
 */
export function install({ files, links, commands }: InstallPlan, site: Site): void {
  for (const file of files) write(file, site);
  for (const [path, target] of links) {
    step(`link ${path}`, () => {
      replace(join(site.root, path), (draft) => symlinkSync(target, draft));
    });
    site.tell(`linked ${path} to ${target}`);
  }
  for (const command of commands) run(command, site);
}

/**
 * Carries out an uninstallation.
 *
 * @throws {InstallError} At the first step that fails.
 */
export function removeInstalled({ before, remove, after, kept }: UninstallPlan, site: Site): void {
  for (const command of before) run(command, { ...site, mayFail: true });
  for (const path of remove) {
    const found = join(site.root, path);
    const outcome = step(`remove ${path}`, () => removeIfThere(found));
    if (outcome !== undefined) site.tell(`${outcome} ${path}`);
  }
  for (const command of after) run(command, site);
  site.tell(`kept ${kept.join(", ")}`);
}

function write({ path, mode, content, keep }: PlannedFile, { root, tell }: Site): void {
  const target = join(root, path);
  if (keep && existsSync(target)) {
    tell(`kept ${path}`);
    return;
  }
  if ("copyOf" in content && existsSync(target) && isSame(content.copyOf, target)) {
    tell(`kept ${path}: it is the program that runs`);
    return;
  }
  step(`write ${path}`, () => {
    replace(target, (draft) => {
      if ("text" in content) writeFileSync(draft, content.text);
      else copyFileSync(content.copyOf, draft);
      chmodSync(draft, mode);
    });
  });
  tell(`wrote ${path}`);
}

/** Makes a file beside its place and puts it there at once: a program that runs cannot be written over. */
function replace(target: string, make: (draft: string) => void): void {
  makeFolder(dirname(target));
  const draft = `${target}.draft`;
  rmSync(draft, { force: true });
  try {
    make(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Makes a folder that every user can enter, whatever the umask of who installs. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
  chmodSync(path, 0o755);
}

function isSame(one: string, other: string): boolean {
  return realpathSync(one) === realpathSync(other);
}

/** Removes a file, a link or an empty folder; says what became of it, or nothing where there was none. */
function removeIfThere(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isDirectory()) rmSync(path);
  else if (readdirSync(path).length > 0) return "kept, as it is not empty,";
  else rmdirSync(path);
  return "removed";
}

function step<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const hint =
      code === "EACCES" || code === "EPERM" || code === "EROFS" ? ": run it as root" : "";
    throw new InstallError(`Cannot ${what}: ${message}${hint}`);
  }
}

function run(command: readonly string[], site: Site & { mayFail?: boolean }): void {
  const line = command.join(" ");
  if (site.root !== "/") {
    site.tell(`not run, as ${site.root} is not this system: ${line}`);
    return;
  }
  const [program = "", ...args] = command;
  if (program === "systemctl" && !site.isBooted) {
    site.tell(`not run, as systemd does not run here: ${line}`);
    return;
  }
  const { status, error, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status === 0) {
    site.tell(`ran ${line}`);
    return;
  }
  const fault = error?.message ?? stderr.trim();
  if (site.mayFail !== true) throw new InstallError(`Cannot run \`${line}\`: ${fault}`);
  site.tell(`passed over ${line}: ${fault}`);
}
