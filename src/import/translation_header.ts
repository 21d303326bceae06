import { once } from "../base/bounded_map.ts";
import { readTable } from "../base/source_files.ts";
import { type BookId, type BookNaming, bookName, type NameInCommon, namesInCommon } from "../canon/mod.ts";
import { isTranslationCode, MAX_HEADER, type TranslationHeader } from "../corpus/mod.ts";
import { type HeaderField, ImportError } from "./import_error.ts";
import type { ImportedTranslation, SourceMetadata } from "./imported_translation.ts";

/** The three-letter codes of languages (ISO 639-3), by other codes for them. */
const languages = once((): ReadonlyMap<string, string> => {
  const pairs = readTable("import/tables/languages.txt").flatMap(({ text }) => text.split(" "));
  return new Map(pairs.map((pair) => pair.split("=") as [string, string]));
});

/** Codes that name no language: undetermined, several, none. */
const UNDETERMINED = new Set(["und", "mul", "zxx", "mis"]);

/**
 * Returns the three-letter code of a language as sources write it: `sl`, `slv`, `SLV`, `sl-SI`, `slo` (Slovak of old).
 *
 * @returns Undefined where it is no language code.
 */
export function languageCode(written: string): string | undefined {
  const primary = /^\s*([A-Za-z]{2,3})(?:[-_].*)?\s*$/.exec(written)?.[1]?.toLowerCase();
  if (primary === undefined) return undefined;
  if (UNDETERMINED.has(primary)) return undefined;
  return languages().get(primary) ?? (primary.length === 2 ? undefined : primary);
}

/** The metadata that the operator states; it wins over the source's. */
interface StatedMetadata extends Readonly<SourceMetadata> {
  /** `yes` for a part of the Bible on purpose. */
  readonly part?: string;
}

/** The part of an imported translation that its header is made of. */
export interface HeaderSource {
  readonly metadata: ImportedTranslation["metadata"];
  readonly books: ReadonlyMap<BookId, { readonly naming: BookNaming }>;
}

/** The fields that a header must have, in the order in which missing ones are asked for. */
const HEADER_FIELDS: readonly HeaderField[] = ["code", "name", "language", "copyright"];

/**
 * Returns the header of the translation file.
 *
 * @throws {ImportError} If neither the operator nor the source states a field; it names all missing ones.
 */
export function translationHeader(translation: HeaderSource, stated: StatedMetadata): TranslationHeader {
  const found = { ...usable(translation.metadata), ...known(stated) };
  const missing = HEADER_FIELDS.filter((field) => found[field] === undefined);
  if (missing.length > 0) throw new ImportError("missing_fields", { fields: missing });
  const { code, name, language, copyright, part } = found as Required<StatedMetadata>;
  for (const [field, text] of [
    ["name", name],
    ["copyright", copyright],
  ] as const) {
    const max = MAX_HEADER[field];
    if (text.length > max) throw new ImportError("long_field", { field, length: text.length, max });
  }
  if (!isTranslationCode(code)) throw new ImportError("invalid_code", { code });
  const threeLetters = languageCode(language);
  if (threeLetters === undefined) throw new ImportError("invalid_language", { language });
  return {
    code,
    name,
    language: threeLetters,
    copyright,
    ...(part === "yes" && { isPart: true }),
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
    .map(([field, value]) => [field, (value ?? "").replace(/[\s\p{Cc}\ufffd]+/gu, " ").trim()])
    .filter(([, value]) => value !== "");
  return Object.fromEntries(entries) as StatedMetadata;
}

/** Returns the source's names of books that differ from the language's defaults. */
function ownNames(translation: HeaderSource, language: string): Map<BookId, BookNaming> {
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

/**
 * Returns the books without the names that two of them have: no reference could say which is meant, and the usual names
 * take their place.
 *
 * @param onShared Called with each such name.
 */
export function withoutSharedNames<Book extends { readonly naming: BookNaming }>(
  books: ReadonlyMap<BookId, Book>,
  onShared: (shared: NameInCommon) => void,
): ReadonlyMap<BookId, Book> {
  const common = namesInCommon(Array.from(books, ([id, { naming }]) => [id, naming]));
  for (const each of common) onShared(each);
  const left = new Set(common.map(({ book, written }) => `${book} ${written}`));
  const own = (book: BookId, { name, abbreviation, ...rest }: BookNaming): BookNaming => ({
    ...(name !== undefined && !left.has(`${book} ${name}`) && { name }),
    ...(abbreviation !== undefined && !left.has(`${book} ${abbreviation}`) && { abbreviation }),
    ...rest,
  });
  return new Map([...books].map(([id, book]) => [id, { ...book, naming: own(id, book.naming) }]));
}
