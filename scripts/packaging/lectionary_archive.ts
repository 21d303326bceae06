import { readFileSync } from "node:fs";
import { fillIn } from "../../src/base/source_files.ts";
import { writeZip } from "../../test/import/writers/zip.ts";
import { lectionaryTables, type Row } from "./lectionary_tables.ts";
import type { Stamp } from "./stamp.ts";

/**
 * Makes the zip of the lectionary and the calendars as data: each table as CSV and as JSON, and what its columns mean. The
 * same bytes for the same commit.
 */
export function lectionaryArchive({ version, commit, time }: Stamp): Buffer {
  const year = new Date(time * 1000).getUTCFullYear();
  const tables = lectionaryTables(year);
  const counts = Object.fromEntries([...tables].map(([name, rows]) => [name, rows.length]));
  const readme = fillIn(readFileSync("scripts/release/lectionary.md", "utf8"), {
    ...{ version, commit, first: year, last: year + 3, ...counts },
  });
  const files = [...tables].flatMap(([name, rows]): [string, string][] => [
    [`${name}.csv`, formatCsv(rows)],
    [`${name}.json`, formatJson(rows)],
  ]);
  const all: [string, string][] = [["README.md", readme], ...files];
  return writeZip(
    all.map(([name, text]) => [`ambo-lectionary-${version}/${name}`, text] as const),
    { time },
  );
}

/** Formats rows as CSV (RFC 4180) in UTF-8, with a line of names. */
export function formatCsv(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quoted(String(row[column] ?? ""))));
  return [columns, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as a JSON array, a row a line. */
function formatJson(rows: readonly Row[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
}
