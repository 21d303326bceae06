/** Texts in XML whose books hold chapters that hold verses: Zefania, OpenSong, Beblia. */
import { kept } from "../base/bounded_map.ts";
import { type BookId, protestantBook, zefaniaBook } from "../canon/mod.ts";
import { ALL_BOOKS, labelledBook } from "./book_names.ts";
import type { DroppedKind, HeaderField } from "./import_error.ts";
import { LabelledVerses } from "./labelled_verses.ts";
import { type MarkupFormat, NamesOfRole, namesOf } from "./markup_roles.ts";
import { noteKind } from "./raw_marks.ts";
import type { Format, FormatInput } from "./source.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { languageCode } from "./translation_header.ts";
import { hasRoot, readNoteText, readXmlFiles, skipElement, type XmlReader } from "./xml/mod.ts";

type ElementRole = "root" | "book" | "chapter" | "verse" | "heading" | "line" | "information" | "word attributes";

/** The markup of a dialect, as the table of roles has it. Some writers put elements in lower case; case decides nothing. */
class Dialect {
  readonly format: MarkupFormat;
  readonly elements: NamesOfRole<ElementRole>;
  /** Elements within a verse that are no verse text; the text of all others (`STYLE`, `GRAM`, `DIV`) is. */
  readonly asides: NamesOfRole<DroppedKind>;
  /** Further elements of a book or chapter besides verses. */
  readonly leftOut: NamesOfRole<DroppedKind>;
  /** The children of the information, and the attributes of the root, for each field of a translation's header. */
  readonly fields: NamesOfRole<HeaderField>;

  /** The attributes of each role: a Bible asks for them 100,000 times. */
  readonly #attributes = new Map<string, readonly string[]>();

  constructor(format: MarkupFormat) {
    this.format = format;
    this.elements = new NamesOfRole(format, "element");
    this.asides = new NamesOfRole(format, "aside");
    this.leftOut = new NamesOfRole(format, "left out");
    this.fields = new NamesOfRole(format, "field");
  }

  /** Returns the values of the attributes of a role; absent and empty ones are left out, and `n.a`, which is no Nahum. */
  attributes(xml: XmlReader, role: string): string[] {
    const values = this.#namesOf(role).map((name) => xml.attribute(name)?.trim() ?? "");
    return values.filter((value) => value !== "" && !/^n[./]\s?a\.?$/i.test(value));
  }

  /** Returns the first of them, empty where there is none. */
  attribute(xml: XmlReader, role: string): string {
    for (const name of this.#namesOf(role)) {
      const value = xml.attribute(name)?.trim() ?? "";
      if (value !== "") return value;
    }
    return "";
  }

  #namesOf(role: string): readonly string[] {
    return kept(this.#attributes, role, () => namesOf(this.format, role));
  }

  /** Checks whether a text begins as one of the dialect: of its root, and a book that says which it is. */
  isIn(head: string): boolean {
    const isZefania = this.format === "zefania";
    const bookNames = namesOf(this.format, "element", "book");
    // Zefania is also handed on as a file a book.
    const roots = [...namesOf(this.format, "element", "root"), ...(isZefania ? bookNames : [])];
    if (!roots.some((name) => hasRoot(head, name))) return false;
    const books = bookNames.join("|");
    const attributes = ["book number", "book name"].flatMap((role) => namesOf(this.format, role)).join("|");
    return isZefania || new RegExp(`<(?:${books})\\s(?:[^>]*\\s)?(?:${attributes})\\s*=`, "i").test(head);
  }
}

/** A reader of one file. */
class NestedVersesReader {
  readonly #dialect: Dialect;
  readonly #xml: XmlReader;
  readonly #builder: TranslationBuilder;
  readonly #verses: LabelledVerses;
  /** The number of the verse that was read last. */
  #verse = "";
  /** The place of the book in the list. */
  #position = 0;
  /** True where the list has all 66 books, so that a place in it says which book it is. */
  #isWhole: boolean | undefined;

  constructor(
    xml: XmlReader,
    { dialect, verses, builder }: { dialect: Dialect; verses: LabelledVerses; builder: TranslationBuilder },
  ) {
    this.#dialect = dialect;
    this.#xml = xml;
    this.#builder = builder;
    this.#verses = verses;
  }

  /** @throws {ImportError} If the document is malformed or a book is unknown. */
  read(): void {
    const xml = this.#xml;
    for (let event = xml.next(); event !== "finished"; event = xml.next()) {
      if (event === "text") this.#builder.addText(xml.text);
      if (event !== "start") continue;
      const element = xml.name.toLowerCase();
      const outside = this.#dialect.asides.get(element) ?? this.#dialect.leftOut.get(element);
      if (outside !== undefined) this.#leaveOut(outside);
      else this.#start(element);
    }
  }

  #start(element: string): void {
    const role = this.#dialect.elements.get(element);
    if (role === "root") this.#readFields();
    else if (role === "information") this.#readInformation(element);
    else if (role === "book") this.#startBook();
    else if (role === "chapter") {
      this.#verses.startChapter(this.#dialect.attribute(this.#xml, "chapter number"));
    } else if (role === "verse") this.#readVerse();
    else if (role === "heading") this.#readHeading();
    else if (role === "line") this.#startLine();
  }

  /**
   * Leaves out an element that is within no verse; a note in a chapter belongs to the text that comes next, a remark to the
   * verse before it, if that is the one that it names.
   */
  #leaveOut(kind: DroppedKind): void {
    if (this.#builder.chapter !== undefined && noteKind(kind) !== undefined) {
      this.#readNote(kind);
      return;
    }
    const isOfVerse = kind === "remark" && this.#xml.attribute("vref") === this.#verse;
    const words = skipElement(this.#xml);
    if (!isOfVerse || !this.#builder.addNoteBehind(words)) this.#builder.drop(kind, words);
  }

  /** Reads a note, or leaves out what is none. */
  #readNote(kind: DroppedKind): void {
    const xml = this.#xml;
    const builder = this.#builder;
    const note = noteKind(kind);
    const passages = xml.attribute("fscope") ?? xml.attribute("vscope") ?? "";
    if (note === undefined) {
      builder.dropWithin(kind, skipElement(xml));
      return;
    }
    const words = readNoteText(xml, {
      isLabel: (name) => /^(?:remark|media)$/i.test(name),
      isBreak: (name) => /^(?:br|p|paragraph)$/i.test(name),
      onNested: (name) => /^note$/i.test(name) && builder.warn("nested_note"),
      onLabel: (text) => builder.leaveOut(text),
    });
    if (words.trim() === "") builder.read(passages);
    builder.addNote(note, words.trim() === "" ? passages : words);
  }

  #readFields(): void {
    for (const name of namesOf(this.#dialect.format, "field")) {
      const value = this.#xml.attribute(name)?.trim() ?? "";
      const field = this.#dialect.fields.get(name);
      if (value === "" || field === undefined) continue;
      // Beblia's `language` is mostly a name of the text: `Estonian 2022 (Pühakiri …)`.
      const isName = field === "language" && languageCode(value) === undefined;
      this.#builder.metadata[isName ? "name" : field] ??= value;
    }
  }

  #readInformation(end: string): void {
    const xml = this.#xml;
    let field = "";
    for (let event = xml.next(); ; event = xml.next()) {
      const element = xml.name.toLowerCase();
      if (event === "end" && element === end) return;
      if (event === "start") field = element;
      else if (event === "end") field = "";
      else {
        this.#builder.unread(xml.text);
        this.#builder.describe(this.#dialect.fields.get(field), xml.text);
      }
    }
  }

  #startBook(): void {
    const [numbers, names, abbreviations] = ["book number", "book name", "book abbreviation"].map((role) =>
      this.#dialect.attributes(this.#xml, role),
    ) as [string[], string[], string[]];
    // Where a format has no abbreviations of its own, names may be.
    const { name, number, abbreviation } = labelledBook([...numbers, ...names]);
    this.#isWhole ??= this.#xml.count(this.#xml.name) === ALL_BOOKS;
    this.#position += 1;
    const isNamed = abbreviations.length > 0;
    this.#verses.startBook({
      number: numbers[0] ?? number,
      name: isNamed ? names[0] : name,
      position: this.#isWhole ? this.#position : undefined,
      abbreviation: abbreviations[0] ?? abbreviation,
    });
  }

  #readVerse(): void {
    const { name } = this.#xml;
    this.#verse = this.#verseLabel();
    this.#verses.startVerse(this.#verse);
    this.#readText(name);
    this.#builder.endVerse();
  }

  /** The number of a verse with the letter or the last verse that may go with it. */
  #verseLabel(): string {
    const number = this.#dialect.attribute(this.#xml, "verse number");
    const last = this.#dialect.attribute(this.#xml, "last verse");
    const letter = this.#dialect.attribute(this.#xml, "verse letter");
    if (/^\d+$/.test(last) && last !== number) return `${number}-${last}`;
    return /^([a-z])\1?$/i.test(letter) ? number + letter : number;
  }

  /** Reads a heading; its type says its level, such as `x-h2`. */
  #readHeading(): void {
    const xml = this.#xml;
    const builder = this.#builder;
    const element = xml.name;
    if (builder.chapter === undefined) {
      builder.drop("book heading", skipElement(xml));
      return;
    }
    const level = Number(/[1-6]$/.exec(xml.attribute("type") ?? "")?.[0] ?? 1);
    builder.startHeading(level > 1 ? "subsection" : "section");
    for (let event = xml.next(); event !== "end" || xml.name !== element; event = xml.next()) {
      if (event === "text") builder.addHeading(xml.text);
      else if (event === "start") {
        const kind = this.#dialect.asides.get(xml.name.toLowerCase());
        if (kind !== undefined) this.#readNote(kind);
        else builder.addHeading(" ");
      }
    }
    builder.endHeading();
  }

  /** Begins a paragraph (`<BR art="x-p"/>`) or a line (`<BR art="x-nl"/>`). */
  #startLine(): void {
    const isLine = this.#xml.name.toLowerCase() === "br" && this.#xml.attribute("art") !== "x-p";
    this.#builder.startLine(isLine ? "line" : "paragraph");
  }

  #readText(end: string): void {
    const xml = this.#xml;
    // Words that have a number each are words, where some writers leave no space between them.
    let [isBehindWord, isNextWord] = [false, false];
    for (let event = xml.next(); ; event = xml.next()) {
      if (event === "end" && xml.name === end) return;
      if (event === "text") {
        if (isNextWord && /^\p{L}/u.test(xml.text)) this.#builder.addBreak();
        this.#builder.addText(xml.text);
        isBehindWord = false;
        continue;
      }
      const element = xml.name.toLowerCase();
      const isWord = this.#dialect.elements.get(element) === "word attributes";
      isNextWord = isWord && event === "start" && isBehindWord;
      isBehindWord = isWord && event === "end";
      if (event !== "start") continue;
      const aside = this.#dialect.asides.get(element);
      const role = this.#dialect.elements.get(element);
      if (aside !== undefined) this.#readNote(aside);
      else if (role === "heading") this.#readHeading();
      else if (role === "line") this.#startLine();
      else if (role === "word attributes") this.#builder.drop("word attributes");
    }
  }
}

function nestedVerses(name: string, format: MarkupFormat, bookOf: (number: number) => BookId | undefined): Format {
  const dialect = new Dialect(format);
  return {
    name,
    recognises: (head) => dialect.isIn(head),
    read(reading: FormatInput) {
      readXmlFiles(reading, (xml, builder) => {
        const verses = new LabelledVerses(builder, bookOf);
        new NestedVersesReader(xml, { dialect, verses, builder }).read();
      });
    },
  };
}

/** Its numbers from 67 on mean other books to some programs: the name of such a book goes before its number. */
export const ZEFANIA = nestedVerses("Zefania XML", "zefania", zefaniaBook);

/** `<bible><b n="Genesis"><c n="1"><v n="1">text</v>`, as OpenSong and many programs for projectors have it. */
export const OPENSONG = nestedVerses("OpenSong XML", "opensong", protestantBook);

/** `<bible translation="…"><testament><book number="1"><chapter number="1"><verse number="1">text</verse>`. */
export const BEBLIA = nestedVerses("Beblia XML", "beblia", protestantBook);
