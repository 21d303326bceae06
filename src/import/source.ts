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
  /** The first bytes, at most {@link HEAD_BYTES}: enough to tell the format by. */
  readonly head: Buffer;
}

/** The source that the operator named: one file, or the files of a folder or archive in the order of their names. */
export interface Source {
  /** As the operator named it. */
  readonly name: string;
  readonly files: readonly SourceFile[];
}

/** The number of bytes that are read of a file to tell its format. */
export const HEAD_BYTES = 8192;
