import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

/** An error in the command line; its sentence says what would be right. */
export class UsageError<Code extends ProblemCode<"usage"> = ProblemCode<"usage">> extends Problem<"usage", Code> {
  override readonly name = "UsageError";

  constructor(code: Code, values: ProblemValues<"usage", Code>, options?: ErrorOptions) {
    super("usage", code, values, options);
  }
}
