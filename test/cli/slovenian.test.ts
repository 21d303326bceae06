/** The language of the output: which one is chosen, that its catalogue is whole, and what never changes with it. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { languageOf } from "../../src/cli/flags.ts";
import { SETTINGS } from "../../src/config/mod.ts";
import { placeholdersIn, translator } from "../../src/i18n/mod.ts";
import { ambo, linesOf } from "../support/command.ts";
import { scratchFolder } from "../support/scratch.ts";

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
  [{ LANG: "hr_HR.UTF-8", LANGUAGE: "hr:sl:en" }, "sl"],
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
      assert.ok(shared.has(word) || placeholdersIn("sl", word) !== word, `${name}: ${word}`);
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

  test("falls back to the locale where it names a language that has no catalogue", async () => {
    for (const lang of ["hr", "", "xx-YY", "__proto__", "sl2"]) {
      const inLocale = await ambo(["help", "--lang", lang], { variables: { LANG: "sl_SI.UTF-8" } });
      assert.deepEqual([inLocale.code, inLocale.stdout], [0, (await ambo(["help", "--lang", "sl"])).stdout], lang);
      const without = await ambo(["help", "--lang", lang]);
      assert.deepEqual([without.code, without.stdout], [0, (await ambo(["help"])).stdout], lang);
    }
    assert.equal((await ambo(["help", "--lang", "sl-SI"])).stdout, (await ambo(["help", "--lang", "sl"])).stdout);
  });

  test("wants a value", async () => {
    const missing = await ambo(["help", "--lang"]);
    assert.equal(missing.code, 2);
    assert.match(missing.stderr, /Option '--lang <value>' argument missing/);
  });

  test("has no value where a flag follows, which is read as a flag", async () => {
    for (const line of ["--lang --lang sl", "help --lang sl --lang", "--lang --color never --lang=sl"]) {
      const { code, stderr } = await ambo(line.split(" "));
      assert.equal(code, 2);
      assert.match(stderr, /Stikalu »--lang <vrednost>« manjka vrednost/, line);
    }
    const inLocale = await ambo(["version", "--lang", "-h"], { variables: { LANG: "sl_SI" } });
    assert.match(inLocale.stderr, /Stikalu »--lang <vrednost>« manjka vrednost/);
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
    const shown = translator("sl")("result.limit_set", { name: "Ana", limit });
    assert.equal(shown, `Uporabnik »Ana« ima zdaj ${expected} na dan`);
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
    ...["search besedilo --json", "calendar --year 2027 --json", "parse Jn --json", "store check --json"],
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
    ["user add ana", /Uporabnik »ana« je dodan\nEnkratna povezava .* velja za eno uporabo, največ 72 ur:/],
    ["user add ANA", /Uporabnika »ANA« ni mogoče dodati: uporabnik s tem imenom že obstaja/],
    ["user list", /^IME\tVLOGA\tSTANJE\tKLJUČ\tOMEJITEV\tDANES\nana\tuporabnik\tbrez gesla\tbrez\t/],
    ["key revoke ana", /Uporabnik »ana« nima ključa/],
    ["key issue bor", /Uporabnika »bor« ni/],
    ["key issue admin", /Uporabnika »admin« ni/],
    ["usage", /^DAN\tZAHTEVE$/],
    ["user lst", /`ambo user` sprejme eno od besed: .*Ste mislili »list«\?\n`ambo help user` pojasni ukaz/],
    ["key list --prot 1", /Neznano stikalo »--prot«/],
    ["check", /^oznaka\tjezik\tknjige/m],
    ["check NIC", /»NIC« ni mogoče preveriti: ni ne datoteke/],
    ["backup /absent/file", /Varnostne kopije \/absent\/file ni mogoče zapisati: mape »\/absent« ni/],
    ["restore /absent/file --keys /tmp/absent", /Datoteke \/absent\/file ni mogoče obnoviti: take datoteke ni/],
    ["search", /Manjka POIZVEDBA/],
    ["verse --date danes", /Vrednost --date »danes« ni veljavna: pričakovan je dan/],
    ["readings --translation NIC", /Prevoda »NIC« ni; na voljo: /],
    ["verse --daily-limit 1", /Neznano stikalo »--daily-limit« \(`ambo verse` ne uporablja --daily-limit\)/],
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
    assert.match(await run(line, variables as Record<string, string>), /^25\. december 2026: Gospod/);
  }
  assert.match(await run(line, { LANG: "en_US.UTF-8" }), /^25 December 2026: /);
  assert.match(await run(`${line} --lang en`, {}), /^25 December 2026: /);
  assert.match(await run("readings --date 2026-12-25 --lang en", {}), /^First reading: /m);
});

describe("no error answers in English to --lang sl", () => {
  const folder = scratchFolder();
  const [keys, file] = [join(folder, "keys"), join(folder, "empty.txt")];
  writeFileSync(file, "");
  writeFileSync(join(folder, "damaged.zip"), "PK\x03\x04 and no more");
  writeFileSync(join(folder, "broken.conf"), "port 8080\nno-such = 1\n");
  const lines: readonly (readonly [kind: string, args: string[], message: RegExp])[] = [
    ["usage", ["ukaz"], /Ukaza »ukaz« ni/],
    ["settings", ["serve", "--port", "x"], /pričakovano je celo število/],
    ["settings of a file", ["serve", "--settings", join(folder, "broken.conf")], /broken\.conf:1/],
    ["command", ["export", "NIC", join(folder, "x"), "--format", "osis"], /Prevoda »NIC« ni/],
    ["corpus", ["check", file], /napaka: /],
    ["reference", ["parse", "3,16"], /manjka ime knjige/],
    ["passage", ["parse", "Jn 99,1", "--translation", "ZGL"], /Odlomka »Jn 99,1« ni mogoče najti/],
    ["query", ["search", "-"], /ni nobene besede ali številke/],
    ["list of books", ["search", "Bog", "--books", "blabla"], /ni knjige z imenom/],
    ["import", ["import", file], /datoteka je prazna/],
    ["archive", ["import", join(folder, "damaged.zip")], /Arhiva ZIP/],
    ["store", ["user", "list"], /ni shrambe/],
    ["backup", ["backup", "/absent/file"], /ni shrambe|ni mogoče zapisati/],
    ["restore", ["restore", file], /ni mogoče obnoviti|ni varnostna kopija/],
    ["engine", ["user", "list", "--engine", "http://127.0.0.1:1"], /Gruče etcd/],
    ["service", ["health", "--port", "1"], /Storitve na .* ni mogoče doseči/],
  ];
  for (const [kind, args, message] of lines) {
    test(`${kind}: ambo ${args[0]}`, async () => {
      const variables = { AMBO_KEYS: keys, AMBO_CORPUS: "test/fixtures/corpus" };
      const { code, stdout, stderr } = await ambo([...args, "--lang", "sl"], { variables });
      assert.notEqual(code, 0);
      assert.match(stdout + stderr, message);
      const prose = (stdout + stderr).replace(/`[^`]*`|»[^«]*«|\S*\/\S*/g, "");
      assert.doesNotMatch(prose, /(?<!\p{L})(?:the|an?|is|are|not|cannot|of|with|expected)(?!\p{L})/iu);
    });
  }
});
