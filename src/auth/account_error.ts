import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly accounts: AccountProblems;
  }
}

/** The reasons for which a change to the accounts is refused. */
export interface AccountProblems {
  /** Not 1 to `max` visible characters. */
  readonly invalid_name: { readonly name: string; readonly max: number };
  readonly name_taken: { readonly name: string };
  /** Nobody else could administer the service from the pages. */
  readonly last_administrator: { readonly name: string };
  /** The store has as many users as it may. */
  readonly too_many_users: { readonly max: number };
  readonly unknown_user: { readonly name: string };
  readonly disabled_user: { readonly name: string };
  /** Unknown, used or expired. */
  readonly invalid_link: object;
  readonly invalid_password: { readonly min: number; readonly max: number };
  readonly invalid_limit: { readonly limit: number; readonly max: number };
  /** Whoever makes the change was an administrator when the page was shown. */
  readonly not_administrator: { readonly name: string };
  /** Too many passwords are being checked. */
  readonly too_busy: object;
}

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
