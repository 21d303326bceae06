/** The places of verses in JSON: by keys and positions, by members that label them, by references. */
import { kept } from "../../base/bounded_map.ts";
import { ALL_BOOKS, labelledBook, type WrittenBook } from "../book_names.ts";
import type { WrittenVerse } from "../labelled_verses.ts";
import { booksByName } from "../source_labels.ts";
import { parseReference } from "../verse_per_line/text_lines.ts";
import {
  BOOK,
  CHAPTER,
  isContainer,
  LABELS,
  type Labelled,
  LEVELS,
  MAX_LABEL,
  type Members,
  membersOf,
  VERSE,
  writtenName,
} from "./shapes.ts";

/** The place of a value in the text, as far as it is known. */
export interface Place {
  readonly book?: WrittenBook | undefined;
  readonly chapter?: string | undefined;
  readonly verse?: string | undefined;
}

/**
 * Lists of chapters and of verses whose place 0 is empty, so that positions are numbers. One empty place may be a verse
 * that is lost: two lists have to begin with one, and no list of verses of the first book otherwise.
 */
export class ListNumbers {
  #areVersesFromZero = false;
  #areChaptersFromZero = false;
  #isDecided = false;

  /** Returns the values of a list that have a number, and the number of the first of them. */
  numbered(list: readonly unknown[], at: number): { values: readonly unknown[]; first: number } {
    if (LEVELS[at] === CHAPTER && !this.#isDecided) this.#decide(list);
    const isFromZero =
      LEVELS[at] === CHAPTER ? this.#areChaptersFromZero : LEVELS[at] === VERSE && this.#areVersesFromZero;
    if (!isFromZero) return { values: list, first: 1 };
    return isEmpty(list[0]) ? { values: list.slice(1), first: 1 } : { values: list, first: 0 };
  }

  #decide(chapters: readonly unknown[]): void {
    const lists = chapters.filter((each): each is unknown[] => Array.isArray(each) && !each.every(isEmpty));
    const isFirstEmpty = isEmpty(chapters[0]);
    this.#isDecided = lists.length > 0;
    this.#areVersesFromZero = lists.length + (isFirstEmpty ? 1 : 0) > 1 && lists.every(([first]) => isEmpty(first));
    this.#areChaptersFromZero = isFirstEmpty && this.#areVersesFromZero;
  }
}

function isEmpty(value: unknown): boolean {
  return (value ?? "") === "" || (Array.isArray(value) && value.length === 0);
}

/** The values within a list or an object; those of a list have no key. */
export type Entries = Iterable<readonly [key: string | undefined, value: unknown]>;

/** Takes a key or a position as the label of a level. */
export function labelled(
  place: Place,
  { key, index, count, at }: { key: string | undefined; index: number; count: number; at: number },
): Place {
  // `"Chapter 1"`, `"verse_1"`
  const label = key?.replace(/^\p{L}+[\s_-]*(?=\d)/u, "") ?? String(index);
  if (LEVELS[at] === CHAPTER) return { ...place, chapter: label };
  if (LEVELS[at] === VERSE) return { ...place, verse: label };
  if (LEVELS[at] !== BOOK) return place;
  if (key !== undefined) return { ...place, book: labelledBook([key]) };
  return count === ALL_BOOKS ? { ...place, book: { position: index } } : place;
}

/** The books that labels of a text mean, so that each is one object however often it is named. */
export class Books {
  readonly #books = new Map<string, WrittenBook>();
  readonly #ofFile: number | undefined;

  /** @param count The number of files: that of one of 66 is the place of its book. */
  constructor(file: string, count: number) {
    const [, number] = /(?:^|\/)0*(\d{1,2})(?!\d)[^/]*$/.exec(file) ?? [];
    this.#ofFile = number !== undefined && count === ALL_BOOKS ? Number(number) : undefined;
  }

  find(labels: readonly string[], position = this.#ofFile): WrittenBook {
    const key = `${labels.join("\u0000")}\u0000${position ?? ""}`;
    return kept(this.#books, key, () => labelledBook(labels, position));
  }

  /** Adds what an object says of its own place. */
  placeOf({ members, own }: Labelled, outer: Place): Place {
    const chapter = numberIn(members, LEVELS[own] === CHAPTER ? CHAPTER.labels : CHAPTER.anywhere) ?? outer.chapter;
    const verse = verseIn(members, LEVELS[own] === VERSE ? VERSE.labels : VERSE.anywhere) ?? outer.verse;
    // A book that was begun says more than its verses do.
    if (LEVELS[own] !== BOOK && outer.book !== undefined) return { book: outer.book, chapter, verse };
    // A chapter by itself may have a description of its book.
    const described = isContainer(members.get("book")) ? membersOf(members.get("book")) : undefined;
    const labels: string[] = [];
    for (const name of LEVELS[own] === BOOK || described !== undefined ? BOOK.labels : BOOK.anywhere) {
      const value = (described ?? members).get(name);
      if (typeof value === "string" || typeof value === "number") labels.push(String(value).trim());
    }
    return { book: labels.length === 0 ? outer.book : this.find(labels, outer.book?.position), chapter, verse };
  }
}

function numberIn(members: Members, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = members.get(name);
    if (value === undefined) continue;
    const written = typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
    if (/^\d/.test(written)) return written;
  }
  return undefined;
}

/** Members of a verse that have the last of a bridge. */
const ENDS = "endverse verseend lastverse toverse verseto".split(" ");
/** A number, a text and the last number. */
const MIN_WITH_END = 3;

function verseIn(members: Members, names: readonly string[]): string | undefined {
  const verse = numberIn(members, names);
  const end = verse === undefined || members.size < MIN_WITH_END ? undefined : numberIn(members, ENDS);
  return end !== undefined && Number(end) > Number(verse) ? `${verse}-${end}` : verse;
}

/** Returns whether an object says its chapter and its verse, as the object of a verse does. */
export function isPlaced(members: Members): boolean {
  return [CHAPTER, VERSE].every(({ anywhere }) => numberIn(members, anywhere) !== undefined);
}

/** Returns whether an object has the number of a verse, and nothing that could be its text. */
export function isBlankVerse(members: Members): boolean {
  if (numberIn(members, VERSE.anywhere) === undefined) return false;
  return [...members].every(([name, value]) => LABELS.has(name) || (value ?? "") === "");
}

/** The verses of Psalm 119: a higher number counts something else. */
const MOST_VERSES = 176;

/** Finds the number that a verse has under a name that is not known, where only its place in the list would say which it is. */
export function otherNumber(
  members: Members,
  { verse }: Place,
): { name: string; number: number; verse: string } | undefined {
  if (verse === undefined || numberIn(members, VERSE.labels) !== undefined) return undefined;
  for (const [name, number] of members) {
    const isNumber = typeof number === "number" && Number.isInteger(number) && number > 0 && number <= MOST_VERSES;
    const isOther = isNumber && String(number) !== verse;
    if (isOther && !LABELS.has(name)) return { name: writtenName(name), number, verse };
  }
  return undefined;
}

/** Members of a verse that have its book, chapter and number at once: `John 1:1`, `John.1.1`. */
const REFERENCES = "reference ref osisid osisref verseref".split(" ");
/** Returns the place of a verse that has it in one member, of whatever name where nothing else says it: `John 1:1`, `JHN.1.1`. */
export function placeOfReference(members: Members, { book }: Place): Place | undefined {
  const named = REFERENCES.map((name) => members.get(name)).find((each) => typeof each === "string");
  if (named !== undefined) return placeIn(named);
  if (book !== undefined) return undefined;
  for (const written of members.values()) {
    const place = typeof written === "string" && written.length <= MAX_LABEL ? placeIn(written) : undefined;
    if (place?.book?.name !== undefined && booksByName(place.book.name).length > 0) return place;
  }
  return undefined;
}

/** Returns the place that a label alone says. */
export function placeIn(written: unknown): Place | undefined {
  const label = parseReference(String(written));
  return label && { book: label.book, chapter: String(label.chapter), verse: String(label.verse) };
}

/** Returns the book and the chapter that a key says: `Ruth 1`. */
export function chapterIn(key = ""): Place | undefined {
  // `Psalm 151` is a book.
  const isBoth = /\s\d+$/.test(key) && booksByName(key).length === 0;
  const { book, chapter } = (isBoth ? placeIn(`${key}:1`) : undefined) ?? {};
  return booksByName(book?.name ?? "").length === 1 ? { book, chapter } : undefined;
}

/** A row of numbers and a text: `[1001001, 1, 1, 1, "In the beginning"]`, whose first number may be an id. */
export function verseOfRow(row: readonly unknown[], books: Books): WrittenVerse | undefined {
  const text = row.at(-1);
  const [book, chapter, verse] = row.slice(-4, -1);
  if ((typeof text !== "string" && text !== null) || row.length < 4 || row.length > 5) return undefined;
  if (typeof chapter !== "number" || typeof verse !== "number") return undefined;
  if (typeof book !== "number" && typeof book !== "string") return undefined;
  return { book: books.find([String(book)]), chapter, verse, text: text ?? "" };
}
