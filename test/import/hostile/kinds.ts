/** Sources that someone may write to keep an import busy or to fill its memory, of any length. */
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { writeDatabase } from "../writers/sqlite.ts";
import { type ModuleOptions, writeModule } from "../writers/sword_module.ts";
import { writeZip } from "../writers/zip.ts";

/** A hostile source: the name of its file, and some bytes of it. */
export interface HostileKind {
  readonly name: string;
  readonly file: string;
  /** Makes a source whose readable text has about so many bytes. */
  readonly make: (bytes: number) => string | Buffer;
}

const repeat = (text: string, bytes: number) => text.repeat(Math.max(1, Math.ceil(bytes / Buffer.byteLength(text))));
/** Repeats a text with a number in it, so that no two are alike. */
const numbered = (text: (index: number) => string, bytes: number) =>
  Array.from({ length: Math.ceil(bytes / Buffer.byteLength(text(1000))) }, (_, index) => text(index)).join("");

const USFM_HEAD = "\\id GEN\n\\c 1\n\\p\n\\v 1 a ";
const usfm = (name: string, text: (bytes: number) => string): HostileKind => ({
  name: `USFM: ${name}`,
  file: "a.usfm",
  make: (bytes) => USFM_HEAD + text(bytes),
});
const each = (text: string) => (bytes: number) => repeat(text, bytes);

const xml = (
  [format, file]: readonly [string, string],
  around: (inner: string) => string,
  kinds: Readonly<Record<string, (bytes: number) => string>>,
): HostileKind[] =>
  Object.entries(kinds).map(([name, text]) => ({
    name: `${format}: ${name}`,
    file,
    make: (bytes) => around(text(bytes)),
  }));

/** The verses of the first books of a module, one after another. */
function labels(): string[] {
  const chapters = [31, 25, 24, 26, 32, 22, 24, 22, 29, 32];
  return chapters.flatMap((verses, index) =>
    Array.from({ length: verses }, (_, verse) => `GEN ${index + 1}:${verse + 1}`),
  );
}

/** Makes a kind of module. @param options `verses`: those that share the text. */
const sword = (
  name: string,
  text: (bytes: number) => string,
  { verses: places = labels(), ...options }: Partial<ModuleOptions> & { readonly verses?: readonly string[] } = {},
): HostileKind => ({
  name: `SWORD: ${name}`,
  file: "a.zip",
  make(bytes) {
    const piece = text(Math.floor(bytes / places.length));
    const texts = new Map(places.map((label) => [label, piece]));
    return writeZip(writeModule(texts, { driver: "zText4", ...options }), { stored: true });
  },
});

const otherNames = (bytes: number) => Array.from({ length: bytes / 16 }, (_, at) => `<q${at} a="b">x `).join("");

/** A zip of many files, beside one that is a book. */
const zip = (name: string, files: (bytes: number) => readonly (readonly [string, string | Buffer])[]): HostileKind => ({
  name: `zip: ${name}`,
  file: "a.zip",
  make: (bytes) => {
    const hostile = files(bytes);
    assert.ok(hostile.length > 0, `${name}: no file at ${bytes} bytes`);
    return writeZip([["book.usfm", USFM_HEAD], ...hostile]);
  },
});

/** A database of MyBible whose verses, or other rows, are many. */
const database = (name: string, row: (index: number) => (string | number)[], table = "verses"): HostileKind => ({
  name: `SQLite: ${name}`,
  file: "a.SQLite3",
  make(bytes) {
    const rows = Array.from({ length: Math.ceil(bytes / row(1000).join("").length) }, (_, index) => row(index));
    const place = ["book_number", "chapter", "verse"];
    const verses = { name: "verses", columns: [...place, "text"], rows: [[10, 1, 1, "a"]] };
    const from = ["book_number", "chapter_number_from", "verse_number_from", "marker", "text"];
    if (table === "verses") return writeDatabase([{ ...verses, rows }]);
    return writeDatabase([verses, { name: table, columns: from, rows }]);
  },
});

export const HOSTILE_KINDS: readonly HostileKind[] = [
  usfm("text without a marker", each("beseda ")),
  usfm("lone backslashes", each("\\ ")),
  usfm("markers that nobody knows, each another", (bytes) => numbered((index) => `\\q${index}x b `, bytes)),
  usfm("styles that nobody knows, each another", (bytes) => numbered((index) => `\n\\y${index} b`, bytes)),
  usfm("one marker of a megabyte", (bytes) => `\\${repeat("y", bytes)} b`),
  usfm("notes that are never closed", each("\\f + \\ft a \\v 2 b ")),
  usfm("words with attributes", each('\\w a|lemma="b"\\w* ')),
  usfm("attributes that never end", each('|a="b" c="d')),
  usfm("verses again and again", each("\n\\v 1 a")),
  usfm("verses without a number", (bytes) => numbered((index) => `\n\\v x${index} a`, bytes)),
  usfm("bridges over each other", each("\n\\v 1-999 a")),
  usfm("chapters", each("\n\\c 1\n\\v 1 a")),
  usfm("headings within a verse", each("\n\\s a\n\\p b")),
  usfm("tables", each("\n\\tr \\tc1 a \\tc2 b")),
  usfm("a name of the book", (bytes) => `\n\\h ${repeat("ime ", bytes)}`),
  usfm("names of the book", each("\n\\toc1 a\n\\toc2 b")),
  usfm("markup of others", each("<b>a</b>&amp;")),
  ...xml(
    ["USX", "a.usx"],
    (inner) =>
      `<usx version="3.0"><book code="GEN" style="id"/><chapter number="1"/><para style="p"><verse number="1"/>a ${inner}</para></usx>`,
    {
      "elements that nobody knows": each("<x>a</x>"),
      "styles that nobody knows": (bytes) => numbered((index) => `<char style="y${index}">b</char>`, bytes),
      attributes: each('<char style="nd" a="b" c="d" e="f">g</char>'),
      "references to characters": each("&#381;"),
      notes: each('<note style="f">a</note>'),
      CDATA: each("<![CDATA[a]]>"),
      comments: each("<!-- a -->"),
    },
  ),
  ...xml(
    ["OSIS", "a.xml"],
    (inner) =>
      `<osis><osisText osisIDWork="A"><header><work osisWork="A"><title>A</title></work></header><div type="book" osisID="Gen"><chapter osisID="Gen.1"><verse osisID="Gen.1.1">a ${inner}</verse></chapter></div></osisText></osis>`,
    {
      "verses of no book": (bytes) => numbered((index) => `<verse osisID="X${index}.1.1">a</verse>`, bytes),
      "titles within titles": each("<title>a<title>b</title></title>"),
      words: each('<w lemma="a/b">c/d</w>'),
      quotations: each('<q marker="«">a</q>'),
      milestones: each('<milestone type="x-p"/>a '),
    },
  ),
  {
    name: "OSIS: a header of a megabyte",
    file: "a.xml",
    make: (bytes) =>
      `<osis><osisText osisIDWork="A"><header><work osisWork="A"><rights>${repeat("a ", bytes)}</rights></work></header><div type="book" osisID="Gen"><verse osisID="Gen.1.1">a</verse></div></osisText></osis>`,
  },
  ...xml(["USFX", "a.xml"], (inner) => `<usfx><book id="GEN"><c id="1"/><p><v id="1"/>a ${inner}</p></book></usfx>`, {
    "elements that nobody knows": (bytes) => numbered((index) => `<y${index}>b</y${index}>`, bytes),
    cells: each("<tc>a</tc>"),
  }),
  ...xml(
    ["Zefania", "a.xml"],
    (inner) =>
      `<XMLBIBLE biblename="A"><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">a</VERS>${inner}</CHAPTER></BIBLEBOOK></XMLBIBLE>`,
    {
      "verses again and again": each('<VERS vnumber="1">a</VERS>'),
      captions: each("<CAPTION>a</CAPTION>"),
      "text outside of verses": (bytes) => numbered((index) => `<x>a${index}</x>`, bytes),
    },
  ),
  ...xml(["OpenSong", "a.xml"], (inner) => `<bible><b n="Genesis"><c n="1"><v n="1">a ${inner}</v></c></b></bible>`, {
    breaks: each("a<br/>"),
    "text outside of verses": (bytes) => `</v>${numbered((index) => `<x>a${index}</x>`, bytes)}<v n="2">a`,
  }),
  {
    name: "JSON: empty objects",
    file: "a.json",
    make: (bytes) => `[{"name":"Ruth","chapters":[${repeat("{},", bytes)}{}]}]`,
  },
  {
    name: "JSON: lists within lists",
    file: "a.json",
    make: (bytes) => `[{"name":"Ruth","chapters":${repeat("[", bytes)}]}]`,
  },
  {
    name: "JSON: members of one verse",
    file: "a.json",
    make: (bytes) =>
      `[{"book":8,"chapter":1,"verse":1,"text":"a",${numbered((index) => `"x${index}":[],`, bytes)}"y":1}]`,
  },
  {
    name: "JSON: of one verse",
    file: "a.json",
    make: (bytes) => `[${repeat('{"book":"Ruth","chapter":1,"verse":1,"text":"a"},', bytes)}{}]`,
  },
  {
    name: "JSON: backslashes",
    file: "a.json",
    make: (bytes) => `[{"name":"Ruth","chapters":[["${repeat("\\", bytes)}"]]}]`,
  },
  { name: "lines: of one verse", file: "a.txt", make: each("GEN 1:1 a\n") },
  {
    name: "lines: that are no verses",
    file: "a.txt",
    make: (bytes) => repeat("GEN 1:1 a\n", 1000) + numbered((index) => `beseda ${index}\n`, bytes),
  },
  {
    name: "lines: that all go on one verse",
    file: "a.txt",
    make: (bytes) => `GEN 1:1 a\n b\n c\nGEN 1:2 a\n${repeat(" b\n", bytes)}`,
  },
  {
    name: "headed verses: lines that all go on one verse",
    file: "a.txt",
    make: (bytes) => `Ruth 1\n1 a\n b\n c\n2 a\n${repeat(" b\n", bytes)}`,
  },
  {
    name: "USJ: elements within elements",
    file: "a.json",
    make: (bytes) =>
      `{"type":"USJ","content":[{"type":"book","code":"RUT"},{"type":"para","content":[${repeat('{"type":"char","content":["a"]},', bytes)}"b"]}]}`,
  },
  {
    name: "IMP: lines of one verse",
    file: "a.imp",
    make: (bytes) => `$$$Genesis 1:1\n${repeat("beseda <w>\n", bytes)}`,
  },
  { name: "table: cells", file: "a.csv", make: (bytes) => `GEN,1,1,a${repeat(",b", bytes)}\n` },
  {
    name: "table: quotes",
    file: "a.csv",
    make: (bytes) => repeat('GEN,1,1,"a ""b"" c"\n', bytes),
  },
  { name: "headed verses: of one verse", file: "a.md", make: (bytes) => `# Ruth\n${repeat("[1:1] a\n", bytes)}` },
  {
    name: "headed verses: headings that name nothing",
    file: "a.md",
    make: (bytes) => `# Ruth\n[1:1] a\n${numbered((index) => `## b ${index}\n`, bytes)}`,
  },
  {
    name: "Unbound: codes of books that are none",
    file: "a.txt",
    make: (bytes) => `#columns\tbook\tchapter\tverse\ttext\n01O\t1\t1\ta\n${repeat("41A\t1\t1\tb\n", bytes)}`,
  },
  {
    name: "SuperSearch: bars",
    file: "a.txt",
    make: (bytes) => `# Columns: book|chapter|verse|text\n1|1|1|a${repeat("|b", bytes)}\n`,
  },
  {
    name: "theWord: codes that are never closed",
    file: "a.nt",
    make: (bytes) => `${repeat("<RF><TS1><FI>\\'9a{\\*<W", bytes)}\n${"a\n".repeat(7956)}`,
  },
  database("of one verse", (index) => [10, 1, 1, `a${index}`]),
  database("groups of RTF", (index) => [10, 1, index, "{\\fonttbl{\\f0".repeat(20)]),
  database("notes that no verse refers to", (index) => [10, 1, index, "[1]", "<p>a"], "commentaries"),
  sword("ThML that is never closed", each("<note>a"), { fields: { SourceType: "ThML" } }),
  sword("ThML of one verse whose elements all have other names", otherNames, {
    ...{ fields: { SourceType: "ThML" }, verses: ["GEN 1:1"] },
  }),
  sword("GBF", each("<CM>a<RF>b<Rf>"), { fields: { SourceType: "GBF" } }),
  sword("OSIS whose elements are never closed", each("<a>b")),
  sword("plain text", each("a "), { fields: { SourceType: "Plaintext" } }),
  zip("many small files", (bytes) =>
    Array.from({ length: Math.min(9000, bytes >> 9) }, (_, index) => [`d/${index}.usfm`, "\\id"]),
  ),
  zip("many files that unpack a thousandfold", (bytes) =>
    Array.from({ length: bytes >> 14 }, (_, index) => [`d/${index}.txt`, Buffer.alloc(1 << 19, 32)]),
  ),
  zip("metadata within metadata", (bytes) => [
    ["metadata.xml", `<DBLMetadata>${"<a>".repeat(190)}${repeat("<b>x</b>", bytes)}`],
  ]),
  zip("metadata in many files", (bytes) =>
    Array.from({ length: bytes >> 13 }, (_, index) => [
      `${index}/metadata.xml`,
      `<DBLMetadata><identification><name>${repeat("a ", 1 << 13)}</name></identification></DBLMetadata>`,
    ]),
  ),
  {
    name: "gzip: a text",
    file: "a.usfm.gz",
    make: (bytes) => gzipSync(USFM_HEAD + repeat("\n\\v 2 a", bytes)),
  },
];
