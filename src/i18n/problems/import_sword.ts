import { formatCount, formatNumber, noun } from "../language.ts";
import type { Sentences } from "./sentences.ts";

const BYTES = noun({ one: "bajt", two: "bajta", few: "bajte", other: "bajtov" });

/** Accusatives, as they follow `ima`. */
export const PLACES = noun({ one: "mesto", two: "mesti", few: "mesta", other: "mest" });

/** The testaments as messages name them: in the genitive, and in English. */
export const TESTAMENTS = {
  ot: { sl: "Stare zaveze", en: "Old Testament" },
  nt: { sl: "Nove zaveze", en: "New Testament" },
} as const;

/** Writes the fault of a module that names itself. */
function module<Values extends { readonly module: string }>(
  sl: (values: Values) => string,
  en: (values: Values) => string,
) {
  return {
    sl: (values: Values) => `Modula »${values.module}« ni mogoče prebrati: ${sl(values)}`,
    en: (values: Values) => `Cannot read module "${values.module}": ${en(values)}`,
  };
}

/** Writes the fault of a block of texts. */
function block(sl: (block: number) => string, en: (block: number) => string) {
  return {
    sl: (values: { block: number }) => `Modula ni mogoče prebrati: ${sl(values.block)}`,
    en: (values: { block: number }) => `Cannot read the module: ${en(values.block)}`,
  };
}

/** The reasons for which a module of The SWORD Project cannot be read. */
export const swordSentences = {
  sword_several: {
    sl: ({ count, names }) =>
      `Več modulov hkrati (${count}: ${names.join(", ")}) ni mogoče uvoziti: navedite enega, z njegovimi podatki`,
    en: ({ count, names }) => `Cannot import ${count} modules at once (${names.join(", ")}): give one, with its data`,
  },
  sword_no_module: {
    sl: "Konfiguracije ni mogoče prebrati: ne imenuje modula",
    en: "Cannot read the configuration: it names no module",
  },
  sword_beyond_texts: {
    sl: "Modula ni mogoče prebrati: kazalo kaže čez konec besedil",
    en: "Cannot read the module: its index points beyond its texts",
  },
  sword_short_block: block(
    (number) => `blok ${number} je krajši, kot pravi kazalo`,
    (number) => `block ${number} is shorter than its index says`,
  ),
  sword_no_block: block(
    (number) => `bloka ${number} ni`,
    (number) => `there is no block ${number}`,
  ),
  sword_block_cut_off: block(
    (number) => `blok ${number} ni cel`,
    (number) => `block ${number} is cut off`,
  ),
  sword_damaged_block: block(
    (number) => `bloka ${number} ni mogoče razširiti`,
    (number) => `block ${number} cannot be decompressed`,
  ),
  sword_blocks_too_large: module<{ module: string; max: number }>(
    ({ max }) => `bloki imajo skupaj več kot ${formatNumber("sl", max)} bajtov ali pa so klicani vedno znova`,
    ({ max }) => `its blocks hold more than ${max} bytes in all, or are asked for again and again`,
  ),
  sword_block_too_large: module<{ module: string; bytes: number; max: number }>(
    ({ bytes, max }) => `blok ima ${formatCount("sl", bytes, BYTES)}, prebere se jih največ ${formatNumber("sl", max)}`,
    ({ bytes, max }) => `a block of ${bytes} bytes, at most ${max} are read`,
  ),
  sword_compression: module<{ module: string; type: string }>(
    ({ type }) => `stiskanje ${type} ni podprto, podprti sta samo ZIP in LZSS`,
    ({ type }) => `its compression (${type}) is not read, only ZIP and LZSS are`,
  ),
  sword_no_data: module<{ module: string; dataPath: string }>(
    ({ dataPath }) => `podatkov (DataPath=${dataPath}) ni`,
    ({ dataPath }) => `its data (DataPath=${dataPath}) is not there`,
  ),
  sword_no_bible: module<{ module: string; driver: string }>(
    ({ driver }) => `ModDrv=${driver} ni besedilo Svetega pisma; prebrati je mogoče zText, zText4, rawText in rawText4`,
    ({ driver }) => `ModDrv=${driver} is no Bible text; zText, zText4, rawText and rawText4 are read`,
  ),
  sword_enciphered: module(
    () => "je šifriran (CipherKey), šifriranje pa ni podprto",
    () => "it is enciphered (CipherKey), and no cipher is read",
  ),
  sword_encoding: module<{ module: string; encoding: string }>(
    ({ encoding }) => `kodiranje ${encoding} ni podprto`,
    ({ encoding }) => `its encoding (${encoding}) is not read`,
  ),
  sword_markup: module<{ module: string; type: string }>(
    ({ type }) => `oznake ${type} niso podprte, podprti so samo OSIS, ThML, GBF in golo besedilo`,
    ({ type }) => `its markup (${type}) is not read, only OSIS, ThML, GBF and plain text are`,
  ),
  sword_versification: module<{ module: string; name: string; known: readonly string[] }>(
    ({ name, known }) => `štetja vrstic »${name}« ni med znanimi: ${known.join(", ")}`,
    ({ name, known }) => `its versification "${name}" is none of ${known.join(", ")}`,
  ),
  sword_long_index: {
    sl: ({ module, testament, count, expected }) =>
      `Kazala ${TESTAMENTS[testament].sl} v modulu »${module}« ni mogoče prebrati: ima ${formatCount("sl", count, PLACES)}, štetje vrstic pa samo ${formatNumber("sl", expected)}`,
    en: ({ module, testament, count, expected }) =>
      `Cannot read the ${TESTAMENTS[testament].en} of ${module}: its index has ${count} places, but its versification only ${expected}`,
  },
} satisfies Partial<Sentences<"import">>;
