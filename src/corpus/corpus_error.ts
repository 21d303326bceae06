import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";
import { quotedValues } from "../base/quoted.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly corpus: CorpusProblems;
  }
}

/** The faults of translation files and their folder, and the issues that `ambo check` finds beside them. */
export interface CorpusProblems {
  /** The cause, at a line of a file; the line is 0 where the fault is the file's as a whole. */
  readonly at: { readonly file: string; readonly line: number };

  /** Because of the cause. */
  readonly unreadable_folder: object;
  /** Because of the cause. */
  readonly unreadable_file: object;
  /** Because of the cause. */
  readonly unwritable_file: object;
  readonly no_regular_file: object;
  readonly file_too_large: { readonly size: number; readonly max: number };
  readonly already_there: object;
  /** Another translation has the code in other case. */
  readonly code_in_other_case: { readonly code: string };
  readonly same_code: { readonly code: string };
  readonly empty_folder: object;

  readonly unknown_format: { readonly expected: string; readonly found: string };
  readonly endless_header: object;
  readonly control_in_header: object;
  readonly break_in_header: object;
  readonly book_named_twice: { readonly book: string };
  readonly too_many_names: { readonly book: string };
  readonly unknown_field: { readonly fields: readonly string[]; readonly found: string };
  readonly field_twice: { readonly field: string };
  readonly invalid_field: { readonly field: HeaderFieldName; readonly found: string };
  readonly field_too_long: {
    readonly field: HeaderFieldName;
    readonly length: number;
    readonly max: number;
  };
  /** A name of a book is too long, or there are too many. */
  readonly long_names: {
    readonly book: string;
    readonly maxAbbreviation: number;
    readonly maxName: number;
    readonly maxNames: number;
  };
  readonly missing_field: { readonly field: HeaderFieldName };
  readonly unknown_book: { readonly id: string };

  readonly no_verses: object;
  readonly heading_without_verse: object;
  readonly missing_end_line: object;
  readonly cut_end_line: object;
  readonly wrong_end_line: {
    readonly verses: number;
    /** 0 in a file of format 2, which has none. */
    readonly notes: number;
    readonly others: number;
    readonly foundVerses: number;
    readonly foundNotes: number;
    readonly foundOthers: number;
  };
  readonly lines_after_end: object;
  readonly no_utf8: object;
  readonly book_in_two_places: { readonly book: string };
  readonly chapter_in_two_places: { readonly book: string; readonly chapter: number };
  readonly verse_twice: { readonly verse: string };
  readonly no_heading: { readonly found: string };
  readonly unclean_heading: object;
  readonly no_note: { readonly found: string };
  readonly unclean_note: object;
  /** The text of the verse has fewer signs than notes stand behind it. */
  readonly note_without_sign: object;
  readonly sign_without_note: object;
  readonly no_verse_line: { readonly found: string };
  readonly control_byte: { readonly byte: number };
  readonly no_mark: object;
  readonly mark_without_heading: object;
  readonly spaces: object;
  readonly empty_text: object;
  /** The cause is to be mended before the end line. */
  readonly mend_first: object;

  /** No file of the folder has it. */
  readonly not_in_folder: { readonly code: string };
  /** A folder without any file would look like one that is out of reach. */
  readonly last_in_folder: { readonly code: string };
  readonly too_many_errors: { readonly max: number };
  readonly verse_out_of_order: { readonly verse: string; readonly last: number };
  readonly chapter_out_of_order: {
    readonly book: string;
    readonly chapter: number;
    readonly last: number;
  };
  readonly old_format: { readonly code: string };
  readonly chapter_too_short: {
    readonly place: string;
    readonly last: number;
    readonly expected: number;
  };
  readonly chapter_too_long: {
    readonly place: string;
    readonly last: number;
    readonly max: number;
  };
  readonly missing_verses: {
    readonly place: string;
    readonly first: number;
    readonly last: number;
  };
  readonly missing_chapters: {
    readonly book: string;
    readonly first: number;
    readonly last: number;
  };
  readonly control_character: { readonly code: string };
  readonly markup: { readonly markup: Markup; readonly found: string };
  readonly long_text: { readonly length: number };
  readonly short_text: { readonly text: string };
}

/** A field of the header that every file has. */
export type HeaderFieldName = "Code" | "Name" | "Language" | "Copyright";

/** Something in a text that is none of it. */
export type Markup = "usfm" | "tag" | "bar" | "placeholder" | "reference" | "sign";

/** A fault of a translation file, without its place. */
export class CorpusFault<Code extends ProblemCode<"corpus"> = ProblemCode<"corpus">> extends Problem<"corpus", Code> {
  override readonly name = "CorpusFault";

  constructor(code: Code, values: ProblemValues<"corpus", Code>, options?: ErrorOptions) {
    super("corpus", code, quotedValues(values), options);
  }
}

/** An error of a translation file: its place, and the fault as its cause. */
export class CorpusError extends Problem<"corpus", "at"> {
  override readonly name: string = "CorpusError";
  readonly file: string;
  /** Counted from 1; 0 where the error is the file's as a whole. */
  readonly line: number;
  readonly fault: CorpusFault;

  constructor(file: string, line: number, fault: CorpusFault) {
    super("corpus", "at", { file, line }, { cause: fault });
    this.file = file;
    this.line = line;
    this.fault = fault;
  }
}

/** A failure to read a translation file; another attempt may succeed though the file is the same. */
export class UnreadableError extends CorpusError {
  override readonly name: string = "UnreadableError";
}
