/** What an operator may hand over by mistake or malice: one clear line, and no translation half made. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { explain, explainRecord } from "../../src/i18n/problems/mod.ts";
import { decodeText } from "../../src/import/decode_text.ts";
import { ImportError, type SourcePosition } from "../../src/import/import_error.ts";
import { importSource } from "../../src/import/mod.ts";
import { refuses } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { writeDatabase } from "./writers/sqlite.ts";
import { writeZip } from "./writers/zip.ts";

const USFM = "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\n";
const XML = '<?xml version="1.0" encoding="utf-8"?>';
const TAR = Buffer.from(`${"a.usfm".padEnd(257, "\0")}ustar\0`.padEnd(512, "\0") + USFM.padEnd(512, "\0"));
const BOMB = Buffer.alloc(30_000_000, "a");

const AMBO = "Ambo-Translation: 2\nCode: A\nName: N\nLanguage: slv\nCopyright: ©\n\nGEN 1:1 Beseda.\nGEN 1:2 In.\n";

type Case = [name: string, files: Record<string, string | Buffer>, refused: string, source?: string];

/** Where no source is named it is the only file, else the folder of the files. */
const CASES: Case[] = [
  ["nothing", {}, "not_found", "missing.usfm"],
  ["an empty folder", { "other/a.usfm": USFM, "empty/.hidden": "" }, "empty_source", "empty"],
  ["an empty file", { "a.usfm": "" }, "empty_file"],
  ["a binary file", { "a.bin": Buffer.from([1, 2, 0, 3, 255, 0, 7, 9]) }, "binary"],
  ["a picture", { "a.png": Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") }, "document of kind image"],
  ["a JPEG", { "a.usfm": Buffer.from("ffd8ffe000104a464946", "hex") }, "document of kind image"],
  ["a PDF under another name", { "a.usfm": "%PDF-1.7\n" }, "document of kind pdf"],
  ["an RTF document", { "a.txt": "{\\rtf1 besedilo}" }, "document of kind rtf"],
  [
    "a Word document",
    {
      "a.zip": writeZip([
        ["word/document.xml", "<w:document/>"],
        ["[Content_Types].xml", "<x/>"],
      ]),
    },
    "document of kind word",
  ],
  ["an old Word document", { "a.doc": Buffer.from("d0cf11e0a1b11ae10000", "hex") }, "document of kind word"],
  ["a spreadsheet", { "a.xlsx": writeZip([["xl/workbook.xml", "<workbook/>"]]) }, "document of kind spreadsheet"],
  [
    "an e-book",
    {
      "a.epub": writeZip([
        ["mimetype", "application/epub+zip"],
        ["META-INF/container.xml", "<container/>"],
      ]),
    },
    "document of kind ebook",
  ],
  ["an e-book in XML", { "a.fb2": `${XML}<FictionBook><body/></FictionBook>` }, "document of kind ebook"],
  [
    "an OpenDocument text",
    {
      "a.odt": writeZip([
        ["META-INF/manifest.xml", "<m:manifest/>"],
        ["content.xml", "<o:document/>"],
      ]),
    },
    "document of kind opendocument",
  ],
  ["a translation file of Ambo", { "a.txt": AMBO }, "document of kind ambo"],
  ["one that an editor saved, with headings", { "a.txt": `\ufeff${AMBO}=2 Poglavje\n` }, "document of kind ambo"],
  ["a zip with a translation file of Ambo", { "a.zip": writeZip([["A.txt", AMBO]]) }, "document of kind ambo"],
  ["a zip that is cut off", { "a.zip": writeZip([["a.usfm", USFM]]).subarray(0, 60) }, "zip_cut_off"],
  ["null characters", { "a.usfm": "\\id GEN\n\\c 1\n\\v 1 a\u0000b" }, "binary"],
  ["Latin-1", { "a.usfm": Buffer.from("\\id GEN\n\\c 1\n\\v 1 Zakaj \xe8.", "latin1") }, "not_utf8 at a.usfm:3"],
  ["prose", { "a.txt": "Dragi bralec,\nv prilogi je besedilo.\n" }, "unknown_format"],
  ["another kind of XML", { "a.xml": `${XML}<svg><text>x</text></svg>` }, "unknown_format"],
  ["a web page", { "a.html": "<!DOCTYPE html><html><body>x</body></html>" }, "document of kind web_page"],
  [
    "a folder of pieces of web pages, by their names or what is in them",
    {
      "d/Iv_6.html": '<span id="1">1</span>Nato.',
      "d/Iv_7.txt": '<div class="titoli">Naslov</div> <p><sup>1</sup>Nato.</p>',
      "d/Iv_8.txt": "<h2>Naslov</h2><p>Nato.</p>",
    },
    "document of kind web_page",
  ],
  [
    "another kind of XML that begins as one",
    { "a.xml": '<div xmlns="http://www.tei-c.org/ns/1.0"/>' },
    "unknown_format",
  ],
  [
    "a folder of web pages",
    { "d/GEN01.htm": "<html><body>1</body></html>", "d/GEN02.htm": "<html></html>", "d/style.css": "p {}" },
    "document of kind web_page",
  ],
  [
    "a folder of Word documents beside pictures",
    { "d/1.docx": "?", "d/2.docx": "?", "d/a/3.DOCX": "?", "d/a.png": "?" },
    "document of kind word",
  ],
  ["TEI", { "a.xml": `${XML}<!-- a --><TEI xmlns="http://www.tei-c.org/ns/1.0"/>` }, "document of kind tei"],
  ["an older TEI", { "a.xml": `${XML}<TEI.2><text/></TEI.2>` }, "document of kind tei"],
  [
    "a Word document as XML",
    { "a.xml": `${XML}<?mso-application progid="Word.Document"?><w:wordDocument/>` },
    "document of kind word",
  ],
  ["a folder with one picture", { "d/a.png": "?", "d/a.x": "?", "d/b.x": "?" }, "unknown_format"],
  [
    "a BibleQuote module",
    { "RST/BIBLEQT.INI": "BibleName = Psalmi\n", "RST/ps.htm": "<html><h4>1</h4><p>1 Ena.</html>" },
    "document of kind biblequote",
  ],
  [
    "XML that is cut off",
    { "a.xml": `${XML}<usx><book code="GEN" style="id"/><chapter number="1"/>` },
    "xml_cut_off at a.xml:1",
  ],
  [
    "entities that grow",
    {
      "a.xml": `${XML}<!DOCTYPE osis [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><osis>&b;</osis>`,
    },
    "xml_declarations at a.xml:1",
  ],
  [
    "an external entity",
    {
      "a.xml": `${XML}<!DOCTYPE XMLBIBLE [<!ENTITY x SYSTEM "file:///etc/hostname">]><XMLBIBLE>&x;</XMLBIBLE>`,
    },
    "xml_declarations at a.xml:1",
  ],
  ["a format without a verse", { "a.usfm": "\\id GEN\n\\h Geneza\n" }, "no_verses"],
  ["a format whose verses are all left out", { "a.usfm": "\\id GEN\n\\c 1\n\\p\n\\v 1\n\\v 2\n" }, "no_verses"],
  ["two books that claim one id", { "d/a.usfm": USFM, "d/b.usfm": USFM }, "book_in_two_files at b.usfm:4"],
  ["a book twice in one file", { "a.usfm": USFM + USFM }, "book_twice at a.usfm:5"],
  [
    "two editions of one text in OSIS",
    { "d/a.xml": osis("Gen"), "d/b.xml": osis("Gen") },
    "book_in_two_files at b.xml:1",
  ],
  ["USFM that does not say which book it is", { "a.usfm": "\\c 1\n\\p\n\\v 1 x" }, "no_book_id at a.usfm:1"],
  [
    "a verse that never ends",
    { "a.usfm": `\\id GEN\n\\c 1\n\\v 1 ${"beseda ".repeat(20_000)}` },
    "long_verse at a.usfm:3",
  ],
  ["more verses than any Bible has", { "a.txt": "GEN 1:1 x\n".repeat(200_001) }, "too_many_verses at a.txt:200001"],
  [
    "more verses than any Bible has, in bridges",
    { "a.usfm": `\\id GEN\n${bridges("\\c # \\v 1-999 x\n")}` },
    "too_many_verses at a.usfm:202",
  ],
  [
    "more verses than any Bible has, told with the one before",
    { "a.txt": bridges("GEN #:1 x\nGEN #:2-999 <range>\n") },
    "too_many_verses at a.txt:402",
  ],
  [
    "an element with more attributes than any has",
    { "a.xml": `<osis ${Array.from({ length: 200 }, (_, index) => `a${index}=''`).join(" ")}/>` },
    "xml_too_many_attributes at a.xml:1",
  ],
  ["an unknown book", { "a.usfm": USFM.replace("GEN", "QQQ") }, "unknown_book_id at a.usfm:1"],
  ["a zip archive that is cut off", { "a.zip": writeZip([["a.usfm", USFM]]).subarray(0, 60) }, "zip_cut_off"],
  ["a zip archive of nothing", { "a.zip": writeZip([]) }, "empty_source"],
  ["a name outside of the archive", { "a.zip": writeZip([["../../a.usfm", USFM]]) }, "zip_outside"],
  ["a zip bomb", { "a.zip": writeZip([["a.usfm", BOMB]]) }, "zip_bomb"],
  [
    "a zip bomb that lies about its size",
    {
      "a.zip": writeZip([["a.usfm", Buffer.concat([Buffer.from(USFM), BOMB])]], {
        claimedSize: { "a.usfm": 999 },
      }),
    },
    "zip_wrong_size",
  ],
  ["a zip archive within one", { "a.zip": writeZip([["b.zip", writeZip([["a.usfm", USFM]])]]) }, "nested_archive"],
  ["a RAR archive", { "a.rar": Buffer.from("Rar!\x1a\x07\x00") }, "nested_archive"],
  ["a tar archive", { "a.tar": TAR }, "nested_archive"],
  ["a tar archive in gzip", { "a.tgz": gzipSync(TAR) }, "nested_archive"],
  ["an encrypted zip archive", { "a.zip": writeZip([["a.usfm", USFM]], { flags: 1 }) }, "zip_encrypted"],
  ["a gzip file that is cut off", { "a.gz": gzipSync(USFM).subarray(0, 30) }, "gzip_damaged"],
  ["a gzip bomb", { "a.gz": gzipSync(Buffer.alloc(80_000_000)) }, "gzip_too_large"],
  [
    "several modules at once",
    { "d/mods.d/a.conf": "[A]\nModDrv=zText\n", "d/mods.d/b.conf": "[B]\nModDrv=zText\n" },
    "sword_several",
  ],
  [
    "a module without its data",
    { "d/mods.d/a.conf": "[A]\nModDrv=zText\nCompressType=ZIP\nDataPath=./x/\n" },
    "sword_no_data",
  ],
  [
    "a table with a row that is none",
    { "a.csv": "book,chapter,verse,text\nGEN,1,1,one\nGEN,one,2,two\n" },
    "invalid_row at a.csv:3",
  ],
  [
    "one book in two files of lines",
    { "d/a.txt": "GEN 1:1 one\n", "d/b.txt": "GEN 1:2 two\n" },
    "book_in_two_files at b.txt:1",
  ],
  [
    "a text beside vref.txt of another length",
    { "d/vref.txt": "GEN 1:1\nGEN 1:2\n", "d/a.txt": "one\n" },
    "different_lengths",
  ],
  [
    "a chapter without a number in XML lines",
    { "a.xml": `${XML}<verseFile><v b="GEN" c="x" v="1">one</v></verseFile>` },
    "invalid_chapter at a.xml:1",
  ],
  [
    "an OpenSong book that nobody knows",
    { "a.xml": `${XML}<bible><b n="Xyz"><c n="1"><v n="1">one</v></c></b></bible>` },
    "unknown_book at a.xml:1",
  ],
  [
    "a Beblia verse without a number",
    { "a.xml": `${XML}<bible><book number="1"><chapter number="1"><verse>one</verse></chapter></book></bible>` },
    "invalid_verse at a.xml:1",
  ],
  [
    "a database that is cut off",
    { "a.db": readFileSync("test/fixtures/import/demo.db").subarray(0, 2000) },
    "sqlite_damaged",
  ],
  ["an SQL dump", { "a.txt": "CREATE TABLE t_x (id int, b int, c int, v int, t text);\n" }, "document of kind sql"],
  ["YAML", { "a.yaml": "books:\n- name: Genesis\n" }, "document of kind yaml"],
  ["an encrypted database", { "a.bblx": Buffer.from("a7b1d1c8e5f6a7b8c9d0e1f2", "hex") }, "document of kind encrypted"],
  [
    "an encrypted theWord module",
    { "a.ontx": Buffer.from("a7b1d1c8e5f6a7b8c9d0e1f2", "hex") },
    "document of kind encrypted",
  ],
  ["an Access database", { "a.x": Buffer.from("\0\x01\0\0Standard Jet DB\0", "latin1") }, "document of kind access"],
  ["an Accordance module", { "a.atext": Buffer.from("a7b1d1c8e5f6", "hex") }, "document of kind accordance"],
  ["a Logos file", { "a.lbxlls": Buffer.from("a7b1d1c8e5f6", "hex") }, "document of kind logos"],
  ["a theWord module of three lines", { "a.nt": "Ena.\nDve.\nTri.\n" }, "the_word_lines"],
  [
    "verses under a heading that is no book",
    { "a.md": "# Genesis\n[1:1] Ena.\n# Qqq\n[1:1] Dve.\n" },
    "unknown_book at a.md:4",
  ],
  ["JSON that is cut off", { "a.json": '[{"name":"Ruth",\n"chapters":[["one","tw' }, "json_cut_off at a.json:2"],
  [
    "JSON with a list where a text is due",
    { "a.json": '[{"name":"Ruth","chapters":[{"chapter":1,"verses":[{"verse":1,"text":["one"]}]}]}]' },
    "json_no_verses at a.json:1",
  ],
  [
    "JSON with a number for a text",
    { "a.json": '[{"name":"Ruth","chapters":[["one",2]]}]' },
    "json_no_verses at a.json:1",
  ],
  [
    "JSON 10,000 levels deep",
    { "a.json": `[{"name":"Ruth","chapters":${"[".repeat(10_000)}${"]".repeat(10_000)}}]` },
    "json_too_deep at a.json:1",
  ],
  ["JSON with a verse twice", { "a.json": '{"Ruth":{"1":{"1":"one","1":"two"}}}' }, "json_repeated at a.json:1"],
  [
    "a browser's history",
    { "a.db": writeDatabase([{ name: "urls", columns: ["id", "url"], rows: [[1, "x"]] }]) },
    "sqlite_other",
  ],
  ["JSON that is none", { "a.json": '[{"name":"Ruth","chapters":[[one]]}]' }, "json_malformed at a.json:1"],
  [
    "JSON with a comma too many",
    { "a.json": '{"books":[{"name":"Ruth","chapters":[["one"]]},]}' },
    "json_malformed at a.json:1",
  ],
  [
    "a text beside a shorter vref.txt",
    { "d/vref.txt": "GEN 1:1\nGEN 1:2\n", "d/a.txt": "one\ntwo\nthree\n" },
    "different_lengths",
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
  for (const [name, files, refused, source = Object.keys(files)[0]!.split("/")[0]!] of CASES) {
    it(`${name}: ${refused}`, () => {
      writeTemporary({ "folder.txt": "", ...files }, (folder) => {
        assert.throws(
          () => importSource(`${folder}/${source}`),
          (error) => {
            assert.ok(error instanceof ImportError, String(error));
            const { position } = error.values as { position?: SourcePosition };
            const place = position?.line === undefined ? "" : ` at ${position.file.split("/").at(-1)}:${position.line}`;
            const kind = error.is("document") ? ` of kind ${error.values.kind}` : "";
            assert.equal(error.code + kind + place, refused);
            assert.ok(!explain(error, "en").includes("\n"), "more than one line");
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
      "d/sub/b.SFM": Buffer.from(`\ufeff${USFM.replace("GEN", "EXO")}`, "utf16le"),
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
  it("reads no text of which the larger part is not recognised", () => {
    const chapter = "1 Ena.\n2 Dve.\n";
    const files = { "d/Juda.txt": chapter, "d/Geneza.txt": chapter.repeat(9), "d/Ruta.txt": `Poglavje 1\n${chapter}` };
    writeTemporary(files, (folder) => {
      refuses(
        () => importSource(`${folder}/d`),
        "Geneza.txt: Cannot import: files of this kind that are recognised as verses under headings: 2; not recognised: 1, which are the larger part. Write this one as the others are, or take such files out",
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
