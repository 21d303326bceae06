import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

/** A code of `AccountError`. */
export type AccountProblem = ProblemCode<"accounts">;

/** An error for a change to the accounts that cannot be made; nothing changed. */
export class AccountError<Code extends AccountProblem = AccountProblem> extends Problem<"accounts", Code> {
  override readonly name = "AccountError";

  constructor(code: Code, values: ProblemValues<"accounts", Code>) {
    super("accounts", code, values);
  }
}

/** Returns the error for a name that no user has. */
export function unknownUser(name: string): AccountError {
  return new AccountError("unknown_user", { name });
}
