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
