import { escapeControls } from "../base/escape_controls.ts";
import type { CommandContext } from "./command.ts";

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
 * programs with a tab between the cells. Control characters in the cells are escaped.
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
  const numeric = table[0]?.map((heading) => numbers.includes(heading)) ?? [];
  return table.map((row) =>
    row
      .map((cell, column) => {
        const fill = " ".repeat(widths[column]! - columnsOf(cell));
        return numeric[column] ? fill + cell : cell + fill;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** Counts the columns of a text on a terminal, near enough: a composed letter is one. */
function columnsOf(text: string): number {
  return [...text.normalize("NFC")].length;
}
