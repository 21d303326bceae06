/** What the XML formats mean by their elements, beyond what the common fixtures show. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { importSource } from "../../src/import/mod.ts";
import { OSIS } from "../../src/import/osis/mod.ts";
import type { Format } from "../../src/import/source.ts";
import { USFX } from "../../src/import/usfx.ts";
import { USX } from "../../src/import/usx.ts";
import { ZEFANIA } from "../../src/import/zefania_opensong_beblia.ts";
import { dropped, lines, readFiles, refuses, warnings } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";

const read = (format: Format, xml: string) => readFiles(format, { "a.xml": xml });

describe("OSIS", () => {
  const book = (body: string) =>
    read(OSIS, `<osis><osisText><div type="book" osisID="Gen">${body}</div></osisText></osis>`);
  const cases: [name: string, body: string, expected: string[]][] = [
    [
      "containers",
      '<verse osisID="Gen.1.1">one</verse><verse osisID="Gen.1.2">two</verse>',
      ["GEN 1:1 one", "GEN 1:2 two"],
    ],
    [
      "milestones",
      '<verse sID="a" osisID="Gen.1.1"/>one<verse eID="a"/><verse sID="b" osisID="Gen.1.2"/>two<verse eID="b"/>',
      ["GEN 1:1 one", "GEN 1:2 two"],
    ],
    ["a milestone with only an sID", '<verse sID="Gen.1.1"/>one<verse eID="Gen.1.1"/>', ["GEN 1:1 one"]],
    ["merged verses", '<verse osisID="Gen.1.1 Gen.1.2 Gen.1.3">one</verse>', ["GEN 1:1-3 one"]],
    ["a prefix and a grain", '<verse osisID="Bible.KJV:Gen.1.1@s[one]">one</verse>', ["GEN 1:1 one"]],
    [
      "pieces of a verse",
      '<verse osisID="Gen.1.1!a">one</verse><verse osisID="Gen.1.1!b">two</verse>',
      ["GEN 1:1a one", "GEN 1:1b two"],
    ],
    [
      "a verse in two containers",
      '<p><verse osisID="Gen.1.1">one</verse></p><p><verse osisID="Gen.1.1">two</verse></p>',
      ["GEN 1:1 one two"],
    ],
    [
      "a verse over paragraphs",
      '<p><verse sID="a" osisID="Gen.1.1"/>one</p><p>two<verse eID="a"/></p>',
      ["GEN 1:1 one two"],
    ],
    [
      "breaks of lines and pages",
      '<verse osisID="Gen.1.1">one<lb/>two<milestone type="pb"/>three</verse>',
      ["GEN 1:1 one two three"],
    ],
    [
      "quotation marks in attributes",
      '<verse osisID="Gen.1.1"><q marker="“">one <q marker="‘">two</q></q></verse>',
      ["GEN 1:1 “one ‘two’”"],
    ],
    [
      "a note within a note",
      '<verse osisID="Gen.1.1">one<note>a<note>b</note>c</note> two</verse>',
      ["GEN 1:1 one two"],
    ],
    [
      "words divided by slashes, where their attributes are",
      '<verse osisID="Gen.1.1"><w lemma="b/7225">on/e</w> <w lemma="7225">t/wo</w> 3/4</verse>',
      ["GEN 1:1 one t/wo 3/4"],
    ],
    ["quotations without a mark", '<verse osisID="Gen.1.1"><q who="Jesus">one</q></verse>', ["GEN 1:1 one"]],
    [
      "verses with one tag and no sID",
      '<verse osisID="Gen.1.1"/>one<p/>two<verse osisID="Gen.1.2"/>three',
      ["GEN 1:1 one two", "GEN 1:2 three"],
    ],
    [
      "ranges",
      '<verse osisID="Gen.1.1-Gen.1.3">one</verse><verse osisID="Gen.1.4-5">two</verse>',
      ["GEN 1:1-3 one", "GEN 1:4-5 two"],
    ],
    [
      "ranges that overlap or come again",
      '<verse osisID="Gen.1.1-3 Gen.1.2-Gen.1.5 Gen.1.6 Gen.1.1">one</verse>',
      ["GEN 1:1-6 one"],
    ],
    ["a title within a verse", '<verse osisID="Gen.1.1">one<title>Head</title>two</verse>', ["GEN 1:1 one two"]],
    [
      "acrostic headings are no psalm titles, canonical or not",
      '<verse osisID="Gen.1.1"><title type="acrostic" canonical="true">A</title>one</verse><verse osisID="Gen.1.2"><title type="acrostic" canonical="true">B</title></verse>',
      ["GEN 1:1 one", "GEN 1:2"],
    ],
    [
      "a colophon, in one element or between two",
      '<verse osisID="Gen.1.1">one<div type="colophon">a</div></verse><verse osisID="Gen.1.2">two<div type="colophon" sID="c"/>b<note>c</note><p>d</p><div type="colophon" eID="c"/> three</verse>',
      ["GEN 1:1 one", "GEN 1:2 two three"],
    ],
    [
      "a colophon whose end is missing ends with its verse",
      '<verse osisID="Gen.1.1">one<div type="colophon" sID="c"/>a</verse><verse osisID="Gen.1.2">two</verse>',
      ["GEN 1:1 one", "GEN 1:2 two"],
    ],
    ["a title that is counted as verse 0 of a bridge", '<verse osisID="Gen.1.0 Gen.1.1">one</verse>', ["GEN 1:1 one"]],
    [
      "references in the sentence stay, beside it go",
      '<verse osisID="Gen.1.1">see <reference>Ps 1</reference> <reference type="source">Ps 2</reference></verse>',
      ["GEN 1:1 see Ps 1"],
    ],
    [
      "an empty verse is left out",
      '<verse osisID="Gen.1.1"/><verse osisID="Gen.1.2">two</verse>',
      ["GEN 1:1", "GEN 1:2 two"],
    ],
    [
      "lists and tables",
      '<verse osisID="Gen.1.1"><list><item>one</item><item>two</item></list><table><row><cell>three</cell><cell>four</cell></row></table></verse>',
      ["GEN 1:1 one two three four"],
    ],
  ];
  for (const [name, body, expected] of cases) {
    it(name, () => assert.deepEqual(lines(book(body)), expected));
  }
  const written = (id: string, work: string) =>
    `<osis><osisText osisIDWork="A" xml:lang="und"><header><work osisWork="A">${work}</work></header><div type="book" osisID="${id}"><verse osisID="${id}.1.1">x</verse></div></osisText></osis>`;
  it("keeps the text of a division whose type is the name of a JavaScript property", () => {
    const translation = book('<div type="constructor"><verse osisID="Gen.1.1">one</verse></div>');
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
  });
  it("takes the name of an edition once, however many files say it", () => {
    const work = "<title>A <hi>new</hi> &amp;<!-- and --> old Bible</title><rights>Free.</rights>";
    const { metadata } = readFiles(OSIS, {
      "a.xml": written("Gen", work),
      "b.xml": written("Exod", work),
    });
    const copyright = "Free.";
    assert.deepEqual(metadata, {
      code: "A",
      name: "A new & old Bible",
      language: "und",
      copyright,
    });
  });
  it("takes the first title and the first rights of several", () => {
    const work = "<title> </title><title>Bible</title><title>B.</title><rights>Free.</rights><rights>Or not.</rights>";
    const { metadata } = read(OSIS, written("Gen", work));
    assert.deepEqual([metadata.name, metadata.copyright], ["Bible", "Free."]);
  });
  it("takes the language of the header before that of the document", () => {
    const work = "<title>Bible</title><language>slv</language><language>eng</language>";
    assert.equal(read(OSIS, written("Gen", work)).metadata.language, "slv");
  });
  it("warnings verses that do not follow one another", () => {
    const translation = book('<verse osisID="Gen.1.31 Gen.2.1">one</verse>');
    assert.deepEqual(lines(translation), ["GEN 1:31 one"]);
    assert.equal(translation.warningCount, 1);
  });
  it("warnings text between verses, be they containers or milestones", () => {
    for (const body of [
      '<verse osisID="Gen.1.1">one</verse> lost <verse osisID="Gen.1.2">two</verse>',
      '<verse sID="a" osisID="Gen.1.1"/>one<verse eID="a"/> lost <verse sID="b" osisID="Gen.1.2"/>two<verse eID="b"/>',
    ]) {
      const translation = book(body);
      assert.deepEqual(lines(translation), ["GEN 1:1 one", "GEN 1:2 two"]);
      assert.deepEqual(warnings(translation), ['1: text that belongs to no verse is left out: "lost"']);
    }
  });
  it("has pieces of verses whose letter is behind the number or a point, as some write it", () => {
    const translation = book('<verse osisID="Gen.1.1a">one</verse><verse osisID="Gen.1.1.b">two</verse>');
    assert.deepEqual([lines(translation), warnings(translation)], [["GEN 1:1a one", "GEN 1:1b two"], []]);
  });
  it("warnings verses whose id cannot be read", () => {
    const translation = book(
      '<verse osisID="Gen.1.1">one</verse><verse osisID="Gen.x">two</verse><verse>three</verse>',
    );
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.deepEqual(warnings(translation), [
      '1: the id "Gen.x" of a verse cannot be read: the verse is left out',
      '1: text that belongs to no verse is left out: "two"',
      '1: the id "" of a verse cannot be read: the verse is left out',
      '1: text that belongs to no verse is left out: "three"',
    ]);
  });
  it("warnings verses of a book that the canon does not hold", () => {
    const xml =
      '<osis><osisText><div type="book" osisID="Foo"><verse osisID="Foo.1.1">one</verse></div><div type="book" osisID="Gen"><verse osisID="Gen.1.1">two</verse></div></osisText></osis>';
    const translation = read(OSIS, xml);
    assert.deepEqual(lines(translation), ["GEN 1:1 two"]);
    assert.match(warnings(translation)[0] ?? "", /the verse "Foo\.1\.1" is of no book in the canon/);
    assert.deepEqual(dropped(translation), { "book outside of the canon": 1 });
  });
});

describe("USX", () => {
  const chapter = (body: string) =>
    read(USX, `<usx version="3.0"><book code="GEN" style="id"/><chapter number="1" style="c"/>${body}</usx>`);
  it("keeps the text of unknown styles, with a warning", () => {
    const translation = chapter('<para style="foo"><verse number="1"/>one</para>');
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.deepEqual(warnings(translation), ['1: the style "foo" is unknown: its text is taken for verse text']);
  });
  it("drops sidebars, figures and peripherals", () => {
    const translation = chapter(
      '<para style="p"><verse number="1"/>one<figure style="fig">a</figure></para><sidebar style="esb"><para style="p">b</para></sidebar><periph alt="x"><para style="p">c</para></periph>',
    );
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.deepEqual(dropped(translation), { figure: 1, sidebar: 1, "front and back matter": 1 });
  });
  it("keeps the text of unknown elements, be they named like a JavaScript property", () => {
    const translation = chapter('<para><verse number="1"/>one <constructor>two</constructor></para>');
    assert.deepEqual(lines(translation), ["GEN 1:1 one two"]);
  });
  it("reads one folder of a bundle that has several with the same books", () => {
    const usx = (text: string) =>
      `<usx version="3.0"><book code="GEN" style="id"/><chapter number="1"/><para style="p"><verse number="1"/>${text}</para></usx>`;
    const translation = readFiles(USX, {
      "release/USX_1/GEN.usx": usx("one"),
      "release/USX_2/GEN.usx": usx("other"),
    });
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.equal(translation.warningCount, 1);
  });
});

describe("USFX", () => {
  const book = (body: string) => read(USFX, `<usfx><book id="GEN"><c id="1"/>${body}</book></usfx>`);
  it("ends verses where the next one begins, with or without <ve/>", () => {
    assert.deepEqual(lines(book('<p><v id="1"/>one</p><p>two<v id="2"/>three<ve/></p>')), [
      "GEN 1:1 one two",
      "GEN 1:2 three",
    ]);
  });
  it("goes on with a verse after a heading or a paragraph, in one or in none", () => {
    assert.deepEqual(lines(book('<v id="1"/>one<s>Head</s>two<p>three</p>four')), ["GEN 1:1 one two three four"]);
  });
  it("goes on with a verse after a heading", () => {
    assert.deepEqual(lines(book('<p><v id="1"/>one</p><s>Head</s><p>two</p>')), ["GEN 1:1 one two"]);
  });
  it("takes verses without any paragraph", () => {
    assert.deepEqual(lines(book('<v id="1"/>one<ve/><v id="2"/>two<ve/>')), ["GEN 1:1 one", "GEN 1:2 two"]);
  });
  it("takes quotation marks and the bounds of sections as what they are", () => {
    const translation = book(
      '<p><v id="1"/><sectionBoundary/>one <quoteStart level="1">“</quoteStart>two<quoteEnd>”</quoteEnd><milestone sfm="ts"/></p>',
    );
    assert.deepEqual(lines(translation), ["GEN 1:1 one “two”"]);
    assert.deepEqual(warnings(translation), []);
  });
  it("keeps the text of unknown elements, with a warning", () => {
    const translation = book('<p><v id="1"/><foo>one</foo></p>');
    assert.deepEqual(lines(translation), ["GEN 1:1 one"]);
    assert.equal(translation.warningCount, 1);
  });
});

describe("Zefania XML", () => {
  const verses = (body: string, attributes = 'bnumber="1"') =>
    read(ZEFANIA, `<XMLBIBLE><BIBLEBOOK ${attributes}><CHAPTER cnumber="1">${body}</CHAPTER></BIBLEBOOK></XMLBIBLE>`);
  it("takes names in any case", () => {
    const xml =
      '<xmlbible><biblebook bnumber="1"><chapter cnumber="1"><vers vnumber="1">one<note>a</note></vers></chapter></biblebook></xmlbible>';
    assert.deepEqual(lines(read(ZEFANIA, xml)), ["GEN 1:1 one"]);
  });
  it("is read as a file a book, whose outermost element is the book", () => {
    const file = (number: number) =>
      `<BIBLEBOOK bname="Knjiga" bnumber="${number}">\n<CHAPTER cnumber="1"><VERS vnumber="1">Šel.</VERS></CHAPTER></BIBLEBOOK>`;
    writeTemporary({ "d/01.xml": file(1), "d/08.xml": file(8) }, (folder) => {
      const translation = importSource(`${folder}/d`);
      assert.deepEqual([translation.format, ...lines(translation)], ["Zefania XML", "GEN 1:1 Šel.", "RUT 1:1 Šel."]);
      assert.equal(translation.characters.lost, 0);
    });
  });
  it("divides words that have a number each, and no space between them", () => {
    const texts: [markup: string, text: string][] = [
      ['<gr str="1">en</gr><gr str="2">arche</gr>, <gr str="3">en</gr>', "en arche, en"],
      ['<gr str="1">en</gr><gr str="2">, o</gr>n<gr str="3">a</gr> <gr str="4">b</gr>', "en, ona b"],
      ['<GRAM str="1">אֶל</GRAM> ־ <gr str="2">הָאִשָּׁה</gr><gr str="3">אַף</gr>', "אֶל ־ הָאִשָּׁה אַף"],
    ];
    for (const [markup, text] of texts)
      assert.deepEqual(lines(verses(`<VERS vnumber="1">${markup}</VERS>`)), [`GEN 1:1 ${text}`]);
  });
  it("tells books beyond the 66 by their names before their numbers", () => {
    const number = (attributes: string) => [...verses('<VERS vnumber="1">x</VERS>', attributes).books.keys()];
    assert.deepEqual(number('bnumber="67" bname="Tobit"'), ["TOB"]);
    assert.deepEqual(number('bnumber="67" bname="???"'), ["JDT"]);
    assert.deepEqual(number('bnumber="70" bname="Sirach" bsname="Sir"'), ["SIR"]);
    assert.deepEqual(number('bnumber="17" bname="Tobit"'), ["TOB"]);
    assert.deepEqual(number('bnumber="9" bname="1 Kings"'), ["1SA"]);
    for (const none of ["n.a", "N/A", "n. a."])
      assert.deepEqual(number(`bnumber="9" bname="${none}" bsname="${none}"`), ["1SA"]);
    refuses(() => number('bnumber="999" bname="???"'), /Cannot tell which book "\?\?\?" is/);
  });
  it("keeps a remark behind the verse that it names as a note to it", () => {
    const translation = verses(
      '<VERS vnumber="1">one*</VERS><REMARK vref="1">Or: <b>a</b>.</REMARK><VERS vnumber="2">two</VERS><REMARK vref="1">x</REMARK>',
    );
    assert.deepEqual(translation.books.get("GEN")?.verses[0]?.notes, [
      { kind: "footnote", text: "Or: a.", offset: "one*".length },
    ]);
    assert.deepEqual([dropped(translation), translation.characters.lost], [{ remark: 1 }, 0]);
  });
  it("takes the last number of a range from the beginning of its text, where no verse of it comes", () => {
    const translation = verses(
      [
        "14|-15 <i>Bog</i>.",
        "16|-13 stopinj",
        "17|-18-dne",
        "18|- 19 mož",
        "19|-20 dni",
        "20|–22 let",
        "21|a",
        "30|-44 b",
      ]
        .map((verse) => verse.split("|"))
        .map(([number, text]) => `<VERS vnumber="${number}">${text}</VERS>`)
        .join(""),
    );
    assert.deepEqual(lines(translation), [
      "GEN 1:14-15 Bog.",
      "GEN 1:16 -13 stopinj",
      "GEN 1:17 -18-dne",
      "GEN 1:18 - 19 mož",
      "GEN 1:19 -20 dni",
      "GEN 1:20 –22 let",
      "GEN 1:21 a",
      "GEN 1:30 -44 b",
    ]);
    assert.deepEqual(
      translation.warnings.map(({ verse, warning }) => [verse, warning.code]),
      [["GEN 1:14-15", "spaced_range"]],
    );
    assert.equal(translation.characters.lost, 0);
  });
  it("warnings text between verses", () => {
    assert.deepEqual(warnings(verses('<VERS vnumber="1">one</VERS>lost')), [
      '1: text that belongs to no verse is left out: "lost"',
    ]);
  });
  it("keeps the text of unknown elements, be they named like a JavaScript property", () => {
    const translation = read(
      ZEFANIA,
      '<XMLBIBLE><INFORMATION><constructor>x</constructor></INFORMATION><constructor><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">one <constructor>two</constructor></VERS></CHAPTER></BIBLEBOOK></constructor></XMLBIBLE>',
    );
    assert.deepEqual(lines(translation), ["GEN 1:1 one two"]);
    assert.deepEqual(translation.metadata, {});
  });
  it("keeps styles, word attributes' words and divisions; drops notes, media and references", () => {
    const translation = verses(
      '<VERS vnumber="1"><STYLE fs="bold">one</STYLE> <gr str="1">two</gr> <DIV>three <NOTE>a</NOTE></DIV>, <XREF fscope="x">b</XREF>four<MEDIA>c</MEDIA></VERS>',
    );
    assert.deepEqual(lines(translation), ["GEN 1:1 one two three, four"]);
  });
});
