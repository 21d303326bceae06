/** Texts in JSON, in whatever shape: books that hold chapters that hold verses, or verses that say where they belong. */
import type { HeadingKind } from "../../corpus/mod.ts";
import { ImportError } from "../import_error.ts";
import { LabelledVerses, type WrittenVerse } from "../labelled_verses.ts";
import { type Format, type FormatInput, readFilesInTurn, type SourceFile } from "../source.ts";
import { placeOfPath } from "../source_labels.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import {
  Books,
  chapterIn,
  type Entries,
  isBlankVerse,
  isPlaced,
  ListNumbers,
  labelled,
  otherNumber,
  type Place,
  placeIn,
  placeOfReference,
  verseOfRow,
} from "./places.ts";
import {
  BESIDE,
  BOOK,
  CHAPTER,
  CLOSING,
  DESCRIPTIONS,
  describe,
  describePart,
  EDITIONS,
  foldedName,
  HEADINGS,
  isContainer,
  isMark,
  isPiece,
  isProse,
  isTestament,
  LABELS,
  type Labelled,
  LEVELS,
  LINE_STARTS,
  labelledObject,
  type Members,
  membersOf,
  membersWithin,
  NOTES,
  notesOf,
  outermostContent,
  partsOf,
  SHAPE,
  textOf,
  VERSE,
  visitTexts,
  writtenName,
} from "./shapes.ts";
import { type JsonPlace, type JsonText, openJson } from "./values.ts";

class JsonReader {
  readonly #text: JsonText;
  readonly #builder: TranslationBuilder;
  readonly #verses: LabelledVerses;
  readonly #books: Books;
  readonly #numbers = new ListNumbers();
  /** Notes of the chapter that no verse referred to yet, by their ids. */
  #notes: Map<unknown, string> = new Map();
  /** Beginnings of lines and headings whose verse is still to come. */
  readonly #pending: (() => void)[] = [];
  /** The verse that is open, where verses are in pieces. */
  #piece = "";
  /** The place that the name of the file says, for what has none. */
  readonly #ofFile: ReturnType<typeof placeOfPath>;
  #isBookSaid = false;

  constructor(text: JsonText, { name }: SourceFile, { builder, files }: FormatInput) {
    this.#text = text;
    this.#builder = builder;
    this.#verses = new LabelledVerses(builder);
    this.#books = new Books(name, files.length);
    this.#ofFile = placeOfPath(name);
  }

  /** @throws {ImportError} If the text is malformed, or a book, chapter or verse is not known. */
  readAll(): void {
    const outermost = this.#text.outermost();
    const [first, ...others] = outermost;
    if (first !== undefined && others.length === 0) this.#readOuter(first, LEVELS.indexOf(BOOK), {});
    else this.#readEach(this.#values(outermost), outermost.length, { at: LEVELS.indexOf(BOOK), place: {} });
    this.#addPending();
    this.#endChapter();
  }

  #addPending(): void {
    for (const add of this.#pending.splice(0)) add();
  }

  /** Reads what may hold many books, of which one is parsed at a time. */
  #readOuter(outer: JsonPlace, at: number, place: Place): void {
    const text = this.#text;
    const elements = text.isContainer(outer) ? text.elements(outer) : [];
    const [only, ...more] = elements.filter((each) => text.isContainer(each));
    if (elements[0]?.key === undefined) {
      // FreeShow has an id beside its text.
      if (only !== undefined && more.length === 0 && elements.length === 2) this.#readOuter(only, at, place);
      else this.#readEach(this.#values(elements), elements.length, { at, place });
      return;
    }
    const members = new Map(elements.map((each) => [foldedName(each.key ?? ""), each]));
    const { own, content, isOne } = outermostContent(members, text);
    if (LEVELS[own] === BOOK || isOne) {
      for (const [, value] of this.#values([outer])) {
        describePart(membersOf(value), this.#builder.metadata);
        this.#read(value, { at, place });
      }
      return;
    }
    const isLabel = ([name, each]: [string, JsonPlace]) =>
      each !== content && (DESCRIPTIONS.includes(name) || (own !== -1 && !text.isContainer(each)));
    const labels = new Map([...members].filter(isLabel).map(([name, each]) => [name, text.value(each)]));
    describe(labels, this.#builder.metadata);
    const others = elements.filter((each) => each !== content && !labels.has(foldedName(each.key ?? "")));
    const testaments = content === undefined ? others.filter((each) => isTestament(each, text)) : [];
    if (content === undefined && testaments.length === 0) {
      const areBooks = others.some((each) => placeIn(each.key) !== undefined || text.isContainer(each));
      if (!areBooks) throw this.#noVerses("books", text.value(outer));
      // The chapters of one book, whose name is that of the file: `{"1": {"1": "text"`.
      const [first] = others;
      const isNumbered = text.isContainer(first) && /^\d+$/.test(first?.key ?? "");
      const areChapters = isNumbered && !text.elements(first).some((each) => text.isContainer(each));
      const values = areChapters ? elements.filter((each) => text.isContainer(each)) : others;
      for (const each of others) if (!values.includes(each)) this.#leaveOut(each.key ?? "", text.value(each));
      this.#readEach(this.#values(values), values.length, { at: areChapters ? LEVELS.indexOf(CHAPTER) : at, place });
      return;
    }
    for (const each of others)
      if (!testaments.includes(each)) this.#leaveOut(each.key ?? "", text.raw(each).replaceAll('"', ""));
    for (const each of testaments) this.#readOuter(each, at, place);
    if (content !== undefined)
      this.#readOuter(content, own + 1, this.#books.placeOf({ members: labels, own, content }, place));
  }

  /** Parses values one by one. @throws {ImportError} If one is malformed, or would lose a member. */
  *#values(places: readonly JsonPlace[]): Entries {
    for (const place of places) {
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
    const { members, own } = object;
    const chapter = members.get("chapter");
    if (LEVELS[own] === VERSE) this.#readVerse(object, this.#books.placeOf(object, place));
    else if (own !== -1) this.#readLevel(object, place);
    else if (isContainer(chapter)) {
      this.#passOver(members, chapter);
      this.#read(chapter, { at, place: this.#books.placeOf(object, place) });
    } else if (isMark(members)) {
      const start = LINE_STARTS[String(members.get("type"))];
      if (start !== undefined) this.#pending.push(() => this.#builder.startLine(...start));
    } else if (isBlankVerse(members)) this.#readBlank(object, place);
    else if (LEVELS[at - 1] === VERSE || !isContainer(value)) this.#addVerse(value, members, place);
    else if (isPlaced(members)) throw this.#noVerses("text", value);
    else if (Array.isArray(value)) {
      const { values, first } = this.#numbers.numbered(value, at);
      if (first === 0) this.#builder.warn("json_place_zero");
      const entries = values.map((each) => [undefined, each] as const);
      this.#readEach(entries, entries.length, { at, place, first });
    } else {
      const entries = Object.entries(value as object);
      const isKeyed = entries.length === 0 || entries.some(([key, each]) => /\d/.test(key) || isContainer(each));
      if (!isKeyed && LEVELS[at] !== BOOK) throw this.#noVerses(LEVELS[at] === CHAPTER ? "chapter" : "verse", value);
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

  /** @param options `first`: the number of the first value, where its position is its number. */
  #readEach(
    entries: Entries,
    count: number,
    { at, place, first = 1 }: { at: number; place: Place; first?: number },
  ): void {
    let index = first - 1;
    for (const [key, value] of entries) {
      index += 1;
      const object = labelledObject(value);
      const { own } = object;
      const row = Array.isArray(value) ? verseOfRow(value, this.#books) : undefined;
      const isVerse = typeof value === "string" || LEVELS[own] === VERSE;
      const reference = key === undefined || place.book !== undefined || !isVerse ? undefined : placeIn(key);
      const chapter = LEVELS[at] === BOOK && isContainer(value) ? chapterIn(key) : undefined;
      if (row !== undefined) this.#add(row);
      else if (chapter !== undefined) this.#read(value, { at: at + 2, place: chapter, object });
      else if (reference !== undefined) this.#read(value, { at: LEVELS.length, place: reference, object });
      else {
        // A verse of a list that says where it belongs has no position that means anything.
        const isLabelled = (own === -1 || own === at) && !isMark(object.members);
        const inner = isLabelled ? labelled(place, { key, index, count, at }) : place;
        const isNewBook = LEVELS[at] === BOOK && own === -1 && isLabelled && isContainer(value);
        if (isNewBook && inner.book !== undefined) this.#verses.startBook(inner.book);
        this.#read(value, { at: at + 1, place: inner, object });
      }
    }
  }

  /** Reads an object that has the text of a verse, or a heading among the verses. */
  #readVerse({ members, content }: Labelled, place: Place): void {
    const type = members.get("type");
    if (typeof type === "string" && /heading|header|subtitle/.test(type)) {
      this.#passOver(members, content);
      const heading = partsOf(content).map((part) => this.#textOfPart(part));
      const add = (isTitle: boolean) => this.#addHeading(heading.join(" "), isTitle ? "psalm_title" : "section");
      if (type === "header") this.#pending.push(() => add(this.#builder.book === "PSA"));
      else add(/subtitle/.test(type));
      return;
    }
    // A blank piece has the number of a verse before it.
    if (isPiece(members) && typeof content === "string" && content.trim() === "") return;
    const other = otherNumber(members, place);
    if (other !== undefined) throw new ImportError("json_no_number", other, { position: this.#builder.position });
    this.#addVerse(content, members, placeOfReference(members, place) ?? place);
  }

  /** Reads a verse that has a number and no text. */
  #readBlank(object: Labelled, place: Place): void {
    const blank = { ...object, own: LEVELS.indexOf(VERSE), content: null };
    this.#readVerse(blank, this.#books.placeOf(blank, place));
  }

  #noVerses(what: "books" | "chapter" | "verse" | "text", found: unknown): ImportError {
    const values = { what, found: JSON.stringify(found) ?? "" };
    return new ImportError("json_no_verses", values, { position: this.#builder.position });
  }

  #addVerse(text: unknown, members: Members, place: Place): void {
    const builder = this.#builder;
    const { book: name, chapter: ofFile = "" } = this.#ofFile;
    const { book = this.#books.find(name === undefined ? [] : [name]), chapter = ofFile, verse = "" } = place;
    if (place.book === undefined && name !== undefined && !this.#isBookSaid) {
      builder.warn("book_of_file_name", { book: name, others: undefined }, { once: true, as: name });
      this.#isBookSaid = true;
    }
    const parts = partsOf(text);
    const isText = typeof text === "string" || text === null || (parts.length > 0 && members.get("type") === "verse");
    const lacking = !isText ? "text" : !/\d/.test(chapter) ? "chapter" : !/\d/.test(verse) ? "verse" : undefined;
    if (lacking !== undefined) {
      throw this.#noVerses(lacking, members.size === 0 ? { [verse || chapter]: text } : Object.fromEntries(members));
    }
    this.#verses.open({ book, chapter });
    this.#addPending();
    for (const name of HEADINGS) this.#addHeading(members.get(name));
    const edition = EDITIONS.map((name) => members.get(name)).find((each) =>
      ["string", "number"].includes(typeof each),
    );
    this.#verses.checkEdition(edition === undefined ? undefined : String(edition), verse);
    const piece = isPiece(members) ? `${builder.book} ${chapter}:${verse}` : "";
    if (piece === "" || piece !== this.#piece) this.#verses.startVerse(verse);
    this.#piece = piece;
    this.#passOver(members, text, BESIDE);
    for (const part of parts) this.#addPart(part);
    for (const name of NOTES) this.#addNote(members.get(name));
    if (piece === "") builder.endVerse();
  }

  #addHeading(text: unknown, kind: HeadingKind = "section"): void {
    if (typeof text !== "string") return;
    this.#builder.read(text);
    this.#verses.addHeading(kind, text);
  }

  /** Adds a note, or each of a list of them. */
  #addNote(note: unknown): void {
    if (Array.isArray(note)) for (const each of note) this.#addNote(each);
    const words = Array.isArray(note) ? "" : this.#textOfPart(note ?? "");
    if (words === "") return;
    this.#builder.read(words);
    this.#builder.addNote("footnote", words);
  }

  /** Adds a part of a verse: a text, a line, a note that is at the end of the chapter. */
  #addPart(part: unknown): void {
    if (typeof part === "string") {
      this.#addWords(part);
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
    this.#addWords(this.#textOfPart(part, ["heading"]));
  }

  /** Adds words of a verse, which a note or a line may divide from those before them. */
  #addWords(text: string): void {
    this.#builder.read(text);
    if (text !== "") this.#verses.addText(CLOSING.test(text) ? text : ` ${text}`);
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
      if (name === "book" || name === "type") continue;
      if (name === "footnotes" && Array.isArray(value)) for (const note of value) this.#textOfPart(note);
      else if (isContainer(value)) this.#leaveOut(name, value);
      else if (typeof value === "string" && !LABELS.has(name) && isProse(value)) this.#leaveOut(name, value);
    }
  }

  #leaveOut(name: string, value: unknown): void {
    visitTexts(value, (text) => {
      this.#builder.read(text);
      this.#builder.leaveOut(text);
    });
    this.#builder.warn("json_member", { name: writtenName(name) });
  }
}

export const JSON_TEXT: Format = {
  name: "JSON",
  recognises: (head) => /^\ufeff?\s*[[{]/.test(head) && SHAPE.test(head),
  read: (reading) =>
    readFilesInTurn(reading, (file) => new JsonReader(openJson(file, reading), file, reading).readAll()),
};
