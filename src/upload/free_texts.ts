import { readFileSync } from "node:fs";
import { Problem } from "../base/problem.ts";
import { decodeTable, readRows, readTable, type TableLine, tableLines } from "../base/source_files.ts";

/** A text that anyone may take. */
export interface FreeText {
  /** The code under which it is imported, and its name in the command. */
  readonly code: string;
  readonly title: string;
  /** The year of the edition; undefined where it is not known. */
  readonly year: number | undefined;
  /** Three letters of ISO 639. */
  readonly language: string;
  /** The id of a Creative Commons licence, such as `CC-BY-NC-ND-4.0`; undefined in the public domain. */
  readonly licence: string | undefined;
  /** The attribution, which becomes the translation's `copyright`. */
  readonly copyright: string;
  /** The size of the download, to be shown before it. */
  readonly bytes: number;
  readonly address: URL;
  /** The SHA-256 that the download must have, in hexadecimal digits. */
  readonly sha256: string | undefined;
}

/** A table of texts. */
export interface FreeTextTable {
  readonly texts: readonly FreeText[];
  /** The hosts that the operator's own table names, such as `texts.example.org:8443`; they may be of a local network. */
  readonly trustedHosts: ReadonlySet<string>;
}

const BUILT_IN = "upload/tables/free_texts.txt";

/**
 * Reads the table of texts.
 *
 * @param file The operator's own table (`--texts`); empty for the built-in one.
 * @throws {Problem<"download">} `table` if the operator's table cannot be read; it names the line.
 */
export function readFreeTexts(file: string): FreeTextTable {
  if (file === "") return { texts: readTexts(readTable(BUILT_IN)), trustedHosts: new Set() };
  try {
    const texts = readTexts(tableLines(decodeTable(readFileSync(file)), file));
    return { texts, trustedHosts: new Set(texts.map(({ address }) => address.host)) };
  } catch (cause) {
    throw new Problem("download.table", { file }, { cause });
  }
}

/** Finds the text of a name: the exact one first, then one that differs only in case. */
export function freeTextNamed(texts: readonly FreeText[], name: string): FreeText | undefined {
  const folded = name.toLowerCase();
  return texts.find(({ code }) => code === name) ?? texts.find(({ code }) => code.toLowerCase() === folded);
}

function readTexts(lines: readonly TableLine[]): FreeText[] {
  const codes = new Set<string>();
  return readRows(lines, (cells) => {
    const text = readText(cells);
    const folded = text.code.toLowerCase();
    if (codes.has(folded)) throw new SyntaxError(`Cannot take "${text.code}": it has another line above`);
    codes.add(folded);
    return text;
  });
}

function readText(cells: readonly string[]): FreeText {
  const [code = "", language = "", year = "", rights = "", bytes = "", address = "", title = "", copyright = ""] =
    cells;
  const sha256 = cells[8] ?? "";
  const expect = (isRight: boolean, found: string, expected: string) => {
    if (!isRight) throw new SyntaxError(`Cannot read "${found}": expected ${expected}`);
  };
  expect(cells.length >= 8 && cells.length <= 9, cells.join(" | "), "eight or nine columns");
  expect(/^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/.test(code), code, "a code of letters and digits, such as SloStritar");
  expect(/^[a-z]{3}$/.test(language), language, "a language of three letters, such as slv");
  expect(/^(?:\d{3,4}|-)$/.test(year), year, 'a year, or "-"');
  expect(rights === "public domain" || /^CC[A-Z0-9.-]{1,20}$/.test(rights), rights, '"public domain" or a CC licence');
  expect(/^[1-9]\d{0,11}$/.test(bytes), bytes, "a number of bytes");
  expect(URL.canParse(address) && new URL(address).protocol === "https:", address, "an address with https");
  expect(title !== "" && copyright !== "", `${title}|${copyright}`, "a title and an attribution");
  expect(/^(?:[0-9a-f]{64})?$/i.test(sha256), sha256, "64 hexadecimal digits, or nothing");
  return {
    code,
    title,
    year: year === "-" ? undefined : Number(year),
    language,
    licence: rights === "public domain" ? undefined : rights,
    copyright,
    bytes: Number(bytes),
    address: new URL(address),
    sha256: sha256 === "" ? undefined : sha256.toLowerCase(),
  };
}
