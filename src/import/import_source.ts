import { once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import type { SourceBookNames } from "./book_names.ts";
import { decodeHead, decodeText } from "./decode_text.ts";
import { type DocumentKind, ImportError } from "./import_error.ts";
import { type ImportedTranslation, importedVerses } from "./imported_translation.ts";
import { JSON_TEXT } from "./json/mod.ts";
import { ResourceBudget } from "./limits.ts";
import { isMetadataFile, readMetadataFiles } from "./metadata.ts";
import { openSource } from "./open_source.ts";
import { OSIS } from "./osis/mod.ts";
import type { Format, ImportOptions, Source, SourceFile } from "./source.ts";
import { SQLITE } from "./sqlite/mod.ts";
import { SWORD } from "./sword/mod.ts";
import { TranslationBuilder } from "./translation_builder.ts";
import { USFM } from "./usfm/mod.ts";
import { USFX } from "./usfx.ts";
import { USJ, USX } from "./usx.ts";
import {
  BIBLE_NLP,
  HEADED_VERSES,
  IMP,
  LABELLED_BY_UNKNOWN_BOOKS,
  LABELLED_LINES,
  TABLE,
  TABLE_OF_UNKNOWN_BOOKS,
  THE_WORD,
  UNLABELLED_LINES,
  VERSE_FILE,
} from "./verse_per_line/mod.ts";
import { hasRoot } from "./xml/mod.ts";
import { BEBLIA, OPENSONG, ZEFANIA } from "./zefania_opensong_beblia.ts";

/** Returns the lines of `tables/documents.txt`: a kind of documents, and what shows it. */
export const documentKinds = once(() =>
  readRows(readTable("import/tables/documents.txt"), ([kind, by = "", what = ""]) => {
    const bytes = what.replace(/\\x(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    return [kind as DocumentKind, by, bytes] as const;
  }),
);

function documentBy(
  by: "begins" | "root" | "holds" | "ends",
  test: (what: string) => boolean,
): DocumentKind | undefined {
  return documentKinds().find((each) => each[1] === by && test(each[2]))?.[0];
}

const TRANSLATION_FILE = /^\ufeff?Ambo-Translation:/;
const WEB_PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.{0,2000}?-->\s*)*<(?:!doctype\s+html|html|body|p|h[1-6]|div(?!\s+xmlns))[\s>]/is;

/** Returns the kind of document that a source is: by what is in it, its name, or more than half of its files. */
function documentKind({ name, files }: Source): DocumentKind | undefined {
  const ofMember = documentBy("holds", (path) =>
    files.some((file) => `/${file.name}`.toLowerCase().endsWith(`/${path}`)),
  );
  const kinds = files.map((file) => kindOfFile(file) ?? kindByName(file.name));
  const ofMost = kinds.find((kind) => kinds.filter((other) => other === kind).length > files.length / 2);
  return ofMember ?? ofMost ?? kindByName(name);
}

function kindByName(name: string): DocumentKind | undefined {
  return documentBy("ends", (ending) => name.toLowerCase().endsWith(ending));
}

function kindOfFile({ head }: SourceFile): DocumentKind | undefined {
  const bytes = head.toString("latin1");
  const text = decodeHead(head);
  const kind =
    documentBy("begins", (start) => bytes.startsWith(start)) ?? documentBy("root", (name) => hasRoot(text, name));
  if (kind !== undefined) return kind;
  if (/^RIFF.{4}WEBP/s.test(bytes) || /^.{4}ftyp(?:heic|avif|mif1)/s.test(bytes)) return "image";
  return WEB_PAGE.test(bytes) ? "web_page" : undefined;
}

/** The formats, in the order in which they are looked for: where a folder holds two, the first is read. */
export const FORMATS: readonly Format[] = [
  SWORD,
  USX,
  USJ,
  USFM,
  OSIS,
  USFX,
  ZEFANIA,
  OPENSONG,
  BEBLIA,
  VERSE_FILE,
  BIBLE_NLP,
  SQLITE,
  THE_WORD,
  JSON_TEXT,
  IMP,
  TABLE,
  LABELLED_LINES,
  HEADED_VERSES,
];

/** An imported translation and the format it was read from. */
export interface ImportResult extends ImportedTranslation {
  readonly format: string;
}

/**
 * Reads a publisher's file, folder or archive, whatever its format.
 *
 * @throws {ImportError} If nothing can be read, nothing is recognised, or the recognised format is at fault.
 * @example
 * const { format, books } = importSource("test/fixtures/import/demo.zefania.xml");
 * format; // "Zefania XML"
 * books.size > 0; // true
 */
export function importSource(path: string, options: ImportOptions = {}): ImportResult {
  const resources = new ResourceBudget(options.processorSeconds);
  const source = openSource(path, options.name);
  resources.check();
  const { format, files } = recognise(source);
  let builder: TranslationBuilder;
  let names: SourceBookNames | undefined;
  do {
    builder = new TranslationBuilder(resources, options.language, names);
    names = readNamed(builder, { source, files, format, options });
  } while (names !== undefined);
  const result = builder.finish();
  if (!hasText(result)) {
    throw new ImportError("no_verses", { path: source.name, format: format.name });
  }
  return { ...result, format: format.name };
}

/**
 * Reads the files of a format.
 *
 * @returns The names of books for reading once more, where names that were read later decide what others mean.
 * @throws {ImportError} If the source is at fault.
 */
function readNamed(
  builder: TranslationBuilder,
  { source, files, format, options }: Recognised & { source: Source; options: ImportOptions },
): SourceBookNames | undefined {
  const metadata = readMetadataFiles(source, builder);
  const encoding = options.encoding ?? metadata;
  const stated = encoding === undefined ? {} : { encoding };
  if (format.readsOthers !== true) warnOfUnreadFiles({ source, files, format, builder });
  let fault: unknown;
  try {
    format.read({ ...options, ...stated, source, files, builder });
  } catch (error) {
    fault = error;
  }
  // Behind a name that means no book another fault may be its consequence.
  const names = fault === undefined || fault instanceof ImportError ? builder.names.decide() : undefined;
  if (names === undefined && fault !== undefined) throw fault;
  return names;
}

/** Returns whether a translation has more than verses that it leaves out. */
function hasText(translation: ImportedTranslation): boolean {
  for (const { text } of importedVerses(translation)) if (text !== "") return true;
  return false;
}

interface Recognised {
  readonly format: Format;
  readonly files: readonly SourceFile[];
}

function recognise(source: Source): Recognised {
  const heads = source.files.map((file) => ({ file, head: decodeHead(file.head) }));
  // Some have the form of a verse per line, which would take the names of the books for remarks.
  if (heads.some(({ head }) => TRANSLATION_FILE.test(head))) {
    throw new ImportError("document", { path: source.name, kind: "ambo" });
  }
  const read = (formats: readonly Format[]): Recognised | undefined => {
    for (const format of formats) {
      const files = heads.filter(({ file, head }) => format.recognises(head, file)).map(({ file }) => file);
      if (files.length > 0) return { format, files };
    }
    return undefined;
  };
  const recognised = read(FORMATS);
  if (recognised !== undefined) return recognised;
  const kind = documentKind(source);
  if (kind !== undefined) throw new ImportError("document", { path: source.name, kind });
  const json = heads.find(({ file }) => /\.json$/i.test(file.name));
  if (json !== undefined) {
    const values = { what: "books", found: json.head.replace(/\s+/g, " ").trim() };
    throw new ImportError("json_no_verses", values, { position: { file: json.file.name } });
  }
  // Of one file that is no format, an encoding or binary content is the likeliest reason.
  const [file, ...others] = source.files;
  if (file !== undefined && others.length === 0) decodeText(file.read(), file.name);
  const ofUnknownBooks = read([UNLABELLED_LINES, TABLE_OF_UNKNOWN_BOOKS, LABELLED_BY_UNKNOWN_BOOKS]);
  if (ofUnknownBooks === undefined) throw new ImportError("unknown_format", { path: source.name });
  return ofUnknownBooks;
}

/**
 * Files that are named as those of the format are and were not recognised may be books that would be lost; files of
 * another format may be another translation.
 *
 * @throws {ImportError} If more is not recognised than is.
 */
function warnOfUnreadFiles({
  source,
  files,
  format,
  builder,
}: Recognised & { source: Source; builder: TranslationBuilder }): void {
  const endings = new Set(files.map(({ name }) => endingOf(name)));
  const read = new Set(files);
  const others = source.files.filter((file) => !read.has(file));
  const alike = others.filter((file) => endings.has(endingOf(file.name)) && !isMetadataFile(file));
  // Half a text is no translation; remarks beside one are smaller than it, but not the dictionary of a module.
  const unread = alike.filter((file) => formatOfFile(file) === undefined);
  const [first] = unread;
  if (first !== undefined && format !== SQLITE && sizeOf(unread) > sizeOf(files)) {
    const values = { format: format.name, read: files.length, unread: unread.length };
    throw new ImportError("mostly_unread", values, { position: { file: first.name } });
  }
  for (const { name } of alike) {
    builder.warn("file_not_recognised", { format: format.name }, { position: { file: name } });
  }
  const named = new Set(alike);
  for (const file of others) {
    const other = named.has(file) || VERSIFICATION.test(file.name) ? undefined : formatOfFile(file);
    if (other === undefined) continue;
    const values = { other: other.name, format: format.name };
    builder.warn("file_of_other_format", values, { position: { file: file.name } });
  }
}

function sizeOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** A versification file: its counts of verses look like verses. */
const VERSIFICATION = /\.vrs$/i;

function formatOfFile(file: SourceFile): Format | undefined {
  const head = decodeHead(file.head);
  return FORMATS.find((format) => format.recognises(head, file));
}

/** Returns the part of a name after its last point, in lower case. */
function endingOf(name: string): string {
  return /\.([^./]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
