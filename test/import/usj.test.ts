/** Unified Scripture JSON says what USX says: each file of USX is written as JSON and read the same. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { FORMATS } from "../../src/import/import_source.ts";
import { USJ, USX } from "../../src/import/usx.ts";
import { XmlReader } from "../../src/import/xml/mod.ts";
import { lines, memoryFile, readFiles, refuses, warnings } from "./reading.ts";

const FOLDER = "test/fixtures/import/usx";
const ATTRIBUTES = ["code", "number", "caller", "sid", "eid", "strong", "lemma", "align"];

/** Writes a document of USX as USJ. */
function toUsj(xml: string): string {
  const reader = new XmlReader(xml, "a.usx");
  const open: { type: string; content: unknown[] }[] = [];
  for (let event = reader.next(); event !== "finished"; event = reader.next()) {
    if (event === "text") open.at(-1)?.content.push(reader.text);
    else if (event === "start") {
      const { name } = reader;
      const said = ATTRIBUTES.flatMap((each) =>
        reader.attribute(each) === undefined ? [] : [[each, reader.attribute(each)]],
      );
      const type = name === "usx" ? "USJ" : /^(?:row|cell)$/.test(name) ? `table:${name}` : name;
      const node = { type, marker: reader.attribute("style"), ...Object.fromEntries(said), content: [] };
      open.at(-1)?.content.push(node);
      open.push(node);
    } else if (open.length > 1) open.pop();
  }
  return JSON.stringify({ version: "3.1", ...open[0] }, null, 1);
}

const book = (...content: unknown[]) =>
  JSON.stringify({
    type: "USJ",
    version: "3.1",
    content: [
      { type: "book", marker: "id", code: "RUT", content: ["Poskus"] },
      { type: "chapter", marker: "c", number: "1" },
      ...content,
    ],
  });

describe("USJ", () => {
  for (const name of readdirSync(FOLDER).filter((each) => each.endsWith(".usx"))) {
    it(`is read as the USX of ${name}`, () => {
      const xml = readFileSync(`${FOLDER}/${name}`, "utf8");
      const { characters, books, dropped, warnings: said } = readFiles(USJ, { "a.json": toUsj(xml) });
      const expected = readFiles(USX, { "a.json": xml });
      assert.deepEqual(
        [books, dropped, said, characters],
        [expected.books, expected.dropped, expected.warnings, expected.characters],
      );
      assert.ok(books.size > 0);
    });
  }
  it("keeps headings, notes, words of Jesus, lines and tables; figures and sidebars are counted", () => {
    const text = book(
      { type: "para", marker: "s", content: ["Žetev"] },
      {
        type: "para",
        marker: "q2",
        content: [
          { type: "verse", marker: "v", number: "1-2", sid: "RUT 1:1-2" },
          "Šel je ",
          { type: "char", marker: "wj", content: ["v ", { type: "char", marker: "nd", content: ["goro"] }] },
          {
            type: "note",
            marker: "f",
            caller: "+",
            content: [
              { type: "char", marker: "fr", content: ["1,1 "] },
              { type: "char", marker: "ft", content: ["Ali: v hrib."] },
            ],
          },
          ".",
          { type: "figure", marker: "fig", file: "a.jpg", content: ["Slika"] },
        ],
      },
      {
        type: "table",
        content: [
          {
            type: "table:row",
            marker: "tr",
            content: [
              { type: "table:cell", marker: "tc1", content: ["Ena"] },
              { type: "table:cell", marker: "tc2", content: ["dve"] },
            ],
          },
        ],
      },
      { type: "sidebar", marker: "esb", content: [{ type: "para", marker: "p", content: ["Okvir"] }] },
    );
    assert.equal(FORMATS.find((each) => each.recognises(text, memoryFile("a.json", text)))?.name, "USJ");
    const translation = readFiles(USJ, { "a.json": text });
    assert.deepEqual([lines(translation), warnings(translation)], [["RUT 1:1-2 Šel je v goro. Ena dve"], []]);
    const [verse] = translation.books.get("RUT")?.verses ?? [];
    assert.deepEqual(verse?.headings, [{ kind: "section", text: "Žetev", offset: 0 }]);
    assert.deepEqual(verse?.notes, [{ kind: "footnote", text: "Ali: v hrib.", offset: 13 }]);
    assert.deepEqual(
      verse?.breaks?.map((each) => each.break),
      ["line", "line"],
    );
    assert.deepEqual(
      [...translation.dropped],
      [
        ["figure", 1],
        ["sidebar", 1],
      ],
    );
    assert.equal(translation.characters.lost, 0);
  });
  it("loses no word of a list in a list, and no number", () => {
    const verse = { type: "verse", marker: "v", number: 1 };
    const text = book({ type: "para", marker: "p", content: [verse, "Žena ", 5, [" čaš", [" šla"]], null] });
    const translation = readFiles(USJ, { "a.json": text });
    assert.deepEqual([lines(translation), translation.characters.lost], [["RUT 1:1 Žena 5 čaš šla"], 0]);
  });
  it("that is cut off, or of an unknown book, is refused with its line", () => {
    const text = JSON.stringify(
      JSON.parse(book({ type: "para", marker: "p", content: [{ type: "verse", number: "1" }, "Ena."] })),
      null,
      1,
    );
    refuses(
      () => readFiles(USJ, { "a.json": text.slice(0, -40) }),
      /^a\.json:\d+: Cannot read JSON: it ends within a value/,
    );
    refuses(() => readFiles(USJ, { "a.json": text.replace("RUT", "QQQ") }), /^a\.json:\d+: .*"QQQ"/);
  });
});
