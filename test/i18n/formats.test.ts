/** Numbers, sizes, dates and lists in both languages, about the values at which they are written otherwise. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { describe, test } from "node:test";
import { formatDate, formatDateTime, formatMonth, formatShortDate, formatTime } from "../../src/i18n/date.ts";
import {
  capitalize,
  formatChoice,
  formatList,
  formatNumber,
  isLanguage,
  LANGUAGES,
  languageName,
  languageTag,
  preferredLanguage,
} from "../../src/i18n/language.ts";
import { formatMessage, formatSize } from "../../src/i18n/message.ts";

test("numbers have marks in texts, as the data of each language have them", () => {
  assert.deepEqual([formatNumber("sl", 31_102), formatNumber("en", 31_102)], ["31.102", "31,102"]);
  const numbers = [
    0, 7, 999, 1000, 9999, 10_000, 999_999, 1_000_000, 31_102_000, 1234567890123, 1e21, -1, -1000, 1023.9, 12345.5,
  ];
  for (const language of LANGUAGES) {
    const { format } = new Intl.NumberFormat(language);
    for (const number of numbers) assert.equal(formatNumber(language, number), format(number), `${language} ${number}`);
  }
});

test("a word of a command line is that word for a shell, and has quotation marks where one wants them", () => {
  const written = (word: string) => formatMessage("sl", "{word, shell}", { word });
  for (const word of ["kopija.bak", "/srv/župnija/2026-11.bak", "SSP3"]) assert.equal(written(word), word);
  for (const word of [
    "moja kopija.bak",
    '$(id) `id` "a"',
    "Don't\\n",
    "a;b|c>d*?~#",
    "",
    "dve\nvrstici",
    "kopija.bak",
  ]) {
    assert.equal(execFileSync("sh", ["-c", `printf %s ${written(word)}`], { encoding: "utf8" }), word);
  }
});

test("a size is written in the unit that it fills, rounded down to a tenth", () => {
  const CASES: readonly [bytes: number, slovenian: string][] = [
    [0, "0 kB"],
    [102, "0 kB"],
    [103, "0,1 kB"],
    [1023, "0,9 kB"],
    [1024, "1 kB"],
    [19_968, "19,5 kB"],
    [1_048_575, "1023,9 kB"],
    [1_048_576, "1 MB"],
    [1_073_741_823, "1023,9 MB"],
    [1_073_741_824, "1 GB"],
    [1_610_612_736, "1,5 GB"],
  ];
  for (const [bytes, written] of CASES) {
    assert.equal(formatSize("sl", bytes), written.replace(" ", "\u00a0"), `${bytes}`);
  }
  assert.equal(formatSize("en", 19_968), "19.5\u00a0kB");
});

describe("a moment is written in the time zone of the service", () => {
  const context = (language: "sl" | "en", timezone = "Europe/Ljubljana") => ({
    language,
    settings: { timezone },
  });
  const moment = Date.parse("2026-11-20T23:04:00Z");
  test("as a date within a sentence", () => {
    assert.equal(formatDate(context("sl"), moment), "21. novembra 2026");
    assert.equal(formatDate(context("sl", "UTC"), moment), "20. novembra 2026");
    assert.equal(formatDate(context("en"), moment), "21 November 2026");
    const months = Array.from({ length: 12 }, (_, month) => formatDate(context("sl"), Date.UTC(2026, month, 3, 12)));
    assert.deepEqual(months.slice(0, 4), ["3. januarja 2026", "3. februarja 2026", "3. marca 2026", "3. aprila 2026"]);
    assert.equal(months[11], "3. decembra 2026");
  });
  test("with its time", () => {
    assert.equal(formatTime(context("sl"), moment), "0.04");
    assert.equal(formatTime(context("en"), moment), "00:04");
    assert.equal(formatTime(context("sl", "UTC"), moment), "23.04");
    assert.equal(formatDateTime(context("sl"), moment), "21. novembra 2026 ob 0.04");
    assert.equal(formatDateTime(context("en"), moment), "21 November 2026, 00:04");
  });
  test("but a calendar date as it is", () => {
    for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
      assert.equal(formatShortDate(context("sl", zone), "2026-11-21"), "21. 11.");
      assert.equal(formatMonth(context("sl", zone), "2026-11"), "november 2026");
      assert.equal(formatMonth(context("en", zone), "2026-01"), "January 2026");
    }
  });
});

describe("the language of a browser is the one that it likes best of those there are:", () => {
  const CASES: readonly [header: string | undefined, language: string][] = [
    [undefined, "sl"],
    ["", "sl"],
    ["en", "en"],
    ["EN-gb", "en"],
    ["xx, yy;q=0.5", "sl"],
    ["xx, en;q=0.1", "en"],
    ["en;q=0.5, sl;q=0.8", "sl"],
    ["sl;q=0.5, en;q=0.8", "en"],
    ["sl;q=0.5, en", "en"],
    ["en, sl", "en"],
    ["sl, en", "sl"],
    ["en;q=0", "sl"],
    ["en;q=x", "sl"],
    ["en ; level=1 ; Q=0.2 , sl;q=0.1", "en"],
    ["english", "sl"],
    [`${"xx,".repeat(166)}en`, "en"],
    [`${"xx,".repeat(167)}en`, "sl"],
  ];
  for (const [header, language] of CASES) {
    test(`${language} for ${header?.slice(0, 30)}, ${header?.length} characters`, () => {
      assert.equal(preferredLanguage(header), language);
    });
  }
});

test("lists and choices are joined, names of languages translated, codes checked", () => {
  assert.equal(formatList("sl", ["A", "B", "C"]), "A, B in C");
  assert.equal(formatList("en", ["A", "B", "C"]), "A, B and C");
  assert.equal(formatChoice("sl", ["A", "B"]), "A ali B");
  assert.equal(formatChoice("en", ["A"]), "A");
  assert.deepEqual([languageName("sl", "eng"), languageName("en", "slv")], ["angleščina", "Slovenian"]);
  assert.equal(languageName("en", "not a code"), "not a code");
  assert.deepEqual(["slv", "EN", "x y", ""].map(languageTag), ["sl", "en", "", ""]);
  assert.deepEqual(["čaj", "🙂a", "", "A"].map(capitalize), ["Čaj", "🙂a", "", "A"]);
  assert.deepEqual(["sl", "en", "xx", undefined].map(isLanguage), [true, true, false, false]);
});
