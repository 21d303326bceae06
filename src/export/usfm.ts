import {
  formatVerseNumber,
  type HeadingKind,
  type LineBreak,
  type Note,
  type PlacedHeading,
  type Translation,
  type VerseLabel,
} from "../corpus/mod.ts";
import { chaptersOf, type ExportedVerse, formatWithNotes, type Losses } from "./walk.ts";

const HEADINGS: Readonly<Record<HeadingKind, string>> = {
  major: "ms1",
  section: "s1",
  subsection: "s2",
  psalm_title: "d",
  acrostic: "qa",
  reference: "r",
  speaker: "sp",
};

/** The characters that USFM keeps for itself: those of markers, attributes, no-break spaces and line breaks. */
const RESERVED = /[\\|~]|\/\//g;

/** Writes a translation as USFM 3, all books in one file. */
export function formatUsfm(translation: Translation, losses: Losses): string {
  return new UsfmWriter(translation, losses).write();
}

class UsfmWriter {
  readonly #translation: Translation;
  readonly #losses: Losses;
  #text = "";
  /** True after a verse that the translation leaves out: a psalm title there would be read as its text. */
  #isBlank = false;

  constructor(translation: Translation, losses: Losses) {
    this.#translation = translation;
    this.#losses = losses;
  }

  write(): string {
    const { code, name, copyright, books, header, hasLayout } = this.#translation;
    this.#losses.add("code, name, language and copyright of the translation");
    for (const book of books) {
      this.#marker("id", `${book.id} ${code}, ${name}`);
      this.#marker("ide", "UTF-8");
      this.#marker("rem", copyright);
      this.#marker("h", book.name);
      this.#marker("toc1", book.name);
      this.#marker("toc2", book.name);
      this.#marker("toc3", book.abbreviation);
      this.#marker("mt1", book.name);
      this.#losses.add("further name of a book", header.books.get(book.id)?.alternates?.length ?? 0);
      for (const { number, verses } of chaptersOf(this.#translation, book)) {
        this.#marker("c", String(number));
        this.#isBlank = false;
        let isFirst = true;
        for (const verse of verses) {
          this.#verse(verse, isFirst && (hasLayout ? "nb" : "p"));
          isFirst = false;
        }
      }
    }
    return this.#text;
  }

  /** @param paragraph The marker of the paragraph of a chapter's first verse, where the text has none. */
  #verse({ label, lines, headings, notes }: ExportedVerse, paragraph: string | false): void {
    const number = `\\v ${formatVerseNumber(label)}`;
    this.#headings(headings);
    if (lines.length === 0) {
      if (paragraph !== false) this.#marker(paragraph);
      this.#text += `${number} ${this.#annotated("", notes, label)}`.trimEnd();
      this.#text += "\n";
    }
    for (const [index, line] of lines.entries()) {
      this.#headings(line.headings);
      if (line.break === "none" && index === 0 && paragraph !== false) this.#marker(paragraph);
      this.#break(line.break, line.indent);
      this.#text += `${index === 0 ? `${number} ` : ""}${this.#annotated(line.text, line.notes, label)}\n`;
    }
    this.#isBlank = lines.length === 0;
  }

  #annotated(text: string, notes: readonly Note[], { chapter, verse }: VerseLabel): string {
    return formatWithNotes(text, notes, {
      text: (piece) => this.#escape(piece),
      note: ({ kind, text: words }) => {
        const escaped = this.#escape(words);
        return kind === "footnote"
          ? `\\f + \\fr ${chapter}:${verse} \\ft ${escaped}\\f*`
          : `\\x - \\xo ${chapter}:${verse} \\xt ${escaped}\\x*`;
      },
    });
  }

  #break(kind: LineBreak, indent: number): void {
    if (kind === "none") return;
    if (kind === "paragraph") this.#marker("p");
    if (kind === "stanza") this.#marker("b");
    if (indent > 0) this.#marker(`q${indent}`);
    else if (kind !== "paragraph") this.#marker("li1");
  }

  #headings(headings: readonly PlacedHeading[]): void {
    for (const { kind, text } of headings) {
      const isMisplaced = kind === "psalm_title" && this.#isBlank;
      if (isMisplaced) this.#losses.add("psalm title behind a verse that is left out");
      this.#marker(HEADINGS[isMisplaced ? "subsection" : kind], text);
    }
  }

  #marker(name: string, text = ""): void {
    this.#text += text === "" ? `\\${name}\n` : `\\${name} ${this.#escape(text)}\n`;
  }

  #escape(text: string): string {
    return text.replace(RESERVED, (reserved) => {
      this.#losses.add("character that USFM keeps for itself");
      return reserved === "//" ? "/" : "";
    });
  }
}
