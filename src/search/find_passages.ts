import { once, oncePer } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { resolve, type Translation, unlessAbsent } from "../corpus/mod.ts";
import type { Reference } from "../reference/mod.ts";
import { citedPassage, versificationOf } from "../versification/mod.ts";
import { foldWords } from "./folded_words.ts";
import { NAME_LANGUAGES } from "./name_column.ts";
import { capitalized, type NamedRow, NameIndex, type NameMatch, SAME_WORDS_SCORE } from "./name_index.ts";
import { parseQuery, type SearchQuery } from "./query.ts";
import { inSlices } from "./slices.ts";

/** A passage that people know by a name, or that belongs to a topic. */
export interface NamedPassage {
  /** The name, or that of the topic, in the language in which it was asked for. */
  readonly name: string;
  /** The same in the languages of the pages. */
  readonly names: Readonly<Record<"sl" | "en" | "it" | "de", string>>;
  /** The one that was asked, or another where that does not have the passage. */
  readonly translation: Translation;
  /** In the translation's own numbering. */
  readonly reference: Reference;
  /** The line of its first verse. */
  readonly line: number;
  readonly isTopic: boolean;
}

/** The context of a query besides its words. */
export interface QueryContext {
  /** The language of the page or of the answer, such as `sl`; any where absent. */
  readonly language?: string;
  /** True where the query names a day of the church year. */
  readonly isDay?: boolean;
}

/** The passages that a query names, and the occasions of the liturgy. */
export interface NamedFindings {
  readonly passages: readonly NamedPassage[];
  /** Ids, such as `wedding`. */
  readonly occasions: readonly string[];
  /** True where none of them has just the words of the query as a name: what is meant is guessed. */
  readonly isGuess: boolean;
}

/** A row of the tables of named passages and of topics. */
export interface PassageRow extends NamedRow {
  /** One citation, or those of a topic, in the original numbering. */
  readonly citations: readonly string[];
  readonly isTopic: boolean;
  readonly occasion?: string;
  /** Names that lead to other rows, too. */
  readonly shared: ReadonlySet<string>;
}

/** How much of a query and a name must agree: less where few or no verses have the words. */
const IN_TEXT = { least: 0.85, isForgiving: false };
const HARDLY_IN_TEXT = { least: 0.6, isForgiving: false };
const NOT_IN_TEXT = { least: 0.35, isForgiving: true };
/** The least score of the others, as a share of the best. */
const SHARE_OF_BEST = 0.6;
/** Up to so many verses are few. */
const MAX_LITTLE = 3;
const MIN_TYPED = 2;
const MAX_NAMED = 5;
const MAX_OF_TOPICS = 10;
/** The most names and topics that are shown where they have only most of the words of a query. */
const MAX_NEAR = 3;

/** The rows of the table of named passages. @throws {TableError} If a line cannot be read. */
export function namedPassageRows(): PassageRow[] {
  return readRows(readTable("search/tables/named_passages.txt"), ([citation = "", ...columns]) => {
    return { citations: [citation], isTopic: false, ...readNames(columns) };
  });
}

/** The lists that have a passage of a topic. */
const WITNESSES = / \[[NOL]+\]$/;

/** The rows of the table of topics. @throws {TableError} If a line cannot be read. */
export function topicRows(): PassageRow[] {
  return readRows(readTable("search/tables/topics.txt"), ([first = "", ...columns]) => {
    const [, occasion, list = ""] = /^(?:@(\S+) )?(.*)$/.exec(first)!;
    const citations = list.split("; ").map((each) => each.replace(WITNESSES, ""));
    return { citations, isTopic: true, ...(occasion !== undefined && { occasion }), ...readNames(columns) };
  });
}

function readNames(columns: readonly string[]): Pick<PassageRow, "names" | "shared"> {
  if (columns.length !== NAME_LANGUAGES.length || columns.includes("")) {
    throw new SyntaxError("Expected passages | Slovenian names | English names | Italian names | German names");
  }
  const written = columns.map((names) => names.split(", "));
  const plain = (name: string) => (name.endsWith("*") ? name.slice(0, -1) : name);
  const shared = written.flat().filter((name) => name.endsWith("*"));
  return { names: written.map((list) => list.map(plain)), shared: new Set(shared.map(plain)) };
}

let allNames: NameIndex<PassageRow> | undefined;

/** Reads the names once, in slices of time, for all who ask for one at the same time. */
export const prepareNames = once(() => inSlices(passageNames()));

/** Reads the names where that was not done, with pauses: that takes a tenth of a second. */
export function* passageNames(): Generator<void, NameIndex<PassageRow>> {
  allNames ??= yield* NameIndex.build([...namedPassageRows(), ...topicRows()]);
  return allNames;
}

/**
 * Finds the passages that a query names, and those of a topic that it names. Where there is none, those of names that
 * have most of its words: more of them, and other spellings, where the text has nothing either.
 *
 * @param translations The one that is asked, then those that are asked where it has none of the passages.
 * @param found How many verses of the first translation have the words.
 * @param context Misspelt words are looked for in its language and that of the translation; where it is a day, no
 * name has only most of its words: a part of the name of a day is a word of many others.
 * @returns Those that one of the translations has. None for a query with signs.
 */
export function* findNamedPassages(
  query: SearchQuery,
  translations: readonly [Translation, ...Translation[]],
  { found, language, isDay = false }: QueryContext & { readonly found: number },
): Generator<void, NamedFindings> {
  const names = yield* passageNames();
  const pageLanguages = language === undefined ? NAME_LANGUAGES : [NAME_LANGUAGES[columnOf(language)]!];
  const languages = new Set<string>([...pageLanguages, translations[0].language]);
  const likeness = found === 0 ? NOT_IN_TEXT : found <= MAX_LITTLE ? HARDLY_IN_TEXT : IN_TEXT;
  const all = yield* names.find(query, { ...likeness, languages });
  const best = all[0]?.score ?? 0;
  const isExact = best >= SAME_WORDS_SCORE;
  // `sin` is a son in a Slovenian text.
  const isMeant = ({ row, language, score }: NameMatch<PassageRow>) =>
    score >= SHARE_OF_BEST * best &&
    (!row.isTopic || found === 0 || language === translations[0].language) &&
    (score >= SAME_WORDS_SCORE || !isDay);
  const meant = all.filter(isMeant);
  const matches = meant.slice(0, isExact ? MAX_NAMED : MAX_NEAR);
  let passages: NamedPassage[] = [];
  for (const translation of found === 0 || isExact ? translations : [translations[0]]) {
    passages = yield* passagesOf(matches, translation, meant);
    if (passages.length > 0) break;
  }
  return {
    passages,
    isGuess: matches.some(({ isGuess }) => isGuess),
    occasions: matches.flatMap(({ row: { occasion } }) => (occasion === undefined ? [] : [occasion])),
  };
}

/**
 * Finds the passages of rows in a translation: the first of each row, then the second of each. Of those of a topic the first
 * are passages one of whose own names the words have.
 *
 * @param meant The rows that are meant, also those for which there is no room.
 */
function* passagesOf(
  matches: readonly NameMatch<PassageRow>[],
  translation: Translation,
  meant: readonly NameMatch<PassageRow>[],
): Generator<void, NamedPassage[]> {
  const named = meant.flatMap(({ row, isWhole }) =>
    row.isTopic || !isWhole ? [] : (placeOf(translation, row.citations[0]!) ?? []),
  );
  const isNamed = (citation: string) => {
    const place = placeOf(translation, citation);
    return place !== undefined && named.some(({ line, last }) => line <= place.line && place.last <= last);
  };
  const rows = matches.map(({ row, language }) => {
    const first = row.isTopic ? row.citations.filter(isNamed) : [];
    const name = titleIn(row, NAME_LANGUAGES.indexOf(language));
    return { row, name, citations: [...first, ...row.citations.filter((each) => !first.includes(each))] };
  });
  const max = matches.some(({ row }) => row.isTopic) ? MAX_OF_TOPICS : MAX_NAMED;
  const passages = new Map<number, NamedPassage>();
  const turns = Math.max(0, ...rows.map(({ citations }) => citations.length));
  for (let turn = 0; turn < turns && passages.size < max; turn++) {
    for (const { row, name, citations } of rows) {
      yield;
      const citation = citations[turn];
      const place = citation === undefined ? undefined : placeOf(translation, citation);
      if (place === undefined || passages.has(place.line)) continue;
      const { reference, line } = place;
      passages.set(line, { reference, line, translation, name, names: titlesOf(row), isTopic: row.isTopic });
    }
  }
  return [...passages.values()].slice(0, max);
}

/** Returns the title of a row in the language of a column. */
function titleIn({ names }: PassageRow, column: number): string {
  return capitalized(names[column]![0]!);
}

function titlesOf(row: PassageRow): NamedPassage["names"] {
  return { sl: titleIn(row, 0), en: titleIn(row, 1), it: titleIn(row, 2), de: titleIn(row, 3) };
}

/**
 * Returns passages of a translation one of whose names begins with a text, for suggestions while someone types. Where the
 * names were not read yet there are none: they are there by the next letter.
 */
export function passagesBeginningWith(text: string, translation: Translation, limit: number): NamedPassage[] {
  if (allNames === undefined) void prepareNames();
  const passages: NamedPassage[] = [];
  if (foldWords(text).length < MIN_TYPED) return passages;
  for (const { row, name } of allNames?.beginningWith(text) ?? []) {
    if (passages.length >= limit) break;
    const place = row.isTopic ? undefined : placeOf(translation, row.citations[0]!);
    if (place !== undefined) passages.push({ ...place, translation, name, names: titlesOf(row), isTopic: false });
  }
  return passages;
}

const topicNames = once(() => new Set(topicRows().flatMap(({ names }) => names.flat().map(foldWords))));

/** Returns true if a text is a name of a topic as it is written, such as `žalost`, which may be a book as well. */
export function isTopic(text: string): boolean {
  return topicNames().has(foldWords(text));
}

/** Returns true if a text has the words of a name, such as `Judas and the thirty pieces of silver`. */
export async function isPassageName(text: string): Promise<boolean> {
  await prepareNames();
  return (await inSlices(allNames!.find(parseQuery(text), { least: SAME_WORDS_SCORE, isForgiving: false }))).length > 0;
}

/** Returns the titles of the first topics of the table. @param language That of a page, such as `sl`. */
export function topicTitles(language: string, limit: number): string[] {
  const column = columnOf(language);
  return topicRows()
    .slice(0, limit)
    .map((row) => titleIn(row, column));
}

/** Returns the column of names in a language of pages. */
function columnOf(language: string): number {
  return Math.max(0, ["sl", "en", "it", "de"].indexOf(language));
}

type Place = Pick<NamedPassage, "reference" | "line"> & { readonly last: number };

/** The passages that were found in a translation, and those that it does not have. */
const places = oncePer((_: Translation) => new Map<string, Place | undefined>());

/** Returns a passage in a translation, or nothing where it does not have all chapters of it. */
function placeOf(translation: Translation, citation: string): Place | undefined {
  const known = places(translation);
  if (!known.has(citation)) known.set(citation, findPlace(translation, citation));
  return known.get(citation);
}

function findPlace(translation: Translation, citation: string): Place | undefined {
  const cited = citedPassage(citation, versificationOf(translation));
  if ("missing" in cited) return undefined;
  const found = unlessAbsent(() => resolve(translation, cited));
  return found && { reference: found.reference, line: found.ranges[0]!.first, last: found.ranges.at(-1)!.last };
}
