import { DAY_MS } from "../base/clock.ts";
import { removeDrafts } from "../base/draft.ts";
import { isProblem, Problem, type ProblemCode } from "../base/problem.ts";
import { Progress } from "../base/progress.ts";
import { escapeControls } from "../base/quoted.ts";
import { type Language, translator } from "../i18n/mod.ts";
import type { CommandContext, HelpKey, Option } from "./command.ts";

/**
 * Makes the option `--json` of a command that prints data.
 *
 * @param shape The JSON, for the help text: `[{ name, key }]`.
 * @param note The name of a text that explains it.
 */
export function jsonOption(shape: string, note?: HelpKey): Option {
  return { help: "json", shape, ...(note !== undefined && { note }) };
}

/** Returns the help of an option: `prints JSON: { file, bytes }; …`. */
export function optionHelp({ help, shape, note }: Option, language: Language): string {
  const texts = translator(language);
  const shown = shape === undefined ? texts(`help.${help}`) : `${texts(`help.${help}`)}: ${shape}`;
  return note === undefined ? shown : `${shown}; ${texts(`help.${note}`)}`;
}

/** Prints a value as one line of JSON, whose control characters are escaped for terminals. */
export function printJson({ print }: Pick<CommandContext, "print">, value: unknown): void {
  print(escapeControls(JSON.stringify(value)));
}

/** A column of a list: its heading, and the cell of an item; numbers are aligned to the right. */
type Column<T> = readonly [heading: string, cell: (item: T) => string | number, kind?: "number"];

/** Prints a list: with `--json` as JSON, else as a table. */
export async function printList<T>(
  context: Pick<CommandContext, "options" | "print" | "outputWidth">,
  items: Iterable<T> | AsyncIterable<T>,
  { json, columns }: { json: (item: T) => unknown; columns: readonly Column<T>[] },
): Promise<void> {
  const records: unknown[] = [];
  const rows: string[][] = [columns.map(([heading]) => heading)];
  for await (const item of items) {
    if (context.options.json) records.push(json(item));
    else rows.push(columns.map(([, cell]) => String(cell(item))));
  }
  if (context.options.json) return printJson(context, records);
  printTable(context, rows, { numbers: columns.filter(([, , kind]) => kind).map(([heading]) => heading) });
}

/** Prints a table on standard output; see {@linkcode tableLines}. */
export function printTable(
  { print, outputWidth: width }: Pick<CommandContext, "print" | "outputWidth">,
  rows: readonly (readonly string[])[],
  options: { numbers?: readonly string[] } = {},
): void {
  for (const line of tableLines(rows, { ...options, width })) print(line);
}

/**
 * Formats a table: on a terminal with columns as wide as their widest cell and two spaces between them, for other
 * programs with a tab between the cells. Where a space less makes it fit it has one; where the heading alone does not
 * fit, each cell has a line. Control characters in the cells are escaped.
 *
 * @param rows The rows; the first is the heading.
 * @param options `width` has the columns of the terminal, or 0 where the output is none; `numbers` lists the headings of
 *   columns that are aligned to the right.
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  { width, numbers = [] }: { width: number; numbers?: readonly string[] },
): string[] {
  const table = rows.map((row) => row.map(escapeControls));
  if (width === 0) return table.map((row) => row.join("\t"));
  const widths: number[] = [];
  for (const row of table) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, columnsOf(cell));
    }
  }
  const [headings = []] = table;
  if (widthOf(headings.map(columnsOf), 1) > width) return blocks(table);
  const isTight = widthOf(widths, 2) > width && widthOf(widths, 1) <= width;
  const numeric = headings.map((heading) => numbers.includes(heading));
  return table.map((row) =>
    row
      .map((cell, column) => {
        const fill = " ".repeat(widths[column]! - columnsOf(cell));
        return numeric[column] ? fill + cell : cell + fill;
      })
      .join(isTight ? " " : "  ")
      .trimEnd(),
  );
}

/** Sums the widths of columns with gaps between them. */
function widthOf(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width + gap, -gap);
}

/** Formats the rows of a table whose heading alone is too wide: each cell on a line of its own, beside its heading. */
function blocks([headings = [], ...rows]: readonly (readonly string[])[]): string[] {
  const column = Math.max(...headings.map(columnsOf));
  return rows.flatMap((row, index) => [
    ...(index === 0 ? [] : [""]),
    ...row.map((cell, at) => {
      const heading = headings[at] ?? "";
      return `${heading}${" ".repeat(column - columnsOf(heading))}  ${cell}`;
    }),
  ]);
}

/** Counts the columns of a text on a terminal, near enough: a composed letter is one. */
function columnsOf(text: string): number {
  return [...text.normalize("NFC")].length;
}

/** Takes the share of the work that is done, from 0 to 1, and what is shown beside it. */
export type OnShare = (share: number, detail?: string) => void;

/** Does long work under a progress bar, which is drawn on a terminal that knows how, and taken back at the end. */
export async function withProgress<T>(
  { draw, environment, terminalWidth }: CommandContext,
  label: string,
  work: (onShare: OnShare) => Promise<T> | T,
): Promise<T> {
  const width = environment.TERM === "dumb" ? 0 : terminalWidth;
  if (width === 0) return await work(() => {});
  const progress = new Progress({ label, width, now: () => performance.now() });
  try {
    return await work((share, detail) => draw(progress.update(share, detail)));
  } finally {
    draw(progress.end());
  }
}

const YES = /^(?:y|yes|d|da)$/i;

/** Asks a question on the terminal. @returns True for yes, with `--yes`, and where no one sits at a terminal. */
export async function confirm(
  { ask, options, t }: Pick<CommandContext, "ask" | "options" | "t">,
  question: string,
): Promise<boolean> {
  if (ask === undefined || options.yes === true) return true;
  return YES.test((await ask(`${question} ${t("result.yes_or_no")} `)).trim());
}

/** An error about a secret that was made and never shown: it works nowhere. */
export class NotShownError extends Problem<"secrets", "key_not_shown" | "link_not_shown"> {
  override readonly name = "NotShownError";
  /** True where the reader of the output had gone, as in `| head -0`. */
  readonly isClosed: boolean;

  constructor(kind: SecretKind, { name, cause }: { name: string; cause: unknown }) {
    const isClosed = isClosedPipe(cause);
    const reason = isClosed ? new Problem("secrets.output_unread", {}, { cause }) : cause;
    super(`secrets.${kind}_not_shown`, { name }, { cause: reason });
    this.isClosed = isClosed;
  }
}

/** The codes of errors after which a change may hold all the same. */
const UNCERTAIN: readonly ProblemCode<"store">[] = [
  "uncertain_change",
  "uncertain_after_restart",
  "ended_before_answer",
  "no_answer",
];

type SecretKind = "key" | "link";

/** How a secret comes to its owner. */
interface HandOver {
  readonly kind: SecretKind;
  /** The name of the owner. */
  readonly name: string;
  /** The line to print before the secret. */
  readonly lead: string;
  readonly text: string;
  /** The secret for `--json`. */
  readonly json: object;
  readonly putInForce: () => Promise<unknown>;
}

/**
 * Prints a secret and puts it in force once it was written: one that no one has seen must not end another.
 *
 * @throws {NotShownError} If it could not be printed.
 * @throws {Problem} If it could not be put in force.
 */
export async function handOver(
  context: Pick<CommandContext, "options" | "print" | "printed" | "report">,
  { kind, name, lead, text, json, putInForce }: HandOver,
): Promise<void> {
  context.report(lead);
  if (context.options.json) printJson(context, json);
  else context.print(text);
  try {
    await context.printed();
  } catch (cause) {
    throw new NotShownError(kind, { name, cause });
  }
  try {
    await putInForce();
  } catch (cause) {
    const isUncertain = isProblem(cause, "store") && UNCERTAIN.includes(cause.code);
    throw isUncertain
      ? new Problem(`secrets.${kind}_uncertain`, {}, { cause })
      : new Problem(`secrets.${kind}_void`, { name }, { cause });
  }
}

/** Returns true for the error of a pipe whose reader has gone. */
export function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}

/** Removes what commands that were killed left in a folder, and says so; another machine may still write what is younger. */
export function removeLeftovers(folder: string, { report, t }: Pick<CommandContext, "report" | "t">): void {
  try {
    for (const file of removeDrafts(folder, DAY_MS)) report(escapeControls(t("result.leftover_removed", { file })));
  } catch {
    // In a folder that this user may not list, or of another's files, they stay.
  }
}
