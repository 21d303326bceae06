import { bitCount } from "../base/word_comparison.ts";
import { foldWords } from "./folded_words.ts";
import { WordList } from "./index_arrays.ts";
import {
  ARTICLES,
  addName,
  Column,
  NAME_LANGUAGES,
  type Name,
  type NameWord,
  nearestWords,
  weightOf,
  wordsLike,
} from "./name_column.ts";
import type { SearchQuery } from "./query.ts";

/** A row of a table: something that people know by names. */
export interface NamedRow {
  /** The names in each of the languages, the first of a language being its title. */
  readonly names: readonly (readonly string[])[];
}

/** A row that a query names. */
export interface NameMatch<Row extends NamedRow> {
  readonly row: Row;
  /** The language of the name. */
  readonly language: (typeof NAME_LANGUAGES)[number];
  /** `AS_WRITTEN_SCORE`, `SAME_WORDS_SCORE`, or less where the query has only most of the words of the name. */
  readonly score: number;
  /** True where the query has all words of one of its names. */
  readonly isWhole: boolean;
  /** True where the query has other words, too, or misspelt ones: the name is a guess. */
  readonly isGuess: boolean;
}

/** The score of a name that has the words of the query, small ones too, in just the form that was typed. */
export const AS_WRITTEN_SCORE = 2;
/** The score of a name that has the words of the query that are not small, in whatever form. */
export const SAME_WORDS_SCORE = 1;

/** A longer query is no name. */
export const MAX_WORDS = 24;
/** The weight of a word that no name of any language has, as a share of the rarest word's; measured. */
const STRANGE_SHARE = 0.5;
/** The share of the weight of words that no name has, against words of the name that are missing. */
const UNKNOWN_SHARE = 0.5;
/** Without a whole name, the names of a row must have so many words of the query, or one that few rows have. */
const MIN_MET = 2;
const MAX_ROWS = 3;
/** How much of the query the names of a row have, against how much of its nearest name the query has; measured. */
const QUERY_SHARE = 0.7;
/** The best score where not all words are the same. */
const MAX_NEAR = 0.99;

/** Names by the stems of their words, so that a query need not be compared with each of them. */
export class NameIndex<Row extends NamedRow> {
  readonly #rows: readonly Row[];
  readonly #columns: readonly Column[];

  constructor(rows: readonly Row[], columns: readonly Column[]) {
    this.#rows = rows;
    this.#columns = columns;
  }

  /** Takes the names of a table apart, with pauses. Stems are found when they are asked for: they take longer. */
  static *build<Row extends NamedRow>(rows: readonly Row[]): Generator<void, NameIndex<Row>> {
    const columns = NAME_LANGUAGES.map((language) => new Column(language));
    for (const [row, { names }] of rows.entries()) {
      yield;
      for (const [at, list] of names.entries()) for (const name of list) addName(columns[at]!, row, name);
    }
    for (const column of columns) {
      yield;
      column.sorted = new WordList([...column.words.keys()].sort());
      for (const rarity of column.rarities.values()) rarity.weight = weightOf(rows.length, rarity.rows);
    }
    return new NameIndex(rows, columns);
  }

  /**
   * Finds the rows that a query names: those one of whose names has the words of the query that are not small, in any
   * form, and no others; if some are written just so, only these. Where there is none, those with most of them, best first.
   *
   * @param options.least The least score of the latter.
   * @param options.isForgiving Takes words that no name has for the nearest ones that a name has, in some languages.
   */
  *find(
    { terms }: SearchQuery,
    { least, isForgiving, languages }: { least: number; isForgiving: boolean; languages?: ReadonlySet<string> },
  ): Generator<void, NameMatch<Row>[]> {
    const isPlain = terms.every((term) => !term.isExcluded && !term.isPrefix && term.comparison !== "form");
    const words = terms.flatMap((term) => term.words.map(({ folded }) => folded));
    if (!isPlain || words.length > MAX_WORDS) return [];
    const best = new Map<number, NameMatch<Row>>();
    const met: (readonly NameWord[])[][] = [];
    for (const column of this.#columns) {
      const own: (readonly NameWord[])[] = [];
      for (const word of words) {
        yield;
        own.push(wordsLike(column, word));
      }
      met.push(own);
    }
    const isKnown = (word: string, at: number) =>
      !isForgiving || this.#columns.some(({ small }, column) => small.has(word) || met[column]![at]!.length > 0);
    const known = words.map(isKnown);
    const isStrange = words.map((_, at) => met.every((own) => own[at]!.length === 0));
    for (const [number, column] of this.#columns.entries()) {
      for (const [at, word] of words.entries()) {
        yield;
        if (!known[at] && languages?.has(column.language) !== false) met[number]![at] = nearestWords(column, word);
      }
      for (const match of this.#findIn(column, { words, met: met[number]!, isStrange, least })) {
        const { row, score } = match;
        if (score >= least && score > (best.get(row)?.score ?? 0)) {
          const isGuess = score < SAME_WORDS_SCORE || known.includes(false);
          best.set(row, { ...match, isGuess, row: this.#rows[row]! });
        }
      }
    }
    const matches = [...best.values()];
    const most = Math.max(0, ...matches.map(({ score }) => score));
    if (most < SAME_WORDS_SCORE) return matches.sort((a, b) => b.score - a.score);
    const exact = [...best].filter(([, { score }]) => score === most);
    return exact.sort(([a], [b]) => a - b).map(([, match]) => match);
  }

  /** Finds the rows one of whose names begins with a text, with that name, then those with a word that begins so. */
  *beginningWith(text: string): Generator<{ row: Row; name: string }> {
    const typed = foldWords(text);
    const found = new Set<number>();
    for (const isThere of [(name: string) => name.startsWith(typed), (name: string) => name.includes(` ${typed}`)]) {
      for (const { names } of this.#columns) {
        for (const { row, text: name, folded } of names) {
          if (found.has(row) || !isThere(folded)) continue;
          found.add(row);
          yield { row: this.#rows[row]!, name: capitalized(name) };
        }
      }
    }
  }

  *#findIn(
    { language, small }: Column,
    { words, met, isStrange, least }: MetQuery & { least: number },
  ): Generator<{ row: number } & Pick<NameMatch<Row>, "score" | "language" | "isWhole">> {
    const isSmall = words.map((word) => small.has(word));
    const every = 2 ** words.length - 1;
    const weighty = isSmall.reduce((bits, small, at) => (small ? bits : bits | (1 << at)), 0);
    const rowsOf = met.map((own) => {
      const rows = new Set<number>();
      for (const { names } of own) for (const { row } of names) rows.add(row);
      return rows;
    });
    const full = rowsOf.map(
      ({ size }, at) => weightOf(this.#rows.length, Math.max(1, size)) * (isStrange[at] ? STRANGE_SHARE : 1),
    );
    const whole = weightIn(full, weighty);
    const share = (least / MAX_NEAR - 1 + QUERY_SHARE) / QUERY_SHARE;
    // Without one of these words a row has too little of the query.
    const needed = rowsOf.filter((_, at) => !isSmall[at] && full[at]! > (1 - share) * whole);
    const fewest = needed.sort((a, b) => a.size - b.size)[0];
    if (fewest?.size === 0) return;
    const rows = new Map<number, { asked: number; name: number; hasName: boolean }>();
    for (const [name, { own, asked }] of namesMet(met, isSmall, fewest)) {
      const { row, hasSmallWords } = name;
      const weights = name.words.map(({ rarity }) => rarity.weight);
      const rest = weightIn(full, (hasSmallWords ? every : weighty) & ~asked);
      const hasName = own === 2 ** weights.length - 1;
      if (hasName && rest === 0) {
        yield {
          row,
          score: hasSameWording(name, words) ? AS_WRITTEN_SCORE : SAME_WORDS_SCORE,
          language,
          isWhole: true,
        };
      }
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const part = weightIn(weights, own) / (total + UNKNOWN_SHARE * rest);
      const before = rows.get(row);
      if (before === undefined) rows.set(row, { asked, name: part, hasName });
      else {
        before.asked |= asked;
        before.name = Math.max(before.name, part);
        before.hasName ||= hasName;
      }
    }
    if (weighty === 0) return;
    for (const [row, { asked, name, hasName }] of rows) {
      const isEnough = hasName || bitCount(asked) >= MIN_MET || rowsOf[Math.log2(asked)]!.size <= MAX_ROWS;
      const score = MAX_NEAR * (QUERY_SHARE * (weightIn(full, asked & weighty) / whole) + (1 - QUERY_SHARE) * name);
      if (isEnough && score >= least) yield { row, score, language, isWhole: hasName };
    }
  }
}

/** The words of a query, folded, with what the names of one language have for each. */
interface MetQuery {
  readonly words: readonly string[];
  /** The words of names that may be a form of each. */
  readonly met: readonly (readonly NameWord[])[];
  /** True of each that no name of any language has. */
  readonly isStrange: readonly boolean[];
}

/**
 * Finds the names that have words of a query, with a bit for each word of the name, and for each of the query. A small word
 * counts where the name is found by its small words.
 *
 * @param among The rows that are looked at; all where absent.
 */
function namesMet(
  met: MetQuery["met"],
  isSmall: readonly boolean[],
  among: ReadonlySet<number> | undefined,
): ReadonlyMap<Name, { readonly own: number; readonly asked: number }> {
  const found = new Map<Name, { own: number; asked: number }>();
  for (const [at, words] of met.entries()) {
    for (const word of words) {
      for (const name of word.names) {
        if ((isSmall[at] && !name.hasSmallWords) || among?.has(name.row) === false) continue;
        const bits = found.get(name) ?? { own: 0, asked: 0 };
        bits.own |= 1 << name.words.indexOf(word);
        bits.asked |= 1 << at;
        found.set(name, bits);
      }
    }
  }
  return found;
}

/** Returns true if the words of a query are just those of a name, small ones too, but for articles. */
function hasSameWording({ folded }: Name, words: readonly string[]): boolean {
  const asked = words.filter((word) => !ARTICLES.has(word));
  const written = new Set(folded.split(" ").filter((word) => !ARTICLES.has(word)));
  return asked.length === written.size && asked.every((word) => written.has(word));
}

/** Returns the sum of the weights whose bits are set. */
function weightIn(weights: readonly number[], bits: number): number {
  let sum = 0;
  for (let at = 0, rest = bits; rest !== 0; at++, rest >>>= 1) if ((rest & 1) === 1) sum += weights[at]!;
  return sum;
}

/** Returns a name as a title. */
export function capitalized(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
