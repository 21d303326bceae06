import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

/** An error of a command. */
export class CommandError<Code extends ProblemCode<"command"> = ProblemCode<"command">> extends Problem<
  "command",
  Code
> {
  override readonly name = "CommandError";

  constructor(code: Code, values: ProblemValues<"command", Code>, options?: ErrorOptions) {
    super("command", code, values, options);
  }
}
