import { MEANING } from "./errors.ts";

/** A JSON Schema as far as the objects of the API need it. */
export interface Schema {
  readonly description?: string;
  readonly $ref?: string;
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}

/** The schema of an object. */
export interface ObjectSchema extends Schema {
  readonly description: string;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** Returns the schema of an object whose members are all required but the optional ones. */
function object(
  description: string,
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): ObjectSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", description, properties, required, additionalProperties: false };
}

const text = (description: string): Schema => ({ type: "string", description });
const count = (description: string, minimum = 1): Schema => ({
  type: "integer",
  minimum,
  description,
});

const oneOf = (description: string, ...values: string[]): Schema => ({
  type: "string",
  enum: values,
  description,
});

const TRANSLATION = {
  abbreviation: text("The code of the translation, which the parameter `translation` accepts."),
  name: text("The full name of the translation."),
  language: text("The language as a three-letter code of ISO 639-3."),
};
const COPYRIGHT = text("The attribution of the translation. Whoever shows the text must show it.");
const VERSE = {
  book: text("The full name of the book."),
  book_abbrev: text("The translation's own abbreviation of the book."),
  chapter: count("The chapter."),
  verse: count("The verse; of merged verses the first.", 0),
  verse_end: count("Of merged verses the last. Absent elsewhere."),
  segment: {
    type: "string",
    pattern: "^([a-z])\\1?$",
    description: "The letter of a lettered verse.",
  },
  reference: text("The reference of this verse, with the translation's own abbreviation."),
  text: text("The text of the verse."),
};
const HEADINGS = {
  type: "array",
  items: { $ref: "#/components/schemas/Heading" },
  description: "The headings of the passage, in order. Only with `layout=lines`.",
};
const PASSAGE = {
  reference: text("The reference as it was understood: book as written, verses that are there."),
  translation: { $ref: "#/components/schemas/Translation" },
  verses: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Verse" } },
  headings: HEADINGS,
  copyright: COPYRIGHT,
};

const DATE = {
  type: "string",
  format: "date",
  description: "The day, in the service's time zone.",
};
const READING = {
  kind: oneOf(
    "What is read. Kinds may be added.",
    "procession_gospel",
    "first_reading",
    "reading",
    "psalm",
    "second_reading",
    "epistle",
    "acclamation",
    "gospel",
  ),
  title: text("Its title, in Slovenian."),
  reference: text(
    "The reference in the translation's numbering; without a text that of the lectionary.",
  ),
  verses: { type: "array", items: { $ref: "#/components/schemas/Verse" } },
  headings: HEADINGS,
  reason: text("Why there is no text, in Slovenian. Absent where there is one."),
  short: { type: "boolean", description: "Whether it is the shorter form of another reading." },
};

/** The schemas of the API's objects (JSON Schema 2020-12, as OpenAPI 3.1 takes it). */
export const SCHEMAS = {
  Passage: object("The verses of a reference in a translation.", PASSAGE, ["headings"]),
  VerseOfTheDay: object(
    "A passage and the day it is for.",
    {
      ...PASSAGE,
      date: DATE,
      day: { $ref: "#/components/schemas/LiturgicalDay" },
    },
    ["headings"],
  ),
  Readings: object("The readings of a day.", {
    date: DATE,
    day: { $ref: "#/components/schemas/LiturgicalDay" },
    masses: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Mass" } },
    copyright: COPYRIGHT,
  }),
  Mass: object("A Mass, or the liturgy of Good Friday.", {
    name: text("Its name, in Slovenian; of most days the name of the day."),
    readings: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Reading" } },
  }),
  Reading: object(
    "A reading.",
    {
      ...READING,
      alternatives: {
        type: "array",
        description: "Shorter forms and other readings that may be taken.",
        items: { $ref: "#/components/schemas/AlternativeReading" },
      },
    },
    ["headings", "reason"],
  ),
  AlternativeReading: object("What may be read instead.", READING, ["headings", "reason"]),
  LiturgicalDay: object("A day of the church year, as it is kept in Slovenia.", {
    name: text("Its name, in Slovenian."),
    season: oneOf("The season.", "advent", "christmas", "ordinary", "lent", "triduum", "easter"),
    rank: oneOf(
      "How the day is kept.",
      "solemnity",
      "sunday",
      "feast",
      "memorial",
      "optional_memorial",
      "weekday",
    ),
    color: oneOf("The color of the vestments.", "green", "violet", "white", "red", "rose"),
    cycle: oneOf("The year of the Sunday readings.", "A", "B", "C"),
    weekday_cycle: oneOf("The year of the weekday readings in ordinary time.", "I", "II"),
    week: count("The week of the season; 0 where weeks are not counted.", 0),
  }),
  Translation: object("A translation.", TRANSLATION),
  ListedTranslation: object("A translation in the list.", {
    ...TRANSLATION,
    copyright: COPYRIGHT,
    books: count("How many books it has."),
    verses: count("How many verses it has."),
  }),
  Verse: object(
    "A verse.",
    {
      ...VERSE,
      lines: {
        type: "array",
        items: { $ref: "#/components/schemas/TextLine" },
        description: "The verse as it is printed. Only with `layout=lines`.",
      },
    },
    ["verse_end", "segment", "lines"],
  ),
  BookList: object("The books of a translation.", {
    translation: { $ref: "#/components/schemas/Translation" },
    books: { type: "array", items: { $ref: "#/components/schemas/Book" } },
  }),
  Book: object("A book of a translation.", {
    id: { type: "string", pattern: "^[0-9A-Z]{3}$", description: "The USFM id of the book." },
    book: text("The full name of the book."),
    book_abbrev: text("The translation's own abbreviation of the book."),
    testament: {
      type: "string",
      enum: ["old", "new", "deuterocanonical"],
      description: "The part of the Bible that it belongs to.",
    },
    chapters: {
      type: "array",
      minItems: 1,
      items: { $ref: "#/components/schemas/Chapter" },
    },
  }),
  Chapter: object("A chapter of a book.", {
    chapter: count("The chapter."),
    verses: count("The number of its last verse."),
  }),
  SearchResult: object("The verses that a query found.", {
    query: text("The query as it was sent."),
    translation: { $ref: "#/components/schemas/Translation" },
    total: count("How many verses were found.", 0),
    offset: count("How many of them were passed over.", 0),
    limit: count("The most verses in this answer."),
    verses: { type: "array", items: { $ref: "#/components/schemas/FoundVerse" } },
    copyright: COPYRIGHT,
  }),
  FoundVerse: object(
    "A verse that was found.",
    {
      ...VERSE,
      matches: {
        type: "array",
        description:
          "What in `text` matches: offsets of the first unit and of the one after the last, in UTF-16 units.",
        items: {
          type: "array",
          minItems: 2,
          maxItems: 2,
          items: { type: "integer", minimum: 0 },
        },
      },
    },
    ["verse_end", "segment"],
  ),
  TextLine: object("A printed line of a verse.", {
    text: text("The text of the line; joined by spaces the lines are the verse's `text`."),
    indent: {
      type: "integer",
      minimum: 0,
      maximum: 4,
      description: "0 in prose, 1 to 4 for a line of poetry of that level.",
    },
    break: {
      enum: ["paragraph", "stanza", "line", "none"],
      description:
        "How the line begins: with a paragraph, a line of poetry after a blank line, a new line; or it goes on from the verse before.",
    },
  }),
  Heading: object("A heading of a passage.", {
    before: text("The reference of the verse that it stands before or within."),
    level: {
      type: "integer",
      minimum: 1,
      maximum: 3,
      description: "1 for a major section, 2 for a section, 3 for all below and psalm titles.",
    },
    text: text("The text of the heading."),
  }),
  Error: object("A failure.", {
    error: object("What went wrong.", {
      code: {
        type: "string",
        enum: Object.keys(MEANING),
        description: "For programs. What each code means stands with the responses.",
      },
      message: text("For people, in Slovenian."),
    }),
  }),
} as const;

/** The name of one of the {@linkcode SCHEMAS}. */
export type SchemaName = keyof typeof SCHEMAS;

/** Returns a reference to one of the {@linkcode SCHEMAS}. */
export function reference(name: SchemaName): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
