/** The rows of a table, whose cells may be in quotes. */

/** A row of a table. */
interface Row {
  readonly cells: readonly string[];
  /** The line it begins at, counted from 1. */
  readonly line: number;
  /** The offset of the next row. */
  readonly end: number;
}

/** Further cells of a row are part of the last. */
const MAX_CELLS = 100;

/**
 * Reads a table after RFC 4180: cells may be in double quotes, and then hold separators, line ends and doubled
 * quotes. A quote within an unquoted cell is text, and so is one that nothing closes before a separator or line end, or
 * before another row: many tables are written without quoting, and verses begin with a quotation mark.
 *
 * @param of The column of the text, and the lines above the verses. Where most texts have no quotes, those around another
 *   are its own, unless it needs them.
 */
export function* rows(
  text: string,
  separator: string,
  of?: { readonly text: number; readonly above: number },
): Generator<Row> {
  let line = 1;
  let at = 0;
  // Texts without quotes, and those in quotes that they do not need. Some programs quote what has a space.
  let [bare, quoted] = [0, 0];
  while (at < text.length) {
    const cells: string[] = [];
    const startLine = line;
    for (;;) {
      const isText = cells.length === of?.text && startLine > of.above;
      const inQuotes = quotedCell(text, at, separator, cells);
      const isNeedless = isText && inQuotes !== undefined && !needsQuotes(inQuotes.text, separator);
      const isOwn = isNeedless && bare > quoted;
      if (isNeedless) quoted += 1;
      const cell = inQuotes === undefined || isOwn ? plainCell(text, at, separator) : inQuotes;
      if (isText && inQuotes === undefined && cell.text.trim().includes(" ")) bare += 1;
      if (cells.length < MAX_CELLS) cells.push(cell.text);
      else cells[MAX_CELLS - 1] += separator + cell.text;
      line += cell.lines;
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    line += 1;
    yield { cells, line: startLine, end: at };
  }
}

interface Cell {
  readonly text: string;
  readonly end: number;
  /** The number of line ends in it. */
  readonly lines: number;
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") {
    end += 1;
  }
  return { text: text.slice(start, end), end, lines: 0 };
}

/** @param before The cells of its row before it. @returns Undefined where the cell is not quoted. */
function quotedCell(text: string, start: number, separator: string, before: readonly string[]): Cell | undefined {
  let quote = start;
  // People put a space behind a comma.
  while (text[quote] === " ") quote += 1;
  if (text[quote] !== '"') return undefined;
  let end = text.indexOf('"', quote + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1 || !endsCell(text[end + 1], separator)) return undefined;
  const content = text.slice(quote + 1, end).replaceAll('""', '"');
  if (separator === "\t" && content.includes("\t")) return undefined;
  const further = content.includes("\n") ? content.split("\n").slice(1) : [];
  if (further.length > 0) {
    const shapes = before.map(shapeOf);
    if (further.some((each) => isRowLike(each.split(separator), shapes))) return undefined;
  }
  return { text: content, end: end + 1, lines: further.length };
}

/** Returns whether a cell would be another one without its quotes. */
function needsQuotes(content: string, separator: string): boolean {
  return content.includes(separator) || /["\r\n]|^\s|\s$|^$/.test(content);
}

/** Returns what a cell has in common with those of its column in other rows, which differ in their numbers and names. */
function shapeOf(cell: string): string {
  return cell
    .trim()
    .replace(/\d+/g, "0")
    .replace(/\p{L}+/gu, "a");
}

/** Returns whether cells begin as those of a row do, with a number among them. */
function isRowLike(cells: readonly string[], row: readonly string[]): boolean {
  return row.some((shape) => shape.includes("0")) && row.every((shape, index) => shape === shapeOf(cells[index] ?? ""));
}

function endsCell(character: string | undefined, separator: string): boolean {
  return [undefined, separator, "\n", "\r"].includes(character);
}
