/** The words of the notation, of sentences that have names of books in them, ordinals by the lists of the table, and numerals. */
import { readRows, readTable, TableError } from "../base/source_files.ts";

const lists = new Map<string, readonly string[]>();
readRows(readTable("reference/tables/words.txt"), ([list = "", words = ""]) => {
  lists.set(list, [...(lists.get(list) ?? []), ...words.split(" ")]);
});

/** @throws {TableError} The table has no such list. */
export function listOf(list: string): readonly string[] {
  const words = lists.get(list);
  if (words === undefined) throw new TableError("src/reference/tables/words.txt", `no list “${list}”`);
  return words;
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

export const AND_WORDS = wordsOf("and");
export const OR_WORDS = wordsOf("or");
export const RANGE_WORDS = wordsOf("range");
export const NUMBER_FILLERS = wordsOf("number filler");
export const ARTICLES = wordsOf("article");
export const CHAPTER_WORDS = wordsOf("chapter");
export const CHAPTERS_WORDS = wordsOf("chapters");
export const PSALMS_WORDS = wordsOf("psalms");
export const VERSE_WORDS = wordsOf("verse");
export const NEXT_WORDS = wordsOf("next");
export const REST_WORDS = wordsOf("rest");
export const PERIOD_WORDS = wordsOf("period");
export const COUNT_WORDS = wordsOf("count");
export const PARALLEL_WORDS = wordsOf("parallel");
export const READING_WORDS = wordsOf("reading");
export const LESSON_WORDS: ReadonlySet<string> = new Set([...READING_WORDS, ...wordsOf("gospel")]);
export const LABEL_WORDS = wordsOf("label");
export const PREAMBLE_WORDS = wordsOf("preamble");
export const PASSAGE_WORDS = wordsOf("passage");
export const CROSS_REFERENCE_WORDS = wordsOf("cross reference");
export const EMPHASIS_WORDS = wordsOf("emphasis");
export const EXCEPTION_WORDS = wordsOf("exception");
export const TAKING_WORDS = wordsOf("taking");
export const PART_WORDS = wordsOf("part");
export const SMALL_WORDS = wordsOf("small");
export const LAST_STEMS = listOf("first and last stem");
export const COUNTED_WORDS = wordsOf("counted");
export const MEASURE_WORDS = wordsOf("measure");
export const TABLE_WORDS = wordsOf("table");
export const VEHICLE_WORDS = wordsOf("vehicle");
export const SOFTWARE_WORDS = wordsOf("software");
export const CONSOLE_WORDS = wordsOf("console");
export const END_WORDS = wordsOf("end");
export const MONTH_WORDS = wordsOf("month");
export const STREET_WORDS = wordsOf("street");
export const PREPOSITIONS = wordsOf("preposition");
export const PLACE_PREPOSITIONS = wordsOf("place preposition");
export const PEOPLE_PREPOSITIONS = wordsOf("place preposition of people");
export const RECEIVING_WORDS = wordsOf("receiving");
export const NAME_PREPOSITIONS = wordsOf("name preposition");
export const HOUR_WORDS = wordsOf("hour");
export const OPTIONAL_WORDS = wordsOf("optional");
export const SAINT_WORDS = wordsOf("saint");
export const SAINT_NAMES = wordsOf("saint name");
export const RESPONSE_WORDS = wordsOf("response");
export const REMARK_WORDS = wordsOf("remark");
export const TRANSLATION_CODES = wordsOf("translation code");
export const COMMON_NAMES = wordsOf("common name");
export const COMMON_NOUNS = wordsOf("common noun");
export const SAYING_WORDS = wordsOf("saying");
export const READING_VERBS = wordsOf("reading verb");
export const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  ["slv", "eng", "deu", "ita"].flatMap((code) => listOf(`sentence ${code}`)),
);
export const PERSONS = wordsOf("person");
export const PROSE_WORDS = wordsOf("prose");

/** Words that join numbers and name no book. */
export const JOINING_WORDS: ReadonlySet<string> = new Set([...AND_WORDS, ...OR_WORDS, ...RANGE_WORDS]);

/** The words that count behind a number without a dot, by its last two digits. */
export const COUNTED_UNITS: readonly (readonly [from: number, to: number, words: ReadonlySet<string>])[] = [
  [2, 2, wordsOf("counted 2")],
  [3, 4, wordsOf("counted 3")],
  [5, 100, wordsOf("counted 5")],
];

/** The words that mean something behind a number; any others there are prose. */
export const NOTATION_WORDS: ReadonlySet<string> = new Set([
  ...JOINING_WORDS,
  ...NUMBER_FILLERS,
  ...CHAPTER_WORDS,
  ...VERSE_WORDS,
  ...NEXT_WORDS,
  ...REST_WORDS,
  ...EXCEPTION_WORDS,
]);

const ONES = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

const TENS = ["", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"];

/** The Roman numerals up to 399 in lower case. */
const NUMERALS: ReadonlyMap<string, number> = new Map(
  ["", "c", "cc", "ccc"].flatMap((hundred, hundreds) =>
    TENS.flatMap((ten, tens) =>
      ONES.map((one, ones) => [hundred + ten + one, 100 * hundreds + 10 * tens + ones] as const),
    ),
  ),
);

/** The value of a numeral in lower case that is written as the rules have it, up to 399. */
export function romanValue(text: string): number | undefined {
  return NUMERALS.get(text);
}

/** The endings of a Slovenian ordinal. */
const ENDINGS = ["emu", "ega", "imi", "em", "ih", "im", "a", "e", "i", "o"];

/** The values of the ordinals in all cases, such as `osmega` and `enaindvajsetem`. */
const ORDINAL_VALUES: ReadonlyMap<string, number> = new Map(
  [
    ...listOf("ordinal").map((stem, index) => [stem, index + 1] as const),
    ...listOf("ten").map((stem, index) => [stem, (index + 3) * 10] as const),
  ].flatMap(([stem, value]) => {
    const units = value < 20 ? [] : listOf("unit");
    const stems = [stem, ...units.map((unit) => `${unit}in${stem}`)];
    return stems.flatMap((word, unit) => ENDINGS.map((ending) => [word + ending, value + unit] as const));
  }),
);

/** The values of the numbers as they are dictated: `tri`, `triindvajset`. */
const CARDINAL_VALUES: ReadonlyMap<string, number> = new Map([
  ...listOf("unit").map((word, index) => [word, index + 1] as const),
  ...["deset", ...listOf("ordinal").slice(10)].map((word, index) => [word, index + 10] as const),
  ...["dvajset", ...listOf("ten").slice(0, -1)].flatMap((ten, tens) => [
    [ten, 10 * tens + 20] as const,
    ...listOf("unit").map((unit, index) => [`${unit}in${ten}`, 10 * tens + 21 + index] as const),
  ]),
  ["sto", 100],
]);

/** The marks that are dictated: `Janez 3 vejica 16`. */
export const SPOKEN_MARKS: ReadonlyMap<string, "," | ":" | "." | ";" | "-"> = new Map([
  ["vejica", ","],
  ["dvopicje", ":"],
  ["pika", "."],
  ["podpicje", ";"],
  ["pomisljaj", "-"],
]);

/** The value of a folded Slovenian number up to 100. */
export function cardinalValue(word: string): number | undefined {
  return CARDINAL_VALUES.get(word);
}

/** The value of a folded Slovenian ordinal in any case; undefined for other words. */
export function ordinalValue(word: string): number | undefined {
  return ORDINAL_VALUES.get(word);
}

/** All words that may be a number in letters, or a mark that is spoken; `c` may be a chapter. */
export const SPELLED_WORDS: ReadonlySet<string> = new Set([
  ...["c", ...NUMERALS.keys(), ...ORDINAL_VALUES.keys()],
  ...[...CARDINAL_VALUES.keys(), ...SPOKEN_MARKS.keys()],
]);
