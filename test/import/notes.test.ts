/** The publisher's notes in every format: their words, their kind, the letter at which they stand, and none of it in the text. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { formatWarning } from "../../src/i18n/problems/mod.ts";
import { type ImportedTranslation, importedVerses } from "../../src/import/imported_translation.ts";
import { LIMITS } from "../../src/import/limits.ts";
import { OSIS } from "../../src/import/osis/mod.ts";
import type { Format } from "../../src/import/source.ts";
import { readGbf, readThml } from "../../src/import/sword/content.ts";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { USFX } from "../../src/import/usfx.ts";
import { USX } from "../../src/import/usx.ts";
import { ZEFANIA } from "../../src/import/zefania_opensong_beblia.ts";
import { dropped, readFiles, refuses, warnings } from "./reading.ts";

/** The verses with a star at each note, followed by the notes. */
function annotated(translation: ImportedTranslation): string[] {
  return [...importedVerses(translation)].map(({ verse, text, notes = [] }) => {
    let shown = "";
    let from = 0;
    for (const { offset } of notes) {
      shown += `${text.slice(from, offset)}*`;
      from = offset;
    }
    const words = notes.map(({ kind, text }) => ` [${kind === "footnote" ? "f" : "x"} ${text}]`);
    return `${verse} ${shown}${text.slice(from)}${words.join("")}`;
  });
}

type Wrap = (content: string) => string;
const usfm: Wrap = (content) => `\\id GEN\n\\c 1\n\\p\n${content}`;
const usx: Wrap = (content) =>
  `<usx version="3.0"><book code="GEN" style="id"/><chapter number="1" style="c"/>${content}</usx>`;
const usfx: Wrap = (content) => `<usfx><book id="GEN"><c id="1"/>${content}</book></usfx>`;
const osis: Wrap = (content) =>
  `<osis><osisText osisIDWork="X"><div type="book" osisID="Gen"><chapter osisID="Gen.1">${content}</chapter></div></osisText></osis>`;
const zefania: Wrap = (content) =>
  `<XMLBIBLE><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1">${content}</CHAPTER></BIBLEBOOK></XMLBIBLE>`;

const CASES: [name: string, format: Format, source: string, verses: string[]][] = [
  [
    "a footnote and a cross reference with their parts",
    USFM,
    usfm(
      "\\v 1 V začetku\\f + \\fr 1,1 \\fq začetku:\\ft  ali \\fqa na \\+nd počelu\\+nd*\\f* je bilo\\x - \\xo 1,1 \\xt Jn 1,1; Ps 33,6\\x*.",
    ),
    ["1 V začetku* je bilo*. [f začetku: ali na počelu] [x Jn 1,1; Ps 33,6]"],
  ],
  [
    "keywords, labels, paragraphs and attributes of a note",
    USFM,
    usfm(
      '\\v 1 Ena\\fe * \\cat osebe\\cat*\\fk Adam \\fl Glej: \\ft prvi~človek \\fp \\w drugi|lemma="x"\\w* \\xt Mr 1|GEN 1:1\\xt*\\fe* dve.',
    ),
    ["1 Ena* dve. [f Adam Glej: prvi\u00a0človek drugi Mr 1]"],
  ],
  [
    "the letter: within a word, at both ends, before a word, before a comma, two at once",
    USFM,
    usfm(
      "\\v 1 \\f + \\ft a\\f*Vsa\\f + \\ft b\\f*kdo \\f + \\ft c\\f*pride, ali \\f + \\ft d\\f*, gre\\f + \\ft e\\f*\\f + \\ft f\\f* .\\f + \\ft g\\f*",
    ),
    ["1 *Vsa*kdo *pride, ali*, gre** .* [f a] [f b] [f c] [f d] [f e] [f f] [f g]"],
  ],
  [
    "poetry, paragraphs and a verse over several lines",
    USFM,
    usfm("\\q1 \\v 1 Prva\n\\q2 druga\\f + \\ft a\\f*\n\\q2 \\f + \\ft b\\f*tretja\n\\p\n\\f + \\ft c\\f* četrta."),
    ["1 Prva druga* *tretja *četrta. [f a] [f b] [f c]"],
  ],
  [
    "bridges, pieces and a verse that is left out",
    USFM,
    usfm(
      "\\v 1-2 Most\\f + \\ft a\\f*.\n\\v 3a Del\\f + \\ft b\\f*\n\\v 3b drugi\n\\v 4 \\f + \\ft Nekateri dodajajo.\\f*",
    ),
    ["1 Most*. [f a]", "3 Del* [f b]", "3 drugi", "4 * [f Nekateri dodajajo.]"],
  ],
  [
    "notes of headings belong to the text after them",
    USFM,
    "\\id PSA\n\\mt Knjiga\\f + \\ft m\\f*\n\\c 3\n\\s Naslov\\f + \\ft n\\f*\n\\d Davidov psalm\\f + \\ft d\\f*\n\\q1 \\v 1 Prva.\\f + \\ft p\\f*\n\\s Vmes\\f + \\ft v\\f*\n\\p \\v 2 Druga",
    ["1 ***Prva.* [f m] [f n] [f d] [f p]", "2 *Druga [f v]"],
  ],
  [
    "a psalm title that is verse 1",
    USFM,
    "\\id PSA\n\\c 3\n\\d \\v 1 Psalm\\f + \\ft a\\f* Davidov.\n\\q1 \\v 2 Druga",
    ["1 Psalm* Davidov. [f a]", "2 Druga"],
  ],
  [
    "a psalm title within verse 1, and the text after it",
    OSIS,
    osis(
      '<verse osisID="Gen.1.1"><title type="psalm" canonical="true">Psalm<note>a</note></title>Prva<note>b</note> vrstica.</verse>',
    ),
    ["1 *Prva* vrstica. [f a] [f b]"],
  ],
  [
    "a title in braces",
    USFM,
    "\\id PSA\n\\c 3\n\\q1 \\v 1 {Psalm\\f + \\ft a\\f* Davidov.} Gospod\\f + \\ft b\\f*, kako",
    ["1 *Gospod*, kako [f a] [f b]"],
  ],
  [
    "USX",
    USX,
    usx(
      '<para style="s">Naslov<note style="f"><char style="ft">n</char></note></para><para style="p"><verse number="1" style="v"/>V začetku<note caller="+" style="f"><char style="fr">1,1 </char><char style="ft">Ali: <char style="nd">na</char> počelu</char></note> je<note caller="-" style="x"><char style="xo">1,1</char><char style="xt"><ref loc="JHN 1:1">Jn 1,1</ref></char></note>.</para>',
    ),
    ["1 *V začetku* je*. [f n] [f Ali: na počelu] [x Jn 1,1]"],
  ],
  [
    "USFX",
    USFX,
    usfx(
      '<p><v id="1"/>V začetku<f caller="+"><fr>1,1</fr> <ft>Ali: na počelu</ft></f> je<x><xo>1,1</xo><xt><ref tgt="JHN.1.1">Jn 1,1</ref></xt></x>.<ve/></p>',
    ),
    ["1 V začetku* je*. [f Ali: na počelu] [x Jn 1,1]"],
  ],
  [
    "OSIS",
    OSIS,
    osis(
      '<title>Naslov<note>n</note></title><p><verse osisID="Gen.1.1" sID="a"/>V začetku<note type="translation" n="1"><reference type="annotateRef">1,1 </reference><catchWord>začetku</catchWord>: ali <hi>na</hi> počelu</note> je<note type="crossReference"><reference osisRef="John.1.1">Jn 1,1</reference></note> bilo <reference type="parallel">Ps 33,6</reference>.<verse eID="a"/></p>',
    ),
    ["1 *V začetku* je* bilo*. [f n] [f začetku: ali na počelu] [x Jn 1,1] [x Ps 33,6]"],
  ],
  [
    "Zefania",
    ZEFANIA,
    zefania(
      '<CAPTION vref="1">Naslov<NOTE>n</NOTE></CAPTION><VERS vnumber="1">V <DIV><NOTE type="x-studynote">Ali: <STYLE css="x">na</STYLE> počelu</NOTE></DIV>začetku<XREF fscope="Jn 1,1"/>.</VERS>',
    ),
    ["1 *V *začetku*. [f n] [f Ali: na počelu] [x Jn 1,1]"],
  ],
];

describe("importers keep the notes", () => {
  for (const [name, format, source, verses] of CASES) {
    test(`${format.name}: ${name}`, () => {
      const translation = readFiles(format, { source });
      assert.deepEqual(annotated(translation), verses);
      assert.deepEqual(dropped(translation).footnote, undefined);
    });
  }

  const FRAGMENTS: [name: string, read: typeof readGbf, source: string, verse: string][] = [
    [
      "GBF",
      readGbf,
      "V začetku<RF>Ali: <FI>na<Fi> počelu<Rf> je<RX>Jn 1,1<Rx>.",
      "1 V začetku* je*. [f Ali: na počelu] [x Jn 1,1]",
    ],
    [
      "ThML",
      readThml,
      'V začetku<note place="foot">Ali: <i>na</i> počelu</note> je<scripRef passage="John 1:1">Jn 1,1</scripRef>.',
      "1 V začetku* je*. [f Ali: na počelu] [x Jn 1,1]",
    ],
  ];
  for (const [name, read, source, verse] of FRAGMENTS) {
    test(`SWORD: ${name}`, () => assert.deepEqual(annotated(fragment(read, source)), [verse]));
  }
});

function fragment(read: typeof readGbf, source: string): ImportedTranslation {
  const builder = new TranslationBuilder();
  builder.startBook("GEN");
  builder.startChapter(1);
  builder.startVerse({ verse: 1 });
  read(source, builder);
  return builder.finish();
}

describe("notes that are faulty lose no text", () => {
  const FAULTY: [name: string, source: string, verses: string[], warning: RegExp][] = [
    [
      "one that never ends, up to the end of its line",
      "\\v 1 Ena \\f + \\ft opomba\n\\v 2 Dve",
      ["1 Ena* [f opomba]", "2 Dve"],
      /^4: \\f is never closed/,
    ],
    [
      "one that never ends, up to the verse on the same line",
      "\\v 1 Ena \\f + \\ft opomba \\v 2 Dve",
      ["1 Ena* [f opomba]", "2 Dve"],
      /^4: \\f is never closed/,
    ],
    [
      "one that never ends, before another",
      "\\v 1 Ena \\f + \\ft prva \\f + \\ft druga\\f* konec",
      ["1 Ena** konec [f prva] [f druga]"],
      /is never closed/,
    ],
    [
      "one within another of its kind",
      "\\v 1 Ena\\f + \\ft zunaj \\f + \\ft znotraj\\f* spet\\f* konec",
      ["1 Ena* konec [f zunaj znotraj spet]"],
      /a note within a note/,
    ],
    [
      "a cross reference within a footnote",
      "\\v 1 Ena\\f + \\ft zunaj \\x - \\xo 1,1 \\xt Jn 1,1\\x* spet\\f* konec",
      ["1 Ena* konec [f zunaj Jn 1,1 spet]"],
      /a note within a note/,
    ],
  ];
  for (const [name, source, verses, warning] of FAULTY) {
    test(name, () => {
      const translation = readFiles(USFM, { source: usfm(source) });
      assert.deepEqual(annotated(translation), verses);
      assert.match(warnings(translation).join("\n"), warning);
    });
  }

  test("a warning and an error in a note tell the verse by its name", () => {
    const source = "\\id NUM\n\\c 6\n\\p\n\\v 26-27 Ena \\f + \\ft opomba\n\\v 28 Dve";
    const [warning] = readFiles(USFM, { source }).warnings;
    assert.match(formatWarning(warning!, "sl"), /^source:4: 4 Mz 6,26-27: /);
    assert.match(formatWarning(warning!, "en"), /^source:4: Num 6,26-27: /);
    const long = source.replace("opomba", `${"beseda ".repeat(20_000)}\\f*`);
    refuses(() => readFiles(USFM, { source: long }), /^source:4: Num 6,26-27: Cannot import a note/);
  });

  test("a warning outside of verses tells the line alone", () => {
    const source = "\\id NUM\n\\c 6\n\\s Naslov\\f + \\ft a\n\\p\n\\v 1 Ena";
    const [warning] = readFiles(USFM, { source }).warnings;
    assert.match(formatWarning(warning!, "sl"), /^source:3: /);
  });

  test("one of SWORD that never ends has the rest of the verse", () => {
    const translation = fragment(readThml, "Ena<note>dve tri");
    assert.deepEqual(annotated(translation), ["1 Ena* [f dve tri]"]);
    assert.match(warnings(translation).join(), /part of it/);
  });

  test("those outside of chapters, of introductions and without words are counted", () => {
    const source = "\\id GEN\n\\ip Uvod\\f + \\ft a\\f*\n\\c 1\n\\p \\v 1 Ena\\f + \\f*.\n\\s Konec\\f + \\ft b\\f*\n";
    const translation = readFiles(USFM, { source });
    assert.deepEqual(annotated(translation), ["1 Ena.* [f Konec]"]);
    assert.deepEqual(dropped(translation), { footnote: 3, introduction: 1 });
  });

  test("10,000 on one verse: the first are kept, the others counted, and a warning says where", () => {
    const notes = Array.from({ length: 10_000 }, (_, index) => `\\f + \\ft ${index}\\f*`);
    const translation = readFiles(USFM, { source: usfm(`\\v 1 Ena${notes.join("")} dve`) });
    const [verse] = importedVerses(translation);
    assert.equal(verse?.text, "Ena dve");
    assert.equal(verse.notes?.length, LIMITS.verseNotes);
    assert.equal(dropped(translation).footnote, 10_000 - LIMITS.verseNotes);
    assert.match(warnings(translation).join(), /^4: the verse has more than 1000 notes/);
  });

  test("a verse that comes again keeps the notes of both", () => {
    const source = usfm("\\v 1 Ena\\f + \\ft a\\f*.\n\\v 2 Dve.\n\\v 1 Še\\f + \\ft b\\f* ena.");
    assert.deepEqual(annotated(readFiles(USFM, { source })), ["1 Ena*. Še* ena. [f a] [f b]", "2 Dve."]);
  });
});
