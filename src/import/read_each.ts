import type { EditionBuilder } from "./edition_builder.ts";
import type { Reading } from "./format.ts";
import type { SourceFile } from "./source.ts";
import { openXml, type XmlReader } from "./xml/mod.ts";

/** Reads the files one by one, and tells how far that has come, at every file and every chapter. */
export function readEach(
  { files, edition, onProgress }: Reading,
  read: (file: SourceFile) => void,
): void {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const file of files) {
    edition.onChapter = (share) => onProgress?.(done + share * file.size, total);
    read(file);
    // No book goes on from one file to the next.
    edition.endBook();
    done += file.size;
    onProgress?.(done, total);
  }
}

/**
 * Reads the files one by one as XML; places are those of the document.
 *
 * @throws {ImportError} where a document is malformed, and what `read` throws
 */
export function readEachXml(
  reading: Reading,
  read: (xml: XmlReader, edition: EditionBuilder) => void,
): void {
  const { edition, encoding } = reading;
  readEach(reading, (file) => {
    const xml = openXml(file, encoding);
    edition.reading(
      () => ({ file: file.name, line: xml.line }),
      () => xml.share,
    );
    read(xml, edition);
  });
}
