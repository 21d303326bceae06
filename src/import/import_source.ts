import { isCompanion, readCompanions } from "./companions/mod.ts";
import { decode, isUtf16 } from "./decode.ts";
import type { Edition } from "./edition.ts";
import { EditionBuilder } from "./edition_builder.ts";
import type { Format, ReadingOptions } from "./format.ts";
import { FORMATS } from "./formats.ts";
import { ImportError } from "./import_error.ts";
import { openSource } from "./open_source.ts";
import type { Source, SourceFile } from "./source.ts";

/** An edition and the format it was read from. */
export interface Imported extends Edition {
  readonly format: string;
}

/**
 * Reads a publisher's file, folder or archive, whatever its format.
 *
 * @throws {ImportError} where nothing can be read, nothing is recognised, or what was recognised is at fault
 */
export function importSource(path: string, options: ReadingOptions = {}): Imported {
  const source = openSource(path);
  const { format, files } = recognise(source);
  const edition = new EditionBuilder();
  const companions = readCompanions(source, edition);
  const encoding = options.encoding ?? companions;
  const stated = encoding === undefined ? {} : { encoding };
  if (format.readsOthers !== true) doubtLeftOut({ source, files, format, edition });
  format.read({ ...options, ...stated, source, files, edition });
  const result = edition.finish();
  if (result.books.size === 0) {
    throw new ImportError(`Cannot import "${source.name}": it is ${format.name} without a verse`);
  }
  return { ...result, format: format.name };
}

interface Recognised {
  readonly format: Format;
  readonly files: readonly SourceFile[];
}

function recognise(source: Source): Recognised {
  const heads = source.files.map((file) => ({ file, head: file.head.toString("utf8") }));
  for (const format of FORMATS) {
    const files = heads
      .filter(({ file, head }) => format.recognises(head, file))
      .map(({ file }) => file);
    if (files.length > 0) return { format, files };
  }
  refuseUtf16(source.files);
  // Of one file that is no format, an encoding or binary content is the likeliest reason.
  const [file, ...others] = source.files;
  if (file !== undefined && others.length === 0) decode(file.read(), file.name);
  throw new ImportError(
    `Cannot tell the format of "${source.name}": expected ${FORMATS.map(({ name }) => name).join(", ")}`,
  );
}

/**
 * Files that are named as those of the format are and were not recognised may be books that would be lost; files of
 * another format may be another translation.
 *
 * @throws {ImportError} where one is UTF-16
 */
function doubtLeftOut({
  source,
  files,
  format,
  edition,
}: Recognised & { source: Source; edition: EditionBuilder }): void {
  const endings = new Set(files.map(({ name }) => endingOf(name)));
  const read = new Set(files);
  const others = source.files.filter((file) => !read.has(file));
  const alike = others.filter((file) => endings.has(endingOf(file.name)) && !isCompanion(file));
  refuseUtf16(alike);
  for (const { name } of alike) {
    edition.doubt(`the file is not recognised as ${format.name} and is left out`, { file: name });
  }
  const named = new Set(alike);
  for (const file of others) {
    const other = named.has(file) || VERSIFICATION.test(file.name) ? undefined : formatOf(file);
    if (other === undefined) continue;
    const message = `the file is ${other.name}, beside the ${format.name} that is read, and is left out`;
    edition.doubt(message, { file: file.name });
  }
}

/** How many verses the chapters have, which looks like verses. */
const VERSIFICATION = /\.vrs$/i;

function formatOf(file: SourceFile): Format | undefined {
  const head = file.head.toString("utf8");
  return FORMATS.find((format) => format.recognises(head, file));
}

function refuseUtf16(files: readonly SourceFile[]): void {
  for (const file of files) if (isUtf16(file.head)) decode(file.head, file.name);
}

/** What follows the last point of a name, in lower case. */
function endingOf(name: string): string {
  return /\.([^./]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
