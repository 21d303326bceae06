import assert from "node:assert/strict";
import { test } from "node:test";
import { editDistance } from "../../src/base/word_comparison.ts";
import { BOOK_IDS, type BookId, bookName } from "../../src/canon/mod.ts";
import { createVocabulary, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";
import { allTables } from "./tables.ts";

const vocabulary = createVocabulary("slv");

/** The fault of a text, or undefined where it is read. */
function faultOf(text: string): ReferenceSyntaxError | undefined {
  try {
    parse(text, vocabulary);
    return undefined;
  } catch (fault) {
    assert.ok(fault instanceof ReferenceSyntaxError, text);
    return fault;
  }
}

test("what is near to no book gets no suggestion", () => {
  for (const text of ["Knjigarna 3,16", "xyz 1", "Ljubljana 3"]) {
    assert.equal(faultOf(text)?.code, "unknown_book", text);
    assert.deepEqual(faultOf(text)?.suggestions, [], text);
  }
});

test("a book is suggested once, by a name that is known, and none for words that count", () => {
  const suggestions: Readonly<Record<string, readonly string[]>> = {
    "bukve kraljev 3": ["1 Kr", "2 Kr"],
    "Kralji 3": ["1 Kr", "2 Kr"],
    "Joanes 3,16": ["Jn"],
    "Jonez 3": ["Jon", "Janez"],
    "John three sixteen": [],
    "Prve nove 1,1": [],
  };
  for (const [text, expected] of Object.entries(suggestions)) {
    assert.deepEqual(faultOf(text)?.suggestions, expected, text);
  }
});

/** A word with two neighbouring letters swapped, for each pair of letters that differ. */
function* swapped(word: string): Generator<string> {
  for (let index = 0; index + 1 < word.length; index++) {
    const [a, b] = [word[index], word[index + 1]];
    const areLetters = /^\p{L}{2}$/u.test(`${a}${b}`);
    if (areLetters && a?.toLowerCase() !== b?.toLowerCase()) {
      yield word.slice(0, index) + b + a + word.slice(index + 2);
    }
  }
}

test("a transposition in a full name is never taken for another book, and the book is suggested", () => {
  let slips = 0;
  for (const id of BOOK_IDS) {
    // What a bracket or number tells apart, as in `Estera (grška)` and `Psalm 151`, is not looked at here.
    const { name } = bookName(id, "slv");
    for (const written of /[(\d]/.test(name) ? [] : swapped(name)) {
      // The Latin for John.
      if (written === "Joan") continue;
      const fault = faultOf(`${written} 1,1`);
      if (fault === undefined) {
        assert.deepEqual(booksOf(written), [id], written);
        continue;
      }
      // Where the name's beginning is a name, what follows is at fault: `Prva Mojzesova nkjiga`.
      if (fault.position > 0) continue;
      slips++;
      assert.equal(fault.code, "unknown_book", written);
      assert.ok(fault.books.includes(id), `${written}: ${fault.books}`);
    }
  }
  assert.ok(slips > 500);
});

function booksOf(written: string): BookId[] {
  return parse(`${written} 1,1`, vocabulary).passages.map(({ book }) => book);
}

const distances: [word: string, other: string, distance: number][] = [
  ["janez", "janez", 0],
  ["", "abc", 15],
  ["jhn", "jn", 5],
  ["jn", "jhn", 5],
  ["kro", "kor", 4],
  ["kot", "kor", 6],
  ["abcd", "badc", 8],
  ["ca", "abc", 15],
];
for (const [word, other, distance] of distances) {
  test(`editDistance() from "${word}" to "${other}" is ${distance}`, () => {
    assert.equal(editDistance(word, other, 100), distance);
  });
}

test("editDistance() gives up beyond what is allowed", () => {
  assert.ok(editDistance("aaaaaaaa", "bbbbbbbb", 6) > 6);
});

test("where words are looked for, books are suggested for the whole text alone", () => {
  const fault = (text: string) => {
    try {
      return parse(text, vocabulary, { suggest: "whole" });
    } catch (error) {
      return error as ReferenceSyntaxError;
    }
  };
  for (const text of ["Sondiki", "Prva Mojezsova knjiga"]) {
    assert.deepEqual((fault(text) as ReferenceSyntaxError).books, faultOf(text)?.books, text);
  }
  const words = fault("Janz in drugi") as ReferenceSyntaxError;
  assert.equal(words.code, "unknown_book");
  assert.deepEqual(words.books, []);
  assert.deepEqual(fault("Jn 3,16"), parse("Jn 3,16", vocabulary));
});

test("each book that is suggested and each reading that is offered is read, in all tables", () => {
  let count = 0;
  for (const { text } of [...allTables().values()].flat()) {
    const fault = faultOf(text);
    for (const suggestion of fault?.suggestions ?? []) {
      const [passage] = parse(`${suggestion} 1,1`, vocabulary).passages;
      assert.ok(fault!.books.includes(passage!.book), `${text}: ${suggestion}`);
      count++;
    }
    // A book that is one of the readings waits for its chapter: `Ps 23,1; Jn`.
    const whole = fault?.readings.filter((reading) => /\d[a-z]*\)?$/.test(reading)) ?? [];
    for (const reading of whole) assert.ok(parse(reading, vocabulary), text);
  }
  assert.ok(count > 100);
});

test("forty citations in a sentence of 2,000 characters are read", () => {
  const sentence = Array.from(
    { length: 40 },
    (_, index) => `Beremo tudi (Mt 5,${index + 1}) in še ${"naprej ".repeat(3)}.`,
  ).join(" ");
  assert.equal(parse(sentence.slice(0, 2000), vocabulary).passages.length, 40);
});

test("no message suggests what was typed, nor a book for a word of a sentence", () => {
  for (const text of [
    ...["Sv. maša za družino Mar, Jn 11,25", "Beremo Jn; Mt 5,3", "iz Dan; Mt 5,3", "Dan Mt 5,3"],
    ...["Maj 3,16", "tebi 3,16", "Vsem tebi 3,16", "maj 3", "Knjiga maj 3,16", "Danes bel 3,1"],
  ]) {
    const fault = faultOf(text);
    const typed = text.slice(fault?.position, fault?.end).toLowerCase();
    for (const suggestion of fault?.suggestions ?? []) {
      assert.notEqual(suggestion.toLowerCase(), typed, text);
      assert.ok(!["Zmaj", "Tobi"].includes(suggestion), text);
    }
  }
});

test("among many citations only the first names are compared with others, each once", () => {
  const longer = "Slomonovi psalmi 1,1";
  assert.notEqual(faultOf(longer), undefined);
  // A name that was compared is compared no more.
  assert.notEqual(faultOf(`${"abcde Marko 1,1 ".repeat(20)}${longer}`), undefined);
  const others = Array.from("abcdefghij", (letter) => `abcd${letter} Marko 1,1 `);
  assert.equal(faultOf(`${others.join("")}${longer}`), undefined);
});
