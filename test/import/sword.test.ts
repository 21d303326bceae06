import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { deflateSync } from "node:zlib";
import { importSource } from "../../src/import/mod.ts";
import { decompressLzss, decompressor } from "../../src/import/sword/drivers.ts";
import { SWORD } from "../../src/import/sword/mod.ts";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";
import { versifications } from "../../src/versification/mod.ts";
import { lines, memoryFile, refuses, warnings } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { type Driver, type ModuleOptions, writeModule } from "./writers/sword_module.ts";
import { writeZip } from "./writers/zip.ts";

const DRIVERS: readonly Driver[] = ["zText", "zText4", "rawText", "rawText4"];

/** Reads a module that has these texts. */
function read(texts: Readonly<Record<string, string>>, options: Partial<ModuleOptions> = {}) {
  const parts = writeModule(new Map(Object.entries(texts)), { driver: "zText", ...options });
  return readParts(parts);
}

function readParts(parts: readonly (readonly [string, Buffer])[]) {
  const files = parts.map(([name, content]) => memoryFile(name, content));
  const builder = new TranslationBuilder();
  const configuration = files.filter((file) => SWORD.recognises(file.head.toString("utf8"), file));
  SWORD.read({ source: { name: "module", files }, files: configuration, builder });
  return builder.finish();
}

/** The text of one verse of a module with such content. */
function verse(content: string, fields: Readonly<Record<string, string>> = {}): string | undefined {
  return read({ "GEN 1:1": content }, { fields }).books.get("GEN")?.verses[0]?.text;
}

describe("SWORD: how far the reading has come", () => {
  it("is told at each chapter, testament after testament", () => {
    const parts = writeModule(
      new Map([
        ["GEN 1:1", "a"],
        ["MAL 4:6", "b"],
        ["MAT 1:1", "c"],
      ]),
      {
        driver: "zText",
      },
    );
    const files = parts.map(([name, content]) => memoryFile(name, content));
    const configuration = files.filter(({ name }) => name.endsWith(".conf"));
    const shares: number[] = [];
    SWORD.read({
      source: { name: "module", files },
      files: configuration,
      builder: new TranslationBuilder(),
      onProgress: (done, total) => shares.push(done / total),
    });
    const [genesis, malachi, matthew, end] = shares as [number, number, number, number];
    assert.ok(genesis < 0.01 && malachi > 0.7 && malachi < matthew && matthew < 0.8, shares.join(" "));
    assert.equal(end, 1);
  });
});

describe("SWORD: where texts lie", () => {
  const texts = { "GEN 1:1": "one", "GEN 50:26": "two", "REV 22:21": "three" };
  for (const driver of DRIVERS) {
    it(`${driver} gives the first and the last verse of each testament`, () => {
      const imported = read({ ...texts, "MAL 4:6": "last", "MAT 1:1": "first" }, { driver });
      assert.deepEqual(lines(imported), [
        "GEN 1:1 one",
        "GEN 50:26 two",
        "MAL 4:6 last",
        "MAT 1:1 first",
        "REV 22:21 three",
      ]);
      assert.deepEqual(imported.metadata, {
        code: "Trial",
        name: "Poskusni modul",
        language: "sl",
      });
    });

    it(`${driver}: places that share one text are a verse bridge`, () => {
      const imported = read(
        { "GEN 1:1": "one", "GEN 1:2": "=GEN 1:1", "GEN 1:3": "=GEN 1:1", "GEN 1:4": "one" },
        { driver },
      );
      assert.deepEqual(lines(imported), ["GEN 1:1-3 one", "GEN 1:4 one"]);
    });
  }

  it("places of two chapters that share one text are two verses", () => {
    const imported = read({ "GEN 1:31": "one", "GEN 2:1": "=GEN 1:31" });
    assert.deepEqual(lines(imported), ["GEN 1:31 one", "GEN 2:1 one"]);
  });

  for (const block of ["chapter", "verse"] as const) {
    it(`a block may be a ${block}`, () => {
      assert.deepEqual(lines(read(texts, { block })), ["GEN 1:1 one", "GEN 50:26 two", "REV 22:21 three"]);
    });
  }

  it("texts as long as one another, each at the beginning of its block, are no verse bridge", () => {
    const imported = read({ "GEN 1:1": "one", "GEN 1:2": "two" }, { block: "verse" });
    assert.deepEqual(lines(imported), ["GEN 1:1 one", "GEN 1:2 two"]);
  });

  it("a chapter whose own place has the text of its first verse has nothing before that", () => {
    const imported = read({ "GEN 1:0": "one", "GEN 1:1": "=GEN 1:0", "GEN 1:2": "two" });
    assert.deepEqual(lines(imported), ["GEN 1:1 one", "GEN 1:2 two"]);
    assert.equal(imported.books.get("GEN")?.verses[0]?.headings, undefined);
  });

  it("a verse for which the versification has no place is divided from the last one of its chapter", () => {
    const imported = read({
      "JHN 1:50": "one [vrstica 51:] two",
      "JHN 1:51": "Žaba. <transChange>[vrstica 52:]</transChange> Ris. [verse 53] Sova.",
      "1TI 6:21": "four [verse 23:] five [12]",
    });
    assert.deepEqual(lines(imported), [
      "JHN 1:50 one [vrstica 51:] two",
      "JHN 1:51 Žaba.",
      "JHN 1:52 Ris.",
      "JHN 1:53 Sova.",
      "1TI 6:21 four [verse 23:] five [12]",
    ]);
    assert.equal(warnings(imported).length, 0);
  });

  it("empty places, introductions and headings alone are no verses", () => {
    const imported = read({
      GEN: '<milestone type="x-usfm-toc2" n="Geneza"/><p>Intro</p>',
      "GEN 1:0": "<title>Chapter</title>",
      "GEN 1:1": "<title>Heading</title>",
      "GEN 1:2": " ",
      "GEN 1:3": "text",
    });
    assert.deepEqual(lines(imported), ["GEN 1:3 text"]);
    assert.deepEqual(imported.books.get("GEN")?.naming, { name: "Geneza" });
  });

  for (const { name, oldTestament, newTestament } of versifications()) {
    it(`${name}: every last verse of a book is where its index says`, () => {
      const texts: Record<string, string> = {};
      for (const { book, verses } of [...oldTestament, ...newTestament]) {
        texts[`${book} ${verses.length}:${verses.at(-1)}`] = `end of ${book}`;
      }
      const imported = read(texts, { versification: name, driver: "rawText" });
      const expected = Object.entries(texts).map(([label, text]) => `${label} ${text}`);
      assert.deepEqual(lines(imported).sort(), expected.sort());
    });
  }

  it("the folder that holds mods.d may stand in another, and names may differ in case", () => {
    const parts = writeModule(new Map([["GEN 1:1", "one"]]), { driver: "zText" });
    const moved = parts.map(([name, content]): [string, Buffer] => [`Trial/${name}`, content]);
    assert.deepEqual(lines(readParts(moved)), ["GEN 1:1 one"]);
    const upper = parts.map(([name, content]): [string, Buffer] => [
      name.endsWith(".conf") ? name : name.toUpperCase(),
      content,
    ]);
    assert.deepEqual(lines(readParts(upper)), ["GEN 1:1 one"]);
  });

  it("comes in from a zip archive", () => {
    const parts = writeModule(new Map([["JHN 1:1", "one"]]), { driver: "zText" });
    writeTemporary({ "Trial.zip": writeZip(parts) }, (folder) => {
      const imported = importSource(`${folder}/Trial.zip`);
      assert.equal(imported.format, "SWORD");
      assert.deepEqual(lines(imported), ["JHN 1:1 one"]);
    });
  });
});

describe("SWORD: content in OSIS", () => {
  const cases: [name: string, content: string, expected: string][] = [
    ["notes go", 'one<note type="study">a <note>b</note></note>, two', "one, two"],
    ["a note with a space before it", "one <note>a</note>, two", "one, two"],
    ["titles before the verse go", '<div type="x-milestone" sID="pv1"/><title>A</title><div eID="pv1"/>one', "one"],
    ["attributes of words go", '<w lemma="strong:H1">one</w> <w>two</w>', "one two"],
    ["added words and names of God stay", "<transChange>one</transChange> <divineName>two</divineName>", "one two"],
    ["lines of poetry are one space", "<l>one</l><l>two</l>", "one two"],
    ["ends without a beginning are breaks", "one</l></lg><lg><l>two", "one two"],
    ["quotation marks may stand in attributes", '<q marker="“" sID="1"/>one<q marker="”" eID="1"/>', "“one”"],
    ["entities are characters", "one &amp; two&#160;&lt;", "one & two\u00a0<"],
  ];
  for (const [name, content, expected] of cases) it(name, () => assert.equal(verse(content), expected));

  it("a psalm title is the verse where the verse has no other text", () => {
    const title = '<title type="psalm" canonical="true">A Psalm</title>';
    const imported = read({ "PSA 3:1": title, "PSA 3:2": `${title}two` });
    assert.deepEqual(lines(imported), ["PSA 3:1 A Psalm", "PSA 3:2 two"]);
    assert.deepEqual(imported.books.get("PSA")?.verses[1]?.headings, [
      { kind: "psalm_title", text: "A Psalm", offset: 0 },
    ]);
  });
});

describe("SWORD: content in ThML, GBF and plain text", () => {
  const cases: [type: string, content: string, expected: string][] = [
    ["ThML", 'one <sync type="Strongs" value="G1"/>two<note>a</note>.', "one two."],
    ["ThML", '<div class="sechead">A</div>one<br/>two &mdash; three', "one two — three"],
    ["ThML", 'one<scripRef passage="Gen 1">Gen 1</scripRef> <font color="red"><i>two</i></font>', "one two"],
    ["ThML", "one<sup>1</sup> 2<sup>nd</sup><p>three", "one 2nd three"],
    ["ThML", "one<note>a<note>b</note>c</note> two", "one two"],
    ["ThML", "one<note/> two<scripRef/>", "one two"],
    ["ThML", "one <constructor>two</constructor>", "one two"],
    ["GBF", "one<WH7225> <FI>two<Fi><RF>note<Rf>.", "one two."],
    ["GBF", "<TS>Heading<Ts>one<CM>two<CL>three", "one two three"],
    ["GBF", "<TT>Book<Tt><TB>Psalm<Tb><TH>Part<Th>one", "one"],
    ["GBF", "<FR>one<Fr> <RX>Gen 1<Rx>two<CA21>", "one two!"],
    ["GBF", "one <<CM>two <<RX>Gen 1<Rx><<FI>three<Fi>", "one < two <‘three"],
    ["GBF", "one <<word>> two", "one “word” two"],
    ["GBF", "one <<The word>> <Fword> two", "one “The word” ‘Fword’ two"],
    ["GBF", "one <WTG5656>two<WG3056a> <SB12>three<Fi>", "one two three"],
    ["ThML", "one <<word>> <word> two", "one “word” ‘word’ two"],
    ["Plaintext", "one <<word>> <word> two & three", "one “word” ‘word’ two & three"],
    ["Plaintext", "one two", "one two"],
    ["Plaintext", "one <b>two</b>", "one two"],
  ];
  for (const [type, content, expected] of cases) {
    it(`${type}: ${content}`, () => {
      assert.equal(verse(content, { SourceType: type }), expected);
      assert.equal(read({ "GEN 1:1": content }, { fields: { SourceType: type } }).characters.lost, 0);
    });
  }

  it("names a token of GBF that is never closed as it is written", () => {
    for (const token of ["TT", "TB"])
      assert.deepEqual(warnings(read({ "GEN 1:1": `one <${token}>Book` }, { fields: { SourceType: "GBF" } })), [
        `undefined: <${token}> is never closed: what follows it in the verse is left out`,
      ]);
  });

  it("Latin-1 where the configuration says so, or nothing", () => {
    const parts = writeModule(new Map([["GEN 1:1", "?"]]), {
      driver: "rawText",
      fields: { Encoding: "Latin-1" },
    });
    const latin = parts.map(([name, content]): [string, Buffer] =>
      name.endsWith("/ot") ? [name, Buffer.from([0xe9])] : [name, content],
    );
    assert.deepEqual(lines(readParts(latin)), ["GEN 1:1 é"]);
  });
});

describe("SWORD: blocks compressed with LZSS", () => {
  // The second block of a module that osis2mod 3769 of SWORD 1.9 made of two verses composed for this test.
  const BLOCK = Buffer.from(
    "ff3c646976206f7369ff7349443d2247656efb2220f6f267656e3122ff20747970653d2262ff6f6f6b222f3e3c63bf68617074" +
      "6572f2f92ef408000005321500566f6461ff207465c48d652c20e9763d0f43002043007a2070ff7261672e496e20738f7065743a" +
      "530f650046092e021806653106200c1600eff19c05080000f3fa0b0a",
    "hex",
  );
  it("are read", () => {
    assert.equal(
      decompressLzss(BLOCK, 243).toString(),
      '<div osisID="Gen" sID="gen1" type="book"/><chapter osisID="Gen.1" sID="gen2"/>' +
        "Voda teče, voda teče, voda teče čez prag.In spet: voda teče čez prag, voda teče." +
        '<chapter eID="gen2" osisID="Gen.1"/><div eID="gen1" osisID="Gen" type="book"/>',
    );
  });
  it("come to an end wherever they are cut", () => {
    for (let length = 0; length < BLOCK.length; length += 1) {
      assert.ok(decompressLzss(BLOCK.subarray(0, length), 243).length <= 243);
    }
  });
});

describe("SWORD: what cannot be read is refused", () => {
  const refused = (fields: Readonly<Record<string, string>>, message: RegExp) =>
    refuses(() => read({ "GEN 1:1": "one" }, { fields }), message);

  it("a module that is no Bible", () => refused({ ModDrv: "RawLD" }, /ModDrv=RawLD is no Bible text/));
  it("a locked module", () => refused({ CipherKey: "" }, /it is enciphered/));
  it("a compression that is not read", () => refused({ CompressType: "XZ" }, /its compression \(XZ\)/));
  it("an unknown versification", () => refused({ Versification: "Mars" }, /"Mars" is none of KJV, /));
  it("an unknown markup", () => refused({ SourceType: "PDF" }, /its markup \(pdf\)/));
  it("an unknown encoding", () => refused({ Encoding: "SCSU" }, /its encoding \(scsu\)/));
  it("words that are the names of JavaScript properties", () => {
    refused({ ModDrv: "constructor" }, /ModDrv=constructor is no Bible text/);
    refused({ Encoding: "constructor" }, /its encoding \(constructor\)/);
  });
  it("data that is not there", () => refused({ DataPath: "./elsewhere/" }, /its data .* is not there/));

  it("but an index shorter than the versification is read, with a warning", () => {
    const parts = writeModule(new Map([["GEN 1:1", "one"]]), { driver: "rawText" }).map(
      ([name, content]): [string, Buffer] =>
        name.endsWith("/ot.vss") ? [name, content.subarray(0, 600)] : [name, content],
    );
    const imported = readParts(parts);
    assert.deepEqual(lines(imported), ["GEN 1:1 one"]);
    assert.match(
      warnings(imported)[0] ?? "",
      /: the index of the Old Testament of \w+ has only 100 places, its versification 24115$/,
    );
  });

  it("blocks that are asked for again and again", () => {
    const decompress = decompressor({ module: "A", field: () => "ZIP" });
    const block = deflateSync("one");
    const size = 50_000_000;
    for (let taken = size; taken < 512 * 1024 * 1024; taken += size) {
      assert.equal(decompress(block, size).toString(), "one");
    }
    refuses(() => decompress(block, size), /Cannot read module "A": its blocks hold more than 536870912 bytes in all/);
  });
  it("a text that more places share than a module can hold texts", () => {
    const note = `<!--${"a".repeat(60_000)}-->`;
    const texts = Object.fromEntries([
      ["GEN 1:1", `one${note}`],
      ["GEN 1:2", `two${note}`],
    ]);
    const parts = writeModule(new Map(Object.entries(texts)), { driver: "rawText" }).map(
      ([name, content]): [string, Buffer] => {
        if (!name.endsWith("/ot.vss")) return [name, content];
        // The places of the first two verses, over and over.
        const places = content.subarray(4 * 6, 6 * 6);
        return [name, Buffer.concat([content.subarray(0, 24), ...Array(2000).fill(places)])];
      },
    );
    refuses(() => readParts(parts), /Cannot import more than 134217728 bytes/);
  });

  it("a text that runs one byte past its block", () => {
    const parts = writeModule(new Map([["GEN 1:1", "one"]]), { driver: "zText" });
    const [, index] = parts.find(([name]) => name.endsWith("ot.bzv"))!;
    // The fifth entry of ten bytes, behind those of the module, the testament, the book and the chapter.
    index.writeUInt16LE("one".length + 1, 4 * 10 + 8);
    refuses(() => readParts(parts), /ot\.bzz: Cannot read the module/);
  });

  it("texts that are cut off", () => {
    for (const ending of ["ot.bzz", "ot.bzs"]) {
      const parts = writeModule(new Map([["GEN 1:1", "one"]]), { driver: "zText" }).map(
        ([name, content]): [string, Buffer] =>
          name.endsWith(ending) ? [name, content.subarray(0, 4)] : [name, content],
      );
      refuses(() => readParts(parts), /ot\.bzz: Cannot read the module/);
    }
  });
});

describe("the versifications", () => {
  it("have the books, chapters and verses that their library counts", () => {
    const counts = Object.fromEntries(
      versifications().map(({ name, oldTestament, newTestament }) => {
        const verses = [...oldTestament, ...newTestament].flatMap((book) => book.verses);
        return [name, verses.reduce((a, b) => a + b, 0)];
      }),
    );
    const expected = JSON.parse(readFileSync("test/fixtures/import/versification_counts.json", "utf8"));
    assert.deepEqual(counts, expected);
  });
});
