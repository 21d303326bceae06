/** Metadata files beside a publisher's texts: those of a DBL bundle and of a Paratext project. */

import { decodeHead } from "./decode_text.ts";
import { ImportError } from "./import_error.ts";
import type { Source, SourceFile } from "./source.ts";
import { bookNaming } from "./source_labels.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { hasRoot, openXml, visitPaths, type XmlReader } from "./xml/mod.ts";

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
function readBundleMetadata(xml: XmlReader, builder: TranslationBuilder): undefined {
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

/** Windows' numbers for its encodings of one byte a character; 65001 is UTF-8. */
const CODE_PAGE = /^125\d$/;

/** The settings that are read. */
const SETTINGS = new Set(["Name", "Encoding", "FullName", "Copyright", "LanguageIsoCode"]);

/**
 * Reads the settings of a Paratext project (`Settings.xml`, formerly `NAME.ssf`).
 *
 * @returns The encoding of the texts, where it is not UTF-8.
 */
function readProjectSettings(xml: XmlReader, builder: TranslationBuilder): string | undefined {
  const { metadata } = builder;
  let encoding: string | undefined;
  visitPaths(xml, {
    isKnown: (path) => SETTINGS.has(path),
    text(path, text) {
      if (text === "") return;
      if (path === "Name") metadata.code ??= text;
      else if (path === "Encoding" && CODE_PAGE.test(text)) encoding = `windows-${text}`;
      else if (path === "FullName") metadata.name ??= text;
      else if (path === "Copyright") metadata.copyright ??= text;
      // The code of the language precedes its script, region and variant: `slv:::`.
      else if (path === "LanguageIsoCode") metadata.language ??= text.replace(/:.*$/, "");
    },
  });
  return encoding;
}

/** Reads the book names of a Paratext project (`BookNames.xml`). */
function readBookNames(xml: XmlReader, builder: TranslationBuilder): undefined {
  visitPaths(xml, {
    isKnown: () => false,
    start(path, book) {
      if (path !== "book") return;
      const naming = bookNaming({
        long: book.attribute("long") ?? "",
        short: book.attribute("short") ?? "",
        abbreviation: book.attribute("abbr") ?? "",
      });
      builder.setDefaultNaming((book.attribute("code") ?? "").toUpperCase(), naming);
    },
    text() {
      // Everything is in the attributes.
    },
  });
}

/** Metadata are names and a statement of rights, some ten kilobytes. */
const MAX_BYTES = 1 << 20;

/** A reader for each kind by its root element; it returns the encoding of the texts. */
const READERS: readonly (readonly [
  root: string,
  read: (xml: XmlReader, builder: TranslationBuilder) => string | undefined,
])[] = [
  ["DBLMetadata", readBundleMetadata],
  ["ScriptureText", readProjectSettings],
  ["BookNames", readBookNames],
];

/**
 * Reads what is beside the texts: the metadata of a Digital Bible Library bundle, the settings and book names of a
 * Paratext project. Their fields go into the translation's metadata.
 *
 * @returns The encoding of the texts, where they say one that is not UTF-8.
 * @throws {ImportError} If one of them cannot be read.
 */
export function readMetadataFiles(source: Source, builder: TranslationBuilder): string | undefined {
  let encoding: string | undefined;
  for (const file of source.files) {
    const read = readerOf(file);
    if (read === undefined) continue;
    const { name, size } = file;
    if (size > MAX_BYTES) {
      const values = { bytes: size, max: MAX_BYTES };
      throw new ImportError("metadata_too_large", values, { position: { file: name } });
    }
    encoding = read(openXml(file, undefined, builder), builder) ?? encoding;
  }
  return encoding;
}

/** Returns whether a file is beside the texts, and is none itself. */
export function isMetadataFile(file: SourceFile): boolean {
  return readerOf(file) !== undefined;
}

function readerOf(file: SourceFile) {
  if (!/\.(?:xml|ssf)$/i.test(file.name)) return undefined;
  const head = decodeHead(file.head);
  return READERS.find(([root]) => hasRoot(head, root))?.[1];
}
