import type { EditionBuilder } from "./edition_builder.ts";
import type { Source, SourceFile } from "./source.ts";

/** What every reader is given besides the files. */
export interface ReadingOptions {
  /** The encoding that the operator states, for files that are not UTF-8 and do not say what they are. */
  readonly encoding?: string;
  /** Told now and then how many of how many bytes are read. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What a reader works with. */
export interface Reading extends ReadingOptions {
  readonly source: Source;
  /** The files of the format, in order. */
  readonly files: readonly SourceFile[];
  readonly edition: EditionBuilder;
}

/** A publishers' format: how it is known and how it is read. */
export interface Format {
  /** As the report names it, such as `USFM`. */
  readonly name: string;
  /** Whether the reader also reads files that are not of the format themselves. */
  readonly readsOthers?: true;
  /** Whether a file is of this format, by its first bytes as text; the name alone never decides. */
  recognises(head: string, file: SourceFile): boolean;
  /** @throws {ImportError} where the files cannot be read as this format */
  read(reading: Reading): void;
}
