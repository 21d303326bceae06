import { forms } from "../i18n/texts/forms.ts";
import type { Visit } from "../page_context.ts";

/** The bounds that the store holds to; see `checkPassword`. */
const SHORTEST = 10;
const LONGEST = 256;

/** The password that was chosen in a form's two lines, or what is wrong with it. */
export function chosenPassword(visit: Visit): { password: string } | { fault: string } {
  const t = visit.in(forms);
  const password = visit.field("password");
  const { length } = [...password];
  if (length < SHORTEST || length > LONGEST) return { fault: t.passwordLength };
  if (password !== visit.field("repeated")) return { fault: t.passwordsDiffer };
  return { password };
}
