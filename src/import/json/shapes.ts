/** The shapes of texts in JSON: where a book, a chapter, a verse and its text are found, by key, by position or by name. */
import type { HeaderField } from "../import_error.ts";
import { labelledBook, type WrittenBook, type WrittenVerse } from "../labelled_verses.ts";

/**
 * A level of a text: the members of an object that hold what is within, and those that label it, in any object within and
 * in its own. What has no such object is a list or an object, whose positions or keys are the labels.
 */
export interface Level {
  readonly content: readonly string[];
  readonly anywhere: readonly string[];
  readonly labels: readonly string[];
}

const TEXT = level("books bible testaments data resultset row results", "", "");
export const BOOK = level(
  "chapters",
  "book_name bookname book book_nr book_number book_id bookid",
  "name commonname longname abbrev abbreviation shortname short id nr number",
);
export const CHAPTER = level("verses vers content", "chapter chapter_nr chapter_number", "nr number id");
export const VERSE = level("text t content verse_text scripture", "verse verse_nr verse_number", "nr number id");
export const LEVELS = [TEXT, BOOK, CHAPTER, VERSE];

/** Members of a verse, or beside verses, that are no text of it. */
export const NOTES = words("footnote footnotes note comment");
export const HEADINGS = words("heading title subtitle");
/** Members of the outermost object, or of what describes the text in it, for the fields of a translation's header. */
export const DESCRIPTIONS = words("metadata translation version info");
export const FIELDS: readonly (readonly [HeaderField, readonly string[]])[] = [
  ["code", words("abbreviation shortname short_name id")],
  ["name", words("translation name title")],
  ["language", words("lang language")],
  ["copyright", words("copyright distribution_license license licence")],
];

function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

function level(content: string, anywhere: string, own: string): Level {
  return { content: words(content), anywhere: words(anywhere), labels: words(`${anywhere} ${own}`) };
}

/** A list of as many books is the Protestant canon in its order. */
const ALL_BOOKS = 66;
/** Longer texts beside a verse are no labels of it. */
export const MAX_LABEL = 40;

/** The place of a value in the text, as far as it is known. */
export interface Place {
  readonly book?: WrittenBook | undefined;
  readonly chapter?: string | undefined;
  readonly verse?: string | undefined;
}

/** The members of an object, by their names in lower case. */
export type Members = ReadonlyMap<string, unknown>;

/** The values within a list or an object; those of a list have no key. */
export type Entries = Iterable<readonly [key: string | undefined, value: unknown]>;

/** Takes a key or a position as the label of a level. */
export function labelled(
  place: Place,
  { key, index, count, at }: { key: string | undefined; index: number; count: number; at: number },
): Place {
  const label = key ?? String(index);
  if (LEVELS[at] === CHAPTER) return { ...place, chapter: label };
  if (LEVELS[at] === VERSE) return { ...place, verse: label };
  if (LEVELS[at] !== BOOK) return place;
  if (key !== undefined) return { ...place, book: labelledBook([key]) };
  return count === ALL_BOOKS ? { ...place, book: { position: index } } : place;
}

/** Adds what an object says of its own place. */
export function placeOf(members: Members, own: number, outer: Place): Place {
  const values = (of: Level) =>
    (LEVELS[own] === of ? of.labels : of.anywhere)
      .map((name) => members.get(name))
      .filter((value) => typeof value === "string" || typeof value === "number")
      .map((value) => String(value).trim());
  const number = (of: Level) => values(of).find((value) => /^\d/.test(value));
  const books = values(BOOK);
  // A book that was begun says more than its verses do.
  const isBegun = LEVELS[own] !== BOOK && outer.book !== undefined;
  const book = books.length === 0 || isBegun ? outer.book : labelledBook(books, outer.book?.position);
  return { book, chapter: number(CHAPTER) ?? outer.chapter, verse: number(VERSE) ?? outer.verse };
}

/** Returns the level whose content an object has; -1 for lists and objects that have none. */
export function ownLevel(members: Members): number {
  return LEVELS.findIndex((_, index) => contentIn(members, index) !== undefined);
}

/** Returns the content of a level in an object: the text of a verse, a list or an object of all others. */
export function contentIn(members: Members, index: number): unknown {
  const isVerse = LEVELS[index] === VERSE;
  const isTyped = members.has("type");
  if (isTyped && !isVerse) return undefined;
  const isOfLevel = (value: unknown) => value !== undefined && (isVerse || isContainer(value));
  return LEVELS[index]?.content.map((name) => members.get(name)).find(isOfLevel);
}

export function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

export function membersOf(value: unknown): Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]));
}

export function partsOf(text: unknown): readonly unknown[] {
  return Array.isArray(text) ? text : typeof text === "string" ? [text] : [];
}

export function textOf(part: unknown): string {
  const text = typeof part === "string" ? part : membersOf(part).get("text");
  return typeof text === "string" ? text : "";
}

/** The notes at the end of a chapter by their ids. */
export function notesOf(notes: unknown): ReadonlyMap<unknown, string> {
  const list = Array.isArray(notes) ? notes.map(membersOf) : [];
  return new Map(list.map((note) => [note.get("noteid"), textOf(Object.fromEntries(note))]));
}

/** A row of numbers and a text: `[1001001, 1, 1, 1, "In the beginning"]`, whose first number may be an id. */
export function verseOfRow(row: readonly unknown[]): WrittenVerse | undefined {
  const text = row.at(-1);
  const [book, chapter, verse] = row.slice(-4, -1);
  if (typeof text !== "string" || row.length < 4 || row.length > 5) return undefined;
  if (typeof chapter !== "number" || typeof verse !== "number") return undefined;
  if (typeof book !== "number" && typeof book !== "string") return undefined;
  return { book: labelledBook([String(book)]), chapter, verse, text };
}

/** `"chapters": [`, `"verse": 1`, or values that their keys, their positions or numbers before them label. */
export const SHAPE = new RegExp(
  [
    '"(?:chapters|verses)"\\s*:\\s*[[{]',
    '"verse(?:_nr|_number)?"\\s*:\\s*"?\\d',
    ':\\s*\\{\\s*"1"\\s*:\\s*\\{\\s*"1"\\s*:\\s*"',
    '[:[]\\s*\\[\\s*\\[\\s*"',
    '"[^"\\n]{2,40}\\s\\d{1,3}:\\d{1,3}"\\s*:\\s*"',
    '\\[\\s*(?:\\d+\\s*,\\s*){3,4}"',
  ].join("|"),
  "i",
);
