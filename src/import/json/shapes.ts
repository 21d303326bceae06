/** The shapes of texts in JSON: where a book, a chapter, a verse and its text are found, by key, by position or by name. */
import type { HeaderField } from "../import_error.ts";
import { ALL_BOOKS, labelledBook, type WrittenBook, type WrittenVerse } from "../labelled_verses.ts";
import { booksByName } from "../source_books.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { parseLabelledLine } from "../verse_per_line/text_lines.ts";
import { isContainer, type Members, membersOf, writtenName } from "./members.ts";
import type { JsonPlace, JsonText } from "./values.ts";

/**
 * A level of a text: the members of an object that hold what is within, and those that label it, in any object within and
 * in its own. What has no such object is a list or an object, whose positions or keys are the labels.
 */
interface TextLevel {
  readonly content: readonly string[];
  readonly anywhere: readonly string[];
  readonly labels: readonly string[];
}

const TEXT = level("books bible testaments data resultset row results", "", "");
export const BOOK = level(
  "chapters",
  "bookname book booknr booknumber booknum bookno bookid b",
  "name commonname longname abbrev abbreviation shortname short id nr number num no n",
);
export const CHAPTER = level(
  "verses vers content",
  "chapter chapternr chapternumber chapternum c",
  "nr number num n id",
);
export const VERSE = level(
  "text t content versetext scripture txt body value",
  "verse versenr versenumber versenum verseno v",
  "nr number num no n id",
);
/** Members of a verse that have its book, chapter and number at once: `John 1:1`, `John.1.1`. */
const REFERENCES = words("reference ref osisid osisref verseref");
export const LEVELS = [TEXT, BOOK, CHAPTER, VERSE];

/** Members of a verse, or beside verses, that are no text of it. */
export const NOTES = words("footnote footnotes note comment");
export const HEADINGS = words("heading title subtitle");
export const BESIDE = [...NOTES, ...HEADINGS];
/** Members of the outermost object, or of what describes the text in it, for the fields of a translation's header. */
export const DESCRIPTIONS = words("metadata translation version info");
/** Members of a verse that say which translation it is of. */
export const EDITIONS = words("translation version translationid versionid bibleid edition");
const FIELDS: readonly (readonly [HeaderField, readonly string[]])[] = [
  ["code", words("abbreviation shortname id")],
  ["name", words("translation name title")],
  ["language", words("lang language")],
  ["copyright", words("copyright distributionlicense license licence")],
];

function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

function level(content: string, anywhere: string, own: string): TextLevel {
  return { content: words(content), anywhere: words(anywhere), labels: words(`${anywhere} ${own}`) };
}

/** Longer texts beside a verse are no labels of it. */
export const MAX_LABEL = 40;

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

/** An object of the text: its members, the level whose content it has (-1 for none), and that content. */
export interface Labelled {
  readonly members: Members;
  readonly own: number;
  readonly content: unknown;
}

/** Members that label a value of any level. */
export const LABELS: ReadonlySet<string> = new Set(LEVELS.flatMap(({ labels }) => labels));

/** The members that hold content, by their names: their ranks, the first level and the first name of a level before all others. */
const RANKS = new Map<string, number[]>();
const MOST_NAMES = 16;
for (const [index, { content }] of LEVELS.entries()) {
  for (const [at, name] of content.entries()) {
    RANKS.set(name, [...(RANKS.get(name) ?? []), index * MOST_NAMES + at]);
  }
}
const VERSE_RANK = LEVELS.indexOf(VERSE) * MOST_NAMES;
const NOTHING: Labelled = { members: new Map(), own: -1, content: undefined };

/** Looks at a value as an object of the text: the content of a verse may be a text, that of all others is a list or an object. */
export function labelledObject(value: unknown): Labelled {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return NOTHING;
  const members = membersOf(value);
  const isTyped = members.has("type");
  let best = Number.POSITIVE_INFINITY;
  let content: unknown;
  for (const [name, each] of members) {
    for (const rank of RANKS.get(name) ?? NO_RANKS) {
      const isContent = rank >= VERSE_RANK || (isContainer(each) && !(isTyped && name === "content"));
      if (!isContent || rank >= best) continue;
      best = rank;
      content = each;
    }
  }
  const own = best === Number.POSITIVE_INFINITY ? -1 : Math.floor(best / MOST_NAMES);
  return { members, own, content };
}

const NO_RANKS: readonly number[] = [];

/** The books that labels of a text mean, so that each is one object however often it is named. */
export class Books {
  readonly #books = new Map<string, WrittenBook>();

  find(labels: readonly string[], position?: number): WrittenBook {
    const key = `${labels.join("\u0000")}\u0000${position ?? ""}`;
    let book = this.#books.get(key);
    if (book === undefined) {
      book = labelledBook(labels, position);
      this.#books.set(key, book);
    }
    return book;
  }

  /** Adds what an object says of its own place. */
  placeOf({ members, own }: Labelled, outer: Place): Place {
    const chapter = numberIn(members, LEVELS[own] === CHAPTER ? CHAPTER.labels : CHAPTER.anywhere) ?? outer.chapter;
    const verse = numberIn(members, LEVELS[own] === VERSE ? VERSE.labels : VERSE.anywhere) ?? outer.verse;
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

export function partsOf(text: unknown): readonly unknown[] {
  return Array.isArray(text) ? text : typeof text === "string" ? [text] : [];
}

export function textOf(part: unknown): string {
  const text = typeof part === "string" ? part : membersOf(part).get("text");
  return typeof text === "string" ? text : "";
}

/** The notes at the end of a chapter by their ids. */
export function notesOf(notes: unknown): Map<unknown, string> {
  const found = new Map<unknown, string>();
  for (const note of Array.isArray(notes) ? notes : []) {
    const id = membersOf(note).get("noteid");
    found.set(id, [found.get(id) ?? "", textOf(note)].join(" ").trim());
  }
  return found;
}

/** Words that begin so belong to those before them. */
export const CLOSING = /^[\s,.;:!?)\]\u2019\u201d»]/;

/** Returns whether a value is a part of a text under its name. */
export function isTestament(place: JsonPlace, text: JsonText): boolean {
  return /testament|apocrypha|deuterocanon/i.test(place.key ?? "") && text.isContainer(place);
}

/** Finds the content of the outermost object by its members; `isOne` where it is a book or a chapter by itself. */
export function outermostContent(members: ReadonlyMap<string, JsonPlace>, text: JsonText) {
  const contentOf = ({ content }: TextLevel) =>
    content.map((name) => members.get(name)).find((each) => text.isContainer(each));
  const found = LEVELS.findIndex((each) => contentOf(each) !== undefined);
  const [book, version] = [members.get("book"), members.get("version")];
  const other = text.isList(book) ? book : text.isContainer(version) ? version : undefined;
  const content = LEVELS[found] === undefined ? other : contentOf(LEVELS[found]);
  const isOne = content === undefined && [book, members.get("chapter")].some((each) => text.isContainer(each));
  return { content, own: content === undefined ? -1 : Math.max(found, 0), isOne };
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

/** Takes what a text says of itself. */
export function describe(members: Members, metadata: TranslationBuilder["metadata"]): void {
  const all = [members, ...DESCRIPTIONS.map((name) => membersOf(members.get(name)))];
  for (const [field, names] of FIELDS) {
    const said = all.flatMap((each) => names.map((name) => each.get(name)));
    const value = said.find((each) => typeof each === "string" && each.trim() !== "");
    if (typeof value === "string") metadata[field] ??= value.trim();
  }
}

/** Takes what a book or a chapter says of the text that it is of. */
export function describePart(members: Members, metadata: TranslationBuilder["metadata"]): void {
  if (!members.has("translation")) return;
  describe(new Map([...members].filter(([name]) => !["name", "title", "id"].includes(name))), metadata);
}

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
  const label = parseLabelledLine(`${written} `);
  if (label === undefined || label.text !== "") return undefined;
  return { book: label.book, chapter: String(label.chapter), verse: String(label.verse) };
}

/** A row of numbers and a text: `[1001001, 1, 1, 1, "In the beginning"]`, whose first number may be an id. */
export function verseOfRow(row: readonly unknown[], books: Books): WrittenVerse | undefined {
  const text = row.at(-1);
  const [book, chapter, verse] = row.slice(-4, -1);
  if (typeof text !== "string" || row.length < 4 || row.length > 5) return undefined;
  if (typeof chapter !== "number" || typeof verse !== "number") return undefined;
  if (typeof book !== "number" && typeof book !== "string") return undefined;
  return { book: books.find([String(book)]), chapter, verse, text };
}

/** `"1 John 1:1"`, `"1JN.1.1"` */
const REFERENCE = '"[1-4]?\\s?\\p{L}[^"\\n:.]{1,38}(?:\\s\\d{1,3}[:,]|\\.?\\s?\\d{1,3}\\.)\\d{1,3}"';

/** `"chapters": [`, `"verse": 1`, or values that their keys, their positions or numbers before them label. */
export const SHAPE = new RegExp(
  [
    '"(?:chapter|verse)s?"\\s*:\\s*[[{]',
    '"(?:verse(?:_?(?:nr|no|num(?:ber)?))?|v)"\\s*:\\s*"?\\d',
    `"\\w+"\\s*:\\s*${REFERENCE}`,
    ':\\s*\\{\\s*"(?:[a-z]+[\\s_-]?)?1"\\s*:\\s*\\{\\s*"(?:[a-z]+[\\s_-]?)?1"\\s*:\\s*["{]',
    '[:[]\\s*\\[\\s*(?:(?:null|""|\\[\\s*\\])\\s*,\\s*)?\\[\\s*(?:null\\s*,\\s*)?"',
    `${REFERENCE}\\s*:\\s*["{]`,
    '\\[\\s*(?:\\d+\\s*,\\s*){3,4}"',
  ].join("|"),
  "iu",
);
