/** The indentation of a description below its term, where a line has no room for both. */
const BELOW = "      ";

/**
 * Wraps a text at spaces.
 *
 * @param text The text.
 * @param width The columns of the terminal; 0 leaves the text on one line.
 * @param first The indentation of the first line.
 * @param rest The indentation of the other lines.
 */
export function wrap(text: string, width: number, first = "", rest = first): string[] {
  if (width === 0) return [first + text];
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(" ")) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

/**
 * Lays out terms with their descriptions: beside each other where there is room, else below.
 *
 * @param rows Each a term and its description.
 * @param width The columns of the terminal; 0 where the output is no terminal.
 */
export function definitions(rows: readonly (readonly [term: string, description: string])[], width: number): string[] {
  const column = Math.max(...rows.map(([term]) => term.length)) + 4;
  const isBeside = width === 0 || column <= width / 2;
  return rows.flatMap(([term, description]) =>
    isBeside
      ? wrap(description, width, `  ${term}`.padEnd(column), " ".repeat(column))
      : [`  ${term}`, ...wrap(description, width, BELOW)],
  );
}
