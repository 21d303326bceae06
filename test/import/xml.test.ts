import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";
import { hasRoot, openXml, skipElement, XmlReader } from "../../src/import/xml/mod.ts";
import { memoryFile, refuses } from "./reading.ts";

/** Everything that a document says, as `<name>`, `</name>` and text. */
function events(source: string): string[] {
  const xml = new XmlReader(source, "a.xml");
  const found: string[] = [];
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    if (event === "text") found.push(xml.text);
    else found.push(event === "start" ? `<${xml.name}>` : `</${xml.name}>`);
  }
  return found;
}

describe("XmlReader", () => {
  it("gives starts, texts and ends in order", () => {
    assert.deepEqual(events('<?xml version="1.0"?>\n<a>one<b/>two<c d="1">three</c></a>\n'), [
      ..."<a>,one,<b>,</b>,two,<c>,three,</c>,</a>".split(","),
    ]);
  });
  it("gives attributes by their local name, references resolved", () => {
    const xml = new XmlReader(`<o:a xml:lang='sl' x = "&lt;&#381;&#x17D;&quot;"/>`, "a.xml");
    xml.next();
    assert.equal(xml.name, "a");
    assert.equal(xml.attribute("lang"), "sl");
    assert.equal(xml.attribute("x"), '<ŽŽ"');
    assert.equal(xml.attribute("y"), undefined);
  });
  it("resolves the five entities of XML in texts", () => {
    assert.deepEqual(events("<a>&lt;&gt;&amp;&quot;&apos;&amp;lt;</a>"), ["<a>", `<>&"'&lt;`, "</a>"]);
  });
  it("passes over comments, instructions, an empty document type; gives CDATA as text", () => {
    assert.deepEqual(events("<!DOCTYPE a SYSTEM 'a.dtd'><!-- <b> --><a><?x <c> ?><![CDATA[<d>&]]></a>"), [
      "<a>",
      "<d>&",
      "</a>",
    ]);
  });
  it("skips an element with all it holds", () => {
    const xml = new XmlReader("<a><b><b>x</b><c/></b>y</a>", "a.xml");
    xml.next();
    xml.next();
    skipElement(xml);
    assert.equal(xml.next(), "text");
    assert.equal(xml.text, "y");
  });
  it("skips an empty element", () => {
    const xml = new XmlReader("<a><b/>y</a>", "a.xml");
    xml.next();
    xml.next();
    skipElement(xml);
    assert.equal(xml.next(), "text");
  });
  it("knows its line", () => {
    const xml = new XmlReader("<a>\n\n<b/>\n</a>", "a.xml");
    while (xml.name !== "b") xml.next();
    assert.equal(xml.line, 3);
  });

  const MALFORMED: [source: string, fault: RegExp][] = [
    ["", /there is no element/],
    ["text", /text outside of the root element/],
    ["<a>", /the file ends within <a>, it is cut off/],
    ["<a><b></a>", /<\/a> ends <b>/],
    ["</a>", /<\/a> ends <nothing>/],
    ["<a/><b/>", /two root elements/],
    ["<a/>text", /text outside of the root element/],
    ["<a b=1/>", /the tag <a> is malformed/],
    ['<a b="1" b="2"/>', /<a> has b twice/],
    ["<a", /the tag <a> is malformed/],
    ["<a>1 < 2</a>", /a < must be written &lt;/],
    ["<a>1 & 2</a>", /an & must be written &amp;/],
    ["<a>&nbsp;</a>", /the entity &nbsp; is unknown/],
    ["<a>&constructor;</a>", /the entity &constructor; is unknown/],
    ["<a>&#0;</a>", /&#0; is no character/],
    ["<a>&#x110000;</a>", /&#x110000; is no character/],
    ["<a>&#xd800;</a>", /&#xd800; is no character/],
    ["<a><!-- </a>", /a comment does not end/],
    ["<a><![CDATA[ </a>", /a CDATA section does not end/],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', /declarations of its own \(entities\) is refused/],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', /is refused/],
    ["<!ELEMENT a>", /a declaration is malformed/],
    [`${"<a>".repeat(300)}${"</a>".repeat(300)}`, /more than 200 deep/],
  ];
  for (const [source, fault] of MALFORMED) {
    it(`refuses ${source.slice(0, 50) || "an empty file"}`, () => {
      refuses(() => events(source), fault);
    });
  }
  it("names file and line", () => {
    refuses(() => events("<a>\n\n</b>"), /^a\.xml:3: Cannot read XML: /);
  });
  it("takes a cut at every character without another error than its own", () => {
    const source = `<?xml version="1.0"?><!-- a --><a b="c"><d e='f'/>&amp;<![CDATA[x]]></a>`;
    for (let length = 0; length < source.length; length += 1) {
      assert.throws(() => events(source.slice(0, length)), { name: "ImportError" }, `at ${length}`);
    }
  });
});

describe("openXml()", () => {
  const first = (bytes: Buffer, stated?: string) => {
    const xml = openXml(memoryFile("a.xml", bytes), stated, new TranslationBuilder());
    while (xml.next() !== "text") {
      // The root comes first.
    }
    return xml.text;
  };
  it("reads UTF-8, with a byte-order mark too", () => {
    assert.equal(first(Buffer.from("\ufeff<a>č</a>")), "č");
  });
  it("reads the encoding that the document declares", () => {
    const declared = '<?xml version="1.0" encoding="windows-1250"?><a>';
    assert.equal(first(Buffer.concat([Buffer.from(declared), Buffer.from([0xe8]), Buffer.from("</a>")])), "č");
  });
  it("reads the stated encoding where none is declared", () => {
    const bytes = Buffer.concat([Buffer.from("<a>"), Buffer.from([0xe8]), Buffer.from("</a>")]);
    assert.equal(first(bytes, "windows-1250"), "č");
  });
  it("refuses an encoding that it does not know", () => {
    refuses(
      () => first(Buffer.from('<?xml version="1.0" encoding="EBCDIC-X"?><a>x</a>')),
      /in the encoding "EBCDIC-X": utf-8\/16, windows-874\/1250/,
    );
  });
});

describe("hasRoot()", () => {
  it("finds the root behind declarations and comments", () => {
    assert.ok(hasRoot('\ufeff<?xml version="1.0"?>\n<!-- <b> -->\n<!DOCTYPE a>\n<x:A b="c">', "a"));
    assert.ok(!hasRoot("<b><a>", "a"));
    assert.ok(!hasRoot("no element", "a"));
  });
});
