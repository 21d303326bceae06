import { format, type Passage, type Reference, type VerseRange } from "./ast.ts";
import { checkPlaces } from "./checks.ts";
import { Cursor, type Suggesting } from "./cursor.ts";
import { decodeLeftovers } from "./lexer.ts";
import { checkCountMarks } from "./numbering.ts";
import { Parser } from "./passage_parser.ts";
import type { Clause } from "./run.ts";
import { ReferenceSyntaxError, unlessRefused } from "./syntax_error.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The longest reference that is read, in UTF-16 units. The longest list in the lectionary has some 60; a
 * paragraph with forty citations fits in 2000, and a URL of that length passes through every proxy.
 */
export const MAX_REFERENCE_LENGTH = 2000;

/** An id of a book in small letters with chapter and verse, as addresses have them: `jhn.3.16`, `1co.13.4`. */
const DOTTED_ID = /^\s*(?:[a-z]{3}|[1-4][a-z]{2})\.\d+(?:\.\d+)?(?:-\d+)?\s*$/;

/** A name with a capital and small letters, as no other word or number is written in a list of citations. */
const PLAIN_NAME = /^(?:\d\.? ?)?\p{Lu}\p{Ll}/u;

/**
 * Reads a reference. Syntax alone: whether a chapter or verse exists is asked later.
 *
 * @param text What someone wrote.
 * @param vocabulary The names of the books that it may use.
 * @param options `suggest`: `whole` to look for books that an unknown name may mean only where it is the whole text,
 *   for one that probably names no book: the search takes longer than all else. `strict`: names, numbers, marks of the
 *   notation and words that join them alone; all other words are refused.
 * @throws {ReferenceSyntaxError} If it cannot be read, or a book is unknown or ambiguous, and where.
 * @example
 * import { createVocabulary } from "./vocabulary.ts";
 * const { passages } = parse("Jn 3,16-18", createVocabulary());
 * passages[0].book; // "JHN"
 * passages[0].ranges[0].to; // { chapter: 3, verse: 18 }
 */
export function parse(
  text: string,
  vocabulary: Vocabulary,
  { suggest = "any", strict = false }: { suggest?: Suggesting; strict?: boolean } = {},
): Reference {
  if (text.length > MAX_REFERENCE_LENGTH) {
    // The error quotes no more of it, which may be a whole file.
    const [limit, end] = [MAX_REFERENCE_LENGTH, Math.min(text.length, 2 * MAX_REFERENCE_LENGTH)];
    throw new ReferenceSyntaxError("too_long", { text: text.slice(0, end), position: limit, end, limit });
  }
  const cursor = new Cursor(decodeLeftovers(text), vocabulary, suggest);
  if (cursor.isBare || !DOTTED_ID.test(text)) return readText(cursor, strict);
  // `job.1.1`: the name in capitals, where its small letters are a word of sentences
  const isRead = unlessRefused(() => readText(cursor, strict));
  if (isRead !== undefined) return isRead;
  return (
    unlessRefused(() => readText(new Cursor(text.toUpperCase(), vocabulary, suggest), strict)) ??
    readText(new Cursor(text, vocabulary, suggest), strict)
  );
}

/** Reads the text of a cursor. */
export function readText(cursor: Cursor, isStrict: boolean): Reference {
  const reference = new Parser(cursor).parseReference(isStrict);
  const { passages } = reference;
  const isPlain = cursor.isBare && (passages.length === 1 || passages.every(({ written }) => PLAIN_NAME.test(written)));
  if (!isPlain) checkPrinted(reference, cursor);
  return reference;
}

/** Reads the passages of some tokens of a text: those that can be read each by itself. */
export function readPassages(cursor: Cursor, clause: Clause): readonly Passage[] {
  const parser = new Parser(cursor);
  const passages = parser.parseClause(clause);
  checkPlaces(cursor, passages);
  return passages.filter((passage) =>
    unlessRefused(() => {
      checkCountMarks(cursor, [passage]);
      checkPrinted({ passages: [passage] }, cursor);
      return true;
    }),
  );
}

/** Letters of half verses that are nothing else: `f` is a verse that follows, `p` a page. */
const HALVES = /^[a-d]*$/;

/** Checks whether a passage has the translation's abbreviation and a verse, or chapters in one range, which are read alike in any text. */
function isUnmistakable({ book, written, ranges }: Passage, { vocabulary }: Cursor): boolean {
  if (written !== vocabulary.abbreviation(book)) return false;
  const { from, to, psalm } = ranges[0] as VerseRange;
  if (from.verse === undefined)
    return ranges.length === 1 && to.verse === undefined && to.isRest === undefined && psalm === undefined;
  return ranges.every(({ from, to }) => HALVES.test(from.segment ?? "") && HALVES.test(to.segment ?? ""));
}

/**
 * Refuses a reference whose printed form would not be read as the same reference: no reader would understand it so.
 * `Flm iz 1-3` as Philemon and Isaiah
 */
function checkPrinted(reference: Reference, cursor: Cursor): void {
  if (reference.passages.every((passage) => isUnmistakable(passage, cursor))) return;
  const printed = format(reference);
  const again = unlessRefused(() => new Parser(new Cursor(printed, cursor.vocabulary, "whole")).parseReference());
  if (again !== undefined && format(again) === printed) return;
  const { start, end } = reference.passages.at(-1) as Passage;
  throw cursor.error("unreadable", { position: start, end });
}
