/** The tables of citations, each row with the reading that a careful person gives it. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { cellsOf } from "../support/tables.ts";

/** A row of a table. */
export interface Row {
  readonly text: string;
  /** The reading, `MAT 5,3 + LUK 6,20`; behind `!` a refusal, behind `?` a reading that may be refused. */
  readonly reading: string;
}

/** The tables whose readings name the books: `MAT 5,3 + LUK 6,20`. */
export const TABLES: readonly string[] = [
  "closely_read.tsv",
  "in_context.tsv",
  "neighbours.tsv",
  "composed.tsv",
  "everyday.tsv",
  "sentences.tsv",
  "unseen.tsv",
].map((name) => `test/fixtures/reference/${name}`);

/** The rows of a table. A table of sentences has no column for the reading: all are refused. */
export function rowsOf(path: string): Row[] {
  return cellsOf(path).map(([text = "", reading = "!"]) => ({ text, reading }));
}

/** All tables of the project by name. */
export function allTables(): ReadonlyMap<string, readonly Row[]> {
  const tables = new Map(TABLES.filter((path) => existsSync(path)).map((path) => [basename(path), rowsOf(path)]));
  const citations = cellsOf("test/fixtures/reference/citations.tsv");
  tables.set(
    "citations.tsv",
    citations.map(([text = "", books = "", reading = ""]) => ({ text, reading: `${books}: ${reading}` })),
  );
  return tables;
}

/** Tables that lie beside the checkout or where the variable says; they are not part of the project. */
export const SHARED_TABLES = process.env.AMBO_REFERENCES ?? "../shared/references";

/** USFM ids of the books that the shared tables name by their OSIS ids. */
export function usfmIds(): ReadonlyMap<string, string> {
  const pairs = cellsOf(join(SHARED_TABLES, "books-sl.tsv")).map(([osis = "", usfm = ""]) => [osis, usfm] as const);
  const more = { "2Esd": "2ES", GkEsth: "ESG", PrAzar: "S3Y", SgThree: "S3Y", "4Macc": "4MA" };
  return new Map([...pairs, ...Object.entries(more)]);
}

/** The shared tables, their readings in OSIS notation with USFM ids: `=JHN.3.16-JHN.3.18`. */
export function sharedRows(): Row[] {
  if (!existsSync(join(SHARED_TABLES, "sl-comma.tsv"))) return [];
  const ids = usfmIds();
  const rows = [
    ...cellsOf(join(SHARED_TABLES, "sl-comma.tsv")),
    ...cellsOf(join(SHARED_TABLES, "votd-sl-365.tsv")).flatMap(([name = "", short = "", osis = ""]) => [
      [name, osis],
      [short, osis],
    ]),
  ];
  return (
    rows
      // The source has two rows wrong: `1 Krn` is First Chronicles.
      .filter(([text = "", osis = ""]) => !(/^1 KRN/i.test(text) && osis.startsWith("2Chr")))
      .map(([text = "", osis = ""]) => ({
        text,
        reading: `=${osis.replace(/(^|[-,])([^.]+)/g, (_, mark, id) => `${mark}${ids.get(id)}`)}`,
      }))
  );
}
