/** The characters of USFM. */

export const BACKSLASH = 0x5c;
export const ASTERISK = 0x2a;
const PLUS = 0x2b;
const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;

/** Space, tab, line feed, carriage return and the others below U+0021; a no-break space is text. */
export function isSpace(code: number): boolean {
  return code <= 0x20;
}

export function isLineBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

/** Letters, digits, `-` (milestones), `+` (nesting) and `_`. */
export function isMarkerCharacter(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === HYPHEN ||
    code === PLUS ||
    code === UNDERSCORE
  );
}

/** Returns the offset of the next backslash, or the length of the text. */
export function nextMarker(text: string, from: number): number {
  const at = text.indexOf("\\", from);
  return at === -1 ? text.length : at;
}

/** Returns the end of the marker's name that begins after the backslash at `at`. */
export function markerNameEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && isMarkerCharacter(text.charCodeAt(end))) end += 1;
  return end;
}

export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** Returns the offset of the next line break, or the length of the text. */
export function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isLineBreak(text.charCodeAt(at))) at += 1;
  return at;
}

/** Returns whether the marker at an offset ends something: `\nd*`, `\+nd*` or the `\*` of a milestone. */
export function isEndMarker(text: string, at: number): boolean {
  return text.charCodeAt(at) === BACKSLASH && text.charCodeAt(markerNameEnd(text, at)) === ASTERISK;
}
