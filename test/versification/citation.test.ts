import assert from "node:assert/strict";
import { test } from "node:test";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { format } from "../../src/reference/mod.ts";
import { citedPassage, versificationOf } from "../../src/versification/mod.ts";
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
  [
    "halves of a verse in two stanzas",
    "Ps 98,1.2-3a.3b-4",
    "PSA 98,1.2-3a.3b-4",
    "Ps 98,1.2-3a.3b-4",
  ],
  ["Malachi", "Mal 3,19-20a", "MAL 3,19-20a", "Mal 4,1-2a"],
  ["verses out of their order", "Ps 102,29.22-23", "PSA 102,29.22-23", "Ps 102,28.21-22"],
  ["chapters of a book", "Ps 42,3; 43,3.4", "PSA 42,3; 43,3.4", "Ps 42,2; 43,3.4"],
  ["the doxology of Romans", "Rim 16,25-27", "ROM 16,25-27", "Rom 16,25-27"],
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
