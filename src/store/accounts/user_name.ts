import { AccountError } from "../../auth/mod.ts";

const LONGEST = 64;

/**
 * A user's name as it is stored: composed, with single blanks.
 *
 * @throws {AccountError} `invalid_name` if it is not 1 to 64 printable characters.
 */
export function cleanName(name: string): string {
  const cleaned = name.normalize("NFC").trim().replace(/\s+/g, " ");
  // No control, format, private, unassigned or half character: what cannot be seen cannot be told apart.
  if (!/^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(cleaned) || [...cleaned].length > LONGEST) {
    const shown = JSON.stringify(cleaned.slice(0, LONGEST));
    throw new AccountError(
      "invalid_name",
      `Cannot use the name ${shown}: give 1 to ${LONGEST} printable characters`,
    );
  }
  return cleaned;
}

/** A name as it is compared: `ANA` and `ana` are one user, and so are composed and decomposed `č`. */
export function foldedName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
