import type { ProblemValues } from "../../base/problem.ts";
import { countOf, noun, type Texts } from "../language.ts";
import { bookIn, placeIn } from "./book_names.ts";
import type { Sentences } from "./sentences.ts";

const BYTES = noun({ one: "bajt", two: "bajta", few: "bajte", other: "bajtov" });
const CHARACTERS = noun({ one: "znak", two: "znaka", few: "znake", other: "znakov" });

/** The form of each field of the header. */
const FIELD_FORMS: Readonly<Record<ProblemValues<"corpus", "missing_field">["field"], Texts<string>>> = {
  Code: {
    sl: "črke, števke, -, _ in ., največ 32 znakov",
    en: "letters, digits, -, _ and ., at most 32",
  },
  Name: { sl: "polno ime prevoda", en: "the translation's full name" },
  Language: {
    sl: "tričrkovna oznaka, na primer slv",
    en: "a three-letter code such as slv",
  },
  Copyright: {
    sl: "navedba avtorskih pravic, ki jo morajo prikazati odjemalci",
    en: "the attribution that clients must display",
  },
};

/** Names of what a publisher's file may have left in a text. */
const MARKUP: Readonly<Record<ProblemValues<"corpus", "markup">["markup"], Texts<string>>> = {
  usfm: { sl: "oznaka USFM", en: "a USFM marker" },
  tag: { sl: "oznaka v lomljenih oklepajih", en: "a tag" },
  bar: { sl: "navpična črta", en: "a bar" },
  placeholder: { sl: "nadomestek za besedilo", en: "a placeholder" },
  reference: { sl: "zapis znaka s kodo", en: "a character reference" },
  sign: { sl: "znak, ki ni besedilo", en: "a sign that is no text" },
};

const MEND = {
  sl: "po ročnem popravku vrstice znova prešteje `ambo check OZNAKA --mend`",
  en: "after a change by hand `ambo check CODE --mend` counts again",
};

const placeOf = ({ file, line }: { file: string; line: number }) => (line > 0 ? `${file}:${line}` : file);

/** The faults of translation files: second halves of sentences that begin with the file and the line. */
export const corpusSentences: Sentences<"corpus"> = {
  at: {
    sl: (place, { reason }) => `${placeOf(place)}: ${reason}`,
    en: (place, { reason }) => `${placeOf(place)}: ${reason}`,
  },
  unreadable_folder: {
    sl: (_, { reason }) => `mape ni mogoče prebrati: ${reason}`,
    en: (_, { reason }) => `cannot read the folder: ${reason}`,
  },
  unreadable_file: {
    sl: (_, { reason }) => `datoteke ni mogoče prebrati: ${reason}`,
    en: (_, { reason }) => `cannot read the file: ${reason}`,
  },
  unwritable_file: {
    sl: (_, { reason }) => `ni mogoče zapisati: ${reason}`,
    en: (_, { reason }) => `cannot write: ${reason}`,
  },
  no_regular_file: { sl: "ni navadna datoteka", en: "it is no regular file" },
  file_too_large: {
    sl: ({ size, max }) => `datoteka ima ${countOf("sl", size, BYTES)}, prebere se jih največ ${max}`,
    en: ({ size, max }) => `the file has ${size} bytes, at most ${max} are read`,
  },
  already_there: {
    sl: "prevod že obstaja: če ga želite zamenjati, dodajte --replace",
    en: "the translation is there already: use --replace to write over it",
  },
  code_in_other_case: {
    sl: ({ code }) => `obstaja že prevod z oznako ${code}, velike in male črke pa pri oznakah niso pomembne`,
    en: ({ code }) => `there is a translation with the code ${code}, and codes are one without regard to case`,
  },
  same_code: {
    sl: ({ code }) => `isto oznako ${code} ima še ena datoteka`,
    en: ({ code }) => `another file has the code ${code} too`,
  },
  empty_folder: {
    sl: "v mapi ni več nobene datoteke prevoda",
    en: "no translation file is left in the folder",
  },

  unknown_format: {
    sl: ({ expected, found }) => `pričakovano »${expected}«, najdeno »${found}«`,
    en: ({ expected, found }) => `expected "${expected}", found "${found}"`,
  },
  endless_header: {
    sl: "glave ne konča prazna vrstica: je to datoteka prevoda?",
    en: "no blank line ends the header: is this a translation file?",
  },
  control_in_header: {
    sl: "v glavi je krmilni znak",
    en: "the header has a control character",
  },
  break_in_header: {
    sl: "v polju glave je prelom vrstice",
    en: "a field of the header has a line break",
  },
  book_named_twice: {
    sl: ({ book }) => `knjiga ${book} je imenovana dvakrat`,
    en: ({ book }) => `book ${book} is named twice`,
  },
  too_many_names: {
    sl: ({ book }) => `knjiga ${book} ima več kot štiri dele`,
    en: ({ book }) => `book ${book} has more than four parts`,
  },
  unknown_field: {
    sl: ({ fields, found }) => `pričakovano polje (${fields.join(", ")}) in dvopičje, najdeno »${found}«`,
    en: ({ fields, found }) => `expected a field (${fields.join(", ")}) and a colon, found "${found}"`,
  },
  field_twice: {
    sl: ({ field }) => `polje ${field} je zapisano dvakrat`,
    en: ({ field }) => `the field ${field} stands twice`,
  },
  invalid_field: {
    sl: ({ field, found }) => `v polju ${field} pričakovano: ${FIELD_FORMS[field].sl}, najdeno »${found}«`,
    en: ({ field, found }) => `expected ${FIELD_FORMS[field].en} as ${field}, found "${found}"`,
  },
  field_too_long: {
    sl: ({ field, length, max }) =>
      `polje ${field} ima ${countOf("sl", length, CHARACTERS)}, dovoljenih jih je največ ${max}`,
    en: ({ field, length, max }) => `the field ${field} has ${length} characters, at most ${max} are allowed`,
  },
  long_names: {
    sl: ({ book, maxAbbreviation, maxName, maxNames }) =>
      `ime knjige ${book} je predolgo ali pa jih je preveč: okrajšava ima lahko največ ${maxAbbreviation} znakov, ime ${maxName}, drugih imen je lahko največ ${maxNames}`,
    en: ({ book, maxAbbreviation, maxName, maxNames }) =>
      `a name of book ${book} is too long, or it has too many: at most ${maxAbbreviation} characters for the abbreviation, ${maxName} for a name, ${maxNames} further names`,
  },
  missing_field: {
    sl: ({ field }) => `v glavi manjka ${field} (${FIELD_FORMS[field].sl})`,
    en: ({ field }) => `the header has no ${field} (${FIELD_FORMS[field].en})`,
  },
  unknown_book: {
    sl: ({ id }) => `»${id}« ni oznaka knjige po USFM`,
    en: ({ id }) => `"${id}" is no USFM book id`,
  },

  no_verses: { sl: "v datoteki ni nobene vrstice", en: "the file has no verses" },
  heading_without_verse: {
    sl: "za naslovom ni vrstice",
    en: "a heading has no verse after it",
  },
  missing_end_line: {
    sl: `datoteka ni cela: manjka končna vrstica; ${MEND.sl}`,
    en: `the file is cut off: its end line is missing; ${MEND.en}`,
  },
  cut_end_line: { sl: "končna vrstica ni cela", en: "the end line is cut off" },
  wrong_end_line: {
    sl: ({ verses, notes, others, foundVerses, foundNotes, foundOthers }) =>
      `po končni vrstici je vrstic z besedilom ${verses}, ${notes + foundNotes > 0 ? `opomb ${notes}, ` : ""}drugih ${others}, v resnici pa ${foundVerses}${notes + foundNotes > 0 ? `, ${foundNotes}` : ""} in ${foundOthers}: neka vrstica manjka ali je dodana; ${MEND.sl}`,
    en: ({ verses, notes, others, foundVerses, foundNotes, foundOthers }) =>
      `the end line counts ${verses} verses${notes + foundNotes > 0 ? `, ${notes} notes` : ""} and ${others} other lines, there are ${foundVerses}${notes + foundNotes > 0 ? `, ${foundNotes}` : ""} and ${foundOthers}: a line is lost or was added; ${MEND.en}`,
  },
  lines_after_end: {
    sl: "za končno vrstico so še druge",
    en: "there are lines after the end line",
  },
  no_utf8: { sl: "vrstica ni v veljavnem UTF-8", en: "the line is not valid UTF-8" },
  book_in_two_places: {
    sl: ({ book }) => `knjiga ${bookIn("sl", book)} je na dveh mestih`,
    en: ({ book }) => `book ${bookIn("en", book)} stands in two places`,
  },
  chapter_in_two_places: {
    sl: ({ book, chapter }) => `${chapter}. poglavje knjige ${bookIn("sl", book)} je na dveh mestih`,
    en: ({ book, chapter }) => `chapter ${chapter} of ${bookIn("en", book)} stands in two places`,
  },
  verse_twice: {
    sl: ({ verse }) => `vrstica ${placeIn("sl", verse)} je zapisana dvakrat`,
    en: ({ verse }) => `verse ${placeIn("en", verse)} stands twice`,
  },
  no_heading: {
    sl: ({ found }) => `pričakovan naslov, na primer »=2 besedilo«, najdeno »${found}«`,
    en: ({ found }) => `expected a heading such as "=2 text", found "${found}"`,
  },
  unclean_heading: {
    sl: "naslov je prazen ali pa ima krmilne znake, dvojne presledke ali presledek na začetku ali koncu",
    en: "the heading is empty, or has control characters, double spaces or spaces at its ends",
  },
  no_note: {
    sl: ({ found }) => `pričakovana opomba, na primer »+f besedilo«, najdeno »${found}«`,
    en: ({ found }) => `expected a note such as "+f text", found "${found}"`,
  },
  unclean_note: {
    sl: "opomba je prazna ali pa ima krmilne znake, znak »|«, dvojne presledke ali presledek na začetku ali koncu",
    en: 'the note is empty, or has control characters, "|", double spaces or spaces at its ends',
  },
  note_without_sign: {
    sl: "v besedilu vrstice pred opombo zanjo ni znamenja »|+«",
    en: 'the verse before the note has no "|+" for it',
  },
  sign_without_note: {
    sl: "besedilo ima več znamenj »|+«, kot je opomb za njim",
    en: "the text has more signs |+ than notes behind it",
  },
  no_verse_line: {
    sl: ({ found }) => `pričakovana vrstica, na primer »GEN 1:1 besedilo«, najdeno »${found}«`,
    en: ({ found }) => `expected a verse such as "GEN 1:1 text", found "${found}"`,
  },
  control_byte: {
    sl: ({ byte }) => `v besedilu je krmilni znak (bajt ${byte})`,
    en: ({ byte }) => `the text has a control character (byte ${byte})`,
  },
  no_mark: {
    sl: "»|« ali »¶« v besedilu ni znamenje: »¶«, »|1«, »||1« ali »|=« med presledkoma",
    en: '"|" or "¶" in the text is no mark: "¶", "|1", "||1" or "|=" between spaces',
  },
  mark_without_heading: {
    sl: "pred vrstico z znamenjem »|=« ni naslova",
    en: '"|=" in the text has no heading before the verse',
  },
  spaces: {
    sl: "besedilo se začne s presledkom ali ima dvojni presledek",
    en: "the text has a space at its start or a double space",
  },
  empty_text: {
    sl: "besedilo je prazno ali se konča s presledkom",
    en: "the text is empty or ends with a space",
  },
  mend_first: {
    sl: (_, { reason }) => `najprej popravite to: ${reason}`,
    en: (_, { reason }) => `mend this first: ${reason}`,
  },

  not_in_folder: {
    sl: ({ code }) => `prevoda ${code} ni v mapi prevodov; prevoda, ki je del programa, ni mogoče spremeniti`,
    en: ({ code }) => `${code} is not in the folder of translations; one that is part of the program cannot be changed`,
  },
  last_in_folder: {
    sl: ({ code }) => `${code} je edini prevod v mapi; najprej dodajte drugega`,
    en: ({ code }) => `${code} is the only translation in the folder; add another one first`,
  },
  too_many_errors: {
    sl: ({ max }) => `v datoteki je več kot ${max} napak: je to datoteka prevoda?`,
    en: ({ max }) => `the file has more than ${max} errors: is it a translation file?`,
  },
  verse_out_of_order: {
    sl: ({ verse, last }) => `vrstica ${placeIn("sl", verse)} stoji za vrstico ${last}`,
    en: ({ verse, last }) => `verse ${placeIn("en", verse)} comes after verse ${last}`,
  },
  chapter_out_of_order: {
    sl: ({ book, chapter, last }) => `${chapter}. poglavje knjige ${bookIn("sl", book)} stoji za ${last}. poglavjem`,
    en: ({ book, chapter, last }) => `chapter ${chapter} of ${bookIn("en", book)} comes after chapter ${last}`,
  },
  old_format: {
    sl: ({ code }) =>
      `datoteka je v obliki 1, pri kateri ni mogoče opaziti, če del besedila manjka: prevod znova uvozite z \`ambo import VIR --code ${code || "OZNAKA"} --replace\``,
    en: ({ code }) =>
      `the file is of format 1, in which a cut cannot be seen: import it again with \`ambo import SOURCE --code ${code || "CODE"} --replace\``,
  },
  chapter_too_short: {
    sl: ({ place, last, expected }) =>
      `${placeIn("sl", place)} se konča z vrstico ${last}, običajno pa z vrstico ${expected}`,
    en: ({ place, last, expected }) => `${placeIn("en", place)} ends with verse ${last}, usually with ${expected}`,
  },
  chapter_too_long: {
    sl: ({ place, last, max }) => `${placeIn("sl", place)} ima vrstico ${last}, a nobeno štetje ne gre čez ${max}`,
    en: ({ place, last, max }) => `${placeIn("en", place)} has verse ${last}, but no numbering goes beyond ${max}`,
  },
  missing_verses: {
    sl: ({ place, first, last }) =>
      first === last
        ? `vrstice ${placeIn("sl", place)},${first} ni`
        : `vrstic ${placeIn("sl", place)},${first}-${last} ni`,
    en: ({ place, first, last }) =>
      first === last
        ? `verse ${placeIn("en", place)},${first} is not there`
        : `verses ${placeIn("en", place)},${first}-${last} are not there`,
  },
  missing_chapters: {
    sl: ({ book, first, last }) => {
      const isPsalm = book === "PSA";
      if (first === last) return isPsalm ? `psalma ${first} ni` : `${bookIn("sl", book)}: ${first}. poglavja ni`;
      const range = last === first + 1 ? `${first} in ${last}` : `${first}–${last}`;
      return isPsalm ? `psalmov ${range} ni` : `${bookIn("sl", book)}: poglavij ${range} ni`;
    },
    en: ({ book, first, last }) => {
      const isPsalm = book === "PSA";
      const start = isPsalm ? "psalm" : `${bookIn("en", book)}: chapter`;
      if (first === last) return `${start} ${first} is missing`;
      return `${start}s ${first}${last === first + 1 ? " and " : "–"}${last} are missing`;
    },
  },
  control_character: {
    sl: ({ code }) => `v besedilu je krmilni znak (U+${code})`,
    en: ({ code }) => `the text has a control character (U+${code})`,
  },
  markup: {
    sl: ({ markup, found }) => `v besedilu je ostalo: ${MARKUP[markup].sl} (»${found}«)`,
    en: ({ markup, found }) => `the text has ${MARKUP[markup].en} left in it: "${found}"`,
  },
  long_text: {
    sl: ({ length }) => `besedilo ima ${countOf("sl", length, CHARACTERS)}: se je izgubila številka vrstice?`,
    en: ({ length }) => `the text is ${length} characters long: is a verse mark lost?`,
  },
  short_text: {
    sl: ({ text }) => `celotno besedilo je »${text}«`,
    en: ({ text }) => `the text is "${text}" alone`,
  },
};
