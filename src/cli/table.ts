/**
 * The lines of a table for people: columns as wide as their widest cell, two blanks between them.
 *
 * @param rows The first is the heading.
 * @param options `numbers`: the headings of the columns that are set to the right.
 */
export function tableLines(
  rows: readonly (readonly string[])[],
  options: { numbers?: readonly string[] } = {},
): string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => width(row[column] ?? ""))),
  );
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

/** Characters as they are counted on a terminal, near enough: composed letters are one. */
function width(text: string): number {
  return [...text.normalize("NFC")].length;
}
