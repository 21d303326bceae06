/** The help text: complete, right about what the commands take, and as wide as the terminal. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { allCommands } from "../../src/cli/mod.ts";
import { SETTINGS, secretFileOf, USUAL_SETTINGS, variableOf } from "../../src/config/mod.ts";
import { translator } from "../../src/i18n/mod.ts";
import { ambo, linesOf } from "../support/command.ts";

const commands = await allCommands();

/** The line of a help text that begins with a word. */
function lineOf(text: string, word: string): string | undefined {
  return text.split("\n").find((line) => line.trim().split(/\s+/)[0] === word);
}

describe("ambo help", () => {
  test("lists every command with its summary", async () => {
    const { code, stdout } = await ambo(["help"]);
    assert.equal(code, 0);
    for (const { name } of commands) {
      assert.equal(lineOf(stdout, name)?.trim().slice(name.length).trim(), translator("en")(`help.${name}`));
    }
  });

  test("lists the flag of every setting, and gives three examples", async () => {
    const { stdout } = await ambo(["help"]);
    for (const name of Object.keys(SETTINGS)) assert.ok(stdout.includes(`--${name}`), name);
    assert.equal(stdout.match(/^ {2}ambo /gm)?.length, 3);
  });

  test("fits a screen of 50 lines at 80 columns", async () => {
    for (const lang of ["en", "sl"]) {
      const { stdout } = await ambo(["help", "--lang", lang], { outputWidth: 80 });
      const { length } = linesOf(stdout);
      assert.ok(length <= 50, `${lang}: ${length} lines, at most 50: see overview() of help.ts`);
    }
  });

  test("explains a command: its options, the settings it uses and no others, an example", async () => {
    for (const { name, usage, options, settings, examples } of commands) {
      const { code, stdout } = await ambo(["help", name]);
      assert.equal(code, 0, name);
      assert.ok(stdout.startsWith(`Usage: ambo ${name} ${usage}`.trimEnd()), stdout);
      assert.ok(stdout.includes(translator("en")(`help.${name}`)));
      for (const flag of Object.keys(options ?? {})) assert.ok(lineOf(stdout, `--${flag}`), flag);
      // One that takes them all lists those that an operator sets, as `ambo help settings` does.
      const takesAll = settings.length === Object.keys(SETTINGS).length;
      const listed: readonly string[] = takesAll ? [...USUAL_SETTINGS] : settings;
      for (const flag of Object.keys(SETTINGS)) {
        assert.equal(lineOf(stdout, `--${flag}`) !== undefined, listed.includes(flag), `${name} --${flag}`);
      }
      assert.equal(stdout.includes("`ambo help settings --all` lists all"), takesAll, name);
      assert.ok(examples.length > 0, name);
      for (const example of examples) {
        assert.ok(stdout.includes(`\n  ${example}\n`), example);
        assert.match(example, new RegExp(`^ambo ${name}\\b.{0,50}$`));
        for (const [, flag] of example.matchAll(/ --([\w-]+)/g)) {
          assert.ok(lineOf(stdout, `--${flag}`), `${example} has a flag that does not exist`);
        }
      }
    }
  });

  for (const columns of [60, 80, 200]) {
    test(`is wrapped at ${columns} columns`, async () => {
      for (const topic of ["settings", ...commands.map(({ name }) => name)]) {
        const { stdout } = await ambo(["help", topic], { outputWidth: columns });
        for (const line of linesOf(stdout)) assert.ok(line.length <= columns, line);
      }
    });
  }
});

test("ambo help settings lists the twenty that an operator sets, and how to see the others", async () => {
  const usual = await ambo(["help", "settings"]);
  const all = await ambo(["help", "settings", "--all"]);
  const names = (text: string) => linesOf(text).flatMap((line) => /^ {2}--([\w-]+)/.exec(line)?.[1] ?? []);
  assert.equal(names(usual.stdout).length, 20);
  assert.deepEqual(names(all.stdout), Object.keys(SETTINGS));
  for (const name of ["port", "public-url", "default-translation", "diocese", "daily-limit"]) {
    assert.ok(names(usual.stdout).includes(name), name);
  }
  // What is shown is the same line, and no group stands without a line of its own.
  const shown = (text: string) => linesOf(text).map((line) => line.replaceAll(/ +/g, " "));
  for (const line of shown(usual.stdout).slice(0, -1)) assert.ok(shown(all.stdout).includes(line), line);
  assert.doesNotMatch(usual.stdout, /:\n\n/);
  assert.match(usual.stdout, new RegExp(`settings --all\` lists all ${Object.keys(SETTINGS).length}\\.\n$`));
});

test("ambo help settings --all lists every setting with its value, default and variable", async () => {
  const { stdout } = await ambo(["help", "settings", "--all"]);
  for (const [name, { value, default: fallback, secret }] of Object.entries(SETTINGS)) {
    const line = lineOf(stdout, `--${name}`) ?? "";
    assert.ok(line.includes(`--${name} ${value} `), name);
    assert.ok(line.includes(variableOf(name)), name);
    if (fallback !== "") assert.ok(line.includes(`(${fallback})`), name);
    assert.equal(line.includes(variableOf(secretFileOf(name))), secret, name);
  }
});

const same: [line: string, as: string][] = [
  ["", "help"],
  ["-h", "help"],
  ["--help", "help"],
  ["user add -h", "help user"],
  ["user add --help", "help user"],
  ["-h user", "help user"],
  ["serve --port 80 -h", "help serve"],
  ["-V", "version"],
  ["--version", "version"],
];
for (const [line, as] of same) {
  test(`\`ambo ${line}\` is \`ambo ${as}\``, async () => {
    const outcome = await ambo(line.split(" ").filter((word) => word !== ""));
    assert.deepEqual(outcome, await ambo(as.split(" ")));
    assert.equal(outcome.code, 0);
  });
}

test("`-h` behind `--` is no flag", async () => {
  assert.equal((await ambo(["parse", "--", "-h"])).code, 1);
});
