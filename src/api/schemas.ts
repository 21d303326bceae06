import { count, descriptions, list, object, one, oneOf, type Schema, text } from "./endpoint.ts";

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
    ...text("The letter of a lettered verse."),
    pattern: "^([a-z])\\1?$",
  },
  reference: text("The reference of this verse, with the translation's own abbreviation."),
  text: text("The text of the verse."),
};
const HEADINGS = list(one("Heading"), {
  description: "The headings of the passage, in order. Only with `layout=lines`.",
});
const PASSAGE = {
  reference: text("The reference as it was understood: book as written, verses that are there."),
  translation: one("Translation"),
  verses: list(one("Verse"), { minItems: 1 }),
  headings: HEADINGS,
  copyright: COPYRIGHT,
};

const DATE = { ...text("The day, in the service's time zone."), format: "date" };
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
  reference: text("The reference in the translation's numbering; without a text that of the lectionary."),
  verses: list(one("Verse")),
  headings: HEADINGS,
  response: one("PsalmResponse"),
  opening: text("The words with which the reader begins, in Slovenian. Absent on psalms and acclamations."),
  reason: text("Why there is no text, in Slovenian. Absent where there is one."),
  short: {
    type: "boolean",
    description: "Whether it is the shorter form of another reading.",
  } as const,
};

const READING_OPTIONAL = ["headings", "response", "opening", "reason"] as const;
const RANK = oneOf("How the day is kept.", "solemnity", "sunday", "feast", "memorial", "optional_memorial", "weekday");
const COLORS = ["green", "violet", "white", "red", "rose"] as const;
const COLOR = oneOf("The color of the vestments.", ...COLORS);
const MASS_COLOR = oneOf("The color of its vestments; a Mass on the evening before has that of its feast.", ...COLORS);
const DAY = {
  name: text("Its name, in Slovenian."),
  season: oneOf("The season.", "advent", "christmas", "ordinary", "lent", "triduum", "easter"),
  rank: RANK,
  color: COLOR,
  cycle: oneOf("The year of the Sunday readings.", "A", "B", "C"),
  weekday_cycle: oneOf("The year of the weekday readings in ordinary time.", "I", "II"),
  week: count("The week of the season; 0 where weeks are not counted.", 0),
  weekday: text("Its name in the season, whatever is kept, in Slovenian; absent where it has none."),
  reading_cycle: oneOf(
    "The one of the two years that holds on this day; absent where the readings are the same every year.",
    ...(["A", "B", "C", "I", "II"] as const),
  ),
};
const DAY_OPTIONAL = ["weekday", "reading_cycle"] as const;

/** The schemas of the API's objects (JSON Schema 2020-12, as OpenAPI 3.1 takes it). */
export const SCHEMAS = {
  Passage: object("The verses of a reference in a translation.", PASSAGE, ["headings"]),
  VerseOfTheDay: object(
    "A passage and the day it is for.",
    {
      ...PASSAGE,
      date: DATE,
      day: one("LiturgicalDay"),
    },
    ["headings"],
  ),
  Readings: object("The readings of a day.", {
    date: DATE,
    day: one("LiturgicalDay"),
    masses: list(one("Mass"), { minItems: 1 }),
    copyright: COPYRIGHT,
  }),
  Mass: object("A Mass, or the liturgy of Good Friday.", {
    name: text("Its name, in Slovenian; of most days the name of the day."),
    color: MASS_COLOR,
    readings: list(one("Reading"), { minItems: 1 }),
  }),
  Reading: object(
    "A reading.",
    {
      ...READING,
      alternatives: list(one("AlternativeReading"), {
        description: "Shorter forms and other readings that may be taken.",
      }),
    },
    READING_OPTIONAL,
  ),
  AlternativeReading: object("What may be read instead.", READING, READING_OPTIONAL),
  PsalmResponse: object("The verse from which the response of a psalm is taken.", {
    reference: text("Its reference in the translation's numbering; without a text the lectionary's."),
    verses: list(one("Verse")),
  }),
  Calendar: object("Days of the church year.", {
    from: DATE,
    to: { ...text("The last day."), format: "date" },
    days: list(one("CalendarDay"), { minItems: 1 }),
  }),
  CalendarDay: object(
    "A day of the church year with all that may be kept and read on it.",
    {
      date: DATE,
      ...DAY,
      celebrations: list(one("Celebration"), {
        minItems: 1,
        description:
          "All that may be kept on the day: the day itself first, then what need not be kept or is kept in some churches.",
      }),
      masses: list(one("CalendarMass"), { minItems: 1 }),
    },
    DAY_OPTIONAL,
  ),
  Occasion: object("An occasion that has readings of its own.", {
    id: text("The id that the path `/occasions/{id}` takes."),
    name: text("Its name, in Slovenian."),
    groups: list(text("The id of a part."), {
      minItems: 1,
      description: "Its parts, whose readings make one Mass each: of most occasions one with the same id.",
    }),
  }),
  OccasionReadings: object("The readings for an occasion.", {
    id: text("The id of the occasion."),
    name: text("Its name, in Slovenian."),
    readings: list(one("OccasionReading"), { minItems: 1 }),
  }),
  OccasionReading: object(
    "A reading that may be chosen for an occasion.",
    {
      group: text("The part of the occasion that has it."),
      kind: oneOf("What is read.", "old_testament", "new_testament", "psalm", "acclamation", "gospel"),
      reference: text("The reference as the lectionary has it, in the original numbering."),
      response: text("The verse from which the response of a psalm is taken. Absent where it is not known."),
      number: count("The number of its list in the Ordo lectionum Missae (1981).", 701),
      short: READING.short,
    },
    ["response"],
  ),
  Celebration: object("What may be kept on a day.", {
    name: text("Its name, in Slovenian."),
    rank: RANK,
    color: COLOR,
  }),
  CalendarMass: object("A Mass with the references of its readings.", {
    name: text("Its name, in Slovenian; of most days the name of the day."),
    color: MASS_COLOR,
    readings: list(one("CalendarReading"), { minItems: 1 }),
  }),
  CalendarReading: object("A reading without its text.", {
    kind: READING.kind,
    title: READING.title,
    reference: text("The reference as the lectionary has it, in the original numbering."),
    alternatives: list(one("AlternativeReference"), {
      description: "Shorter forms and other readings that may be taken.",
    }),
  }),
  AlternativeReference: object("What may be read instead.", {
    reference: text("The reference as the lectionary has it, in the original numbering."),
  }),
  LiturgicalDay: object("A day of the church year, as it is kept here.", DAY, DAY_OPTIONAL),
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
      lines: list(one("TextLine"), {
        description: "The verse as it is printed. Only with `layout=lines`.",
      }),
      notes: list(one("Note"), {
        description: "The publisher's notes, in the order of their places. Only with `notes=true`.",
      }),
    },
    ["verse_end", "segment", "lines", "notes"],
  ),
  BookList: object("The books of a translation.", {
    translation: one("Translation"),
    books: list(one("Book")),
  }),
  Book: object("A book of a translation.", {
    id: { ...text("The USFM id of the book."), pattern: "^[0-9A-Z]{3}$" },
    book: text("The full name of the book."),
    book_abbrev: text("The translation's own abbreviation of the book."),
    testament: oneOf("The part of the Bible that it belongs to.", "old", "new", "deuterocanonical"),
    chapters: list(one("Chapter"), { minItems: 1 }),
  }),
  Chapter: object("A chapter of a book.", {
    chapter: count("The chapter."),
    verses: count("The number of its last verse."),
  }),
  SearchResult: object(
    "The verses that a query found.",
    {
      query: text("The query as it was sent."),
      translation: one("Translation"),
      total: count("How many verses were found.", 0),
      offset: count("How many of them were passed over.", 0),
      limit: count("The most verses in this answer."),
      verses: list(one("FoundVerse")),
      passages: list(one("NamedPassage"), {
        description:
          "Passages known by the name that was asked for, or that belong to the topic, best first; absent where there is none.",
      }),
      suggestions: list(one("SearchSuggestion"), {
        description:
          "Where nothing is found, other queries that find something, best first, at most five; else absent.",
      }),
      copyright: COPYRIGHT,
    },
    ["passages", "suggestions"],
  ),
  NamedPassage: object("A passage that people know by a name.", {
    name: text("The name, such as `Izgubljeni sin`."),
    reference: text("The reference, in the translation's own numbering."),
  }),
  SearchSuggestion: object("A query that finds something where the one that was sent does not.", {
    query: text("The query."),
    total: count("How many verses it finds."),
    reason: oneOf(
      "Why it finds more: it has no small words, the nearest words of the text, or fewer words; or another translation has them.",
      "without",
      "spelling",
      "any",
      "translation",
    ),
    translation: text("The code of the translation in which it does."),
  }),
  FoundVerse: object(
    "A verse that was found.",
    {
      ...VERSE,
      matches: list(list(count("An offset.", 0), { minItems: 2, maxItems: 2 }), {
        description:
          "What in `text` matches: offsets of the first unit and of the one after the last, in UTF-16 units.",
      }),
    },
    ["verse_end", "segment"],
  ),
  TextLine: object("A printed line of a verse.", {
    text: text("The text of the line; joined by spaces the lines are the verse's `text`."),
    indent: { ...count("0 in prose, 1 to 4 for a line of poetry of that level.", 0), maximum: 4 },
    break: oneOf(
      "How the line begins: with a paragraph, a line of poetry after a blank line, a new line; or it goes on from the verse before.",
      "paragraph",
      "stanza",
      "line",
      "none",
    ),
  }),
  Note: object("A note of the publisher to a place in a verse.", {
    offset: count("The place in the verse's `text`, in UTF-16 units.", 0),
    kind: oneOf("A footnote, or passages to compare. Kinds may be added.", "footnote", "cross_reference"),
    text: text("The words of the note."),
    references: list(text("A reference, with the translation's own abbreviation."), {
      description: "The references in the note that can be read and that the translation has.",
    }),
  }),
  Heading: object("A heading of a passage.", {
    before: text("The reference of the verse that it stands before or within."),
    level: {
      ...count("1 for a major section, 2 for a section, 3 for all below and psalm titles."),
      maximum: 3,
    },
    text: text("The text of the heading."),
  }),
  Error: object("A failure.", {
    error: object("What went wrong.", {
      code: {
        type: "string",
        get enum() {
          return [...descriptions("error").keys()];
        },
        description: "For programs. The meaning of each code is described with the responses.",
      },
      message: text("For people, in Slovenian."),
    }),
  }),
};

/** The name of one of the {@linkcode SCHEMAS}. */
export type SchemaName = keyof typeof SCHEMAS;

/** Returns a JSON Schema reference (`$ref`) to one of the {@linkcode SCHEMAS}. */
export function reference(name: SchemaName): Schema {
  return one(name);
}
