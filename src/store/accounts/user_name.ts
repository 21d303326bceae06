import { AccountError } from "../../auth/mod.ts";

const MAX_LENGTH = 64;

/**
 * Characters that cannot be seen, so that names which differ in them look the same: controls, formats, private, unassigned
 * and half characters, line separators, all that Unicode lets a font ignore, and blanks that it calls letters or signs.
 */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/**
 * Normalizes the name of a new user: composed, with single blanks. Users whose name was allowed before keep it.
 *
 * @throws {AccountError} `invalid_name` if it is not 1 to 64 visible characters.
 */
export function cleanName(name: string): string {
  const cleaned = name.normalize("NFC").trim().replace(/\s+/g, " ");
  if (cleaned === "" || INVISIBLE.test(cleaned) || [...cleaned].length > MAX_LENGTH) {
    throw new AccountError("invalid_name", { name: cleaned.slice(0, MAX_LENGTH), max: MAX_LENGTH });
  }
  return cleaned;
}

/** A name in small letters of ASCII, which is folded already. */
const FOLDED = /^[ -@[-~]*$/;

/** Folds a name for comparison: `ANA` and `ana` are one user, and so are composed and decomposed `č`. */
export function foldedName(name: string): string {
  if (FOLDED.test(name)) return name;
  return name.normalize("NFC").toLowerCase();
}
