/**
 * Tries three machines that share one store, on this one: `npm run test:cluster`, or `npm run test:cluster -- --short` for
 * what takes about a minute. It needs etcd-server, etcd-client and haproxy.
 *
 * Exits with 1 where something that was answered is not on record, or a key was served beyond its limit.
 */
import { runTrial } from "../test/cluster/trial.ts";
import { missing } from "../test/support/missing.ts";

const absent = missing("etcd", "etcdctl", "haproxy");
if (absent !== false) {
  console.log(`Skipped: ${absent}. apt-get install etcd-server etcd-client haproxy brings them.`);
  process.exit(0);
}
const isShort = process.argv.includes("--short");
const began = Date.now();
const { faults } = await runTrial({ isShort, note: (line) => console.log(line) });
for (const fault of faults) console.log(`FAULT: ${fault}`);
console.log(
  `${faults.length === 0 ? "All holds" : `${faults.length} faults`}, after ${Math.round((Date.now() - began) / 1000)} s`,
);
process.exit(faults.length === 0 ? 0 : 1);
