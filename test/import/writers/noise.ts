import type { Verse } from "../../../src/corpus/mod.ts";

/** Whole numbers from a seed, so that a failing case can be seen again. */
export class Noise {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to but not including `bound`. */
  next(bound: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * bound);
  }

  /** One of several, or nothing in most cases. */
  sometimes(...choices: readonly string[]): string {
    return this.next(4) === 0 ? (choices[this.next(choices.length)] as string) : "";
  }

  /** A text with some of its spaces replaced by breaks, and notes after some of its words. */
  text(text: string, { breaks, notes }: { breaks: readonly string[]; notes: readonly string[] }): string {
    return text
      .split(" ")
      .map((word) => word + this.sometimes(...notes))
      .reduce((before, word) => `${before}${this.sometimes(...breaks) || " "}${word}`);
  }
}

/** The label of a verse within its chapter: `3`, `3-4`, `4a`. */
export function numberOf({ verse, verseEnd, segment }: Verse): string {
  return `${verse}${verseEnd === undefined ? "" : `-${verseEnd}`}${segment ?? ""}`;
}

/** Calls back for every verse, and says where books and chapters begin and end. */
export function walk(
  verses: readonly Verse[],
  visit: {
    book(id: string): void;
    endBook?(): void;
    chapter(number: number, book: string): void;
    endChapter?(): void;
    verse(verse: Verse): void;
  },
): void {
  let book = "";
  let chapter = -1;
  for (const verse of verses) {
    const newBook = verse.book !== book;
    if (newBook || verse.chapter !== chapter) {
      if (chapter !== -1) visit.endChapter?.();
      if (newBook && book !== "") visit.endBook?.();
      if (newBook) visit.book(verse.book);
      visit.chapter(verse.chapter, verse.book);
    }
    visit.verse(verse);
    book = verse.book;
    chapter = verse.chapter;
  }
  visit.endChapter?.();
  visit.endBook?.();
}

/** Text as XML has it. */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
