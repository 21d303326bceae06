import { bookNaming } from "../book_naming.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import { visitPaths, type XmlReader } from "../xml/mod.ts";

/** Reads the book names of a Paratext project (`BookNames.xml`). */
export function readBookNames(xml: XmlReader, edition: EditionBuilder): undefined {
  visitPaths(xml, {
    start(path, book) {
      if (path !== "book") return;
      const naming = bookNaming({
        long: book.attribute("long") ?? "",
        short: book.attribute("short") ?? "",
        abbreviation: book.attribute("abbr") ?? "",
      });
      edition.nameBookLater((book.attribute("code") ?? "").toUpperCase(), naming);
    },
    text() {
      // Everything is in the attributes.
    },
  });
}
