/**
 * Puts a service under stress: `npm run stress [SECONDS]`, 60 unless given. Clients of all kinds at once (slow readers,
 * aborts, `HEAD`, 304, HTTP/1.0, `Expect`, pipelines, TLS, compressed or not) compare every byte with what it must be.
 *
 * Exits with 1 where a byte is wrong, an answer is lost, or for a key not answered <= counted <= sent.
 */

import { runStress } from "../test/conduct/stress_service.ts";
import { missing } from "../test/support/missing.ts";

const seconds = Number(process.argv[2] ?? 60);
const translation = "translation=KJV&reference=";
const { counts, keys, failures } = await runStress({
  seconds,
  clients: 4,
  settings: { corpus: "corpus", "default-translation": "KJV" },
  passages: ["Ps+119", "Jn+3,16", "Gen+1-2", "Mt+5"].map((reference) => translation + reference),
  hasTls: missing("openssl") === false,
});
let isSound = failures.length === 0;
console.log(`Node.js ${process.version}, ${seconds} s, ${(counts.bytes / 1e6).toFixed(0)} MB compared`);
for (const [kind, compared] of Object.entries(counts.compared)) console.log(`  ${kind}: ${compared}`);
for (const { sent, counted, answered } of keys) {
  const holds = answered <= counted && counted <= sent;
  isSound &&= holds;
  console.log(`answered ${answered} <= counted ${counted} <= sent ${sent}${holds ? "" : " BROKEN"}`);
}
for (const failure of failures) console.log(failure);
process.exit(isSound ? 0 : 1);
