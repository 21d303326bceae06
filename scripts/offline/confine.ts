import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Where the memory of processes is bounded, which an unprivileged user cannot change. */
const CONTROL_GROUPS = "/sys/fs/cgroup";

/** Makes all mounts of this mount namespace read-only but for one folder, and switches the loopback network on. */
export function confineTo(folder: string): void {
  run("ip", "link", "set", "lo", "up");
  run("mount", "--make-rprivate", "/");
  run("mount", "--bind", folder, folder);
  for (const point of mountPoints()) {
    if (point !== folder && !point.startsWith(CONTROL_GROUPS)) run("mount", "-o", "remount,bind,ro", point);
  }
}

/** The mount points, the innermost first; spaces and the like stand in them as octal numbers. */
function mountPoints(): string[] {
  const points = readFileSync("/proc/self/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "")
    .filter((point) => point !== "")
    .map((point) => point.replace(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8))));
  return [...new Set(points)].reverse();
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });
}
