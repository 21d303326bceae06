import { Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { type BookId, bookName, mostChapters } from "../canon/mod.ts";
import { PassageNotFound, resolve, type Translation, vocabularyOf } from "../corpus/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import {
  createVocabulary,
  decodeLeftovers,
  explainReading,
  findReferences,
  format,
  formatRanges,
  parse,
  type Reference,
  ReferenceSyntaxError,
  type Vocabulary,
} from "../reference/mod.ts";
import { type Command, type CommandContext, TRANSLATIONS } from "./command.ts";
import { findTranslation, openCorpus } from "./corpus_folder.ts";
import { jsonOption, printJson, printTable, tableLines } from "./output.ts";

/** The number of characters of a long text that are shown on either side of the marked place. */
const CONTEXT = 60;

/**
 * Two lines for a terminal: a text, and under a stretch of it carets.
 *
 * What a terminal would obey instead of showing is left out; a tab and a line end become a space.
 *
 * @param start Where the stretch begins, in UTF-16 units.
 * @param end Where it is over; the same at the end of the text, where one caret follows it.
 */
export function caretLines(text: string, start: number, end: number): [string, string] {
  let shown = "";
  let before = 0;
  let marked = 0;
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(text.length, Math.max(end, start) + CONTEXT);
  const segmenter = new Intl.Segmenter("sl", { granularity: "grapheme" });
  for (const { segment, index } of segmenter.segment(text.slice(from, to))) {
    const cell = printable(segment);
    shown += cell;
    if (from + index < start) before += cellWidth(cell);
    else if (from + index < end) marked += cellWidth(cell);
  }
  return [shown, " ".repeat(before) + "^".repeat(Math.max(1, marked))];
}

/** A character as a terminal may have it: no control character, nothing that turns the direction of writing. */
function printable(grapheme: string): string {
  return /\p{Cc}/u.test(grapheme) ? " " : grapheme.replace(/[\u202a-\u202e\u2066-\u2069]/gu, "");
}

/** Scripts and symbols that a terminal gives two columns, after Unicode's "East Asian Width". */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/** Counts the columns that a terminal gives a character with its marks. */
function cellWidth(grapheme: string): number {
  if (WIDE.test(grapheme)) return 2;
  return /^[\p{M}\p{Cf}]*$/u.test(grapheme) ? 0 : 1;
}

/** `ambo parse` */
export const parseCommand: Command = {
  name: "parse",
  usage: "REFERENCE [--translation CODE] [--find] [--explain]",
  service: TRANSLATIONS,
  settings: ["settings", "corpus"],
  examples: ['ambo parse "Jn 3,16-18"', 'ambo parse "Jn 3,16" --translation KJV'],
  options: {
    translation: { value: "CODE", help: "parse_translation" },
    find: { help: "parse_find" },
    explain: { help: "parse_explain" },
    json: jsonOption("{ reference, passages: [{ book, name, ranges }], verses, missing }"),
  },
  run: async (context) => showReference(context),
};

function showReference(context: CommandContext): number {
  const text = context.operands.join(" ");
  if (text.trim() === "") throw new Problem("usage.missing_reference", {});
  const code = context.options.translation;
  const translation = typeof code === "string" ? findTranslation(openCorpus(context), code) : undefined;
  const vocabulary = translation ? vocabularyOf(translation) : createVocabulary("slv");
  if (context.options.find) return showCitations(text, vocabulary, context);
  let reference: Reference;
  try {
    reference = parse(text, vocabulary);
  } catch (error) {
    if (!(error instanceof ReferenceSyntaxError)) throw error;
    if (error.code === "missing_chapter") return showBook(error, translation, context);
    if (context.options.explain) showParts(refusalOf(error, rulesOn(text, vocabulary, context), context), context);
    reportSyntaxError(error, context);
    return 1;
  }
  if (context.options.explain) {
    showParts([...partsOf(text, reference, context), ...rulesOn(text, vocabulary, context)], context);
    return 0;
  }
  if (translation) return showFound(reference, translation, context);
  const shown = shownOf(reference, (id) => bookName(id, "slv").name);
  return print({ ...shown, verses: null }, "chapters_and_verses", context);
}

/** Some characters of a text, as it is read without the escapes of an address, and what they were read as; by which rule, and its example. */
interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly meaning: string;
  readonly example?: string;
}

/** The parts of a text: what each passage was read as, and what was passed over. */
function partsOf(written: string, { passages, ignored = [] }: Reference, { t }: CommandContext): Part[] {
  const text = decodeLeftovers(written);
  const parts = passages.map(({ start, end, ...passage }) => {
    const { name } = bookName(passage.book, t("language.iso_639"));
    return { text: text.slice(start, end), start, end, meaning: `${name} ${formatRanges(passage)}` };
  });
  let end = 0;
  for (const words of ignored) {
    const start = text.indexOf(words, end);
    end = start + words.length;
    parts.push({ text: words, start, end, meaning: t("result.passed_over") });
  }
  return parts;
}

/** The decisions of the rules on a text. */
function rulesOn(written: string, vocabulary: Vocabulary, { t, language }: CommandContext): Part[] {
  const text = decodeLeftovers(written);
  return explainReading(written, vocabulary).map(({ rule, start, end }) => {
    const name = rule.names[language] ?? rule.name;
    const meaning = `${t(`result.verdict.${rule.verdict}`)}: ${name}`;
    return { text: text.slice(start, end), start, end, meaning, example: rule.example };
  });
}

/** Adds the part that is refused to the decisions on a text, where none of them is about it. */
function refusalOf({ text, position, end }: ReferenceSyntaxError, decided: Part[], { t }: CommandContext): Part[] {
  if (decided.some((part) => part.start < end && position < part.end)) return decided;
  return [...decided, { text: text.slice(position, end), start: position, end, meaning: t("result.refused") }];
}

/** Shows parts of a text in their order. */
function showParts(parts: readonly Part[], context: CommandContext): void {
  const rows = [...parts].sort((one, other) => one.start - other.start);
  if (context.options.json) printJson(context, { parts: rows });
  else
    for (const { text, start, end, meaning, example } of rows)
      context.print([`${start}-${end}`, text, meaning, example ?? []].flat().map(escapeControls).join("\t"));
}

/** Shows the citations of a text, a line each, as `/v1/references` gives them. */
function showCitations(text: string, vocabulary: Vocabulary, context: CommandContext): number {
  const found = findReferences(text, vocabulary).map(({ reference, start, end }) => {
    return { text: text.slice(start, end), reference: format(reference), start, end };
  });
  if (context.options.json) printJson(context, { references: found });
  else
    for (const { text, reference, start, end } of found)
      context.print(`${start}-${end}\t${reference}\t${escapeControls(text)}`);
  return 0;
}

function reportSyntaxError(
  error: ReferenceSyntaxError,
  { report, language, t, terminalWidth: width }: CommandContext,
): void {
  const [text, carets] = caretLines(error.text, error.position, error.end);
  report(`ambo: ${escapeControls(explain(error, language))}`);
  report(`  ${text}`);
  report(`  ${carets}`);
  const meant = error.books.map((id) => {
    const { name, abbreviation } = bookName(id, "slv");
    return [id, abbreviation, name];
  });
  if (meant.length === 0) return;
  const headings = [t("result.headings.book"), t("result.headings.abbreviation"), t("result.headings.name")];
  for (const line of tableLines([headings, ...meant], { width })) report(line);
}

/** Shows a book that was named alone, with its chapters. */
function showBook(
  { books }: ReferenceSyntaxError,
  translation: Translation | undefined,
  context: CommandContext,
): number {
  const [id = "GEN"] = books;
  const book = translation?.book(id);
  if (translation !== undefined && book === undefined) {
    const missing = { kind: "book", book: id } as const;
    throw new PassageNotFound(translation, missing, context.operands.join(" "));
  }
  const { name, abbreviation } = book ?? bookName(id, "slv");
  const [first, last] = [book?.chapters[0] ?? 1, book?.chapters.at(-1) ?? mostChapters(id)];
  const ranges = first === last ? `${first}` : `${first}-${last}`;
  return print({ reference: abbreviation, passages: [{ book: id, name, ranges }], verses: null }, "chapters", context);
}

/** A reference as it is printed: what it means, and how many of its verses a translation has, and lacks. */
interface ShownReference {
  readonly reference: string;
  readonly passages: readonly { readonly book: BookId; readonly name: string; readonly ranges: string }[];
  /** Null without a translation. */
  readonly verses: number | null;
  readonly missing?: readonly string[];
}

function print(shown: ShownReference, ranges: "chapters" | "chapters_and_verses", context: CommandContext): number {
  const { options, t } = context;
  if (options.json) {
    printJson(context, shown);
    return 0;
  }
  context.print(shown.reference);
  printTable(context, [
    [t("result.headings.book"), t("result.headings.name"), t(`result.headings.${ranges}`)],
    ...shown.passages.map(({ book, name, ranges }) => [book, name, ranges]),
  ]);
  return 0;
}

function shownOf(reference: Reference, nameOf: (id: BookId) => string): Omit<ShownReference, "verses"> {
  const { passages } = reference;
  return {
    reference: format(reference),
    passages: passages.map((each) => ({ book: each.book, name: nameOf(each.book), ranges: formatRanges(each) })),
  };
}

function showFound(reference: Reference, translation: Translation, context: CommandContext): number {
  const nameOf = (id: BookId) => translation.book(id)?.name ?? bookName(id, translation.language).name;
  const asked = context.operands.join(" ");
  const found = resolve(translation, { reference, asked });
  const missing = found.missing.map((each) => format({ passages: [each] }));
  const shown = {
    ...shownOf(found.reference, nameOf),
    verses: found.verseCount,
    ...(missing.length > 0 && { missing }),
  };
  print(shown, "chapters_and_verses", context);
  if (context.options.json) return 0;
  context.print(`${translation.code}: ${context.t("result.verses", { total: found.verseCount })}`);
  if (missing.length > 0) context.print(context.t("reading.missing", { list: missing.join("; ") }));
  return 0;
}
