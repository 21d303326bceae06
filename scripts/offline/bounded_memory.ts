import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The places of control groups that bound memory, and the file that holds the bound: cgroups(7), version 2 and 1. */
const PLACES = [
  { folder: "/sys/fs/cgroup", file: "memory.max", sign: "cgroup.controllers" },
  { folder: "/sys/fs/cgroup/memory", file: "memory.limit_in_bytes", sign: "memory.limit_in_bytes" },
] as const;

/** A control group that bounds the memory of the processes in it. */
export interface BoundedMemory {
  /** Puts a process, and all that it will start, into the group. */
  add(pid: number): void;
  /** Returns how many processes the system has ended because they wanted more. */
  kills(): number;
  /** Removes the group, once its processes have ended. */
  remove(): void;
}

/** Bounds memory, in bytes; undefined where the system does not let it be bounded. */
export function boundMemory(bytes: number): BoundedMemory | undefined {
  for (const { folder, file, sign } of PLACES) {
    if (!existsSync(join(folder, sign))) continue;
    const group = join(folder, `ambo-${process.pid}`);
    try {
      mkdirSync(group);
      writeFileSync(join(group, file), String(bytes));
    } catch {
      continue;
    }
    return {
      add: (pid) => writeFileSync(join(group, "cgroup.procs"), String(pid)),
      kills: () => readKills(group),
      remove: () => rmdirSync(group),
    };
  }
  return undefined;
}

function readKills(group: string): number {
  for (const file of ["memory.events", "memory.oom_control"]) {
    const path = join(group, file);
    if (!existsSync(path)) continue;
    const found = /^oom_kill (\d+)$/m.exec(readFileSync(path, "utf8"));
    if (found !== null) return Number(found[1]);
  }
  return 0;
}
