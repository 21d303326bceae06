import { oncePer } from "../base/bounded_map.ts";
import { Problem } from "../base/problem.ts";
import {
  createVocabulary,
  findNoteReferences,
  formatRanges,
  parse,
  type Reference,
  ReferenceSyntaxError,
  type Vocabulary,
  warmUp,
} from "../reference/mod.ts";
import { type CitedPassage, citedPassage, formatCitation, versificationOf } from "../versification/mod.ts";
import { unlessAbsent } from "./passage_not_found.ts";
import { type LineRange, type Resolution, resolve } from "./resolve.ts";
import type { Note } from "./text_marks.ts";
import type { Translation } from "./translation.ts";

/** Returns the book names that a reference to a translation may use, in the order of {@linkcode createVocabulary}. */
export const vocabularyOf: (translation: Translation) => Vocabulary = oncePer(({ language, header }) =>
  createVocabulary(language, header.books),
);

const prepared = new Set<string>();

/**
 * Warms up the book names of the translations' languages for a first reference, one language in each turn of the
 * event loop, so that requests pass in between. Translations of a language share the names; a translation's own
 * names are few and wait until the first reference to it.
 *
 * @returns Resolves when the languages are warm that this call began with.
 */
export async function prepareVocabularies(translations: Iterable<Translation>): Promise<void> {
  for (const { language } of translations) {
    if (prepared.has(language)) continue;
    prepared.add(language);
    await new Promise(setImmediate);
    warmUp(createVocabulary(language));
  }
}

/**
 * Finds the verses of a reference as someone wrote it, and the words beside it that were passed over.
 *
 * @param options `strict`: refuses any word beside the reference.
 * @throws {ReferenceSyntaxError} If it cannot be read.
 * @throws {Problem} `passage`: if it names a book alone, has no verses in the translation or too many.
 */
export function findPassage(
  translation: Translation,
  { text, maxVerses, strict = false }: { text: string; maxVerses: number; strict?: boolean },
): Resolution & Pick<Reference, "ignored"> {
  const reference = read(translation, text, strict);
  const resolution = resolve(translation, { reference, maxVerses, asked: text });
  return reference.ignored === undefined ? resolution : { ...resolution, ignored: reference.ignored };
}

function read(translation: Translation, text: string, strict: boolean): Reference {
  try {
    return parse(text, vocabularyOf(translation), { strict });
  } catch (error) {
    if (!(error instanceof ReferenceSyntaxError && error.is("missing_chapter"))) throw error;
    const [book] = error.values.books;
    const chapters = translation.book(book)?.chapters ?? [];
    throw new Problem("passage.missing_chapter", {
      reference: text,
      translation: translation.code,
      book,
      chapters,
    });
  }
}

/** A citation in a translation: where it is there, or why it has no text. */
export type FoundCitation =
  | {
      /** In the translation's own numbering, with the letters of half verses as they are printed. */
      readonly reference: string;
      readonly ranges: readonly LineRange[];
      /** The verses of it that the translation does not have. */
      readonly lacking: readonly string[];
      /** The places from which both are: in the original numbering, and in the translation's. */
      readonly passage: Exclude<CitedPassage, { missing: unknown }>;
    }
  | Extract<CitedPassage, { missing: unknown }>;

/**
 * Finds a citation of the lectionary in a translation. Half verses are served as whole ones; their letters stay in the
 * reference.
 *
 * @throws {ReferenceSyntaxError} If it cannot be read.
 */
export function findCitation(translation: Translation, citation: string): FoundCitation {
  const passage = citedPassage(citation, versificationOf(translation));
  if ("missing" in passage) return passage;
  const { ranges, missing } = resolve(translation, passage);
  const lacking = [...passage.lacking, ...missing].map((each) => formatCitation({ passages: [each] }));
  return { reference: formatCitation(passage.reference), ranges, lacking, passage };
}

/**
 * Finds the response of a psalm. Where a translation prints half verses apart and the half begins in the middle of a
 * sentence, with a small letter, the whole verse is the response.
 *
 * @throws {ReferenceSyntaxError} If it cannot be read.
 */
export function findResponse(translation: Translation, citation: string): FoundCitation {
  const found = findCitation(translation, citation);
  if ("missing" in found || !/^\P{L}*\p{Ll}/u.test(translation.text(found.ranges[0]!.first))) return found;
  return findCitation(translation, citation.replace(/(?<=\d)[a-z]+/g, ""));
}

/** The best known verse. */
const WELL_KNOWN = "Jn 3,16";

/** Returns a reference for examples: the best known verse where the translation has it, else its first verse. */
export function exampleReference(translation: Translation): string {
  // A translation's own names may give `Jn` to several books.
  const known = unlessAbsent(() => resolve(translation, { reference: parse(WELL_KNOWN, vocabularyOf(translation)) }));
  if (known !== undefined) return WELL_KNOWN;
  const { book, chapter, verse } = versificationOf(translation).first();
  return `${translation.book(book)!.abbreviation} ${chapter},${verse}`;
}

/** A reference in the words of a note whose verses the translation has. */
interface NoteReference {
  /** In the translation's own numbering, with its abbreviations: `Jn 1,14`. */
  readonly reference: string;
  /** The first verse line of it. */
  readonly line: number;
  /** Its location in the note's text, in UTF-16 units: [`start`, `end`). */
  readonly start: number;
  readonly end: number;
}

/** Finds the references in the words of a note to a verse line; what cannot be read or is not there stays words. */
export function noteReferences(translation: Translation, line: number, { kind, text }: Note): NoteReference[] {
  const { abbreviation } = translation.book(translation.label(line).book)!;
  const isList = kind === "cross_reference";
  const options = { book: abbreviation, isList };
  const found: NoteReference[] = [];
  for (const { reference, start, end } of findNoteReferences(text, vocabularyOf(translation), options)) {
    const there = inTranslation(translation, reference);
    if (there !== undefined) found.push({ ...there, start, end });
  }
  return found;
}

function inTranslation(
  translation: Translation,
  reference: Reference,
): Pick<NoteReference, "reference" | "line"> | undefined {
  const found = unlessAbsent(() => resolve(translation, { reference }));
  if (found === undefined) return undefined;
  const formatted = found.reference.passages.map(
    (passage) => `${translation.book(passage.book)!.abbreviation} ${formatRanges(passage)}`,
  );
  return { reference: formatted.join("; "), line: found.ranges[0]!.first };
}
