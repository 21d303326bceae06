/** The language of the output: which one is chosen, that its catalogue is whole, and what never changes with it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languageOf } from "../../src/cli/flags.ts";
import { ambo } from "../support/command.ts";

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

  test("is refused where it names a language that has no catalogue, with those that have one", async () => {
    for (const lang of ["hr", "", "xx-YY", "__proto__", "sl2"]) {
      const { code, stdout, stderr } = await ambo(["help", "--lang", lang], { variables: { LANG: "sl_SI.UTF-8" } });
      assert.deepEqual([code, stdout], [2, ""], lang);
      assert.match(stderr, /sl, en, it/, lang);
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
