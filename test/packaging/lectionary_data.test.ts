/** The lectionary and the calendars as data: what a release hands to those who build something else on them. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { lectionaryArchive } from "../../scripts/packaging/lectionary_archive.ts";
import { churchCalendar } from "../../src/calendar/mod.ts";
import { massesOf } from "../../src/lectionary/mod.ts";
import { missing } from "../support/missing.ts";
import { scratchFolder } from "../support/scratch.ts";

const stamp = { version: "9.8.7", commit: "0123456789ab", time: Date.UTC(2026, 10, 28) / 1000 };
const TABLES = [
  ...["celebrations", "readings", "responses", "occasions", "occasion_names", "verses_of_the_day", "days"],
  ...["masses", "books"],
];
type Row = Record<string, string | number | boolean>;

/** Reads CSV by RFC 4180, independently of what writes it. */
function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [];
  for (const record of text.split("\r\n").slice(0, -1)) {
    const cells = record.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g);
    records.push([...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ""));
  }
  const [columns = [], ...rows] = records;
  return rows.map((cells) => {
    assert.equal(cells.length, columns.length, cells.join());
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]!]));
  });
}

describe("the zip", { skip: missing("unzip") }, () => {
  const folder = scratchFolder();
  const read = (name: string) => readFileSync(join(folder, "ambo-lectionary-9.8.7", name), "utf8");
  const rowsOf = (table: string): Row[] => JSON.parse(read(`${table}.json`));

  before(() => {
    const file = join(folder, "data.zip");
    writeFileSync(file, lectionaryArchive(stamp));
    execFileSync("unzip", ["-q", file, "-d", folder]);
  });

  test("is the same each time", () => {
    assert.ok(lectionaryArchive(stamp).equals(readFileSync(join(folder, "data.zip"))));
  });

  for (const table of TABLES) {
    test(`${table} has the same in both forms, and each column and count is explained`, () => {
      const rows = rowsOf(table);
      const asText = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, `${cell}`])),
      );
      assert.deepEqual(parseCsv(read(`${table}.csv`)), asText);
      const readme = read("README.md");
      assert.doesNotMatch(readme, /\{\{/);
      assert.ok(readme.includes(`| \`${table}\` | ${rows.length} |`), table);
      for (const column of Object.keys(rows[0]!)) {
        assert.ok(readme.includes(`\`${column}\``) || column.startsWith("name_"), `${table}: ${column}`);
      }
    });
  }

  test("every letter of a witness is explained with its tables", () => {
    const readme = read("README.md");
    const sections = {
      celebrations: readme.slice(readme.indexOf("**`celebrations`**"), readme.indexOf("**`readings`**")),
      readings: readme.slice(readme.indexOf("**`readings`**"), readme.indexOf("**`occasions`**")),
      responses: readme.slice(readme.indexOf("**`readings`**"), readme.indexOf("**`occasions`**")),
      occasions: readme.slice(readme.indexOf("**`occasions`**")),
    };
    for (const [table, text] of Object.entries(sections)) {
      const letters = new Set(rowsOf(table).flatMap(({ witnesses }) => [...String(witnesses)]));
      for (const letter of letters) assert.ok(text.includes(`\`${letter}\``), `${table}: ${letter}`);
    }
  });

  test("days and Masses are those that the service has", () => {
    const italian = rowsOf("days").filter(
      ({ calendar, celebration }) => calendar === "italy" && celebration === "ascension",
    );
    assert.deepEqual(
      italian.map(({ date }) => date),
      ["2026-05-17", "2027-05-09", "2028-05-28", "2029-05-13"],
    );
    const masses = rowsOf("masses");
    for (const date of ["2026-12-25", "2027-02-10", "2028-06-24", "2029-11-02"]) {
      const expected = massesOf(date, churchCalendar({ calendar: "croatia" })).flatMap(({ readings }) =>
        readings.map(({ citation }) => citation),
      );
      const found = masses.filter((row) => row.calendar === "croatia" && row.date === date);
      assert.deepEqual(
        found.map(({ citation }) => citation),
        expected,
      );
    }
  });

  test("facts that are known without the tables are there", () => {
    const advent = rowsOf("readings").filter(({ day, cycle }) => day === "advent 1 sunday" && cycle === "A");
    const [gospel] = advent.filter(({ slot }) => slot === "gospel");
    assert.equal(gospel?.citation, "Mt 24,37-44");
    assert.ok(
      rowsOf("responses").some(
        ({ day, citation, adapted }) => day === "easter" && citation === "Ps 118,24" && !adapted,
      ),
    );
    const removed = rowsOf("celebrations").find(
      ({ table, celebration }) => table === "slovenia" && celebration === "george",
    );
    assert.equal(removed?.removed, true);
    assert.ok(rowsOf("occasions").some(({ group, number }) => group === "wedding" && number === "801.1"));
  });
});
