import { readRows, readTable, type TableLine } from "../base/source_files.ts";
import type { LocalizedName } from "./celebration.ts";

/** A cell with a name: `de: Taufe des Herrn`. */
const NAME = /^([a-z]{2}): (.+)$/;

/** Reads the names of a line, a cell each. @throws {SyntaxError} If a cell is no name, or a language is there twice. */
export function readNames(cells: readonly string[]): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const cell of cells) {
    const [, language, name] = NAME.exec(cell) ?? [];
    if (language === undefined || name === undefined) {
      throw new SyntaxError(`Cannot read the name "${cell}": expected a language and a name, as in "en: Advent"`);
    }
    if (language in names) throw new SyntaxError(`Cannot take "${cell}": the line has another name of this language`);
    names[language] = name;
  }
  return names;
}

/**
 * Reads a table of names: `key | sl: … | en: … | …`.
 *
 * @throws {TableError} If a line cannot be read, lacks Slovenian or English, or has the key of another.
 */
export function readNameTable(lines: readonly TableLine[]): ReadonlyMap<string, LocalizedName> {
  const table = new Map<string, LocalizedName>();
  readRows(lines, ([key = "", ...cells]) => {
    const { sl, en, ...others } = readNames(cells);
    if (sl === undefined || en === undefined) throw new SyntaxError("Expected a name in Slovenian and in English");
    if (table.has(key)) throw new SyntaxError(`Cannot take "${key}": it has another line above`);
    table.set(key, { sl, en, ...others });
  });
  return table;
}

/** Makes a function that returns the names of a table by key; the table is read when the first is wanted. */
export function nameTable(path: string): (key: string) => LocalizedName {
  let table: ReadonlyMap<string, LocalizedName> | undefined;
  return (key) => {
    table ??= readNameTable(readTable(path));
    const name = table.get(key);
    if (name === undefined) throw new RangeError(`Cannot find the name "${key}": src/${path} does not have it`);
    return name;
  };
}
