/** Measures the start of the service and its memory against a bare server: `npm run bench -- starting`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { NODE_FLAGS } from "../../scripts/packaging/executable.ts";
import { processorsOf } from "../../scripts/packaging/processors.ts";
import { shippedNode } from "../../scripts/packaging/shipped_node.ts";
import { scratchFolder } from "../support/scratch.ts";
import { median, printTable, spread, startServer } from "./statistics.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 11);
/** When the pages are ready too, in milliseconds after the first answer. */
const READY_MS = 1500;

const folder = scratchFolder();
const serve = ["serve", "--port", "0", "--keys", join(folder, "keys"), "--corpus", "corpus"];
const { execPath } = process;

/** A program that serves, with the Node.js in it. */
interface Case {
  readonly name: string;
  readonly node: string;
  readonly program: string;
  readonly args: readonly string[];
}

const cases: Case[] = [
  {
    name: "npm start",
    node: execPath,
    program: execPath,
    args: [...NODE_FLAGS, "scripts/ambo.cjs", ...serve],
  },
];
if (existsSync("dist/ambo.mjs")) {
  const args = [...NODE_FLAGS, "dist/ambo.mjs", ...serve];
  cases.push({ name: "dist/ambo.mjs", node: execPath, program: execPath, args });
}
if (existsSync("dist/ambo")) {
  const node = shippedNode(processorsOf(execPath).node);
  cases.push({ name: "dist/ambo", node, program: "dist/ambo", args: serve });
}

/** A start: milliseconds until the first answer, megabytes then and once all is ready. */
interface Start {
  readonly time: number;
  readonly memory: number;
  readonly ready: number;
}

const rows: string[][] = [];
for (const { name, node, program, args } of cases) {
  const pairs: [own: Start, bare: Start][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = [await start(program, args), await start(node, ["test/bench/bare_script.mjs"])] as const;
    // The first round fills the caches of the disk and makes the first user.
    if (round > 0) pairs.push([...pair]);
  }
  const of = (figure: (own: Start, bare: Start) => number) =>
    spread(
      pairs.map(([own, bare]) => figure(own, bare)),
      0,
    );
  const times = (index: 0 | 1) => median(pairs.map((pair) => pair[index].time));
  rows.push([
    name,
    of(({ time }) => time),
    of((_, { time }) => time),
    of((own, bare) => own.time - bare.time),
    (times(0) / times(1)).toFixed(2),
    of(({ memory }) => memory),
    of(({ ready }) => ready),
    of((_, { ready }) => ready),
  ]);
}
printTable(
  [
    "start to first answer",
    "Ambo, ms",
    "bare server, ms",
    "difference, ms",
    "ratio",
    "Ambo then, MB",
    "Ambo, its pages ready, MB",
    "bare server, MB",
  ],
  rows,
);

async function start(program: string, args: readonly string[]): Promise<Start> {
  const begun = performance.now();
  const server = await startServer(args, program);
  await (await fetch(server.url)).arrayBuffer();
  const time = performance.now() - begun;
  const memory = server.residentMegabytes();
  await sleep(READY_MS);
  const ready = server.residentMegabytes();
  await server.stop();
  return { time, memory, ready };
}
