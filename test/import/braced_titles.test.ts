/** `{Psalm Davidov.}` before the text of verse 1 of a psalm is its title, whatever the format. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { importedVerses, importSource } from "../../src/import/mod.ts";
import { writeTemporary } from "./temporary.ts";
import { writeModule } from "./writers/sword_module.ts";
import { writeZip } from "./writers/zip.ts";

const TITLE = "Psalm Davidov, ko je bežal.";
const TEXT = "Gospod, koliko je mojih stiskalcev!";
const BRACED = `{${TITLE}} ${TEXT}`;

const module = (fields: Record<string, string>, text = BRACED) =>
  writeZip(writeModule(new Map([["PSA 3:1", text]]), { driver: "zText", fields }));

const FORMATS: Record<string, [file: string, content: string | Buffer]> = {
  USFM: ["a.usfm", `\\id PSA\n\\c 3\n\\q1\n\\v 1 ${BRACED}\n`],
  "USFM, a note before and behind it": [
    "a.usfm",
    `\\id PSA\n\\c 3\n\\p\n\\v 1 \\f + \\ft a\\f*{${TITLE}}\\f + \\ft b\\f* ${TEXT}\n`,
  ],
  USX: [
    "a.usx",
    `<usx version="3.0"><book code="PSA" style="id"/><chapter number="3" style="c"/><para style="p"><verse number="1" style="v"/>${BRACED}</para></usx>`,
  ],
  OSIS: [
    "a.xml",
    `<osis><osisText><div type="book" osisID="Ps"><chapter osisID="Ps.3"><verse osisID="Ps.3.1">${BRACED}</verse></chapter></div></osisText></osis>`,
  ],
  USFX: ["a.xml", `<usfx><book id="PSA"><c id="3"/><p><v id="1"/>${BRACED}<ve/></p></book></usfx>`],
  Zefania: [
    "a.xml",
    `<XMLBIBLE><BIBLEBOOK bnumber="19"><CHAPTER cnumber="3"><VERS vnumber="1">${BRACED}</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`,
  ],
  "verse per line": ["a.txt", `PSA 3:1 ${BRACED}\n`],
  "a table": ["a.csv", `book,chapter,verse,text\nPsalms,3,1,"${BRACED}"\n`],
  "SWORD, plain": ["a.zip", module({ SourceType: "Plaintext" })],
  "SWORD, OSIS": ["a.zip", module({ SourceType: "OSIS" }, `<l>{${TITLE}}</l><l>${TEXT}</l>`)],
  "SWORD, GBF": ["a.zip", module({ SourceType: "GBF" }, `{${TITLE}}<CM>${TEXT}`)],
};

function read([file, content]: readonly [string, string | Buffer]) {
  let verses: ReturnType<typeof importedVerses> extends Iterable<infer V> ? V[] : never = [];
  writeTemporary({ [file]: content }, (folder) => {
    verses = [...importedVerses(importSource(`${folder}/${file}`))];
  });
  return verses;
}

describe("a title in braces", () => {
  for (const [name, source] of Object.entries(FORMATS)) {
    it(`of ${name} is a heading`, () => {
      const [verse] = read(source);
      assert.equal(verse?.text, TEXT);
      const [heading, ...others] = verse?.headings ?? [];
      assert.deepEqual([heading?.kind, heading?.text], ["psalm_title", TITLE]);
      assert.deepEqual(others, []);
      for (const { offset } of verse?.breaks ?? []) assert.equal(offset, 0);
    });
  }

  const line = (label: string, text: string) => read(["a.txt", `${label} ${text}\n`])[0];
  it("that is all of the verse is its text, without braces", () => {
    const verse = line("PSA 3:1", `{${TITLE}}`);
    assert.equal(verse?.text, TITLE);
    assert.equal(verse?.headings, undefined);
  });

  it("behind a title that is marked as one is text", () => {
    const usfm = `\\id PSA\n\\c 3\n\\q1 \\v 1\n\\d ${TITLE}\n\\q1 {Sela} ${TEXT}\n`;
    const [verse] = read(["a.usfm", usfm]);
    assert.equal(verse?.text, `{Sela} ${TEXT}`);
    assert.deepEqual(verse?.headings, [{ kind: "psalm_title", text: TITLE, offset: 0 }]);
  });

  it("is of a verse bridge too", () => {
    assert.equal(line("PSA 3:1-2", BRACED)?.headings?.[0]?.text, TITLE);
  });

  for (const [what, label, text] of [
    ["in another verse", "PSA 3:2", BRACED],
    ["in another book", "GEN 3:1", BRACED],
    ["behind a word", "PSA 3:1", `Selah ${BRACED}`],
    ["never closed", "PSA 3:1", `{${TITLE} ${TEXT}`],
    ["without a word", "PSA 3:1", `{ } ${TEXT}`],
  ] as const) {
    it(`${what} is none`, () => {
      const verse = line(label, text);
      assert.equal(verse?.text, text);
      assert.equal(verse?.headings, undefined);
    });
  }
});
