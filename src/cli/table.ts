/**
 * Formats a table: columns as wide as their widest cell, two spaces between them.
 *
 * @param rows The rows; the first is the heading.
 * @param options `numbers` lists the headings of columns that are aligned to the right.
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  options: { numbers?: readonly string[] } = {},
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, width(cell));
    }
  }
  const numeric = rows[0]?.map((heading) => options.numbers?.includes(heading)) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const fill = " ".repeat(widths[column]! - width(cell));
        return numeric[column] ? fill + cell : cell + fill;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** Counts the columns of a text on a terminal, near enough: a composed letter is one. */
function width(text: string): number {
  return [...text.normalize("NFC")].length;
}
