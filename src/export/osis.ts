import { bookFacts } from "../canon/mod.ts";
import type {
  HeadingKind,
  LineBreak,
  Note,
  PlacedHeading,
  TextLine,
  Translation,
  TranslationBook,
  VerseLabel,
} from "../corpus/mod.ts";
import { chaptersOf, type ExportedVerse, element, escapeXml, formatWithNotes, type Losses, startTag } from "./walk.ts";

/** The element of each kind of heading. */
const HEADINGS: Readonly<Record<HeadingKind, (text: string) => string>> = {
  major: (text) => `<div type="majorSection"><title>${text}</title></div>`,
  section: (text) => `<title>${text}</title>`,
  subsection: (text) => `<title type="sub">${text}</title>`,
  psalm_title: (text) => `<title type="psalm" canonical="true">${text}</title>`,
  acrostic: (text) => `<title type="acrostic" canonical="true">${text}</title>`,
  reference: (text) => `<title type="parallel">${text}</title>`,
  speaker: (text) => `<speaker>${text}</speaker>`,
};

/** Writes a translation as OSIS 2.1. */
export function formatOsis(translation: Translation, losses: Losses): string {
  return new OsisWriter(translation, losses).write();
}

class OsisWriter {
  readonly #translation: Translation;
  readonly #losses: Losses;
  #text = "";
  #block: "p" | "l" | "item" | undefined;
  /** The element around the lines of a stanza or the items of a list. */
  #group: "lg" | "list" | undefined;
  /** True after a stanza: what opens a group there begins another. */
  #isAfterStanza = false;

  constructor(translation: Translation, losses: Losses) {
    this.#translation = translation;
    this.#losses = losses;
  }

  write(): string {
    const { code, name, language, copyright, books } = this.#translation;
    this.#text = `<?xml version="1.0" encoding="UTF-8"?>
<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace">
${startTag("osisText", { osisIDWork: code, osisRefWork: "Bible", "xml:lang": language })}
<header>
${startTag("work", { osisWork: code })}
${element("title", name)}
<language type="ISO-639-3">${escapeXml(language)}</language>
${element("rights", copyright)}
</work>
</header>\n`;
    for (const book of books) this.#book(book);
    return `${this.#text}</osisText>\n</osis>\n`;
  }

  #book(book: TranslationBook): void {
    const osisId = bookFacts().find((ids) => ids.book === book.id)?.osis[0];
    if (osisId === undefined) {
      this.#losses.add("verse of a book that OSIS has no id for", book.starts.at(-1)! - book.starts[0]!);
      return;
    }
    this.#losses.add("further name of a book", this.#translation.header.books.get(book.id)?.alternates?.length ?? 0);
    this.#text += `${startTag("div", { type: "book", osisID: osisId })}
${startTag("title", { type: "main", short: book.name })}${escapeXml(book.name)}</title>
<milestone type="x-usfm-toc3" n="${escapeXml(book.abbreviation)}"/>\n`;
    for (const { number, verses } of chaptersOf(this.#translation, book)) {
      this.#text += `${startTag("chapter", { osisID: `${osisId}.${number}` })}\n`;
      this.#isAfterStanza = false;
      for (const verse of verses) this.#verse(osisId, verse);
      this.#endGroup();
      this.#text += "</chapter>\n";
    }
    this.#text += "</div>\n";
  }

  #verse(osisId: string, { label, lines, headings, notes }: ExportedVerse): void {
    const ids = verseIds(osisId, label);
    const id = ids.replaceAll(" ", "-");
    // A translation without paragraphs has its verses as containers, which every program reads.
    const isContainer = !this.#translation.hasLayout;
    const begin = `<verse osisID="${ids}"${isContainer ? ">" : ` sID="${id}"/>`}`;
    if (lines.length === 0) {
      this.#headings(headings);
      this.#text += begin + annotated("", notes);
    }
    for (const [index, line] of lines.entries()) {
      this.#headings(line.headings);
      this.#begin(line);
      this.#text += `${index === 0 ? begin : ""}${annotated(line.text, line.notes)}`;
    }
    this.#text += isContainer ? "</verse>\n" : `<verse eID="${id}"/>\n`;
  }

  #begin({ break: kind, indent }: TextLine): void {
    if (kind === "none") return;
    if (kind === "line") this.#endBlock();
    else this.#endGroup();
    if (indent > 0) this.#beginPoetry(kind, indent);
    else if (kind === "paragraph") this.#open("p");
    else this.#beginItem(kind);
  }

  #beginPoetry(kind: LineBreak, indent: number): void {
    if (kind === "paragraph") this.#text += '<milestone type="x-p"/>';
    else if (kind === "stanza") this.#text += '<lb type="x-p"/>';
    if (this.#group !== "lg") this.#endGroup();
    // A line that only goes on after a stanza is by itself.
    if (this.#group === undefined && (kind === "stanza" || !this.#isAfterStanza)) {
      this.#text += "<lg>";
      this.#group = "lg";
    }
    this.#text += startTag("l", { level: indent });
    this.#block = "l";
    this.#isAfterStanza = false;
  }

  #beginItem(kind: LineBreak): void {
    if (this.#group !== "list") {
      this.#endGroup();
      if (kind === "stanza") this.#text += '<lb type="x-p"/>';
      this.#text += "<list>";
      this.#group = "list";
    }
    this.#open("item");
  }

  #open(block: "p" | "item"): void {
    if (block === "p") this.#isAfterStanza = false;
    this.#text += `<${block}>`;
    this.#block = block;
  }

  #headings(headings: readonly PlacedHeading[]): void {
    if (headings.length > 0) this.#endGroup();
    for (const { kind, text } of headings) {
      this.#text += `${HEADINGS[kind](escapeXml(text))}\n`;
    }
  }

  #endGroup(): void {
    this.#endBlock();
    if (this.#group !== undefined) this.#text += `</${this.#group}>\n`;
    if (this.#group === "lg") this.#isAfterStanza = true;
    this.#group = undefined;
  }

  #endBlock(): void {
    if (this.#block !== undefined) this.#text += `</${this.#block}>\n`;
    this.#block = undefined;
  }
}

function annotated(text: string, notes: readonly Note[]): string {
  return formatWithNotes(text, notes, {
    text: escapeXml,
    note: ({ kind, text: words }) => {
      const type = kind === "cross_reference" ? "crossReference" : undefined;
      return `${startTag("note", { type })}${escapeXml(words)}</note>`;
    },
  });
}

/** Returns the ids of a verse, those of all its verses where it is a bridge. */
function verseIds(osisId: string, { chapter, verse, verseEnd = verse, segment }: VerseLabel): string {
  const letter = segment === undefined ? "" : `!${segment}`;
  const ids: string[] = [];
  for (let number = verse; number <= verseEnd; number++) {
    ids.push(`${osisId}.${chapter}.${number}${letter}`);
  }
  return ids.join(" ");
}
