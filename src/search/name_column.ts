import { kept } from "../base/bounded_map.ts";
import { editDistance, MAX_COMPARED_LENGTH, SUBSTITUTION } from "../base/word_comparison.ts";
import { foldForm, formOf, smallWordsInNames, synonymsInNames } from "./folded_words.ts";
import { WordList } from "./index_arrays.ts";
import { lightStemmerOf } from "./stemmers/light.ts";
import { type Stemmer, stemmerOf } from "./stemmers/mod.ts";

/** The languages of the columns of names. */
export const NAME_LANGUAGES = ["slv", "eng", "ita", "deu"] as const;

/** How rare a group of words is that begin alike; most of them are forms of one word. */
interface Rarity {
  /** The number of the rows that have one of them, and the last of these. */
  rows: number;
  last: number;
  /** Greater for rarer words. */
  weight: number;
}

/** A word of the names of a language. */
export interface NameWord {
  readonly folded: string;
  /** The names that have it. */
  readonly names: Name[];
  readonly rarity: Rarity;
  /** Found when they are first asked for. */
  stems?: readonly string[];
}

/** A name taken apart. */
export interface Name {
  readonly row: number;
  readonly text: string;
  readonly folded: string;
  /** The words by which it is found: those that are not small, or all where these are too few. */
  readonly words: readonly NameWord[];
  readonly hasSmallWords: boolean;
}

/** The names of one language. */
export class Column {
  readonly language: (typeof NAME_LANGUAGES)[number];
  readonly stemmer: Pick<Stemmer, "stemsOf" | "beginningsOf" | "irregularWords">;
  /** The words that are of no weight. */
  readonly small: ReadonlySet<string>;
  readonly names: Name[] = [];
  /** The words of all names, folded. */
  readonly words = new Map<string, NameWord>();
  sorted = new WordList([]);
  /** By the first letters of words. */
  readonly rarities = new Map<string, Rarity>();
  /** The stems of other words that mean the same as those with a stem. */
  readonly alike = new Map<string, ReadonlySet<string>>();
  /** The words by those of their stems that were asked for. */
  readonly byStem = new Map<string, readonly NameWord[]>();

  /** Makes the column of a language, without names. */
  constructor(language: Column["language"]) {
    this.language = language;
    this.small = smallWordsInNames(language);
    this.stemmer = stemmerOf(language)?.folded ?? lightStemmerOf(language);
    for (const group of synonymsInNames(language)) {
      const stems = new Set(group.flatMap((word) => this.stemmer.stemsOf(word)));
      for (const stem of stems) this.alike.set(stem, new Set([...(this.alike.get(stem) ?? []), ...stems]));
    }
  }
}

/** The most words by which a name is found: each is a bit of a number. */
const MAX_NAME_WORDS = 31;
/** A name of one word that is not small and at least so many small ones is found by all of them: `Do you love me`. */
const MIN_SMALL_WORDS = 2;
/** The articles, which a name may have or lack. */
export const ARTICLES: ReadonlySet<string> = new Set(["the", "il", "la", "l", "le", "i", "der", "die", "das"]);
/** From this length on a word that no name has is probably a misspelt one. */
const MIN_MISSPELT = 5;
/** From this length on it may have two slips after its first letter. */
const TWO_SLIPS = 9;
/** How many letters at the end of a word are looked up. */
const END = 2;
/** The letters by which words are weighed. */
const MIN_BEGINNING = 3;
const MAX_BEGINNING = 5;
/** The number of stems that are kept although no name has them. */
const MAX_STEMS = 20_000;
const BETWEEN_WORDS = /[ '-]+/g;
/** A sign or another space than a single one between words, which few names have. */
const UNEVEN = /['-]|^ | (?= |$)/;

/** Adds a name of a row to the column of its language. @throws {SyntaxError} If it has too many words. */
export function addName(column: Column, row: number, text: string): void {
  const { small, names } = column;
  const form = foldForm(formOf(text));
  const folded = UNEVEN.test(form) ? form.replace(BETWEEN_WORDS, " ").trim() : form;
  const all = folded.split(" ");
  const weighty = all.reduce((count, word) => (small.has(word) ? count : count + 1), 0);
  const others = all.length - weighty - (ARTICLES.has(all[0]!) ? 1 : 0);
  const hasSmallWords = weighty === 0 || (weighty === 1 && others >= MIN_SMALL_WORDS);
  const words: NameWord[] = [];
  const name: Name = { row, text, folded, words, hasSmallWords };
  for (const each of all) {
    if (!hasSmallWords && small.has(each)) continue;
    const word = column.words.get(each) ?? addWord(column, each);
    if (words.includes(word)) continue;
    word.names.push(name);
    words.push(word);
    const { rarity } = word;
    if (rarity.last !== row) rarity.rows++;
    rarity.last = row;
  }
  if (words.length > MAX_NAME_WORDS) throw new SyntaxError(`Cannot take "${text}": it has too many words`);
  names.push(name);
}

function addWord({ words, rarities }: Column, folded: string): NameWord {
  const beginning = folded.slice(0, Math.max(MIN_BEGINNING, Math.min(MAX_BEGINNING, folded.length - 1)));
  const rarity = kept(rarities, beginning, () => ({ rows: 0, last: -1, weight: 0 }));
  const word: NameWord = { folded, names: [], rarity };
  words.set(folded, word);
  return word;
}

/** Returns the words of names that may be a form of a word, or of one that means the same. */
export function wordsLike(column: Column, word: string): NameWord[] {
  const stems = column.stemmer.stemsOf(word);
  const all = new Set([...stems, ...stems.flatMap((stem) => [...(column.alike.get(stem) ?? [])])]);
  return [...all].flatMap((stem) => wordsWith(column, stem));
}

/** Returns the words of names that have a stem. */
function wordsWith(column: Column, stem: string): readonly NameWord[] {
  const { stemmer, words, sorted, byStem } = column;
  const known = byStem.get(stem);
  if (known !== undefined) return known;
  const found: NameWord[] = [];
  for (const beginning of stemmer.beginningsOf(stem)) {
    const [from, to] = sorted.rangeOf(beginning);
    for (let at = from; at < to; at++) {
      const word = words.get(sorted.at(at))!;
      word.stems ??= stemmer.stemsOf(word.folded);
      if (word.stems.includes(stem)) found.push(word);
    }
  }
  found.push(...stemmer.irregularWords(stem).flatMap((word) => words.get(word) ?? []));
  if (found.length > 0 || byStem.size < MAX_STEMS) byStem.set(stem, found);
  return found;
}

/** Returns the weight of what some of all rows have: more where these are fewer. */
export function weightOf(rows: number, found: number): number {
  return Math.log(1 + rows / found);
}

/** Returns the words of names that are one slip from a word, two from a long one, with other forms of them. */
export function nearestWords(column: Column, word: string): NameWord[] {
  if (word.length < MIN_MISSPELT || word.length > MAX_COMPARED_LENGTH) return [];
  const { stemmer } = column;
  const words = [...column.words.values()];
  // One slip leaves the first two letters or the last two.
  const [beginning, end] = [word.slice(0, END), word.slice(-END)];
  const near = new Set([
    ...words.filter(({ folded }) => folded.startsWith(beginning)),
    ...words.filter(({ folded }) => folded.endsWith(end)),
  ]);
  const isNear = ({ folded }: NameWord) => {
    const slips = Math.min(word.length, folded.length) < TWO_SLIPS || word[0] !== folded[0] ? 1 : 2;
    const allowed = slips * SUBSTITUTION;
    return Math.abs(folded.length - word.length) <= slips && editDistance(word, folded, allowed) <= allowed;
  };
  const stems = new Set([...near].filter(isNear).flatMap(({ folded }) => stemmer.stemsOf(folded)));
  return [...stems].flatMap((stem) => wordsWith(column, stem));
}
