import { kept, oncePer } from "../base/bounded_map.ts";
import { isProblem } from "../base/problem.ts";
import {
  findPassage,
  type LineRange,
  noteReferences,
  PassageTooLong,
  type Resolution,
  type Translation,
  type TranslationBook,
} from "../corpus/mod.ts";
import type { ByteString } from "../http/mod.ts";
import { format, type Reference } from "../reference/mod.ts";
import { type Answer, escapeQuotes, type JsonOf, json, jsonMembers, jsonObject, translationObject } from "./answer.ts";
import { ApiError } from "./api_error.ts";
import {
  type Endpoint,
  flag,
  layoutParameter,
  notesParameter,
  requiredText,
  type TextOptions,
  textOptions,
  translationOfCode,
} from "./endpoint.ts";
import { schemaRef } from "./schemas.ts";

/** The parts of a passage that are the same for every passage of a translation. */
interface Pieces {
  readonly translation: ByteString;
  readonly copyright: ByteString;
  readonly books: Map<TranslationBook, BookPieces>;
}

/** The members of a verse, such as `"chapter":`. */
const VERSE = jsonMembers("Verse");
const FOUND_VERSE = jsonMembers("FoundVerse");

interface BookPieces {
  /** `{"book":"John","book_abbrev":"Jn","chapter":` */
  readonly head: string;
  /** `Jn `, escaped */
  readonly abbreviation: string;
}

/**
 * Returns the members of a passage as JSON.
 *
 * They are put together from the bytes of the translation file: no verse becomes an object, and no text is decoded.
 */
export function passageMembers(
  translation: Translation,
  { resolution, ...options }: TextOptions & { readonly resolution: Resolution & Pick<Reference, "ignored"> },
): JsonOf<"Passage"> {
  const { copyright, translation: object } = prepare(translation);
  const { reference, ranges, missing, ignored } = resolution;
  // A spread in the middle of an object takes as long as all else here.
  const { verses, headings } = textMembers(translation, ranges, options);
  return {
    reference: json(format(reference)),
    translation: object,
    verses,
    headings,
    missing: missingJson(missing.map((each) => format({ passages: [each] }))),
    copyright,
    ignored: ignored && json(ignored),
  };
}

/** Formats what of a reference is not in a translation, each once; undefined where all is there. */
export function missingJson(references: readonly string[]): ByteString | undefined {
  return references.length === 0 ? undefined : json([...new Set(references)]);
}

/** Returns the verses of some ranges as JSON; with printed lines their headings too. */
export function textMembers(
  translation: Translation,
  ranges: readonly LineRange[],
  options: TextOptions,
): Pick<JsonOf<"Passage">, "verses" | "headings"> {
  const pieces = prepare(translation);
  let verses = "";
  for (const range of ranges) {
    verses += rangeJson(translation, range, { pieces: bookPieces(pieces, range.book), ...options });
  }
  return {
    verses: `[${verses.slice(0, -1)}]` as ByteString,
    headings: options.lines ? json(headingsOf(translation, ranges)) : undefined,
  };
}

/** Formats the verses of a range, a comma after each. */
function rangeJson(
  translation: Translation,
  { book, first, last }: LineRange,
  { pieces, lines, notes }: TextOptions & { readonly pieces: BookPieces },
): string {
  const { bytes } = translation;
  let verses = "";
  let index = book.chapters.length - 1;
  while (index > 0 && book.starts[index]! > first) index--;
  for (let line = first; line <= last; line++) {
    while (book.starts[index + 1]! <= line) index++;
    const chapter = book.chapters[index]!;
    let number = `${line - book.starts[index]! + 1}`;
    let label = number;
    let rest = "";
    if (!book.isSequential[index]) {
      const { verse, verseEnd, segment } = translation.label(line);
      number = `${verse}`;
      label = `${verse}${verseEnd === undefined ? "" : `-${verseEnd}`}${segment ?? ""}`;
      if (verseEnd !== undefined) rest = `${VERSE.verse_end}${verseEnd},`;
      if (segment !== undefined) rest = `${VERSE.segment}"${segment}",`;
    }
    const text = bytes.toString("latin1", translation.textStart(line), translation.textEnd(line));
    verses +=
      `${pieces.head}${chapter},${VERSE.verse}${number},${rest}` +
      `${VERSE.reference}"${pieces.abbreviation}${chapter},${label}",` +
      `${VERSE.text}"${translation.isQuoted(line) ? escapeQuotes(text) : text}"` +
      `${lines ? `,${VERSE.lines}${linesJson(translation, line)}` : ""}` +
      `${notes ? `,${VERSE.notes}${notesJson(translation, line)}` : ""}},`;
  }
  return verses;
}

const prepare: (translation: Translation) => Pieces = oncePer((translation) => ({
  translation: json(translationObject(translation)),
  copyright: json(translation.copyright),
  books: new Map(),
}));

function bookPieces({ books }: Pieces, book: TranslationBook): BookPieces {
  return kept(books, book, ({ name, abbreviation }) => ({
    head: `{${VERSE.book}${json(name)},${VERSE.book_abbrev}${json(abbreviation)},${VERSE.chapter}`,
    abbreviation: json(`${abbreviation} `).slice(1, -1),
  }));
}

/** Formats a verse that was found, with the places to mark in it, as JSON. */
export function foundVerseJson(
  translation: Translation,
  line: number,
  { matches }: Pick<Answer<"FoundVerse">, "matches">,
): ByteString {
  const book = translation.book(translation.label(line).book)!;
  const range = { book, first: line, last: line };
  const pieces = bookPieces(prepare(translation), book);
  const verse = rangeJson(translation, range, { pieces, lines: false, notes: false });
  return `${verse.slice(0, -2)},${FOUND_VERSE.matches}${json(matches)}}` as ByteString;
}

/** Formats the notes of a verse. */
function notesJson(translation: Translation, line: number): ByteString {
  const notes = translation.notes(line).map(
    (note): Answer<"Note"> => ({
      offset: note.offset,
      kind: note.kind,
      text: note.text,
      references: noteReferences(translation, line, note).map(({ reference }) => reference),
    }),
  );
  return json(notes);
}

/** Formats the printed lines of a verse. */
function linesJson(translation: Translation, line: number): ByteString {
  const lines: readonly Answer<"TextLine">[] = translation.layout(line);
  return json(lines);
}

/** Lists the headings of some ranges, in order. */
function headingsOf(translation: Translation, ranges: readonly LineRange[]): Answer<"Heading">[] {
  if (!translation.hasLayout) return [];
  return ranges.flatMap((range) =>
    translation.headings(range).map(({ line, level, text }) => ({
      before: translation.reference(line),
      level,
      text,
    })),
  );
}

const codeParameter = requiredText("translation");
const referenceParameter = requiredText("reference");
const strictParameter = flag("strict");

/** `GET /passage`: the verses of a reference in a translation. */
export const passageEndpoint: Endpoint = {
  path: "/passage",
  parameters: [codeParameter, referenceParameter, strictParameter, layoutParameter, notesParameter],
  maxAge: "text",
  documentation: {
    operation: "getPassage",
    schema: schemaRef("Passage"),
    example: ({ translation, reference }) => ({ translation: translation.code, reference }),
    errors: {
      missing_parameter: ({ translation }) => ({ translation: translation.code }),
      invalid_parameter: ({ translation, reference }) => ({
        translation: translation.code,
        reference: [reference, reference],
      }),
      invalid_translation: ({ reference }) => ({ translation: "ABC", reference }),
      reference_not_found: ({ translation }) => ({
        translation: translation.code,
        reference: "Xyz 3,16",
      }),
      passage_too_long: ({ translation, longReference }) => ({
        translation: translation.code,
        reference: longReference,
      }),
    },
  },
  answer(request) {
    const { query, maxVerses } = request;
    const translation = translationOfCode(request, codeParameter.read(query));
    const strict = strictParameter.read(query);
    const resolution = find(translation, { text: referenceParameter.read(query), maxVerses, strict });
    return jsonObject<"Passage">(passageMembers(translation, { resolution, ...textOptions(request) }));
  },
};

function find(
  translation: Translation,
  asked: { readonly text: string; readonly maxVerses: number; readonly strict: boolean },
): Resolution & Pick<Reference, "ignored"> {
  try {
    return findPassage(translation, asked);
  } catch (error) {
    if (!isProblem(error, "reference") && !isProblem(error, "passage")) throw error;
    const code = error instanceof PassageTooLong ? "passage_too_long" : "reference_not_found";
    throw new ApiError(code, {}, { cause: error });
  }
}
