import type { ProblemCode } from "../base/problem.ts";

/** A position in a source. */
export interface SourcePosition {
  /** The file as the operator named it, or its path inside a folder or archive. */
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
  /** The verse that is read there, such as `NUM 6:26`; absent outside of verses. */
  readonly verse?: string;
}

/** A document for people to read, in which verses cannot be told apart. */
export type DocumentKind = "pdf" | "word" | "opendocument" | "rtf" | "ebook" | "spreadsheet" | "web_page" | "image";

/** A field of a translation's header. */
export type HeaderField = "code" | "name" | "language" | "copyright";

/** A kind of content that is no verse text and is left out. */
export type DroppedKind = ProblemCode<"import_dropped">;
