import { TextDecoder } from "node:util";
import { readFragment, readThml } from "../fragment/mod.ts";
import { ImportError } from "../import_error.ts";
import { OsisMarkup } from "../osis/mod.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import type { SwordConfiguration } from "./configuration.ts";
import { readGbf } from "./gbf.ts";

/** The encodings besides UTF-8 that a configuration may name, and what a decoder calls them. */
const ENCODINGS = new Map([
  ["latin-1", "windows-1252"],
  ["utf-16", "utf-16le"],
]);

/** Puts the text of one verse into the edition, which has the verse open. */
export type ContentReader = (source: string, builder: TranslationBuilder) => void;

/**
 * Returns the reader of a module's markup.
 *
 * @throws {ImportError} If the markup is not supported.
 */
export function contentReader({ module, field }: SwordConfiguration): ContentReader {
  const type = (field("SourceType") ?? "Plaintext").toLowerCase();
  if (type === "osis" || type === "tei") return osisReader();
  if (type === "thml") return readThml;
  if (type === "gbf") return readGbf;
  if (type === "plaintext" || type === "plain") return readPlain;
  throw new ImportError("sword_markup", { module, type });
}

/**
 * Returns the decoder of a module's bytes; Latin-1 where its configuration names none.
 *
 * @throws {ImportError} If the encoding is not read.
 */
export function contentDecoder({ module, field }: SwordConfiguration): (bytes: Buffer) => string {
  const encoding = (field("Encoding") ?? "Latin-1").toLowerCase();
  if (encoding === "utf-8") return (bytes) => bytes.toString("utf8");
  const name = ENCODINGS.get(encoding);
  if (name === undefined) {
    throw new ImportError("sword_encoding", { module, encoding });
  }
  const decoder = new TextDecoder(name);
  return (bytes) => decoder.decode(bytes);
}

/** Returns a reader of OSIS; from verse to verse it remembers that a group of lines has ended. */
function osisReader(): ContentReader {
  let markup: OsisMarkup | undefined;
  return (source, builder) => {
    markup ??= new OsisMarkup(builder);
    readFragment(source, markup);
    if (markup.reset()) {
      builder.warn("unclosed_note");
    }
  };
}

/** Plain text may hold a stray tag all the same; none may be served. */
function readPlain(source: string, builder: TranslationBuilder): void {
  readFragment(source, {
    start: () => builder.addBreak(),
    end: () => builder.addBreak(),
    text: (text) => builder.addText(text),
  });
}
