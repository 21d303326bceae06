/** The examples of the first page are what the program prints. */
import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ENDPOINTS, pathsOf } from "../src/api/mod.ts";
import { LANGUAGES } from "../src/i18n/mod.ts";
import { createVocabulary, parse, ReferenceSyntaxError } from "../src/reference/mod.ts";
import { ambo } from "./support/command.ts";
import { corpusOf, scratchFolder } from "./support/scratch.ts";
import { startService } from "./support/service.ts";

const README = readFileSync("README.md", "utf8");
const corpus = corpusOf({}, "corpus/KJV.txt");

/** Divides a command line into words, without its comment. */
const wordsOf = (line: string) =>
  [...line.replace(/ +#.*$/, "").matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!);

const examples = [...README.matchAll(/^\$ npx ambo (.*)\n([^`]*)/gm)];
test("there are examples", () => assert.ok(examples.length >= 1));
for (const [, line = "", output] of examples) {
  test(`\`npx ambo ${line}\` prints what README.md says`, async () => {
    const args = wordsOf(line);
    const { stdout, stderr } = await ambo(args, {
      variables: { AMBO_CORPUS: corpus },
      terminalWidth: 80,
      outputWidth: 80,
    });
    assert.equal(stderr + stdout, output);
  });
}

test("every command of README.md can be pasted, in its order", async () => {
  const lines = [...README.matchAll(/^npx ambo (.*)$/gm)].map(([, line]) => line!);
  assert.ok(lines.length >= 6);
  const folder = scratchFolder();
  const inFolder = (name: string) => join(folder, name);
  writeFileSync(inFolder("prevod.zip"), "GEN 1:1 Zgledna vrstica, čisto kratka.\n");
  copyFileSync("corpus/KJV.txt", join(folder, "KJV.txt"));
  for (const line of lines) {
    const args = wordsOf(line).map((word) => (word === "prevod.zip" || word === "ambo.backup" ? inFolder(word) : word));
    const { code, stderr } = await ambo(args, {
      variables: { AMBO_CORPUS: folder, AMBO_KEYS: inFolder("keys") },
      terminalWidth: 80,
    });
    assert.equal(code, 0, `${line}: ${stderr}`);
  }
});

test("every address of README.md can be pasted", async () => {
  const service = await startService({ settings: { corpus, "default-translation": "KJV" } });
  const addresses = [...README.matchAll(/(?:`|8080)(\/v1\/[^'`\s]+)/g)].map(([, path]) => path!);
  assert.ok(addresses.length > ENDPOINTS.length);
  for (const path of addresses) {
    const { status } = await service.askRaw(path, { key: service.key });
    assert.equal(status, 200, path);
  }
  const pages = [...README.matchAll(/^\| (`\/(?!v1)[^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
  );
  assert.ok(pages.length > 5);
  for (const path of pages) {
    const { status } = await service.askRaw(path);
    // Who is not signed in is sent to the sign-in page.
    assert.ok(status === 200 || status === 303 || path === "/sign-up", `${path} ${status}`);
  }
  await service.stop();
});

test("every reference that src/reference/README.md shows is understood or refused, as it says", () => {
  const [understood = "", refused = ""] = readFileSync("src/reference/README.md", "utf8").split("\nRefused, ");
  const referencesOf = (text: string) =>
    text
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| reference"))
      .flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, reference]) => reference!));
  const vocabulary = createVocabulary("slv");
  assert.ok(referencesOf(understood).length > 50 && referencesOf(refused).length > 30);
  for (const reference of referencesOf(understood)) {
    assert.doesNotThrow(() => parse(reference, vocabulary), reference);
  }
  for (const reference of referencesOf(refused)) {
    assert.throws(() => parse(reference, vocabulary), ReferenceSyntaxError, reference);
  }
});

test("the documents name every language of the pages", () => {
  assert.ok(README.includes(`\`lang=${LANGUAGES.join("|")}\``), "README.md");
  const row = `| \`lang\` | ${LANGUAGES.map((language) => `\`${language}\``).join(", ")} |`;
  assert.ok(readFileSync("src/web/README.md", "utf8").includes(row), row);
});

test("README.md names every endpoint", () => {
  for (const endpoint of ENDPOINTS) {
    const [{ path } = assert.fail(endpoint.path)] = pathsOf(endpoint);
    assert.ok(README.includes(`| \`/v1${path}`), path);
  }
});
