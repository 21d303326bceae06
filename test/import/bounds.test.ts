/** What a source may hold at most, of what is not its text: metadata, names, archives of many files. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ResourceBudget } from "../../src/import/limits.ts";
import { readMetadataFiles } from "../../src/import/metadata.ts";
import { importSource, translationHeader } from "../../src/import/mod.ts";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { VerseBuilder } from "../../src/import/verse_builder.ts";
import { memoryFile, readFiles, refuses, warnings } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { writeDatabase } from "./writers/sqlite.ts";
import { writeZip } from "./writers/zip.ts";

const BOOK = "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\n";
const nested = (depth: number, text: string) =>
  `<DBLMetadata>${"<a>".repeat(depth - 1)}${text}${"</a>".repeat(depth - 1)}</DBLMetadata>`;

function readMetadata(xml: string): TranslationBuilder {
  const builder = new TranslationBuilder();
  readMetadataFiles({ name: "a", files: [memoryFile("metadata.xml", xml)] }, builder);
  return builder;
}

describe("metadata", () => {
  it("of 3.9 MB in a zip of some kilobytes are refused at once", () => {
    const xml = nested(195, "<b>x</b>".repeat(490_000));
    const zip = writeZip([
      ["metadata.xml", xml],
      ["a.usfm", BOOK],
    ]);
    assert.ok(zip.length < 40_000, `${zip.length}`);
    writeTemporary({ "a.zip": zip }, (folder) => {
      const before = process.cpuUsage();
      refuses(
        () => importSource(`${folder}/a.zip`),
        /^metadata\.xml: Cannot read the metadata: the file has 3\d+ bytes, at most 1048576 are read$/,
      );
      const { user } = process.cpuUsage(before);
      assert.ok(user < 2_000_000, `${user} µs`);
    });
  });

  it("lie at most twelve elements deep", () => {
    assert.doesNotThrow(() => readMetadata(nested(12, "x")));
    refuses(() => readMetadata(nested(13, "x")), /metadata\.xml:1: .* more than 12 deep$/);
  });

  it("keep the text of known elements alone, and what stands within them", () => {
    const { metadata } = readMetadata(
      `<DBLMetadata><identification><nameLocal>Moj <x>prevod</x></nameLocal><other>${"y".repeat(100)}</other></identification>
       <copyright><fullStatement><statementContent><p>Prva.</p><p>Druga.</p></statementContent></fullStatement></copyright></DBLMetadata>`,
    );
    assert.deepEqual(metadata, { name: "Moj prevod", copyright: "Prva. Druga." });
  });
});

describe("verses", () => {
  it("have at most 100,000 characters", () => {
    const verse = () => new VerseBuilder({ verse: 1 }, { began: () => ({ file: "a" }) });
    assert.doesNotThrow(() => verse().add("č".repeat(100_000)));
    refuses(() => verse().add("č".repeat(100_001)), /100000/);
    assert.doesNotThrow(() => verse().addTitle("č".repeat(100_000)));
    refuses(() => verse().addTitle("č".repeat(100_001)), /100000/);
  });
});

describe("names", () => {
  const read = (name: string) => readFiles(USFM, { "a.usfm": BOOK.replace("\\c", `\\h ${name}\n\\c`) });
  it("of books have at most 120 characters; a longer one is left out, with a warning", () => {
    assert.equal(read("č".repeat(120)).books.get("GEN")?.naming.name, "č".repeat(120));
    const long = read("č".repeat(1_000_000));
    assert.deepEqual(long.books.get("GEN")?.naming, {});
    assert.deepEqual(warnings(long), [
      `3: Gen: the name "${"č".repeat(99)}…" is too long (1000000 characters) and is left out`,
    ]);
  });

  it("of books have no characters that a header cannot hold", () => {
    const { books } = read("Ge\u0001ne\u001bza,|\u2028 1\ud83d");
    assert.equal(books.get("GEN")?.naming.name, "Ge ne za 1");
  });

  for (const [field, max] of [
    ["name", 200],
    ["copyright", 2000],
  ] as const) {
    it(`in the header: the ${field} has at most ${max} characters, whoever states it`, () => {
      const stated = { code: "A", name: "N", language: "slv", copyright: "C" };
      const header = (length: number, from: "source" | "operator") => {
        const metadata = from === "source" ? { [field]: "ž".repeat(length) } : {};
        const { [field]: _, ...others } = stated;
        const own = from === "source" ? others : { ...stated, [field]: "ž".repeat(length) };
        return () => translationHeader({ metadata, books: new Map() }, own);
      };
      for (const from of ["source", "operator"] as const) {
        assert.doesNotThrow(header(max, from));
        refuses(header(max + 1, from), new RegExp(`it has ${max + 1} characters, at most ${max}`));
      }
    });
  }
});

describe("a budget of processor time and memory", () => {
  it("stops an import that takes more than a minute", () => {
    let seconds = 0;
    const resources = new ResourceBudget(() => seconds);
    resources.check();
    seconds = 61;
    refuses(
      () => resources.check({ file: "a.usfm", line: 7 }),
      /^a\.usfm:7: Stopped the import: it takes more than 60 seconds/,
    );
  });

  const MANY = 20_000;
  const VERSE = "<XMLBIBLE><BIBLEBOOK bnumber='1'><CHAPTER cnumber='1'><VERS vnumber='1'>x";
  const CSV = "book,chapter,verse,text\nGEN,1,1,x\n";
  const VERSES = { name: "verses", columns: ["book_number", "chapter", "verse", "text"], rows: [[10, 1, 1, "x"]] };
  const NOTES = {
    name: "commentaries",
    columns: ["book_number", "chapter_number_from", "verse_number_from", "marker", "text"],
    rows: Array.from({ length: MANY }, () => [10, 1, 1, "a", null]),
  };
  const kinds: readonly [kind: string, files: Readonly<Record<string, string | Buffer>>][] = [
    ["verses", { "a.txt": "GEN 1:1 x\n".repeat(MANY) }],
    ["blank lines", { "a.txt": `GEN 1:1 x\n${"\n".repeat(MANY)}` }],
    ["blank rows of a table", { "a.csv": CSV + "\n".repeat(MANY) }],
    ["members of a file beside a table", { "a.csv": CSV, "info.json": `{"a":[${"0,".repeat(MANY)}0]}` }],
    ["elements without text", { "a.xml": VERSE + "<x/>".repeat(MANY) }],
    [
      "lists without text",
      { "a.json": `{"books":[{"name":"Genesis","chapters":[["x"]]}],"a":[${"[],".repeat(MANY)}0]}` },
    ],
    ["nodes without text", { "a.usj": `{"type":"USJ","a":[${"{},".repeat(MANY)}0]}` }],
    ["rows of notes", { "a.SQLite3": writeDatabase([VERSES, NOTES]) }],
  ];
  for (const [kind, files] of kinds) {
    it(`is looked at while a source is read, at ${kind}`, () => {
      let seconds = 0;
      const processorSeconds = () => (seconds += 40);
      writeTemporary(files, (folder) => {
        refuses(() => importSource(folder, { processorSeconds }), /Stopped the import: it takes more than 60 seconds/);
      });
    });
  }
});
