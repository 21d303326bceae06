/** The ways into this room: one reference, the citations of a text or note, and the rules by which a text is read. */
import { shownText } from "../base/html_characters.ts";
import { format, type Passage, type Reference, type VerseRange } from "./ast.ts";
import { checkPlaces } from "./checks.ts";
import { findEachClause } from "./clauses.ts";
import { Cursor, type Suggesting } from "./cursor.ts";
import { decodeLeftovers, isLowerCase, type Token, tokenize } from "./lexer.ts";
import { checkCountMarks } from "./numbering.ts";
import { Parser } from "./passage_parser.ts";
import type { Rule } from "./rules.ts";
import type { Clause } from "./run.ts";
import { ReferenceSyntaxError, unlessRefused, warmUpSuggestions } from "./syntax_error.ts";
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
function readText(cursor: Cursor, isStrict: boolean): Reference {
  const reference = new Parser(cursor).parseReference(isStrict);
  const { passages } = reference;
  const isPlain = cursor.isBare && (passages.length === 1 || passages.every(({ written }) => PLAIN_NAME.test(written)));
  if (!isPlain) checkPrinted(reference, cursor);
  return reference;
}

/** Reads the passages of some tokens of a text: those that can be read each by itself. */
function readPassages(cursor: Cursor, clause: Clause): readonly Passage[] {
  const parser = new Parser(cursor);
  const passages = parser.parseClause(clause);
  checkPlaces(cursor, passages);
  const isReadSo = (passages: readonly Passage[]) =>
    unlessRefused(() => {
      checkCountMarks(cursor, passages);
      checkPrinted({ passages }, cursor);
      return true;
    });
  return passages.flatMap((passage) => {
    if (isReadSo([passage])) return passage;
    // The others settle an ambiguous name, which alone would be refused: the `Ap 21,1` of `Gv 3,16; Ap 21,1`
    const plain = { ...passage, written: cursor.vocabulary.abbreviation(passage.book) };
    return isReadSo(passages) && isReadSo([plain]) ? plain : [];
  });
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

/** A reference in a text. */
export interface FoundReference {
  readonly reference: Reference;
  /** Its location in the text, in UTF-16 units: [`start`, `end`). */
  readonly start: number;
  readonly end: number;
}

/** Words behind which chapter and verse are of the book at hand: `see 3:16`. */
const POINTING = new Set("see cf compare also glej gl prim primerjaj".split(" "));
/** Letters of half verses, and the words for the verses that follow. */
const VERSE_WORD = /^(?:[a-z]{1,2}|sl|nasl|ff?)$/;
const SEPARATORS: ReadonlySet<string> = new Set([",", ".", ":", ";", "-"]);
/** The number of times that a reference is tried again without its last number. */
const MAX_TRIES = 4;

/**
 * Finds the references in the words of a note. What is not clearly one is passed over: unlike `parse`, which is asked what a
 * text means, this never refuses.
 *
 * @param options `book`: the abbreviation of the book that numbers without a book belong to; `isList`: true where the text
 *   is nothing but references.
 */
export function findNoteReferences(
  text: string,
  vocabulary: Vocabulary,
  { book, isList }: { book: string; isList: boolean },
): FoundReference[] {
  if (!/\d/.test(text)) return [];
  const tokens = tokenize(text);
  const found: FoundReference[] = [];
  for (let index = 0; index < tokens.length; ) {
    const first = firstNumber(tokens, { index, vocabulary, isList: isList && found.length === 0 });
    const end = first === undefined ? index : endOfNumbers(tokens, first.number, vocabulary);
    const reference = first && read(text, vocabulary, { tokens, ...first, end, prefix: first.isBare ? book : "" });
    if (reference === undefined) index = Math.max(index + 1, first?.isBare ? end : index + 1);
    else {
      found.push(reference);
      while (index < tokens.length && tokens[index]!.start < reference.end) index++;
    }
  }
  return found;
}

/**
 * Finds the citations of a text or its HTML in order: an article, a bulletin. What is refused for being ambiguous is left out.
 *
 * @returns A reference for each passage: one book, with all its chapters and verses.
 */
export function findReferences(text: string, vocabulary: Vocabulary): FoundReference[] {
  if (!/\p{N}/u.test(text)) return [];
  const cursor = new Cursor(/[<&]/.test(text) ? shownText(text) : text, vocabulary, "none");
  const clauses = findEachClause(cursor);
  const passages = clauses.flatMap(({ from, to, openings }) => {
    const whole = unlessRefused(() => readPassages(cursor, { from, to }));
    if (whole !== undefined || openings.length === 1) return whole ?? [];
    // A list of which a part is refused: `Mt 5,3; Ez 1,1; Lk 6,20`
    return openings.flatMap(({ first }, index) => {
      const end = openings[index + 1]?.first ?? to;
      return unlessRefused(() => readPassages(cursor, { from: first, to: end })) ?? [];
    });
  });
  return passages.map((passage) => ({ reference: { passages: [passage] }, start: passage.start, end: passage.end }));
}

/** The rule that decided on some characters of a text. */
export interface Explanation {
  readonly start: number;
  readonly end: number;
  readonly rule: Rule;
}

/** Returns the decisions of rules on a text, in its order; the last is that by which it was refused, if it was. */
export function explainReading(text: string, vocabulary: Vocabulary): readonly Explanation[] {
  const cursor = new Cursor(decodeLeftovers(text), vocabulary, "none");
  cursor.decisions = [];
  unlessRefused(() => readText(cursor, false));
  cursor.enter({ from: 0, to: cursor.tokens.length - 1 });
  // A word is asked about again by those before it.
  const decisions = new Map(cursor.decisions.map((decision) => [`${decision.from} ${decision.rule.name}`, decision]));
  return [...decisions.values()]
    .map(({ rule, from, to }) => ({ rule, start: cursor.peek(from).start, end: cursor.peek(to).end }))
    .sort((one, other) => one.start - other.start);
}

/** Finds the first token of what may be a reference, and its first number; `isBare` where no book is named. */
function firstNumber(
  tokens: readonly Token[],
  { index, vocabulary, isList }: { index: number; vocabulary: Vocabulary; isList: boolean },
): { first: number; number: number; isBare: boolean } | undefined {
  const match = vocabulary.match(tokens, index);
  if (match !== undefined) {
    const name = tokens.slice(match.first, match.next).find(({ kind }) => kind === "word");
    const number = tokens[match.next]?.kind === "." ? match.next + 1 : match.next;
    const isName = name !== undefined && !isLowerCase(name) && tokens[number]?.kind === "number";
    return isName ? { first: match.first, number, isBare: false } : undefined;
  }
  const before = tokens[index - 1]?.kind === "." ? tokens[index - 2] : tokens[index - 1];
  const isPointed = before !== undefined && POINTING.has(before.text);
  const isPlace =
    tokens[index]?.kind === "number" &&
    (tokens[index + 1]?.kind === ":" || tokens[index + 1]?.kind === ",") &&
    tokens[index + 2]?.kind === "number";
  if (!isPlace || !(isPointed || (isList && before?.kind !== "number"))) return undefined;
  return { first: index, number: index, isBare: true };
}

/** Returns the index after the last number, or the letter of one, of what may be a reference. */
function endOfNumbers(tokens: readonly Token[], from: number, vocabulary: Vocabulary): number {
  let end = from;
  for (let index = from; ; index++) {
    const token = tokens[index]!;
    if (token.kind === "number") {
      if (index > from && vocabulary.match(tokens, index) !== undefined) return end;
      end = index + 1;
    } else if (token.kind === "word") {
      const isAdjacent = tokens[index - 1]!.end === token.start;
      const isVerseWord = VERSE_WORD.test(token.raw) && (isAdjacent || token.raw.length > 1);
      if (end !== index || !isVerseWord) return end;
      end = index + 1;
    } else if (!SEPARATORS.has(token.kind)) return end;
  }
}

/** Reads the longest reference among some tokens. */
function read(
  text: string,
  vocabulary: Vocabulary,
  {
    tokens,
    first,
    number,
    end,
    prefix,
  }: { tokens: readonly Token[]; first: number; number: number; end: number; prefix: string },
): FoundReference | undefined {
  const { start } = tokens[first]!;
  for (let last = end - 1, tries = 0; last >= number && tries < MAX_TRIES; last--, tries++) {
    while (last > number && tokens[last]!.kind !== "number" && last < end - 1) last--;
    const stop = tokens[last]!.end;
    const written = `${prefix} ${text.slice(start, stop)}`;
    if (written.length > MAX_REFERENCE_LENGTH) continue;
    const reference = unlessRefused(() => parse(written, vocabulary, { suggest: "whole" }));
    if (reference !== undefined) return { reference, start, end: stop };
  }
  return undefined;
}

/** A plain reference, and slips as they are made: a misspelt name, one without its number, one without an end. */
const REFERENCES = ["Jn 3,16", "Jhn 3,16", "Mojz 1,1", "Jn 3,16-", "Prilika (Mt 5,3-12,14)"];

/**
 * Makes what the first misspelt reference would wait for: the tables of the names that are near to others. It takes
 * some milliseconds the first time, in which the code is compiled as well, and a fraction of one for each
 * further translation in the same language.
 */
export function warmUp(vocabulary: Vocabulary): void {
  warmUpSuggestions(vocabulary);
  for (const reference of REFERENCES) unlessRefused(() => parse(reference, vocabulary));
}
