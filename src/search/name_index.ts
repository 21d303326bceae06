import { editDistance, INSERTION, MAX_COMPARED_LENGTH } from "../base/edit_distance.ts";
import type { SearchQuery } from "./query.ts";
import { lightStemmerOf } from "./stemmers/light.ts";
import { type Stemmer, stemmerOf } from "./stemmers/mod.ts";
import { foldWords, smallInNames, wordsOf } from "./words.ts";

/** The languages of the columns of names. */
export const NAME_LANGUAGES = ["slv", "eng", "ita", "deu"] as const;

/** A row of a table: something that people know by names. */
export interface NamedRow {
  /** The names in each of the languages, the first of a language being its title. */
  readonly names: readonly (readonly string[])[];
}

/** A row that a query names. */
export interface NameMatch<Row extends NamedRow> {
  readonly row: Row;
  /** The title in the language in which it was asked for. */
  readonly title: string;
  readonly language: (typeof NAME_LANGUAGES)[number];
  /** `WRITTEN_SO`, `SAME_WORDS`, or less where the query has only most of the words of the name. */
  readonly score: number;
}

/** The score of a name that has the words of the query, small ones too, in just the form that was typed. */
export const WRITTEN_SO = 2;
/** The score of a name that has the words of the query that are not small, in whatever form. */
export const SAME_WORDS = 1;

/** A name taken apart. */
interface Name {
  readonly row: number;
  readonly text: string;
  /** Its words folded, a space before each. */
  readonly folded: string;
  /** The number of all its words but for articles, each counted once. */
  readonly count: number;
  /** The number of the words by which it is found: those that are not small, or all where these are too few. */
  readonly length: number;
  readonly hasSmallWords: boolean;
  /** The weights of its words, and their sum. */
  weights: number[];
  total: number;
}

/** The names of one language. */
interface Column {
  readonly language: (typeof NAME_LANGUAGES)[number];
  readonly stemmer: Pick<Stemmer, "stemsOf">;
  /** The words that are of no weight. */
  readonly small: ReadonlySet<string>;
  readonly names: Name[];
  /** By stem, the words of names that have it: the number of the name times `MAX_WORDS`, and of the word in it. */
  readonly postings: Map<string, number[]>;
  /** The words of all names, folded, with their stems. */
  readonly words: Map<string, readonly string[]>;
}

/** No name has more words than this, and no longer query is one. */
export const MAX_WORDS = 24;
const RADIX = 32;
/** A name of so many words of which one alone is not small is known by all of them: `Do you love me`. */
const MIN_SMALL_WORDS = 2;
const ARTICLES: ReadonlySet<string> = new Set(["the", "il", "la", "l", "le", "i", "der", "die", "das"]);
/** The share of the weight of words that no name has, against words of the name that are missing. */
const UNKNOWN_SHARE = 0.5;
/** A query without a whole name has so many of its words in the names of a row, or one that those of few rows have. */
const MIN_MET = 2;
const MAX_ROWS = 3;
/** How much of the query the names of a row have, against how much of its nearest name the query has; measured. */
const QUERY_SHARE = 0.7;
/** The best score where not all words are the same. */
const MAX_NEAR = 0.99;
/** A word that the names do not know is likely a slip of another from this length on. */
const MIN_MISSPELT = 5;

/** Names by the stems of their words, so that a query need not be compared with each of them. */
export class NameIndex<Row extends NamedRow> {
  readonly #rows: readonly Row[];
  readonly #columns: readonly Column[];

  constructor(rows: readonly Row[], columns: readonly Column[]) {
    this.#rows = rows;
    this.#columns = columns;
  }

  /** Takes the names of a table apart, with pauses: that takes some milliseconds. */
  static *build<Row extends NamedRow>(rows: readonly Row[]): Generator<void, NameIndex<Row>> {
    const columns: Column[] = NAME_LANGUAGES.map((language) => ({
      language,
      stemmer: stemmerOf(language)?.folded ?? lightStemmerOf(language),
      small: smallInNames(language),
      names: [],
      postings: new Map(),
      words: new Map(),
    }));
    for (const [row, { names }] of rows.entries()) {
      yield;
      for (const [at, list] of names.entries()) for (const name of list) addName(columns[at]!, row, name);
    }
    for (const column of columns) {
      yield;
      weigh(column, rows.length);
    }
    return new NameIndex(rows, columns);
  }

  /**
   * Finds the rows that a query names: those one of whose names has the words of the query that are not small, in any
   * form, and no others; if some are written just so, only these. Where there is none, those with most of them, best first.
   *
   * @param options.least The least score of the latter.
   * @param options.isForgiving Takes words that no name has for the nearest ones that a name has.
   */
  *find(
    { terms }: SearchQuery,
    { least, isForgiving }: { least: number; isForgiving: boolean },
  ): Generator<void, NameMatch<Row>[]> {
    const isPlain = terms.every((term) => !term.isExcluded && !term.isPrefix && term.comparison !== "form");
    const words = terms.flatMap((term) => term.words.map(({ folded }) => folded));
    if (!isPlain || words.length > MAX_WORDS) return [];
    const best = new Map<number, NameMatch<Row>>();
    const known = words.map((word) => !isForgiving || this.#columns.some((column) => isKnown(column, word)));
    for (const column of this.#columns) {
      const stems: (readonly string[])[] = [];
      for (const [at, word] of words.entries()) {
        yield;
        stems.push(known[at] ? column.stemmer.stemsOf(word) : nearestStems(column, word));
      }
      for (const match of this.#findIn(column, { words, stems, least })) {
        const { row, score } = match;
        if (score >= least && score > (best.get(row)?.score ?? 0)) {
          best.set(row, { ...match, row: this.#rows[row]!, title: this.#titleOf(column, row) });
        }
      }
    }
    const matches = [...best.values()];
    const most = Math.max(0, ...matches.map(({ score }) => score));
    if (most < SAME_WORDS) return matches.sort((a, b) => b.score - a.score);
    const exact = [...best].filter(([, { score }]) => score === most);
    return exact.sort(([a], [b]) => a - b).map(([, match]) => match);
  }

  /** Finds the rows one of whose names begins with a text, with that name, then those with a word that begins so. */
  *beginningWith(text: string): Generator<{ row: Row; name: string }> {
    const typed = ` ${foldWords(text)}`;
    const found = new Set<number>();
    for (const isThere of [(name: string) => name.startsWith(typed), (name: string) => name.includes(typed)]) {
      for (const { names } of this.#columns) {
        for (const { row, text: name, folded } of names) {
          if (found.has(row) || !isThere(folded)) continue;
          found.add(row);
          yield { row: this.#rows[row]!, name: capitalized(name) };
        }
      }
    }
  }

  #titleOf({ language }: Column, row: number): string {
    const [title = ""] = this.#rows[row]!.names[NAME_LANGUAGES.indexOf(language)]!;
    return capitalized(title);
  }

  *#findIn(
    column: Column,
    { words, stems, least }: { words: readonly string[]; stems: readonly (readonly string[])[]; least: number },
  ): Generator<{ row: number; score: number; language: Column["language"] }> {
    const { language, small, names, postings } = column;
    const isSmall = words.map((word) => small.has(word));
    const found = new Map<number, { own: number; asked: number }>();
    const weights = words.map(() => 0);
    for (const [at, own] of stems.entries()) {
      for (const stem of own) {
        for (const code of postings.get(stem) ?? []) {
          const name = names[Math.floor(code / RADIX)]!;
          if (isSmall[at] && !name.hasSmallWords) continue;
          const number = Math.floor(code / RADIX);
          const bits = found.get(number) ?? { own: 0, asked: 0 };
          bits.own |= 1 << (code % RADIX);
          bits.asked |= 1 << at;
          found.set(number, bits);
          weights[at] = Math.max(weights[at]!, name.weights[code % RADIX]!);
        }
      }
    }
    const unknown = weightOf(names.length, 1);
    const full = weights.map((weight) => weight || unknown);
    const every = 2 ** words.length - 1;
    const weighty = isSmall.reduce((bits, small, at) => (small ? bits : bits | (1 << at)), 0);
    const asked = words.filter((word) => !ARTICLES.has(word));
    const rows = new Map<number, { asked: number; name: number; hasName: boolean }>();
    for (const [number, bits] of found) {
      const { row, length, hasSmallWords, weights: own, total, count, folded } = names[number]!;
      const rest = weightIn(full, (hasSmallWords ? every : weighty) & ~bits.asked);
      const hasName = bits.own === 2 ** length - 1;
      if (hasName && rest === 0) {
        const isWrittenSo = asked.length === count && asked.every((word) => `${folded} `.includes(` ${word} `));
        yield { row, score: isWrittenSo ? WRITTEN_SO : SAME_WORDS, language };
      }
      const name = weightIn(own, bits.own) / (total + UNKNOWN_SHARE * rest);
      const before = rows.get(row);
      if (before === undefined) rows.set(row, { asked: bits.asked, name, hasName });
      else {
        before.asked |= bits.asked;
        before.name = Math.max(before.name, name);
        before.hasName ||= hasName;
      }
    }
    if (weighty === 0) return;
    const whole = weightIn(full, weighty);
    const rarity = words.map(() => 0);
    for (const { asked } of rows.values()) {
      for (let at = 0; at < words.length; at++) if ((asked >> at) & 1) rarity[at]!++;
    }
    for (const [row, { asked, name, hasName }] of rows) {
      const isEnough = hasName || bitsIn(asked) >= MIN_MET || rarity[Math.log2(asked)]! <= MAX_ROWS;
      const score = MAX_NEAR * (QUERY_SHARE * (weightIn(full, asked & weighty) / whole) + (1 - QUERY_SHARE) * name);
      if (isEnough && score >= least) yield { row, score, language };
    }
  }
}

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Returns the sum of the weights whose bits are set. */
function weightIn(weights: readonly number[], bits: number): number {
  let sum = 0;
  for (let at = 0, rest = bits; rest !== 0; at++, rest >>>= 1) if ((rest & 1) === 1) sum += weights[at]!;
  return sum;
}

function addName({ stemmer, small, names, postings, words }: Column, row: number, text: string): void {
  const all = wordsOf(text).map(({ folded }) => folded);
  const weighty = all.filter((word) => !small.has(word));
  const others = all.length - weighty.length - (ARTICLES.has(all[0]!) ? 1 : 0);
  const hasSmallWords = weighty.length === 0 || (weighty.length === 1 && others >= MIN_SMALL_WORDS);
  const own = [...new Set(hasSmallWords ? all : weighty)];
  for (const [at, word] of own.entries()) {
    const stems = words.get(word) ?? stemmer.stemsOf(word);
    words.set(word, stems);
    for (const stem of stems) {
      const codes = postings.get(stem) ?? [];
      codes.push(names.length * RADIX + at);
      postings.set(stem, codes);
    }
  }
  const count = new Set(all.filter((word) => !ARTICLES.has(word))).size;
  names.push({
    row,
    text,
    count,
    folded: ` ${all.join(" ")}`,
    length: own.length,
    hasSmallWords,
    weights: own.map(() => Number.POSITIVE_INFINITY),
    total: 0,
  });
}

/** Gives each word of the names of a language the weight of its commonest stem. */
function weigh({ names, postings }: Column, rows: number): void {
  for (const codes of postings.values()) {
    const weight = weightOf(rows, new Set(codes.map((code) => names[Math.floor(code / RADIX)]!.row)).size);
    for (const code of codes) {
      const { weights } = names[Math.floor(code / RADIX)]!;
      weights[code % RADIX] = Math.min(weights[code % RADIX]!, weight);
    }
  }
  for (const name of names) name.total = name.weights.reduce((sum, weight) => sum + weight, 0);
}

function weightOf(rows: number, found: number): number {
  return Math.log(1 + rows / found);
}

/** Returns true if a name has a form of a word, or the word is a small one. */
function isKnown({ small, stemmer, postings }: Column, word: string): boolean {
  return small.has(word) || stemmer.stemsOf(word).some((stem) => postings.has(stem));
}

/** Returns the stems of the words of names that are one slip from a word: half a millisecond. */
function nearestStems({ words }: Column, word: string): string[] {
  if (word.length < MIN_MISSPELT || word.length > MAX_COMPARED_LENGTH) return [];
  const near = [...words].filter(
    ([other]) => Math.abs(other.length - word.length) < 2 && editDistance(word, other, INSERTION + 1) <= INSERTION + 1,
  );
  return [...new Set(near.flatMap(([, stems]) => stems))];
}

/** Returns a name as a title. */
export function capitalized(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
