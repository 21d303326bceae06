/**
 * Requests a second of a service with 200 translations against one that has one: `npm run bench -- many`. Rounds
 * alternate between the two; what counts is the median of the ratios of neighbouring rounds.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { KEY } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { fillWithTranslations } from "./many_translations.ts";
import { median, printTable, spread, startServer } from "./statistics.ts";
import { hasWrk, load } from "./wrk.ts";

const MANY = 200;
const ROUNDS = 15;
const PATHS: [name: string, query: string][] = [
  ["one verse", "reference=Jn%203,16"],
  ["a long chapter (Ps 119)", "reference=Ps%20119"],
];

if (!hasWrk()) {
  console.error("This benchmark needs wrk (Debian: apt-get install wrk)");
  process.exit(1);
}
const folder = scratchFolder();
const [one, many] = [await startWith(1), await startWith(MANY)];
const rows: string[][] = [];
for (const [name, query] of PATHS) {
  const measure = ({ url, key }: { url: string; key: string }, code: string) =>
    load(`${url}/passage?translation=${code}&${query}`, { key, connections: 32, seconds: 1 }).requestsPerSecond;
  measure(one, "KJV");
  measure(many, "T199");
  const pairs = Array.from({ length: ROUNDS }, () => [measure(many, "T199"), measure(one, "KJV")]);
  rows.push([name, median(pairs.map(([own]) => own!)).toFixed(0), spread(pairs.map(([own, other]) => own! / other!))]);
}
await one.stop();
await many.stop();
printTable(["answer", `requests a second, ${MANY} translations`, "against one translation"], rows);

/** Starts a service with so many translations. */
async function startWith(count: number) {
  const corpus = join(folder, `corpus-${count}`);
  mkdirSync(corpus);
  fillWithTranslations(corpus, count);
  const server = await startServer([
    ...["--import", "tsx", "src/main.ts", "serve", "--port", "0", "--corpus", corpus],
    ...["--keys", join(folder, `keys-${count}`), "--daily-limit", "900000000"],
  ]);
  return { ...server, key: KEY.exec(server.log())?.[0] ?? "" };
}
