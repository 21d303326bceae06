/** A position in a source. */
export interface SourcePosition {
  /** The file as the operator named it, or its path inside a folder or archive. */
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
}

/** An error of a source that cannot be imported; its message is one line and says what to do. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly position: SourcePosition | undefined;

  constructor(message: string, position?: SourcePosition) {
    const where =
      position?.line === undefined ? position?.file : `${position.file}:${position.line}`;
    super(where === undefined || where === "" ? message : `${where}: ${message}`);
    this.position = position;
  }
}
