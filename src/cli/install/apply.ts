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

/** An error that names the step of an installation that failed. */
export class InstallError extends Error {
  override readonly name = "InstallError";
}

/** The system that a plan is applied to. */
export interface InstallTarget {
  /** The folder that stands for `/`. In another folder than that, only files are written and no command runs. */
  readonly root: string;
  /** True where systemd runs, as `sd_booted(3)` tells; elsewhere, as in an image, `systemctl` is not called. */
  readonly isBooted: boolean;
  /** Takes a line for each step. */
  readonly report: (line: string) => void;
}

/**
 * Installs the program; over an older installation, upgrades it.
 *
 * @throws {InstallError} At the first step that fails.
 */
export function applyInstall({ files, links, commands }: InstallPlan, target: InstallTarget): void {
  for (const file of files) write(file, target);
  for (const [path, destination] of links) {
    step(`link ${path}`, () => {
      replace(join(target.root, path), (draft) => symlinkSync(destination, draft));
    });
    target.report(`linked ${path} to ${destination}`);
  }
  for (const command of commands) run(command, target);
}

/**
 * Removes the program.
 *
 * @throws {InstallError} At the first step that fails.
 */
export function applyUninstall(
  { before, remove, after, kept }: UninstallPlan,
  target: InstallTarget,
): void {
  for (const command of before) run(command, { ...target, mayFail: true });
  for (const path of remove) {
    const found = join(target.root, path);
    const outcome = step(`remove ${path}`, () => removeIfThere(found));
    if (outcome !== undefined) target.report(`${outcome} ${path}`);
  }
  for (const command of after) run(command, target);
  target.report(`kept ${kept.join(", ")}`);
}

function write({ path, mode, content, keep }: PlannedFile, { root, report }: InstallTarget): void {
  const file = join(root, path);
  if (keep && existsSync(file)) {
    report(`kept ${path}`);
    return;
  }
  if ("copyOf" in content && existsSync(file) && isSame(content.copyOf, file)) {
    report(`kept ${path}: it is the program that runs`);
    return;
  }
  step(`write ${path}`, () => {
    replace(file, (draft) => {
      if ("text" in content) writeFileSync(draft, content.text);
      else copyFileSync(content.copyOf, draft);
      chmodSync(draft, mode);
    });
  });
  report(`wrote ${path}`);
}

/** Makes a file beside its path and renames it: a program that runs cannot be written over. */
function replace(path: string, make: (draft: string) => void): void {
  makeFolder(dirname(path));
  const draft = `${path}.draft`;
  rmSync(draft, { force: true });
  try {
    make(draft);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Makes a folder that every user can enter, whatever the umask. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
  chmodSync(path, 0o755);
}

function isSame(one: string, other: string): boolean {
  return realpathSync(one) === realpathSync(other);
}

/**
 * Removes a file, a link or an empty folder.
 *
 * @returns The outcome in words; undefined where there was nothing.
 */
function removeIfThere(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isDirectory()) rmSync(path);
  else if (readdirSync(path).length > 0) return "kept, as it is not empty,";
  else rmdirSync(path);
  return "removed";
}

function step<T>(task: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const hint =
      code === "EACCES" || code === "EPERM" || code === "EROFS" ? ": run it as root" : "";
    throw new InstallError(`Cannot ${task}: ${message}${hint}`);
  }
}

function run(command: readonly string[], target: InstallTarget & { mayFail?: boolean }): void {
  const line = command.join(" ");
  if (target.root !== "/") {
    target.report(`not run, as ${target.root} is not this system: ${line}`);
    return;
  }
  const [program = "", ...args] = command;
  if (program === "systemctl" && !target.isBooted) {
    target.report(`not run, as systemd does not run here: ${line}`);
    return;
  }
  const { status, error, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status === 0) {
    target.report(`ran ${line}`);
    return;
  }
  const fault = error?.message ?? stderr.trim();
  if (target.mayFail !== true) throw new InstallError(`Cannot run \`${line}\`: ${fault}`);
  target.report(`passed over ${line}: ${fault}`);
}
