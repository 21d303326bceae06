/** An error of a translation file; the message begins with `FILE:LINE:`. */
export class CorpusError extends Error {
  override readonly name: string = "CorpusError";
  readonly file: string;
  /** Counted from 1; 0 where the error is the file's as a whole. */
  readonly line: number;
  /** The message without file and line. */
  readonly fault: string;

  constructor(file: string, line: number, fault: string) {
    super(line > 0 ? `${file}:${line}: ${fault}` : `${file}: ${fault}`);
    this.file = file;
    this.line = line;
    this.fault = fault;
  }
}

/** A failure to read a translation file; another attempt may succeed though the file is the same. */
export class UnreadableError extends CorpusError {
  override readonly name: string = "UnreadableError";
}
