import { bookNaming } from "../book_naming.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { visitPaths, type XmlReader } from "../xml/mod.ts";

/** Windows' numbers for its encodings of one byte a character; 65001 is UTF-8. */
const CODE_PAGE = /^125\d$/;

/** The settings that are read. */
const SETTINGS = new Set(["Name", "Encoding", "FullName", "Copyright", "LanguageIsoCode"]);

/**
 * Reads the settings of a Paratext project (`Settings.xml`, formerly `NAME.ssf`).
 *
 * @returns The encoding of the texts, where it is not UTF-8.
 */
export function readProjectSettings(xml: XmlReader, builder: TranslationBuilder): string | undefined {
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
      // The code of the language stands before its script, region and variant: `slv:::`.
      else if (path === "LanguageIsoCode") metadata.language ??= text.replace(/:.*$/, "");
    },
  });
  return encoding;
}

/** Reads the book names of a Paratext project (`BookNames.xml`). */
export function readBookNames(xml: XmlReader, builder: TranslationBuilder): undefined {
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
