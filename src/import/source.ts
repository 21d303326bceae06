import type { TranslationBuilder } from "./translation_builder.ts";

/** A file of a source, wherever it lies: on disk, in an archive. */
export interface SourceFile {
  /** As the operator named it, or its path inside the folder or archive, with `/`. */
  readonly name: string;
  /** In bytes, unpacked. */
  readonly size: number;
  /**
   * The whole content.
   *
   * @throws {ImportError} If it is too large or damaged.
   */
  read(): Buffer;
  /** The first bytes, at most {@link HEAD_BYTES}: enough to recognise the format. */
  readonly head: Buffer;
}

/** The source that the operator named: one file, or the files of a folder or archive in the order of their names. */
export interface Source {
  /** As the operator named it. */
  readonly name: string;
  readonly files: readonly SourceFile[];
}

/** The number of bytes read to recognise a file's format. */
export const HEAD_BYTES = 8192;

/** Options of an import. */
export interface ImportOptions {
  /** The encoding that the operator states, for files that are not UTF-8 and do not say what they are. */
  readonly encoding?: string;
  /** The language of the text as the operator states it, in which names of books are read first. */
  readonly language?: string;
  /** The name of the source in messages, where it is not its path. */
  readonly name?: string;
  /** Returns the processor time of this process, which bounds the import. */
  readonly processorSeconds?: () => number;
  /** Called now and then with the number of bytes read and their total. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The files of a format, and the builder that takes in what a reader finds. */
export interface FormatInput extends ImportOptions {
  readonly source: Source;
  /** The files of the format, in order. */
  readonly files: readonly SourceFile[];
  readonly builder: TranslationBuilder;
}

/** A publishers' format. */
export interface Format {
  /** As the report names it, such as `USFM`. */
  readonly name: string;
  /** True where the reader also reads files of other formats. */
  readonly readsOthers?: true;
  /** Returns whether a file is of this format, by its first bytes as text; the name alone never decides. */
  recognises(head: string, file: SourceFile): boolean;
  /** @throws {ImportError} If the files cannot be read as this format. */
  read(reading: FormatInput): void;
}

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
