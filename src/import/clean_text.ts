/**
 * The last look at a verse: whatever a source holds, none is served with a marker, a tag, a bar or a placeholder.
 */
import { once } from "../base/bounded_map.ts";
import { resolveEntities } from "../base/html_characters.ts";
import { markupRoles } from "./markup_roles.ts";
import { countCharacters } from "./source_account.ts";

/**
 * A character that is in a raw text for a note that was taken out. If the note stood between a word and its comma
 * and had a space before it, the space goes with the note.
 */
export const NOTE_ANCHOR = "\u0001";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the seam is one
const SPACED_ANCHOR = /(?<!\s)[^\S\u00a0\u202f]+\u0001+(?=[,.;:!?)\]’”»])/g;

// Anything but a plain space between words: other white space, doubled spaces, controls, paragraph marks, what is
// not seen, letters apart from their marks.
const UNCLEAN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[^\S ]| {2}|[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufffe\uffff¶]|[\u0300-\u036f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\ufeff\ufffe\uffff]/;
const CONTROLS = new RegExp(CONTROL, "g");

/** Anything but white space, controls, paragraph marks and what is not seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const VISIBLE = /[^\s\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufffe\uffff¶]/;

/** Runs of white space that are more or other than one space, with what is not seen among them; a single no-break space is as printed. */
const WHITE_SPACE = /[\s\u0085\u200b\u2060]{2,}|[^\S \u00a0\u202f]|\u0085/g;
const SEEN = /[\s\u0085]/;

/** Spaces without a width, which some scripts divide words with; at the ends of a verse they divide nothing. */
const UNSEEN_ENDS = /^[\s\u200b\u2060]+|(?<![\s\u200b\u2060])[\s\u200b\u2060]+$/g;
/** A Latin letter and its marks apart: `c` and a caron. Other scripts have orders of their own. */
const LETTER_APART = /\p{Script=Latin}[\u0300-\u036f]{1,16}/gu;

/**
 * Folds white space of every kind into single spaces, none at the ends, but for no-break spaces as printed, and takes out control characters, soft
 * hyphens and the paragraph marks (¶) that some editions print before a verse: they are layout, not text. A Latin
 * letter and its marks become one character, so that `č` is found however the publisher's program wrote it.
 */
export function cleanText(raw: string): string {
  const trimmed = unshared(raw).trim();
  if (!UNCLEAN.test(trimmed)) return trimmed;
  let text = trimmed.includes(NOTE_ANCHOR) ? trimmed.replace(SPACED_ANCHOR, "") : trimmed;
  text = text.replaceAll("¶", " ");
  if (CONTROL.test(text)) text = text.replace(CONTROLS, "");
  return text
    .replace(WHITE_SPACE, (run) => (SEEN.test(run) ? " " : run))
    .replace(UNSEEN_ENDS, "")
    .replace(LETTER_APART, (letter) => letter.normalize("NFC"));
}

/** Returns whether nothing would be left of a raw text. */
export function isBlank(raw: string): boolean {
  return !VISIBLE.test(raw);
}

/**
 * Copies a text into memory of its own: a piece cut out of a long text would keep all of that in memory.
 */
function unshared(text: string): string {
  return ` ${text}`.slice(1);
}

// `&amp;` and the like are left where a text was taken out of XML as it stood.
const SIGNS = /[\\|<>[&]/;
const SUSPECT = /[\\|<>]|\[\[EMPTY\]\]|&#?\w{2,7};/;
const TWICE_ESCAPED = /&amp;#?\w{2,7};/;
/** A placeholder for a text that is not there. */
const PLACEHOLDER = /^\s*(?:\[\[EMPTY\]\]|<range>)\s*$/i;
/** Words behind a backslash: a marker of USFM, a word of RTF, an escaped line end or tab; the others are text. */
const MARKER = /\\\+?([a-z]+)\d*(-[a-z]+)?(\*?)/gi;
const markers = once((): ReadonlySet<string> => {
  const rows = markupRoles().filter(({ format }) => format === "usfm" || format === "rtf");
  return new Set(rows.flatMap(({ names }) => names.map((name) => name.replace(/\d+$/, ""))));
});

/** Returns whether a word behind a backslash is no text. */
function isMarker(word: string, variant: string | undefined, end: string): boolean {
  return variant !== undefined || end !== "" || word.startsWith("z") || markers().has(word);
}

const ANY_TAG =
  /<\/[A-Za-z][\w:.-]*\s*>|<[A-Za-z][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))+\s*\/?>|<[A-Za-z][\w:.-]*\s*\/>/g;
/** Without attributes; what has words behind its name is a text in angle brackets. */
const TAG =
  /<\/?(a|b|br|div|em|font|h[1-6]|i|note|p|pb|q|s|small|span|strong|sub|sup|u|w|C[ILM]|F[IORUioru]|P[FI]|R[Ff]|T[HShs]|W[GHT]\w*)\s*\/?>/g;
/** Backslashes around words, of which the second begins no marker: the quotation marks of some converters. */
const BACKSLASHES = /\\(?=\p{L}+(?![\p{L}\d]))([^\\]*[^\\\s])\\(?![\p{L}+*'{}])/gu;

/** Angle brackets that are quotation marks: around words, before one, behind one; `a < b` and `->` are what they are. */
const ANGLED = /(?<![\p{L}\p{M}\p{N}\]])<(?=\S)([^<>]*[^\s<>=-])>(?![\p{L}\p{N}[])/gu;
const OPENING = /(?<![\p{L}\p{M}\p{N}\]])<(?=[\p{L}“‘«"'¿¡])(?!\p{L}+>)/gu;
const CLOSING = /(?<!<\p{L}{1,40})(?<=[\p{L}\p{N}\p{M}\p{Pf}"'.,;:!?…])>(?![\p{L}\p{N}[])/gu;

/**
 * Returns whether a tag of one letter is a letter that an editor restored: nothing in the text ends it, and it is within a
 * word, or no tag of HTML, which may end in another verse.
 */
export function isLetter(tag: string, name: string, text: string): boolean {
  if (!/^<[a-oq-z]>$/.test(tag) || text.includes(`</${name}`)) return false;
  return !/[abiqsuw]/.test(name) || new RegExp(`[\\p{L}\\p{M}\\]]${tag}`, "u").test(text);
}

/** A text without markup. */
export interface PlainText {
  readonly text: string;
  readonly found?: StrippedMarkup | undefined;
  /** The characters that went with the markup; quotation marks that were made of angle brackets are taken from them. */
  readonly removed: number;
}

/** Characters of a text that a warning shows, and how many of them before the markup. */
const MAX_EXCERPT = 60;
const EXCERPT_BEFORE = 20;

/** Resolves references to characters, which may have been escaped twice: `&amp;quot;`. */
export function withoutReferences(text: string): string {
  return resolveEntities(TWICE_ESCAPED.test(text) ? resolveEntities(text) : text);
}

/** Takes out what is left of markup; angle brackets and backslashes that are none of it are quotation marks (`<<`) of old keyboards. */
export function stripMarkup(text: string): PlainText {
  if (!SIGNS.test(text) || !SUSPECT.test(text)) return { text, found: undefined, removed: 0 };
  if (PLACEHOLDER.test(text)) return { text: "", found: undefined, removed: countCharacters(text) };
  const resolved = withoutReferences(text);
  let removed = countCharacters(text) - countCharacters(resolved);
  const gone = (by: string) => (found: string) => {
    removed += countCharacters(found) - countCharacters(by);
    return by;
  };
  const quoted = resolved
    .replace(/<</g, gone("“"))
    .replace(/>>/g, gone("”"))
    .replace(BACKSLASHES, (pair, words: string) => gone(`“${words}”`)(pair));
  const tags = quoted
    .replace(MARKER, (found, word, variant, end) => (isMarker(word, variant, end) ? gone(" ")(found) : found))
    .replace(TAG, (tag, name: string) => (isLetter(tag, name, quoted) ? tag : gone("")(tag)))
    .replace(ANY_TAG, gone(""))
    .replace(/\[\[EMPTY\]\]/g, gone(""));
  const plain = tags
    .replace(ANGLED, (pair, words: string) => gone(`‘${words}’`)(pair))
    .replace(OPENING, gone("‘"))
    .replace(CLOSING, gone("’"))
    // Some write a danda, which ends a sentence, as a bar.
    .replace(/(?<=[\p{L}\p{M}])\|(?=\p{L})/gu, " ")
    .replace(/[\\|]/g, "");
  if (plain === resolved && !/[<>]/.test(plain)) return { text: plain, found: undefined, removed };
  const isQuoted = tags === quoted && !/[\\|]/.test(tags);
  const at = Math.max(0, text.search(isQuoted ? /[<>\\]/ : SUSPECT) - EXCERPT_BEFORE);
  const excerpt = cleanText(text.slice(at, at + MAX_EXCERPT));
  const code = plain === resolved ? "brackets_kept" : isQuoted ? "brackets_quoted" : "markup_removed";
  return { text: plain, found: { code, excerpt }, removed };
}

/** Markup that was taken out of a text, and the text around it. */
interface StrippedMarkup {
  readonly code: "brackets_kept" | "brackets_quoted" | "markup_removed";
  readonly excerpt: string;
}
