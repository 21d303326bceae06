/** What is said of a flag that a command cannot take. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ambo } from "../support/command.ts";

const cases: [line: string, said: string][] = [
  ["serve --port", "Option '--port <value>' argument missing"],
  ["key list --keys k --corpus c", "Unknown option '--corpus' (`ambo key` does not use --corpus)"],
  ["key list --corpus=c", "Unknown option '--corpus' (`ambo key` does not use --corpus)"],
  ["key list --colour red --corpus c", "Unknown option '--colour'"],
  ["key list --constructor", "Unknown option '--constructor'"],
  ["key list -k", "Unknown option '-k'"],
];
for (const [line, said] of cases) {
  test(`\`ambo ${line}\` is told: ${said}`, async () => {
    const { code, stderr } = await ambo(line.split(" "));
    assert.equal(stderr, `ambo: ${said}\n\`ambo help\` lists the commands and settings\n`);
    assert.equal(code, 2);
  });
}
