/** A position in a source. */
export interface Position {
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
}

/** Formats a position in a source: `01-GEN.usfm:12`. */
export function formatPosition({ file, line }: Position): string {
  return line === undefined ? file : `${file}:${line}`;
}
