import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";
import { quotedValues } from "../base/quoted.ts";

/** A field of the header that every file has. */
export type HeaderFieldName = "Code" | "Name" | "Language" | "Copyright" | "Part";

/** Something in a text that does not belong there. */
export type Markup = "usfm" | "tag" | "bar" | "placeholder" | "reference" | "sign";

/** A fault of a translation file, without its place. */
export class CorpusFault<Code extends ProblemCode<"corpus"> = ProblemCode<"corpus">> extends Problem<"corpus", Code> {
  override readonly name = "CorpusFault";

  constructor(code: Code, values: ProblemValues<"corpus", Code>, options?: ErrorOptions) {
    super(`corpus.${code}`, quotedValues(values), options);
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
    super("corpus.at", { file, line }, { cause: fault });
    this.file = file;
    this.line = line;
    this.fault = fault;
  }
}

/** A failure to read a translation file; another attempt may succeed though the file is the same. */
export class UnreadableError extends CorpusError {
  override readonly name: string = "UnreadableError";
}

/** Makes the error of a file from the code of its fault. @param line 0 where the error is the file's as a whole. */
export function corpusError<Code extends ProblemCode<"corpus">>(
  file: string,
  line: number,
  ...fault: ConstructorParameters<typeof CorpusFault<Code>>
): CorpusError {
  return new CorpusError(file, line, new CorpusFault(...fault));
}
