import assert from "node:assert/strict";
import { test } from "node:test";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { format } from "../../src/reference/mod.ts";
import {
  citedPassage,
  type TranslationVersification,
  type VerseRef,
  versesInTranslation,
  versificationOf,
} from "../../src/versification/mod.ts";
import { parseVerseSpan } from "../../src/versification/verse_ref.ts";
import { kjv, original, originalBut } from "./versifications.ts";

function found(citation: string, versification = original): string {
  const passage = citedPassage(citation, versification);
  return "reference" in passage ? format(passage.reference) : `no ${passage.missing}`;
}

const citations: [what: string, citation: string, original: string, kingJames: string][] = [
  ["a reading that is counted alike", "Mt 5,1-12a", "MAT 5,1-12a", "Matt 5,1-12a"],
  ["a psalm with a title", "Ps 51,3-4.12-13.17", "PSA 51,3-4.12-13.17", "Ps 51,1-2.10-11.15"],
  ["a psalm whose title is half of a verse", "Ps 13,6", "PSA 13,6", "Ps 13,5-6"],
  ["a range over two chapters", "Iz 8,23b-9,3", "ISA 8,23b-9,3", "Isa 9,1b-4"],
  ["a range that comes to cross chapters", "Jl 2,27-3,1", "JOL 2,27-3,1", "Joel 2,27-28"],
  ["halves of a verse in two stanzas", "Ps 98,1.2-3a.3b-4", "PSA 98,1.2-3a.3b-4", "Ps 98,1.2-3a.3b-4"],
  ["Malachi", "Mal 3,19-20a", "MAL 3,19-20a", "Mal 4,1-2a"],
  ["verses out of their order", "Ps 102,29.22-23", "PSA 102,29.22-23", "Ps 102,28.21-22"],
  ["chapters of a book", "Ps 42,3; 43,3.4", "PSA 42,3; 43,3.4", "Ps 42,2; 43,3.4"],
  ["the doxology of Romans", "Rim 16,25-27", "ROM 16,25-27", "Rom 16,25-27"],
  ["a reading that begins with a verse of the next chapter", "Raz 12,18-13,2", "REV 12,18-13,2", "Rev 13,1-2"],
  ["a verse that is half of one in the next chapter", "Raz 12,18", "REV 12,18", "Rev 13,1"],
  ["verses up to one in the next chapter", "Raz 12,13-18", "REV 12,13-18", "Rev 12,13-13,1"],
  ["a verse that is joined to the one before it", "3 Jn 15", "3JN 1,15", "3 John 1,14"],
  ["a book that is not in it", "Sir 15,15-20", "SIR 15,15-20", "no book"],
  ["additions that are not in it", "Dan 3,25.34-43", "DAN 3,25.34-43", "no numbering"],
  ["a reading beside the additions", "Dan 3,14-20.91-92", "DAN 3,14-20.91-92", "Dan 3,14-20.24-25"],
];

for (const [what, citation, inOriginal, inKingJames] of citations) {
  test(`${what}: ${citation}`, () => {
    assert.equal(found(citation), inOriginal);
    assert.equal(found(citation, kjv), inKingJames);
  });
}

test("additions are found in the books that have them", () => {
  const apocrypha = originalBut({
    "DAN 3": 30,
    "DAN 4": 37,
    "DAN 13": 0,
    "S3Y 1": 68,
    "SUS 1": 64,
  });
  assert.equal(found("Dan 3,25.34-36", apocrypha), "S3Y 1,2.11-13");
  assert.equal(found("Dan 13,41c-62", apocrypha), "SUS 1,41c-62");
});

test("Esther's prayer is found by the letters of 4,17 or as chapter 14", () => {
  const prayer = "Est 4,17k-m.17r-t";
  assert.equal(found(prayer), "EST 14,1-5.12-14");
  assert.equal(found(prayer, originalBut({ "EST 14": 0, "ESG 4": 47 })), "ESG 4,29-33.40-42");
  assert.equal(found(prayer, originalBut({ "EST 14": 0 })), "no numbering");
  const header = "Ambo-Translation: 1\nCode: X\nName: X\nLanguage: slv\nCopyright: X\n\n";
  const verses = ["17 A.", "17k B.", "17l C.", "17m D.", "17r E.", "17s F.", "17t G."];
  const lettered = parseTranslation(
    Buffer.from(`${header}${verses.map((verse) => `EST 4:${verse}\n`).join("")}`),
    "X.txt",
  );
  assert.equal(found(prayer, versificationOf(lettered)), prayer);
});

test("a verse that an edition leaves out is passed over; a chapter counted in an unknown way gives no text", () => {
  const without = {
    ...original,
    has: (ref: { book: string; chapter: number; verse: number }) =>
      !(ref.book === "MRK" && ref.chapter === 9 && ref.verse === 46) && original.has(ref as never),
  };
  assert.equal(found("Mr 9,43-48", without), "MRK 9,43-45.47-48");
  assert.equal(found("Iz 55,1-11", originalBut({ "ISA 55": 14 })), "no numbering");
  assert.equal(found("Iz 54,5-14; 55,1-3", originalBut({ "ISA 55": 14 })), "no numbering");
});

test("a range goes on into the next chapter from its last verse to its first, and is divided where one is left out", () => {
  const without = (left: string) => ({
    ...original,
    has: (ref: VerseRef) => `${ref.chapter}:${ref.verse}` !== left && original.has(ref),
  });
  for (const [left, expected] of [
    ["", "MRK 9,48-10,3"],
    ["9:50", "MRK 9,48-49; 10,1-3"],
    ["10:1", "MRK 9,48-50; 10,2-3"],
    ["9:49", "MRK 9,48.50-10,3"],
    ["10:2", "MRK 9,48-10,1.3"],
  ] as const) {
    assert.equal(found("Mr 9,48-10,3", without(left)), expected, left);
  }
});

test("verse 4,17 of Esther without letters has no prayer in it", () => {
  const header = "Ambo-Translation: 1\nCode: X\nName: X\nLanguage: slv\nCopyright: X\n\n";
  const text = `${header}EST 4:16 A.\nEST 4:17 B.\n`;
  const versification = versificationOf(parseTranslation(Buffer.from(text), "X.txt"));
  assert.deepEqual(
    [16, 17, 18].map((verse) => versification.isLettered({ book: "EST", chapter: 4, verse })),
    [false, false, false],
  );
  assert.equal(found("Est 4,17k", versification), "no numbering");
});

test("consecutive verses are found where a translation has every one of them, one after another", () => {
  const CASES: readonly [span: string, versification: TranslationVersification, expected: string | undefined][] = [
    ["RUT 1:1", original, "RUT 1,1"],
    ["RUT 1:1-22", original, "RUT 1,1-22"],
    ["RUT 1:1-23", original, undefined],
    ["RUT 1:0-1", original, undefined],
    ["PSA 51:3-4", kjv, "Ps 51,1-2"],
    ["PSA 51:2-3", kjv, undefined],
    // One verse of the original is two in the King James Version.
    ["PSA 13:6", kjv, "Ps 13,5-6"],
    ["PSA 13:5-6", kjv, "Ps 13,4-6"],
    // A chapter begins within them.
    ["JOL 3:1-2", kjv, "Joel 2,28-29"],
    ["ISA 9:1-2", kjv, "Isa 9,2-3"],
    ["NAM 2:1-2", kjv, "Nah 1,15-2,1"],
    ["SIR 1:1", kjv, undefined],
  ];
  for (const [span, versification, expected] of CASES) {
    const reference = versesInTranslation(parseVerseSpan(span), versification);
    assert.equal(reference && format(reference), expected, span);
  }
});
