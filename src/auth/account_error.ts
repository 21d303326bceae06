/** The reason for which a change to the accounts is refused. */
export type AccountProblem =
  | "invalid_name"
  | "name_taken"
  | "unknown_user"
  | "disabled_user"
  | "invalid_link"
  | "invalid_password"
  | "invalid_limit"
  | "not_administrator"
  | "too_busy";

/** An error for a change to the accounts that cannot be made; nothing changed. */
export class AccountError extends Error {
  override name = "AccountError";
  readonly problem: AccountProblem;

  constructor(problem: AccountProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Returns the error for a name that no user has. */
export function unknownUser(name: string): AccountError {
  return new AccountError("unknown_user", `There is no user ${JSON.stringify(name)}`);
}
