/** The JSON of every command that prints data: one line, with the members that the help text names. */
import assert from "node:assert/strict";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { allCommands } from "../../src/cli/mod.ts";
import { SETTINGS } from "../../src/config/mod.ts";
import { VERSION } from "../../src/version.ts";
import { ambo, linesOf } from "../support/command.ts";
import { scratchFolder } from "../support/scratch.ts";

const folder = scratchFolder();
const keys = join(folder, "keys");
const corpus = join(folder, "corpus");
cpSync("test/fixtures/corpus", corpus, { recursive: true });
writeFileSync(join(corpus, "BAD.txt"), "Ambo-Translation: 1\nCode: BAD\n\u001b[31m\n\nGEN 1:1 a\n");

/** Runs `ambo LINE --json` and parses what it prints. */
async function json(line: string, code = 0) {
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!);
  const variables = { AMBO_KEYS: keys, AMBO_CORPUS: corpus, AMBO_DEFAULT_TRANSLATION: "ZGL" };
  const outcome = await ambo([...args, "--json"], { variables });
  assert.equal(outcome.code, code, outcome.stderr);
  const [printed = "", ...rest] = linesOf(outcome.stdout);
  assert.deepEqual(rest, [], "one line");
  return JSON.parse(printed);
}

test("user add and link print the link", async () => {
  for (const line of ['user add "Žiga Čuk" --admin', 'user link "Žiga Čuk"']) {
    const { name, link, expires, ...rest } = await json(line);
    assert.equal(name, "Žiga Čuk");
    assert.match(link, /^http:\/\/127\.0\.0\.1:8080\/login\?link=\w{32}$/);
    assert.ok(Date.parse(expires) > Date.now());
    assert.deepEqual(rest, {});
  }
});

test("key issue prints the key; the lists have a member for each column", async () => {
  const { name, key, ...rest } = await json('key issue "Žiga Čuk"');
  assert.deepEqual([name, rest], ["Žiga Čuk", {}]);
  assert.match(key, /^ambo_\w{39}$/);
  const [{ id, issued, ...listed }] = await json("key list");
  assert.deepEqual(listed, { name, lastFour: key.slice(-4) });
  assert.match(issued, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const flags = { admin: true, disabled: false, hasPassword: false };
  assert.deepEqual(await json("user list"), [{ name, ...flags, key: id, limit: 100, usedToday: 0 }]);
  assert.deepEqual(await json("usage"), []);
  assert.deepEqual(await json('key revoke "Žiga Čuk"'), { name, revoked: true });
  assert.deepEqual(await json("key list"), []);
});

test("store check lists the files", async () => {
  const [file] = await json("store check");
  const sound = { state: "sound", offset: null, reason: null };
  assert.deepEqual(file, { ...sound, name: "accounts.log", records: file.records });
});

test("a subcommand that prints no data has no JSON", async () => {
  const { code, stderr } = await ambo(["user", "remove", "ana", "--json", "--keys", keys]);
  assert.match(stderr, /prints no data for --json/);
  assert.equal(code, 2);
});

test("config prints every setting with its source, and no secret", async () => {
  const settings = await json("config --metrics-token a-token-of-some-length");
  const names = Object.keys(SETTINGS).filter((name) => name !== "settings");
  assert.deepEqual(Object.keys(settings), names);
  assert.deepEqual(settings.port, { value: "8080", source: "default" });
  assert.deepEqual(settings["metrics-token"], { value: null, source: "--metrics-token" });
});

test("version, verse and parse", async () => {
  assert.deepEqual(await json("version"), { version: VERSION, commit: null });
  const verse = await json("verse --date 2026-12-25");
  assert.deepEqual(Object.keys(verse), [...["date", "day", "reference", "translation", "text", "copyright"]]);
  assert.equal(verse.translation.abbreviation, "ZGL");
  const passages = [{ book: "JHN", name: "Evangelij po Janezu", ranges: "3,16-17" }];
  assert.deepEqual(await json('parse "Jn 3,16-17"'), {
    ...{ reference: "Jn 3,16-17", passages, verses: null },
  });
  assert.equal((await json('parse "Jn 3,16-17" --translation ZGL')).verses, 2);
});

test("check prints the issues of each file, without control characters", async () => {
  const [good] = await json("check ZGL");
  const { file, code, language, issues } = good;
  assert.deepEqual([file, code, language], [join(corpus, "ZGL.txt"), "ZGL", "slv"]);
  assert.ok(Array.isArray(issues));
  const [bad] = await json("check BAD", 1);
  assert.ok(bad.issues.some(({ severity }: { severity: string }) => severity === "error"));
});

test("the help text of every command with --json describes the JSON", async () => {
  for (const { name, options } of await allCommands()) {
    if (options?.json === undefined) continue;
    const { stdout } = await ambo(["help", name]);
    assert.match(stdout, /^ {2}--json +prints JSON: /m, name);
  }
});
