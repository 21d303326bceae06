/**
 * Measures what a client with a key waits for while a visitor asks for pages that are not kept on 32 connections:
 * `npm run bench -- fairness`. BASELINE, a folder with the sources of another version, is measured in the same run.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { KEY } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { median, printTable, spread, startServer } from "./statistics.ts";
import { hasWrk } from "./wrk.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 4;
const CONNECTIONS = 32;
/** What the visitor asks for: a Lua expression of the number of the request. */
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ["nothing", ""],
  ["chapters", `"/?translation=KJV&reference=Ps+" .. (n % 150 + 1)`],
  [
    "readings of other days",
    `"/readings?date=" .. (2020 + n % 20) .. "-" .. string.format("%02d", n % 12 + 1) .. "-11"`,
  ],
  [
    "preparation",
    `"/preparation?date=2026-" .. string.format("%02d", n % 12 + 1) .. "-" .. string.format("%02d", n % 28 + 1)`,
  ],
  ["the whole documentation", `"/docs/all?" .. n`],
];

if (!hasWrk()) {
  console.error("This benchmark needs wrk (Debian: apt-get install wrk)");
  process.exit(1);
}

/** Milliseconds that the client waited, and the pages that were answered a second. */
interface Round {
  readonly waits: readonly number[];
  readonly pages: number;
}

async function measure(folder: string, path: string): Promise<Round> {
  const scratch = scratchFolder();
  const ambo = await startServer([
    ...["--import", "tsx", join(folder, "src/main.ts"), "serve", "--port", "0", "--keys", join(scratch, "keys")],
    ...["--corpus", resolve("corpus"), "--daily-limit", "900000000", "--reader-limit", "1000000"],
  ]);
  const key = KEY.exec(ambo.log())?.[0] ?? "";
  const { origin } = new URL(ambo.url);
  const ask = async () => {
    const began = performance.now();
    const response = await fetch(`${ambo.url}/passage?translation=KJV&reference=Jn%203,16`, {
      headers: { "X-API-Key": key },
    });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`The client of ${folder} was answered ${response.status}: ${body}`);
    return performance.now() - began;
  };
  for (let index = 0; index < 50; index++) await ask();
  let output = "";
  const script = join(scratch, "pages.lua");
  writeFileSync(script, `n = 0\nrequest = function() n = n + 1 return wrk.format("GET", ${path || '""'}) end\n`);
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--timeout", "20s", "-s", script];
  const wrk = path === "" ? undefined : spawn("wrk", [...options, "-H", "Accept-Encoding: br", origin]);
  wrk?.stdout.on("data", (text) => {
    output += text;
  });
  // It may end before the client has its last answer.
  const ended = wrk && once(wrk, "close");
  const waits: number[] = [];
  await setTimeout(500);
  for (const end = performance.now() + (SECONDS - 1) * 1000; performance.now() < end; ) {
    waits.push(await ask());
    await setTimeout(5);
  }
  await ended;
  await ambo.stop();
  if (/Non-2xx/.test(output)) throw new Error(`wrk met errors: ${output}`);
  return { waits, pages: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0) };
}

const versions = [
  ["this version", "."],
  ...(process.env.BASELINE === undefined ? [] : [["BASELINE", resolve(process.env.BASELINE)]]),
] as const;
const rows: string[][] = [];
for (const [name, path] of PAGES) {
  const rounds: Round[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const both: Round[] = [];
    for (const [, folder] of versions) both.push(await measure(folder!, path));
    rounds.push(both);
  }
  for (const [index, [version]] of versions.entries()) {
    const waits = rounds.flatMap((both) => both[index]!.waits).sort((one, other) => one - other);
    rows.push([
      name,
      version!,
      median(waits).toFixed(1),
      waits[Math.floor(waits.length * 0.99)]!.toFixed(1),
      waits.at(-1)!.toFixed(1),
      median(rounds.map((both) => both[index]!.pages)).toFixed(0),
      index === 0 && versions.length > 1 && path !== ""
        ? spread(rounds.map(([own, base]) => own!.pages / base!.pages))
        : "",
    ]);
  }
}
printTable(["pages asked for", "version", "median, ms", "99 %, ms", "most, ms", "pages a second", "of BASELINE"], rows);
