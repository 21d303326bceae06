/** Each letter that a reader is given is kept, or counted among what is left out; one that vanishes is told with its place. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { HeadingKind } from "../../src/corpus/mod.ts";
import { countCharacters } from "../../src/import/source_account.ts";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";
import { warnings } from "./reading.ts";

describe("countCharacters() counts", () => {
  const CASES: [text: string, count: number][] = [
    ["", 0],
    ["Šiška, žaba.", 9],
    ["10 000", 5],
    ["“Da,” – je rekel; »ne«…", 16],
    ["c\u030c", 1],
    ["בְּרֵאשִׁית", 11],
    ["起初，神", 3],
    ["𠀋𐌰", 2],
    ["\u00ad\u200b\u0001¶|<>\\", 0],
  ];
  for (const [text, count] of CASES) {
    it(`${count} in ${JSON.stringify(text)}`, () => {
      assert.equal(countCharacters(text), count);
      assert.equal(countCharacters(`a${text}b`, 1, 1 + text.length), count, "within another text");
    });
  }
});

/** A reader of one verse after another, each with its own way of handing over "Bog je luč." */
function read(...verses: ((builder: TranslationBuilder) => void)[]) {
  const builder = new TranslationBuilder();
  let line = 0;
  builder.reading(() => ({ file: "a.txt", line }));
  builder.startBook("GEN");
  builder.startChapter(1);
  for (const hand of verses) {
    line++;
    builder.startVerse({ verse: line });
    builder.read("Bog je luč.");
    hand(builder);
    builder.endVerse();
  }
  return builder.finish();
}

const WHOLE = (builder: TranslationBuilder) => builder.addText("Bog je luč.");
const heading = (builder: TranslationBuilder, kind: HeadingKind, text: string) => {
  builder.startHeading(kind);
  builder.addHeading(text);
  builder.endHeading();
};
const title = (builder: TranslationBuilder, text: string) => {
  builder.startTitle();
  builder.addTitle(text);
};
const both = (builder: TranslationBuilder) => {
  for (let times = 0; times < 2; times++) builder.addNote("cross_reference", "Bog je luč.");
};
const LOST = "read here and neither kept nor counted as left out: a fault of the importer; please report it";
const MADE = "kept here more often than read: a fault of the importer; please report it";

describe("the balance of a translation", () => {
  it("is even, wherever the characters go", () => {
    const { characters, warnings } = read(
      WHOLE,
      (builder) => {
        builder.addText("Bog");
        builder.addNote("footnote", "je");
        builder.startHeading("section");
        builder.addHeading("luč.");
      },
      (builder) => {
        builder.addText("Bog ");
        builder.dropWithin("figure", "je");
        builder.leaveOut("luč.");
      },
      (builder) => {
        builder.unread("Bog");
        builder.addText("je luč.");
      },
    );
    assert.deepEqual(characters, { read: 29, verses: 19, headings: 3, notes: 2, leftOut: 5, lost: 0 });
    assert.deepEqual(warnings, []);
  });

  it("counts signs that become letters as read, and never less than nothing as left out", () => {
    const { characters } = read((builder) => {
      builder.unread("Bog je luč.");
      builder.read("<<Bog je luč.>>");
      builder.addText("<<Bog je luč.>>");
    });
    assert.deepEqual(characters, { read: 10, verses: 10, headings: 0, notes: 0, leftOut: 0, lost: 0 });
  });

  it("names the verse that lost some, once", () => {
    const translation = read(WHOLE, (builder) => builder.addText("Bog je"), WHOLE);
    assert.deepEqual(warnings(translation), [`2: 3 characters are ${LOST}`]);
    assert.deepEqual(translation.characters.lost, 3);
  });

  it("names the verse that has more than the source", () => {
    const translation = read(WHOLE, (builder) => builder.addText("Bog je luč. Bog je luč."));
    assert.deepEqual(warnings(translation), [`2: 8 characters are ${MADE}`]);
    assert.equal(translation.characters.lost, 8);
  });

  const BESIDE: [kind: string, hand: (builder: TranslationBuilder) => void, lost: string][] = [
    ["a heading", (builder) => heading(builder, "section", "Bog je"), `1: 3 characters are ${LOST}`],
    ["a title", (builder) => title(builder, "Bog je"), `1: 3 characters are ${LOST}`],
    ["a note", (builder) => builder.addNote("footnote", "Bog"), `1: 5 characters are ${LOST}`],
    ["a cross reference, twice", (builder) => both(builder), `1: 8 characters are ${MADE}`],
    [
      "a heading, twice",
      (builder) => heading(builder, "major", "Bog je luč. Bog je luč."),
      `1: 8 characters are ${MADE}`,
    ],
    ["what is left out", (builder) => builder.dropWithin("figure", "luč."), `1: 5 characters are ${LOST}`],
  ];
  for (const [kind, hand, said] of BESIDE) {
    it(`is of ${kind} too`, () => {
      // What waits for its text is lost where it is read, not where it is placed.
      const translation = read(hand, WHOLE, WHOLE);
      assert.deepEqual(warnings(translation), [said]);
      assert.equal(translation.characters.lost, Number(/\d+(?= char)/.exec(said)?.[0]));
    });
  }

  it("does not set off what a note lost against what a heading has twice", () => {
    const { characters } = read(
      (builder) => builder.addNote("footnote", "Bog"),
      (builder) => heading(builder, "section", "je luč. Bog je luč."),
    );
    assert.equal(characters.lost, 10);
  });

  it("does not set off what one verse lost against what the next has twice", () => {
    const { characters } = read(
      (builder) => builder.addText("Bog je"),
      (builder) => builder.addText("luč. Bog je luč."),
    );
    assert.equal(characters.lost, 6);
  });
});
