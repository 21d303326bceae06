import { readCompanions } from "./companions/mod.ts";
import { decode } from "./decode.ts";
import type { Edition } from "./edition.ts";
import { EditionBuilder } from "./edition_builder.ts";
import type { Format, ReadingOptions } from "./format.ts";
import { ImportError } from "./import_error.ts";
import { BIBLE_NLP, LABELLED_LINES, TABLE, VERSE_FILE } from "./lines/mod.ts";
import { openSource } from "./open_source.ts";
import { OSIS } from "./osis/mod.ts";
import type { Source, SourceFile } from "./source.ts";
import { SWORD } from "./sword/mod.ts";
import { USFM } from "./usfm/mod.ts";
import { USFX } from "./usfx/mod.ts";
import { USX } from "./usx/mod.ts";
import { ZEFANIA } from "./zefania/mod.ts";

/** An edition and the format it was read from. */
export interface Imported extends Edition {
  readonly format: string;
}

/** The formats, in the order in which they are looked for: where a folder holds two, the first is read. */
const FORMATS: readonly Format[] = [
  SWORD,
  USX,
  USFM,
  OSIS,
  USFX,
  ZEFANIA,
  VERSE_FILE,
  BIBLE_NLP,
  TABLE,
  LABELLED_LINES,
];

/**
 * Reads a publisher's file, folder or archive, whatever its format.
 *
 * @throws {ImportError} where nothing can be read, nothing is recognised, or what was recognised is at fault
 */
export function importSource(path: string, options: ReadingOptions = {}): Imported {
  const source = openSource(path);
  const format = recognise(source);
  const edition = new EditionBuilder();
  const companions = readCompanions(source, edition);
  const encoding = options.encoding ?? companions;
  const stated = encoding === undefined ? {} : { encoding };
  format.format.read({ ...options, ...stated, source, files: format.files, edition });
  const result = edition.finish();
  if (result.books.size === 0) {
    throw new ImportError(
      `Cannot import "${source.name}": it is ${format.format.name} without a verse`,
    );
  }
  return { ...result, format: format.format.name };
}

function recognise(source: Source): { format: Format; files: SourceFile[] } {
  const heads = source.files.map((file) => ({ file, head: file.head().toString("utf8") }));
  for (const format of FORMATS) {
    const files = heads
      .filter(({ file, head }) => format.recognises(head, file))
      .map(({ file }) => file);
    if (files.length > 0) return { format, files };
  }
  // Nothing was recognised: an encoding or binary content is the likeliest reason, and it has its own message.
  for (const file of source.files.slice(0, 1)) decode(file.read(), file.name);
  throw new ImportError(
    `Cannot tell the format of "${source.name}": expected ${FORMATS.map(({ name }) => name).join(", ")}`,
  );
}
