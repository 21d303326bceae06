import { kept } from "../../base/bounded_map.ts";
import type { LineRange, Translation } from "../../corpus/mod.ts";
import { type Language, translator } from "../../i18n/mod.ts";
import type { Reading } from "../../lectionary/mod.ts";
import { alignVerses } from "../../versification/mod.ts";
import { type ChapterPart, chapterParts, type TextBlock, textBlocks } from "./blocks.ts";
import { attribution } from "./mass_text.ts";
import { linesOfBlock, type ProclaimedReading, proclaim, spokenBlocks } from "./proclamation.ts";
import { breakWords, divideWords, groupPieces, joinWords, rowsOf, type SlideWord, wordsOf } from "./slide_breaks.ts";

/** A slide: what is projected at once, in one language or two. */
export interface Slide {
  readonly kind: "title" | "text" | "response" | "attribution";
  readonly columns: readonly SlideColumn[];
  /** The citation of the psalm whose response it is; the parish may have words of its own for it. */
  readonly responseOf?: string;
}

/** The text of a slide in one language. */
export interface SlideColumn {
  /** The code of the language, ISO 639-3. */
  readonly language: string;
  readonly paragraphs: readonly SlideParagraph[];
}

/** A paragraph of prose, which is one line, or the lines of a stanza. */
export interface SlideParagraph {
  readonly isPoem: boolean;
  /** Printed lines, or parts of them. */
  readonly lines: readonly { readonly text: string; readonly indent: number }[];
}

/** The translations that are projected: one, or one above another. */
export type SlideTranslations = readonly [Translation, (Translation | undefined)?];

/** The rows of a slide at most, of one language and of two together. */
const MAX_ROWS = 7;
const MAX_ROWS_OF_TWO = 8;

/** Makes the slides of verses, broken at stanzas, lines and sentences. */
export function textSlides([translation, other]: SlideTranslations, ranges: readonly LineRange[]): Slide[] {
  return other === undefined
    ? columnSlides("text", translation.language, paragraphsOfBlocks(spokenBlocks(translation, ranges)))
    : parallelSlides([translation, other], ranges);
}

/** Makes the slides of other words: a title, a response, an attribution; a text a language. */
export function wordSlides(
  kind: Slide["kind"],
  texts: readonly { readonly language: string; readonly lines: readonly string[] }[],
): Slide[] {
  const columns = texts.map(({ language, lines }) => {
    return { language, paragraphs: lines.map(paragraphOf) };
  });
  const rows = columns.map(({ paragraphs }) => rowsOf(wordsIn(paragraphs)));
  const isShort = rows.reduce((sum, each) => sum + each, 0) <= MAX_ROWS;
  if (isShort) return [{ kind, columns }];
  return columns.flatMap(({ language, paragraphs }) => columnSlides(kind, language, paragraphs));
}

function paragraphOf(text: string): SlideParagraph {
  return { isPoem: false, lines: [{ text, indent: 0 }] };
}

function paragraphsOfBlocks(blocks: readonly TextBlock[]): SlideParagraph[] {
  return blocks.flatMap((block) => {
    if (block.kind === "heading") return [];
    const texts = linesOfBlock(block);
    const lines = block.lines.map(({ indent }, index) => ({ text: texts[index]!, indent }));
    return [{ isPoem: block.kind === "poem", lines }];
  });
}

function columnSlides(kind: Slide["kind"], language: string, paragraphs: readonly SlideParagraph[]): Slide[] {
  return breakWords(wordsIn(paragraphs), MAX_ROWS).map((words) => ({
    kind,
    columns: [{ language, paragraphs: paragraphsOf(words, paragraphs) }],
  }));
}

/** Lists the words of paragraphs; lines are counted through all of them. */
function wordsIn(paragraphs: readonly SlideParagraph[]): SlideWord[] {
  let line = 0;
  return paragraphs.flatMap(({ isPoem, lines }) =>
    lines.flatMap(({ text }, index) => {
      const isEnd = index === lines.length - 1;
      return wordsOf(text, line++, isEnd ? "stanza" : isPoem ? "line" : "prose");
    }),
  );
}

/** Puts words that follow one another into their paragraphs and lines. */
function paragraphsOf(words: readonly SlideWord[], paragraphs: readonly SlideParagraph[]): SlideParagraph[] {
  const byLine = new Map<number, SlideWord[]>();
  for (const word of words) kept(byLine, word.line, () => []).push(word);
  let line = 0;
  return paragraphs.flatMap(({ isPoem, lines }) => {
    const shown = lines.flatMap(({ indent }) => {
      const found = byLine.get(line++);
      return found === undefined ? [] : [{ text: joinWords(found), indent }];
    });
    return shown.length === 0 ? [] : [{ isPoem, lines: shown }];
  });
}

function parallelSlides(translations: readonly [Translation, Translation], ranges: readonly LineRange[]): Slide[] {
  const pieces = [...chapterParts(ranges)].flatMap((part) => parallelPieces(translations, part));
  return groupPieces(pieces, MAX_ROWS_OF_TWO).map((group) => ({
    kind: "text",
    columns: translations
      .map(({ language }, index) => ({
        language,
        paragraphs: joined(group.map(({ columns }) => columns[index]!)),
      }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
  }));
}

function parallelPieces([translation, other]: readonly [Translation, Translation], part: ChapterPart) {
  return alignVerses([translation, other], part).flatMap(({ lines, others }) => {
    const sides = [paragraphsOfBlocks(textBlocks(translation, lines)), paragraphsOfBlocks(textBlocks(other, others))];
    const words = sides.map(wordsIn);
    const rows = words.reduce((sum, each) => sum + rowsOf(each), 0);
    const parts = Math.ceil(rows / MAX_ROWS_OF_TWO);
    const divided = words.map((each) => divideWords(each, parts));
    return Array.from({ length: parts }, (_, index) => {
      const shown = divided.map((each) => each[index]!);
      return {
        rows: shown.reduce((sum, each) => sum + rowsOf(each), 0),
        cost: shown.find((each) => each.length > 0)?.at(-1)?.cost ?? 0,
        columns: shown.map((each, side) => paragraphsOf(each, sides[side]!)),
      };
    }).filter(({ rows }) => rows > 0);
  });
}

/** Joins prose that goes on, and lines of poetry, into one paragraph each. */
function joined(pieces: readonly (readonly SlideParagraph[])[]): SlideParagraph[] {
  const paragraphs: SlideParagraph[] = [];
  for (const paragraph of pieces.flat()) {
    const last = paragraphs.at(-1);
    if (last === undefined || last.isPoem !== paragraph.isPoem) paragraphs.push(paragraph);
    else if (paragraph.isPoem) {
      paragraphs[paragraphs.length - 1] = { isPoem: true, lines: [...last.lines, ...paragraph.lines] };
    } else {
      const text = [...last.lines, ...paragraph.lines].map(({ text }) => text).join(" ");
      paragraphs[paragraphs.length - 1] = paragraphOf(text);
    }
  }
  return paragraphs;
}

/** Makes the slides of readings: for each its title, its text, a psalm between its responses. */
export function readingSlides(
  readings: readonly Reading[],
  { translations, language }: { translations: SlideTranslations; language: Language },
): Slide[] {
  return readings.flatMap((reading) => {
    const shown = translations
      .filter((each) => each !== undefined)
      .map((translation) => ({ translation, text: proclaim(reading, { translation, language }) }));
    const there = shown.filter(({ text }) => text.missing === undefined);
    const [first] = there.length > 0 ? there : shown;
    const { text } = first!;
    const { title, reference, opening, lack, missing, citation } = text;
    const lines = [title, ...[missing ?? opening ?? []].flat(), reference, ...(lack ? [lack] : [])];
    const titles = wordSlides("title", [{ language: translator(language)("language.iso_639"), lines }]);
    const [one, two] = there.map(({ translation }) => translation);
    if (one === undefined) return titles;
    const responses = reading.kind === "psalm" ? responseSlides(there, citation) : [];
    return [
      ...titles,
      ...responses,
      ...text.stanzas.flatMap((stanza) => [...textSlides([one, two], stanza), ...responses]),
    ];
  });
}

/** Makes the slide of a response; it has no words where the response is not known. */
function responseSlides(
  texts: readonly { readonly translation: Translation; readonly text: ProclaimedReading }[],
  citation: string,
): Slide[] {
  const slides = wordSlides(
    "response",
    texts.map(({ translation: { language }, text: { response } }) => {
      return { language, lines: response === undefined ? [] : [response.text] };
    }),
  );
  // Words of the parish take the place of one slide, not of each of several.
  return slides.length > 1 ? slides : slides.map((slide) => ({ ...slide, responseOf: citation }));
}

/** Makes the last slides, with the attribution of each translation. */
export function attributionSlides(translations: SlideTranslations): Slide[] {
  return translations
    .filter((each) => each !== undefined)
    .flatMap((translation) =>
      wordSlides("attribution", [{ language: translation.language, lines: [attribution(translation)] }]),
    );
}
