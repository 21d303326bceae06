/** The catalogues: complete, with the same values in every language and every plural form that the language has. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { en } from "../../src/i18n/en.ts";
import { CATALOGUES } from "../../src/i18n/language.ts";
import { formatMessage, parseMessage } from "../../src/i18n/message.ts";
import { LANGUAGES, type Language } from "../../src/i18n/mod.ts";
import { COMPUTED } from "../../src/i18n/problems/computed_values.ts";

type Part = ReturnType<typeof parseMessage>[number];
type Placeholder = Exclude<Part, string>;

/** Lists the placeholders of a message, those within branches too. */
function placeholders(parts: readonly Part[]): Placeholder[] {
  return parts.flatMap((part) =>
    typeof part === "string" ? [] : [part, ...[...part.branches.values()].flatMap(placeholders)],
  );
}

/** Values of the message are computed; the keys `passage.no_…` are parts of `passage.not_found`. */
const areComputed = (key: string) => key in COMPUTED || key.startsWith("passage.no_");

/** The problems of a message beside the English one. */
function faultsOf(language: Language, message: string, english: string, isComputed = false): string[] {
  const names = (text: string) => [...new Set(placeholders(parseMessage(text)).map(({ name }) => name))].sort();
  const faults: string[] = [];
  const [own, expected] = [names(message).join(), names(english).join()];
  if (own !== expected && !isComputed) faults.push(`values: expected ${expected || "none"}, found ${own || "none"}`);
  for (const { name, format, branches } of placeholders(parseMessage(message))) {
    if (format === "select" && !branches.has("other")) faults.push(`{${name}} has no branch "other"`);
    if (format !== "plural") continue;
    // A branch for an exact number beside `other` is a choice, not a plural.
    const isExactOnly = [...branches.keys()].every((branch) => branch.startsWith("=") || branch === "other");
    const forms =
      [...branches.keys()].some((branch) => branch.startsWith("=")) && isExactOnly ? ["other"] : formsOf(language);
    const missing = forms.filter((form) => !branches.has(form));
    if (missing.length > 0) faults.push(`{${name}} has no plural form ${missing.join(", ")}`);
  }
  return faults;
}

/** The plural forms of whole numbers. */
function formsOf(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))];
}

for (const language of LANGUAGES) {
  test(`${language}: every message has the values of the English one and all plural forms`, () => {
    const faults = Object.entries<string>(en).flatMap(([key, english]) => {
      const message = (CATALOGUES[language] as Record<string, string>)[key] ?? english;
      return faultsOf(message === english ? "en" : language, message, english, areComputed(key)).map(
        (fault) => `${key}: ${fault}`,
      );
    });
    assert.deepEqual(faults, []);
  });
}

for (const language of LANGUAGES) {
  test(`${language}: what is the same on several pages has one name`, () => {
    const things = [
      ["readings.title", "search.readings", "share.kinds.readings", "embed.readings", "feeds.readings"],
      ["calendar_pages.sunday", "offline.sunday", "share.kinds.sunday"],
      ["reading.verse_of_the_day", "share.kinds.verse", "embed.verse", "feeds.verse"],
      ["layout.docs", "share.to_docs"],
    ] as const;
    for (const keys of things) {
      const names = keys.map((key) => CATALOGUES[language][key].toLowerCase());
      assert.equal(new Set(names).size, 1, names.join(" | "));
    }
  });
}

/** Words beside a value that would have to change with it: `s 1 vrstico`, `je 2 dela`, `3 bajti se razpakira`, `il 8 novembre`;
 * and words for which the language has others. */
const UNBENDING: readonly [Language, RegExp][] = [
  ["sl", /(?<!\p{L})[szkh] \{\w+, (?:plural|number)/iu],
  ["sl", /(?<!\p{L})(?:je|sta|so) (?!mogoče)(?:\p{L}+ ){0,3}\{\w+, plural/iu],
  ["sl", /other:[^|{}]*\} (?:se|je|sta|so)(?!\p{L})/u],
  ["it", /(?<!\p{L})(?:il|al|del|dal) \{(?:moment|date)\b/iu],
  // Usage lines have these placeholders in Slovenian (`words.txt`).
  ["sl", /(?<![\p{L}_])(?:SOURCE|FILE|FOLDER|CODE|NAME|TEXT|VALUE|COMMAND|QUERY|REFERENCE)(?!\p{L})/u],
  // A citation is a `mesto`, a request a `zahteva`.
  ["sl", /(?<!\p{L})(?:navedek|navedk|zahtevek|zahtevk)/iu],
];

for (const [language, words] of UNBENDING) {
  test(`${language}: no message has ${words}`, () => {
    const found = Object.entries(CATALOGUES[language]).filter(([, message]) => words.test(message));
    assert.deepEqual(found, []);
  });
}

describe("a fault in a catalogue is named", () => {
  const cases: [fault: string, message: string, english: string, expected: RegExp][] = [
    ["a wrong value", "Uporabnik {nmae}", "User {name}", /expected name, found nmae/],
    ["a missing value", "Uporabnik", "User {name}", /expected name, found none/],
    ["no dual", "{n, plural, one:# vrsta|few:# vrste|other:# vrst}", "{n, plural, one:#|other:#}", /plural form two/],
    ["no other branch", "{kind, select, a:A}", "{kind, select, a:A|other:B}", /no branch "other"/],
  ];
  for (const [fault, message, english, expected] of cases) {
    test(fault, () => assert.match(faultsOf("sl", message, english).join(), expected));
  }

  test("a brace that is not closed", () => assert.throws(() => parseMessage("{name"), /brace at 0 is not closed/));
  test("an unknown format", () => assert.throws(() => parseMessage("{name, nuber}"), /\{name, nuber\}/));
});

describe("a message is formatted", () => {
  const cases: [message: string, values: Record<string, never>, expected: string][] = [
    ["{a} in {b}", { a: 1, b: "Mt" }, "1 in Mt"],
    ["{n, number}", { n: 31102 }, "31.102"],
    ["{n, plural, one:# vrsta|two:# vrsti|few:# vrste|other:# vrst}", { n: 102 }, "102 vrsti"],
    ["{n, plural, one:{n} bajt|two:{n} bajta|few:{n} bajte|other:{n} bajtov}", { n: 1005 }, "1005 bajtov"],
    ["{n, plural, =0:nič|one:#|two:#|few:#|other:#}", { n: 0 }, "nič"],
    ["{l, plural, =1:ena|other:več}", { l: ["a", "b"] }, "več"],
    ["a{x, select, none:|other: ({x})}", { x: undefined }, "a"],
    ["a{x, select, none:|other: ({x})}", { x: "b" }, "a (b)"],
    ["{x, choice}; {x, list}; {x}", { x: ["A", "B", "C"] }, "A, B ali C; A, B in C; A, B, C"],
    ["{n, size}", { n: 20_000 }, "19,5\u00a0kB"],
    ["{x, select, a:{n, plural, one:#|other:##}|other:-}", { x: "a", n: 5 }, "55"],
  ] as never;
  for (const [message, values, expected] of cases) {
    test(message, () => assert.equal(formatMessage("sl", message, values), expected));
  }
});
