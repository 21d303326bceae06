import { ASTERISK, isSpace, markerNameEnd, nextMarker } from "./characters.ts";
import { withoutLevel } from "./markers.ts";

/** The styles of a note that say where it belongs, or of what kind it is: no words of it. */
const LABELS = new Set("fr fm xo xop cat".split(" "));
/** Notes in a note. */
const NOTES = new Set("f fe ef efe x ex".split(" "));
/** The sign at a note's beginning: `+`, `-`, or the publisher's own. */
const CALLER = /^\s*(?:\S{1,3}(?=\s*\\)|[+*†‡-](?=\s)|[^\s\\](?=\s))/;

/** Returns whether a style within a note is no part of its words. */
export function isNoteLabel(style: string): boolean {
  return LABELS.has(withoutLevel(style));
}

/**
 * Returns the words of a note as it stands in USFM.
 *
 * @param hasCaller True where a caller stands before them.
 * @param plain Resolves attributes, no-break spaces and the like in a piece of text that ends before `to`.
 */
export function noteText(
  source: string,
  {
    from,
    to,
    hasCaller,
    plain,
  }: {
    from: number;
    to: number;
    hasCaller: boolean;
    plain: (text: string, to: number) => string;
  },
): { text: string; isNested: boolean } {
  const callerEnd = (at: number) => at + (CALLER.exec(source.slice(at, at + 20))?.[0].length ?? 0);
  let at = hasCaller ? callerEnd(from) : from;
  let text = "";
  let isLabel = false;
  let isNested = false;
  while (at < to) {
    const next = Math.min(nextMarker(source, at), to);
    if (!isLabel) text += plain(source.slice(at, next), next);
    if (next >= to) break;
    const nameEnd = markerNameEnd(source, next);
    const name = source.slice(next + 1, nameEnd).replace(/^\+/, "");
    at = Math.min(nameEnd, to);
    if (source.charCodeAt(at) === ASTERISK) {
      isLabel = false;
      at += 1;
      continue;
    }
    if (isSpace(source.charCodeAt(at))) at += 1;
    isLabel = isNoteLabel(name);
    if (name === "fp") text += " ";
    if (NOTES.has(name)) {
      isNested = true;
      text += " ";
      at = callerEnd(at);
    }
  }
  return { text, isNested };
}
