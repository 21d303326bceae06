import type { EditionBuilder } from "../edition_builder.ts";
import { visitPaths, type XmlReader } from "../xml/mod.ts";

/** Reads the settings of a Paratext project (`Settings.xml`, formerly `NAME.ssf`). */
export function readProjectSettings(xml: XmlReader, edition: EditionBuilder): void {
  const { metadata } = edition;
  visitPaths(xml, {
    text(path, text) {
      if (text === "") return;
      if (path === "Name") metadata.code ??= text;
      else if (path === "FullName") metadata.name ??= text;
      else if (path === "Copyright") metadata.copyright ??= text;
      // The code of the language stands before its script, region and variant: `slv:::`.
      else if (path === "LanguageIsoCode") metadata.language ??= text.replace(/:.*$/, "");
    },
  });
}
