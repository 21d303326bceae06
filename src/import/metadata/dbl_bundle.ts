import { bookNaming } from "../book_naming.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { visitPaths, type XmlReader } from "../xml/mod.ts";

/** The elements of `metadata.xml`, versions 1 and 2, for each field of a translation's header. */
const FIELDS = {
  code: ["identification/abbreviationLocal", "identification/abbreviation"],
  name: ["identification/nameLocal", "identification/name"],
  language: ["language/iso"],
  copyright: [
    "copyright/fullStatement/statementContent",
    "copyright/statement",
    "agencies/rightsHolder/name",
    "agencies/rightsHolder",
  ],
} as const;

/** The elements of a book's names, in versions 1 and 2. */
const BOOKS = ["bookNames/book", "names/name"];
const NAME = /^(?:names\/name|bookNames\/book)\/(long|short|abbr)$/;
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.values(FIELDS).flat(),
  ...BOOKS.flatMap((book) => [book, `${book}/long`, `${book}/short`, `${book}/abbr`]),
]);

/**
 * Reads the metadata of a Digital Bible Library bundle.
 *
 * Source of the elements: the published schema of DBL metadata, versions 1.5 to 2.3.
 */
export function readBundleMetadata(xml: XmlReader, builder: TranslationBuilder): undefined {
  const values = new Map<string, string>();
  let book = "";
  let names: Record<string, string> = {};
  visitPaths(xml, {
    isKnown: (path) => KNOWN.has(path),
    start(path, element) {
      if (path === "names/name") {
        book = element.attribute("id")?.replace(/^book-/, "") ?? "";
        names = {};
      }
      if (path === "bookNames/book") {
        book = element.attribute("code") ?? "";
        names = {};
      }
    },
    text(path, text) {
      const [, name] = NAME.exec(path) ?? [];
      if (name !== undefined) names[name === "abbr" ? "abbreviation" : name] = text;
      else if (BOOKS.includes(path)) {
        builder.setDefaultNaming(book.toUpperCase(), bookNaming(names));
      } else if (text !== "" && !values.has(path)) values.set(path, text);
    },
  });
  for (const [field, paths] of Object.entries(FIELDS)) {
    const value = paths.map((path) => values.get(path)).find((text) => text !== undefined);
    if (value !== undefined) builder.metadata[field as keyof typeof FIELDS] ??= value;
  }
}
