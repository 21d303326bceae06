import type { EditionBuilder } from "../edition_builder.ts";
import { visitPaths, type XmlReader } from "../xml/mod.ts";

/** Windows' numbers for its encodings of one byte a character; 65001 is UTF-8. */
const CODE_PAGE = /^125\d$/;

/**
 * Reads the settings of a Paratext project (`Settings.xml`, formerly `NAME.ssf`).
 *
 * @returns the encoding of the texts, where it is not UTF-8
 */
export function readProjectSettings(xml: XmlReader, edition: EditionBuilder): string | undefined {
  const { metadata } = edition;
  let encoding: string | undefined;
  visitPaths(xml, {
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
