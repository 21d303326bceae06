import { spawnSync } from "node:child_process";

/** Names the programs that are not installed, as a reason to skip a test; false where all are. */
export function missing(...programs: string[]): string | false {
  const absent = programs.filter(
    (program) => spawnSync(program, ["--version"], { stdio: "ignore" }).error !== undefined,
  );
  return absent.length > 0 && `not installed here: ${absent.join(", ")}`;
}
