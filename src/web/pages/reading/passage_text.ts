import type {
  LineRange,
  PlacedHeading,
  TextLine,
  Translation,
  TranslationBook,
} from "../../../corpus/mod.ts";
import { type Html, html } from "../../ui/html.ts";
import { type ChapterPart, chapterParts } from "./chapters.ts";
import { verseId } from "./verse_path.ts";

/** A single psalm in the languages of the translations; the book itself is named in the plural. */
const PSALM: Readonly<Record<string, string>> = {
  slv: "Psalm",
  eng: "Psalm",
  deu: "Psalm",
  lat: "Psalmus",
  ita: "Salmo",
  hrv: "Psalam",
  hun: "Zsoltár",
};

/** Returns the name that stands before the number of a chapter. */
export function chapterName(
  { language }: Translation,
  { id, name }: Pick<TranslationBook, "id" | "name">,
): string {
  return (id === "PSA" && PSALM[language]) || name;
}

/** The options of rendering a passage. */
export interface PassageTextOptions {
  /** Puts a heading before each of several chapters. */
  readonly headed: boolean;
  /** Makes each verse number a link to its verse; such a passage stands once on a page. */
  readonly linked: boolean;
}

/** Renders the verses of a passage as they are printed: paragraphs, lines of poetry in stanzas, headings. */
export function passageText(
  translation: Translation,
  ranges: readonly LineRange[],
  { headed, linked }: PassageTextOptions,
): Html {
  const parts = [...chapterParts(ranges)];
  // A verse that is left out divides a chapter into parts, but is no reason for a heading.
  const isNew = (part: ChapterPart, before: ChapterPart | undefined) =>
    part.book !== before?.book || part.chapter !== before.chapter;
  const chapters = parts.filter((part, index) => isNew(part, parts[index - 1])).length;
  return html`${parts.map((part, index) => {
    const hasHeading = headed && chapters > 1 && isNew(part, parts[index - 1]);
    const heading = `${chapterName(translation, part.book)} ${part.chapter}`;
    return html`${hasHeading && html`<h2>${heading}</h2>\n`}${chapterText(translation, part, linked)}`;
  })}`;
}

/** A block of printed text: a paragraph of prose has one line, poetry has several. */
interface Block {
  readonly isPoem: boolean;
  readonly lines: { readonly indent: number; readonly content: Html[] }[];
}

function chapterText(translation: Translation, part: ChapterPart, isLinked: boolean): Html {
  const { book, first, last } = part;
  const headings = translation.headings({ first, last });
  const headingsBefore = (line: number, textLine: number) =>
    headings.filter((at) => at.line === line && at.textLine === textLine).map(heading);
  const blocks: (Block | Html)[] = [];
  for (let line = first; line <= last; line++) {
    const lines = printedLines(translation, book, line);
    for (const [index, printed] of lines.entries()) {
      blocks.push(...headingsBefore(line, index));
      const number = index === 0 ? verseNumber(translation, line, isLinked) : undefined;
      addLine(blocks, printed, html`<span class="verse">${number}${printed.text}</span> `);
    }
  }
  return html`${blocks.map((block) => ("isPoem" in block ? renderBlock(block) : block))}`;
}

/** Lays out a verse; where a translation does not say how its psalms are printed, each verse has a line. */
function printedLines(
  translation: Translation,
  { id }: TranslationBook,
  line: number,
): readonly TextLine[] {
  const lines = translation.layout(line);
  if (translation.hasLayout || id !== "PSA") return lines;
  return lines.map((printed) => ({ ...printed, indent: 1, break: "line" }));
}

function addLine(blocks: (Block | Html)[], { indent, break: begins }: TextLine, text: Html): void {
  const last = blocks.at(-1);
  const open = last !== undefined && "isPoem" in last ? last : undefined;
  const isPoem = indent > 0 || begins === "line";
  if (open !== undefined && begins === "none") {
    open.lines.at(-1)!.content.push(text);
  } else if (open?.isPoem && isPoem && begins === "line") {
    open.lines.push({ indent, content: [text] });
  } else {
    blocks.push({ isPoem, lines: [{ indent, content: [text] }] });
  }
}

function renderBlock({ isPoem, lines }: Block): Html {
  if (!isPoem) return html`<p>${lines.map(({ content }) => content)}</p>\n`;
  return html`<p class="poem">${lines.map(
    ({ indent, content }) => html`<span class="line indent-${indent}">${content}</span>`,
  )}</p>\n`;
}

function heading({ kind, level, text }: PlacedHeading): Html {
  if (kind === "major" || kind === "section" || kind === "subsection") {
    return html`<h3 class="level-${level}">${text}</h3>\n`;
  }
  return html`<p class="${kind}">${text}</p>\n`;
}

function verseNumber(translation: Translation, line: number, isLinked: boolean): Html {
  const label = translation.label(line);
  const { verse, verseEnd, segment = "" } = label;
  const number = `${verse}${verseEnd === undefined ? "" : `–${verseEnd}`}${segment}`;
  const mark = html`<sup>${number}</sup>`;
  if (!isLinked) return html`${mark}\u00a0`;
  const id = verseId(label);
  return html`<a class="number" id="${id}" href="#${id}">${mark}</a>\u00a0`;
}
