import { decodeText } from "../decode_text.ts";
import type { WrittenVerse } from "../labelled_verses.ts";
import type { SourceFile } from "../source.ts";
import { booksByName, withoutLabelSpaces } from "../source_labels.ts";
import type { TranslationBuilder } from "../translation_builder.ts";

/** Characters of a line that a warning shows. */
export const MAX_EXCERPT = 40;

/** Returns the lines of a text, whatever their ends. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/**
 * Returns whether a line goes on those before it, by the first and the last of them; both are empty before the first line.
 * `expected`: it does so in all such texts, and needs no warning.
 */
export type GoesOn = (line: string, first: string, last: string) => boolean | "expected";

/**
 * Gives the lines of a file one by one, read, and lets the edition know where it is.
 *
 * @param goesOn Lines are joined where it holds; never, unless given.
 * @param parse Parses a line, for ranges of verses with spaces in them.
 */
export function* textLines(
  file: SourceFile,
  builder: TranslationBuilder,
  encoding: string | undefined,
  goesOn: GoesOn = () => false,
  parse: ParseLine = () => undefined,
): Generator<string> {
  const text = decodeText(file.read(), file.name, encoding, builder);
  let number = 1;
  let next = 0;
  let ahead = 0;
  let done = 0;
  builder.reading(
    () => ({ file: file.name, line: number }),
    () => done / text.length,
  );
  let parts: string[] = [];
  const lines = splitLines(text);
  for (const line of lines) {
    next += 1;
    done += line.length + 1;
    const joins = goesOn(line, parts[0] ?? "", parts.at(-1) ?? "");
    if (joins !== false) {
      if (joins !== "expected") builder.warn("line_goes_on");
      parts.push(line.trim());
      continue;
    }
    // Blank lines say nothing of the verse behind them.
    while (ahead < lines.length && (ahead < next - 1 || lines[ahead]?.trim() === "")) ahead += 1;
    yield* readLines(parts, lines[ahead] ?? "", parse, builder);
    parts = [line];
    number = next;
  }
  yield* readLines(parts, "", parse, builder);
}

function* readLines(parts: readonly string[], next: string, parse: ParseLine, builder: TranslationBuilder) {
  if (parts.length === 0) return;
  const joined = withJoinedRange(parts.join(" "), next, parse, builder);
  const lines = versesIn(joined, next, parse);
  if (lines.length > 1) builder.warn("inner_verses", { excerpt: joined.trim().slice(0, MAX_EXCERPT) });
  for (const line of lines) {
    builder.read(line);
    yield line;
  }
}

/** Returns whether a line is blank or a remark, as programs write above a table. */
export function isRemark(line: string): boolean {
  return /^\s*(?:#|\/\/|;|$)/.test(line);
}

/** A form of labels, by a name or by the number of a book. */
export interface LabelForm {
  readonly named: RegExp;
  readonly numbered: RegExp;
  /** True where texts are right behind their numbers: `1:1A man` has a word there. */
  readonly areGlued?: boolean;
}

/** @param dividers The characters between a chapter and a verse. */
function labelForm(dividers: string): LabelForm {
  const verse = "\\d{1,3}[a-z]?(?:[-\\u2010-\\u2015\\u2212,/]\\d{1,3}[a-z]?)*";
  return {
    named: new RegExp(
      `^[\\s\\u200e\\u200f]*(?:[-*•]\\s+(?=[[*]))?\\**(["'“„]?)[[(]?([\\p{L}\\d][^:;\\t|]{0,39}?)(?:[\\s._]*(\\d{1,3})[${dividers}]|-(\\d{1,3})-)(${verse})(["'”“]?)(?:[\\])]|[.:](?=\\s)|[-\\u2010-\\u2013,/](?=\\s+\\d))?\\**(?:[\\s|:=]\\s*(.*))?$`,
      "isu",
    ),
    numbered: new RegExp(
      `^\\s*(\\d{1,2})(?:([${dividers}])(\\d{1,3})\\2(\\d{1,3})|(\\d{3})(\\d{3}))(?:[\\s|]\\s*(.*))?$`,
      "s",
    ),
  };
}

/**
 * `GEN 1:1 text`, `Gen.1.1 text`, `GEN_1_1 text`, `GEN-1-1 text`, `GEN 1:1=text`, `[Gen 1:1] text`, `- [Gen 1:1] text`, `**Gen 1:1** text`, `(Gen 1:1) text`, `"Gen 1:1" text`, `1 Jn 1,1<tab>text`, `Song of Songs 1:1-2 text`:
 * a book, a chapter, a colon, point, comma or low line, a verse, white space or a bar, the text. By number, in the order of
 * the Protestant canon: `01:001:001 text`, `1.1.1 text`, `01001001 text`.
 */
const MARKED = labelForm(":.,_");
/** `Gen 1 1 text`, `1 Jn 1 1 text`, `1 1 1 text`. */
const SPACED = labelForm(" ");

/** The share of the lines of a head that must be verses. */
const SHARE = 0.7;

/** The labels of a text. */
export interface Labelling {
  readonly form: LabelForm;
  /** True where verses go on over several lines: most lines behind a label, none blank between, go on a sentence. */
  readonly isWrapped: boolean;
  /** Returns the text behind the label of a line, undefined where it has none. */
  readonly textOf: (line: string) => string | undefined;
}

/** A line that goes on a sentence: it is indented, or begins with a small letter, a number or a sign that closes. */
const GOES_ON = /^(?:\s+\S|[\p{Ll}\d,;)])/u;
const SMALL = /^\s*["'“„]?\p{Ll}/u;

/** Returns the labels that most lines of a head begin with. @param isVerse Returns whether a label is that of a verse. */
export function labellingOf(
  lines: readonly string[],
  isVerse: (verse: LabelledLine) => boolean,
): Labelling | undefined {
  for (const each of [MARKED, SPACED]) {
    const labelled = lines.flatMap((line) => (isRemark(line) ? [] : (parseLabelledLine(line, each) ?? [])));
    const { length } = labelled.filter(({ label, text }) => text !== "" && /\d$/.test(label));
    const form = { ...each, areGlued: length > 0 && length >= labelled.length / 2 };
    const verseOf = (line: string) => {
      const verse = isRemark(line) ? undefined : parseLabelledLine(line, form);
      return verse !== undefined && isVerse(verse) ? verse : undefined;
    };
    // Within a sentence, `ob 3,5` is no verse of Obadiah.
    const areSmall = SMALL.test(lines.find(verseOf) ?? "");
    const textOf = (line: string) => (areSmall || !SMALL.test(line) ? verseOf(line)?.text : undefined);
    const isWrapped = areWrapped(lines, textOf);
    const units = lines.filter((line, index) => {
      if (isRemark(line)) return false;
      return !isWrapped || textOf(line) !== undefined || isRemark(lines[index - 1] ?? "");
    });
    const verses = units.filter((line) => textOf(line) !== undefined);
    if (verses.length > 0 && verses.length >= units.length * SHARE) return { form, isWrapped, textOf };
  }
  return undefined;
}

/** Returns whether verses go on over several lines. @param textOf As in {@link Labelling}. */
export function areWrapped(lines: readonly string[], textOf: Labelling["textOf"]): boolean {
  let [going, others] = [0, 0];
  let before: string | undefined;
  for (const line of lines) {
    const text = textOf(line);
    const isBlank = line.trim() === "";
    if (text === undefined && before !== undefined && !isBlank) {
      if (before === "" || GOES_ON.test(line)) going += 1;
      else others += 1;
    }
    before = isBlank ? undefined : (text ?? (before && line));
  }
  return going > 1 && going > others;
}

/** A line that ends within a sentence; no heading ends so. */
const OPEN_END = /[,;:][\p{Pf}\p{Pi}\p{Pe}"']*$/u;

/** Returns whether a line goes on a verse of a text that mostly has a line a verse, such as a song in prose. */
export function goesOnSentence(line: string, first: string, last: string): boolean {
  // `l4` is a verse's number that a scanner misread.
  if (/^\s*(?:\p{L}?\d|$)/u.test(line)) return false;
  if (OPEN_END.test(last) || OPEN_END.test(line)) return true;
  const isPoem = last !== first || (SMALL.test(line) && !SENTENCE_BEFORE.test(last));
  return isPoem && SENTENCE_BEFORE.test(line);
}

/** A dash between a label and its text. */
const DASH = /^[-\u2010-\u2015]\s+/;

/** Returns whether each verse of a file's beginning has a dash before its text: else a dash is that of a dialogue. */
export function areDashed(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => DASH.test(text));
}

/** Returns the offset of a text behind the dash it begins with. */
export function dashLength(text: string): number {
  return DASH.exec(text)?.[0].length ?? 0;
}

/** A verse that begins a line, and all of the line before its text. */
interface LabelledLine extends WrittenVerse {
  readonly label: string;
}

const glued = (text: string) =>
  new RegExp(`^([^:\\t|]{1,45}\\d[:.,_ ]\\d{1,3}(?:[-\u2010-\u2013]\\d{1,3})?)(?=${text})`, "u");
/** A text right behind its number: `Gen 1:10Then`; from D on a capital letter is a word, before that one of a piece. */
const GLUED = glued('[D-Z]\\s|\\p{Lu}\\p{L}|(\\p{Ll})(?!\\2)\\p{Ll}|[„“"»«(–—-]\\D');
const GLUED_LETTER = glued("\\p{L}\\s");

/** @returns Undefined where the line does not begin with a reference. */
export function parseLabelledLine(
  line: string,
  { named, numbered, areGlued = false }: LabelForm = MARKED,
): LabelledLine | undefined {
  const found = named.exec(line);
  const isLetter = areGlued && GLUED_LETTER.test(line);
  const isGlued = isLetter || ((found === null || /[A-Z]/.test(found[5] ?? "")) && GLUED.test(line));
  const divided = isGlued ? named.exec(line.replace(isLetter ? GLUED_LETTER : GLUED, "$1 ")) : null;
  const match = divided !== null && booksByName(divided[2] ?? "").length > 0 ? divided : found;
  const [, open = "", name = "", spaced, dashed = "", verse = "", close = "", text = ""] = match ?? [];
  const label = line.slice(0, line.length - text.length);
  const isWhole = (open === "") === (close === "");
  if (isWhole && /\p{L}/u.test(name))
    return { book: { name: name.trim() }, chapter: spaced ?? dashed, verse, text, label };
  const [, number, , c, v, c2 = "", v2 = "", rest = ""] = numbered.exec(line) ?? [];
  if (number === undefined) return undefined;
  const place = { chapter: Number(c ?? c2), verse: Number(v ?? v2) };
  return { book: { number }, ...place, text: rest, label: line.slice(0, line.length - rest.length) };
}

/** Returns the verse of a reference that nothing follows, such as a cell. */
export function parseReference(written: string): LabelledLine | undefined {
  const label = parseLabelledLine(`${withoutLabelSpaces(written)} `);
  return label?.text.trim() === "" ? label : undefined;
}

/** A line that begins with a range of verses with a space before its sign or behind it: `Gen 1:3 - 4 text`. */
const SPACED_RANGE =
  /^(.{0,60}?\d[a-z]?)(?:\s+([-\u2010-\u2013\u2212,/])\s*|([-\u2010-\u2013\u2212,/])\s+)(?=(\d{1,3})[a-z]?(?![\p{L}\d]))/isu;

type ParseLine = (line: string) => Omit<WrittenVerse, "book"> | undefined;

/** Takes the spaces out of the range of verses that a line begins with, unless the next line is a verse of it. */
function withJoinedRange(line: string, next: string, parse: ParseLine, builder: TranslationBuilder): string {
  const [written = "", label = "", spaced, tight, last] = SPACED_RANGE.exec(line) ?? [];
  const verse = written === "" ? undefined : parse(`${label} `);
  if (verse === undefined || verse.text.trim() !== "") return line;
  const following = parse(next);
  const isSame = following !== undefined && Number(following.chapter) === Number(verse.chapter);
  const numbers = [verse.verse, last, isSame ? following.verse : 1000].map((each) => Number.parseInt(`${each}`, 10));
  const [from = 0, to = 0, after = 0] = numbers;
  const isList = /[,/]/.test(spaced ?? tight ?? "");
  const isRange = (isList ? to === from + 1 : to > from) && (after > to || after <= from);
  const joined = `${label}-${line.slice(written.length)}`;
  if (!isRange || parse(joined) === undefined) return line;
  builder.warn("spaced_range", { written: written.trimStart() + last });
  return joined;
}

/** A number within the text of a verse: `2`, `2.`, `[2]`, `**2**`. */
const INNER = /\s[*[(]*(\d{1,3})[.)\]*]*\s+(?=\S)/gu;
const SENTENCE_BEFORE = /[.!?…][\p{Pf}\p{Pi}\p{Pe}"']*$/u;
const SENTENCE_BEHIND = /^["'“„‘«‹([]*\p{Lu}/u;

/**
 * Divides a line at the verses that go on in it, with labels as the first has: all those before the verse of the next
 * line, or those that follow each other and begin a sentence, at least with a capital letter behind another, or have the
 * signs of the first around their numbers.
 */
export function versesIn(line: string, next: string, parse: ParseLine): string[] {
  const verse = line.search(INNER) === -1 ? undefined : parse(line);
  const first = Number.parseInt(/\d+\D*$/.exec(String(verse?.verse))?.[0] ?? "", 10);
  if (verse === undefined || Number.isNaN(first)) return [line];
  const following = parse(next);
  const isSame = following !== undefined && Number(following.chapter) === Number(verse.chapter);
  const after = isSame ? Number.parseInt(String(following.verse), 10) : 0;
  const label = line.slice(0, line.length - verse.text.length);
  const find = (isSentence: boolean) => {
    const found: { at: number; end: number }[] = [];
    for (const { index, 0: written, 1: number } of verse.text.matchAll(INNER)) {
      const wanted = first + found.length + 1;
      const end = index + written.length;
      if (Number(number) !== wanted || wanted === after) continue;
      const isMarked = /[*[]/.test(written) && written.trim() === label.trim().replace(/\d+/, `${wanted}`);
      const isBehind = found.length > 0 || SENTENCE_BEFORE.test(verse.text.slice(0, index));
      const begins = isBehind && SENTENCE_BEHIND.test(verse.text.slice(end));
      if (isMarked || begins || !isSentence) found.push({ at: index, end });
    }
    return found;
  };
  const all = after > first + 1 ? find(false) : [];
  const found = all.length > 0 && all.length === after - first - 1 ? all : find(true);
  const number = label.lastIndexOf(String(verse.verse));
  const tail = label.slice(number + String(verse.verse).length);
  return [
    line.slice(0, label.length + (found[0]?.at ?? verse.text.length)),
    ...found.map(({ end }, index) => {
      const text = verse.text.slice(end, found[index + 1]?.at);
      const own = String(first + index + 1);
      // `001:009` goes on with `001:010`.
      const isPadded = own.length > String(first).length && label.charAt(number - 1) === "0";
      return label.slice(0, isPadded ? number - 1 : number) + own + tail + text;
    }),
  ];
}

/** Returns the verse of a line that has its number alone, which is the next: `17 text` behind `Jn 3,16 text`. */
export function nextVerse(line: string, { book, chapter, verse }: WrittenVerse): LabelledLine | undefined {
  const [, label = "", number = "", text = ""] = /^(\s*(\d{1,3})[.)]?\s+)(\S.*)$/s.exec(line) ?? [];
  const last = Number(/\d+(?=\D*$)/.exec(String(verse))?.[0]);
  return Number(number) === last + 1 ? { book, chapter, verse: number, text, label } : undefined;
}

/** Returns whether every line of a file's beginning is a verse, and some have their numbers alone. */
export function areNumbered(lines: readonly string[], form: LabelForm | undefined): boolean {
  let before: LabelledLine | undefined;
  let count = 0;
  for (const line of lines) {
    if (isRemark(line)) continue;
    const labelled = parseLabelledLine(line, form);
    const verse = labelled ?? (before && nextVerse(line, before));
    if (verse === undefined) return false;
    if (labelled === undefined) count += 1;
    before = verse;
  }
  return count > 0;
}
