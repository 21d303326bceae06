/** What a terminal is shown: colours, progress bars, widths; and what a pipe and a dumb one are not. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { allCommands } from "../../src/cli/mod.ts";
import { ambo, type CommandOptions } from "../support/command.ts";
import { missing } from "../support/missing.ts";
import { PROGRAM } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const folder = scratchFolder();
const corpus = join(folder, "corpus");
cpSync("test/fixtures/corpus", corpus, { recursive: true });
writeFileSync(join(corpus, "BAD.txt"), "Ambo-Translation: 1\nCode: BAD\n\nGEN 1:1 a\n");
const keys = join(folder, "keys");
const folders = ["--corpus", corpus];

const ESCAPE = "\u001b";
const TERMINAL = { TERM: "xterm-256color" };
const BAR = new RegExp(`\\r${ESCAPE}\\[K\\w[^\\r]*\\[=* *\\] +\\d+ %`);

/** Runs a command line on a terminal of 80 columns. */
const onTerminal = (line: string[], variables: Record<string, string> = TERMINAL, more: CommandOptions = {}) =>
  ambo(line, { variables, outputWidth: 80, terminalWidth: 80, ...more });

describe("colours", () => {
  const cases: [name: string, flags: string[], options: CommandOptions, isColored: boolean][] = [
    ["a terminal", [], { variables: TERMINAL, outputWidth: 80, terminalWidth: 80 }, true],
    ["a pipe", [], { variables: TERMINAL }, false],
    ["a dumb terminal", [], { variables: { TERM: "dumb" }, outputWidth: 80, terminalWidth: 80 }, false],
    [
      "a terminal, with NO_COLOR",
      [],
      { variables: { ...TERMINAL, NO_COLOR: "1" }, outputWidth: 80, terminalWidth: 80 },
      false,
    ],
    [
      "a terminal, with NO_COLOR empty",
      [],
      { variables: { ...TERMINAL, NO_COLOR: "" }, outputWidth: 80, terminalWidth: 80 },
      true,
    ],
    [
      "a terminal, with --color never",
      ["--color", "never"],
      { variables: TERMINAL, outputWidth: 80, terminalWidth: 80 },
      false,
    ],
    ["a pipe, with --color always", ["--color=always"], {}, true],
    ["a pipe, with NO_COLOR and --color always", ["--color=always"], { variables: { NO_COLOR: "1" } }, true],
    ["a pipe, with --color auto", ["--color=auto"], { variables: TERMINAL }, false],
  ];
  for (const [name, flags, options, isColored] of cases) {
    test(`${isColored ? "are" : "are not"} on ${name}`, async () => {
      const help = await ambo(["help", ...flags], options);
      assert.equal(help.stdout.includes(ESCAPE), isColored);
      const check = await ambo(["check", ...folders, ...flags], options);
      assert.equal(check.stdout.includes(`${ESCAPE}[31merror`), isColored);
      const wrong = await ambo(["sing", ...flags], options);
      assert.equal(wrong.stderr.includes(ESCAPE), isColored);
    });
  }

  test("show the words that a search found", async () => {
    const { stdout } = await onTerminal(["search", "žarek", ...folders, "--translation", "ZGL"]);
    assert.ok(/\w/.test(stdout) && stdout.includes(`${ESCAPE}[1mžarek`), stdout);
  });

  test("are chosen by one of three words", async () => {
    const { code, stderr } = await ambo(["help", "--color", "red"]);
    assert.equal(code, 2);
    assert.match(stderr, /Cannot use --color "red": expected auto, always or never/);
  });

  test("are never in JSON", async () => {
    const { stdout } = await onTerminal(["check", ...folders, "--json", "--color", "always"]);
    assert.ok(!stdout.includes(ESCAPE));
  });
});

describe("progress bars", () => {
  const usfm = join(folder, "a.usfm");
  writeFileSync(usfm, "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\n");
  const stated = ["--code", "POSKUS", "--name", "N", "--language", "slv", "--copyright", "C"];
  const work: [label: string, line: () => string[]][] = [
    ["Importing", () => ["import", usfm, ...stated, ...folders, "--replace"]],
    ["Checking", () => ["check", ...folders]],
    ["Indexing", () => ["search", "žarek", ...folders, "--translation", "ZGL"]],
    ["Backing up", () => ["backup", join(scratchFolder(), "b"), "--keys", keys]],
    ["Restoring", () => ["restore", join(folder, "b"), "--keys", join(scratchFolder(), "keys")]],
    ["Checking", () => ["store", "check", "--keys", keys]],
    ["Repairing", () => ["store", "repair", "--keys", keys]],
  ];

  test("are drawn on a terminal for all long work, and taken back", async () => {
    assert.equal((await ambo(["user", "add", "ana", "--keys", keys])).code, 0);
    assert.equal((await ambo(["backup", join(folder, "b"), "--keys", keys])).code, 0);
    for (const [label, line] of work) {
      const { drawn } = await onTerminal(line());
      assert.match(drawn, BAR, line().join(" "));
      assert.ok(drawn.includes(label), drawn);
      assert.ok(drawn.endsWith("\r\u001b[K"), label);
    }
  });

  test("are not drawn in a pipe, nor on a dumb terminal", async () => {
    for (const [, line] of work) {
      assert.equal((await ambo(line(), { variables: TERMINAL })).drawn, "");
      assert.equal((await onTerminal(line(), { TERM: "dumb" })).drawn, "");
    }
  });
});

describe("the manual page", () => {
  const page = async () => (await ambo(["help", "--man"])).stdout;

  test("has every command, every setting and the exit codes", async () => {
    const text = (await page()).replaceAll("\\-", "-");
    for (const { name, options = {}, settings } of await allCommands()) {
      assert.match(text, new RegExp(`^\\.B ambo ${name}\\b`, "m"));
      for (const flag of [...Object.keys(options), ...settings]) {
        assert.match(text, new RegExp(`^\\.B --${flag}\\b`, "m"), flag);
      }
    }
    for (const heading of ["NAME", "SYNOPSIS", "COMMANDS", "SETTINGS", "EXIT STATUS", "FILES"]) {
      assert.match(text, new RegExp(`^\\.SH ${heading}$`, "m"));
    }
  });

  test("has a date, which mandoc misses otherwise", async () => {
    assert.match(await page(), /^\.TH AMBO 1 "20\d\d-\d\d-\d\d" "Ambo \d/m);
  });

  const linters = [
    ["groff", ["-ww", "-man", "-Tutf8", "-z"]],
    ["mandoc", ["-Tlint", "-Wwarning"]],
  ] as const;
  for (const [linter, flags] of linters) {
    const isThere = spawnSync(linter, ["--version"]).error === undefined;
    const skip = isThere ? false : `not installed here: ${linter}`;
    test(`gives ${linter} nothing to warn of`, { skip }, async () => {
      const { stdout, stderr } = spawnSync(linter, flags, {
        input: await page(),
        encoding: "utf8",
      });
      assert.equal(stdout + stderr, "");
    });
  }
});

const skip = missing("script");
describe("a real terminal", { skip }, () => {
  const run = (line: string, variables: Record<string, string>) => {
    const program = [process.execPath, ...PROGRAM].map((word) => `'${word}'`).join(" ");
    const env = { ...process.env, ...variables };
    const { stdout } = spawnSync("script", ["-qec", `${program} ${line}`, "/dev/null"], {
      ...{ encoding: "utf8", env, input: "" },
    });
    return stdout;
  };

  test("has colours, a bar and columns", () => {
    const output = run(`check ZGL --corpus '${corpus}'`, TERMINAL);
    assert.match(output, BAR);
    assert.match(output, /code +language +books/);
  });

  test("that is dumb has none of them but the columns", () => {
    const output = run(`check --corpus '${corpus}'`, { TERM: "dumb" });
    assert.ok(!output.includes(ESCAPE), JSON.stringify(output));
    assert.match(output, /code +language +books/);
  });
});
