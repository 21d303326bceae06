/**
 * Runs the tests of the store for minutes instead of seconds: `npm run soak`.
 *
 * More kills under load, more power cuts with other seeds, more processes that lock a folder at once, more lives of machines
 * that share a log.
 */
import { spawnSync } from "node:child_process";

const WORDS = ["crash/", "store/faults", "control/folder_lock", "store/etcd/", "store/folder_log"];
const run = spawnSync(process.execPath, ["--import", "tsx", "scripts/test.ts", ...WORDS], {
  stdio: "inherit",
  env: { ...process.env, SOAK: "1" },
});
process.exit(run.status ?? 1);
