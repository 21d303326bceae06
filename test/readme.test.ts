/** The examples of the first page are what the program prints. */
import assert from "node:assert/strict";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ENDPOINTS } from "../src/api/mod.ts";
import { allCommands } from "../src/cli/mod.ts";
import { ambo } from "./support/command.ts";
import { scratchFolder } from "./support/scratch.ts";

const README = readFileSync("README.md", "utf8");
const corpus = scratchFolder();
copyFileSync("corpus/KJV.txt", join(corpus, "KJV.txt"));

const examples = [...README.matchAll(/^\$ ambo (.*)\n([^`]*)/gm)];
test("there are examples", () => assert.ok(examples.length >= 2));
for (const [, line = "", output] of examples) {
  test(`\`ambo ${line}\``, async () => {
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!);
    const { stdout, stderr } = await ambo(args, {
      variables: { AMBO_CORPUS: corpus },
      terminalWidth: 80,
      outputWidth: 80,
    });
    assert.equal(stderr + stdout, output);
  });
}

test("every reference that README.md shows is understood", async () => {
  const [, section = ""] = README.split("\n## References\n");
  const table = section
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const references = table.flatMap((row) =>
    [...row.split(" | ")[0]!.matchAll(/`([^`]+)`/g)].map(([, text]) => text!),
  );
  assert.ok(references.length > 20);
  for (const reference of references) {
    const { code, stderr } = await ambo(["parse", reference]);
    assert.equal(code, 0, `${reference}: ${stderr}`);
  }
});

test("README.md names every command", async () => {
  for (const { name } of await allCommands()) assert.match(README, new RegExp(`\`ambo ${name}\\b`));
});

test("README.md names every endpoint", () => {
  for (const { path } of ENDPOINTS) assert.ok(README.includes(`| \`/v1${path}`), path);
});
