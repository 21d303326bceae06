import { type BookId, type BookNaming, bookName } from "../canon/mod.ts";
import { isTranslationCode, type TranslationHeader } from "../corpus/mod.ts";
import type { Edition } from "./edition.ts";
import { ImportError } from "./import_error.ts";
import { languageCode } from "./language.ts";

/** What the operator states of a translation; it wins over what the source says. */
export interface StatedMetadata {
  readonly code?: string;
  readonly name?: string;
  readonly language?: string;
  readonly copyright?: string;
}

const WANTED = {
  code: "--code CODE (what the translation parameter takes, such as SSP3)",
  name: "--name NAME (its full name)",
  language: "--language LANGUAGE (three letters, such as slv)",
  copyright: "--copyright TEXT (the attribution that clients must display)",
} as const;

/**
 * The header of the translation file.
 *
 * @throws {ImportError} that asks for everything that neither the operator nor the source states, at once
 */
export function translationHeader(edition: Edition, stated: StatedMetadata): TranslationHeader {
  const found = { ...usable(edition.metadata), ...known(stated) };
  const missing = (Object.keys(WANTED) as (keyof typeof WANTED)[]).filter(
    (field) => found[field] === undefined,
  );
  if (missing.length > 0) {
    throw new ImportError(
      `Cannot import without what the source does not say: add ${missing.map((field) => WANTED[field]).join(", ")}`,
    );
  }
  const { code, name, language, copyright } = found as Required<StatedMetadata>;
  if (!isTranslationCode(code)) {
    throw new ImportError(
      `Cannot use the code "${code}": state --code with letters, digits, -, _ and ., at most 32, such as SSP3`,
    );
  }
  const threeLetters = languageCode(language);
  if (threeLetters === undefined) {
    throw new ImportError(
      `Cannot use the language "${language}": state --language with three letters, such as slv`,
    );
  }
  return {
    code,
    name,
    language: threeLetters,
    copyright,
    books: ownNames(edition, threeLetters),
  };
}

/** What the source says; a code that could be none is no code. */
function usable(metadata: StatedMetadata): StatedMetadata {
  const { code, ...others } = known(metadata);
  const short = code?.replace(/^Bible\./, "");
  return short !== undefined && isTranslationCode(short) ? { ...others, code: short } : others;
}

/** What is stated and not blank, on one line and without control characters. */
function known(metadata: StatedMetadata): StatedMetadata {
  const entries = Object.entries(metadata)
    .map(([field, value]) => [field, (value ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim()])
    .filter(([, value]) => value !== "");
  return Object.fromEntries(entries) as StatedMetadata;
}

/** What the source calls its books, as far as the language's defaults do not say the same. */
function ownNames(edition: Edition, language: string): Map<BookId, BookNaming> {
  const names = new Map<BookId, BookNaming>();
  for (const [id, { naming }] of edition.books) {
    const usual = bookName(id, language);
    const { name, abbreviation, alternates } = naming;
    const own: BookNaming = {
      ...(name !== undefined && name !== usual.name && { name }),
      ...(abbreviation !== undefined &&
        abbreviation !== usual.abbreviation && {
          abbreviation,
        }),
      ...(alternates !== undefined && { alternates }),
    };
    if (Object.keys(own).length > 0) names.set(id, own);
  }
  return names;
}
