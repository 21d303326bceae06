/** Rules with names: each decides its example, and lines of the table that cannot be read stop the start. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { createVocabulary, explainReading } from "../../src/reference/mod.ts";
import { RULES } from "../../src/reference/rules.ts";
import { scratchFolder } from "../support/scratch.ts";
import { readingOf } from "./reading.ts";

/** The reading of a text, or its error with its place. */
const read = (text: string) =>
  readingOf(text, ({ code, position, end, suggestions }) => ["!", code, position, end, ...suggestions].join(" "));

describe("without the rule its example is read otherwise:", () => {
  for (const rules of RULES) {
    for (const rule of [...rules]) {
      test(`${rule.moment}: ${rule.name}`, () => {
        const { example } = rule;
        const reading = read(example);
        const said = explainReading(example, createVocabulary("slv")).map((decision) => decision.rule.name);
        assert.ok(said.includes(rule.name), `${example}: ${said}`);
        const index = rules.indexOf(rule);
        rules.splice(index, 1);
        try {
          assert.notEqual(read(example), reading, example);
        } finally {
          rules.splice(index, 0, rule);
        }
      });
    }
  }
});

test("a line of the table that cannot be read stops the start with its place and the reason", () => {
  const table = readFileSync("src/reference/tables/rules.txt", "utf8");
  const folder = scratchFolder();
  cpSync("src", join(folder, "src"), { recursive: true });
  const lines = [
    ["place | none | a street | ulica", /rules\.txt:\d+: expected: moment \| verdict/],
    ["places | none | a street | ulica | Via Marco 3", /rules\.txt:\d+: no moment “places”, expected one of: /],
    ["place | maybe | a street | ulica | Via Marco 3", /rules\.txt:\d+: no verdict “maybe” of place, expected/],
    ["place | none | a road | cesta | Via Marco 3", /rules\.txt:\d+: the rule “a road” has no condition/],
    [
      "place | none | a street | ulica | Via Marco 3",
      /rules\.txt:\d+: the rule “a street” has no condition of its own/,
    ],
  ] as const;
  const path = join(folder, "src/reference/tables/rules.txt");
  const start = (script: string) =>
    spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], { encoding: "utf8" });
  const source = (room: string) => JSON.stringify(join(folder, "src", room, "mod.ts"));
  writeFileSync(path, `${table}${lines[0][0]}\n`);
  const { status, stderr } = start(`import ${source("reference")};`);
  assert.notEqual(status, 0);
  assert.match(stderr, lines[0][1]);
  // All of them in one process, in which each line is read by a copy of the room.
  const steps = lines.map(([line], index) => {
    cpSync(join(folder, "src/reference"), join(folder, "src", `copy${index}`), { recursive: true });
    return `
      writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(`${table}${line}\n`)});
      await import(${source(`copy${index}`)}).then(() => console.log(), ({ message }) => console.log(message));`;
  });
  const { stdout } = start(`import { writeFileSync } from "node:fs";${steps.join("")}`);
  const reasons = stdout.split("\n");
  for (const [index, [line, reason]] of lines.entries()) assert.match(reasons[index]!, reason, line);
});
