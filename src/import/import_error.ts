import { Problem, type ProblemCode, type ProblemRecord, type ProblemValues } from "../base/problem.ts";
import { quotedValues } from "../base/quoted.ts";

/** A position in a source. */
export interface SourcePosition {
  /** The file as the operator named it, or its path inside a folder or archive. */
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
  /** The verse that is read there, such as `NUM 6:26`; absent outside of verses. */
  readonly verse?: string;
}

/** A document for people to read, in which verses cannot be distinguished. */
type ReadableKind = "pdf" | "word" | "opendocument" | "rtf" | "ebook" | "spreadsheet" | "web_page" | "image";
/** A format of texts that is known and not read. */
type UnreadKind =
  | "sql"
  | "yaml"
  | "access"
  | "encrypted"
  | "biblequote"
  | "accordance"
  | "logos"
  | "bibleworks"
  | "olive_tree"
  | "tei"
  | "ambo";

export type DocumentKind = ReadableKind | UnreadKind;

/** A field of a translation's header. */
export type HeaderField = "code" | "name" | "language" | "copyright";

/** A kind of content that is no verse text and is left out. */
export type DroppedKind = ProblemCode<"import_dropped">;

/** A code of `ImportError`. */
type ImportProblem = ProblemCode<"import">;

/** The position of a problem, and the error behind it. */
interface ImportErrorOptions extends ErrorOptions {
  readonly position?: SourcePosition | undefined;
}

/** An error of a source that cannot be imported. Of untrusted text it keeps what a message may show. */
export class ImportError<Code extends ImportProblem = ImportProblem> extends Problem<"import", Code> {
  override readonly name = "ImportError";

  constructor(code: Code, values: ProblemValues<"import", Code>, { position, ...options }: ImportErrorOptions = {}) {
    const all = quotedValues(position === undefined ? values : { ...values, position });
    // The operator's own path is shown whole.
    const own = "path" in values ? { path: values.path } : {};
    super(`import.${code}`, { ...all, ...own } as ProblemValues<"import", Code>, options);
  }
}

/** A warning as data: its code, and the values of its sentence. */
export type WarningRecord = Extract<ProblemRecord, { readonly room: "import_warning" }>;

/** Makes the record of a warning; of untrusted text it keeps what a message may show. */
export function warningRecord<Code extends ProblemCode<"import_warning">>(
  code: Code,
  values: ProblemValues<"import_warning", Code>,
): WarningRecord {
  return { room: "import_warning", code, values: quotedValues(values) } as unknown as WarningRecord;
}

/** Returns the line of an offset; quick where the offsets grow, as they do in a reader. */
export class LineCounter {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;
  /** The offset of the line's end. */
  #lineEnd: number;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = this.#endFrom(0);
  }

  /** Returns the line that holds an offset, counted from 1. */
  at(offset: number): number {
    if (offset < this.#lineStart) {
      this.#line = 1;
      this.#lineStart = 0;
      this.#lineEnd = this.#endFrom(0);
    }
    while (this.#lineEnd < offset) {
      this.#line += 1;
      this.#lineStart = this.#lineEnd + 1;
      this.#lineEnd = this.#endFrom(this.#lineStart);
    }
    return this.#line;
  }

  #endFrom(start: number): number {
    const end = this.#text.indexOf("\n", start);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
  }
}

/** Returns the line of an offset, counted from 1. */
export function lineOf(text: string, offset: number): number {
  return new LineCounter(text).at(Math.max(0, offset));
}
