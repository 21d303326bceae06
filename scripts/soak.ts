/**
 * Runs the tests of the store for minutes instead of seconds: `npm run soak`.
 *
 * More kills under load, more power cuts with other seeds, more processes that lock a folder at once.
 */
import { spawnSync } from "node:child_process";

const WORDS = ["crash/", "store/faults", "control/folder_lock"];
const run = spawnSync(process.execPath, ["--import", "tsx", "scripts/test.ts", ...WORDS], {
  stdio: "inherit",
  env: { ...process.env, SOAK: "1" },
});
process.exit(run.status ?? 1);
