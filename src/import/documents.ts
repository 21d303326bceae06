/** Documents for people to read, by their first bytes, by the files in them, or else by the ending of their name. */
import type { DocumentKind } from "./problems.ts";
import type { Source, SourceFile } from "./source.ts";

/** The bytes that documents and pictures begin with. */
const SIGNATURES: readonly (readonly [bytes: string, kind: DocumentKind])[] = [
  ["%PDF", "pdf"],
  ["{\\rtf", "rtf"],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "word"],
  ["\x89PNG", "image"],
  ["\xff\xd8\xff", "image"],
  ["GIF8", "image"],
  ["II*\0", "image"],
  ["MM\0*", "image"],
  ["BM", "image"],
];

/** Files that only the archive of a document holds. */
const MEMBERS: readonly (readonly [name: RegExp, kind: DocumentKind])[] = [
  [/^word\/document\.xml$/, "word"],
  [/^xl\/workbook\.xml$/, "spreadsheet"],
  [/^META-INF\/container\.xml$/, "ebook"],
  [/^META-INF\/manifest\.xml$/, "opendocument"],
];

const ENDINGS: readonly (readonly [ending: RegExp, kind: DocumentKind])[] = [
  [/\.pdf$/i, "pdf"],
  [/\.(?:docx?|docm)$/i, "word"],
  [/\.(?:xlsx?|ods)$/i, "spreadsheet"],
  [/\.(?:odt|sxw)$/i, "opendocument"],
  [/\.rtf$/i, "rtf"],
  [/\.epub$/i, "ebook"],
  [/\.(?:png|jpe?g|gif|tiff?|webp|bmp|heic)$/i, "image"],
];

const WEB_PAGE = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.{0,2000}?-->\s*)*<(?:!doctype\s+html|html)[\s>]/is;

/**
 * Returns the kind of document that a source is.
 *
 * @returns Undefined where it is none, or one file among others is.
 */
export function documentKind({ name, files }: Source): DocumentKind | undefined {
  const [file, ...others] = files;
  if (file === undefined) return undefined;
  const alone = others.length === 0 ? kindOfFile(file) : undefined;
  const member = MEMBERS.find(([pattern]) => files.some((one) => pattern.test(one.name)));
  return alone ?? member?.[1] ?? ENDINGS.find(([ending]) => ending.test(name))?.[1];
}

function kindOfFile({ head }: SourceFile): DocumentKind | undefined {
  const bytes = head.toString("latin1");
  const signature = SIGNATURES.find(([start]) => bytes.startsWith(start));
  if (signature !== undefined) return signature[1];
  if (/^RIFF.{4}WEBP/s.test(bytes) || /^.{4}ftyp(?:heic|avif|mif1)/s.test(bytes)) return "image";
  return WEB_PAGE.test(bytes) ? "web_page" : undefined;
}
