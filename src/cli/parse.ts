import { escapeControls } from "../base/escape_controls.ts";
import { type BookId, bookName, mostChapters } from "../canon/mod.ts";
import {
  type MissingPart,
  PassageNotFound,
  resolve,
  type Translation,
  vocabularyOf,
} from "../corpus/mod.ts";
import {
  createVocabulary,
  format,
  formatRanges,
  parse,
  type Reference,
  ReferenceSyntaxError,
} from "../reference/mod.ts";
import { caretLines } from "./caret.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { findTranslation, openCorpus } from "./corpus_folder.ts";
import { jsonOption, printJson } from "./json.ts";
import { printTable, tableLines } from "./table.ts";

/** `ambo parse` */
export const parseCommand: Command = {
  name: "parse",
  usage: "REFERENCE [--translation CODE]",
  summary: "shows how a reference is understood, or where it is at fault",
  takesOperands: true,
  settings: ["corpus"],
  examples: ['ambo parse "Jn 3,16-18"', 'ambo parse "Jn 3,16" --translation KJV'],
  options: {
    translation: { value: "CODE", help: "with the names and verses of this translation" },
    json: jsonOption("{ reference, passages: [{ book, name, ranges }], verses }"),
  },
  run: async (context) => showReference(context),
};

function showReference(context: CommandContext): number {
  const text = context.operands.join(" ");
  if (text.trim() === "") throw new UsageError('Missing REFERENCE, such as "Jn 3,16-18"');
  const code = context.options.translation;
  const translation =
    typeof code === "string" ? findTranslation(openCorpus(context), code) : undefined;
  const vocabulary = translation ? vocabularyOf(translation) : createVocabulary("slv");
  let reference: Reference;
  try {
    reference = parse(text, vocabulary);
  } catch (error) {
    if (!(error instanceof ReferenceSyntaxError)) throw error;
    if (error.kind === "missing_chapter") return showBook(error, translation, context);
    reportSyntaxError(error, context);
    return 1;
  }
  return translation
    ? showFound(reference, translation, context)
    : showUnderstood(reference, context);
}

function reportSyntaxError(
  error: ReferenceSyntaxError,
  { report, terminalWidth: width }: CommandContext,
): void {
  const [text, carets] = caretLines(error.text, error.position, error.end);
  report(`ambo: ${escapeControls(error.reason)}`);
  report(`  ${text}`);
  report(`  ${carets}`);
  const meant = error.books.map((id) => {
    const { name, abbreviation } = bookName(id, "slv");
    return [id, abbreviation, name];
  });
  if (meant.length > 0) {
    for (const line of tableLines([["BOOK", "ABBREVIATION", "NAME"], ...meant], { width }))
      report(line);
  }
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
    context.report(`ambo: ${translation.code} has no book ${bookName(id, "slv").name}`);
    return 1;
  }
  const { name, abbreviation } = book ?? bookName(id, "slv");
  const [first, last] = [book?.chapters[0] ?? 1, book?.chapters.at(-1) ?? mostChapters(id)];
  const ranges = first === last ? `${first}` : `${first}-${last}`;
  if (context.options.json) {
    printJson(context, {
      reference: abbreviation,
      passages: [{ book: id, name, ranges }],
      verses: null,
    });
    return 0;
  }
  context.print(abbreviation);
  const rows = [
    ["BOOK", "NAME", "CHAPTERS"],
    [id, name, ranges],
  ];
  for (const line of tableLines(rows, { width: context.terminalWidth })) context.print(line);
  return 0;
}

function showUnderstood(reference: Reference, context: CommandContext): number {
  printReference(context, { reference, nameOf: (id) => bookName(id, "slv").name, verses: null });
  return 0;
}

function printReference(
  context: CommandContext,
  {
    reference,
    nameOf,
    verses,
  }: { reference: Reference; nameOf: (id: BookId) => string; verses: number | null },
): void {
  const rows = reference.passages.map((passage) => ({
    book: passage.book,
    name: nameOf(passage.book),
    ranges: formatRanges(passage),
  }));
  if (context.options.json) {
    printJson(context, { reference: format(reference), passages: rows, verses });
    return;
  }
  context.print(format(reference));
  const table = rows.map(({ book, name, ranges }) => [book, name, ranges]);
  printTable(context, [["BOOK", "NAME", "CHAPTERS AND VERSES"], ...table]);
}

function showFound(
  reference: Reference,
  translation: Translation,
  context: CommandContext,
): number {
  const nameOf = (id: BookId) =>
    translation.book(id)?.name ?? bookName(id, translation.language).name;
  try {
    const found = resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
    printReference(context, { reference: found.reference, nameOf, verses: found.verseCount });
    if (!context.options.json) context.print(`${translation.code}: ${count(found.verseCount)}`);
    return 0;
  } catch (error) {
    if (!(error instanceof PassageNotFound)) throw error;
    context.report(`ambo: ${whatIsMissing(error.missing, translation, nameOf)}`);
    return 1;
  }
}

function count(verses: number): string {
  return verses === 1 ? "1 verse" : `${verses} verses`;
}

function whatIsMissing(
  missing: MissingPart,
  { code }: Translation,
  nameOf: (id: BookId) => string,
): string {
  const book = nameOf(missing.book);
  switch (missing.kind) {
    case "book":
      return `${code} has no book ${book}`;
    case "chapter":
      return `${code} has no chapter ${missing.chapter} in ${book}, the last is ${missing.last}`;
    case "verse":
      return `${code} has no verse ${missing.verse} in ${book} ${missing.chapter}, the last is ${missing.last}`;
    case "letter":
      return `${code} has no part "${missing.letter}" of verse ${missing.verse} in ${book} ${missing.chapter}`;
    case "addition":
      return `${code} does not have the Greek additions to Esther`;
    case "psalm":
      return `${code} does not tell whether Ps ${missing.hebrew} or Ps ${missing.greek} is meant`;
    case "left_out":
      return `${code} leaves out verse ${missing.verse} of ${book} ${missing.chapter}`;
  }
}
