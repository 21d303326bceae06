/** The shapes of texts in JSON: the members that hold a book, a chapter, a verse and its text, and those that label them. */
import type { HeaderField } from "../import_error.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import type { JsonPlace, JsonText } from "./values.ts";

/** The members of an object, by their names in lower case and without signs: `book_name`, `bookName`, `@number`. */
export type Members = ReadonlyMap<string, unknown>;

/** The names that were met, each way; those of a text are few, unless they are references. */
const folded = new Map<string, string>();
const written = new Map<string, string>();
const MOST_NAMES_KEPT = 1000;

/** Returns the name of a member in lower case and without signs. */
export function foldedName(name: string): string {
  const known =
    folded.get(name) ??
    name
      .normalize("NFD")
      .toLowerCase()
      .replace(/[_@#\s\p{M}-]/gu, "");
  if (folded.size < MOST_NAMES_KEPT && !folded.has(name)) {
    folded.set(name, known);
    written.set(known, name);
  }
  return known;
}

/** Returns a name as the text has it. */
export function writtenName(name: string): string {
  return written.get(name) ?? name;
}

export function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Returns the members of an object; none of what is no object. */
export function membersOf(value: unknown): Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return new Map();
  const members = new Map<string, unknown>();
  for (const name of Object.keys(value)) members.set(foldedName(name), (value as Record<string, unknown>)[name]);
  renameSingular(members, "book", members.has("booknr") || members.has("bookname") ? "chapters" : "books");
  renameSingular(members, "chapter", members.has("chapternr") ? "verses" : "chapters");
  renameSingular(members, "verse", "verses");
  return members;
}

/** Renames what holds many under a name in the singular, as converters of XML and getBible write it: `"Book": [`, `"verse": "text"`. */
function renameSingular(members: Map<string, unknown>, name: string, plural: string): void {
  const one = members.get(name);
  const isText =
    name === "verse" &&
    typeof one === "string" &&
    (members.has("versenr") || members.has("verseid") || !/\d/.test(one.slice(0, 8)));
  const to = isText ? "text" : plural;
  if (!(isText || isContainer(one)) || members.has(to)) return;
  const isOne =
    !Array.isArray(one) && isContainer(one) && !Object.keys(one as object).every((key) => /^\d+$/.test(key));
  // One object is what its members say: one of many beside the labels of what is around it, a description, one by itself.
  if (isOne && (name === "book" || !["name", "n", "number", "num"].some((label) => members.has(label)))) return;
  members.delete(name);
  members.set(to, isOne ? [one] : one);
}

/** Calls back for each text within a value. */
export function visitTexts(value: unknown, visit: (text: string) => void): void {
  if (typeof value === "string") visit(value);
  else if (isContainer(value)) for (const each of Object.values(value as object)) visitTexts(each, visit);
}

/** Returns the number of members of all objects within a value. */
export function membersWithin(value: unknown): number {
  let count = 0;
  if (Array.isArray(value)) for (const each of value) count += typeof each === "object" ? membersWithin(each) : 0;
  else if (typeof value === "object" && value !== null) {
    for (const name in value) {
      const each = (value as Record<string, unknown>)[name];
      count += 1 + (typeof each === "object" ? membersWithin(each) : 0);
    }
  }
  return count;
}

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
  "chapters text capitulos chapitres caps",
  "bookname book booknr booknumber booknum bookno bookid b knjiga buch libro livre livro",
  "name commonname longname englishname abbrev abbreviation shortname short id nr number num no n title nombre nome nom numero abreviatura abreviacao abrev sigla",
);
export const CHAPTER = level(
  "verses vers content versiculos versets",
  "chapter chapternr chapternumber chapternum c poglavje poglavlje glava kapitel capitolo chapitre capitulo",
  "nr number num n id numero",
);
export const VERSE = level(
  "text t content versetext scripture txt body value besedilo tekst testo texte texto",
  "verse versenr versenumber versenum verseno v startverse versestart fromverse vrstica redak stih vers versetto verset versiculo",
  "nr number num no n id numero",
);
export const LEVELS = [TEXT, BOOK, CHAPTER, VERSE];

/** Members of a verse, or beside verses, that are no text of it. */
export const NOTES = words("footnote footnotes note notes comment comments");
export const HEADINGS = words("heading title subtitle");
export const BESIDE = [...NOTES, ...HEADINGS];
/** Members of the outermost object, or of what describes the text in it, for the fields of a translation's header. */
export const DESCRIPTIONS = words("metadata translation version info");
/** The lines that objects of a type alone begin: kind and indent. */
export const LINE_STARTS: Readonly<Record<string, Parameters<TranslationBuilder["startLine"]>>> = {
  line_break: ["paragraph"],
  "paragraph start": ["paragraph"],
  "stanza start": ["stanza", 1],
  "line break": ["line", 1],
};
/** Returns whether an object has a type alone. */
export function isMark(members: Members): boolean {
  return members.size === 1 && members.has("type");
}
/** Returns whether an object is a piece of a verse, which others go on. */
export function isPiece(members: Members): boolean {
  return /^(?:paragraph|line) text$/.test(String(members.get("type")));
}
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

/** Returns whether a member beside a text is words, and no label or reference. */
export function isProse(text: string): boolean {
  return text.length > MAX_LABEL || (/\p{L}\P{L}*\s\P{L}*\p{L}/u.test(text) && !/\p{L}\.?\s*\d[\d\W]*$/u.test(text));
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
      const isLists = name !== "text" || (Array.isArray(each) && each.some(Array.isArray));
      const isContent = rank >= VERSE_RANK || (isContainer(each) && isLists && !(isTyped && name === "content"));
      if (!isContent || rank >= best) continue;
      best = rank;
      content = each;
    }
  }
  const own = best === Number.POSITIVE_INFINITY ? -1 : Math.floor(best / MOST_NAMES);
  const areChapters = LEVELS[own] === CHAPTER && isContainer(content) && haveNumbers(content as object);
  return { members, own: areChapters ? LEVELS.indexOf(BOOK) : own, content };
}

/** Returns whether verses are chapters: `"verses": {"1": {"1": "text"`. */
function haveNumbers(verses: object): boolean {
  const [[chapter = "", inner] = []] = Array.isArray(verses) ? [] : Object.entries(verses);
  const isNumbered = isContainer(inner) && Object.keys(inner as object).every((key) => /^\d+$/.test(key));
  return /^\d+$/.test(chapter) && isNumbered && !Array.isArray(inner);
}

const NO_RANKS: readonly number[] = [];

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
  const isKeyed = LEVELS[found] === CHAPTER && content !== undefined && !text.isList(content);
  const [chapter] = isKeyed ? text.elements(content) : [];
  const areChapters = /^\d+$/.test(chapter?.key ?? "") && chapter !== undefined && text.isContainer(chapter);
  const isOne =
    (areChapters && text.elements(chapter).every(({ key = "" }) => /^\d+$/.test(key))) ||
    (content === undefined && [book, members.get("chapter")].some((each) => text.isContainer(each)));
  return { content, own: content === undefined ? -1 : Math.max(found, 0), isOne };
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

/** `"1 John 1:1"`, `"1JN.1.1"` */
const REFERENCE = '"[1-4]?\\s?\\p{L}[^"\\n:.]{1,38}(?:\\s\\d{1,3}[:,]|\\.?\\s?\\d{1,3}\\.)\\d{1,3}"';

/** `"chapters": [`, `"verse": 1`, or values that their keys, their positions or numbers before them label. */
export const SHAPE = new RegExp(
  [
    '"(?:chapter|verse?|cap[ií]tulo|vers[ií]culo|verset)s?"\\s*:\\s*[[{]',
    '"(?:verse(?:_?(?:nr|no|num(?:ber)?))?|(?:start_?)?verse(?:_?start)?|v|vrstica|redak|stih|vers|versetto|verset|(?:n[uú]mero_?)?vers[ií]culo)"\\s*:\\s*"?\\d',
    `"\\w+"\\s*:\\s*${REFERENCE}`,
    '(?::|^\\ufeff?)\\s*\\{\\s*"(?:[a-z]+[\\s_-]?)?1"\\s*:\\s*\\{\\s*"(?:[a-z]+[\\s_-]?)?[0-2]"\\s*:\\s*["{]',
    '(?::|^\\ufeff?)\\s*\\{\\s*"(?:[a-z]+[\\s_-]?)?1"\\s*:\\s*\\[\\s*(?:\\[|"|null)',
    '[:[]\\s*\\[\\s*(?:(?:null|""|\\[\\s*\\])\\s*,\\s*)?\\[\\s*(?:null\\s*,\\s*)?"',
    `${REFERENCE}\\s*:\\s*["{]`,
    '"[1-4]?\\s?\\p{L}[^"\\n:.]{1,38}\\s\\d{1,3}"\\s*:\\s*(?:\\[\\s*"|\\{\\s*"1"\\s*:)',
    '\\[\\s*(?:"[^"\\n]{1,40}"\\s*,\\s*|\\d+\\s*,\\s*)(?:\\d+\\s*,\\s*){2,3}"',
    ':\\s*\\[\\s*\\{\\s*"1"\\s*:\\s*"',
  ].join("|"),
  "iu",
);
