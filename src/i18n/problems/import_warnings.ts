import { formatCount, formatNumber, noun } from "../language.ts";
import { bookIn, placeIn } from "./book_names.ts";
import { PLACES, TESTAMENTS } from "./import_sword.ts";
import type { Sentences } from "./sentences.ts";

const CHARACTERS = noun({ one: "znak", two: "znaka", few: "znaki", other: "znakov" });
const VERSES = noun({ one: "vrstica", two: "vrstici", few: "vrstice", other: "vrstic" });

/** The warnings of an import, for a person to look at. */
export const importWarningSentences: Sentences<"import_warning"> = {
  file_not_recognised: {
    sl: ({ format }) => `datoteka ni prepoznana kot ${format} in je izpuščena`,
    en: ({ format }) => `the file is not recognised as ${format} and is left out`,
  },
  file_of_other_format: {
    sl: ({ other, format }) => `datoteka je ${other} ob obliki ${format}, ki se bere, in je izpuščena`,
    en: ({ other, format }) => `the file is ${other}, beside the ${format} that is read, and is left out`,
  },
  other_publications: {
    sl: ({ count }) => `izpuščene so datoteke drugih izdaj iz svežnja (${count})`,
    en: ({ count }) => `${count} files of other publications of the bundle are left out`,
  },
  unclosed_element: {
    sl: ({ name }) => `<${name}> ni nikoli zaprt: kar je v vrstici za njim, je izpuščeno`,
    en: ({ name }) => `<${name}> is never closed: what follows it in the verse is left out`,
  },
  missing_end: {
    sl: ({ name }) => `<${name}> manjka: kar je v vrstici za začetkom opombe, je del opombe`,
    en: ({ name }) => `<${name}> is missing: what follows in the verse is part of the note`,
  },
  unclosed_note: {
    sl: "opomba ni nikoli zaprta: kar je v vrstici za njo, je del opombe",
    en: "a note is never closed: what follows it in the verse is part of it",
  },
  nested_note: {
    sl: "opomba v opombi: besedilo obeh je v eni",
    en: "a note within a note: the words of both are in one",
  },
  many_notes: {
    sl: ({ max }) => `vrstica ima več kot ${formatNumber("sl", max)} opomb: nadaljnje so izpuščene`,
    en: ({ max }) => `the verse has more than ${max} notes: the others are left out`,
  },
  verse_outside_canon: {
    sl: ({ label }) => `vrstica »${label}« ni iz nobene knjige kanona: izpuščena je`,
    en: ({ label }) => `the verse "${label}" is of no book in the canon: it is left out`,
  },
  no_verse_line: {
    sl: ({ line }) => `vrstica datoteke, ki ni svetopisemska vrstica, je izpuščena: »${line}«`,
    en: ({ line }) => `a line that is no verse is left out: "${line}"`,
  },
  sword_short_index: {
    sl: ({ module, testament, count, expected }) =>
      `kazalo ${TESTAMENTS[testament].sl} v modulu »${module}« ima samo ${formatCount("sl", count, PLACES)}, štetje vrstic pa ${formatNumber("sl", expected)}`,
    en: ({ module, testament, count, expected }) =>
      `the index of the ${TESTAMENTS[testament].en} of ${module} has only ${count} places, its versification ${expected}`,
  },
  unknown_element: {
    sl: ({ name }) => `element <${name}> ni znan: njegovo besedilo velja za besedilo vrstice`,
    en: ({ name }) => `the element <${name}> is unknown: its text is taken for verse text`,
  },
  long_book_name: {
    sl: ({ book, written, length }) =>
      `${bookIn("sl", book)}: ime knjige »${written}« je predolgo (${formatCount("sl", length, CHARACTERS)}) in je izpuščeno`,
    en: ({ book, written, length }) =>
      `${bookIn("en", book)}: the name "${written}" is too long (${length} characters) and is left out`,
  },
  markup_removed: {
    sl: ({ excerpt }) => `iz vrstice je odstranjeno, kar je videti kot oznaka: »${excerpt}«`,
    en: ({ excerpt }) => `what looks like markup is taken out of a verse: "${excerpt}"`,
  },
  unclosed_number: {
    sl: ({ name }) => `\\${name} ni nikoli zaprt: izpuščena je samo številka za njim`,
    en: ({ name }) => `\\${name} is never closed: only the number after it is left out`,
  },
  unclosed_marker: {
    sl: ({ name }) => `\\${name} ni nikoli zaprt: velja do konca vrstice datoteke`,
    en: ({ name }) => `\\${name} is never closed: it is taken to end with its line`,
  },
  unclosed_sidebar: {
    sl: "\\esb ni nikoli zaprt: izpuščena je samo oznaka",
    en: "\\esb is never closed: only its marker is left out",
  },
  no_space_after_marker: {
    sl: ({ name }) => `za oznako \\${name} ni presledka`,
    en: ({ name }) => `\\${name} has no space after its marker`,
  },
  no_space_before_text: {
    sl: ({ name }) => `med oznako \\${name} in besedilom ni presledka`,
    en: ({ name }) => `\\${name} has no space between it and its text`,
  },
  unknown_character_marker: {
    sl: ({ name }) => `\\${name} … \\${name}* ni znan: njegovo besedilo velja za besedilo vrstice`,
    en: ({ name }) => `\\${name} … \\${name}* is unknown: its text is taken for verse text`,
  },
  unknown_marker: {
    sl: ({ name }) => `\\${name} ni znan: besedilo za njim velja za besedilo vrstice`,
    en: ({ name }) => `\\${name} is unknown: the text after it is taken for verse text`,
  },
  lone_backslash: {
    sl: "posamezna obrnjena poševnica je izpuščena",
    en: "a lone backslash is left out",
  },
  chapter_without_number: {
    sl: ({ written }) => `poglavje brez številke (»${written}«) je preskočeno`,
    en: ({ written }) => `a chapter without a number ("${written}") is passed over`,
  },
  verse_without_number: {
    sl: ({ written }) => `vrstica brez številke (»${written}«): njeno besedilo ostane pri prejšnjem`,
    en: ({ written }) => `a verse without a number ("${written}"): its text stays with what precedes`,
  },
  unknown_style: {
    sl: ({ style }) => `slog »${style}« ni znan: njegovo besedilo velja za besedilo vrstice`,
    en: ({ style }) => `the style "${style}" is unknown: its text is taken for verse text`,
  },
  verse_before_chapter: {
    sl: ({ book }) => `${bookIn("sl", book)}: vrstica pred prvim poglavjem velja za 1. poglavje`,
    en: ({ book }) => `${bookIn("en", book)}: a verse before the first chapter is taken for chapter 1`,
  },
  split_label: {
    sl: "oznaka našteva vrstice, ki si ne sledijo: vse besedilo je pri prvi",
    en: "the label names verses that do not follow one another: all of the text is kept at the first",
  },
  text_outside_verses: {
    sl: ({ excerpt }) => `besedilo, ki ne spada k nobeni vrstici, je izpuščeno: »${excerpt}«`,
    en: ({ excerpt }) => `text that belongs to no verse is left out: "${excerpt}"`,
  },
  unclosed_heading: {
    sl: "naslov ni nikoli zaprt: njegovo besedilo velja za besedilo vrstice",
    en: "a heading is never closed: its text is taken for verse text",
  },
  repeated_verse_dropped: {
    sl: ({ verse }) => `${placeIn("sl", verse)} je dvakrat: druga je izpuščena, ker ne pove nič novega`,
    en: ({ verse }) => `${placeIn("en", verse)} comes twice: the second is left out, for it says nothing new`,
  },
  repeated_verse_joined: {
    sl: ({ verse }) => `${placeIn("sl", verse)} je dvakrat: drugo besedilo je dodano za prvim`,
    en: ({ verse }) => `${placeIn("en", verse)} comes twice: the second text is put after the first`,
  },
  book_outside_canon: {
    sl: ({ book, verses }) => `knjige ${book} ni v kanonu, zato ni uvožena (${formatCount("sl", verses, VERSES)})`,
    en: ({ book, verses }) => `book ${book} is not in the canon: its ${verses} verses are left out`,
  },
};
