/** The language of the output: which one is chosen, that its catalogue is whole, and what never changes with it. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { allCommands, commandGroups } from "../../src/cli/mod.ts";
import { SLOVENIAN } from "../../src/cli/texts/catalogue.ts";
import { languageOf } from "../../src/cli/texts/language.ts";
import { slovenianPlaceholders } from "../../src/cli/texts/placeholders.ts";
import { Translator } from "../../src/cli/texts/translator.ts";
import { SETTING_GROUPS, SETTINGS } from "../../src/config/mod.ts";
import { ambo, linesOf } from "../support/command.ts";
import { scratchFolder } from "../support/scratch.ts";

const slovenian = new Translator("sl");
const english = new Translator("en");

const environments: [variables: Record<string, string>, language: "en" | "sl"][] = [
  [{}, "en"],
  [{ LANG: "sl_SI.UTF-8" }, "sl"],
  [{ LANG: "sl" }, "sl"],
  [{ LANG: "sl_SI@euro" }, "sl"],
  [{ LANG: "slx_SI" }, "en"],
  [{ LANG: "sk_SK.UTF-8" }, "en"],
  [{ LANG: "en_US.UTF-8", LC_MESSAGES: "sl_SI.UTF-8" }, "sl"],
  [{ LANG: "sl_SI.UTF-8", LC_MESSAGES: "en_GB.UTF-8" }, "en"],
  [{ LANG: "en_US.UTF-8", LC_MESSAGES: "en_US.UTF-8", LC_ALL: "sl_SI.UTF-8" }, "sl"],
  [{ LANG: "sl_SI.UTF-8", LC_ALL: "C" }, "en"],
  [{ LANG: "sl_SI.UTF-8", LC_ALL: "" }, "sl"],
  [{ LANG: "de_AT.UTF-8", LANGUAGE: "de:sl:en" }, "sl"],
  [{ LANG: "sl_SI.UTF-8", LANGUAGE: "en:sl" }, "en"],
  [{ LANG: "C.UTF-8", LANGUAGE: "sl" }, "en"],
  [{ LANGUAGE: "sl" }, "en"],
  [{ LANG: "sl_SI.UTF-8", LC_CTYPE: "en_US.UTF-8" }, "sl"],
];
for (const [variables, language] of environments) {
  const shown = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  test(`with ${shown.join(" ") || "no locale"} the language is ${language}`, () => {
    assert.equal(languageOf(variables), language);
  });
}

test("the placeholder of every setting is a Slovenian word, or the same in both languages", () => {
  const shared = new Set(["URL"]);
  for (const [name, { value }] of Object.entries(SETTINGS)) {
    for (const word of value.match(/\b[A-Z]{3,}\b/g) ?? []) {
      assert.ok(shared.has(word) || slovenianPlaceholders(word) !== word, `${name}: ${word}`);
    }
  }
});

describe("--lang", () => {
  test("wins over the locale, wherever it stands", async () => {
    const variables = { LANG: "sl_SI.UTF-8" };
    for (const line of ["--lang en help", "help --lang en", "help --lang=en", "--lang=en"]) {
      assert.match((await ambo(line.split(" "), { variables })).stdout, /^Ambo answers/);
    }
    for (const line of ["--lang sl", "help --lang sl", "help --lang=sl", "--help --lang sl"]) {
      assert.match((await ambo(line.split(" "))).stdout, /^Ambo za navedeno svetopisemsko mesto/);
    }
  });

  test("behind `--` it is a word like others", async () => {
    const { stderr } = await ambo(["parse", "--", "--lang", "sl"]);
    assert.match(stderr, /^ambo: /);
    assert.doesNotMatch(stderr, /ni /);
  });

  test("names one of two languages", async () => {
    const unknown = await ambo(["help", "--lang", "de"]);
    assert.equal(unknown.code, 2);
    assert.match(unknown.stderr, /Cannot use --lang "de": expected sl or en/);
    const missing = await ambo(["help", "--lang"]);
    assert.equal(missing.code, 2);
    assert.match(missing.stderr, /Option '--lang <value>' argument missing/);
  });
});

describe("the catalogue", () => {
  const values = new Proxy(
    {},
    { get: (_, name) => (name === "toJSON" ? undefined : `‹${String(name)}›`) },
  );

  test("has another text than the English one, with the same values in it", () => {
    // A word that both languages write alike, and the mere order of values.
    const same = new Set(["Program", "{place}: {fault}"]);
    for (const message of Object.keys(SLOVENIAN) as (keyof typeof SLOVENIAN)[]) {
      const translated = slovenian.text(message, values);
      if (!same.has(message)) assert.notEqual(translated, message);
      for (const [, name] of message.matchAll(/\{(\w+)\}/g)) {
        // What the system adds to its codes, and an English word, are left out.
        if (name === "rest" && /^E[A-Z]+:/.test(message)) continue;
        if (name === "than") continue;
        assert.ok(translated.includes(`‹${name}›`), `${message} lacks ${name}: ${translated}`);
      }
      assert.doesNotMatch(translated, /\{\w+\}|"/, `${message}: ${translated}`);
    }
  });

  test("has the help of every command, option, setting and group", async () => {
    const missing: string[] = [];
    const look = (text: string) => {
      if (slovenian.translate(text) === text && text !== "Program") missing.push(text);
    };
    for (const { title } of [...(await commandGroups()), ...SETTING_GROUPS]) look(title);
    for (const { help } of Object.values(SETTINGS)) look(help);
    for (const { summary, options = {} } of await allCommands()) {
      look(summary);
      for (const { help } of Object.values(options)) look(help);
    }
    assert.deepEqual(missing, []);
  });

  test("has the errors and warnings of the everyday commands", () => {
    const missing = messagesIn([
      "import",
      "corpus",
      "cli",
      "auth",
      "store/accounts",
      "store/backup",
    ])
      .concat(messagesIn(["store/control", "config"]))
      .filter((message) => slovenian.translate(message) === message && !isIncomplete(message));
    assert.deepEqual([...new Set(missing)], []);
  });

  test("is not needed for English", () => {
    assert.equal(
      english.text('There is no user "{name}"', { name: "Ana" }),
      'There is no user "Ana"',
    );
    assert.equal(english.translate('There is no user "Ana"'), 'There is no user "Ana"');
  });
});

const plurals: [number: number, requests: string][] = [
  [0, "0 zahtev"],
  [1, "1 zahtevo"],
  [2, "2 zahtevi"],
  [3, "3 zahteve"],
  [5, "5 zahtev"],
  [11, "11 zahtev"],
  [101, "101 zahtevo"],
  [102, "102 zahtevi"],
];
for (const [limit, expected] of plurals) {
  test(`${limit} requests are ${expected}`, () => {
    const message = 'The user "{name}" now has {limit} requests a day';
    assert.equal(
      slovenian.text(message, { name: "Ana", limit }),
      `Uporabnik »Ana« ima zdaj ${expected} na dan`,
    );
  });
}

describe("what is the same in every language", () => {
  const keys = join(scratchFolder(), "keys");
  const run = (line: string, lang: string) =>
    ambo([...line.split(" "), "--lang", lang], {
      variables: { AMBO_KEYS: keys, AMBO_CORPUS: "test/fixtures/corpus" },
    });

  test("keys, links and exit codes", async () => {
    for (const lang of ["sl", "en"]) {
      const added = await run(`user add ${lang}`, lang);
      assert.match(added.stdout, /^http:\/\/127\.0\.0\.1:8080\/login\?link=\w{32}\n$/);
      assert.match((await run(`key issue ${lang}`, lang)).stdout, /^ambo_\w{39}\n$/);
      assert.equal((await run("user link nihče", lang)).code, 1);
      assert.equal((await run("user lst", lang)).code, 2);
    }
  });

  const lines = [
    ...["config", "version", "user list --json", "key list --json", "check --json"],
    ...["verse --date 2026-12-25 --json", "readings --date 2026-12-25 --json"],
    ...[
      "search besedilo --json",
      "calendar --year 2027 --json",
      "parse Jn --json",
      "store check --json",
    ],
  ];
  for (const line of lines) {
    test(`\`ambo ${line}\``, async () => {
      assert.equal((await run(line, "sl")).stdout, (await run(line, "en")).stdout);
    });
  }
});

test("results and errors of everyday commands are in Slovenian", async () => {
  const keys = join(scratchFolder(), "keys");
  const run = async (line: string) => {
    const variables = { LANG: "sl_SI.UTF-8", AMBO_KEYS: keys, AMBO_CORPUS: "test/fixtures/corpus" };
    const { stdout, stderr } = await ambo(line.split(" "), { variables });
    return [...linesOf(stdout), ...linesOf(stderr)].join("\n");
  };
  const expected: [line: string, output: RegExp][] = [
    ["user list", /V mapi ».*« ni shrambe: pravo mapo navedite s stikalom --keys/],
    [
      "user add ana",
      /Uporabnik »ana« je dodan\nEnkratna povezava .* velja za eno uporabo, največ 72 ur:/,
    ],
    ["user add ANA", /Uporabnika »ANA« ni mogoče dodati: uporabnik s tem imenom že obstaja/],
    [
      "user list",
      /^IME\tVLOGA\tSTANJE\tKLJUČ\tOMEJITEV\tDANES\nana\tuporabnik\tbrez gesla\tbrez\t/,
    ],
    ["key revoke ana", /Uporabnik »ana« nima ključa/],
    ["key issue bor", /Uporabnika »bor« ni/],
    ["key issue admin", /Uporabnika »admin« ni/],
    ["usage", /^DAN\tZAHTEVE$/],
    [
      "user lst",
      /`ambo user` sprejme eno od besed: .*Ste mislili »list«\?\n`ambo help user` pojasni ukaz/,
    ],
    ["key list --prot 1", /Neznano stikalo »--prot«/],
    ["check", /^oznaka\tjezik\tknjige/m],
    ["check NIC", /»NIC« ni mogoče preveriti: ni ne datoteke/],
    [
      "backup /absent/file",
      /Varnostne kopije \/absent\/file ni mogoče zapisati: mape »\/absent« ni/,
    ],
    [
      "restore /absent/file --keys /tmp/absent",
      /\/absent\/file ni mogoče obnoviti: take datoteke ni/,
    ],
    ["search", /Manjka POIZVEDBA/],
    ["verse --date danes", /Vrednost --date »danes« ni veljavna: pričakovan je dan/],
    ["readings --translation NIC", /Prevoda »NIC« ni; na voljo: /],
    [
      "verse --daily-limit 1",
      /Neznano stikalo »--daily-limit« \(`ambo verse` ne uporablja --daily-limit\)/,
    ],
    [
      "serve --port x",
      /Vrednost --port »x« ni veljavna: pričakovano je celo število od 0 do 65535\n`ambo help settings`/,
    ],
  ];
  for (const [line, output] of expected) assert.match(await run(line), output, line);
});

test("the day and its readings are in English where that was chosen, else in Slovenian", async () => {
  const run = async (line: string, variables: Record<string, string>) =>
    (await ambo([...line.split(" "), "--corpus", "test/fixtures/corpus"], { variables })).stdout;
  const line = "verse --date 2026-12-25";
  for (const variables of [{}, { LANG: "C" }, { LANG: "sl_SI.UTF-8" }]) {
    assert.match(
      await run(line, variables as Record<string, string>),
      /^25\. december 2026: Gospod/,
    );
  }
  assert.match(await run(line, { LANG: "en_US.UTF-8" }), /^25 December 2026: /);
  assert.match(await run(`${line} --lang en`, {}), /^25 December 2026: /);
  assert.match(await run("readings --date 2026-12-25 --lang en", {}), /^First reading: /m);
});

/** Beginnings of messages whose end comes from elsewhere, and of faults of the program itself. */
const INCOMPLETE = [
  "Cannot import book",
  "Cannot sync X0",
  "Cannot write X0",
  "Cannot replace X0",
  "Cannot restore X0 into X1",
  "Cannot read X0",
  "Cannot reach the process that works on",
  "The process X0 knows no X1",
  "X0: another program listens there",
  "X0 (`ambo X1` does not use --X2)",
  "No verse line X0 in X1",
  "Expected the files of a JOB",
  "Cannot issue a key that is not well-formed",
  "the id of the installation belongs to no account",
  "a default translation belongs to no account",
];
function isIncomplete(message: string): boolean {
  return INCOMPLETE.some((beginning) => message.startsWith(beginning));
}

/** Collects the messages of errors in the sources: texts of several words that are thrown or warned of. */
function messagesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join("src", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/^(texts|install)|man_page/.test(name))
      .flatMap((name) => messagesOf(join("src", folder, name))),
  );
}

/** The beginning of what throws an error or warns of something, up to the message. */
const BEFORE_MESSAGE = /(?:new \w*(?:Error|Refused|Unavailable)|\bwarn)\(\s*/g;

function messagesOf(path: string): string[] {
  const source = readFileSync(path, "utf8");
  return [...source.matchAll(BEFORE_MESSAGE)]
    .map((match) => literalsAt(source, match.index + match[0].length))
    .filter((text) => /[a-z]+ [a-z]+/.test(text));
}

/** A literal, with a plus where another follows. */
const LITERAL = /\s*(?:"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*(\+)?/y;

/** Returns the literals that stand somewhere, joined by plus signs, with `X0`, `X1` … for their values. */
function literalsAt(source: string, start: number): string {
  let text = "";
  let values = 0;
  LITERAL.lastIndex = start;
  for (let match = LITERAL.exec(source); match !== null; match = LITERAL.exec(source)) {
    text += match[1] ?? match[2]!.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `X${values++}`);
    if (match[3] === undefined) break;
  }
  return text.replace(/\\(.)/g, "$1");
}
