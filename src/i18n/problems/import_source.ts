import { formatCount, formatNumber, noun, type Texts } from "../language.ts";
import { formatSize } from "../size.ts";
import type { Sentences } from "./sentences.ts";

/** Accusatives, as they follow `ima`. */
const BYTES = noun({ one: "bajt", two: "bajta", few: "bajte", other: "bajtov" });

const SECONDS = noun({ one: "sekundo", two: "sekundi", few: "sekunde", other: "sekund" });

const DOCUMENTS = {
  pdf: { sl: "dokument PDF", en: "a PDF document" },
  word: { sl: "dokument Word", en: "a Word document" },
  opendocument: { sl: "besedilo OpenDocument", en: "an OpenDocument text" },
  rtf: { sl: "dokument RTF", en: "an RTF document" },
  ebook: { sl: "e-knjiga (EPUB)", en: "an e-book (EPUB)" },
  web_page: { sl: "spletna stran", en: "a web page" },
} as const;

/** The fields that a source may not state, as flags of the command line. */
const FIELDS: Readonly<Record<"code" | "name" | "language" | "copyright", Texts<string>>> = {
  code: {
    sl: "--code OZNAKA (z njo programi izberejo prevod; primer: SSP3)",
    en: "--code CODE (what the translation parameter takes, such as SSP3)",
  },
  name: { sl: "--name IME (polno ime prevoda)", en: "--name NAME (its full name)" },
  language: {
    sl: "--language JEZIK (tri črke, na primer slv)",
    en: "--language LANGUAGE (three letters, such as slv)",
  },
  copyright: {
    sl: "--copyright BESEDILO (navedba avtorskih pravic, ki jo morajo prikazati odjemalci)",
    en: "--copyright TEXT (the attribution that clients must display)",
  },
};

const CHARACTERS = noun({ one: "znak", two: "znaka", few: "znake", other: "znakov" });
const LONG_FIELDS = {
  name: { sl: "Ime prevoda", en: "name" },
  copyright: { sl: "Navedba avtorskih pravic", en: "copyright" },
} as const;

/** The reasons for which a source cannot be opened, or is of no format. */
export const sourceSentences = {
  not_found: {
    sl: ({ path }) => `»${path}« ni mogoče prebrati: take datoteke ali mape ni`,
    en: ({ path }) => `Cannot read "${path}": no such file or folder`,
  },
  no_permission: {
    sl: ({ path }) => `»${path}« ni mogoče prebrati: nimate dovoljenja`,
    en: ({ path }) => `Cannot read "${path}": permission denied`,
  },
  unreadable: {
    sl: ({ path }, { reason }) => `»${path}« ni mogoče prebrati: ${reason}`,
    en: ({ path }, { reason }) => `Cannot read "${path}": ${reason}`,
  },
  no_regular_file: {
    sl: ({ path }) => `»${path}« ni mogoče uvoziti: pričakovana je datoteka ali mapa`,
    en: ({ path }) => `Cannot import "${path}": expected a file or a folder`,
  },
  nested_too_deep: {
    sl: ({ path }) => `»${path}« ni mogoče uvoziti: mape so preveč vgnezdene`,
    en: ({ path }) => `Cannot import "${path}": folders lie too deep`,
  },
  too_many_files: {
    sl: ({ path, max }) => `»${path}« ni mogoče uvoziti: datotek je več kot ${formatNumber("sl", max)}`,
    en: ({ path, max }) => `Cannot import "${path}": more than ${max} files`,
  },
  empty_file: {
    sl: ({ path }) => `»${path}« ni mogoče uvoziti: datoteka je prazna`,
    en: ({ path }) => `Cannot import "${path}": the file is empty`,
  },
  empty_source: {
    sl: ({ path }) => `»${path}« ni mogoče uvoziti: v viru ni nobene datoteke`,
    en: ({ path }) => `Cannot import "${path}": there is no file in it`,
  },
  no_verses: {
    sl: ({ path, format }) => `»${path}« ni mogoče uvoziti: v obliki ${format} ni nobene vrstice z besedilom`,
    en: ({ path, format }) => `Cannot import "${path}": it is ${format} without a verse`,
  },
  document: {
    sl: ({ path, kind }) => {
      if (kind === "image") {
        return `»${path}« ni mogoče uvoziti: to je slika; založnika prosite za besedilo v obliki USFM`;
      }
      if (kind === "spreadsheet") {
        return `»${path}« ni mogoče uvoziti: to je delovni zvezek; preglednico shranite kot CSV (UTF-8)`;
      }
      return `»${path}« ni mogoče uvoziti: to je ${DOCUMENTS[kind].sl}, v katerem vrstic ni mogoče razločiti; založnika prosite za obliko USFM`;
    },
    en: ({ path, kind }) => {
      if (kind === "image") {
        return `Cannot import "${path}": it is a picture; ask the publisher for the text as USFM`;
      }
      if (kind === "spreadsheet") {
        return `Cannot import "${path}": it is a spreadsheet; save the table as CSV (UTF-8)`;
      }
      return `Cannot import "${path}": it is ${DOCUMENTS[kind].en}, which has no verses to be told apart; ask the publisher for USFM`;
    },
  },
  unknown_format: {
    sl: ({ path, formats }) =>
      `Oblike vira »${path}« ni mogoče prepoznati: pričakovana je ena od oblik ${formats.join(", ")}`,
    en: ({ path, formats }) => `Cannot tell the format of "${path}": expected ${formats.join(", ")}`,
  },
  utf16: {
    sl: "Datoteke UTF-16 ni mogoče uvoziti: pretvorite jo v UTF-8, na primer z `iconv -f UTF-16 -t UTF-8`",
    en: "Cannot import a UTF-16 file: convert it to UTF-8, for example with `iconv -f UTF-16 -t UTF-8`",
  },
  binary: {
    sl: "Dvojiške datoteke ni mogoče uvoziti: pričakovano je besedilo brez ničelnih znakov",
    en: "Cannot import a binary file: a text without null characters is expected",
  },
  not_utf8: {
    sl: "Datoteka ni v UTF-8: pretvorite jo ali navedite njeno kodiranje, na primer --encoding windows-1250",
    en: "Cannot import a file that is not UTF-8: convert it, or name its encoding, for example --encoding windows-1250",
  },
  nested_archive: {
    sl: "Arhiva, ki ni ZIP ali gzip ali je v drugem arhivu, ni mogoče uvoziti: razpakirajte ga in uvozite mapo",
    en: "Cannot import an archive that is no zip or gzip file, or lies within another: unpack it and import the folder",
  },
  wrong_bytes: {
    sl: ({ encoding }) =>
      `Datoteke ni mogoče uvoziti kot ${encoding}: nekateri bajti v tem kodiranju ne pomenijo ničesar; pretvorite jo v UTF-8`,
    en: ({ encoding }) =>
      `Cannot import a file as ${encoding}: some of its bytes mean nothing in it; convert the file to UTF-8`,
  },
  unknown_encoding: {
    sl: ({ encoding }) => `Datoteke v kodiranju »${encoding}« ni mogoče uvoziti: pretvorite jo v UTF-8`,
    en: ({ encoding }) => `Cannot import a file in the encoding "${encoding}": convert it to UTF-8`,
  },
  file_too_large: {
    sl: ({ bytes, max }) =>
      `Datoteke ni mogoče uvoziti: ima ${formatCount("sl", bytes, BYTES)}, prebere se jih največ ${formatNumber("sl", max)}`,
    en: ({ bytes, max }) => `Cannot import a file of ${bytes} bytes: at most ${max} are read`,
  },
  source_too_large: {
    sl: ({ bytes, max }) =>
      `Ni mogoče uvoziti več kot ${formatNumber("sl", max)} bajtov: s to datoteko jih je ${formatNumber("sl", bytes)}`,
    en: ({ bytes, max }) => `Cannot import more than ${max} bytes: with this file there are ${bytes}`,
  },
  metadata_too_deep: {
    sl: ({ max }) => `Metapodatkov ni mogoče prebrati: elementi so vgnezdeni več kot ${max} ravni globoko`,
    en: ({ max }) => `Cannot read the metadata: elements lie more than ${max} deep`,
  },
  metadata_too_large: {
    sl: ({ bytes, max }) =>
      `Metapodatkov ni mogoče prebrati: datoteka ima ${formatCount("sl", bytes, BYTES)}, prebere se jih največ ${formatNumber("sl", max)}`,
    en: ({ bytes, max }) => `Cannot read the metadata: the file has ${bytes} bytes, at most ${max} are read`,
  },
  too_slow: {
    sl: ({ seconds }) =>
      `Uvoz je ustavljen: branje vzame več kot ${formatCount("sl", seconds, SECONDS)} procesorskega časa, kolikor ga ne potrebuje nobeno Sveto pismo`,
    en: ({ seconds }) =>
      `Stopped the import: it takes more than ${seconds} seconds of processor time, which no Bible needs`,
  },
  too_much_memory: {
    sl: ({ bytes }) =>
      `Uvoz je ustavljen: branje zasede več kot ${formatSize("sl", bytes)} pomnilnika, kolikor ga ne potrebuje nobeno Sveto pismo`,
    en: ({ bytes }) =>
      `Stopped the import: it takes more than ${formatSize("en", bytes)} of memory, which no Bible needs`,
  },
  missing_fields: {
    sl: ({ fields }) =>
      `Vir nečesa ne pove, zato uvoz ni mogoč: dodajte ${fields.map((field) => FIELDS[field].sl).join(", ")}`,
    en: ({ fields }) =>
      `Cannot import without what the source does not say: add ${fields.map((field) => FIELDS[field].en).join(", ")}`,
  },
  long_field: {
    sl: ({ field, length, max }) =>
      `${LONG_FIELDS[field].sl} ima ${formatCount("sl", length, CHARACTERS)}, dovoljenih je največ ${formatNumber("sl", max)}: navedite krajše besedilo z --${field}`,
    en: ({ field, length, max }) =>
      `Cannot use the ${LONG_FIELDS[field].en}: it has ${length} characters, at most ${max} are allowed; state a shorter one with --${field}`,
  },
  invalid_code: {
    sl: ({ code }) =>
      `Oznake »${code}« ni mogoče uporabiti: navedite črke, števke, -, _ in ., največ 32 znakov, na primer --code SSP3`,
    en: ({ code }) =>
      `Cannot use the code "${code}": state --code with letters, digits, -, _ and ., at most 32, such as SSP3`,
  },
  invalid_language: {
    sl: ({ language }) => `Jezika »${language}« ni mogoče uporabiti: navedite tri črke, na primer --language slv`,
    en: ({ language }) => `Cannot use the language "${language}": state --language with three letters, such as slv`,
  },
} satisfies Partial<Sentences<"import">>;
