import { type LineRange, noteReferences, type PlacedHeading, type Translation } from "../../corpus/mod.ts";
import { languageTag } from "../../i18n/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { readerPath } from "../context/paths.ts";
import { type Html, html } from "../ui/html.ts";
import { previewText } from "../ui/page_layout.ts";
import {
  type BegunVerse,
  type BlockLine,
  type ChapterPart,
  chapterHeadings,
  chapterParts,
  linesOfPart,
  opensChapter,
  type PieceNote,
  type TextBlock,
  textBlocks,
  type VerseBlock,
  type VersePiece,
} from "./blocks.ts";
import { verseId, verseNumber } from "./titles.ts";

/** Characters of a verse that a link to it shows. */
export const MAX_WORDS = 60;

/** The notes of a page: their signs in the text, and their words at its foot. */
export type PageNotes = ReturnType<typeof pageNotes>;

/** Begins the notes of a translation. @param prefix Begins the ids, which no other notes of the page may have. */
export function pageNotes({ t }: PageContext, translation: Translation, prefix: string) {
  const items: Html[] = [];
  return {
    /** Renders the sign of a note, and keeps its words for the foot. */
    sign(note: PieceNote): Html {
      const letter = letterOf(items.length);
      const id = `${prefix}-${items.length + 1}`;
      const label = translation.label(note.line);
      const place = `${label.chapter},${verseNumber(label)}`;
      items.push(
        html`<li id="note-${id}"><a href="#sign-${id}" aria-label="${t("reader_bar.back_to_text", { letter })}">${letter}</a> <strong>${place}</strong> <span class="words">${wordsOfNote(translation, note)}</span></li>\n`,
      );
      return html`<a class="note-sign" id="sign-${id}" href="#note-${id}" aria-label="${t("reader_bar.note", { letter })}">${letter}</a>`;
    },

    /** Renders the notes whose signs were rendered; nothing where there are none. */
    foot(): Html | undefined {
      if (items.length === 0) return undefined;
      return html`<section class="notes" aria-labelledby="${prefix}-notes">
<h2 id="${prefix}-notes">${t("reader_bar.notes")}</h2>
<ol lang="${languageTag(translation.language)}" dir="auto">
${items}</ol>
</section>`;
    },
  };
}

/** Renders the words of a note; its references are links with the first words of the verse. */
function wordsOfNote(translation: Translation, note: PieceNote): Html {
  const parts: (string | Html)[] = [];
  let from = 0;
  for (const { reference, line, start, end } of noteReferences(translation, note.line, note)) {
    const written = note.text.slice(start, end);
    parts.push(
      note.text.slice(from, start),
      html`<a href="${readerPath(translation.code, reference)}" data-words="${previewText(translation.text(line), MAX_WORDS)}">${written}</a>`,
    );
    from = end;
  }
  return html`${parts}${note.text.slice(from)}`;
}

/** Returns the letter of a note, from `a` to `z` and on with `aa`. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(0x61 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** The options of rendering a passage. */
interface PassageTextOptions {
  /** Puts a heading before each of several chapters. */
  readonly headed: boolean;
  /** Makes each verse number a link to its verse, and a chapter begin large; such a passage is once on a page. */
  readonly linked: boolean;
  /** False to leave the numbers out, as of a verse that is alone. */
  readonly numbered?: boolean;
  /** Takes the notes of the publisher, which are left out without it. */
  readonly notes?: PageNotes | undefined;
}

/** Renders the verses of a passage as they are printed: paragraphs, lines of poetry in stanzas, headings. */
export function passageText(
  translation: Translation,
  ranges: readonly LineRange[],
  { headed, linked, numbered = true, notes }: PassageTextOptions,
): Html {
  const parts = [...chapterParts(ranges)];
  const headings = headed ? chapterHeadings(translation, parts) : [];
  return html`${parts.map((part, index) => {
    const lines = linesOfPart(part);
    const annotated = notes !== undefined;
    const blocks = textBlocks(translation, lines, translation.headings(part), { annotated });
    const opened = linked && opensChapter(translation, part) ? part : undefined;
    const text = printedHtml(blocks, { linked, numbered, opened, notes });
    const heading = headings[index];
    return html`${heading !== undefined && html`<h2>${heading}</h2>\n`}<div data-chapter="${part.book.abbreviation} ${part.chapter}">${text}</div>\n`;
  })}`;
}

/** The options of rendering blocks. */
export interface PrintedOptions {
  readonly linked: boolean;
  readonly numbered: boolean;
  /** The chapter that its first verse opens. */
  readonly opened?: ChapterPart | undefined;
  readonly notes?: PageNotes | undefined;
}

/** Renders blocks for pages that have the style of the reader. */
export function printedHtml(blocks: readonly TextBlock[], { linked, numbered, opened, notes }: PrintedOptions): Html {
  const piece = ({ text: words, verse, notes: own }: VersePiece): Html => {
    const text = annotatedHtml(words, own, notes);
    // By its class the style finds all pieces of the verse that a link leads to.
    if (verse === undefined) return html`<span class="verse more">${text}</span> `;
    const id = linked ? verseId(verse.label) : undefined;
    const chapter = verse.line === opened?.first ? opened.chapter : undefined;
    const number = numbered && numberHtml(verse, { id, chapter });
    const idAttribute = id !== undefined && html` id="${id}"`;
    return html`<span class="${verse.runsOn ? "verse runs-on" : "verse"}"${idAttribute}>${number}${text}</span> `;
  };
  const linesOf = (block: VerseBlock) =>
    block.kind === "prose"
      ? html`<p>${block.lines.map(({ pieces }) => pieces.map(piece))}</p>\n`
      : html`<p class="poem">${block.lines.map(
          ({ indent, pieces }) => html`<span class="line indent-${indent}">${pieces.map(piece)}</span>`,
        )}</p>\n`;
  return html`${blocks.map((block) => (block.kind === "heading" ? headingHtml(block.heading) : linesOf(block)))}`;
}

/** Renders a text with the signs of its notes. */
function annotatedHtml(text: string, own: readonly PieceNote[] = [], notes: PageNotes | undefined): string | Html {
  if (notes === undefined || own.length === 0) return text;
  let from = 0;
  const parts = own.map((note) => {
    const before = text.slice(from, note.offset);
    from = note.offset;
    return html`${before}${notes.sign(note)}`;
  });
  return html`${parts}${text.slice(from)}`;
}

/** Renders a heading, or another line that is no part of a verse. */
export function headingHtml({ kind, level, text }: PlacedHeading): Html {
  // The direction of a text is that of its first letter: one of Hebrew in a heading must not turn what follows.
  const shown = /^\P{L}*[\u0590-\u08ff].*\p{sc=Latin}/u.test(text) ? html`<bdi dir="ltr">${text}</bdi>` : text;
  if (kind === "major" || kind === "section" || kind === "subsection") {
    return html`<h3 class="level-${level}">${shown}</h3>\n`;
  }
  return html`<p class="${kind}">${shown}</p>\n`;
}

/**
 * Renders the number of a verse.
 *
 * @param options `id`: that of the verse, to which the number is a link; `chapter`: its number is shown large in
 *   place of the verse's, and neither copied nor read aloud, as a heading says it.
 */
function numberHtml(
  { label }: BegunVerse,
  { id, chapter }: { id: string | undefined; chapter: number | undefined },
): Html {
  const mark = html`<sup>${verseNumber(label)}</sup>`;
  if (id === undefined) return html`${mark}\u00a0`;
  const opening = chapter !== undefined && html` data-opens="${chapter}"`;
  return html`<a class="number" href="#${id}"${opening}>${mark}\u00a0</a>`;
}

/** Renders the title of a passage; its place stays with the word before it, wherever there is room. */
export function titleHtml(title: string): Html {
  const parts = title.split(/((?:\S+ )?\d\S*[,-]\S*(?=;|$))/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<span class="place">${part}</span>` : part))}`;
}

/** Renders the attribution that a translation asks for. */
export function copyrightLine({ copyright, language }: Translation): Html {
  return html`<p class="copyright" lang="${languageTag(language)}" dir="auto">${copyright}</p>`;
}

/**
 * Renders verses for programs that bring no style of ours: paragraphs, and line breaks in poetry. Headings are left out.
 *
 * @param options `numbered`: Puts its number before each verse.
 */
export function plainHtml(
  translation: Translation,
  ranges: readonly LineRange[],
  { numbered }: { numbered: boolean },
): Html {
  const piece = ({ text, verse }: VersePiece): Html =>
    html`${numbered && verse && html`<sup>${verseNumber(verse.label)}</sup> `}${text}`;
  const paragraphs: Html[][] = [];
  for (const part of chapterParts(ranges)) {
    let isFirst = true;
    for (const block of textBlocks(translation, linesOfPart(part))) {
      if (block.kind === "heading") continue;
      const lines = linesHtml(block.lines, piece);
      // Without indents only the line break separates poetry from the prose before it.
      if (block.begins === "line" && !isFirst) paragraphs.at(-1)!.push(html`<br>${lines}`);
      else paragraphs.push([lines]);
      isFirst = false;
    }
  }
  const language = languageTag(translation.language);
  return html`${paragraphs.map((parts) => html`<p lang="${language}" dir="auto">${parts}</p>\n`)}`;
}

function linesHtml(lines: readonly BlockLine[], piece: (piece: VersePiece) => Html): Html {
  return html`${lines.map(
    ({ pieces }, line) =>
      html`${line > 0 && html`<br>`}${pieces.map((each, index) => [index > 0 && " ", piece(each)])}`,
  )}`;
}
