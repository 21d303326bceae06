/**
 * Characters that a terminal obeys, that end a line for a reader of lines, or that turn the direction of writing.
 */
export const CONTROL_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Escapes control characters, as `\u001b`, so that untrusted text can be printed on a terminal, on one line. */
export function escapeControls(text: string): string {
  return text.replace(CONTROL_CHARACTERS, escaped);
}

/**
 * Characters that cannot be seen, so that texts which differ in them look the same: controls, formats, private, unassigned
 * and half characters, line separators, all that Unicode lets a font ignore, and blanks that it calls letters or signs.
 */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu;

/** Escapes what cannot be seen, as `\u200b`, so that a message shows which characters a name has. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, escaped);
}

function escaped(character: string): string {
  const code = (character.codePointAt(0) as number).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

/** Characters of untrusted text that a message shows. */
export const MAX_QUOTED = 100;

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** The sign of what is left out. */
const ELLIPSIS = "…";

/**
 * Prepares untrusted text for a message: at most 100 characters, with control characters shown as `\u001b`.
 *
 * @example
 * quoted("Jn\u001b[2J"); // "Jn\\u001b[2J"
 */
export function quoted(text: string): string {
  const head = text.length > MAX_QUOTED ? text.slice(0, MAX_QUOTED) : text;
  const shown = escapeControls(head.replace(LONE_SURROGATES, "\ufffd"));
  if (text.length <= MAX_QUOTED && shown.length <= MAX_QUOTED) return shown;
  // A character beyond U+FFFF is not cut in two.
  return shown.slice(0, MAX_QUOTED - 1).replace(/[\ud800-\udbff]$/, "") + ELLIPSIS;
}

/** Entries of a list of untrusted texts that a message shows. */
const MAX_ENTRIES = 20;

/** Prepares the texts among the values of a problem, those within lists and objects too. */
export function quotedValues<Values>(values: Values): Values {
  return quotedValue(values) as Values;
}

function quotedValue(value: unknown): unknown {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) {
    const shown = value.slice(0, MAX_ENTRIES).map(quotedValue);
    return value.length > MAX_ENTRIES ? [...shown, ELLIPSIS] : shown;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, quotedValue(one)]));
}
