/** Texts that depend on numbers and languages. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languageName, languageTag, preferredLanguage } from "../../src/i18n/language.ts";
import { formatMessage } from "../../src/i18n/message.ts";

const SLOVENIAN = "{count, plural, one:# zahteva|two:# zahtevi|few:# zahteve|other:# zahtev}";
const ENGLISH = "{count, plural, one:# request|other:# requests}";

describe("a message with a plural", () => {
  const cases: [value: number, slovenian: string, english: string][] = [
    [0, "0 zahtev", "0 requests"],
    [1, "1 zahteva", "1 request"],
    [2, "2 zahtevi", "2 requests"],
    [3, "3 zahteve", "3 requests"],
    [4, "4 zahteve", "4 requests"],
    [5, "5 zahtev", "5 requests"],
    [11, "11 zahtev", "11 requests"],
    [101, "101 zahteva", "101 requests"],
    [102, "102 zahtevi", "102 requests"],
    [1003, "1003 zahteve", "1,003 requests"],
    [12_345, "12.345 zahtev", "12,345 requests"],
    [31_102, "31.102 zahtevi", "31,102 requests"],
  ];
  for (const [value, slovenian, inEnglish] of cases) {
    test(`of ${value} is "${slovenian}" and "${inEnglish}"`, () => {
      assert.equal(formatMessage("sl", SLOVENIAN, { count: value }), slovenian);
      assert.equal(formatMessage("en", ENGLISH, { count: value }), inEnglish);
    });
  }
});

test("languageName() returns the name of a language, and an unknown code as it is", () => {
  assert.equal(languageName("sl", "eng"), "angleščina");
  assert.equal(languageName("en", "slv"), "Slovenian");
  assert.equal(languageName("sl", "not a code"), "not a code");
});

test("languageTag() returns the lang attribute, empty for an invalid code", () => {
  assert.equal(languageTag("slv"), "sl");
  assert.equal(languageTag("not a code"), "");
});

for (const [header, language] of [
  [undefined, "sl"],
  ["", "sl"],
  ["en", "en"],
  ["en-US,en;q=0.9", "en"],
  ["sl-SI,sl;q=0.9,en;q=0.8", "sl"],
  ["hr,en;q=0.5,sl;q=0.7", "sl"],
  ["hr,fr", "sl"],
  ["en;q=0", "sl"],
  ["*", "sl"],
  [";;;q=,,x", "sl"],
] as const) {
  test(`preferredLanguage() is ${language} for ${header}`, () => {
    assert.equal(preferredLanguage(header), language);
  });
}
