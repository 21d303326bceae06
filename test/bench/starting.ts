/** Measures the start of the service against a bare server: `npm run bench -- starting`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../support/scratch.ts";
import { median, printTable, spread, startServer } from "./statistics.ts";

const ROUNDS = 11;
const folder = scratchFolder();
const serve = ["serve", "--port", "0", "--keys", join(folder, "keys")];
const bareFile = "test/bench/bare_server.ts";
const cases: [name: string, own: string[], bare: string[]][] = [
  [
    "from the sources, under tsx",
    ["--import", "tsx", "src/main.ts"],
    ["--import", "tsx", bareFile],
  ],
];
if (existsSync("dist/ambo.mjs")) {
  cases.push(["dist/ambo.mjs", ["dist/ambo.mjs"], ["test/bench/bare_script.mjs"]]);
}

const rows: string[][] = [];
for (const [name, own, bare] of cases) {
  const times: [own: number, bare: number][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = [await firstAnswer([...own, ...serve]), await firstAnswer(bare)] as const;
    // The first round fills the caches of the disk and makes the first user.
    if (round > 0) times.push([...pair]);
  }
  rows.push([
    name,
    spread(
      times.map(([time]) => time),
      0,
    ),
    spread(
      times.map(([, time]) => time),
      0,
    ),
    spread(
      times.map(([time, other]) => time - other),
      0,
    ),
    (median(times.map(([time]) => time)) / median(times.map(([, time]) => time))).toFixed(2),
  ]);
}
printTable(
  ["start to first answer", "Ambo, ms", "bare server, ms", "difference, ms", "ratio"],
  rows,
);

async function firstAnswer(args: string[]): Promise<number> {
  const start = performance.now();
  const server = await startServer(args);
  await (await fetch(server.url)).arrayBuffer();
  const time = performance.now() - start;
  await server.stop();
  return time;
}
