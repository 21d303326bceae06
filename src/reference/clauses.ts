/**
 * Finds the citations of a text among its prose: names with chapter and verse, and what is joined to them.
 *
 * A text of names, numbers and marks is one clause. In any other, a clause begins with the name of a book, goes on as far
 * as the notation does, and counts if one of its places has a verse; the words and numbers between clauses say nothing.
 * A bare chapter counts where it is alone or in a list and its name is plain. What may be a misspelt book, a name that
 * may be a word or a person, and a verse that no chapter has are refused.
 */
import { FILLERS } from "../canon/mod.ts";
import { unknownBook } from "./book_parser.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { hasWordForIt, isOfOther, MAX_GAP, STRAY_RULES } from "./number_rules.ts";
import { isShortName, type Weight } from "./place.ts";
import { checkTitle, isLeading, type Opening, Prose } from "./prose.ts";
import { decide } from "./rules.ts";
import { type Clause, type Run, RunReader } from "./run.ts";
import {
  findDateBefore,
  isBetweenSlashes,
  isHour,
  isMeasure,
  isOrdinalNumber,
  isPlace,
  isZero,
  skipNumbers,
} from "./sentence.ts";
import { nearestOrdinal, unlessRefused } from "./syntax_error.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";

/**
 * Finds the clauses of a text, in order.
 *
 * @returns None where no citation is found.
 */
export function findClauses(cursor: Cursor): readonly Clause[] {
  const whole = { from: 0, to: cursor.tokens.length - 1 };
  return cursor.isBare ? [whole] : new ClauseFinder(new Prose(cursor)).find();
}

/** Finds the clauses of a text one by one: what is refused is left out, and each counts as if it were alone. */
export function findEachClause(cursor: Cursor): readonly Run[] {
  return new ClauseFinder(new Prose(cursor)).findEach();
}

class ClauseFinder {
  readonly #prose: Prose;
  readonly #cursor: Cursor;
  readonly #tokens: readonly Token[];
  readonly #reader: RunReader;
  /** The number of a verse that no name is beside. */
  #verse: number | undefined;
  /** A number between slashes, that may be a psalm. */
  #psalm: number | undefined;

  constructor(prose: Prose) {
    this.#prose = prose;
    this.#cursor = prose.cursor;
    this.#tokens = prose.cursor.tokens;
    this.#reader = new RunReader(prose);
  }

  find(): readonly Clause[] {
    const runs: Run[] = [];
    for (let index = 0; index < this.#tokens.length - 1; ) index = this.#readAt(index, runs);
    const hasVerse = runs.some(({ openings }) => has(openings, "verse"));
    // `Vrstica 17 v Jn 3`
    if (this.#verse !== undefined && !hasVerse && runs.length > 0) throw this.#cursor.unreadable(this.#verse);
    if (this.#psalm !== undefined && runs.length > 0) throw this.#cursor.unreadable(this.#psalm);
    const counted = runs.filter((run) => this.#counts(run, hasVerse));
    const [first] = runs;
    const isMixed =
      counted.length < runs.length &&
      counted.every(({ openings }) => openings.every(({ weight }) => weight === "chapter"));
    if (isMixed && first !== undefined) throw this.#cursor.unreadable(first.from, first.to - 1);
    if (this.#prose.lone !== undefined && counted.length > 0)
      throw this.#cursor.unreadable(this.#prose.lone.first, this.#prose.lone.next - 1);
    return counted;
  }

  findEach(): readonly Run[] {
    const runs: Run[] = [];
    let refused = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < this.#tokens.length - 1; ) {
      const { length } = runs;
      const next = unlessRefused(() => this.#readAt(index, runs));
      // `Luka – Marko 3:1`: a person beside what was refused
      if (runs.length > length && index - refused <= MAX_GAP && !isPlain(runs.at(-1))) runs.pop();
      index = next ?? this.#leaveOut(index, runs);
      if (next === undefined) refused = index;
    }
    const isSure = refused < 0 || runs.some(({ openings }) => has(openings, "verse"));
    return isSure ? runs.filter((run) => unlessRefused(() => this.#counts(run, false))) : [];
  }

  /** Reads the run at a token or moves past what belongs to none. @returns The index of the next token. */
  #readAt(index: number, runs: Run[]): number {
    const run = this.#reader.read(index);
    if (run === undefined) return this.#skip(index, runs);
    runs.push(run);
    return Math.max(index + 1, run.to);
  }

  /** Moves past what is refused; by a number the citation right before it may be another than it seems. */
  #leaveOut(index: number, runs: Run[]): number {
    const opening = this.#prose.openingAt(index);
    const last = runs.at(-1);
    const isNear = last !== undefined && index - last.to <= MAX_GAP;
    const isBound = opening === undefined && this.#cursor.is("number", index);
    if (isNear && (isBound || !isPlain(last))) runs.pop();
    if (opening !== undefined) return Math.max(index + 1, opening.next);
    return index + 1;
  }

  /** Checks whether a run is a citation. */
  #counts({ from, openings }: Run, hasVerse: boolean): boolean {
    const [first] = openings as [Opening];
    if (has(openings, "verse") || has(openings, "chapters")) {
      const doubtful = openings.find(({ weight, isLoose }) => weight === "doubt" || (weight === "chapter" && isLoose));
      if (doubtful !== undefined) throw this.#cursor.unreadable(doubtful.first, doubtful.next - 1);
      const isLoose = first.weight === "chapter" && this.#isBehindWord(from);
      if (isLoose && isShortName(this.#cursor.nameOf(this.#cursor.matchBook(from)!)))
        throw this.#cursor.unreadable(first.first, first.next - 1);
      return true;
    }
    const doubtful = openings.find(
      (opening) => opening.weight === "doubt" || (opening.weight === "score" && !this.#isListed(opening, hasVerse)),
    );
    if (doubtful !== undefined) throw this.#cursor.unreadable(doubtful.first, doubtful.next - 1);
    if (this.#prose.words !== "other" || has(openings, "score")) return true;
    const before = from === 0 ? "end" : (this.#tokens[from - 1] as Token).kind;
    const isPlain = openings.every((opening) => opening.isPlain);
    if ([";", ":", "("].includes(before)) return isPlain;
    const name = this.#cursor.nameOf(this.#cursor.matchBook(from) as BookMatch);
    // `Dvorana Ezk 3`, but not `We read Acts 17.` where the translation abbreviates so
    const isStreet = this.#isBehindWord(from) && name.length < 4 && isShortName(name);
    return !hasVerse && isPlain && !isStreet && !(openings.length === 1 && this.#countsNoun(first));
  }

  /** Checks whether a verse that may be a score is one beside others, with no word behind it: `Gen 1:1 and Mark 1:15`. */
  #isListed({ next }: Opening, hasVerse: boolean): boolean {
    const behind = skipNumbers(this.#cursor, next - 1);
    return hasVerse && (!this.#cursor.is("word", behind) || this.#cursor.isWord(keywords.JOINING_WORDS, behind));
  }

  /** Checks whether a bare number behind a whole name may count the noun behind it: `las Lukas 11 Bücher`, but not in `Hebrews 11 with its faith`. */
  #countsNoun({ first, next }: Opening): boolean {
    const cursor = this.#cursor;
    const match = cursor.matchBook(first) as BookMatch;
    const name = cursor.nameOf(match);
    if (!/^\p{L}{5,}$/u.test(name) || !cursor.is("word", next)) return false;
    // `Proverbs: 3 from Spain`
    const isTight = match.next === next - 1;
    return !cursor.isWord(keywords.SAYING_WORDS, next) && !(isTight && cursor.isWord(keywords.SENTENCE_WORDS, next));
  }

  #isBehindWord(index: number): boolean {
    const isPreposition = this.#cursor.isWord(keywords.PREPOSITIONS, index - 1);
    const { kind, text } = this.#cursor.peek(index - (isPreposition ? 2 : 1));
    return (kind === "word" || kind === ":") && !keywords.PREAMBLE_WORDS.has(text);
  }

  /** Refuses a number that may belong to the citation before it: `Mt 5,3 vse do 12`, `Psalm 119 ima 176 vrstic`, `Jn 3; a 4,2`. */
  #checkStray(index: number, runs: readonly Run[]): void {
    const cursor = this.#cursor;
    // `list A4`, `mp3`
    if (cursor.isAdjacent(index) && /^(?:.|mp)$/.test(cursor.peek(index - 1).raw)) return;
    if (runs.length > 0 && isOfOther(cursor, index)) return;
    const stray = { cursor, index, words: this.#prose.words, run: runs.at(-1) };
    if (decide(STRAY_RULES, stray, { from: index, to: index }) !== undefined) throw cursor.unreadable(index);
    const before = cursor.skipDotBack(index);
    const isVerse = cursor.isWord(keywords.VERSE_WORDS, before) && (before === index - 2 || hasWordForIt(stray));
    if (isVerse) this.#verse ??= index;
    if (isBetweenSlashes(cursor, index)) this.#psalm ??= index;
    // `3,16; Mt 5,3`, but not `5. 6. Mt 5,3`, `7) Mt 5,3`, `5,14: Jn 8,12`
    const isFirst = index === 0 && cursor.isOneOf([",", ":", ";", "|", "-"], cursor.skipDot(1));
    if (isFirst && !cursor.is(":", 3) && this.#prose.words === "none") throw unknownBook(cursor);
  }

  /** Moves past what belongs to no citation; refuses what may be a misspelt one. */
  #skip(index: number, runs: readonly Run[]): number {
    const cursor = this.#cursor;
    const { kind, text } = this.#tokens[index] as Token;
    const isStrict = this.#prose.words !== "other";
    if (kind === "number" && runs.length > 0 && findDateBefore(cursor, index) !== undefined) return index + 4;
    if (kind === "number" && cursor.matchBook(index) === undefined) {
      this.#checkStray(index, runs);
      return index + 1;
    }
    if (kind === "other" && isStrict && runs.length > 0) throw cursor.unreadable(index);
    const match = cursor.matchBook(index);
    if (match !== undefined) {
      if (this.#prose.words === "none" && !isLeading(text) && !isPlace(cursor, match.next))
        checkTitle(cursor, { match, isFirst: runs.length === 0 });
      return keywords.COMMON_NAMES.has(match.key) ? index + 1 : Math.max(index + 1, match.next);
    }
    this.#checkPart(index, runs.length > 0);
    const number = cursor.is(",", index + 1) ? index + 2 : cursor.skipDot(index + 1);
    const isNumbered = cursor.is("number", number) && cursor.matchBook(number) === undefined;
    if (isNumbered && !isLeading(text) && !this.#prose.isNotation(index) && this.#mayBeName(index, number))
      throw unknownBook(cursor, this.#startOfName(index));
    return index + 1;
  }

  /** Refuses a word that joins nothing, or a part of what is named behind it: `Jn 3,16 in`, `polovica Ps 119`. */
  #checkPart(index: number, isBehind: boolean): void {
    const cursor = this.#cursor;
    const leads = cursor.isWord(keywords.PREPOSITIONS, index + 1) && this.#prose.openingAt(index + 2) !== undefined;
    if (this.#prose.words === "none" && isBehind && cursor.isWord(keywords.JOINING_WORDS, index) && !leads) {
      const isLast = cursor.is("end", index + 1);
      throw cursor.unreadable(isLast ? index + 1 : index);
    }
    const weight = this.#prose.openingAt(index + 1)?.weight;
    // `zadnja vrstica Jn 3`
    const isVerseOf = cursor.isWord(keywords.VERSE_WORDS, index) && cursor.peek(index).raw.length > 1;
    const isPart = cursor.isWord(keywords.PART_WORDS, index) && weight !== undefined;
    if (isPart || (isVerseOf && weight === "chapter")) throw cursor.unreadable(index);
  }

  /** Checks whether a word before a number may be a misspelt name. */
  #mayBeName(index: number, number: number): boolean {
    const cursor = this.#cursor;
    const { raw, text } = this.#tokens[index] as Token;
    const mark = cursor.peek(number + 1).kind;
    const isDated = mark === "." && cursor.is("number", number + 2) && cursor.is(".", number + 3);
    const isCounted = keywords.COUNTED_WORDS.has(text) || keywords.MONTH_WORDS.has(text);
    // `Krstnik, 18:30`, `Ana in Joahim` with `18:30` in the next line, `Ura 18.30`
    const isApart = cursor.is(",", index + 1) || cursor.startsLine(number) || cursor.isWord(keywords.HOUR_WORDS, index);
    const isTime = isZero(cursor, number + 2) || (isApart && isHour(cursor, number));
    const isNumber = isMeasure(cursor, number + 3) || isOrdinalNumber(cursor, number);
    if (isDated || isCounted || isNumber || isTime) return false;
    const hasVerse =
      (mark === "," || mark === ":") &&
      cursor.is("number", number + 2) &&
      cursor.isAdjacent(number + 1) &&
      cursor.isAdjacent(number + 2);
    const isCapital = !isLowerCase(this.#tokens[index] as Token);
    const isAbbreviation =
      isCapital &&
      raw.length < 5 &&
      raw !== raw.toUpperCase() &&
      mark !== "word" &&
      mark !== ":" &&
      !(mark === "." && cursor.is("word", number + 2) && cursor.matchBook(number + 2) === undefined);
    if (hasVerse) return isCapital || this.#prose.isNear(index);
    return (isAbbreviation || this.#prose.isNearName(index)) && cursor.peek(number).value < 151;
  }

  /** Returns the place at which the name begins that a word may belong to: `4. Korinčanom`, `Drguo pismo Timoteju`. */
  #startOfName(index: number): number {
    const cursor = this.#cursor;
    const before = cursor.skipDotBack(index);
    const { kind, value, text } = cursor.peek(before);
    if (kind === "number") return value < 10 && !cursor.is(".", before - 1) ? before : index;
    if (kind !== "word") return index;
    if (FILLERS.has(text)) return this.#startOfName(before);
    return !isLeading(text) && cursor.matchBook(before) === undefined && nearestOrdinal(text) !== undefined
      ? before
      : index;
  }
}

/** Checks whether a run begins with a name that is hardly anything else. */
function isPlain(run: Run | undefined): boolean {
  return run?.openings[0]?.isPlain === true;
}

function has(openings: readonly Opening[], weight: Weight): boolean {
  return openings.some((opening) => opening.weight === weight);
}
