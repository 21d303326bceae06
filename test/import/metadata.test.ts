import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { importSource, translationHeader } from "../../src/import/mod.ts";
import { refuses } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";

const USFM = "\\id GEN\n\\c 1\n\\v 1 Beseda.\n";

function imported(files: Readonly<Record<string, string | Buffer>>) {
  let result: ReturnType<typeof importSource> | undefined;
  writeTemporary(files, (folder) => {
    result = importSource(folder);
  });
  return result as ReturnType<typeof importSource>;
}

describe("a Paratext project", () => {
  const settings = (encoding: string) =>
    `<ScriptureText><Name>POS</Name><FullName>Poskus</FullName><Encoding>${encoding}</Encoding>` +
    "<LanguageIsoCode>slv:Latn::</LanguageIsoCode><Copyright>Zgled.</Copyright></ScriptureText>";

  for (const name of ["Settings.xml", "POS.ssf"]) {
    it(`says in ${name} what it is`, () => {
      const translation = imported({ "01GEN.SFM": USFM, [name]: settings("65001") });
      assert.deepEqual(translationHeader(translation, {}), {
        code: "POS",
        name: "Poskus",
        language: "slv",
        copyright: "Zgled.",
        books: new Map(),
      });
    });
  }
  it("says in which encoding its texts are", () => {
    const text = Buffer.concat([Buffer.from("\\id GEN\n\\c 1\n\\v 1 "), Buffer.from([0xe8])]);
    const translation = imported({ "01GEN.SFM": text, "Settings.xml": settings("1250") });
    assert.equal(translation.books.get("GEN")?.verses[0]?.text, "č");
  });
  it("says what its books are called", () => {
    const names = '<BookNames><book code="GEN" abbr="1 Mojz" short="Prva" long="Prva Mojzesova"/></BookNames>';
    assert.deepEqual(imported({ "a.SFM": USFM, "BookNames.xml": names }).books.get("GEN")?.naming, {
      name: "Prva",
      abbreviation: "1 Mojz",
      alternates: ["Prva Mojzesova"],
    });
  });
});

describe("a bundle of the Digital Bible Library", () => {
  it("is held by the first of several rights holders, where it has no statement", () => {
    const metadata =
      "<DBLMetadata><agencies><rightsHolder><name>A</name></rightsHolder><rightsHolder><name>B</name></rightsHolder></agencies></DBLMetadata>";
    assert.equal(imported({ "a.SFM": USFM, "metadata.xml": metadata }).metadata.copyright, "A");
  });
  it("says its name before its texts do", () => {
    const metadata = "<DBLMetadata><identification><name>A</name></identification></DBLMetadata>";
    const osis =
      '<osis><osisText><header><work><title>B</title></work></header><div type="book" osisID="Gen"><verse osisID="Gen.1.1">x</verse></div></osisText></osis>';
    assert.equal(imported({ "a.xml": osis, "metadata.xml": metadata }).metadata.name, "A");
  });
});

describe("translationHeader()", () => {
  it("takes no code that could be none", () => {
    const translation = imported({ "a.SFM": USFM });
    const stated = { name: "N", language: "slv", copyright: "C" };
    const said = (code: string) => () => translationHeader({ ...translation, metadata: { code } }, stated);
    assert.equal(said("Bible.KJV")().code, "KJV");
    refuses(said("oeb/usfm/00-Front Page.usfm"), /add --code/);
  });
  it("takes what is stated before what the source says, and that where nothing is stated", () => {
    const metadata = { code: "SRC", name: "Source", language: "eng", copyright: "Of the source" };
    const translation = { ...imported({ "a.SFM": USFM }), metadata };
    const { books: _, ...said } = translationHeader(translation, {
      code: "A",
      language: "slv",
      name: " ",
    });
    assert.deepEqual(said, { ...metadata, code: "A", language: "slv" });
  });
  it("puts what is stated on one line", () => {
    const translation = imported({ "a.SFM": USFM });
    const header = translationHeader(translation, {
      code: "A",
      name: " N\n n ",
      language: "sl",
      copyright: "C\tc",
    });
    assert.deepEqual([header.name, header.copyright, header.language], ["N n", "C c", "slv"]);
  });
  it("leaves out names of books that the language has anyway", () => {
    const translation = imported({ "a.SFM": USFM.replace("\\c 1", "\\h Genesis\n\\c 1") });
    const books = (language: string) =>
      translationHeader(translation, { code: "A", name: "N", copyright: "C", language }).books;
    assert.deepEqual(books("eng"), new Map());
    assert.deepEqual(books("slv"), new Map([["GEN", { name: "Genesis" }]]));
  });
});
