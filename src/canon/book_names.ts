import { GERMAN } from "./languages/deu.ts";
import { ENGLISH } from "./languages/eng.ts";
import { CROATIAN } from "./languages/hrv.ts";
import { HUNGARIAN } from "./languages/hun.ts";
import { ITALIAN } from "./languages/ita.ts";
import type { LanguageTable } from "./languages/language_table.ts";
import { LATIN } from "./languages/lat.ts";
import { SLOVENIAN } from "./languages/slv.ts";

/**
 * The tables of the names of the books. Who adds a language adds its table and names it here: no other file knows
 * which languages there are. Slovenian stands first, as it wins over the others.
 */
export const LANGUAGE_TABLES: readonly LanguageTable[] = [
  SLOVENIAN,
  ENGLISH,
  LATIN,
  GERMAN,
  ITALIAN,
  CROATIAN,
  HUNGARIAN,
];
