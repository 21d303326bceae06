import { AccountError } from "../../auth/mod.ts";
import type { AccountChange } from "./change.ts";
import type { AccountState } from "./state.ts";

/**
 * The change that adds a user, in the next account.
 *
 * @param user `name`: as `cleanName` gives it. `created`: seconds since 1970.
 * @throws {AccountError} `name_taken`
 */
export function newUser(
  { table }: AccountState,
  user: { name: string; admin: boolean; created: number },
): AccountChange & { readonly account: number } {
  if (table.numberOfName(user.name) !== 0) {
    throw new AccountError(
      "name_taken",
      `Cannot add the user ${JSON.stringify(user.name)}: there is one of this name`,
    );
  }
  return { kind: "user", account: table.last + 1, ...user };
}
