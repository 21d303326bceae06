/**
 * Takes over what 0.2.0 wrote: `npm run test:upgrade`, after `npm run build`. It builds 0.2.0 from its commit, has it make
 * users, keys, counts, sessions and texts, and looks at what of them the present version shows; then goes back.
 *
 * Exit 0 all held, 1 something did not hold. `-- --keep` writes the installation of 0.2.0 into the fixtures of the tests.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { missing } from "../test/support/missing.ts";
import { tryBackups } from "./upgrade/backups.ts";
import { tryCluster } from "./upgrade/cluster.ts";
import { tryDefaults } from "./upgrade/defaults.ts";
import { buildEarlierRelease, earlier } from "./upgrade/earlier_release.ts";
import { type Facts, fillStore } from "./upgrade/earlier_store.ts";
import { tryGoingBack } from "./upgrade/going_back.ts";
import { Installation } from "./upgrade/installation.ts";
import { keepInstallation } from "./upgrade/keep_installation.ts";
import { recordsOf, shownBy } from "./upgrade/observed.ts";
import { tryUpgrade } from "./upgrade/upgrade.ts";

const PROGRAM = "dist/ambo.mjs";
if (!existsSync(PROGRAM)) {
  console.error(`Cannot try ${PROGRAM}: it is not there; \`npm run build\` makes it`);
  process.exit(1);
}
const began = Date.now();
const held = (what: string) => console.log(`ok  ${what}`);

buildEarlierRelease();
held(`Ambo ${earlier.version} is built from its commit`);
const installation = Installation.make(earlier.program);
const facts: Facts = await fillStore(installation);
const serving = await installation.serve();
const shown = await shownBy(serving.origin, facts);
await serving.stop();
const notShown = Object.entries(shown.pages).filter(([, status]) => status !== 200);
assert.deepEqual(notShown, [], `pages of ${earlier.version}`);
const records = await recordsOf(installation);
held(`it made users, keys, counts, sessions and texts, and shows ${Object.keys(shown.pages).length} pages`);

if (process.argv.includes("--keep")) await keepInstallation(installation, facts);
const before = { installation, facts, shown, records, program: PROGRAM, held };
await tryBackups(before);
if (missing("etcd", "etcdctl") === false) await tryCluster(before);
else console.log("not tried: three machines; etcd is not installed");
await tryGoingBack(before);
await tryUpgrade(before);
await tryDefaults(before);
console.log(`All held, after ${Math.round((Date.now() - began) / 1000)} s`);
process.exit(0);
