/** What an operator may hand over by mistake or malice: one clear line, and no translation half made. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { explain, explainRecord } from "../../src/i18n/problems/mod.ts";
import { decodeText } from "../../src/import/decode.ts";
import { importSource } from "../../src/import/mod.ts";
import { writeTemporary } from "./temporary.ts";
import { writeZip } from "./writers/zip.ts";

const USFM = "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\n";
const XML = '<?xml version="1.0" encoding="utf-8"?>';
const BOMB = Buffer.alloc(30_000_000, "a");

const CASES: [name: string, files: Record<string, string | Buffer>, source: string, message: RegExp][] = [
  ["nothing", {}, "missing.usfm", /Cannot read ".*missing\.usfm": no such file or folder/],
  ["an empty folder", { "other/a.usfm": USFM, "empty/.hidden": "" }, "empty", /there is no file in it/],
  ["an empty file", { "a.usfm": "" }, "a.usfm", /the file is empty/],
  [
    "a binary file",
    { "a.bin": Buffer.from([1, 2, 0, 3, 255, 0, 7, 9]) },
    "a.bin",
    /a\.bin: Cannot import a binary file: a text without null characters is expected/,
  ],
  [
    "a picture",
    { "a.png": Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") },
    "a.png",
    /Cannot import ".*a\.png": it is a picture; ask the publisher for the text as USFM/,
  ],
  ["a JPEG", { "a.usfm": Buffer.from("ffd8ffe000104a464946", "hex") }, "a.usfm", /it is a picture/],
  ["a PDF under another name", { "a.usfm": "%PDF-1.7\n" }, "a.usfm", /it is a PDF document/],
  ["an RTF document", { "a.txt": "{\\rtf1 besedilo}" }, "a.txt", /it is an RTF document/],
  [
    "a Word document",
    {
      "a.zip": writeZip([
        ["word/document.xml", "<w:document/>"],
        ["[Content_Types].xml", "<x/>"],
      ]),
    },
    "a.zip",
    /it is a Word document, which has no verses to be told apart; ask the publisher for USFM/,
  ],
  ["an old Word document", { "a.doc": Buffer.from("d0cf11e0a1b11ae10000", "hex") }, "a.doc", /it is a Word document/],
  [
    "a spreadsheet",
    { "a.xlsx": writeZip([["xl/workbook.xml", "<workbook/>"]]) },
    "a.xlsx",
    /it is a spreadsheet; save the table as CSV \(UTF-8\)/,
  ],
  [
    "an e-book",
    {
      "a.epub": writeZip([
        ["mimetype", "application/epub+zip"],
        ["META-INF/container.xml", "<container/>"],
      ]),
    },
    "a.epub",
    /it is an e-book \(EPUB\)/,
  ],
  [
    "an OpenDocument text",
    {
      "a.odt": writeZip([
        ["META-INF/manifest.xml", "<m:manifest/>"],
        ["content.xml", "<o:document/>"],
      ]),
    },
    "a.odt",
    /it is an OpenDocument text/,
  ],
  [
    "a zip that is cut off",
    { "a.zip": writeZip([["a.usfm", USFM]]).subarray(0, 60) },
    "a.zip",
    /its directory is missing, the file is cut off; download it again/,
  ],
  ["null characters", { "a.usfm": "\\id GEN\n\\c 1\n\\v 1 a\u0000b" }, "a.usfm", /a binary file/],
  [
    "UTF-16 with a byte-order mark",
    { "a.usfm": Buffer.from(`\ufeff${USFM}`, "utf16le") },
    "a.usfm",
    /a\.usfm: Cannot import a UTF-16 file: convert it to UTF-8/,
  ],
  ["UTF-16 without one", { "a.usfm": Buffer.from(USFM, "utf16le") }, "a.usfm", /Cannot import a UTF-16 file/],
  [
    "UTF-16, bytes swapped",
    { "a.usfm": Buffer.from(`\ufeff${USFM}`, "utf16le").swap16() },
    "a.usfm",
    /Cannot import a UTF-16 file/,
  ],
  [
    "UTF-16 among files that are not",
    { "d/a.usfm": USFM, "d/b.usfm": Buffer.from(`\ufeff${USFM}`, "utf16le") },
    "d",
    /b\.usfm: Cannot import a UTF-16 file/,
  ],
  [
    "UTF-16 as XML",
    { "a.xml": Buffer.from(`\ufeff<?xml version="1.0" encoding="utf-16"?><osis/>`, "utf16le") },
    "a.xml",
    /Cannot import a UTF-16 file/,
  ],
  [
    "Latin-1",
    { "a.usfm": Buffer.from("\\id GEN\n\\c 1\n\\v 1 Zakaj \xe8.", "latin1") },
    "a.usfm",
    /a\.usfm:3: Cannot import a file that is not UTF-8: convert it, or name its encoding/,
  ],
  [
    "prose",
    { "a.txt": "Dragi bralec,\nv prilogi je besedilo.\n" },
    "a.txt",
    /Cannot tell the format of ".*a\.txt": expected SWORD, USX, USFM, /,
  ],
  ["another kind of XML", { "a.xml": `${XML}<svg><text>x</text></svg>` }, "a.xml", /Cannot tell the format/],
  [
    "a web page",
    { "a.html": "<!DOCTYPE html><html><body>x</body></html>" },
    "a.html",
    /it is a web page, which has no verses/,
  ],
  [
    "XML that is cut off",
    { "a.xml": `${XML}<usx><book code="GEN" style="id"/><chapter number="1"/>` },
    "a.xml",
    /a\.xml:1: Cannot read XML: the file ends within <usx>, it is cut off/,
  ],
  [
    "entities that grow",
    {
      "a.xml": `${XML}<!DOCTYPE osis [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><osis>&b;</osis>`,
    },
    "a.xml",
    /a document type with declarations of its own \(entities\) is refused/,
  ],
  [
    "an external entity",
    {
      "a.xml": `${XML}<!DOCTYPE XMLBIBLE [<!ENTITY x SYSTEM "file:///etc/hostname">]><XMLBIBLE>&x;</XMLBIBLE>`,
    },
    "a.xml",
    /is refused/,
  ],
  ["a format without a verse", { "a.usfm": "\\id GEN\n\\h Geneza\n" }, "a.usfm", /it is USFM without a verse/],
  [
    "a format whose verses are all left out",
    { "a.usfm": "\\id GEN\n\\c 1\n\\p\n\\v 1\n\\v 2\n" },
    "a.usfm",
    /it is USFM without a verse/,
  ],
  [
    "two books that claim one id",
    { "d/a.usfm": USFM, "d/b.usfm": USFM },
    "d",
    /b\.usfm:1: Cannot import book "GEN": it is claimed by a\.usfm and by b\.usfm/,
  ],
  [
    "a book twice in one file",
    { "a.usfm": USFM + USFM },
    "a.usfm",
    /a\.usfm:5: Cannot import book "GEN": it is claimed twice/,
  ],
  [
    "two editions of one text in OSIS",
    { "d/a.xml": osis("Gen"), "d/b.xml": osis("Gen") },
    "d",
    /it is claimed by a\.xml and by b\.xml/,
  ],
  [
    "USFM that does not say which book it is",
    { "a.usfm": "\\c 1\n\\p\n\\v 1 x" },
    "a.usfm",
    /a\.usfm:1: Cannot tell which book this is: there is no \\id line/,
  ],
  [
    "a verse that never ends",
    { "a.usfm": `\\id GEN\n\\c 1\n\\v 1 ${"beseda ".repeat(20_000)}` },
    "a.usfm",
    /a\.usfm:3: Gen 1,1: Cannot import a verse of more than 100000 characters: is a verse mark lost\?/,
  ],
  [
    "more verses than any Bible has",
    { "a.txt": "GEN 1:1 x\n".repeat(200_001) },
    "a.txt",
    /a\.txt:200001: Gen 1,1: Cannot import more than 200000 verses or 16777216 characters in all: no Bible has as many/,
  ],
  [
    "more verses than any Bible has, in bridges",
    { "a.usfm": `\\id GEN\n${bridges("\\c # \\v 1-999 x\n")}` },
    "a.usfm",
    /a\.usfm:202: Gen 201,1-999: Cannot import more than 200000 verses/,
  ],
  [
    "more verses than any Bible has, told with the one before",
    { "a.txt": bridges("GEN #:1 x\nGEN #:2-999 <range>\n") },
    "a.txt",
    /a\.txt:402: Cannot import more than 200000 verses/,
  ],
  [
    "an element with more attributes than any has",
    { "a.xml": `<osis ${Array.from({ length: 200 }, (_, index) => `a${index}=''`).join(" ")}/>` },
    "a.xml",
    /<osis> has more than 100 attributes/,
  ],
  ["an unknown book", { "a.usfm": USFM.replace("GEN", "QQQ") }, "a.usfm", /a\.usfm:1: Cannot tell which book "QQQ" is/],
  [
    "a zip archive that is cut off",
    { "a.zip": writeZip([["a.usfm", USFM]]).subarray(0, 60) },
    "a.zip",
    /Cannot read zip archive ".*a\.zip": its directory is missing, the file is cut off/,
  ],
  ["a zip archive of nothing", { "a.zip": writeZip([]) }, "a.zip", /there is no file in it/],
  [
    "a name outside of the archive",
    { "a.zip": writeZip([["../../a.usfm", USFM]]) },
    "a.zip",
    /it names a file outside of itself: "\.\.\/\.\.\/a\.usfm"/,
  ],
  ["a zip bomb", { "a.zip": writeZip([["a.usfm", BOMB]]) }, "a.zip", /are no text but a zip bomb/],
  [
    "a zip bomb that lies about its size",
    {
      "a.zip": writeZip([["a.usfm", Buffer.concat([Buffer.from(USFM), BOMB])]], {
        claimedSize: { "a.usfm": 999 },
      }),
    },
    "a.zip",
    /it unpacks to more than the 999 bytes/,
  ],
  [
    "a zip archive within one",
    { "a.zip": writeZip([["b.zip", writeZip([["a.usfm", USFM]])]]) },
    "a.zip",
    /b\.zip: Cannot import an archive that is no zip or gzip file, or lies within another: unpack it and import the folder/,
  ],
  ["a RAR archive", { "a.rar": Buffer.from("Rar!\x1a\x07\x00") }, "a.rar", /unpack it and import/],
  ["an encrypted zip archive", { "a.zip": writeZip([["a.usfm", USFM]], { flags: 1 }) }, "a.zip", /it is encrypted/],
  [
    "a gzip file that is cut off",
    { "a.gz": gzipSync(USFM).subarray(0, 30) },
    "a.gz",
    /Cannot read gzip file "a\.gz": it is damaged or cut off/,
  ],
  ["a gzip bomb", { "a.gz": gzipSync(Buffer.alloc(80_000_000)) }, "a.gz", /it unpacks to more than 67108864 bytes/],
  [
    "several modules at once",
    { "d/mods.d/a.conf": "[A]\nModDrv=zText\n", "d/mods.d/b.conf": "[B]\nModDrv=zText\n" },
    "d",
    /Cannot import 2 modules at once/,
  ],
  [
    "a module without its data",
    { "d/mods.d/a.conf": "[A]\nModDrv=zText\nCompressType=ZIP\nDataPath=./x/\n" },
    "d",
    /its data \(DataPath=\.\/x\/\) is not there/,
  ],
  [
    "a table with a row that is none",
    { "a.csv": "book,chapter,verse,text\nGEN,1,1,one\nGEN,one,2,two\n" },
    "a.csv",
    /a\.csv:3: Cannot read a row of the table/,
  ],
  [
    "one book in two files of lines",
    { "d/a.txt": "GEN 1:1 one\n", "d/b.txt": "GEN 1:2 two\n" },
    "d",
    /b\.txt:1: Cannot import book "GEN": it is claimed by a\.txt and by b\.txt/,
  ],
  [
    "a text beside vref.txt of another length",
    { "d/vref.txt": "GEN 1:1\nGEN 1:2\n", "d/a.txt": "one\n" },
    "d",
    /a\.txt: Cannot import: it has fewer lines than vref\.txt/,
  ],
  [
    "a chapter without a number in XML lines",
    { "a.xml": `${XML}<verseFile><v b="GEN" c="x" v="1">one</v></verseFile>` },
    "a.xml",
    /a\.xml:1: Cannot read the chapter number "x"/,
  ],
  [
    "a text beside a shorter vref.txt",
    { "d/vref.txt": "GEN 1:1\nGEN 1:2\n", "d/a.txt": "one\ntwo\nthree\n" },
    "d",
    /a\.txt: Cannot import: it has more lines than vref\.txt/,
  ],
];

/** A text of 300 chapters, in which # represents the number. */
function bridges(chapter: string): string {
  const chapters = Array.from({ length: 300 }, (_, index) => String(index + 1));
  return chapters.map((number) => chapter.replaceAll("#", number)).join("");
}

function osis(book: string): string {
  return `${XML}<osis><osisText><div type="book" osisID="${book}"><verse osisID="${book}.1.1">x</verse></div></osisText></osis>`;
}

describe("importSource() refuses in one line", () => {
  for (const [name, files, source, message] of CASES) {
    it(name, () => {
      writeTemporary({ "folder.txt": "", ...files }, (folder) => {
        assert.throws(
          () => importSource(`${folder}/${source}`),
          (error: Error) => {
            assert.equal(error.name, "ImportError", error.stack);
            const said = explain(error, "en");
            assert.match(said, message);
            assert.ok(!said.includes("\n"), "more than one line");
            assert.notEqual(explain(error, "sl"), said);
            return true;
          },
        );
      });
    });
  }
});

describe("importSource() reads on where it can", () => {
  it("passes over files of other kinds in a folder", () => {
    const files = {
      "d/a.usfm": USFM,
      "d/readme.txt": "Preberi me.",
      "d/b.png": Buffer.from([137, 80, 78, 71, 0, 255]),
      "d/sub/b.SFM": USFM.replace("GEN", "EXO"),
      "d/.git/c.usfm": USFM,
    };
    writeTemporary(files, (folder) => {
      assert.deepEqual([...importSource(`${folder}/d`).books.keys()], ["GEN", "EXO"]);
    });
  });
  it("says which files it passed over that are named as the others are", () => {
    const files = { "d/a.usfm": USFM, "d/b.usfm": "", "d/c.USFM": "prose", "d/d.txt": "prose" };
    writeTemporary(files, (folder) => {
      assert.deepEqual(
        importSource(`${folder}/d`).warnings.map(({ file, warning }) => `${file}: ${explainRecord(warning, "en")}`),
        [
          "b.usfm: the file is not recognised as USFM and is left out",
          "c.USFM: the file is not recognised as USFM and is left out",
        ],
      );
    });
  });
  it("says which files it passed over that are of another format", () => {
    const xml =
      '<XMLBIBLE><BIBLEBOOK bnumber="2"><CHAPTER cnumber="1"><VERS vnumber="1">x</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>';
    const files = {
      "d/a.usfm": USFM,
      "d/b.xml": xml,
      "d/c.txt": "GEN 1:1 x\nGEN 1:2 y\n",
      "d/custom.vrs": "GEN 1:31 2:25\nEXO 1:22 2:25\n",
    };
    writeTemporary(files, (folder) => {
      assert.deepEqual(
        importSource(`${folder}/d`).warnings.map(({ file, warning }) => `${file}: ${explainRecord(warning, "en")}`),
        [
          "b.xml: the file is Zefania XML, beside the USFM that is read, and is left out",
          "c.txt: the file is verse per line, beside the USFM that is read, and is left out",
        ],
      );
    });
  });
  it("reads a stated encoding", () => {
    const bytes = Buffer.concat([Buffer.from("\\id GEN\n\\c 1\n\\v 1 Zakaj "), Buffer.from([0xe8])]);
    writeTemporary({ "a.usfm": bytes }, (folder) => {
      const imported = importSource(`${folder}/a.usfm`, { encoding: "windows-1250" });
      assert.equal(imported.books.get("GEN")?.verses[0]?.text, "Zakaj č");
    });
  });
  it("reads a file with a byte-order mark as the UTF-8 that it is", () => {
    writeTemporary({ "a.usfm": "\ufeff\\id GEN\n\\c 1\n\\v 1 č" }, (folder) => {
      const imported = importSource(`${folder}/a.usfm`, { encoding: "windows-1250" });
      assert.equal(imported.books.get("GEN")?.verses[0]?.text, "č");
    });
  });
  it("reads UTF-8 that kept the declaration of another encoding", () => {
    const files = {
      "a.usfm": "\\id GEN\n\\ide CP-1250\n\\c 1\n\\v 1 Čaša žita",
      "b.usfm": Buffer.concat([Buffer.from("\\id EXO\n\\ide CP-1250\n\\c 1\n\\v 1 "), Buffer.from([0xe8, 0x9a, 0x9e])]),
    };
    writeTemporary(files, (folder) => {
      const { books } = importSource(folder);
      assert.equal(books.get("GEN")?.verses[0]?.text, "Čaša žita");
      assert.equal(books.get("EXO")?.verses[0]?.text, "čšž");
    });
  });
  it("reads the encoding that \\ide declares", () => {
    const bytes = Buffer.concat([Buffer.from("\\id GEN\n\\ide CP-1250\n\\c 1\n\\v 1 "), Buffer.from([0xe8])]);
    writeTemporary({ "a.usfm": bytes }, (folder) => {
      assert.equal(importSource(`${folder}/a.usfm`).books.get("GEN")?.verses[0]?.text, "č");
    });
  });
  it("reads gzip and zip", () => {
    const files = { "a.usfm.gz": gzipSync(USFM), "a.zip": writeZip([["x/a.usfm", USFM]]) };
    writeTemporary(files, (folder) => {
      for (const name of Object.keys(files)) {
        assert.deepEqual([...importSource(`${folder}/${name}`).books.keys()], ["GEN"], name);
      }
    });
  });
});

describe("decodeText()", () => {
  it("takes a byte-order mark off, whatever encoding the file declares", () => {
    for (const encoding of [undefined, "utf-8", "windows-1250"]) {
      assert.equal(decodeText(Buffer.from("\ufeffčaj"), "a.txt", encoding), "čaj");
    }
  });
});
