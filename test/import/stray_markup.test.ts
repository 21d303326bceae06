/** Markup that was escaped once too often, or is of another program: none is served, no word is lost, no note is verse text. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { importedVerses } from "../../src/import/imported_translation.ts";
import { JSON_TEXT } from "../../src/import/json/mod.ts";
import { OSIS } from "../../src/import/osis/mod.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { LABELLED_LINES } from "../../src/import/verse_per_line/mod.ts";
import { TABLE } from "../../src/import/verse_per_line/table.ts";
import { ZEFANIA } from "../../src/import/zefania_opensong_beblia.ts";
import { dropped, lines, readFiles, warnings } from "./reading.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const zefania = (text: string) =>
  `<XMLBIBLE><BIBLEBOOK bnumber="43"><CHAPTER cnumber="1"><VERS vnumber="1">${escaped(text)}</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`;

const osis = (text: string) =>
  `<osis><osisText><div type="book" osisID="John"><verse osisID="John.1.1">${escaped(text)}</verse></div></osisText></osis>`;
const csv = (text: string) => `Book,Chapter,Verse,Text\nJohn,1,1,"${text.replaceAll('"', '""')}"\n`;

const SOURCES = [
  ["JSON", JSON_TEXT, (text: string) => JSON.stringify([{ name: "John", chapters: [[text]] }])],
  ["a table", TABLE, csv],
  ["OSIS", OSIS, osis],
  ["Zefania", ZEFANIA, zefania],
  ["verse per line", LABELLED_LINES, (text: string) => `JHN 1:1 ${text}\n`],
  ["verse per line, escaped", LABELLED_LINES, (text: string) => `JHN 1:1 ${escaped(text)}\n`],
] as const;

interface Expected {
  readonly text: string;
  readonly notes?: string[];
  readonly headings?: string[];
  readonly dropped?: Record<string, number>;
}

const WORDS = (count: number) => ({ "word attributes": count });
const OTHER = { "cross reference": 1, "alternate number": 1 };
const CASES: [markup: string, expected: Expected][] = [
  ['Je <title type="psalm">Hvalnica.</title> konec.', { text: "Je konec.", headings: ["psalm_title Hvalnica."] }],
  ["<h3>Začetek</h3>Je konec.", { text: "Je konec.", headings: ["section Začetek"] }],
  ["<TS>Začetek<Ts>Je konec.", { text: "Je konec.", headings: ["section Začetek"] }],
  ["Je<note n='1'>Ali: <hi>bil</hi>.</note> konec.", { text: "Je konec.", notes: ["Ali: bil."] }],
  ["Je<RF q=a>Ali: bil.<Rf> konec.", { text: "Je konec.", notes: ["Ali: bil."] }],
  ["Je <n>Ali: bil.</n>konec.", { text: "Je konec.", notes: ["Ali: bil."] }],
  ["Je <n>[bil]</n> d<n>[a]</n> tu.<f>ⓐ</f>", { text: "Je [bil] d[a] tu.", dropped: { "note sign": 1 } }],
  [
    "<TS1>Začetek<Ts>Je <TS3>Drugi<Ts3>konec.",
    { text: "Je konec.", headings: ["section Začetek", "subsection Drugi"] },
  ],
  ["Je<XWG5547> <S%G12>bil<s%><RX 43.1.1+2> <V 4:5>tu.", { text: "Je bil tu.", dropped: { ...WORDS(2), ...OTHER } }],
  ["Je <num>G12</num><tvm>V-AAI</tvm><red>bil</red><WTN-NSM l='x'>.", { text: "Je bil.", dropped: WORDS(3) }],
  [
    "Je {\\cf11\\super H7225} {\\fonttbl{\\f0 Arial;}}bil<BR>tu <HEB>א<heb>.",
    { text: "Je bil tu א.", dropped: WORDS(1) },
  ],
  ["Je <f>[12]</f>konec<sup>3</sup>.", { text: "Je konec.", dropped: { "note sign": 2 } }],
  ["Je <S>1254</S><m>V-A</m>konec<WH1254><WTV-AAI-3S x>.", { text: "Je konec.", dropped: { "word attributes": 4 } }],
  ["Gos<small>pod</small> je <FI>bil<Fi> <J>tu</J>.", { text: "Gospod je bil tu." }],
  ['<span class="x">Je</span> <font color="red">bil</font> <nd>Gospod</nd>', { text: "Je bil Gospod" }],
  ["Je<qux>bil</qux>tu in<br/>tam<CM>.", { text: "Je bil tu in tam ." }],
  ["Je <qux a='1'>bil</qux>, <foo/>tu<qux>.</qux>", { text: "Je bil, tu." }],
  ["Je &amp;lt;note&amp;gt;Ali: bil.&amp;lt;/note&amp;gt; konec.", { text: "Je konec.", notes: ["Ali: bil."] }],
  ["<?xml version='1.0'?>Je <![CDATA[bil]]><!-- skrito --> tu<!DOCTYPE x>.", { text: "Je bil tu." }],
  [
    'Je \\add bil\\add* \\+w tu|strong="G1"\\+w*\\f + \\fr 1,1 \\ft Ali: \\fqa ni\\f*, konec\\x a \\xo 1,1 \\xt Jn 2,1\\x*.',
    { text: "Je bil tu, konec.", notes: ["Ali: ni", "Jn 2,1"] },
  ],
  [
    "Reče \\nd Gospod\\nd*, ki \\add \\+nd Bog\\+nd* je\\add*; \\b \\qs Sela\\qs*.",
    { text: "Reče Gospod, ki Bog je; Sela." },
  ],
  [
    "<TH>Davidov.<Th>Je<Q><wh>אב<wt>bil<q> <E>tu<e>, <X>tam<x> še.",
    { text: "Je אב bil tu, tam še.", headings: ["psalm_title Davidov."] },
  ],
  [
    '<span class="wj">Je</span> <span class="note f"><span class="label">#</span> Ali: bil.</span>konec.',
    { text: "Je konec.", notes: ["# Ali: bil."] },
  ],
  [
    "Je<sup>a</sup> bil<sup>[b]</sup> 10<sup>th</sup>, M<sup>e</sup> XV<sup>e</sup>.",
    { text: "Je bil 10th, Me XVe.", dropped: { "note sign": 2 } },
  ],
  ["Je<BR/><I>bil</I> <A HREF='x'>tu</A>&nbsp;&mdash; &scaron;e", { text: "Je bil tu\u00a0— še" }],
  ["Če je a < b, c > d, 3 < 5 in a<b.", { text: "Če je a < b, c > d, 3 < 5 in a<b." }],
  ["glej -> tja, <- sem, x => y, <= z", { text: "glej -> tja, <- sem, x => y, <= z" }],
  [
    "un<s>amma <h>vaz<n>a, gageig[g]<aidedj>au <Az>gadis",
    { text: "un<s>amma <h>vaz<n>a, gageig[g]<aidedj>au <Az>gadis" },
  ],
  ["<i>Je bil <b>tu", { text: "Je bil tu" }],
  ["Rekel je: <Pridi, <tu>, da.> Konec>", { text: "Rekel je: ‘Pridi, ‘tu’, da.’ Konec’" }],
  ["Je {\\i bil} {\\cf6 tu\\cf0}\\par in \\ldblquote tam\\rdblquote , \\'9aal.", { text: "Je bil tu in “tam”, šal." }],
  ["Je {\\*\\bkmkstart skrito}bil {\\v skrito}tu.", { text: "Je bil tu.", dropped: { "hidden text": 2 } }],
  ["Je {\\i bil} \\v skrito\\v0 {\\b {\\fs20\\v a{b}} tu}.", { text: "Je bil tu.", dropped: { "hidden text": 2 } }],
  [
    "Je {\\*\\x {y {\\v a{b\\'9a{c}}}}}bil{\\footnote Ali: \\i ni\\i0 .}.",
    { text: "Je bil.", notes: ["Ali: ni."], dropped: { "hidden text": 1 } },
  ],
  [
    "Je {\\pict 01ab}\\{bil\\} \\u269?as\\~in \\v skrito",
    { text: "Je {bil} čas\u00a0in", dropped: { figure: 1, "hidden text": 1 } },
  ],
  ["Je <Psalm Davidov> <<tu>> <Sela>", { text: "Je ‘Psalm Davidov’ “tu” ‘Sela’" }],
];

describe("stray markup is read as what it is:", () => {
  for (const [markup, { text, notes = [], headings = [], dropped: left = {} }] of CASES) {
    for (const [name, format, write] of SOURCES) {
      it(`${markup} in ${name}`, () => {
        const translation = readFiles(format, { "a.txt": write(markup) });
        const [verse] = importedVerses(translation);
        assert.equal(verse?.text, text);
        assert.deepEqual(
          [
            verse?.notes?.map((note) => note.text) ?? [],
            verse?.headings?.map((one) => `${one.kind} ${one.text}`) ?? [],
          ],
          [notes, headings],
        );
        assert.deepEqual(dropped(translation), left);
        assert.equal(translation.characters.lost, 0);
      });
    }
  }
});

describe("lines and paragraphs of programs are kept:", () => {
  const LINES: [markup: string, breaks: string[]][] = [
    ["Je bil\\par tu\\line in tam", ["line 0 7", "line 0 10"]],
    ["Je bil<pb/>tu<br/>in tam", ["paragraph 0 7", "line 0 10"]],
    ["Je bil<CM>tu<CL>in tam", ["paragraph 0 7", "line 0 10"]],
    ["Je bil<CI><PI2>tu<CI><PF1><PI1>in <CI><PF1>tam", ["line 2 7", "line 1 10", "paragraph 0 13"]],
    ["Je bil<t>tu</t><t>in tam</t>", ["line 0 7", "line 0 10"]],
    ["Je bil<BLOCKQUOTE>tu</BLOCKQUOTE>in tam", ["line 0 7"]],
  ];
  for (const [markup, breaks] of LINES) {
    it(markup, () => {
      const translation = readFiles(LABELLED_LINES, { "a.txt": `JHN 1:1 ${markup}.\nJHN 1:2 Konec.\n` });
      const [verse] = importedVerses(translation);
      assert.equal(verse?.text.replace(" .", "."), "Je bil tu in tam.");
      const kept = verse?.breaks?.map((one) => `${one.break} ${one.indent} ${one.offset}`);
      assert.deepEqual([kept, translation.characters.lost, translation.warnings], [breaks, 0, []]);
    });
  }
});

describe("stray markup is told", () => {
  it("once a kind, with its tag, how often and where", () => {
    const translation = readFiles(ZEFANIA, { "a.xml": zefania("Je <hi>a</hi> <hi>b</hi> <qux>c</qux>") });
    assert.deepEqual(
      translation.warnings.map(({ times, verse }) => [times, verse]),
      [
        [2, "JHN 1:1"],
        [1, "JHN 1:1"],
      ],
    );
    assert.match(warnings(translation).join("\n"), /<hi> in the text .*\n.*<qux> in the text .*no known format/);
  });
  it("not where lines have tags of their own", () => {
    assert.deepEqual(readFiles(LABELLED_LINES, { "a.txt": "JHN 1:1 Je <i>bil</i><RF>x<Rf>.\n" }).warnings, []);
  });
  it("with the place in the text, and no control character", () => {
    const long = "beseda ".repeat(20);
    const translation = readFiles(USFM, { "a.usfm": `\\id JHN\n\\c 1\n\\v 1 ${long}\\f + \\ft x\\f*a < b ${long}` });
    const [warning = ""] = warnings(translation);
    assert.match(warning, /kept as they are: ".*a < b/);
    assert.doesNotMatch(warning, /\p{Cc}/u);
  });
});

for (const [name, format, source] of SOURCES) {
  it(`a letter that was escaped once too often is kept, and nothing of it is left out, from ${name}`, () => {
    const translation = readFiles(format, { a: source('&#269;as, &eacute;, &#xe9; &quot;R&amp;D" AT&T') });
    assert.deepEqual(lines(translation), ['JHN 1:1 čas, é, é "R&D" AT&T']);
    assert.deepEqual([translation.characters.leftOut, translation.characters.lost], [0, 0]);
  });
}

it("loses no word of a raised text that is never closed, before another", () => {
  const translation = readFiles(JSON_TEXT, {
    a: JSON.stringify([{ name: "John", chapters: [["a<sup>dve<sup>tri</sup> b"]] }]),
  });
  assert.deepEqual([lines(translation), translation.characters.lost], [["JHN 1:1 advetri b"], 0]);
});
