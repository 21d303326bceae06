/**
 * The last look at a verse: whatever a source holds, none is served with a marker, a tag, a bar or a placeholder.
 */
import { resolveEntities } from "./html_entities.ts";

// `&amp;` and the like are left where a text was taken out of XML as it stood.
const SUSPECT = /[\\|<>]|\[\[EMPTY\]\]|&#?\w{2,7};/;
/** A placeholder for a text that is not there. */
const PLACEHOLDER = /^\s*(?:\[\[EMPTY\]\]|<range>)\s*$/i;
const MARKER = /\\\+?[a-z]+\d*(?:-[a-z]+)?\*?/gi;
const TAG =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|note|p|pb|q|s|small|span|strong|sub|sup|u|w|[A-Z][A-Za-z]\d*)(?:\s[^<>]*)?\/?>/g;

/** A text without left-over markup, and whether any was found. */
export interface StrippedText {
  readonly text: string;
  readonly found: boolean;
}

/** Takes out what is left of markup; angle brackets that are none of it are quotation marks (`<<`) of old keyboards. */
export function stripMarkup(text: string): StrippedText {
  if (!SUSPECT.test(text)) return { text, found: false };
  if (PLACEHOLDER.test(text)) return { text: "", found: false };
  const plain = resolveEntities(text)
    .replaceAll("<<", "“")
    .replaceAll(">>", "”")
    .replace(MARKER, " ")
    .replace(TAG, "")
    .replaceAll("[[EMPTY]]", "")
    .replaceAll("<", "‘")
    .replaceAll(">", "’")
    .replace(/[\\|]/g, "");
  return { text: plain, found: plain !== text };
}
