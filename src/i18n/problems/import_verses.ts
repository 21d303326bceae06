import { formatCount, formatNumber, noun } from "../language.ts";
import { placeIn } from "./book_names.ts";
import type { Sentences } from "./sentences.ts";

const CHARACTERS = noun({ one: "znak", two: "znaka", few: "znake", other: "znakov" });

/** The reasons for which books, chapters and verses cannot be read. */
export const verseSentences = {
  too_many_verses: {
    sl: ({ verses, characters }) =>
      `Več kot ${formatNumber("sl", verses)} vrstic ali ${formatNumber("sl", characters)} znakov ni mogoče uvoziti: toliko jih nima nobeno Sveto pismo`,
    en: ({ verses, characters }) =>
      `Cannot import more than ${verses} verses or ${characters} characters in all: no Bible has as many`,
  },
  too_many_lines: {
    sl: ({ max }) =>
      `Več kot ${formatNumber("sl", max)} vrstic in naslovov ni mogoče uvoziti: toliko jih nima nobeno Sveto pismo`,
    en: ({ max }) => `Cannot import more than ${max} lines and headings: no Bible has as many`,
  },
  long_heading: {
    sl: ({ max }) => `Naslova z več kot ${formatNumber("sl", max)} znaki ni mogoče uvoziti: se je izgubila oznaka?`,
    en: ({ max }) => `Cannot import a heading of more than ${max} characters: is a mark lost?`,
  },
  long_note: {
    sl: ({ max }) => `Opombe z več kot ${formatNumber("sl", max)} znaki ni mogoče uvoziti: se je izgubila oznaka?`,
    en: ({ max }) => `Cannot import a note of more than ${max} characters: is a mark lost?`,
  },
  long_verse: {
    sl: ({ max }) =>
      `Vrstice z več kot ${formatNumber("sl", max)} znaki ni mogoče uvoziti: se je izgubila oznaka vrstice?`,
    en: ({ max }) => `Cannot import a verse of more than ${max} characters: is a verse mark lost?`,
  },
  repeated_verse: {
    sl: ({ verse, length }) =>
      `Vrstice ${placeIn("sl", verse)} ni mogoče uvoziti: ponovi se tolikokrat, da ima ${formatCount("sl", length, CHARACTERS)}`,
    en: ({ verse, length }) =>
      `Cannot import ${placeIn("en", verse)}: it comes so often that it has ${length} characters`,
  },
  book_twice: {
    sl: ({ book }) => `Knjige »${book}« ni mogoče uvoziti: v viru je dvakrat`,
    en: ({ book }) => `Cannot import book "${book}": it is claimed twice`,
  },
  book_in_two_files: {
    sl: ({ book, one, other }) => `Knjige »${book}« ni mogoče uvoziti: je v ${one} in v ${other}`,
    en: ({ book, one, other }) => `Cannot import book "${book}": it is claimed by ${one} and by ${other}`,
  },
  unknown_book: {
    sl: ({ written }) => `Ni jasno, katera knjiga je »${written}«`,
    en: ({ written }) => `Cannot tell which book "${written}" is`,
  },
  unknown_book_id: {
    sl: ({ written }) => `Ni jasno, katera knjiga je »${written}«: pričakovana je oznaka knjige po USFM, na primer GEN`,
    en: ({ written }) => `Cannot tell which book "${written}" is: expected a USFM book id such as GEN`,
  },
  unknown_book_number: {
    sl: ({ written, name }) => `Ni jasno, katera knjiga je bnumber »${written}« (${name})`,
    en: ({ written, name }) => `Cannot tell which book bnumber "${written}" (${name}) is`,
  },
  no_book_id: {
    sl: "Ni jasno, katera knjiga je to: manjka vrstica \\id, na primer \\id GEN",
    en: "Cannot tell which book this is: there is no \\id line such as \\id GEN",
  },
  invalid_chapter: {
    sl: ({ written }) => `Številke poglavja »${written}« ni mogoče prebrati`,
    en: ({ written }) => `Cannot read the chapter number "${written}"`,
  },
  invalid_verse: {
    sl: ({ written }) => `Številke vrstice »${written}« ni mogoče prebrati`,
    en: ({ written }) => `Cannot read the verse number "${written}"`,
  },
  invalid_label: {
    sl: ({ written }) => `Oznake »${written}« ni mogoče prebrati`,
    en: ({ written }) => `Cannot read the label "${written}"`,
  },
  invalid_row: {
    sl: ({ found }) =>
      `Vrstice v preglednici ni mogoče prebrati: pričakovana sta mesto in besedilo, najdeno »${found}«`,
    en: ({ found }) =>
      `Cannot read a row of the table: expected the position and the text of a verse, found "${found}"`,
  },
  several_texts: {
    sl: ({ references, count }) => `Uvoz ni mogoč: ob ${references} mora biti eno samo besedilo (najdenih: ${count})`,
    en: ({ references, count }) => `Cannot import: beside ${references} there must be one text, there are ${count}`,
  },
  different_lengths: {
    sl: ({ references, than }) =>
      `Uvoz ni mogoč: vrstic je ${than === "more" ? "več" : "manj"} kot v ${references}, kjer je oznaka vsake vrstice`,
    en: ({ references, than }) =>
      `Cannot import: it has ${than} lines than ${references}, which has the label of each line`,
  },
  osis_too_deep: {
    sl: ({ max }) => `OSIS ni mogoče prebrati: več kot ${max} elementov je drug v drugem`,
    en: ({ max }) => `Cannot read OSIS: more than ${max} elements lie within each other`,
  },
} satisfies Partial<Sentences<"import">>;
