/** The promise of `/v1`: an answer that was given once is given again, and may have members more. */
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { scratchFolder } from "../../support/scratch.ts";
import { startService } from "../../support/service.ts";

const FILE = "test/api/recording/promise.txt";
const NOW = Date.parse("2026-11-29T08:00:00Z");
const LEAST = 460;

/** Returns where an answer is less than, or other than, an earlier one; the texts of messages are not promised. */
function broken(before: unknown, now: unknown, path = ""): string[] {
  if (Array.isArray(before) && Array.isArray(now)) {
    if (before.length !== now.length) return [`${path}: ${before.length} items, now ${now.length}`];
    return before.flatMap((item, index) => broken(item, now[index], `${path}[${index}]`));
  }
  if (isObject(before) && isObject(now)) {
    return Object.entries(before)
      .filter(([name]) => `${path}.${name}` !== ".error.message")
      .flatMap(([name, value]) =>
        name in now ? broken(value, now[name], `${path}.${name}`) : [`${path}.${name}: gone`],
      );
  }
  return before === now ? [] : [`${path}: ${JSON.stringify(before)}, now ${JSON.stringify(now)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

test("what was answered once is answered still, with no member less and no value changed", async () => {
  const corpus = scratchFolder();
  cpSync("test/fixtures/corpus", corpus, { recursive: true });
  cpSync("corpus/KJV.txt", join(corpus, "KJV.txt"));
  const settings = { corpus, "default-translation": "KJV", "daily-limit": "100000" };
  const service = await startService({ settings, now: () => NOW });
  const lines = readFileSync(FILE, "utf8").trimEnd().split("\n");
  const start = lines.findIndex((line) => !line.startsWith("#"));
  const faults: string[] = [];
  for (let at = start; at < lines.length; at += 2) {
    const target = lines[at]!;
    const { status, body } = await service.askRaw(target, { key: service.key });
    const [before, ...rest] = (lines[at + 1] ?? "").split(" ");
    if (before === "") {
      assert.ok(process.env.AMBO_RECORD, `${target} has no answer yet: record it with AMBO_RECORD=1`);
      lines[at + 1] = `${status} ${JSON.stringify(body)}`;
    } else if (before !== `${status}`) faults.push(`${target}: ${before}, now ${status}`);
    else faults.push(...broken(JSON.parse(rest.join(" ")), body).map((fault) => `${target}${fault}`));
  }
  if (process.env.AMBO_RECORD) writeFileSync(FILE, `${lines.join("\n")}\n`);
  assert.ok((lines.length - start) / 2 >= LEAST);
  assert.deepEqual(faults, []);
});

test("a member that is gone, another value and another length are found; one that is added is not", () => {
  const before = { data: { verses: [{ text: "a" }], reference: "Jn 3,16" } };
  for (const [now, faults] of [
    [{ data: { verses: [{ text: "a", note: 1 }], reference: "Jn 3,16", missing: [] }, more: 1 }, 0],
    [{ data: { verses: [{ text: "b" }], reference: "Jn 3,16" } }, 1],
    [{ data: { verses: [], reference: "Jn 3,16" } }, 1],
    [{ data: { verses: [{}] } }, 2],
    [{ data: [] }, 1],
  ] as const) {
    assert.equal(broken(before, now).length, faults, JSON.stringify(now));
  }
});
