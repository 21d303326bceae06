/** What clients of 0.2.0 see is what they saw, but for added members and the differences that are named. */
import assert from "node:assert/strict";
import { cpSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { scratchFolder } from "../../support/scratch.ts";
import { startService } from "../../support/service.ts";
import { type Answered, type Difference, digestOf, valueAt } from "./earlier.ts";

const FILE = "test/api/recording/since_0_2_0.txt";
const NOW = Date.parse("2026-11-29T08:00:00Z");

/** The kinds of differences, with the number of answers that have one. */
const KINDS: Readonly<Record<string, number>> = {
  "citations of readings": 75,
  "names of days and Masses": 11,
  "a day of the calendar": 1,
  "readings added or mended": 9,
  "ranges between chapters": 2,
  "an end of three digits or more": 1,
  "a verse that is passed over": 1,
  "a name as it was written": 1,
};

const lines = readFileSync(FILE, "utf8").trimEnd().split("\n");
const places = new Set(
  lines
    .find((line) => line.startsWith("members "))!
    .split(" ")
    .slice(1),
);
const [first, behind] = [lines.findIndex((line) => line.startsWith("kind ")), lines.indexOf("same")];
const digests = lines.slice(behind + 1).map((line) => line.split(" ") as [digest: string, target: string]);

/** The differences by target, each with its kind. */
const differences = new Map<string, (Difference & { readonly kind: string })[]>();
let kind = "";
for (const line of lines.slice(first, behind)) {
  if (line.startsWith("kind ")) kind = /^kind (.*?):/.exec(line)![1]!;
  else {
    const [target, path, before, now] = line.split("\t") as [string, string, string, string];
    const difference = { kind, path, before: JSON.parse(before), now: JSON.parse(now) };
    differences.set(target, [...(differences.get(target) ?? []), difference]);
  }
}

test("every answer of 0.2.0 is given still, or its difference is named", async () => {
  const corpus = scratchFolder();
  cpSync("test/fixtures/corpus", corpus, { recursive: true });
  cpSync("corpus/KJV.txt", join(corpus, "KJV.txt"));
  const settings = { corpus, "default-translation": "KJV", "daily-limit": "100000" };
  const service = await startService({ settings, now: () => NOW });
  const others: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const [digest, target] of digests) {
    const answer: Answered = await service.askRaw(target, { key: service.key, node: { agent } });
    const named = differences.get(target) ?? [];
    if (digestOf(answer, places, named) !== digest) others.push(target);
    for (const { path, now } of named) assert.deepEqual(valueAt(answer, path), now, `${target}: ${path}`);
  }
  assert.deepEqual(others, []);
});

test("the differences are of eight kinds, in 89 of 2,225 answers", () => {
  assert.deepEqual([differences.size, digests.length], [89, 2225]);
  const counts = Object.keys(KINDS).map((name) => {
    const having = [...differences.values()].filter((each) => each.some(({ kind }) => kind === name));
    return [name, having.length];
  });
  assert.deepEqual(Object.fromEntries(counts), KINDS);
  for (const { before, now } of [...differences.values()].flat()) assert.notDeepEqual(before, now);
});

test("a member that is gone, and another value, change the digest; one that is added and one that is named do not", () => {
  const known = new Set(["data", "data.reference", "data.verses", "data.verses[].text"]);
  const answered = (verse: object, more = {}) => ({
    status: 200,
    body: { data: { reference: "Jn 3,16", verses: [verse], ...more } },
  });
  const digest = (answer: Answered, path?: string) =>
    digestOf(answer, known, path === undefined ? [] : [{ path, before: 0, now: 0 }]);
  const before = digest(answered({ text: "a" }));
  assert.equal(digest(answered({ text: "a", lines: [] }, { missing: ["Jn 99,1"] })), before);
  assert.notEqual(digest(answered({ text: "b" })), before);
  assert.notEqual(digest(answered({})), before);
  assert.notEqual(digest({ ...answered({ text: "a" }), status: 404 }), before);
  const path = "data.verses.0.text";
  assert.equal(digest(answered({ text: "b" }), path), digest(answered({ text: "a" }), path));
});
