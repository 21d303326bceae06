/** Exit codes, and the messages for a command line that is wrong. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ambo, linesOf } from "../support/command.ts";
import { run } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const cases: [line: string, message: string, hint: string][] = [
  ["serve --port", "Option '--port <value>' argument missing", "help serve"],
  ["key list --keys k --corpus c", "Unknown option '--corpus' (`ambo key` does not use --corpus)", "help key"],
  ["key list --corpus=c", "Unknown option '--corpus' (`ambo key` does not use --corpus)", "help key"],
  ["key list --colour red --corpus c", "Unknown option '--colour', did you mean --color?", "help key"],
  ["key list --constructor", "Unknown option '--constructor'", "help key"],
  ["key list -k", "Unknown option '-k'", "help key"],
  ["serve --daily-limt 5", "Unknown option '--daily-limt', did you mean --daily-limit?", "help serve"],
  ["serve --prot 5", "Unknown option '--prot', did you mean --port?", "help serve"],
  ["import a --cod B", "Unknown option '--cod', did you mean --code?", "help import"],
  ["search a --limit -5", "Option '--limit' argument is ambiguous: write --limit=VALUE", "help search"],
  ["servr", 'There is no command "servr", did you mean serve?', "help"],
  ["users list", 'There is no command "users", did you mean user?', "help"],
  ["backpu file", 'There is no command "backpu", did you mean backup?', "help"],
  ["constructor", 'There is no command "constructor"', "help"],
  ["help serv", 'There is no command "serv", did you mean serve?', "help"],
  ["help setings", 'There is no command "setings", did you mean settings?', "help"],
  ["help nope", 'There is no command "nope"', "help"],
  [
    "user lst",
    "`ambo user` takes one of: add, list, link, remove, disable, enable, limit, did you mean list?",
    "help user",
  ],
  ["store chek", "`ambo store` takes one of: check, repair, did you mean check?", "help store"],
];
for (const [line, message, hint] of cases) {
  test(`\`ambo ${line}\`: ${message}`, async () => {
    const { code, stdout, stderr } = await ambo(line.split(" "));
    const [error, advice, ...rest] = linesOf(stderr);
    assert.equal(error, `ambo: ${message}`);
    assert.ok(advice?.startsWith(`\`ambo ${hint}\` `), advice);
    assert.deepEqual([code, stdout, rest], [2, "", []]);
  });
}

const wrong: [name: string, args: string[], code: number, message: RegExp][] = [
  ["an unknown command", ["sing"], 2, /no command "sing"/],
  ["an unknown flag", ["serve", "--colour", "red"], 2, /Unknown option '--colour'/],
  ["a flag without a value", ["serve", "--port"], 2, /--port/],
  ["an operand", ["serve", "now"], 2, /takes no "now"/],
  ["an unknown language", ["version", "--lang", "xx"], 2, /--lang "xx": expected sl, en, it or de/],
  ["a language that is empty", ["version", "--lang="], 2, /--lang/],
  ["a language that is blank", ["--lang", " ", "help"], 2, /--lang/],
  ["a wrong port", ["serve", "--port", "80000"], 2, /Cannot use --port "80000": expected a whole number/],
  ["a wrong time zone", ["serve", "--timezone", "Europe/Nowhere"], 2, /IANA time zone/],
  ["a base path with a slash at its end", ["serve", "--base-path", "/v1/"], 2, /without a slash/],
  ["a corpus that is not there", ["serve", "--corpus", "/no/such/folder"], 1, /no\/such\/folder: cannot read/],
];
for (const [name, args, code, message] of wrong) {
  test(`${name} ends with ${code} and one clear message`, async () => {
    const ended = await ambo([...args, ...(args[0] === "serve" ? ["--keys", scratchFolder()] : [])]);
    assert.equal(ended.code, code);
    assert.equal(ended.stdout, "");
    assert.match(ended.stderr, message);
    assert.doesNotMatch(ended.stderr, /^\s+at /m, "no stack trace");
  });
}

test("the process ends with the exit code of the command", async () => {
  const { code, stdout, stderr } = await run(["sing"]);
  assert.deepEqual([code, stdout], [2, ""]);
  assert.match(stderr, /^ambo: There is no command "sing"$/m);
});
