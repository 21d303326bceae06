/** What is beside the verses, or lacks a mark of its own, is kept in its place or told. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatTranslation } from "../../src/corpus/mod.ts";
import { type ImportedTranslation, importedVerses } from "../../src/import/imported_translation.ts";
import { OSIS } from "../../src/import/osis/mod.ts";
import type { Format } from "../../src/import/source.ts";
import { SWORD } from "../../src/import/sword/mod.ts";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { USFX } from "../../src/import/usfx.ts";
import { USX } from "../../src/import/usx.ts";
import { ZEFANIA } from "../../src/import/zefania_opensong_beblia.ts";
import { dropped, lines, memoryFile, readFiles, warnings } from "./reading.ts";
import { writeModule } from "./writers/sword_module.ts";

const HEADER = { code: "A", name: "A", language: "slv", copyright: "A", books: new Map() };

/** The lines of the translation file between its header and its end line; nothing may be lost. */
function body(imported: ImportedTranslation): string[] {
  assert.equal(imported.characters.lost, 0, warnings(imported).join());
  const file = formatTranslation(HEADER, importedVerses(imported)).toString();
  return file.trimEnd().split("\n").slice(6, -1);
}

const usfm = (source: string) => readFiles(USFM, { "a.usfm": `\\id HAB\n\\c 1\n\\p\n${source}` });
const osis = (content: string) =>
  readFiles(OSIS, { "a.xml": `<osis><osisText osisIDWork="X">${content}</osisText></osis>` });

function sword(texts: Readonly<Record<string, string>>, lengthen?: (name: string, content: Buffer) => Buffer) {
  const parts = writeModule(new Map(Object.entries(texts)), { driver: "rawText" });
  const files = parts.map(([name, content]) => memoryFile(name, lengthen?.(name, content) ?? content));
  const builder = new TranslationBuilder();
  SWORD.read({ source: { name: "m", files }, files: files.filter(({ name }) => name.endsWith(".conf")), builder });
  return builder.finish();
}

describe("a line behind a heading without a marker", () => {
  const AS_TEXT = /is read as text of the verse/;
  const AS_HEADING = /is read as part of the heading/;
  const CASES: [name: string, source: string, lines: string[], warning: RegExp | undefined][] = [
    [
      "is text where it ends like a sentence",
      "\\v 1 Ena.\n\\s Sklep\nTo učite.\n\\p\n\\v 2 Dve.",
      ["=2 Sklep", "HAB 1:1 ¶ Ena. |= ¶ To učite.", "HAB 1:2 ¶ Dve."],
      AS_TEXT,
    ],
    [
      "is text behind a blank line, whatever its end",
      "\\v 1 Ena\n\\ms Govor\n \nin šel je\n\\v 2 učil.",
      ["=1 Govor", "HAB 1:1 ¶ Ena |= ¶ in šel je", "HAB 1:2 učil."],
      AS_TEXT,
    ],
    [
      "is text where a quotation ends with it",
      "\\v 1 Ena.\r\n\\s Žetev\r\nRekel je: »Pridite!«\r\n\\v 2 Dve.",
      ["=2 Žetev", "HAB 1:1 ¶ Ena. |= ¶ Rekel je: »Pridite!«", "HAB 1:2 Dve."],
      AS_TEXT,
    ],
    [
      "is text with its styles and notes",
      "\\v 1 Ena.\n\\s Sklep\n\\nd Gospod\\nd* je\\f + \\ft bil\\f* tu.\n\\v 2 Dve.",
      ["=2 Sklep", "HAB 1:1 ¶ Ena. |= ¶ Gospod je|+ tu.", "+f bil", "HAB 1:2 Dve."],
      AS_TEXT,
    ],
    [
      "is the heading's where it ends like one",
      "\\v 1 Ena.\n\\s Dolg naslov,\nki teče dalje\n\\p\n\\v 2 Dve.",
      ["HAB 1:1 ¶ Ena.", "=2 Dolg naslov, ki teče dalje", "HAB 1:2 ¶ Dve."],
      AS_HEADING,
    ],
    [
      "is the heading's before the first verse",
      "\\s Naslov\nKonec.\n\\v 1 Ena.",
      ["=2 Naslov Konec.", "HAB 1:1 ¶ Ena."],
      AS_HEADING,
    ],
    [
      "is none where there is a marker",
      "\\v 1 Ena.\n\\s Sklep\n\n\\p To.",
      ["=2 Sklep", "HAB 1:1 ¶ Ena. |= ¶ To."],
      undefined,
    ],
  ];
  for (const [name, source, lines, warning] of CASES) {
    it(name, () => {
      const imported = usfm(source);
      assert.deepEqual(body(imported), lines);
      assert.match(warnings(imported).join("\n"), warning ?? /^$/);
    });
  }
});

describe("what comes behind the last verse", () => {
  it("of Habakkuk as a title is its last line, in the middle of a file too", () => {
    const closing = "\\v 1 Moč.\n\\d Zborovodju. Na\\f + \\ft a\\f* strune.";
    assert.deepEqual(body(usfm(closing)), ["HAB 1:1 ¶ Moč. ¶ Zborovodju. Na|+ strune.", "+f a"]);
    assert.deepEqual(body(usfm(`${closing}\n\\c 2\n\\p\n\\v 1 Dalje.`)).at(-1), "HAB 2:1 ¶ Dalje.");
  });

  it("of a psalm as a title is the next psalm's", () => {
    const source = "\\id PSA\n\\c 1\n\\v 1 Ena.\n\\d Davidov.\n\\c 2\n\\v 1 Dve.";
    assert.deepEqual(body(readFiles(USFM, { source })), ["PSA 1:1 Ena.", "=t Davidov.", "PSA 2:1 Dve."]);
  });

  it("of a book as a heading is kept as a note, and told with its words", () => {
    const imported = usfm("\\v 1 Ena.\n\\s Pisano iz Korinta\n");
    assert.deepEqual(body(imported), ["HAB 1:1 ¶ Ena.|+", "+f Pisano iz Korinta"]);
    assert.match(
      warnings(imported).join(),
      /after the last verse of the book is kept as a note to it: "Pisano iz Korinta"/,
    );
    const module = sword({ "REV 22:21": "Milost.<title>Pisano na <hi>Patmosu</hi></title>" });
    assert.deepEqual(body(module), ["REV 22:21 Milost.|+", "+f Pisano na Patmosu"]);
  });

  it("of a book without a text as a heading is told with its words", () => {
    const imported = usfm("\\v 1\n\\s Žalostinka\n");
    assert.match(
      warnings(imported).join(),
      /no verse of the book comes after the heading "Žalostinka": it is left out/,
    );
  });

  it("as a note in a paragraph of its own stays in its chapter and book", () => {
    const note = (words: string) => `\n\\p \\x - \\xt ${words}\\x*`;
    const imported = usfm(`\\v 1 Ena.${note("Jn 1,1")}\n\\c 2\n\\p\n\\v 1 Dve.${note("Jn 2,2")}`);
    assert.deepEqual(body(imported), ["HAB 1:1 ¶ Ena.|+", "+x Jn 1,1", "HAB 2:1 ¶ Dve.|+", "+x Jn 2,2"]);
  });

  const CHAPTERS: [format: Format, end: string, source: (end: string) => string][] = [
    [
      USX,
      '<para style="p"><note style="f" caller="+"><char style="ft">Ali: en.</char></note></para>',
      (end) =>
        `<usx version="3.0"><book code="HAB" style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>Ena.</para>${end}<para style="s">Dalje</para><chapter number="2" style="c"/><para style="p"><verse number="1" style="v"/>Dve.</para></usx>`,
    ],
    [
      USFX,
      '<p><f caller="+"><ft>Ali: en.</ft></f></p>',
      (end) =>
        `<usfx><book id="HAB"><c id="1"/><p><v id="1"/>Ena.<ve/></p>${end}<s>Dalje</s><c id="2"/><p><v id="1"/>Dve.<ve/></p></book></usfx>`,
    ],
    [
      OSIS,
      "<p><note>Ali: en.</note></p>",
      (end) =>
        `<osis><osisText><div type="book" osisID="Hab"><chapter osisID="Hab.1"><p><verse osisID="Hab.1.1">Ena.</verse></p>${end}<title>Dalje</title></chapter><chapter osisID="Hab.2"><p><verse osisID="Hab.2.1">Dve.</verse></p></chapter></div></osisText></osis>`,
    ],
    [
      ZEFANIA,
      "<NOTE>Ali: en.</NOTE>",
      (end) =>
        `<XMLBIBLE><BIBLEBOOK bnumber="35"><CHAPTER cnumber="1"><VERS vnumber="1">Ena.</VERS>${end}<CAPTION>Dalje</CAPTION></CHAPTER><CHAPTER cnumber="2"><VERS vnumber="1">Dve.</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`,
    ],
    [
      USFM,
      "\\p \\f + \\ft Ali: en.\\f*\n",
      (end) => `\\id HAB\n\\c 1\n\\p\n\\v 1 Ena.\n${end}\\s Dalje\n\\c 2\n\\p\n\\v 1 Dve.`,
    ],
  ];
  for (const [format, end, source] of CHAPTERS) {
    it(`as a note before the heading of the next chapter is its own in ${format.name}`, () => {
      const imported = readFiles(format, { "a.txt": source(end) });
      assert.deepEqual(
        body(imported).map((line) => line.replace(" ¶", "")),
        ["HAB 1:1 Ena.|+", "+f Ali: en.", "=2 Dalje", "HAB 2:1 Dve."],
      );
    });
  }

  for (const type of ["afterword", "glossary", "introduction"]) {
    it(`as a milestone of type ${type} is no text of it`, () => {
      const part = `<div type="${type}" sID="g"/><p>Žabe in šale.</p><div type="${type}" eID="g"/>`;
      const expected = ["REV 22:21 Milost."];
      const module = sword({ "REV 22:21": `Milost.${part}` });
      assert.deepEqual(body(module), expected);
      assert.equal(module.characters.leftOut, 10);
      const book = `<div type="book" osisID="Rev"><chapter osisID="Rev.22"><verse osisID="Rev.22.21">Milost.${part}</verse></chapter></div>`;
      assert.deepEqual(body(osis(book)), expected);
    });
  }

  it("as a part within the book ends the verse", () => {
    const imported = usfm(
      '\\v 1 Prva.\n\\periph Uvod|id="intro"\n\\s Naslov\n\\p Žabe.\\f + \\ft a\\f*\n\\c 2\n\\p\n\\v 1 Druga.',
    );
    assert.deepEqual(body(imported), ["HAB 1:1 ¶ Prva.", "HAB 2:1 ¶ Druga."]);
    assert.deepEqual(dropped(imported), { "front and back matter": 1, footnote: 1 });
  });
});

describe("text before the first verse", () => {
  const PROLOGUE = "Dodana beseda žalosti.";
  const LONG = "Žabe in šale. ".repeat(40).trim();
  const beginning = (text: string) => `<title type="main">Žalostinke</title> <div type="x-p" sID="p"/>${text}`;
  const inSword = (text: string) => sword({ LAM: beginning(text), "LAM 1:1": "Kako." });
  const inOsis = (text: string) =>
    osis(
      `<div type="book" osisID="Lam">${beginning(text)}<chapter osisID="Lam.1"><verse osisID="Lam.1.1">Kako.</verse></chapter></div>`,
    );
  const inUsfm = (text: string) =>
    readFiles(USFM, { "a.usfm": `\\id LAM\n\\mt Žalostinke\n\\p ${text}\n\\c 1\n\\v 1 Kako.` });
  for (const [name, read] of Object.entries({ SWORD: inSword, OSIS: inOsis, USFM: inUsfm })) {
    it(`of a book is a heading in ${name}, and told`, () => {
      const imported = read(PROLOGUE);
      assert.deepEqual(body(imported), [`=2 ${PROLOGUE}`, "LAM 1:1 ¶ Kako."]);
      assert.match(warnings(imported).join("\n"), /^[^\n]*is kept as a heading: "Dodana beseda žalosti\."$/);
      assert.deepEqual(dropped(imported), { "book heading": 1 });
    });

    it(`of a book is left out in ${name} where it is longer than a heading, and told`, () => {
      const imported = read(LONG);
      assert.deepEqual(body(imported), ["LAM 1:1 ¶ Kako."]);
      assert.match(warnings(imported).join("\n"), /^[^\n]*belongs to no verse is left out: "Žabe in šale\.[^\n]*$/);
      assert.deepEqual(dropped(imported), { "book heading": 1, "text outside of verses": 1 });
    });
  }

  it("of a chapter is a heading, before those that come after it and behind those before", () => {
    const imported = usfm("\\v 1 Ena.\n\\c 2\n\\s Prvi\n\\p Molitev.\n\\p Siraha.\n\\s Drugi\n\\p\n\\v 1 Dve.");
    assert.deepEqual(body(imported), [
      "HAB 1:1 ¶ Ena.",
      "=2 Prvi",
      "=2 Molitev. Siraha.",
      "=2 Drugi",
      "HAB 2:1 ¶ Dve.",
    ]);
  });

  const UNNUMBERED: Record<string, () => ImportedTranslation> = {
    USFM: () => usfm("\\v 1 Ena.\n\\c 2\n\\p Dve\\f + \\ft Ali: dva.\\f*.\n\\v 2 Tri."),
    OSIS: () =>
      osis(
        `<div type="book" osisID="Hab"><chapter osisID="Hab.1"><p><verse osisID="Hab.1.1">Ena.</verse></p></chapter><chapter osisID="Hab.2"><p>Dve<note>Ali: dva.</note>. <verse osisID="Hab.2.2">Tri.</verse></p></chapter></div>`,
      ),
    SWORD: () =>
      sword({
        "HAB 1:1": '<div type="x-p" sID="a"/>Ena.<div type="x-p" eID="a"/>',
        "HAB 2:0": '<chapter osisID="Hab.2" sID="b"/><div type="x-p" sID="c"/>Dve<note>Ali: dva.</note>.',
        "HAB 2:2": "Tri.",
      }),
  };
  for (const [name, read] of Object.entries(UNNUMBERED)) {
    it(`of a chapter that begins with verse 2 is verse 1 in ${name}, and told`, () => {
      const imported = read();
      const [first, second, note, third] = body(imported);
      assert.equal(first, "HAB 1:1 ¶ Ena.");
      assert.match(second ?? "", /^HAB 2:1 ¶ (?:Dve\|\+\.|\|\+Dve\.)$/);
      assert.deepEqual([note, third], ["+f Ali: dva.", "HAB 2:2 Tri."]);
      assert.match(
        warnings(imported).join("\n"),
        /^\d*(?:undefined)?: the text stands before verse 1, .* taken for verse 1$/,
      );
    });
  }

  it("of a chapter that begins with another verse is a heading", () => {
    const imported = usfm("\\v 1 Ena.\n\\c 2\n\\p Povzetek.\n\\v 3 Tri.");
    assert.deepEqual(body(imported), ["HAB 1:1 ¶ Ena.", "=2 Povzetek.", "HAB 2:3 ¶ Tri."]);
  });

  it("of a chapter of OSIS is a heading of that chapter", () => {
    const verse = (id: string, text: string) => `<verse osisID="${id}">${text}</verse>`;
    const imported = osis(
      `<div type="book" osisID="Hab"><chapter osisID="Hab.1">${verse("Hab.1.1", "Ena.")}</chapter><chapter osisID="Hab.2"><p>Povzetek.</p>${verse("Hab.2.1", "Dve.")}</chapter></div>`,
    );
    assert.deepEqual(body(imported), ["HAB 1:1 Ena.", "=2 Povzetek.", "HAB 2:1 ¶ Dve."]);
  });

  it("of a book without verses is told", () => {
    const module = sword({ LAM: PROLOGUE, "REV 22:21": "Milost." });
    assert.deepEqual(body(module), ["REV 22:21 Milost."]);
    assert.match(warnings(module).join(), /is left out: "Dodana beseda žalosti\."/);
  });
});

describe("notes and their signs", () => {
  it("signs that refer to a note leave nothing", () => {
    const imported = usfm("\\v 1 Prva\\fm a\\fm* beseda, tret\\efm b\\efm*ja.\\fm č\\fm*");
    assert.deepEqual(body(imported), ["HAB 1:1 ¶ Prva beseda, tretja."]);
    assert.deepEqual(dropped(imported), { "note sign": 3 });
  });

  const GENESIS = (verse: string) =>
    `<div type="book" osisID="Gen"><chapter osisID="Gen.1"><verse osisID="Gen.1.1">${verse}</verse></chapter></div>`;
  const reference = (words: string) => `<reference type="annotateRef" osisRef="Gen.1.1">${words}</reference>`;
  const NOTES: [note: string, words: string][] = [
    [`${reference("1,1")} Ali: sprva.`, "Ali: sprva."],
    [`prim. ${reference("Heb 11,5")}`, "prim. Heb 11,5"],
    [`${reference("1,1")} Kot v ${reference("6,5")}, in drugod`, "Kot v 6,5, in drugod"],
  ];
  for (const [note, words] of NOTES) {
    it(`a note "${words}" has the references that are words of it`, () => {
      assert.deepEqual(body(osis(GENESIS(`Beseda<note>${note}</note>.`))), ["GEN 1:1 Beseda|+.", `+f ${words}`]);
    });
  }

  it("a note in which a verse begins is divided there, and nothing is counted as lost", () => {
    const note = '<note>Ali: prva. <verse osisID="Gen.1.2" sID="b"/>Ali: druga.</note>';
    const verses = `<verse osisID="Gen.1.1" sID="a"/>Ena${note} dve<verse eID="b"/>`;
    const imported = osis(`<div type="book" osisID="Gen"><chapter osisID="Gen.1">${verses}</chapter></div>`);
    assert.deepEqual(body(imported), ["GEN 1:1 Ena|+", "+f Ali: prva.", "GEN 1:2 |+dve", "+f Ali: druga."]);
    assert.deepEqual(warnings(imported), []);
  });

  it("the first of two readings is the text", () => {
    const readings = '<seg type="rdg" subType="A">Amen.</seg> <seg type="rdg" subType="B">Amen, amen.</seg>';
    const imported = osis(GENESIS(`Milost. ${readings}`));
    assert.deepEqual(body(imported), ["GEN 1:1 Milost. Amen."]);
    assert.deepEqual(dropped(imported), { "variant reading": 1 });
  });

  it("a reading is text again in the next verse, and where it is of the same codex", () => {
    const reading = (codex: string, text: string) => `<seg type="rdg" subType="${codex}">${text}</seg>`;
    const second = `${reading("A", "Bog.")} ${reading("B", "Luč<note>Ali: žar.</note>.")} ${reading("C", "Žar.")}`;
    const one = `<verse osisID="Gen.1.1">Ena ${reading("A", "Amen.")}</verse><verse osisID="Gen.1.2">${second}</verse>`;
    const two = `<verse osisID="Gen.1.3"><l>${reading("A", "Šel.")}</l><l>${reading("A", "Čul.")}</l></verse>`;
    const imported = osis(`<div type="book" osisID="Gen"><chapter osisID="Gen.1">${one}${two}</chapter></div>`);
    assert.deepEqual(lines(imported), ["GEN 1:1 Ena Amen.", "GEN 1:2 Bog.", "GEN 1:3 Šel. Čul."]);
    assert.deepEqual(dropped(imported), { "variant reading": 2 });
    const module = sword({
      "GEN 1:1": `Ena ${reading("", "Amen.")}`,
      "GEN 1:2": reading("", "Bog.") + reading("", "Luč."),
    });
    assert.deepEqual(lines(module), ["GEN 1:1 Ena Amen.", "GEN 1:2 Bog."]);
  });

  const TITLE =
    '<div type="paragraph" sID="p"/><title canonical="true" type="psalm">Tožba<note>Ali: pesem.</note> Davidova.</title><div type="paragraph" eID="p"/>';
  it("a note of a title that is verse 1 stays in it", () => {
    const expected = ["PSA 7:1 ¶ Tožba|+ Davidova.", "+f Ali: pesem.", "PSA 7:2 ¶ Gospod."];
    assert.deepEqual(body(sword({ "PSA 7:1": TITLE, "PSA 7:2": "Gospod." })), expected);
    const verses = `<verse osisID="Ps.7.1">${TITLE}</verse><verse osisID="Ps.7.2">Gospod.</verse>`;
    assert.deepEqual(
      body(osis(`<div type="book" osisID="Ps"><chapter osisID="Ps.7">${verses}</chapter></div>`)),
      expected,
    );
  });

  it("a note of a title without words stays behind the text before it", () => {
    const imported = usfm("\\v 1 Moč.\n\\d \\f + \\ft Žabe.\\f*\n\\c 2\n\\p\n\\v 1 Dalje.");
    assert.deepEqual(body(imported), ["HAB 1:1 ¶ Moč.|+", "+f Žabe.", "HAB 2:1 ¶ Dalje."]);
  });

  it("a verse that has a note only keeps its label and the note", () => {
    const note = "<note>Nekateri dodajajo.</note>";
    assert.deepEqual(body(sword({ "MAT 17:20": "Ena.", "MAT 17:21": note, "MAT 17:22": "Dve." })), [
      "MAT 17:20 Ena.",
      "MAT 17:21",
      "+f Nekateri dodajajo.",
      "MAT 17:22 Dve.",
    ]);
  });
});

describe("SWORD", () => {
  it("the slot of a chapter that holds verse 1 is verse 1, with a warning", () => {
    const imported = sword({ "JOB 6:30": "Konec.", "JOB 7:0": "Ali ni čas?", "JOB 7:2": "Kakor." });
    assert.deepEqual(body(imported), ["JOB 6:30 Konec.", "JOB 7:1 Ali ni čas?", "JOB 7:2 Kakor."]);
    assert.equal(imported.warningCount, 1);
  });

  it("titles in the slot of a chapter stay headings, also where verse 1 is empty", () => {
    const imported = sword({ "JOB 7:0": "<title>Naslov</title>", "JOB 7:2": "Kakor." });
    assert.deepEqual(body(imported), ["=2 Naslov", "JOB 7:2 Kakor."]);
  });

  it("an index that is longer than the versification is read, and told", () => {
    const longer = (name: string, content: Buffer) =>
      /nt\.vss$/.test(name) ? Buffer.concat([content, Buffer.alloc(12)]) : content;
    const imported = sword({ "GEN 1:1": "Ena.", "REV 22:21": "Dve." }, longer);
    assert.deepEqual(body(imported), ["GEN 1:1 Ena.", "REV 22:21 Dve."]);
    assert.match(
      warnings(imported).join(),
      /the index of the New Testament of Trial has \d+ places, .* beyond are left out/,
    );
  });
});

it("books whose every verse is empty are left out, and named", () => {
  const imported = readFiles(USFM, {
    "a.usfm": "\\id GEN\n\\c 1\n\\p\n\\v 1\n\\v 2",
    "b.usfm": "\\id EXO\n\\c 1\n\\p\n\\v 1 Ena.\n\\v 2",
  });
  assert.deepEqual(body(imported), ["EXO 1:1 ¶ Ena.", "EXO 1:2"]);
  assert.match(warnings(imported).join(), /Gen: none of its 2 verses has a text: the book is left out/);
});

describe("no-break spaces", () => {
  const CASES: [source: string, text: string][] = [
    ["Dieu\u202f! «\u00a0Oui\u00a0» 10\u202f000", "Dieu\u202f! «\u00a0Oui\u00a0» 10\u202f000"],
    ["ligne~sûre", "ligne\u00a0sûre"],
    ["\u00a0na koncih\u202f", "na koncih"],
    ["med \u00a0drugimi\u00a0\u00a0presledki\u202f\nvrsta", "med drugimi presledki vrsta"],
    ["Dieu\u202f\\f + \\ft a\\f*! Oui\\f + \\ft b\\f*\u00a0?", "Dieu|+\u202f! Oui|+\u00a0?"],
  ];
  for (const [source, text] of CASES) {
    it(`are kept as printed in ${JSON.stringify(source)}`, () => {
      assert.equal(body(usfm(`\\v 1 ${source}`))[0], `HAB 1:1 ¶ ${text}`);
    });
  }
});
