/** One small text in every format, composed so that it meets every rule of what becomes of a text. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { importSource } from "../../src/import/mod.ts";
import { lines } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";

const FIXTURES = "test/fixtures/import";
const EXPECTED = readFileSync(`${FIXTURES}/expected.txt`, "utf8").trimEnd().split("\n");
/** What a format without lettered verses can say. */
const WITHOUT_LETTERS = EXPECTED.filter((line) => !/^\S+ \d+:\d+[a-z] /.test(line));
/** What a format can say that has neither lettered verses nor a sign for left-out ones. */
const WITHOUT_LABELS = WITHOUT_LETTERS.filter((line) => line !== "RUT 1:5");

const FORMATS: [source: string, format: string, expected: string[]][] = [
  ["usfm", "USFM", EXPECTED],
  ["usx", "USX", EXPECTED],
  ["container.osis.xml", "OSIS", EXPECTED],
  ["milestone.osis.xml", "OSIS", EXPECTED],
  ["demo.usfx.xml", "USFX", EXPECTED],
  ["demo.zefania.xml", "Zefania XML", EXPECTED],
  ["demo.opensong.xml", "OpenSong XML", EXPECTED],
  ["demo.beblia.xml", "Beblia XML", EXPECTED],
  ["demo.json", "JSON", EXPECTED],
  ["demo.SQLite3", "SQLite", EXPECTED],
  ["demo.bbl.mybible", "SQLite", EXPECTED],
  ["demo.db", "SQLite", EXPECTED],
  ["demo.vpl.txt", "verse per line", EXPECTED],
  ["demo.csv", "table", EXPECTED],
  ["demo.tsv", "table", EXPECTED],
  ["bible_nlp", "BibleNLP", WITHOUT_LABELS],
];

/** Progress is reported from 0 to 1, and never goes back. */
function assertGrowing(shares: readonly number[]): void {
  assert.ok(
    shares.some((share) => share > 0 && share < 1),
    shares.join(" "),
  );
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => a - b),
  );
  assert.equal(shares.at(-1), 1);
}

describe("importSource() reads the same text from every format", () => {
  for (const [source, format, expected] of FORMATS) {
    it(source, () => {
      const shares: number[] = [];
      const onProgress = (done: number, total: number) => shares.push(done / total);
      const imported = importSource(`${FIXTURES}/${source}`, { onProgress });
      assert.equal(imported.format, format);
      assert.deepEqual(lines(imported), expected);
      assert.deepEqual(imported.warnings, []);
      assertGrowing(shares);
    });
  }

  it("verse per line with a byte-order mark and carriage returns", () => {
    const text = readFileSync(`${FIXTURES}/demo.vpl.txt`, "utf8").replaceAll("\n", "\r\n");
    writeTemporary({ "a.txt": `\ufeff${text}` }, (folder) => {
      assert.deepEqual(lines(importSource(`${folder}/a.txt`)), EXPECTED);
    });
  });
});

describe("importSource() takes what a source says of itself", () => {
  const metadata = (source: string) => importSource(`${FIXTURES}/${source}`).metadata;
  const SAID = {
    code: "POSKUS",
    name: "Poskusna izdaja",
    copyright: "Besedilo je napisano za preizkus.",
  };

  it("from the metadata of a DBL bundle", () => {
    assert.deepEqual(metadata("usx"), { ...SAID, language: "slv" });
  });
  it("from the header of an OSIS document, of the work that the text belongs to", () => {
    assert.deepEqual(metadata("container.osis.xml"), { ...SAID, language: "sl" });
  });
  it("from the information of a Zefania file", () => {
    assert.deepEqual(metadata("demo.zefania.xml"), { ...SAID, language: "SLV" });
  });
  it("from the root of a Beblia file", () => {
    assert.deepEqual(metadata("demo.beblia.xml"), { name: SAID.name, copyright: SAID.copyright });
  });
  it("from the tables of a database", () => {
    assert.deepEqual(metadata("demo.SQLite3"), { name: SAID.name, language: "sl" });
    assert.deepEqual(metadata("demo.bbl.mybible"), { name: SAID.name, code: SAID.code });
    assert.deepEqual(metadata("demo.db"), SAID);
  });
  it("from the members of a JSON text", () => {
    assert.deepEqual(metadata("demo.json"), { ...SAID, language: "sl" });
  });
  it("from the language code of a USFX file", () => {
    assert.deepEqual(metadata("demo.usfx.xml"), { language: "slv" });
  });
  it("what its books are called", () => {
    for (const source of ["usfm", "usx", "demo.usfx.xml"]) {
      assert.deepEqual(
        importSource(`${FIXTURES}/${source}`).books.get("RUT")?.naming,
        { name: "Vrtnar", abbreviation: "Vrt", alternates: ["Zgodba o vrtnarju"] },
        source,
      );
    }
    for (const source of ["milestone.osis.xml", "demo.zefania.xml"]) {
      assert.deepEqual(
        importSource(`${FIXTURES}/${source}`).books.get("RUT")?.naming,
        { name: "Vrtnar", abbreviation: "Vrt" },
        source,
      );
    }
  });
  it("from the bundle, what a book does not say itself", () => {
    assert.deepEqual(importSource(`${FIXTURES}/usx`).books.get("JHN")?.naming, {
      name: "Učitelj",
      abbreviation: "Uč",
      alternates: ["Zgodba o učitelju"],
    });
  });
});
