import { Problem, type ProblemCode, type ProblemValues } from "../../base/problem.ts";

/** A code of the store's problems. */
export type StoreProblem = ProblemCode<"store">;

/** Receives warnings: the service goes on, and somebody should know. */
export type Warn = (warning: StoreError) => void;

/** Any error of the store: a code, and the values that its sentence names. */
export class StoreError<Code extends StoreProblem = StoreProblem> extends Problem<"store", Code> {
  override readonly name: string = "StoreError";

  constructor(code: Code, values: ProblemValues<"store", Code>, options?: ErrorOptions) {
    super("store", code, values, options);
  }
}
