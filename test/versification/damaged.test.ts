/**
 * Translations of several numberings with verses lost, joined and added by chance: what is given is what was asked, or
 * nothing. Each verse carries the names of the original verses that are in it.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type BookId, testamentOf } from "../../src/canon/mod.ts";
import { type TranslationVersification, verseInTranslation, versifications } from "../../src/versification/mod.ts";
import { originalLength, placeIn, rangeOf, verseMappings } from "../../src/versification/numberings.ts";
import { titleLength } from "../../src/versification/psalter.ts";
import { tried } from "../support/random.ts";
import { counting, written } from "./versifications.ts";

/** A chapter as lists of the original verses that each of its verses has. */
type Chapters = Map<string, string[][]>;

/** A psalter in the original's order: with its titles, without, or with those of two verses as one. */
function psalter(titles: "counted" | "joined" | "uncounted"): Chapters {
  const chapters: Chapters = new Map();
  for (let psalm = 1; psalm <= 150; psalm++) {
    const verses = Array.from({ length: originalLength("PSA", psalm)! }, (_, index) => [`PSA ${psalm}:${index + 1}`]);
    const title = titleLength(psalm);
    if (titles === "uncounted") verses.splice(0, title);
    // Where its title does not count, the last verse of psalm 13 is two.
    if (titles === "uncounted" && psalm === 13) verses.push([...verses.at(-1)!]);
    if (titles === "joined" && title === 2) verses.splice(0, 2, [...verses[0]!, ...verses[1]!]);
    chapters.set(`PSA ${psalm}`, verses);
  }
  return chapters;
}

/** The same in the Greek order. */
function greekPsalter(): Chapters {
  const hebrew = psalter("counted");
  const of = (psalm: number) => hebrew.get(`PSA ${psalm}`)!;
  const chapters: Chapters = new Map();
  for (let psalm = 1; psalm <= 150; psalm++) {
    const plain = psalm < 9 || psalm > 147 ? of(psalm) : psalm < 146 ? of(psalm + 1) : [];
    chapters.set(`PSA ${psalm}`, [...plain]);
  }
  chapters.set("PSA 9", [...of(9), ...of(10)]);
  chapters.set("PSA 113", [...of(114), ...of(115)]);
  chapters.set("PSA 114", of(116).slice(0, 9));
  chapters.set("PSA 115", of(116).slice(9));
  chapters.set("PSA 146", of(147).slice(0, 11));
  chapters.set("PSA 147", of(147).slice(11));
  return chapters;
}

/**
 * The chapters of a numbering, made from the original's: of the lines of the table those are used that have the numbers of
 * verses of the numbering. Chapters that neither the original nor a line explains are left empty: it is not known what they have.
 */
function books(name: string): Chapters {
  const { oldTestament, newTestament } = versifications().find((each) => each.name === name)!;
  const numbered = [...oldTestament, ...newTestament].filter(
    ({ book }) => book !== "PSA" && testamentOf(book) !== "deuterocanonical",
  );
  const lengths = new Map(numbered.map(({ book, verses }) => [book, verses]));
  const lengthOf = (book: BookId, chapter: number) => lengths.get(book)?.[chapter - 1] ?? 0;
  const chapters: Chapters = new Map();
  for (const [book, verses] of lengths) {
    for (const [index, length] of verses.entries()) {
      chapters.set(
        `${book} ${index + 1}`,
        Array.from({ length }, () => []),
      );
    }
    const lines = (verseMappings().get(book) ?? []).filter((line) =>
      line.lengths.every((each) => lengthOf(each.book, each.chapter) === each.length),
    );
    for (let chapter = 1; originalLength(book, chapter) !== undefined; chapter++) {
      const isOriginal = verses[chapter - 1] === originalLength(book, chapter);
      for (let verse = 1; verse <= originalLength(book, chapter)!; verse++) {
        const line = lines.find((each) => rangeOf(each, { book, chapter, verse }) !== undefined);
        const place = placeIn(line, { book, chapter, verse });
        const isKnown =
          place &&
          (isOriginal || lines.some(({ lengths: told }) => told.some((each) => each.chapter === place.chapter)));
        for (let at = place?.verse ?? 1; isKnown && at <= place.verseEnd; at++) {
          chapters.get(`${place.book} ${place.chapter}`)?.[at - 1]?.push(`${book} ${chapter}:${verse}`);
        }
      }
    }
  }
  return chapters;
}

/**
 * A chapter may lose its last verse or one within, whose number stays; have two printed as one under both numbers; gain a
 * verse at its end; be gone altogether. None gains the verse that makes it just as long as the original: then there is
 * nothing by which it could be known; nor does one of which it is not known what it has.
 */
function damaged(chapters: Chapters, { seed, share }: { seed: number; share: number }): Chapters {
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const result: Chapters = new Map();
  for (const [key, verses] of chapters) {
    const copy = verses.map((each) => [...each]);
    if (chance() < share) {
      const kind = Math.floor(chance() * 5);
      const at = Math.floor(chance() * (copy.length - 1));
      const isAsOriginal = copy.length + 1 === originalLength(key.slice(0, 3) as BookId, Number(key.slice(4)));
      const isKnown = copy.some((names) => names.length > 0);
      if (kind === 0) copy.pop();
      if (kind === 1 && !isAsOriginal && isKnown) copy.push(["added"]);
      if (kind === 2) copy[at] = [];
      if (kind === 3 && copy.length > 1) copy[at] = copy[at + 1] = [...copy[at]!, ...copy[at + 1]!];
      if (kind === 4) copy.length = 0;
    }
    result.set(key, copy);
  }
  return result;
}

function versificationOfChapters(chapters: Chapters): TranslationVersification {
  const books = new Map<string, string[][][]>();
  for (const [key, verses] of chapters) {
    const [book, chapter] = key.split(" ") as [string, string];
    if (!books.has(book)) books.set(book, []);
    books.get(book)![Number(chapter)] = verses;
  }
  return {
    ...counting((book, chapter) => books.get(book)?.[chapter]?.length ?? 0),
    has: ({ book, chapter, verse }) => (books.get(book)?.[chapter]?.[verse - 1]?.length ?? 0) > 0,
  };
}

/** Asks for every verse of the original. @returns How many were given. */
function askAll(chapters: Chapters, what: string): number {
  const versification = versificationOfChapters(chapters);
  let given = 0;
  for (const book of new Set([...chapters.keys()].map((key) => key.slice(0, 3) as BookId))) {
    for (let chapter = 1; originalLength(book, chapter) !== undefined; chapter++) {
      for (let verse = 1; verse <= originalLength(book, chapter)!; verse++) {
        const asked = { book, chapter, verse };
        const found = verseInTranslation(asked, versification);
        if (found === undefined) continue;
        given += 1;
        for (let at = found.verse; at <= found.verseEnd; at++) {
          const there: readonly string[] = chapters.get(`${found.book} ${found.chapter}`)![at - 1]!;
          const name = written(asked);
          if (!there.includes(name)) {
            assert.fail(`${what}: ${name} gives ${there} at ${written({ ...found, verse: at })}`);
          }
        }
      }
    }
  }
  return given;
}

const PSALTERS = {
  counted: psalter("counted"),
  joined: psalter("joined"),
  uncounted: psalter("uncounted"),
  greek: greekPsalter(),
};

for (const [name, chapters] of Object.entries(PSALTERS)) {
  test(`a damaged psalter gives the verse that was asked for, or none: ${name}`, () => {
    assert.ok(askAll(chapters, name) > 2300, "whole, it gives nearly all");
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.constantFrom(0.05, 0.1, 0.2), (seed, share) => {
        const given = askAll(damaged(chapters, { seed, share }), `${name} ${seed} ${share}`);
        assert.ok(given > 1300, `${given} verses are given`);
      }),
      { seed: 69, numRuns: tried(40) },
    );
  });
}

for (const name of ["KJV", "Leningrad", "Vulg", "Synodal", "Luther", "Catholic"]) {
  test(`damaged chapters give the verse that was asked for, or none: ${name}`, () => {
    const chapters = books(name);
    const whole = askAll(chapters, name);
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.constantFrom(0.02, 0.1), (seed, share) => {
        const given = askAll(damaged(chapters, { seed, share }), `${name} ${seed} ${share}`);
        assert.ok(given > 0.8 * whole, `${given} of ${whole} verses are given`);
      }),
      { seed: 69, numRuns: tried(10) },
    );
  });
}
