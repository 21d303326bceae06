/** Writes databases after SQLite's file format: tables of texts and numbers on pages of 1,024 bytes, with no overflow. */

type Value = string | number | null;

/** A table: its columns, and its rows. */
export interface WrittenTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

const PAGE = 1024;
const LEAF = 0x0d;
const INTERIOR = 0x05;
/** The longest text that a cell of such a page has room for, with the numbers beside it. */
const MAX_TEXT = 900;

function varint(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

function record(row: readonly Value[], rowId: number): Buffer {
  const types: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const value of row) {
    const text = Buffer.from(typeof value === "string" ? value : "").subarray(0, MAX_TEXT);
    const number = Buffer.alloc(4);
    if (typeof value === "number") number.writeInt32BE(value);
    types.push(varint(value === null ? 0 : typeof value === "number" ? 4 : 13 + 2 * text.length));
    bodies.push(value === null ? Buffer.alloc(0) : typeof value === "number" ? number : text);
  }
  const header = Buffer.concat(types);
  const payload = Buffer.concat([varint(header.length + 1), header, ...bodies]);
  return Buffer.concat([varint(payload.length), varint(rowId), payload]);
}

/** Makes a page of cells; the first page of a file has its header before them. */
function page(type: number, cells: readonly Buffer[], { before = 0, right = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(PAGE);
  const pointers = before + (type === LEAF ? 8 : 12);
  let end = PAGE;
  for (const [index, cell] of cells.entries()) {
    end -= cell.length;
    cell.copy(bytes, end);
    bytes.writeUInt16BE(end, pointers + 2 * index);
  }
  bytes.writeUInt8(type, before);
  bytes.writeUInt16BE(cells.length, before + 3);
  bytes.writeUInt16BE(end, before + 5);
  if (type === INTERIOR) bytes.writeUInt32BE(right, before + 8);
  return bytes;
}

/** Cuts cells into those of one page each. */
function grouped(cells: readonly Buffer[]): Buffer[][] {
  const groups: Buffer[][] = [[]];
  let used = 8;
  for (const cell of cells) {
    if (used + cell.length + 2 > PAGE) {
      groups.push([]);
      used = 8;
    }
    groups.at(-1)?.push(cell);
    used += cell.length + 2;
  }
  return groups;
}

/** Makes a database of tables; a table has as many levels of pages as it needs. */
export function writeDatabase(tables: readonly WrittenTable[]): Buffer {
  const pages: Buffer[] = [Buffer.alloc(0)];
  const added = (bytes: Buffer) => pages.push(bytes);
  const schema = tables.map(({ name, columns, rows }, index) => {
    const cells = rows.map((row, at) => record(row, at + 1));
    let numbers = grouped(cells).map((group) => added(page(LEAF, group)));
    while (numbers.length > 1) {
      const level: number[] = [];
      for (let from = 0; from < numbers.length; from += 60) {
        const [right = 0, ...others] = numbers.slice(from, from + 60).reverse();
        const pointers = others.reverse().map((number) => {
          const left = Buffer.alloc(4);
          left.writeUInt32BE(number);
          return Buffer.concat([left, varint(number)]);
        });
        level.push(added(page(INTERIOR, pointers, { right })));
      }
      numbers = level;
    }
    return record(["table", name, name, numbers[0] ?? 0, `CREATE TABLE ${name}(${columns.join(", ")})`], index + 1);
  });
  const first = page(LEAF, schema, { before: 100 });
  first.write("SQLite format 3\0", "latin1");
  first.writeUInt16BE(PAGE, 16);
  for (const [at, byte] of [1, 1, 0, 64, 32, 32].entries()) first.writeUInt8(byte, 18 + at);
  first.writeUInt32BE(pages.length, 28);
  first.writeUInt32BE(4, 44);
  first.writeUInt32BE(1, 56);
  pages[0] = first;
  return Buffer.concat(pages);
}
