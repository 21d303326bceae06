/** Paragraphs, poetry, stanzas and headings of a source, as a translation file has them. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatTranslation } from "../../src/corpus/mod.ts";
import { type ImportedTranslation, importedVerses } from "../../src/import/imported_translation.ts";
import { importSource } from "../../src/import/mod.ts";
import { OSIS } from "../../src/import/osis/mod.ts";
import type { Format } from "../../src/import/source.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { USFX } from "../../src/import/usfx.ts";
import { USX } from "../../src/import/usx.ts";
import { LABELLED_LINES } from "../../src/import/verse_per_line/mod.ts";
import { ZEFANIA } from "../../src/import/zefania_opensong_beblia.ts";
import { dropped, readFiles } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { writeModule } from "./writers/sword_module.ts";
import { writeZip } from "./writers/zip.ts";

const HEADER = { code: "A", name: "A", language: "slv", copyright: "A", books: new Map() };

/** The lines of the translation file between its header and its end line. */
function body(imported: ImportedTranslation): string[] {
  const file = formatTranslation(HEADER, importedVerses(imported)).toString();
  return file.trimEnd().split("\n").slice(6, -1);
}

const usfm = (text: string) => readFiles(USFM, { "a.usfm": `\\id PSA\n\\c 1\n${text}` });

const CASES: [name: string, source: string, lines: string[]][] = [
  ["a paragraph", "\\p\n\\v 1 Ena.", ["PSA 1:1 ¶ Ena."]],
  ["a paragraph after the number", "\\v 1\n\\p Ena.", ["PSA 1:1 ¶ Ena."]],
  ["a verse that goes on", "\\p\n\\v 1 Ena.\n\\v 2 Dve.", ["PSA 1:1 ¶ Ena.", "PSA 1:2 Dve."]],
  ["a paragraph within a verse", "\\v 1 Ena.\n\\p Dve.", ["PSA 1:1 Ena. ¶ Dve."]],
  ["a paragraph that begins with the next verse", "\\v 1 Ena.\n\\p\n\\v 2 Dve.", ["PSA 1:1 Ena.", "PSA 1:2 ¶ Dve."]],
  ["every kind of paragraph", "\\v 1 a\n\\m b\n\\pi1 c\n\\pmo d\n\\nb e\n\\li1 f", ["PSA 1:1 a ¶ b ¶ c ¶ d e |0 f"]],
  ["poetry with its levels", "\\q1\n\\v 1 a\n\\q2 b\n\\q3 c\n\\q9 d\n\\q e", ["PSA 1:1 |1 a |2 b |3 c |4 d |1 e"]],
  ["other poetry", "\\v 1 a\n\\qr b\n\\qc c\n\\qm2 d", ["PSA 1:1 a |1 b |1 c |2 d"]],
  ["a stanza", "\\q1\n\\v 1 a\n\\b\n\\q2\n\\v 2 b", ["PSA 1:1 |1 a", "PSA 1:2 ||2 b"]],
  ["a blank line before prose", "\\v 1 a\n\\b\n\\p b", ["PSA 1:1 a ¶ b"]],
  ["an empty paragraph before poetry", "\\p\n\\q2\n\\v 1 a", ["PSA 1:1 ¶2 a"]],
  ["Selah in its line", "\\q1\n\\v 1 a \\qs Sela\\qs*", ["PSA 1:1 |1 a Sela"]],
  ["marks of paragraphs in print", "\\v 1 ¶ a ¶ b\n\\v 2 c ¶", ["PSA 1:1 ¶ a ¶ b", "PSA 1:2 c"]],
  [
    "headings with their levels",
    "\\ms A\n\\mr (B)\n\\s C\n\\s2 D\n\\r (E)\n\\p\n\\v 1 a",
    ["=1 A", "=r (B)", "=2 C", "=3 D", "=r (E)", "PSA 1:1 ¶ a"],
  ],
  ["a heading before a chapter", "\\v 1 a\n\\s B\n\\c 2\n\\v 1 b", ["PSA 1:1 a", "=2 B", "PSA 2:1 b"]],
  ["a heading within a verse", "\\v 1 a\n\\s B\n\\p b", ["=2 B", "PSA 1:1 a |= ¶ b"]],
  ["a heading at the end of a verse", "\\v 1 a\n\\s B\n\\p\n\\v 2 b", ["PSA 1:1 a", "=2 B", "PSA 1:2 ¶ b"]],
  [
    "a heading before a verse and two within",
    "\\s A\n\\v 1 a\n\\s B\n\\r C\n\\q1 b\n\\s D\n\\m c",
    ["=2 A", "=2 B", "=r C", "=2 D", "PSA 1:1 a |= |= |1 b |= ¶ c"],
  ],
  ["a psalm title before verse 1", "\\d Davidov.\n\\q1\n\\v 1 a", ["=t Davidov.", "PSA 1:1 |1 a"]],
  ["a psalm title within a verse that has a text", "\\v 1\n\\d Davidov.\n\\q1 a", ["=t Davidov.", "PSA 1:1 |1 a"]],
  ["a psalm title that is a verse", "\\d\n\\v 1 Davidov.\n\\q1\n\\v 2 a", ["PSA 1:1 ¶ Davidov.", "PSA 1:2 |1 a"]],
  [
    "a psalm title that is all of a verse",
    "\\v 1\n\\d Davidov.\n\\q1\n\\v 2 a",
    ["PSA 1:1 ¶ Davidov.", "PSA 1:2 |1 a"],
  ],
  [
    "a psalm title after the text of a verse",
    "\\q1\n\\v 1 a\n\\s A\n\\d Jod\n\\s B\n\\q1\n\\v 2 b\n\\d Kaf\n\\q2 c",
    ["PSA 1:1 |1 a", "=2 A", "=t Jod", "=2 B", "=t Kaf", "PSA 1:2 |1 b |= |2 c"],
  ],
  ["an acrostic and a speaker", "\\qa Alef\n\\sp Zbor\n\\q1\n\\v 1 a", ["=a Alef", "=s Zbor", "PSA 1:1 |1 a"]],
  ["notes in headings", "\\s A\\f + \\ft b\\f* c\n\\v 1 a", ["=2 A c", "PSA 1:1 |+a", "+f b"]],
  ["markup in headings", "\\s \\nd A\\nd* <i>b</i>  c\n\\v 1 a", ["=2 A b c", "PSA 1:1 a"]],
  ["a text as verse 0", "\\v 0 Davidov.\n\\q1\n\\v 1 a", ["=t Davidov.", "PSA 1:1 |1 a"]],
  ["a heading in verse 0", "\\v 0 \\s A\n\\q1 b\n\\v 1 a", ["=2 A", "=t b", "PSA 1:1 a"]],
  ["marks in front of a bridge", "\\s A\n\\q1\n\\b\n\\v 1-2 a\n\\q2 b", ["=2 A", "PSA 1:1-2 ||1 a |2 b"]],
  ["marks before a verse that is left out", "\\s A\n\\p\n\\v 1\n\\v 2 b", ["PSA 1:1", "=2 A", "PSA 1:2 ¶ b"]],
  ["a verse that comes twice", "\\v 1 a\n\\v 2 b\n\\s A\n\\q1\n\\v 1 c", ["=2 A", "PSA 1:1 a |= |1 c", "PSA 1:2 b"]],
  ["breaks around a note", "\\v 1 a \\f + \\ft b\\f*\n\\p , c\n\\q1 d", ["PSA 1:1 a|+ ¶ , c |1 d", "+f b"]],
  ["a paragraph and a line around markup", "\\p\n\\v 1 <i></i>\n\\q2 a", ["PSA 1:1 ¶2 a"]],
  ["a stanza and a line around markup", "\\v 1 a\n\\b\n\\q1 <i></i>\n\\q2 c", ["PSA 1:1 a ||2 c"]],
  ["a line and a paragraph around markup", "\\v 1 a\n\\q2 <i></i>\n\\p c", ["PSA 1:1 a ¶ c"]],
  ["two lines around markup", "\\v 1 a\n\\q1 <i>\n\\q2 </i> c", ["PSA 1:1 a |2 c"]],
  ["letters apart from their marks", "\\v 1 c\u030ca \u00ad s\u030c\n\\q1 z\u030c", ["PSA 1:1 ča š |1 ž"]],
  ["left-over markup at a break", "\\v 1 <i\n\\q1 x='b'>c</i\n\\q2 > d", ["PSA 1:1 c d"]],
  ["a sidebar", "\\p\n\\v 1 a\n\\esb\n\\s B\n\\p c\n\\esbe\n\\q1 d", ["PSA 1:1 ¶ a |1 d"]],
];

describe("marks of USFM", () => {
  for (const [name, source, expected] of CASES) {
    it(name, () => assert.deepEqual(body(usfm(source)), expected));
  }

  it("a heading without a verse after it is kept as a note of the last one", () => {
    const imported = usfm("\\v 1 a\n\\s B\n\\p\n");
    assert.deepEqual(body(imported), ["PSA 1:1 a|+", "+f B"]);
    assert.deepEqual(dropped(imported), {});
  });

  it("nothing of one book goes into the next", () => {
    const imported = usfm("\\v 1 a\n\\s B\n\\q2\n\\id JHN\n\\c 1\n\\v 1 b");
    assert.deepEqual(body(imported), ["PSA 1:1 a|+", "+f B", "JHN 1:1 b"]);
  });
});

/** One text, in what each format can say of it. */
const EXPECTED = [
  "=1 Prva knjiga",
  "=2 Pesem",
  "=r (Jn 1,1)",
  "=t Davidov psalm.",
  "PSA 3:1 |1 Zemlja čaka,|+ |2 nebo molči.",
  "+f opomba",
  "=a Alef",
  "PSA 3:2 ||1 Dež bo padel, |2 kakor pada mir.",
  "=2 Proza",
  "PSA 3:3 ¶ Učitelj je vstal. ¶ In je rekel:",
  "=3 Sredi vrstice",
  "PSA 3:4 voda je dar. |= ¶ Ne zapiraj studenca.",
];

const USFM_TEXT = `\\id PSA
\\ms Prva knjiga
\\c 3
\\s Pesem
\\r (\\xt Jn 1,1\\xt*)
\\d Davidov psalm.
\\q1
\\v 1 Zemlja čaka,\\f + \\ft opomba\\f*
\\q2 nebo molči.
\\b
\\qa Alef
\\q1
\\v 2 Dež bo padel,
\\q2 kakor pada mir.
\\s Proza
\\p
\\v 3 Učitelj je vstal.
\\p In je rekel:
\\v 4 voda je dar.
\\s2 Sredi vrstice
\\p Ne zapiraj studenca.
`;

const osis = (content: string) =>
  `<osis><osisText osisIDWork="A"><div type="book" osisID="Ps"><title type="main">Psalmi</title>${content}</div></osisText></osis>`;

const OSIS_CONTAINERS = osis(`<div type="majorSection"><title>Prva knjiga</title>
<chapter osisID="Ps.3"><title type="chapter">Psalm 3</title>
<div type="section"><title>Pesem</title><title type="parallel">(<reference type="parallel" osisRef="John.1.1">Jn 1,1</reference>)</title>
<title type="psalm">Davidov psalm.</title>
<lg><l level="1"><verse osisID="Ps.3.1">Zemlja čaka,<note>opomba</note> <lb/></verse></l></lg></div></chapter></div>`).replace(
  /<lg>[\s\S]*?<\/lg>/,
  `<verse osisID="Ps.3.1"><lg><l>Zemlja čaka,<note>opomba</note></l><l level="2">nebo molči.</l></lg></verse>
<title type="acrostic">Alef</title>
<verse osisID="Ps.3.2"><lg><l level="1">Dež bo padel,</l><l level="2">kakor pada mir.</l></lg></verse>
<title>Proza</title>
<p><verse osisID="Ps.3.3">Učitelj je vstal.<milestone type="x-p" marker="¶"/>In je rekel:</verse>
<verse osisID="Ps.3.4">voda je dar.<title type="sub">Sredi vrstice</title><milestone type="x-p"/>Ne zapiraj studenca.</verse></p>`,
);

const OSIS_MILESTONES =
  osis(`<div type="majorSection" sID="m"/><div type="majorSection"><title>Prva knjiga</title></div>
<chapter osisID="Ps.3" sID="c"/><title>Pesem</title><title type="parallel">(Jn 1,1)</title>
<title type="psalm" canonical="true">Davidov psalm.</title>
<lg sID="g"/><l level="1" sID="l1"/><verse osisID="Ps.3.1" sID="v1"/>Zemlja čaka,<note>opomba</note><l eID="l1"/>
<l level="2" sID="l2"/>nebo molči.<verse eID="v1"/><l eID="l2"/>
<lb type="x-p"/><title type="acrostic">Alef</title>
<l level="1"><verse osisID="Ps.3.2" sID="v2"/>Dež bo padel,</l><l level="2">kakor pada mir.<verse eID="v2"/></l><lg eID="g"/>
<title>Proza</title>
<div type="paragraph" sID="p1"/><verse osisID="Ps.3.3" sID="v3"/>Učitelj je vstal.<div type="paragraph" eID="p1"/>
<p>In je rekel:<verse eID="v3"/> <verse osisID="Ps.3.4" sID="v4"/>voda je dar.</p>
<div type="subSection"><title>Sredi vrstice</title></div>
<p>Ne zapiraj studenca.<verse eID="v4"/></p><chapter eID="c"/>`);

const SWORD_OSIS: Record<string, string> = {
  "PSA 3:0":
    '<chapter osisID="Ps.3" sID="c"/><title type="chapter">Psalm 3</title><div type="majorSection"><title>Prva knjiga</title></div>',
  "PSA 3:1":
    '<div type="x-milestone" subType="x-preverse" sID="p1"/><title>Pesem</title><title type="parallel">(Jn 1,1)</title><title type="psalm" canonical="true">Davidov psalm.</title><lg sID="g"/><l level="1" sID="l1"/><div type="x-milestone" subType="x-preverse" eID="p1"/>Zemlja čaka,<note>opomba</note><l eID="l1" level="1"/> <l level="2" sID="l2"/>nebo molči.<l eID="l2" level="2"/><lg eID="g"/>',
  "PSA 3:2":
    '<div type="x-milestone" subType="x-preverse" sID="p2"/><title type="acrostic">Alef</title><lg sID="h"/><l level="1" sID="l3"/><div type="x-milestone" subType="x-preverse" eID="p2"/>Dež bo padel,<l eID="l3"/><l level="2" sID="l4"/>kakor pada mir.<l eID="l4"/><lg eID="h"/>',
  "PSA 3:3":
    '<title>Proza</title><div type="x-p" sID="q1"/>Učitelj je vstal.<div type="x-p" eID="q1"/><div type="x-p" sID="q2"/>In je rekel:',
  "PSA 3:4":
    'voda je dar.<div type="x-p" eID="q2"/><title level="2">Sredi vrstice</title><div type="x-p" sID="q3"/>Ne zapiraj studenca.<div type="x-p" eID="q3"/>',
};

const SWORD_GBF: Record<string, string> = {
  "PSA 3:1": "<TS>Pesem<Ts><TH>Davidov psalm.<Th><PP>Zemlja čaka,<RF>opomba<Rf><CL>nebo molči.<Pp>",
  "PSA 3:2": "<PP>Dež bo padel,<CL>kakor pada mir.<Pp>",
  "PSA 3:3": "<TS>Proza<Ts><CM>Učitelj je vstal.<CM>In je rekel:",
  "PSA 3:4": "voda je dar.<TS>Sredi vrstice<Ts><CM>Ne zapiraj studenca.",
};

const SWORD_THML: Record<string, string> = {
  "PSA 3:1":
    '<h1>Prva knjiga</h1><div class="sechead">Pesem</div><div class="title">Davidov psalm.</div><l>Zemlja čaka,<note>opomba</note></l><l class="t2">nebo molči.</l>',
  "PSA 3:2": '<l class="t1">Dež bo padel,</l><l class="t2">kakor pada mir.</l>',
  "PSA 3:3": "<h2>Proza</h2><p>Učitelj je vstal.</p><p>In je rekel:</p>",
  "PSA 3:4": "voda je dar.<h4>Sredi vrstice</h4><p>Ne zapiraj studenca.",
};

function swordModule(texts: Record<string, string>, type: string): ImportedTranslation {
  const options = { driver: "zText", versification: "KJV", fields: { SourceType: type } } as const;
  const places = new Map(Object.entries(texts));
  let imported: ImportedTranslation | undefined;
  writeTemporary({ "a.zip": writeZip(writeModule(places, options)) }, (folder) => {
    imported = importSource(`${folder}/a.zip`);
  });
  return imported!;
}

const ALL: [name: string, read: () => ImportedTranslation][] = (
  [
    ["USFM", USFM, USFM_TEXT],
    ["OSIS with containers", OSIS, OSIS_CONTAINERS],
    ["OSIS with milestones", OSIS, OSIS_MILESTONES],
  ] as [string, Format, string][]
).map(([name, format, text]) => [name, () => readFiles(format, { "a.xml": text })]);

describe("one text has the same marks from", () => {
  for (const [name, read] of [...ALL, ["SWORD with OSIS", () => swordModule(SWORD_OSIS, "OSIS")] as const]) {
    it(name, () => {
      const imported = read();
      assert.deepEqual(body(imported), EXPECTED);
      assert.deepEqual(imported.warnings, []);
    });
  }

  it("SWORD with ThML, but for stanzas, references and acrostics", () => {
    const expected = EXPECTED.filter((line) => !/^=[ra]/.test(line)).map((line) => line.replace("||1", "|1"));
    assert.deepEqual(body(swordModule(SWORD_THML, "ThML")), expected);
  });

  it("SWORD with GBF, but for levels, stanzas, references and acrostics", () => {
    const expected = EXPECTED.filter((line) => !/^=[1ra]/.test(line)).map((line) =>
      line.replace("||1", "|1").replace("|2", "|1").replace(/^=3/, "=2").replace("PSA 3:3 ¶", "PSA 3:3 ¶"),
    );
    assert.deepEqual(body(swordModule(SWORD_GBF, "GBF")), expected);
  });

  it("Zefania XML, in lines and paragraphs without levels", () => {
    const text = `<XMLBIBLE><BIBLEBOOK bnumber="19" bname="Psalmi"><CAPTION>Psalmi</CAPTION><CHAPTER cnumber="3">
<CAPTION vref="1">Pesem</CAPTION><VERS vnumber="1">Zemlja čaka,<NOTE>opomba</NOTE><BR art="x-nl"/>nebo molči.</VERS>
<VERS vnumber="2">Dež bo padel,<BR/>kakor pada mir.</VERS>
<CAPTION vref="3" type="x-h2">Proza</CAPTION><BR art="x-p"/><VERS vnumber="3">Učitelj je vstal.<BR art="x-p"/>In je rekel:</VERS>
<VERS vnumber="4">voda je dar.<CAPTION>Sredi vrstice</CAPTION><BR art="x-p"/>Ne zapiraj studenca.</VERS>
</CHAPTER></BIBLEBOOK></XMLBIBLE>`;
    assert.deepEqual(body(readFiles(ZEFANIA, { "a.xml": text })), [
      "=2 Pesem",
      "PSA 3:1 Zemlja čaka,|+ |0 nebo molči.",
      "+f opomba",
      "PSA 3:2 Dež bo padel, |0 kakor pada mir.",
      "=3 Proza",
      "PSA 3:3 ¶ Učitelj je vstal. ¶ In je rekel:",
      "=2 Sredi vrstice",
      "PSA 3:4 voda je dar. |= ¶ Ne zapiraj studenca.",
    ]);
  });

  it("a break of lines behind poetry as one of prose, and none within it so", () => {
    const verse = (number: number, text: string) => `<verse osisID="Ps.1.${number}">${text}</verse>`;
    const verses = `${verse(1, "<lg><l>A<lb/>b</l></lg>")}${verse(2, "C<lb/>d")}<p>${verse(3, "E<lb/>f")}</p>`;
    const source = `<osis><osisText><div type="book" osisID="Ps"><chapter osisID="Ps.1">${verses}</chapter></div></osisText></osis>`;
    assert.deepEqual(body(readFiles(OSIS, { "a.xml": source })), [
      "PSA 1:1 |1 A |1 b",
      "PSA 1:2 C |0 d",
      "PSA 1:3 ¶ E |0 f",
    ]);
  });

  it("lines with printed paragraph marks", () => {
    const text = "GEN 1:1 ¶ Ena.\nGEN 1:2 Dve. ¶ Tri.\n";
    assert.deepEqual(body(readFiles(LABELLED_LINES, { "a.txt": text })), ["GEN 1:1 ¶ Ena.", "GEN 1:2 Dve. ¶ Tri."]);
  });
});

describe("headings of several lines, and headings within headings, lose no letter", () => {
  const psalm = (text: string) => `<div type="book" osisID="Ps"><chapter osisID="Ps.1">${text}</chapter></div>`;
  const cases: [name: string, read: () => ImportedTranslation, lines: string[]][] = [
    [
      "OSIS",
      () =>
        readFiles(OSIS, {
          "a.xml": `<osis><osisText>${psalm(
            '<title>A<lb/>b <title>c</title> d<l>e</l></title><title type="psalm">F<lb/>g</title><l><verse osisID="Ps.1.1">a<title>B<p>c</p>d</title><l>b</l></verse></l>',
          )}</osisText></osis>`,
        }),
      ["=2 A b c d e", "=t F g", "=2 B c d", "PSA 1:1 |1 a |= |1 b"],
    ],
    [
      "USX",
      () =>
        readFiles(USX, {
          "a.xml":
            '<usx><book code="PSA" style="id"/><chapter number="1"/><para style="s">A<optbreak/>b <char style="nd">c</char></para><para style="p"><verse number="1"/>a</para></usx>',
        }),
      ["=2 A b c", "PSA 1:1 ¶ a"],
    ],
    [
      "USFX",
      () =>
        readFiles(USFX, {
          "a.xml":
            '<usfx><book id="PSA"><c id="1"/><s>A<optionalLineBreak/>b <nd>c</nd></s><p><v id="1"/>a</p></book></usfx>',
        }),
      ["=2 A b c", "PSA 1:1 ¶ a"],
    ],
    [
      "Zefania XML",
      () =>
        readFiles(ZEFANIA, {
          "a.xml":
            '<XMLBIBLE><BIBLEBOOK bnumber="19"><CHAPTER cnumber="1"><CAPTION>A<BR/>b <STYLE>c</STYLE><NOTE>n</NOTE></CAPTION><VERS vnumber="1">a</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>',
        }),
      ["=2 A b c", "PSA 1:1 |+a", "+f n"],
    ],
    ["GBF", () => swordModule({ "PSA 1:1": "<TS>A<CL>b<TS>c<CM>d<Ts>a" }, "GBF"), ["=2 A b c d", "PSA 1:1 a"]],
    [
      "ThML",
      () => swordModule({ "PSA 1:1": "<h2>A<br/>b <h3>c</h3><p>d</p></h2>a" }, "ThML"),
      ["=2 A b c d", "PSA 1:1 a"],
    ],
  ];
  for (const [name, read, expected] of cases) {
    it(name, () => assert.deepEqual(body(read()), expected));
  }
});

it("a text before verse 1 of a module is the title of a psalm, or of a major section that begins there", () => {
  const texts = {
    "PSA 3:0": "Davidov psalm.",
    "PSA 3:1": 'Ena.<div type="majorSection" eID="a"/>',
    "PSA 4:0": '<div type="majorSection" sID="b"/>Druga knjiga.<chapter osisID="Ps.4" sID="c"/>',
    "PSA 4:1": "Dve.",
    "PSA 5:0": "Asafov psalm.",
    "PSA 5:1": "Tri.",
    "JHN 1:0": "O Besedi.",
    "JHN 1:1": "Štiri.",
  };
  assert.deepEqual(body(swordModule(texts, "OSIS")), [
    "=t Davidov psalm.",
    "PSA 3:1 Ena.",
    "=1 Druga knjiga.",
    "PSA 4:1 Dve.",
    "=t Asafov psalm.",
    "PSA 5:1 Tri.",
    "=2 O Besedi.",
    "JHN 1:1 Štiri.",
  ]);
});

describe("headings that are never closed lose no letter", () => {
  const cases: [type: string, text: string][] = [
    ["OSIS", "<title>Naslov in besedilo"],
    ["ThML", "<h2>Naslov in besedilo"],
    ["GBF", "<TS>Naslov in besedilo"],
  ];
  for (const [type, text] of cases) {
    it(type, () => {
      const imported = swordModule({ "PSA 3:1": text, "PSA 3:2": "Dve." }, type);
      assert.deepEqual(body(imported), ["PSA 3:1 Naslov in besedilo", "PSA 3:2 Dve."]);
      assert.equal(imported.warningCount, 1);
    });
  }
});
