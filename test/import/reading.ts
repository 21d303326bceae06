import { type Edition, editionVerses } from "../../src/import/edition.ts";
import { EditionBuilder } from "../../src/import/edition_builder.ts";
import type { Format, ReadingOptions } from "../../src/import/format.ts";
import type { SourceFile } from "../../src/import/source.ts";

/** A file that lies nowhere but in memory. */
export function memoryFile(name: string, content: string | Buffer): SourceFile {
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  return { name, size: bytes.length, read: () => bytes, head: bytes.subarray(0, 8192) };
}

/** Reads files, by name, as one format. */
export function readFiles(
  format: Format,
  contents: Readonly<Record<string, string | Buffer>>,
  options: ReadingOptions = {},
): Edition {
  const files = Object.entries(contents).map(([name, content]) => memoryFile(name, content));
  const edition = new EditionBuilder();
  format.read({ ...options, source: { name: "source", files }, files, edition });
  return edition.finish();
}

/** The lines of an edition as a translation file has them, such as `GEN 1:1 text`. */
export function lines(edition: Edition): string[] {
  return [...editionVerses(edition)].map(({ book, chapter, verse, verseEnd, segment, text }) => {
    const end = verseEnd === undefined ? "" : `-${verseEnd}`;
    return `${book} ${chapter}:${verse}${end}${segment ?? ""} ${text}`.trimEnd();
  });
}

/** What was dropped, by kind. */
export function dropped(edition: Edition): Record<string, number> {
  return Object.fromEntries(edition.dropped);
}

/** The doubts as `line: message`. */
export function doubts(edition: Edition): string[] {
  return edition.doubts.map(({ line, message }) => `${line}: ${message}`);
}
