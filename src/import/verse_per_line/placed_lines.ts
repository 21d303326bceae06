/** Verses under the headings of their books and chapters. */
import { mostChapters } from "../../canon/mod.ts";
import { decodeHead, decodeText } from "../decode_text.ts";
import { LabelledVerses } from "../labelled_verses.ts";
import { type Format, type FormatInput, readFilesInTurn, type SourceFile } from "../source.ts";
import { booksByName, inLatin, placeOfPath } from "../source_labels.ts";
import { SENTENCE_END } from "../usfm/mod.ts";
import {
  areDashed,
  areWrapped,
  dashLength,
  type GoesOn,
  goesOnSentence,
  MAX_EXCERPT,
  splitLines,
  textLines,
  versesIn,
} from "./text_lines.ts";

/** `[1:1] text`, `**[1,1]** text`, `- [1:1-2] text`, `[1:1 - 2] text`. */
const BRACKETED =
  /^\s*(?:[-*]\s+)?\**\[(\d{1,3})[:,](\d{1,3}[a-z]?(?:(?:\s*[-–]|(?<=:\d+),)\s*\d{1,3})?)\]\**\s?(.*)$/is;
/** `1:1 text`, `1,1 text` */
const COUNTED = /^\s*\**(\d{1,3})[:,](\d{1,3}[a-z]?(?:[-–]\d{1,3})?)(?:[.):]|[-–,](?=\s+\d))?\**\s+(\S.*)$/is;
/** `1. text`, `1) text`, `[1] text`, `**1.** text`, under a heading that has the chapter. */
const POINTED = /^\s*\**[[(]?()(\d{1,3}[a-z]?(?:\s*[-–]\s*\d{1,3})?)[.):\]]\**\s+(\S.*)$/is;
/** `1 text`, `**1** text` */
const NUMBERED = /^\s*\**()(\d{1,3}[a-z]?(?:[-–]\d{1,3})?)(?:[-–,](?=\s+\d))?\**\s+(\S.*)$/is;
/** `1. text`, `1 text`, `1Text`: a number that is the next, where the others of its file are written otherwise. */
const LOOSE = /^\s*()(\d{1,3})[.)]?\s*([^\s\d.,:;)].*)$/s;
/** A number on a line of its own, whose text is on those behind it, and both as one line: `###### 1`, `**2**`, `v3`. */
const ALONE = /^\s*#*\s*\**[[(]?v?\d{1,3}[a-z]?[.):\]]?\**\s*$/i;
const APART = /^\s*#*\s*\**[[(]?v?()(\d{1,3}[a-z]?)[.):\]]?\**\s+(\S.*)$/is;
/** A verse within the paragraph of another. */
const INNER = /\s(\d{1,3})[:,](\d{1,3})\s+/g;
/** `# Genesis`, `## Genesis`, `Genesis`, `Genesis 1`, `Called Genesis`. */
const HEADING = /^#*\s*(.{1,80}?)\s*#*$/;
const MAX_HEADING = 100;
const CHAPTER =
  /^(?:(?<name>(?:\d\.?\s*(?=\p{L}))?\P{N}{0,40}?)\s*(?<behind>\d{1,3})\.?|(?<before>\d{1,3})\.?\s*(?:chapter|poglavl?je|kapitel|capitolo|psalm))$/iu;
const CHAPTER_WORD =
  /^(?:|chapter|chap\.?|poglavl?je|pogl\.?|kapitel|kap\.?|cap[ií]tulo|capitolo|cap\.?|chapitre|rozdział|kapitola|glava|psalm):?$/i;
/** `Book: Genesis` */
const BOOK_WORD = /^(?:book|knjiga|buch|libro):\s*/i;
const CALLED = /^(.*?)\b(?:called|imenovana?|genannt|detta)\b:?\s*(.*)$/i;

interface HeadedVerse {
  readonly book: string;
  readonly chapter: string;
  readonly verse: string;
  readonly text: string;
}

/** Returns the words of a line that may be a heading, without marks; empty where it is too long. */
function headingIn(line: string): string {
  const written = line.trim();
  const heading = written.length > MAX_HEADING ? "" : HEADING.exec(inLatin(written.normalize()))?.[1];
  return heading?.replace(/^\*+|\*+$|<[^<>]*>/g, "").replace(BOOK_WORD, "") ?? "";
}

/** Returns whether a line begins a book or a chapter. @param last That before it: within a sentence a name or a number is text. */
function isHeading(line: string, last: string): boolean {
  const heading = headingIn(line);
  const { name = "", behind, before } = CHAPTER.exec(heading)?.groups ?? {};
  const isChapter = behind === undefined ? before !== undefined : name !== "" && CHAPTER_WORD.test(name);
  if (isChapter || (behind !== undefined && booksByName(name).length > 0)) return true;
  const isBehind = last.trim() === "" || SENTENCE_END.test(last);
  return isBehind && ((name === "" && behind !== undefined) || booksByName(heading).length > 0);
}

/** The headings of a text, under which its verses are. */
class Headings {
  /** True where the book is that of the file's name. */
  isOfFile: boolean;
  readonly #form: RegExp;
  readonly #isLoose: boolean;
  #book: string | undefined;
  #chapter = "";
  /** The last heading that names no book, where verses without a book behind it would be another's. */
  #unknown = "";
  #last = 0;
  /** True where books are named one after another: what is behind the list is not of its last. */
  #isListed = false;
  /** True behind a name that another follows: `The First Book of Samuel`, `otherwise called`. */
  #isCalled = false;

  /** @param path That of the file, which may name the book. */
  constructor(form: RegExp, path: string, isLoose = false) {
    this.#form = form;
    this.#isLoose = isLoose;
    const { book, chapter = "" } = placeOfPath(path);
    if (book !== undefined) this.#startBook(book, chapter);
    this.isOfFile = book !== undefined;
  }

  /** The psalm whose verses are still to come: a line there is its title. */
  get psalm(): Pick<HeadedVerse, "book" | "chapter"> | undefined {
    const [book, chapter] = [this.#book ?? "", this.#chapter];
    const isBefore = chapter !== "" && this.#last === Number(chapter) * 1000;
    return isBefore && booksByName(book).includes("PSA") ? { book, chapter } : undefined;
  }

  /** Takes a line. @returns A verse, or what kind of heading the line is. */
  take(line: string): HeadedVerse | "book" | "chapter" | "other" {
    const heading = headingIn(line);
    const found = this.#form.exec(line);
    const loose = found === null && this.#isLoose && this.#chapter !== "" ? (LOOSE.exec(line) ?? []) : [];
    const isNextLoose = Number(loose[2]) === (this.#last % 1000) + 1;
    const [, chapter = "", verse = "", text = ""] = found ?? (isNextLoose ? loose : []);
    // `2 Mož` is the second verse, and no book of Moses; above the verses of a file `1. Samuelova` is its book.
    const isAbove = this.isOfFile && this.#last === 0 && booksByName(heading).length > 0;
    const isNext = !isAbove && this.#chapter !== "" && Number.parseInt(verse, 10) === (this.#last % 1000) + 1;
    const isHeading = heading !== "" && chapter === "" && !isNext && this.#takeHeading(heading);
    if (isHeading) return isHeading;
    if (verse === "") {
      this.#unknown = heading === "" ? this.#unknown : heading;
      this.#isCalled ||= CALLED.exec(heading)?.[2] === "";
      return "other";
    }
    const place = Number(chapter || this.#chapter) * 1000 + Number.parseInt(verse, 10);
    const isAnother = this.#book === undefined || ((place <= this.#last || this.#isListed) && this.#unknown !== "");
    this.#last = place;
    this.#isListed = false;
    this.#isCalled = false;
    return { book: (isAnother ? this.#unknown : this.#book) ?? "", chapter: chapter || this.#chapter, verse, text };
  }

  #takeHeading(heading: string): "book" | "chapter" | undefined {
    const book = [heading, CALLED.exec(heading)?.[2] ?? ""].find((name) => booksByName(name).length > 0);
    if (book !== undefined) {
      if (!this.#isCalled) this.#startBook(book, "");
      return "book";
    }
    const { name = "", behind, before = "" } = CHAPTER.exec(heading)?.groups ?? {};
    const chapter = behind ?? before;
    const isPsalm = this.#book === undefined && /^psalm$/i.test(name);
    const isNamed = chapter !== "" && (isPsalm || !CHAPTER_WORD.test(name));
    if (chapter === "" || (isNamed && booksByName(name).length === 0)) return undefined;
    if (isNamed && name !== this.#book) this.#startBook(name, chapter);
    this.#chapter = chapter;
    this.#last = Math.max(this.#last, Number(chapter) * 1000);
    return "chapter";
  }

  #startBook(book: string, chapter: string): void {
    const [id, ...others] = booksByName(book);
    // Two names of one book are no list.
    const isAnother = this.#book !== undefined && booksByName(this.#book)[0] !== id;
    this.#isListed = isAnother && this.#last === 0 && !this.isOfFile;
    this.isOfFile = false;
    this.#book = book;
    this.#chapter = chapter === "" && id !== undefined && others.length === 0 && mostChapters(id) === 1 ? "1" : chapter;
    this.#unknown = "";
    this.#last = 0;
  }
}

/** Returns whether a line is of the verse whose number is alone on the first: its text, and what goes on that. */
const isBehindNumber: GoesOn = (line, first, last) => {
  if (!ALONE.test(first) || ALONE.test(line) || /^\s*#/.test(line)) return false;
  const isText = last.trim() === "" || ALONE.test(last);
  if (line.trim() === "") return isText && "expected";
  return !isHeading(line, last) && (isText ? "expected" : true);
};

/** Returns how lines go on verses whose labels are of a form. */
function joinsOf(form: RegExp, lines: readonly string[]): GoesOn {
  if (form === APART) return isBehindNumber;
  const textOf = (line: string) => form.exec(line)?.[3];
  const numberOf = (line: string) => Number.parseInt(form.exec(line)?.[2] ?? "", 10);
  // Within a sentence, a number is that of a verse only where it is the next.
  const isVerse = (line: string, first: string) =>
    textOf(line) !== undefined && (form !== NUMBERED || numberOf(line) - numberOf(first) === 1);
  const others = lines.filter((line, index) => !isHeading(line, lines[index - 1] ?? ""));
  const isWrapped = areWrapped(others, textOf);
  return (line, first, last) => {
    if (line.trim() === "" || textOf(first) === undefined || isVerse(line, first) || isHeading(line, last))
      return false;
    // `1. text` and then ` 2 text`
    if (Number(LOOSE.exec(line)?.[2]) === numberOf(first) + 1) return false;
    return isWrapped || goesOnSentence(line, first, last);
  };
}

/** Returns the lines of paragraphs without a label within a chapter; where each verse is a paragraph, they are notes or headings. */
function linesWithin(lines: readonly string[], form: RegExp): ReadonlySet<number> {
  const within = new Set<number>();
  // Those behind the last verse; undefined behind a heading.
  let open: number[] | undefined;
  let [last, isApart, hasInner] = [0, false, false];
  for (const [index, line] of lines.entries()) {
    const [, chapter, verse, text = line] = form.exec(line) ?? [];
    isApart = verse === undefined && (isApart || line.trim() === "");
    if (isApart && isHeading(line, "")) open = undefined;
    else if (isApart) open?.push(index);
    const inner = [...text.matchAll(INNER)].map(([, ofChapter, number]) => [ofChapter, number] as const);
    for (const [ofChapter, number] of [...(verse === undefined ? [] : [[chapter, verse] as const]), ...inner]) {
      const place = Number(ofChapter) * 1000 + Number.parseInt(number ?? "", 10);
      const isFirst = number === verse && ofChapter === chapter;
      const isNext = place === last + 1;
      if (!isNext && !isFirst) continue;
      if (isNext) for (const each of open ?? []) within.add(each);
      hasInner ||= !isFirst;
      open = [];
      last = place;
    }
  }
  return hasInner ? within : new Set();
}

function joinedLines(lines: readonly string[], joins: GoesOn): string[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last !== undefined && joins(line, last[0] ?? "", last.at(-1) ?? "") !== false) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => group.join(" ")).filter((line) => line.trim() !== "");
}

/** Parses a line by a form of labels. */
function parseBy(form: RegExp, line: string) {
  // A form wants a text behind its label.
  const [, chapter = "", verse = "", text = ""] = form.exec(line) ?? form.exec(`${line}|`) ?? [];
  return verse === "" ? undefined : { chapter, verse, text: text === "|" ? "" : text };
}

/** Returns how the verses of a text begin: in brackets, else the first two of them are verses 1 and 2 of a book. */
function formOf(lines: readonly string[], path: string): RegExp | undefined {
  if (lines.some((line) => BRACKETED.test(line))) return BRACKETED;
  return [COUNTED, POINTED, NUMBERED, APART].find((form) => {
    const headings = new Headings(form, path);
    const whole = joinedLines(lines, joinsOf(form, lines));
    const divided = (line: string, index: number) =>
      versesIn(line, whole[index + 1] ?? "", (each) => parseBy(form, each));
    const taken = (form === APART ? whole : whole.flatMap(divided)).map((line) => headings.take(line));
    const [first, second] = taken.flatMap((each) => (typeof each === "object" ? [...innerVerses(each)] : []));
    if (first === undefined || second === undefined || booksByName(first.book).length === 0) return false;
    return first.chapter !== "" && first.verse === "1" && /^2\b/.test(second.verse) && second.chapter === first.chapter;
  });
}

/** Divides a paragraph at the verses that follow each other in it. */
function* innerVerses({ text, ...first }: HeadedVerse): Generator<HeadedVerse> {
  let place = first;
  let start = 0;
  for (const { 0: label, 1: chapter = "", 2: verse = "", index } of text.matchAll(INNER)) {
    const isNext = chapter === place.chapter && Number(verse) === Number.parseInt(place.verse, 10) + 1;
    const isFirst = Number(chapter) === Number(place.chapter) + 1 && verse === "1";
    if (!isNext && !isFirst) continue;
    yield { ...place, text: text.slice(start, index) };
    place = { ...place, chapter, verse };
    start = index + label.length;
  }
  yield { ...place, text: text.slice(start) };
}

/** The marks of VulSearch, and the tags they are read as: `\` ends a paragraph, `/` a line, brackets are around poetry. */
const VULSEARCH = /\.lat$/i;
const TAGS: Readonly<Record<string, string>> = { "\\": "<p>", "/": "<br>" };

/** Writes the marks of VulSearch as tags; `<Sponsa>` is a heading. */
function withTags(text: string): string {
  return text.replace(/<([^<>]*)>|[\\/[\]]/g, (mark, heading?: string) =>
    heading === undefined ? (TAGS[mark] ?? "") : `<h3>${heading}</h3>`,
  );
}

function readHeadedVerses(file: SourceFile, reading: FormatInput): void {
  const { builder } = reading;
  const verses = new LabelledVerses(builder);
  const lines = splitLines(decodeHead(file.head));
  const form = formOf(lines, file.name) ?? BRACKETED;
  const isDashed = areDashed(lines.flatMap((line) => form.exec(line)?.[3] || []));
  const parse = (line: string) => parseBy(form, line);
  const headings = new Headings(form, file.name, true);
  const joins = joinsOf(form, lines);
  const all = form === COUNTED ? splitLines(decodeText(file.read(), file.name, reading.encoding)) : [];
  const within = linesWithin(all, form).values();
  let [next, at] = [within.next().value, -1];
  const goesOn: GoesOn = (line, first, last) => {
    at += 1;
    if (at !== next) return joins(line, first, last);
    next = within.next().value;
    return line.trim() !== "" || "expected";
  };
  let isBookSaid = false;
  for (const line of textLines(file, builder, reading.encoding, goesOn, parse)) {
    const taken = headings.take(line);
    if (typeof taken === "object") {
      if (headings.isOfFile && !isBookSaid)
        builder.warn("book_of_file_name", { book: taken.book, others: undefined }, { once: true, as: taken.book });
      isBookSaid ||= headings.isOfFile;
      builder.unread(line);
      // A block of Obsidian ends with the number that links to it: `1 text ^1`.
      const link = ` ^${taken.verse}`;
      const whole = taken.text.endsWith(link) ? taken.text.slice(0, -link.length) : taken.text;
      const bare = isDashed ? whole.slice(dashLength(whole)) : whole;
      const text = VULSEARCH.test(file.name) ? withTags(bare) : bare;
      for (const { book, ...verse } of innerVerses({ ...taken, text })) {
        builder.read(verse.text);
        verses.add({ book: { name: book }, ...verse });
      }
    } else if (taken === "book") builder.unread(line);
    else if (taken === "chapter") builder.drop("chapter label", line);
    else if (line.trim() !== "" && headings.psalm !== undefined) {
      const { book, chapter } = headings.psalm;
      verses.open({ book: { name: book }, chapter });
      builder.addText(`${line} `);
    } else {
      builder.leaveOut(line);
      if (line.trim() !== "") builder.warn("no_verse_line", { line: line.slice(0, MAX_EXCERPT) });
    }
  }
}

/** Verses with chapter and number, in brackets or not, or with their number alone, under the names of their books. */
export const HEADED_VERSES: Format = {
  name: "verses under headings",
  recognises: (head, { name }) => formOf(splitLines(head), name) !== undefined,
  read: (reading) => readFilesInTurn(reading, (file) => readHeadedVerses(file, reading)),
};
