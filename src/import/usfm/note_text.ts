import { NamesOfRole } from "../markup_roles.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { withoutLevel } from "./markers.ts";
import { ASTERISK, isSpace, markerNameEnd, nextMarker } from "./scan.ts";

/** The styles of a note that say where it belongs, or of what kind it is: no words of it. */
const LABELS = new NamesOfRole("usfm", "label");
/** Notes in a note. */
const NOTES = new Set("f fe ef efe x ex".split(" "));
/** The sign at a note's beginning: `+`, `-`, or the publisher's own. */
const CALLER = /^\s*(?:\S{1,3}(?=\s*\\)|[+*†‡-](?=\s)|[^\s\\](?=\s))/;

/** Returns whether a style within a note is no part of its words. */
export function isNoteLabel(style: string): boolean {
  return LABELS.has(withoutLevel(style));
}

/**
 * Returns the words of a note as it is in USFM.
 *
 * @param hasCaller True where a caller precedes them.
 * @param plain Resolves attributes, no-break spaces and the like in a piece of text that ends before `to`.
 */
export function noteText(
  source: string,
  {
    from,
    to,
    hasCaller,
    plain,
    builder,
  }: {
    from: number;
    to: number;
    hasCaller: boolean;
    plain: (text: string, to: number) => string;
    builder: TranslationBuilder;
  },
): { text: string; isNested: boolean } {
  const callerEnd = (at: number) => {
    const found = CALLER.exec(source.slice(at, at + 20))?.[0] ?? "";
    const caller = found.slice(0, Math.max(0, to - at));
    builder.leaveOut(caller);
    return at + caller.length;
  };
  let at = hasCaller ? callerEnd(from) : from;
  let text = "";
  let isLabel = false;
  let isNested = false;
  while (at < to) {
    const next = Math.min(nextMarker(source, at), to);
    if (isLabel) builder.leaveOut(source, at, next);
    else text += plain(source.slice(at, next), next);
    if (next >= to) break;
    const nameEnd = Math.min(markerNameEnd(source, next), to);
    builder.unread(source, next, nameEnd);
    const name = source.slice(next + 1, nameEnd).replace(/^\+/, "");
    at = nameEnd;
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
