import { readRows, readTable } from "../base/source_files.ts";
import { PassageNotFound, resolve, type Translation } from "../corpus/mod.ts";
import type { Reference } from "../reference/mod.ts";
import { citedPassage, versificationOf } from "../versification/mod.ts";
import type { SearchQuery } from "./query.ts";
import { type Stemmer, stemmerOf } from "./stemmers/mod.ts";
import { foldWords, isSmallInNames, isSmallWord, wordsOf } from "./words.ts";

/** A passage that people know by a name. */
export interface NamedPassage {
  /** The name in the language in which it was asked for. */
  readonly name: string;
  /** In the translation's own numbering. */
  readonly reference: Reference;
}

/** A name of a passage, taken apart. */
interface PassageName {
  /** The first name in its language. */
  readonly title: string;
  readonly citation: string;
  readonly stemmer: Stemmer;
  /** The stems of each of its words, of those that are not small where these are not too few. */
  readonly words: readonly ReadonlySet<string>[];
  readonly hasSmallWords: boolean;
}

/** A name as it is compared with what someone types. */
interface TypedName {
  readonly name: string;
  /** Its words folded, a space before each. */
  readonly folded: string;
  readonly citation: string;
}

const MAX_PASSAGES = 5;
/** No name has more words than this. */
const MAX_WORDS = 24;
/** The languages of the columns of the table. */
const LANGUAGES = ["slv", "eng"];

/** The rows of the table of named passages. */
export function namedPassageRows(): { citation: string; names: readonly string[][] }[] {
  return readRows(readTable("search/tables/named_passages.txt"), ([citation = "", ...columns], { text }) => {
    if (columns.length < 2 || columns.includes("")) {
      throw new SyntaxError(`Cannot read "${text}": expected citation | Slovenian names | English names`);
    }
    return { citation, names: columns.map((names) => names.split(", ")) };
  });
}

let allNames: readonly PassageName[] | undefined;
let typedNames: readonly TypedName[] | undefined;

/** Takes the names apart when one is first asked for, with pauses: that takes some milliseconds. */
function* passageNames(): Generator<void, readonly PassageName[]> {
  if (allNames !== undefined) return allNames;
  const made: PassageName[] = [];
  for (const { citation, names } of namedPassageRows()) {
    yield;
    for (const [column, list] of names.entries()) {
      const stemmer = stemmerOf(LANGUAGES[column]!)!.folded;
      const title = capitalized(list[0]!);
      for (const name of list) made.push({ title, citation, stemmer, ...wordsOfName(name, stemmer) });
    }
  }
  allNames = made;
  return made;
}

/**
 * Finds the passages that a query names: all words of the name but the small ones are asked for, in any form, and
 * nothing else.
 *
 * @returns Those that the translation has, at most five. None for a query with signs.
 */
export function* findNamedPassages(query: SearchQuery, translation: Translation): Generator<void, NamedPassage[]> {
  const found = new Map<string, NamedPassage>();
  const names = yield* passageNames();
  for (const { title, citation } of matchingNames(query, names)) {
    yield;
    if (found.size === MAX_PASSAGES) break;
    if (found.has(citation)) continue;
    const reference = referenceIn(translation, citation);
    if (reference !== undefined) found.set(citation, { name: title, reference });
  }
  return [...found.values()];
}

/** Returns passages of a translation one of whose names begins with a text, for suggestions while someone types. */
export function passagesBeginningWith(text: string, translation: Translation, limit: number): NamedPassage[] {
  const typed = foldWords(text);
  const found = new Map<string, NamedPassage>();
  if (typed.length < 2) return [];
  typedNames ??= namedPassageRows().flatMap(({ citation, names }) =>
    names.flat().map((name) => ({ name, folded: ` ${foldWords(name)}`, citation })),
  );
  for (const { name, folded, citation } of typedNames) {
    if (found.size === limit) break;
    if (found.has(citation) || !folded.includes(` ${typed}`)) continue;
    const reference = referenceIn(translation, citation);
    if (reference !== undefined) found.set(citation, { name: capitalized(name), reference });
  }
  return [...found.values()];
}

function matchingNames({ terms }: SearchQuery, names: readonly PassageName[]): PassageName[] {
  const isPlain = terms.every((term) => !term.isExcluded && !term.isPrefix && term.comparison !== "form");
  const words = terms.flatMap((term) => term.words);
  if (!isPlain || words.length > MAX_WORDS) return [];
  const asked = words.map(({ folded }) => folded);
  const weighty = asked.filter((word) => !isSmallInNames(word));
  if (weighty.length === 0) return [];
  const stems = new Map(
    LANGUAGES.map((language) => {
      const stemmer = stemmerOf(language)!.folded;
      return [stemmer, { all: stemsOf(asked, stemmer), weighty: stemsOf(weighty, stemmer) }];
    }),
  );
  return names.filter(({ stemmer, words: own, hasSmallWords }) => {
    const { all, weighty } = stems.get(stemmer)!;
    const others = hasSmallWords ? all : weighty;
    return isCovered(own, others) && isCovered(others, own);
  });
}

/** Returns true if every word has a stem in common with one of others. */
function isCovered(words: readonly ReadonlySet<string>[], others: readonly ReadonlySet<string>[]): boolean {
  return words.every((stems) => others.some((other) => [...stems].some((stem) => other.has(stem))));
}

/** A name of so many words of which one alone is not small is known by all of them: `Do you love me`. */
const MIN_SMALL_WORDS = 2;

function wordsOfName(name: string, stemmer: Stemmer): Pick<PassageName, "words" | "hasSmallWords"> {
  const words = wordsOf(name).map(({ folded }) => folded);
  const weighty = words.filter((word) => !isSmallInNames(word));
  const isArticle = name.startsWith("The ") ? 1 : 0;
  const small = words.filter((word) => isSmallWord(word)).length - isArticle;
  const hasSmallWords = weighty.length === 0 || (weighty.length === 1 && small >= MIN_SMALL_WORDS);
  return { words: stemsOf(hasSmallWords ? words : weighty, stemmer), hasSmallWords };
}

function stemsOf(words: readonly string[], stemmer: Stemmer): ReadonlySet<string>[] {
  return words.map((word) => new Set(stemmer.stemsOf(word)));
}

function capitalized(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}

/** Returns the reference of a passage in a translation, or undefined where it has not all chapters of it. */
function referenceIn(translation: Translation, citation: string): Reference | undefined {
  const cited = citedPassage(citation, versificationOf(translation));
  if ("missing" in cited) return undefined;
  try {
    return resolve(translation, { ...cited, maxVerses: Number.POSITIVE_INFINITY }).reference;
  } catch (error) {
    if (error instanceof PassageNotFound) return undefined;
    throw error;
  }
}
