/** Texts in JSON, in whatever shape: books that hold chapters that hold verses, or verses that say where they belong. */
import { decodeText } from "../decode.ts";
import { ImportError } from "../import_error.ts";
import { LabelledVerses, type WrittenVerse } from "../labelled_verses.ts";
import { readFilesInTurn } from "../read_files.ts";
import type { Format, FormatInput, SourceFile } from "../source.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { parseLabelledLine } from "../verse_per_line/text_lines.ts";
import {
  BOOK,
  CHAPTER,
  contentIn,
  DESCRIPTIONS,
  type Entries,
  FIELDS,
  HEADINGS,
  isContainer,
  LEVELS,
  type Level,
  labelled,
  MAX_LABEL,
  type Members,
  membersOf,
  NOTES,
  notesOf,
  ownLevel,
  type Place,
  partsOf,
  placeOf,
  SHAPE,
  textOf,
  VERSE,
  verseOfRow,
} from "./shapes.ts";
import { type JsonPlace, JsonText } from "./values.ts";

class JsonReader {
  readonly #text: JsonText;
  readonly #builder: TranslationBuilder;
  readonly #verses: LabelledVerses;
  /** Notes of the chapter, by the ids that its verses refer to. */
  #notes: ReadonlyMap<unknown, string> = new Map();
  readonly #leftOut = new Set<string>();
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
    const contentOf = ({ content }: Level) =>
      content.map((name) => members.get(name)).find((each) => each !== undefined && text.isContainer(each));
    const own = LEVELS.findIndex((each) => contentOf(each) !== undefined);
    const content = LEVELS[own] === undefined ? undefined : contentOf(LEVELS[own]);
    const isLabel = ([name, each]: [string, JsonPlace]) =>
      each !== content && (DESCRIPTIONS.includes(name) || (own !== -1 && !text.isContainer(each)));
    const labels = new Map([...members].filter(isLabel).map(([name, each]) => [name, text.value(each)]));
    this.#describe(labels);
    if (LEVELS[own] === BOOK) this.#read(text.value(outer), { at, place });
    else if (content !== undefined) this.#readOuter(content, own + 1, placeOf(labels, own, place));
    else {
      const others = elements.filter(({ key }) => !labels.has(key?.toLowerCase() ?? ""));
      this.#readEach(this.#values(others), others.length, { at, place });
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

  *#values(places: readonly JsonPlace[]): Entries {
    for (const place of places) {
      this.at = place.start;
      yield [place.key, this.#text.value(place)];
    }
  }

  /** @param at The level of what a list, or an object without content of its own, holds. */
  #read(value: unknown, { at, place }: { at: number; place: Place }): void {
    const members = membersOf(value);
    const own = ownLevel(members);
    const chapter = members.get("chapter");
    if (LEVELS[own] === VERSE) this.#readVerse(members, placeOf(members, own, place));
    else if (own !== -1) this.#readLevel(members, own, place);
    else if (isContainer(chapter)) this.#read(chapter, { at, place });
    else if (members.get("type") === "line_break") this.#builder.startLine("paragraph");
    else if (LEVELS[at - 1] === VERSE || !isContainer(value)) this.#addVerse(value, members, place);
    else {
      const entries = Array.isArray(value)
        ? value.map((each) => [undefined, each] as const)
        : Object.entries(value as object);
      this.#readEach(entries, entries.length, { at, place });
    }
  }

  #readLevel(members: Members, own: number, place: Place): void {
    const inner = placeOf(members, own, place);
    if (LEVELS[own] === BOOK && inner.book !== undefined) this.#verses.startBook(inner.book);
    const content = contentIn(members, own);
    if (LEVELS[own] === CHAPTER) this.#notes = notesOf(members.get("footnotes"));
    for (const [name, value] of members) {
      const isKnown = value === content || name === "footnotes" || DESCRIPTIONS.includes(name);
      if (!isKnown && typeof value === "object" && value !== null) this.#leaveOut(name);
    }
    this.#read(content, { at: own + 1, place: inner });
  }

  #readEach(entries: Entries, count: number, { at, place }: { at: number; place: Place }): void {
    let index = 0;
    for (const [key, value] of entries) {
      index += 1;
      const own = ownLevel(membersOf(value));
      const row = Array.isArray(value) ? verseOfRow(value) : undefined;
      const reference = key === undefined || typeof value !== "string" ? undefined : parseLabelledLine(`${key} `);
      if (row !== undefined) this.#add(row);
      else if (reference !== undefined && LEVELS[at] === BOOK) this.#add({ ...reference, text: String(value) });
      else {
        // A verse of a list that says where it belongs has no position that means anything.
        const isLabelled = own === -1 || own === at;
        const inner = isLabelled ? labelled(place, { key, index, count, at }) : place;
        const isNewBook = LEVELS[at] === BOOK && own === -1 && inner.book !== undefined && isContainer(value);
        if (isNewBook && inner.book !== undefined) this.#verses.startBook(inner.book);
        this.#read(value, { at: at + 1, place: inner });
      }
    }
  }

  /** Reads an object that has the text of a verse, or a heading among the verses. */
  #readVerse(members: Members, place: Place): void {
    const { content } = VERSE;
    const type = members.get("type");
    const text = contentIn(members, LEVELS.indexOf(VERSE));
    for (const [name, value] of members) {
      const isText = content.includes(name) || NOTES.includes(name) || HEADINGS.includes(name);
      const isLong = typeof value === "string" && value.length > MAX_LABEL;
      if (!isText && (isLong || (typeof value === "object" && value !== null))) this.#leaveOut(name);
    }
    if (typeof type === "string" && /heading|subtitle/.test(type)) {
      this.#addHeading(partsOf(text).map(textOf).join(" "), /subtitle/.test(type) ? "psalm_title" : "section");
    } else this.#addVerse(text, members, place);
  }

  #addHeading(text: unknown, kind: "section" | "psalm_title"): void {
    if (typeof text !== "string" || text.trim() === "") return;
    this.#builder.startHeading(kind);
    this.#builder.read(text);
    this.#builder.addHeading(text);
    this.#builder.endHeading();
  }

  #addVerse(text: unknown, members: Members, { book = {}, chapter = "", verse = "" }: Place): void {
    const builder = this.#builder;
    const parts = partsOf(text);
    if (typeof text !== "string" && (parts.length === 0 || members.get("type") !== "verse")) {
      const values = { found: JSON.stringify(text)?.slice(0, MAX_LABEL) ?? "" };
      throw new ImportError("json_no_text", values, { position: builder.position });
    }
    this.#verses.open({ book, chapter });
    for (const name of HEADINGS) this.#addHeading(members.get(name), "section");
    this.#verses.startVerse(verse);
    for (const part of parts) this.#addPart(part);
    for (const name of NOTES) {
      const note = members.get(name);
      if (typeof note === "string") this.#addNote(note);
    }
    builder.endVerse();
  }

  /** Adds a part of a verse: a text, a line, a note that is at the end of the chapter. */
  #addPart(part: unknown): void {
    const builder = this.#builder;
    const members = membersOf(part);
    const poem = members.get("poem");
    if (members.get("linebreak") === true) builder.startLine("line");
    else if (typeof poem === "number") builder.startLine("line", Math.min(4, Math.max(1, poem)));
    this.#addHeading(members.get("heading"), "section");
    const note = this.#notes.get(members.get("noteid"));
    if (note !== undefined) this.#addNote(note);
    const text = textOf(part);
    builder.read(text);
    if (text !== "") this.#verses.addText(`${text}${typeof part === "string" && !members.has("text") ? "" : " "}`);
  }

  #add(verse: WrittenVerse): void {
    this.#builder.read(verse.text);
    this.#verses.add(verse);
  }

  #addNote(words: string): void {
    this.#builder.read(words);
    this.#builder.addNote("footnote", words);
  }

  #leaveOut(name: string): void {
    if (this.#leftOut.has(name)) return;
    this.#leftOut.add(name);
    this.#builder.warn("json_member", { name });
  }
}

function readJson(file: SourceFile, reading: FormatInput): void {
  const { builder, encoding } = reading;
  const decoded = decodeText(file.read(), file.name, encoding, builder);
  const text = new JsonText(decoded, file.name);
  const verses = new LabelledVerses(builder, reading);
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
