/**
 * Runs tests for minutes instead of seconds: `npm run soak`, or `npm run soak -- WORDS` as `npm test` takes them.
 *
 * More kills under load, more power cuts with other seeds, more processes that lock a folder at once, more lives of machines
 * that share a log; all cases of what seeds make, of which `npm test` tries a part.
 */
import { spawnSync } from "node:child_process";

const STORE = ["crash/", "store/faults", "control/folder_lock", "store/etcd/", "store/folder_log"];
const SEEDED = [
  "versification/damaged",
  "corpus/missing_rest",
  "corpus/format_3",
  "reference/ranges",
  "search/plain_scan",
  "calendar/countries",
  "calendar/verse_table",
];
const FUZZ = ["fuzz/reference", "conduct/mutated"];
const given = process.argv.slice(2);
const words = given.length > 0 ? given : [...STORE, ...SEEDED, ...FUZZ];
const run = spawnSync(process.execPath, ["--import", "tsx", "scripts/test.ts", ...words], {
  stdio: "inherit",
  env: { ...process.env, SOAK: "1" },
});
process.exit(run.status ?? 1);
