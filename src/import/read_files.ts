import type { FormatInput, SourceFile } from "./source.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { openXml, type XmlReader } from "./xml/mod.ts";

/** Reads the files one by one, and reports the progress at every file and every chapter. */
export function readFilesInTurn({ files, builder, onProgress }: FormatInput, read: (file: SourceFile) => void): void {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const file of files) {
    builder.onChapter = (share) => onProgress?.(done + share * file.size, total);
    read(file);
    // No book goes on from one file to the next.
    builder.endBook();
    done += file.size;
    onProgress?.(done, total);
  }
}

/**
 * Reads the files one by one as XML; places are those of the document.
 *
 * @throws {ImportError} If a document is malformed, and what `read` throws.
 */
export function readXmlFiles(reading: FormatInput, read: (xml: XmlReader, builder: TranslationBuilder) => void): void {
  const { builder, encoding } = reading;
  readFilesInTurn(reading, (file) => {
    const xml = openXml(file, encoding, builder);
    xml.onText = (text) => builder.read(text);
    builder.reading(
      () => ({ file: file.name, line: xml.line }),
      () => xml.share,
    );
    read(xml, builder);
  });
}
