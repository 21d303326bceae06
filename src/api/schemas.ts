import { once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";

/** A JSON Schema as far as the objects of the API need it. */
export interface Schema {
  readonly type?: string;
  /** Set where the document is made, from `tables/descriptions.txt`. */
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly $ref?: string;
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}

type Properties = Readonly<Record<string, Schema>>;

/** The schema of an object. */
export interface ObjectSchema<Members extends Properties = Properties, Optional = string> extends Schema {
  readonly type: "object";
  readonly properties: Members;
  readonly required: readonly string[];
  /** Never set: keeps the optional members in the type. */
  readonly optional?: Optional;
}

/** Returns the schema of an object whose members are all required but the optional ones. */
function object<const Members extends Properties, const Optional extends keyof Members = never>(
  properties: Members,
  optional: readonly Optional[] = [],
): ObjectSchema<Members, Optional> {
  const required = Object.keys(properties).filter((name) => !optional.includes(name as Optional));
  return { type: "object", properties, required };
}

/** The schema of a text. */
const text = () => ({ type: "string" }) as const;

/** The schema of a number of things. */
const count = (minimum = 1) => ({ type: "integer", minimum }) as const;

/** The schema of a text that is one of some words. */
const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  ({ type: "string", enum: values }) as const;

/** A reference to the schema of an object. */
const one = <const Name extends string>(name: Name) => ({ $ref: `#/components/schemas/${name}` }) as const;

/** The schema of a list. */
const list = <const Items extends Schema>(items: Items, more: Schema = {}) =>
  ({ type: "array", items, ...more }) as { readonly type: "array"; readonly items: Items };

/** The schema of a list that is never empty. */
const some = <const Items extends Schema>(items: Items) => list(items, { minItems: 1 });

const rows = once(() =>
  readRows(readTable("api/tables/descriptions.txt"), ([head = "", ...texts]) => [...head.split(" "), ...texts]),
);

type Described = "operation" | "parameter" | "error" | "schema";

/** Returns the texts of operations, parameters, errors or schemas by name, for developers, in English. */
export function descriptions(kind: Described): ReadonlyMap<string, readonly string[]> {
  return new Map(rows().flatMap(([of, name, ...texts]) => (of === kind ? [[name!, texts]] : [])));
}

/** Returns the texts of the first of some names that has any. @throws {RangeError} If the table has none of them. */
export function textsOf(kind: Described, ...names: string[]): readonly string[] {
  const texts = descriptions(kind);
  const name = names.find((each) => texts.has(each));
  if (name !== undefined) return texts.get(name)!;
  throw new RangeError(`Cannot find "${kind} ${names.at(-1)}": src/api/tables/descriptions.txt does not have it`);
}

const TRANSLATION = { abbreviation: text(), name: text(), language: text() };
const VERSE = {
  book: text(),
  book_abbrev: text(),
  chapter: count(),
  verse: count(0),
  verse_end: count(),
  segment: { ...text(), pattern: "^([a-z])\\1?$" },
  reference: text(),
  text: text(),
};
const PASSAGE = {
  reference: text(),
  translation: one("Translation"),
  verses: some(one("Verse")),
  headings: list(one("Heading")),
  missing: some(text()),
  copyright: text(),
};
const PASSAGE_OPTIONAL = ["headings", "missing"] as const;

const DATE = { ...text(), format: "date" };
const READING = {
  kind: oneOf(
    "procession_gospel",
    "first_reading",
    "reading",
    "psalm",
    "second_reading",
    "epistle",
    "acclamation",
    "gospel",
  ),
  title: text(),
  reference: text(),
  verses: list(one("Verse")),
  headings: list(one("Heading")),
  missing: some(text()),
  response: one("PsalmResponse"),
  opening: text(),
  reason: text(),
  short: { type: "boolean" } as const,
};

const READING_OPTIONAL = ["headings", "missing", "response", "opening", "reason"] as const;
const RANK = oneOf("solemnity", "sunday", "feast", "memorial", "optional_memorial", "weekday");
const COLOR = oneOf("green", "violet", "white", "red", "rose");
const DAY = {
  name: text(),
  season: oneOf("advent", "christmas", "ordinary", "lent", "triduum", "easter"),
  rank: RANK,
  color: COLOR,
  cycle: oneOf("A", "B", "C"),
  weekday_cycle: oneOf("I", "II"),
  week: count(0),
  weekday: text(),
  reading_cycle: oneOf("A", "B", "C", "I", "II"),
};
const DAY_OPTIONAL = ["weekday", "reading_cycle"] as const;

/** The schemas of the API's objects (JSON Schema 2020-12, as OpenAPI 3.1 takes it). */
export const SCHEMAS = {
  Passage: object({ ...PASSAGE, ignored: some(text()) }, [...PASSAGE_OPTIONAL, "ignored"]),
  VerseOfTheDay: object({ ...PASSAGE, date: DATE, day: one("LiturgicalDay") }, PASSAGE_OPTIONAL),
  Readings: object({ date: DATE, day: one("LiturgicalDay"), masses: some(one("Mass")), copyright: text() }),
  Mass: object({ name: text(), color: COLOR, readings: some(one("Reading")) }),
  Reading: object({ ...READING, alternatives: list(one("AlternativeReading")) }, READING_OPTIONAL),
  AlternativeReading: object(READING, READING_OPTIONAL),
  PsalmResponse: object({ reference: text(), verses: list(one("Verse")) }),
  Calendar: object({ from: DATE, to: DATE, days: some(one("CalendarDay")) }),
  CalendarDay: object(
    { date: DATE, ...DAY, celebrations: some(one("Celebration")), masses: some(one("CalendarMass")) },
    DAY_OPTIONAL,
  ),
  Occasion: object({ id: text(), name: text(), groups: some(text()) }),
  OccasionReadings: object({ id: text(), name: text(), readings: some(one("OccasionReading")) }),
  OccasionReading: object(
    {
      group: text(),
      kind: oneOf("old_testament", "new_testament", "psalm", "acclamation", "gospel"),
      reference: text(),
      response: text(),
      number: count(701),
      short: READING.short,
    },
    ["response"],
  ),
  Celebration: object({ name: text(), rank: RANK, color: COLOR }),
  CalendarMass: object({ name: text(), color: COLOR, readings: some(one("CalendarReading")) }),
  CalendarReading: object({
    kind: READING.kind,
    title: READING.title,
    reference: text(),
    alternatives: list(one("AlternativeReference")),
  }),
  AlternativeReference: object({ reference: text() }),
  LiturgicalDay: object(DAY, DAY_OPTIONAL),
  Translation: object(TRANSLATION),
  ListedTranslation: object({
    ...TRANSLATION,
    copyright: text(),
    books: count(),
    verses: count(),
  }),
  Verse: object({ ...VERSE, lines: list(one("TextLine")), notes: list(one("Note")) }, [
    "verse_end",
    "segment",
    "lines",
    "notes",
  ]),
  BookList: object({ translation: one("Translation"), books: list(one("Book")) }),
  Book: object({
    id: { ...text(), pattern: "^[0-9A-Z]{3}$" },
    book: text(),
    book_abbrev: text(),
    testament: oneOf("old", "new", "deuterocanonical"),
    chapters: some(one("Chapter")),
  }),
  Chapter: object({ chapter: count(), verses: count() }),
  SearchResult: object(
    {
      query: text(),
      translation: one("Translation"),
      total: count(0),
      offset: count(0),
      limit: count(),
      verses: list(one("FoundVerse")),
      passages: list(one("NamedPassage")),
      guessed: { type: "boolean" },
      days: list(one("NamedDay")),
      occasions: list(one("Occasion")),
      nearest: list(one("FoundVerse")),
      suggestions: list(one("SearchSuggestion")),
      copyright: text(),
    },
    ["passages", "guessed", "days", "occasions", "nearest", "suggestions"],
  ),
  NamedPassage: object({ name: text(), reference: text(), translation: text() }, ["translation"]),
  NamedDay: object({ name: text(), date: DATE, reference: text() }),
  SearchSuggestion: object({
    query: text(),
    total: count(),
    reason: oneOf("without", "spelling", "any", "translation"),
    translation: text(),
  }),
  FoundVerse: object({ ...VERSE, matches: list(list(count(0), { minItems: 2, maxItems: 2 })) }, [
    "verse_end",
    "segment",
  ]),
  FoundReferences: object({ references: list(one("FoundReference")) }),
  FoundReference: object({ text: text(), reference: text(), start: count(0), end: count() }),
  TextLine: object({
    text: text(),
    indent: { ...count(0), maximum: 4 },
    break: oneOf("paragraph", "stanza", "line", "none"),
  }),
  Note: object({
    offset: count(0),
    kind: oneOf("footnote", "cross_reference"),
    text: text(),
    references: list(text()),
  }),
  Heading: object({
    before: text(),
    level: { ...count(), maximum: 3 },
    text: text(),
  }),
  Error: object({
    error: object({
      code: {
        type: "string",
        get enum() {
          return [...descriptions("error").keys()];
        },
      },
      message: text(),
    }),
  }),
};

/** The name of one of the {@linkcode SCHEMAS}. */
export type SchemaName = keyof typeof SCHEMAS;

/** Returns a JSON Schema reference (`$ref`) to one of the {@linkcode SCHEMAS}. */
export function schemaRef(name: SchemaName): Schema {
  return one(name);
}
