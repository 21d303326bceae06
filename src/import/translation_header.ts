import { type BookId, type BookNaming, bookName } from "../canon/mod.ts";
import { isTranslationCode, type TranslationHeader } from "../corpus/mod.ts";
import { ImportError } from "./import_error.ts";
import type { ImportedTranslation } from "./imported_translation.ts";
import { languageCode } from "./language_code.ts";

/** The metadata that the operator states; it wins over the source's. */
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
 * Returns the header of the translation file.
 *
 * @throws {ImportError} If neither the operator nor the source states a field; it names all missing ones.
 */
export function translationHeader(
  translation: ImportedTranslation,
  stated: StatedMetadata,
): TranslationHeader {
  const found = { ...usable(translation.metadata), ...known(stated) };
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
    books: ownNames(translation, threeLetters),
  };
}

/** Returns the source's metadata; a code that no translation can have is left out. */
function usable(metadata: StatedMetadata): StatedMetadata {
  const { code, ...others } = known(metadata);
  const short = code?.replace(/^Bible\./, "");
  return short !== undefined && isTranslationCode(short) ? { ...others, code: short } : others;
}

/** Returns the fields that are not blank, on one line and without control characters. */
function known(metadata: StatedMetadata): StatedMetadata {
  const entries = Object.entries(metadata)
    .map(([field, value]) => [field, (value ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim()])
    .filter(([, value]) => value !== "");
  return Object.fromEntries(entries) as StatedMetadata;
}

/** Returns the source's names of books that differ from the language's defaults. */
function ownNames(translation: ImportedTranslation, language: string): Map<BookId, BookNaming> {
  const names = new Map<BookId, BookNaming>();
  for (const [id, { naming }] of translation.books) {
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
