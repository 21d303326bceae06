/**
 * A read-only scan of the tables of an SQLite database: no indexes, no write-ahead log, no SQL. Every number of the file is
 * checked before it is used: pages are within the file, none is visited twice, nothing is longer than the file.
 *
 * Source: "Database File Format", https://www.sqlite.org/fileformat2.html.
 */
import { isUtf8 } from "node:buffer";

/** A value of a row; a text that is not valid is damage. */
export type SqliteValue = number | bigint | string | Uint8Array | null;

/** A fault of a database: which of its parts cannot be read. */
export class SqliteError extends Error {
  readonly part: "header" | "page" | "record" | "text";

  constructor(part: SqliteError["part"]) {
    super(`Cannot read the database: damaged ${part}`);
    this.part = part;
  }
}

/** The first bytes of a database. */
export const SQLITE_MAGIC = "SQLite format 3\0";

const HEADER_BYTES = 100;
/** The types of pages with records of tables, and of indexes. */
const LEAVES = [0x0d, 0x0a];
/** The types of pages with pages within them. */
const INTERIORS = [0x05, 0x02];
/** Pages within pages of a table; a deeper tree would have more pages than a file can. */
const MAX_DEPTH = 20;
/** A longer definition is that of no table that is read. */
const MAX_DEFINITION = 10_000;
/** The table of the tables. */
const SCHEMA = { rowId: -1, hasRowIds: true };
/** The bytes of the values of a type below 12. */
const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

/** A table: its columns in the order of its records, and the one that is the number of the row, which they leave out; -1 for none. */
interface Table {
  readonly columns: readonly string[];
  readonly rowId: number;
  /** False for a table `WITHOUT ROWID`, which is a tree of an index: pages within it have records too. */
  readonly hasRowIds: boolean;
  readonly root: number;
}

/** A database, read as a whole into memory. */
export class SqliteDatabase {
  readonly #bytes: Buffer;
  readonly #step: () => void;
  readonly #pageSize: number;
  /** Bytes of a page that may be used. */
  readonly #usable: number;
  readonly #encoding: number;
  readonly #tables = new Map<string, Table>();

  /** @param step Called at each row. @throws {SqliteError} If it is no database, or damaged. */
  constructor(bytes: Buffer, step: () => void) {
    if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, 16) !== SQLITE_MAGIC)
      throw new SqliteError("header");
    const size = bytes.readUInt16BE(16);
    this.#bytes = bytes;
    this.#step = step;
    this.#pageSize = size === 1 ? 65_536 : size;
    this.#usable = this.#pageSize - bytes.readUInt8(20);
    this.#encoding = bytes.readUInt32BE(56) || 1;
    const isPowerOfTwo = (this.#pageSize & (this.#pageSize - 1)) === 0;
    if (this.#pageSize < 512 || !isPowerOfTwo || this.#usable < 480 || this.#encoding > 3)
      throw new SqliteError("header");
    for (const [type, name, , root, sql] of this.#records(1)) {
      if (type !== "table" || typeof name !== "string" || typeof root !== "number" || typeof sql !== "string") continue;
      if (root === 0 || sql.length > MAX_DEFINITION) continue;
      this.#tables.set(name.toLowerCase(), { ...columnsOf(sql), root });
    }
  }

  /** Returns the names of the tables, in lower case. */
  get tables(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** Returns the columns of a table, in lower case. */
  columns(table: string): readonly string[] {
    return this.#tables.get(table)?.columns ?? [];
  }

  /** Gives the rows of a table: the values of some columns, null where there is none. @throws {SqliteError} */
  *rows(name: string, wanted: readonly string[]): Generator<SqliteValue[]> {
    const table = this.#tables.get(name);
    if (table === undefined) return;
    const places = wanted.map((column) => table.columns.indexOf(column));
    for (const values of this.#records(table.root, table)) {
      this.#step();
      yield places.map((place) => values[place] ?? null);
    }
  }

  /** Gives the records of a tree in its order. */
  *#records(root: number, { rowId, hasRowIds }: Pick<Table, "rowId" | "hasRowIds"> = SCHEMA): Generator<SqliteValue[]> {
    const seen = new Set<number>();
    const kind = hasRowIds ? 0 : 1;
    /** Pages, and cells of pages that come between those. */
    const stack: { readonly page: number; readonly cell?: number }[] = [{ page: root }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { page: number, cell: between } = next;
      const page = this.#offset(number);
      const end = page + this.#usable;
      if (between !== undefined) {
        yield this.#record(between, { end, rowId, hasRowIds, seen });
        continue;
      }
      if (seen.has(number) || stack.length > this.#usable * MAX_DEPTH) throw new SqliteError("page");
      seen.add(number);
      const start = number === 1 ? page + HEADER_BYTES : page;
      const isLeaf = this.#bytes[start] === LEAVES[kind];
      const cells = this.#bytes.readUInt16BE(start + 3);
      const pointers = start + (isLeaf ? 8 : 12);
      if ((!isLeaf && this.#bytes[start] !== INTERIORS[kind]) || pointers + 2 * cells > end)
        throw new SqliteError("page");
      const cell = (index: number) => page + this.#bytes.readUInt16BE(pointers + 2 * index);
      if (isLeaf) {
        for (let index = 0; index < cells; index++) yield this.#record(cell(index), { end, rowId, hasRowIds, seen });
      } else {
        stack.push({ page: this.#u32(start + 8) });
        for (let index = cells - 1; index >= 0; index--) {
          const at = cell(index);
          if (!hasRowIds) stack.push({ page: number, cell: at + 4 });
          stack.push({ page: this.#u32(at) });
        }
      }
    }
  }

  /** Reads the record of a cell, with what is on overflow pages. */
  #record(
    at: number,
    { end, rowId, hasRowIds, seen }: Pick<Table, "rowId" | "hasRowIds"> & { end: number; seen: Set<number> },
  ): SqliteValue[] {
    const [length, afterLength] = this.#varint(this.#bytes, at);
    const [number, start] = hasRowIds ? this.#varint(this.#bytes, afterLength) : [0, afterLength];
    if (length > this.#bytes.length) throw new SqliteError("record");
    const most = hasRowIds ? this.#usable - 35 : Math.floor(((this.#usable - 12) * 64) / 255) - 23;
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const fitting = least + ((length - least) % (this.#usable - 4));
    const local = length <= most ? length : fitting <= most ? fitting : least;
    if (start + local > end) throw new SqliteError("record");
    const values =
      local === length
        ? this.#values(this.#bytes, start, start + length)
        : this.#values(this.#joined(start, { local, length, seen }), 0, length);
    if (rowId >= 0) values[rowId] ??= number;
    return values;
  }

  /** Joins the beginning of a record with what is on overflow pages. */
  #joined(start: number, { local, length, seen }: { local: number; length: number; seen: Set<number> }): Buffer {
    const parts = [this.#bytes.subarray(start, start + local)];
    let next = this.#u32(start + local);
    for (let missing = length - local; missing > 0; ) {
      const page = this.#offset(next);
      if (seen.has(next)) throw new SqliteError("page");
      seen.add(next);
      const part = this.#bytes.subarray(page + 4, page + 4 + Math.min(missing, this.#usable - 4));
      parts.push(part);
      missing -= part.length;
      next = this.#u32(page);
    }
    return Buffer.concat(parts);
  }

  /** Reads the values of a record, which is from `start` to `end`. */
  #values(bytes: Buffer, start: number, end: number): SqliteValue[] {
    const values: SqliteValue[] = [];
    const [headerBytes, first] = this.#varint(bytes, start);
    const headerEnd = start + headerBytes;
    if (headerEnd > end) throw new SqliteError("record");
    let at = headerEnd;
    for (let head = first; head < headerEnd; ) {
      const [type, next] = this.#varint(bytes, head);
      const size = type >= 12 ? Math.floor((type - 12) / 2) : (SIZES[type] ?? 0);
      if (at + size > end) throw new SqliteError("record");
      values.push(this.#value(bytes, { type, at, size }));
      at += size;
      head = next;
    }
    return values;
  }

  #value(bytes: Buffer, { type, at, size }: { type: number; at: number; size: number }): SqliteValue {
    if (type >= 12) return type % 2 === 0 ? bytes.subarray(at, at + size) : this.#text(bytes, at, at + size);
    if (type === 7) return bytes.readDoubleBE(at);
    if (type === 6) {
      const whole = bytes.readBigInt64BE(at);
      return Number.isSafeInteger(Number(whole)) ? Number(whole) : whole;
    }
    if (type >= 1 && type <= 5) return bytes.readIntBE(at, size);
    return type === 8 ? 0 : type === 9 ? 1 : null;
  }

  #text(bytes: Buffer, start: number, end: number): string {
    if (this.#encoding === 1) {
      const text = bytes.toString("utf8", start, end);
      // What cannot be decoded becomes this sign, which a text may also have.
      if (text.includes("\ufffd") && !isUtf8(bytes.subarray(start, end))) throw new SqliteError("text");
      return text;
    }
    const units = bytes.subarray(start, end);
    if (units.length % 2 === 1) throw new SqliteError("text");
    return (this.#encoding === 2 ? units : Buffer.from(units).swap16()).toString("utf16le");
  }

  /** Reads a number of 1 to 9 bytes, and where it ends. */
  #varint(bytes: Buffer, at: number): [value: number, end: number] {
    let value = 0;
    for (let index = 0; index < 9; index++) {
      const byte = bytes[at + index];
      if (byte === undefined) throw new SqliteError("record");
      if (index === 8) return [value * 256 + byte, at + 9];
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return [value, at + index + 1];
    }
    return [value, at + 9];
  }

  /** Returns the offset of a page, which is whole. */
  #offset(number: number): number {
    const offset = (number - 1) * this.#pageSize;
    if (number < 1 || offset + this.#pageSize > this.#bytes.length) throw new SqliteError("page");
    return offset;
  }

  #u32(at: number): number {
    if (at + 4 > this.#bytes.length) throw new SqliteError("page");
    return this.#bytes.readUInt32BE(at);
  }
}

/** Returns the columns of a `CREATE TABLE`, in lower case: those of the primary key come first where rows have no number. */
function columnsOf(sql: string): Omit<Table, "root"> {
  const plain = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ");
  const body = plain.slice(plain.indexOf("(") + 1, plain.lastIndexOf(")"));
  const parts = (body.match(/(?:"[^"]*"|'[^']*'|`[^`]*`|\[[^\]]*\]|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,"'`[(])+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isConstraint = (part: string) => /^(?:primary\s+key|unique|check|foreign\s+key|constraint)\b/i.test(part);
  const definitions = parts
    .filter((part) => !isConstraint(part))
    .map((part) => {
      const match = /^(?:"([^"]*)"|`([^`]*)`|\[([^\]]*)\]|'([^']*)'|([^\s(]+))\s*(.*)$/is.exec(part) ?? [];
      return { name: (match.slice(1, 6).find((each) => each !== undefined) ?? "").toLowerCase(), type: match[6] ?? "" };
    });
  const isKey = (type: string) => /\bprimary\s+key\b/i.test(type);
  const list = /primary\s+key\s*\(([^)]*)\)/i.exec(parts.filter(isConstraint).join())?.[1]?.split(",") ?? [];
  const key = list.map((part) => (/^\s*["'`[]?([^"'`\]\s]+)/.exec(part)?.[1] ?? "").toLowerCase());
  const columns = definitions.map(({ name }) => name);
  if (/\bwithout\s+rowid\b/i.test(plain.slice(plain.lastIndexOf(")")))) {
    const first = key.length > 0 ? key : definitions.filter(({ type }) => isKey(type)).map(({ name }) => name);
    return { columns: [...new Set([...first, ...columns])], rowId: -1, hasRowIds: false };
  }
  const rowId = definitions.findIndex(
    ({ name, type }) =>
      /^integer\b/i.test(type) &&
      (/^integer\s+.*?\bprimary\s+key\b(?!\s+desc)/is.test(type) || (key.length === 1 && name === key[0])),
  );
  return { columns, rowId, hasRowIds: true };
}
