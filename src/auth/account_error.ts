import { Problem, type ProblemCode } from "../base/problem.ts";

/** A code of the problems of accounts. */
export type AccountProblem = ProblemCode<"accounts">;

/** Returns the error for a name that no user has. */
export function unknownUser(name: string): Problem<"accounts"> {
  return new Problem("accounts.unknown_user", { name });
}
