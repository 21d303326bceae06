/** Texts in JSON, in whatever shape: books that hold chapters that hold verses, or verses that say where they belong. */
import type { HeadingKind } from "../../corpus/mod.ts";
import { decodeText } from "../decode.ts";
import { ImportError } from "../import_error.ts";
import { LabelledVerses, type WrittenVerse } from "../labelled_verses.ts";
import { readFilesInTurn } from "../read_files.ts";
import type { Format, FormatInput, SourceFile } from "../source.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { parseLabelledLine } from "../verse_per_line/text_lines.ts";
import {
  BESIDE,
  BOOK,
  Books,
  CHAPTER,
  DESCRIPTIONS,
  type Entries,
  FIELDS,
  HEADINGS,
  isContainer,
  LABELS,
  type Labelled,
  LEVELS,
  labelled,
  labelledObject,
  MAX_LABEL,
  type Members,
  membersOf,
  membersWithin,
  NOTES,
  notesOf,
  type Place,
  partsOf,
  SHAPE,
  type TextLevel,
  textOf,
  VERSE,
  verseOfRow,
  visitTexts,
} from "./shapes.ts";
import { type JsonPlace, JsonText } from "./values.ts";

class JsonReader {
  readonly #text: JsonText;
  readonly #builder: TranslationBuilder;
  readonly #verses: LabelledVerses;
  readonly #books = new Books();
  /** Notes of the chapter that no verse referred to yet, by their ids. */
  #notes: Map<unknown, string> = new Map();
  /** The offset of the value that is read. */
  at = 0;

  constructor(text: JsonText, { builder, verses }: { builder: TranslationBuilder; verses: LabelledVerses }) {
    this.#text = text;
    this.#builder = builder;
    this.#verses = verses;
  }

  /** @throws {ImportError} If the text is malformed, or a book, chapter or verse is not known. */
  readAll(): void {
    const outermost = this.#text.outermost();
    const [first, ...others] = outermost;
    if (first !== undefined && others.length === 0) this.#readOuter(first, LEVELS.indexOf(BOOK), {});
    else this.#readEach(this.#values(outermost), outermost.length, { at: LEVELS.indexOf(BOOK), place: {} });
    this.#endChapter();
  }

  /** Reads what may hold many books, of which one is parsed at a time. */
  #readOuter(outer: JsonPlace, at: number, place: Place): void {
    const text = this.#text;
    const elements = text.isContainer(outer) ? text.elements(outer) : [];
    if (elements[0]?.key === undefined) {
      this.#readEach(this.#values(elements), elements.length, { at, place });
      return;
    }
    const members = new Map(elements.map((each) => [each.key?.toLowerCase() ?? "", each]));
    const contentOf = ({ content }: TextLevel) =>
      content.map((name) => members.get(name)).find((each) => each !== undefined && text.isContainer(each));
    const own = LEVELS.findIndex((each) => contentOf(each) !== undefined);
    if (LEVELS[own] === BOOK) {
      for (const value of this.#values([outer])) this.#read(value[1], { at, place });
      return;
    }
    const content = LEVELS[own] === undefined ? undefined : contentOf(LEVELS[own]);
    const isLabel = ([name, each]: [string, JsonPlace]) =>
      each !== content && (DESCRIPTIONS.includes(name) || (own !== -1 && !text.isContainer(each)));
    const labels = new Map([...members].filter(isLabel).map(([name, each]) => [name, text.value(each)]));
    this.#describe(labels);
    const others = elements.filter((each) => each !== content && !labels.has(each.key?.toLowerCase() ?? ""));
    if (content === undefined) this.#readEach(this.#values(others), others.length, { at, place });
    else {
      for (const each of others) this.#leaveOut(each.key ?? "", text.raw(each).replaceAll('"', ""));
      this.#readOuter(content, own + 1, this.#books.placeOf({ members: labels, own, content }, place));
    }
  }

  /** Takes what a text says of itself. */
  #describe(members: Members): void {
    const all = [members, ...DESCRIPTIONS.map((name) => membersOf(members.get(name)))];
    for (const [field, names] of FIELDS) {
      const said = all.flatMap((each) => names.map((name) => each.get(name)));
      const value = said.find((each) => typeof each === "string" && each.trim() !== "");
      if (typeof value === "string") this.#builder.metadata[field] ??= value.trim();
    }
  }

  /** Parses values one by one. @throws {ImportError} If one is malformed, or would lose a member. */
  *#values(places: readonly JsonPlace[]): Entries {
    for (const place of places) {
      this.at = place.start;
      const value = this.#text.value(place);
      if (membersWithin(value) < place.members) throw this.#text.repeated(place);
      yield [place.key, value];
    }
  }

  /** @param at The level of what a list, or an object without content of its own, holds. */
  #read(
    value: unknown,
    { at, place, object = labelledObject(value) }: { at: number; place: Place; object?: Labelled },
  ) {
    const { members, own, content } = object;
    const chapter = members.get("chapter");
    if (LEVELS[own] === VERSE) this.#readVerse(object, this.#books.placeOf(object, place));
    else if (own !== -1) this.#readLevel(object, place);
    else if (isContainer(chapter)) {
      this.#passOver(members, chapter);
      this.#read(chapter, { at, place });
    } else if (members.get("type") === "line_break") {
      this.#passOver(members, content);
      this.#builder.startLine("paragraph");
    } else if (LEVELS[at - 1] === VERSE || !isContainer(value)) this.#addVerse(value, members, place);
    else {
      const entries = Array.isArray(value)
        ? value.map((each) => [undefined, each] as const)
        : Object.entries(value as object);
      this.#readEach(entries, entries.length, { at, place });
    }
  }

  #readLevel(object: Labelled, place: Place): void {
    const { members, own, content } = object;
    const inner = this.#books.placeOf(object, place);
    if (LEVELS[own] === BOOK && inner.book !== undefined) this.#verses.startBook(inner.book);
    if (LEVELS[own] === CHAPTER) {
      this.#endChapter();
      this.#notes = notesOf(members.get("footnotes"));
    }
    this.#passOver(members, content);
    this.#read(content, { at: own + 1, place: inner });
  }

  #add(verse: WrittenVerse): void {
    this.#builder.read(verse.text);
    this.#verses.add(verse);
  }

  /** Counts the notes of a chapter that no verse referred to. */
  #endChapter(): void {
    for (const words of this.#notes.values()) {
      this.#builder.read(words);
      this.#builder.drop("footnote", words);
    }
    this.#notes = new Map();
  }

  #readEach(entries: Entries, count: number, { at, place }: { at: number; place: Place }): void {
    let index = 0;
    for (const [key, value] of entries) {
      index += 1;
      const object = labelledObject(value);
      const { own } = object;
      const row = Array.isArray(value) ? verseOfRow(value, this.#books) : undefined;
      const reference =
        key === undefined || LEVELS[at] !== BOOK || typeof value !== "string"
          ? undefined
          : parseLabelledLine(`${key} `);
      if (row !== undefined) this.#add(row);
      else if (reference !== undefined) this.#add({ ...reference, text: String(value) });
      else {
        // A verse of a list that says where it belongs has no position that means anything.
        const isLabelled = own === -1 || own === at;
        const inner = isLabelled ? labelled(place, { key, index, count, at }) : place;
        const isNewBook = LEVELS[at] === BOOK && own === -1 && inner.book !== undefined && isContainer(value);
        if (isNewBook && inner.book !== undefined) this.#verses.startBook(inner.book);
        this.#read(value, { at: at + 1, place: inner, object });
      }
    }
  }

  /** Reads an object that has the text of a verse, or a heading among the verses. */
  #readVerse({ members, content }: Labelled, place: Place): void {
    const type = members.get("type");
    if (typeof type === "string" && /heading|subtitle/.test(type)) {
      this.#passOver(members, content);
      const heading = partsOf(content).map((part) => this.#textOfPart(part));
      this.#addHeading(heading.join(" "), /subtitle/.test(type) ? "psalm_title" : "section");
    } else this.#addVerse(content, members, place);
  }

  #addVerse(text: unknown, members: Members, { book = {}, chapter = "", verse = "" }: Place): void {
    const builder = this.#builder;
    const parts = partsOf(text);
    if (typeof text !== "string" && (parts.length === 0 || members.get("type") !== "verse")) {
      const values = { found: JSON.stringify(text)?.slice(0, MAX_LABEL) ?? "" };
      throw new ImportError("json_no_text", values, { position: builder.position });
    }
    this.#verses.open({ book, chapter });
    for (const name of HEADINGS) this.#addHeading(members.get(name));
    this.#verses.startVerse(verse);
    this.#passOver(members, text, BESIDE);
    for (const part of parts) this.#addPart(part);
    for (const name of NOTES) this.#addNote(members.get(name));
    builder.endVerse();
  }

  #addHeading(text: unknown, kind: HeadingKind = "section"): void {
    if (typeof text !== "string") return;
    this.#builder.read(text);
    this.#verses.addHeading(kind, text);
  }

  #addNote(words: unknown): void {
    if (typeof words !== "string") return;
    this.#builder.read(words);
    this.#builder.addNote("footnote", words);
  }

  /** Adds a part of a verse: a text, a line, a note that is at the end of the chapter. */
  #addPart(part: unknown): void {
    if (typeof part === "string") {
      this.#builder.read(part);
      if (part !== "") this.#verses.addText(part);
      return;
    }
    const builder = this.#builder;
    const members = membersOf(part);
    const poem = members.get("poem");
    if (members.get("linebreak") === true) builder.startLine("line");
    else if (typeof poem === "number") builder.startLine("line", Math.min(4, Math.max(1, poem)));
    this.#addHeading(members.get("heading"));
    const id = members.get("noteid");
    if (id !== undefined) this.#addNote(this.#notes.get(id));
    if (id !== undefined) this.#notes.delete(id);
    const text = this.#textOfPart(part, ["heading"]);
    builder.read(text);
    if (text !== "") this.#verses.addText(`${text} `);
  }

  /** Returns the text of a part, and passes over the rest of it. */
  #textOfPart(part: unknown, kept: readonly string[] = []): string {
    if (typeof part === "string") return part;
    const members = membersOf(part);
    this.#passOver(members, members.get("text"), kept);
    if (!isContainer(part) || Array.isArray(part)) this.#leaveOut("content", part);
    return textOf(part);
  }

  /** Leaves out what is neither a label, nor content, nor kept otherwise. */
  #passOver(members: Members, content: unknown, kept: readonly string[] = []): void {
    for (const [name, value] of members) {
      if (value === content || kept.includes(name) || DESCRIPTIONS.includes(name)) continue;
      if (name === "footnotes" && Array.isArray(value)) for (const note of value) this.#textOfPart(note);
      else if (isContainer(value)) this.#leaveOut(name, value);
      else if (typeof value === "string" && value.length > MAX_LABEL && !LABELS.has(name)) this.#leaveOut(name, value);
    }
  }

  #leaveOut(name: string, value: unknown): void {
    visitTexts(value, (text) => {
      this.#builder.read(text);
      this.#builder.leaveOut(text);
    });
    this.#builder.warn("json_member", { name });
  }
}

function readJson(file: SourceFile, reading: FormatInput): void {
  const { builder, encoding } = reading;
  const decoded = decodeText(file.read(), file.name, encoding, builder);
  const text = new JsonText(decoded, file.name);
  const verses = new LabelledVerses(builder);
  const reader = new JsonReader(text, { builder, verses });
  builder.reading(
    () => ({ file: file.name, line: text.lineAt(reader.at) }),
    () => reader.at / decoded.length,
  );
  reader.readAll();
}

export const JSON_TEXT: Format = {
  name: "JSON",
  recognises: (head) => /^\ufeff?\s*[[{]/.test(head) && SHAPE.test(head),
  read: (reading) => readFilesInTurn(reading, (file) => readJson(file, reading)),
};
