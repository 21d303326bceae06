import { readNames, readRows, readTable } from "../../../base/source_files.ts";
import type { Language } from "../../../i18n/mod.ts";

/** The kinds of terms; see `tables/api_terms.txt`. */
const KINDS = ["object", "type", "field", "value", "operation", "parameter", "header", "error", "remedy"] as const;
type Kind = (typeof KINDS)[number];

/** The texts of a language by kind and name; absent where the English text of the description is shown. */
export type ApiTerms = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

const termsByLanguage = new Map<Language, ApiTerms>();

/** Returns the terms of the API's description in a language; the table is read when they are first wanted. */
export function apiTerms(language: Language): ApiTerms {
  let terms = termsByLanguage.get(language);
  if (terms === undefined) {
    terms = readTerms(language);
    termsByLanguage.set(language, terms);
  }
  return terms;
}

function readTerms(language: Language): ApiTerms {
  const terms = Object.fromEntries(KINDS.map((kind) => [kind, {} as Record<string, string>]));
  readRows(readTable("web/tables/api_terms.txt"), ([key = "", ...cells]) => {
    const [kind = "", name = "", ...rest] = key.split(" ");
    const ofKind = terms[kind];
    if (ofKind === undefined || name === "" || rest.length > 0) {
      throw new SyntaxError(`Cannot read the term "${key}": expected a kind (${KINDS.join(", ")}) and a name`);
    }
    if (Object.hasOwn(ofKind, name)) throw new SyntaxError(`Cannot take "${key}": it has another line above`);
    const texts = readNames(cells);
    const text = texts[language] ?? texts.en;
    if (text !== undefined) ofKind[name] = text;
  });
  return terms as ApiTerms;
}
