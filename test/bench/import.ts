/**
 * The whole King James Version in from USFM, file written and read back, beside usfm-js parsing the same files:
 * `npm run bench -- import`. AMBO_SAMPLES names the folder that has `usfm-kjv`.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../support/scratch.ts";
import { printTable, spread } from "./statistics.ts";

const ROUNDS = 7;
const samples = process.env.AMBO_SAMPLES ?? "../shared/samples";
const source = join(samples, "usfm-kjv");

/** Each work reads its files itself and runs in a process of its own: once cold, then warm. */
const TIMED = `
  const times = [];
  for (let round = 0; round < 6; round++) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  console.log(JSON.stringify({ cold: times[0], warm: times.slice(1).sort((a, b) => a - b)[2] }));
`;
const OURS = `
  import { importedVerses, importSource, translationHeader } from "./src/import/mod.ts";
  import { writeTranslation } from "./src/corpus/mod.ts";
  const [source, folder] = process.argv.slice(1);
  const stated = { code: "KJV", name: "King James Version", language: "eng", copyright: "Public domain" };
  function work() {
    const translation = importSource(source);
    const header = translationHeader(translation, stated);
    writeTranslation(folder, { header, verses: importedVerses(translation), replace: true });
  }
  ${TIMED}
`;
const THEIRS = `
  import { readdirSync, readFileSync } from "node:fs";
  import usfm from "usfm-js";
  const [source] = process.argv.slice(1);
  function work() {
    for (const name of readdirSync(source)) usfm.toJSON(readFileSync(source + "/" + name, "utf8"));
  }
  ${TIMED}
`;

interface Times {
  readonly cold: number;
  readonly warm: number;
}

if (!existsSync(source)) {
  console.log(`Left out: there is no ${source}; AMBO_SAMPLES names the folder of the samples`);
} else {
  const folder = scratchFolder();
  const ours: Times[] = [];
  const theirs: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(run(OURS, source, folder));
    theirs.push(run(THEIRS, source));
  }
  const row = (name: string, kind: keyof Times) => [
    name,
    spread(
      ours.map((times) => times[kind]),
      0,
    ),
    spread(
      theirs.map((times) => times[kind]),
      0,
    ),
    spread(ours.map((times, index) => times[kind] / theirs[index]![kind])),
  ];
  printTable(
    ["KJV with Apocrypha, USFM", "imported and written, ms", "usfm-js toJSON alone, ms", "ratio"],
    [row("first time in a process", "cold"), row("again", "warm")],
  );
}

function run(script: string, ...args: string[]): Times {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", script, ...args],
    { encoding: "utf8" },
  );
  if (stdout === "") throw new Error(`The work failed: ${stderr}`);
  return JSON.parse(stdout);
}
