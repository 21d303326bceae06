import { Problem } from "../base/problem.ts";
import { escapeInvisible } from "../base/quoted.ts";

/** Returns the error for a name that no user has. */
export function unknownUser(name: string): Problem<"accounts"> {
  return new Problem("accounts.unknown_user", { name: escapeInvisible(name) });
}
