import { type ChurchCalendar, verseOfTheDay } from "../../calendar/mod.ts";
import { bookName } from "../../canon/mod.ts";
import {
  type FoundCitation,
  findCitation,
  type LineRange,
  type Resolution,
  referenceHere,
  resolve,
  type Translation,
  type TranslationBook,
  type VerseLabel,
} from "../../corpus/mod.ts";
import { citationIn, type Language, notationIn, translator } from "../../i18n/mod.ts";
import { format, formatRanges, type Passage, type Reference } from "../../reference/mod.ts";
import {
  type CitedPassage,
  differingNumbers,
  type VerseRef,
  versesInTranslation,
  versificationOf,
} from "../../versification/mod.ts";
import { readerPath } from "../context/paths.ts";
import type { Visitor } from "../context/visitor.ts";

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

/** Returns the name that precedes the number of a chapter. */
export function chapterName({ language }: Translation, { id, name }: Pick<TranslationBook, "id" | "name">): string {
  return (id === "PSA" && PSALM[language]) || name;
}

/** Returns the heading of a passage: `Evangelij po Janezu 3,16-18`, `Psalm 23`. */
export function passageTitle(translation: Translation, { passages }: Reference): string {
  return passages
    .map((passage) => {
      const chapters = passage.ranges.flatMap(({ from, to }) => [from.chapter, to.chapter]);
      const isOneChapter = chapters.every((chapter) => chapter === chapters[0]);
      const book = translation.book(passage.book)!;
      const name = isOneChapter ? chapterName(translation, book) : book.name;
      return `${name} ${formatRanges(passage)}`;
    })
    .join("; ");
}

/** Formats a reference with the abbreviations of the translation: `Jn 3,16-18`. */
export function shortReference(translation: Translation, { passages }: Reference): string {
  return passages
    .map((passage) => `${translation.book(passage.book)!.abbreviation} ${formatRanges(passage)}`)
    .join("; ");
}

/** Formats the number of a verse as it is printed: `16`, `25–26`, `4a`. */
export function verseNumber({ verse, verseEnd, segment = "" }: VerseLabel): string {
  return `${verse}${verseEnd === undefined ? "" : `–${verseEnd}`}${segment}`;
}

/** Returns the reference of a verse, and the path of its chapter with the verse as fragment. */
export function versePath(context: Visitor, translation: Translation, line: number) {
  const label = translation.label(line);
  const { chapter, verse, verseEnd, segment = "" } = label;
  const book = translation.book(label.book)!;
  const range = verseEnd === undefined ? `${verse}${segment}` : `${verse}-${verseEnd}`;
  const reference = `${book.abbreviation} ${chapter},${range}`;
  const index = book.chapters.indexOf(chapter);
  const length = book.starts[index + 1]! - book.starts[index]!;
  // A chapter that may not be shown whole is opened at this verse alone.
  const isWhole = length <= context.settings["max-verses"];
  const path = readerPath(translation.code, isWhole ? `${book.abbreviation} ${chapter}` : reference);
  return { reference, path: `${path}#${verseId(label)}` };
}

/** Returns the id of a verse in a passage: `JHN.3.16`. */
export function verseId({ book, chapter, verse, segment = "" }: VerseLabel): string {
  return `${book}.${chapter}.${verse}${segment}`;
}

/** Returns the text of some ranges without its numbers and lines. */
export function plainText(translation: Translation, ranges: readonly LineRange[]): string {
  const texts: string[] = [];
  for (const { first, last } of ranges) {
    for (let line = first; line <= last; line++) texts.push(translation.text(line));
  }
  return texts.join(" ");
}

/** Finds a verse of the original numbering; undefined where it is not known where the translation has it. */
export function originalVerse(translation: Translation, ref: VerseRef): Resolution | undefined {
  const reference = versesInTranslation({ ...ref, verseEnd: ref.verse }, versificationOf(translation));
  return reference && resolve(translation, { reference });
}

/** Finds the verse of a day in a translation. @param day As it is kept in a calendar. */
export function resolveVerseOfTheDay(
  translation: Translation,
  { date, calendar }: { readonly date: string; readonly calendar: ChurchCalendar },
): Resolution {
  const { reference } = verseOfTheDay(date, versificationOf(translation), { calendar });
  return resolve(translation, { reference });
}

/**
 * Writes a citation of the lectionary as pages show it: with its own numbers, and books in the language of the page. Numbers
 * of a text that differ follow in brackets: `Iz 63,16b-17.19b; 64,2-7 [63,16b-17; 64,1.3-8]`.
 */
export function displayedCitation(
  language: Language,
  citation: string,
  found: FoundCitation | CitedPassage | undefined,
): string {
  const place = found && ("passage" in found ? found.passage : found);
  const numbers = place === undefined || "missing" in place ? undefined : differingNumbers(place);
  return citationIn(language, numbers === undefined ? citation : `${citation} [${numbers}]`);
}

/** The most further readings that a line lists. */
const MAX_LISTED = 5;

/** Returns the further readings that a line lists; of more, as the commons of saints have them, it gives the number. */
export function listedChoices<T>(language: Language, alternatives: readonly T[]) {
  const count = alternatives.length;
  if (count <= MAX_LISTED) return { listed: alternatives, more: undefined };
  return { listed: [], more: translator(language)("calendar_pages.choices", { count }) };
}

/** Writes a reference to a translation with the books in the language of the page. */
export function referenceIn(language: Language, { passages }: Reference): string {
  const written = passages.map((each) => `${bookName(each.book, "slv").abbreviation} ${formatRanges(each)}`);
  return citationIn(language, written.join("; "));
}

/** Says what of a passage a translation does not have, with its numbers here where it has others; undefined where all is there. */
export function missingPassages(
  translation: Translation,
  missing: readonly Passage[],
  language: Language,
): string | undefined {
  const t = translator(language);
  const names = missing.map((passage) => {
    const reference = format({ passages: [passage] });
    const here = referenceHere(translation, passage);
    const missing = notationIn(language, reference);
    if (here === undefined) return missing;
    return t("reading.called_here", { missing, here: notationIn(language, here) });
  });
  return missingLine(names, language);
}

/** Says what is missing; undefined where nothing is. */
function missingLine(names: readonly string[], language: Language): string | undefined {
  if (names.length === 0) return undefined;
  return translator(language)("reading.missing", { list: [...new Set(names)].join("; ") });
}

/**
 * Finds the verses of a citation; without a translation there is only the citation.
 *
 * @returns `path`: of its passage in the reader; `lack`: says which verses are not there; `reason`: says why there are none.
 */
export function citedText(
  citation: string,
  { translation, language }: { readonly translation: Translation | undefined; readonly language: Language },
) {
  if (translation === undefined) return { reference: citationIn(language, citation) };
  const { code } = translation;
  const found = findCitation(translation, citation);
  const reference = displayedCitation(language, citation, found);
  if ("missing" in found) {
    const key = found.missing === "book" ? "readings.no_book" : "readings.other_numbering";
    return { reference, reason: translator(language)(key, { code }) };
  }
  const lacking = found.lacking.map((each) => citationIn(language, each));
  const path = readerPath(code, found.reference);
  return { reference, path, ranges: found.ranges, lack: missingLine(lacking, language) };
}
