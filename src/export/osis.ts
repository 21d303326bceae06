import { type BookId, OSIS_BOOKS } from "../canon/mod.ts";
import type {
  HeadingKind,
  PlacedHeading,
  TextLine,
  Translation,
  TranslationBook,
  VerseLabel,
} from "../corpus/mod.ts";
import type { Losses } from "./losses.ts";
import { chaptersOf, type ExportedVerse } from "./walk.ts";
import { element, escapeXml, startTag } from "./xml.ts";

const OSIS_IDS: ReadonlyMap<BookId, string> = new Map(
  OSIS_BOOKS.toReversed().map(([osisId, book]) => [book, osisId]),
);

/** The attributes of a `<title>` for each kind of heading. */
const TITLES: Readonly<Record<HeadingKind, Readonly<Record<string, string>>>> = {
  major: { type: "x-major" },
  section: {},
  subsection: { type: "sub" },
  psalm_title: { type: "psalm", canonical: "true" },
  acrostic: { type: "acrostic", canonical: "true" },
  reference: { type: "parallel" },
  speaker: { type: "x-speaker" },
};

/** Writes a translation as OSIS 2.1. */
export function formatOsis(translation: Translation, losses: Losses): string {
  return new OsisWriter(translation, losses).write();
}

/** The element that the printed line at hand stands in. */
type Block = "p" | "l" | undefined;

class OsisWriter {
  readonly #translation: Translation;
  readonly #losses: Losses;
  #text = "";
  #block: Block;
  #isInStanza = false;

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
</header>
`;
    for (const book of books) this.#book(book);
    return `${this.#text}</osisText>\n</osis>\n`;
  }

  #book(book: TranslationBook): void {
    const osisId = OSIS_IDS.get(book.id);
    if (osisId === undefined) {
      this.#losses.add(
        "verse of a book that OSIS has no id for",
        book.starts.at(-1)! - book.starts[0]!,
      );
      return;
    }
    this.#losses.add(
      "further name of a book",
      this.#translation.header.books.get(book.id)?.alternates?.length ?? 0,
    );
    this.#text += `${startTag("div", { type: "book", osisID: osisId })}
${startTag("title", { type: "main", short: book.name })}${escapeXml(book.name)}</title>
<milestone type="x-usfm-toc3" n="${escapeXml(book.abbreviation)}"/>
`;
    for (const { number, verses } of chaptersOf(this.#translation, book)) {
      this.#text += `${startTag("chapter", { osisID: `${osisId}.${number}` })}\n`;
      for (const verse of verses) this.#verse(osisId, verse);
      this.#endStanza();
      this.#text += "</chapter>\n";
    }
    this.#text += "</div>\n";
  }

  #verse(osisId: string, { label, lines, headings }: ExportedVerse): void {
    const ids = verseIds(osisId, label);
    const id = ids.replaceAll(" ", "-");
    const begin = `<verse osisID="${ids}" sID="${id}"/>`;
    if (lines.length === 0) {
      this.#headings(headings);
      this.#text += begin;
    }
    for (const [index, line] of lines.entries()) {
      this.#headings(line.headings);
      this.#begin(line);
      this.#text += `${index === 0 ? begin : ""}${escapeXml(line.text)}`;
    }
    this.#text += `<verse eID="${id}"/>\n`;
  }

  #begin({ break: kind, indent }: TextLine): void {
    if (kind === "none") return;
    if (kind !== "line") this.#endStanza();
    if (indent > 0) {
      this.#endBlock();
      if (kind === "paragraph") this.#text += '<milestone type="x-p"/>';
      if (!this.#isInStanza) this.#text += "<lg>";
      this.#isInStanza = true;
      this.#text += startTag("l", { level: indent });
      this.#block = "l";
    } else if (kind === "line" && this.#block === "p") this.#text += "<lb/>";
    else {
      this.#endStanza();
      this.#text += kind === "paragraph" ? "<p>" : startTag("p", { type: `x-${kind}` });
      this.#block = "p";
    }
  }

  #headings(headings: readonly PlacedHeading[]): void {
    if (headings.length > 0) this.#endStanza();
    for (const { kind, text } of headings) {
      this.#text += `${startTag("title", TITLES[kind])}${escapeXml(text)}</title>\n`;
    }
  }

  #endStanza(): void {
    this.#endBlock();
    if (this.#isInStanza) this.#text += "</lg>\n";
    this.#isInStanza = false;
  }

  #endBlock(): void {
    if (this.#block !== undefined) this.#text += `</${this.#block}>\n`;
    this.#block = undefined;
  }
}

/** Returns the ids of a verse, those of all its verses where it is a bridge. */
function verseIds(
  osisId: string,
  { chapter, verse, verseEnd = verse, segment }: VerseLabel,
): string {
  const letter = segment === undefined ? "" : `!${segment}`;
  const ids: string[] = [];
  for (let number = verse; number <= verseEnd; number++) {
    ids.push(`${osisId}.${chapter}.${number}${letter}`);
  }
  return ids.join(" ");
}
