import { spawnSync } from "node:child_process";

/** Which of some programs are not installed here, as a reason to skip what needs them; false where all are. */
export function missing(...programs: string[]): string | false {
  const absent = programs.filter(
    (program) => spawnSync(program, ["--version"], { stdio: "ignore" }).error !== undefined,
  );
  return absent.length > 0 && `not installed here: ${absent.join(", ")}`;
}
