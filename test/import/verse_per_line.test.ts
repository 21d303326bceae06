import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { importSource } from "../../src/import/mod.ts";
import { booksByName } from "../../src/import/source_labels.ts";
import { lines, refuses, warnings } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";

/** Reads a file by its content alone. */
function read(content: string, name = "a.txt") {
  let imported: ReturnType<typeof importSource> | undefined;
  writeTemporary({ [name]: content }, (folder) => {
    imported = importSource(`${folder}/${name}`);
  });
  return imported as ReturnType<typeof importSource>;
}

describe("labelled lines", () => {
  const DIALECTS: [name: string, content: string][] = [
    ["USFM ids", "GEN 1:1 one\nGEN 1:2 two\n1JN 1:1 three\n"],
    ["OSIS ids", "Gen 1:1 one\nGen 1:2 two\n1John 1:1 three\n"],
    ["OSIS references", "Gen.1.1 one\nGen.1.2 two\n1John.1.1 three\n"],
    ["English names", "Genesis 1:1 one\nGenesis 1:2 two\n1 John 1:1 three\n"],
    ["Slovenian abbreviations", "1 Mz 1,1 one\n1 Mz 1,2 two\n1 Jn 1,1 three\n"],
    ["tabs", "GEN 1:1\tone\nGEN 1:2\ttwo\n1JN 1:1\tthree\n"],
    ["bars", "GEN 1:1|one\nGEN 1:2|two\n1JN 1:1|three\n"],
    ["brackets", "[GEN 1:1] one\n[GEN 1:2] two\n[1JN 1:1] three\n"],
    ["bullets", "- [GEN 1:1] one\n- [GEN 1:2] two\n\n* **1JN 1:1** three\n"],
    ["older codes", "GEN 1:1 one\nGEN 1:2 two\n1JO 1:1 three\n"],
    ["blank lines and remarks", "# a text\n\nGEN 1:1 one\n\nGEN 1:2 two\n1JN 1:1 three"],
    ["carriage returns alone", "GEN 1:1 one\rGEN 1:2 two\r1JN 1:1 three\r"],
    ["line separators within verses", "GEN 1:1 \u2028one\nGEN 1:2 two\u2028\n1JN 1:1 three"],
    ["low lines", "GEN_1_1 one\nGEN_1_2 two\n1JN_1_1 three\n"],
    ["dashes within the label", "GEN-1-1 one\nGEN-1-2 two\n1JN-1-1 three\n"],
    ["equals signs", "GEN 1:1=one\nGEN 1:2= two\n1JN 1:1=  three\n"],
    ["marks of direction", "\u200eGEN 1:1 one\n\u200fGEN 1:2 two\n\u200e1JN 1:1 three\n"],
    ["numbers of books", "01:001:001 one\n01:001:002 two\n62:001:001 three\n"],
    ["numbers of books with points", "1.1.1 one\n1.1.2 two\n62.1.1 three\n"],
    ["numbers of books and low lines", "01_001_001\tone\n01_001_002\ttwo\n62_001_001\tthree\n"],
    ["eight digits", "01001001 one\n01001002 two\n62001001 three\n"],
    ["dashes before the text", "Gen 1:1 - one\nGen 1:2 - two\n1 Jn 1:1 - three\n"],
    ["long dashes before the text", "Gen 1:1 – one\nGen 1:2 — two\n1 Jn 1:1 – three\n"],
    ["round brackets", "(Gen 1:1) one\n(Gen 1:2) two\n(1 Jn 1:1) three\n"],
    ["points and colons behind the label", "Gen 1:1. one\nGen 1:2. two\n1 Jn 1:1: three\n"],
    ["spaces between book, chapter and verse", "Gen 1 1 one\nGen 1 2 two\n1 Jn 1 1 three\n"],
    ["spaces between numbers alone", "1 1 1 one\n1 1 2 two\n62 1 1 three\n"],
    ["quotation marks", '"Gen 1:1" one\n“Gen 1:2” two\n"1 Jn 1:1"\tthree\n'],
    ["odd spaces", "  GEN  1:1   one \nGEN 1:2  two\n1JN 1:1 three"],
  ];
  for (const [name, content] of DIALECTS) {
    it(name, () => {
      const translation = read(content);
      assert.deepEqual(lines(translation), ["GEN 1:1 one", "GEN 1:2 two", "1JN 1:1 three"]);
      assert.deepEqual([translation.warnings, translation.characters.lost], [[], 0]);
    });
  }

  it("books whose ids hold digits", () => {
    assert.deepEqual(lines(read("S3Y 1:1 one\nPS2 1:1 two\n2MA 1:1 three\n")), [
      "2MA 1:1 three",
      "S3Y 1:1 one",
      "PS2 1:1 two",
    ]);
  });
  it("a text may be right behind its number", () => {
    const texts = ["Then he", "S usana", "O ti", "I uze", "V Egipt", "nard i", "na put", "„Da“ reče", "- Gle", "(Da)"];
    const written = texts.map((text, at) => `Gen 1,${at + 2}${text}`);
    const letters = ["Gen 2,1A Word", "Gen 2,2a two", "Gen 2,3b three"];
    const spaced = texts.map((_, at) => `Gen 3,${at + 1} Ena.`);
    for (const [others, expected] of [
      [[], ["GEN 2:1 A Word", "GEN 2:2 a two", "GEN 2:3 b three"]],
      [
        [...spaced, "Gen 3,20 Ena."],
        ["GEN 2:1a Word", "GEN 2:2a two", "GEN 2:3b three"],
      ],
    ] as const) {
      const translation = read(["Gen 1,1 one", ...written, ...letters, ...others].join("\n"));
      const found = lines(translation).filter((line) => !line.startsWith("GEN 3"));
      assert.deepEqual(found, [...["one", ...texts].map((text, at) => `GEN 1:${at + 1} ${text}`), ...expected]);
      assert.deepEqual([translation.warnings, translation.characters.lost], [[], 0]);
    }
    assert.deepEqual(lines(read("Gen 1:1-2In the\nGen 1:3A man\n")), ["GEN 1:1-2 In the", "GEN 1:3 A man"]);
  });
  it("merged, lettered and left-out verses", () => {
    assert.deepEqual(lines(read("GEN 1:1-2 one\nGEN 1:3a two\nGEN 1:4\nGEN 1:5 [[EMPTY]]\n")), [
      "GEN 1:1-2 one",
      "GEN 1:3a two",
      "GEN 1:4",
      "GEN 1:5",
    ]);
  });
  it("two verses with a comma, a slash or spaces around a dash are a bridge", () => {
    assert.deepEqual(lines(read("GEN 1:0 title\nGEN 1:1,2 one\nGEN 1:3/4\ttwo\nGEN 1:5–6 three\nGEN 1:7 3 days\n")), [
      "GEN 1:1-2 one",
      "GEN 1:3-4 two",
      "GEN 1:5-6 three",
      "GEN 1:7 3 days",
    ]);
    const table = read("book,chapter,verse,text\nGEN,1,1 - 2,one\nGEN,1,3 (4),two\n");
    assert.deepEqual(lines(table), ["GEN 1:1-2 one", "GEN 1:3 two"]);
    assert.deepEqual(warnings(table), ['3: the verse number "3 (4)" is read as 3']);
  });
  it("spaces around the dash or comma of a range are its own, unless a verse of it comes next", () => {
    const ranges =
      "GEN 1:1 - 2 one\nGEN 1:3, 4 two\nGEN 1:5– 6 three\nGEN 1:7 ,8 four\nGEN 1:9 - 10 men\nGEN 1:10 five\n";
    const read1 = read(ranges);
    const found = ["1-2 one", "3-4 two", "5-6 three", "7-8 four", "9 - 10 men", "10 five"];
    assert.deepEqual(
      lines(read1),
      found.map((line) => `GEN 1:${line}`),
    );
    assert.deepEqual([read1.warningCount, read1.characters.lost], [4, 0]);
    assert.equal(warnings(read1)[1], '2: "GEN 1:3, 4" is taken for the label of a range of verses');
    for (const label of ["1:", ""]) {
      const rest = ranges.replace("GEN 1:1 - 2 one\n", "").replaceAll("GEN 1:", label);
      const under = read(`# Genesis\n## 1\n${label}1 A\n${label}2 B\n${rest}`);
      assert.deepEqual(
        lines(under).slice(2),
        found.slice(1).map((line) => `GEN 1:${line}`),
      );
      assert.deepEqual([under.warningCount, under.characters.lost], [3, 0]);
    }
    const cells = read('reference,text\n"Genesis 1:1 - 2",one\n"Genesis 1:3, 4",two\nGenesis 1:5 a,three\n');
    assert.deepEqual(lines(cells), ["GEN 1:1-2 one", "GEN 1:3-4 two", "GEN 1:5a three"]);
    const imp = read("$$$Genesis 1:1 - 2\none\n$$$Genesis 1:3 , 4\ntwo\n");
    assert.deepEqual(lines(imp), ["GEN 1:1-2 one", "GEN 1:3-4 two"]);
    assert.deepEqual(lines(read("# Genesis\n[1:1 - 2] one\n[1:3, 4] two\n")), ["GEN 1:1-2 one", "GEN 1:3-4 two"]);
  });
  it("verses that go on in the line of another are their own, where a gap or their sentences show it", () => {
    const found = [
      "1:1 Žaba",
      "1:2 Raca 7 let",
      "1:3 Sova.",
      "1:4 Volk je imel 5 sinov.",
      "1:5 Lisica.",
      "1:6 Medved.",
    ];
    const source = "1:1 Žaba 2 Raca 7 let 3 Sova.\n\n1:4 Volk je imel 5 sinov.\n1:5 Lisica. 6 Medved.\n2:1 Ris.\n";
    for (const [text, book] of [
      [source.replaceAll(/^(?=\d)/gm, "Gen "), ""],
      [source, "# Genesis\n"],
      [source.replace("2:1", "# Genesis 2\n1").replaceAll("1:", ""), "# Genesis 1\n"],
    ] as const) {
      const translation = read(book + text);
      assert.deepEqual(
        lines(translation),
        [...found, "2:1 Ris."].map((line) => `GEN ${line}`),
      );
      const said = warnings(translation).map((each) => each.replace(/\d+:\d+ |Gen |\d+: |(?<=")\d /g, ""));
      assert.deepEqual(said, [
        'numbers within the line "Žaba 2 Raca 7 let 3 Sova." begin verses of their own',
        'numbers within the line "Lisica. 6 Medved." begin verses of their own',
      ]);
      assert.equal(translation.characters.lost, 0);
    }
    const end = "# Genesis\n\n## Chapter 1\n\n1 Žaba.\n2 Raca. 3 Sova 4 Volk 5 let\n\n## Chapter 2\n1 Ris.\n";
    assert.deepEqual(
      lines(read(end)),
      ["1:1 Žaba.", "1:2 Raca.", "1:3 Sova", "1:4 Volk 5 let", "2:1 Ris."].map((line) => `GEN ${line}`),
    );
    for (const label of ["**1**", "[1]"]) {
      const texts = ["Žaba,", "raca [2] in **2** ali 2 je", "sova,", "volk.", "Ris"];
      const verses = texts.map((text, at) => `${label.replace("1", `${at + 1}`)} ${text}`);
      const translation = read(`# Genesis\n\n#### Chapter 3\n\n<br />\n\n${verses.join(" ")}\n`);
      assert.deepEqual(
        lines(translation),
        texts.map((text, at) => `GEN 3:${at + 1} ${text}`),
      );
    }
    const numbers = "GEN 1:1 Let. 3 Leta.\nGEN 1:2 Bilo jih je 3 ali 4.\nGEN 1:3 Konec. 4 ure.\n";
    assert.equal(read(numbers).warnings.length, 0);
  });
  it("numbers in a sentence behind a label are no range", () => {
    const texts = ["3 days", "3-day walk", "- he said", "5 of them", ", and 4", "2 000, 3 000"];
    const source = texts.map((text, index) => `GEN 1:${index + 3} ${text}\n`).join("");
    assert.deepEqual(
      lines(read(source)),
      texts.map((text, index) => `GEN 1:${index + 3} ${text}`),
    );
  });
  it("<range> joins a verse to the one before", () => {
    assert.deepEqual(lines(read("GEN 1:1 one\nGEN 1:2 <range>\nGEN 1:3 <range>\nGEN 1:4 two\n")), [
      "GEN 1:1-3 one",
      "GEN 1:4 two",
    ]);
  });
  it("<range> without a verse before it is no text", () => {
    assert.deepEqual(lines(read("GEN 1:1 <range>\nGEN 1:2 two\nGEN 2:1 <range>\n")), [
      "GEN 1:1",
      "GEN 1:2 two",
      "GEN 2:1",
    ]);
  });
  it("<range> joins no verse to one that it does not follow, nor to a piece or an empty one", () => {
    const range = "GEN 1:1 one\nGEN 1:3 <range>\nGEN 2:1a two\nGEN 2:2 <range>\nGEN 3:1\nGEN 3:2 <range>\n";
    assert.deepEqual(lines(read(range)), ["GEN 1:1 one", "GEN 1:3", "GEN 2:1a two", "GEN 2:2", "GEN 3:1", "GEN 3:2"]);
  });
  it("a dash before some verses is text", () => {
    const dialogue = "GEN 1:1 - one\nGEN 1:2 two\nGEN 1:3 - three\n";
    assert.deepEqual(lines(read(dialogue)), ["GEN 1:1 - one", "GEN 1:2 two", "GEN 1:3 - three"]);
  });
  it("a number that is that of another order of books is refused", () => {
    const catholic = `${"1:1:1 one\n".repeat(9)}17:1:1 Tobit\n17:17:1 two\n`;
    refuses(() => read(catholic), /^a\.txt:11: .*book 17.*no chapter 17/);
  });
  it("tags in the text go", () => {
    assert.deepEqual(lines(read("GEN 1:1 <i>one</i> two<note>a</note>\n")), ["GEN 1:1 one two"]);
  });
  it("angle brackets of old keyboards are quotation marks", () => {
    const translation = read("PSA 3:1 <<A Psalm of David.>> one\nPSA 3:2 <A Psalm> two <<i>>\n");
    assert.deepEqual(lines(translation), ["PSA 3:1 “A Psalm of David.” one", "PSA 3:2 ‘A Psalm’ two “i”"]);
  });
  it("a line that is no verse is left out, with a warning", () => {
    const translation = read("GEN 1:1 one\nnothing\nGEN 1:2 two\nGEN 1:3 three\nGEN 1:4 four\n");
    assert.equal(lines(translation).length, 4);
    assert.deepEqual(warnings(translation), ['2: a line that is no verse is left out: "nothing"']);
  });
  it("a verse goes on over lines that are indented or go on a sentence, and this is said", () => {
    const wrapped: [string, number][] = [
      [
        "GEN 1:1 Šel je\nčez\ngoro.\nGEN 1:2 Plačal je\nob 3,5 talenta\nJanezu.\nGEN 1:3 Tri.\nGenesis 2\nGEN 2:1 Žetev.\n",
        4,
      ],
      [
        "GEN 1:1 Šel je čez\n  goro.\n\nGEN 1:2 Plačal je\n  ob 3,5 talenta\n  Janezu.\n\nGEN 1:3 Tri.\nGEN 2:1 Žetev.\n",
        3,
      ],
      ["GEN 1:1\nŠel je čez goro.\n\nGEN 1:2\nPlačal je ob 3,5 talenta Janezu.\n\nGEN 1:3\nTri.\nGEN 2:1 Žetev.\n", 3],
    ];
    for (const [content, times] of wrapped) {
      const translation = read(content);
      assert.deepEqual(lines(translation), [
        "GEN 1:1 Šel je čez goro.",
        "GEN 1:2 Plačal je ob 3,5 talenta Janezu.",
        "GEN 1:3 Tri.",
        "GEN 2:1 Žetev.",
      ]);
      assert.match(
        warnings(translation)[0] ?? "",
        /^1: a line without a label is read as continuing the verse before it$/,
      );
      assert.deepEqual([translation.warnings[0]?.times, translation.characters.lost], [times, 0]);
    }
  });
  it("a line in quotation marks has no label in them", () => {
    refuses(() => read('"GEN 1:1 one."\n"GEN 1:2 two."\n'), /Cannot tell the format/);
  });
  it("a list of parallel places is no label", () => {
    for (const list of ["(Ex. 34.18-26; Dt. 16.1)", "5 Mz 16,1; 2 Mz 34,18-26", "[Mt 3:1-12; Foo 3:1-9]"]) {
      const translation = read(`${"GEN 1:1 one.\n".repeat(5)}${list}\nGEN 1:2 two.\n`);
      assert.deepEqual(warnings(translation).at(-1), `6: a line that is no verse is left out: "${list}"`);
    }
  });
  it("an unknown book is refused, with its line", () => {
    const content = `${"GEN 1:1 one\n".repeat(9)}QQQ 1:1 two\nGEN 1:2 three\n`;
    refuses(() => read(content), /^a\.txt:10: Cannot tell which book "QQQ" is/);
  });
});

describe("booksByName()", () => {
  it("knows the codes of older software", () => {
    const codes =
      "Psalm=PSA PSM=PSA SOL=SNG Sos=SNG CNT=SNG EZE=EZK JOE=JOL NAH=NAM MAR=MRK LUC=LUK JOH=JHN PHI=PHP PHL=PHP JAM=JAS JAC=JAS 1JO=1JN 2JO=2JN 3JO=3JN 1SM=1SA 2SM=2SA 1KG=1KI 2KG=2KI PRV=PRO ECL=ECC EZZ=EZR DEUT=DEU OBD=OBA ZCH=ZEC ZPH=ZEP TTS=TIT RVL=REV APO=REV sa1=1SA KG2=2KI ch1=1CH co2=2CO th1=1TH ti2=2TI pe1=1PE jo3=3JN jde=JUD plm=PHM es1=1ES aes=ESG epj=LJE aza=S3Y ma4=4MA";
    for (const pair of codes.split(" ")) {
      const [code = "", id] = pair.split("=");
      assert.deepEqual(booksByName(code), [id], code);
    }
  });
  it("knows numbers of books as references have them: Roman, as words, with the words around them", () => {
    const written: Record<string, string> = {
      "I Samuel": "1SA",
      "II Kings": "2KI",
      "III John": "3JN",
      "Revelation of John": "REV",
      "I. Mose": "GEN",
      "IV Mz": "NUM",
      "i peter": "1PE",
      "First Samuel": "1SA",
      "Second Book of Kings": "2KI",
      "Prvo Petrovo pismo": "1PE",
      "II Corinthians": "2CO",
      Isaiah: "ISA",
    };
    for (const [name, id] of Object.entries(written)) assert.deepEqual(booksByName(name), [id], name);
    for (const name of ["I", "IX Kings", "VI Samuel", "I 1", "Iz Iz"]) {
      assert.notEqual(booksByName(name).length, 1, name);
    }
  });
  it("knows no book that is outside of the canon", () => assert.deepEqual(booksByName("4Bar"), []));
});

describe("tables", () => {
  const EXPECTED = ["GEN 1:1 one, two", 'GEN 1:2 "three"', "EXO 1:1 four"];
  const TABLES: [name: string, content: string][] = [
    ["commas", 'book,chapter,verse,text\nGEN,1,1,"one, two"\nGEN,1,2,"""three"""\nEXO,1,1,four\n'],
    [
      "a space behind each comma",
      'book, chapter, verse, text\nGEN, 1, 1, "one, two"\nGEN, 1, 2, """three"""\nEXO, 1, 1, four\n',
    ],
    ["columns in another order", 'verse,text,book,chapter\n1,"one, two",GEN,1\n2,"""three""",GEN,1\n1,four,EXO,1\n'],
    [
      "further columns",
      'id,book,chapter,verse,text,x\n7,GEN,1,1,"one, two",\n8,GEN,1,2,"""three""",\n9,EXO,1,1,four,\n',
    ],
    [
      "every cell quoted",
      '"Book","Chapter","Verse","Text"\r\n"Genesis","1","1","one, two"\r\n"Genesis","1","2","""three"""\r\n"Exodus","1","1","four"\r\n',
    ],
    ["semicolons", 'book;chapter;verse;text\nGEN;1;1;one, two\nGEN;1;2;"""three"""\nEXO;1;1;four'],
    ["tabs", 'book\tchapter\tverse\ttext\nGEN\t1\t1\tone, two\nGEN\t1\t2\t"""three"""\nEXO\t1\t1\tfour\n'],
    ["bars", 'book|chapter|verse|text\nGEN|1|1|one, two\nGEN|1|2|"""three"""\nEXO|1|1|four\n'],
    [
      "a number for the verse",
      'id,book,chapter,number,text\n1,GEN,1,1,"one, two"\n2,GEN,1,2,"""three"""\n3,EXO,1,1,four\n',
    ],
    ["numbers for books", 'b,c,v,t\n1,1,1,"one, two"\n1,1,2,"""three"""\n2,1,1,four\n'],
    [
      "Slovenian headings",
      'knjiga,poglavje,vrstica,besedilo\n1 Mz,1,1,"one, two"\n1 Mz,1,2,"""three"""\n2 Mz,1,1,four\n',
    ],
    ["a byte-order mark", '\ufeffbook,chapter,verse,text\nGEN,1,1,"one, two"\nGEN,1,2,"""three"""\nEXO,1,1,four\n'],
    [
      "lines above the heading, with a book's name and number",
      '"Name of the text","Trial"\n"Rights","none, at all"\n\n"Verse ID","Book Number","Book Name",Chapter,Verse,Text\n1,1,Genesis,1,1,"one, two"\n2,1,Genesis,1,2,"""three"""\n3,2,Exodus,1,1,four\n',
    ],
    ["one column for the place", 'reference,text\nGEN 1:1,"one, two"\nGEN 1:2,"""three"""\nEXO 1:1,four\n'],
    ["no heading, commas", 'GEN,1,1,"one, two"\nGEN,1,2,"""three"""\nEXO,1,1,four\n'],
    [
      "no heading, tabs",
      'GEN\t1\t1\tone, two\nGEN\t1\t2\t"three"\nEXO\t1\t1\tfour\n'.replace('"three"', '"""three"""'),
    ],
    ["headings in German", 'Buch;Vers;Kapitel;Text\nGEN;1;1;one, two\nGEN;2;1;"""three"""\nEXO;1;1;four\n'],
    [
      "headings in Italian",
      'testo;libro;capitolo;versetto\none, two;Genesi;1;1\n"""three""";Genesi;1;2\nfour;Esodo;1;1\n',
    ],
    [
      "headings in Portuguese",
      'id;livro;Capítulo;número_versículo;texto\n1;Gênesis;1;1;one, two\n2;Gênesis;1;2;"""three"""\n3;Êxodo;1;1;four\n',
    ],
    [
      "headings in French",
      'livre,chapitre,verset,texte\nGenèse,1,1,"one, two"\nGenèse,1,2,"""three"""\nExode,1,1,four\n',
    ],
    [
      "headings in a language that is not known",
      'Raamat;Peatükk;Salm;Sisu\nGEN;1;1;one, two\nGEN;1;2;"""three"""\nEXO;1;1;four\n',
    ],
    [
      "names of fields of a program, with ids",
      '"field","field__001","field__002","field__003","field__004"\n"1001001","1","1","1","one, two"\n"1001002","1","1","2","""three"""\n"2001001","2","1","1","four"\n',
    ],
    ["the columns counted", '0,1,2,3\nGenesis,1,1,"one, two"\nGenesis,1,2,"""three"""\nExodus,1,1,four\n'],
    ["no heading, ids of rows", '1,GEN,1,1,"one, two"\n2,GEN,1,2,"""three"""\n3,EXO,1,1,four\n'],
    ["no heading, ids", '1001001,1,1,1,"one, two"\n1001002,1,1,2,"""three"""\n2001001,2,1,1,four\n'],
    [
      "a reference and the name of the text",
      'Verse,Trial\nGenesis 1:1,"one, two"\nGenesis 1:2,"""three"""\nExodus 1:1,four\n',
    ],
    [
      "chapter and verse in one column",
      'Book,Verse,Text\nGenesis,1:1,"one, two"\nGenesis,1:2,"""three"""\nExodus,1:1,four\n',
    ],
    ["a number of eight digits for a place", '01001001\tone, two\n01001002\t"""three"""\n02001001\tfour\n'],
    [
      "numbers with a point",
      'book,chapter,verse,text\n1.0,1.0,1.0,"one, two"\n1.0,1.0,2.0,"""three"""\n2.0,1.0,1.0,four\n',
    ],
    ["rows that end with a tilde", 'Gen|1|1| one, two~\nGen|1|2| "three"~\nExo|1|1| four~\n'],
    [
      "a text under a name of its own",
      'book,chapter,verse,Slovensko\nGEN,1,1,"one, two"\nGEN,1,2,"""three"""\nEXO,1,1,four\n',
    ],
    [
      "ids for all columns, and a text of any name",
      'id,book_id,chapter_id,verse_number,body\n1,1,1,1,"one, two"\n2,1,1,2,"""three"""\n3,2,1,1,four\n',
    ],
    [
      "the heading of a second file in it",
      'book,chapter,verse,text\nGEN,1,1,"one, two"\nGEN,1,2,"""three"""\nbook,chapter,verse,text\nEXO,1,1,four\n',
    ],
    ["blank rows", 'book,chapter,verse,text\n\nGEN,1,1,"one, two"\n,,,\nGEN,1,2,"""three"""\nEXO,1,1,four\n\n'],
    ["line ends within a cell", 'book,chapter,verse,text\nGEN,1,1,"one,\ntwo"\nGEN,1,2,"""three"""\nEXO,1,1,four\n'],
  ];
  for (const [name, content] of TABLES) {
    it(name, () => {
      const translation = read(content, "a.csv");
      assert.deepEqual([lines(translation), warnings(translation), translation.characters.lost], [EXPECTED, [], 0]);
    });
  }

  it("another name before the book, which is left out and said", () => {
    const translation = read('1,創世紀,Gen,1,1,"one, two"\n2,,Gen,1,2,"""three"""\n3,出埃及記,Exo,1,1,four\n', "a.csv");
    assert.deepEqual([lines(translation), translation.characters.lost], [EXPECTED, 0]);
    assert.deepEqual(warnings(translation), ['1: the column "2" is left out']);
  });
  it("a first row with a number is no heading that could be passed over", () => {
    writeTemporary({ "a.csv": "Xyz,1,1,one\nGEN,1,2,two\n" }, (folder) => {
      refuses(() => importSource(`${folder}/a.csv`), /^a\.csv:1: Cannot tell which book "Xyz" is/);
    });
  });
  it("books of a language that is not known are named", () => {
    const texts = [
      ["a.txt", "Xyz 1,1 Ena.\nXyz 1,2 Dve.\n", 'a.txt:1: Cannot tell which book "Xyz" is'],
      ["b.txt", "Xyz 1 1 Ena.\nXyz 1 2 Dve.\n", 'b.txt:1: Cannot tell which book "Xyz" is'],
      ["c.csv", "Kniha;Kapitola;Verš;Text\nXyz;1;1;Ena.\nXyz;1;2;Dve.\n", 'c.csv:2: Cannot tell which book "Xyz" is'],
      ["d.tsv", "Xyz\t1\t1\tEna.\nXyz\t1\t2\tDve.\n", 'd.tsv:1: Cannot tell which book "Xyz" is'],
      ["e.txt", "Dragi bralci!\nMaša je 8:30 v Celju.\nDruga 10:00 v Kranju.\n", "Cannot tell the format of"],
    ] as const;
    for (const [name, text, said] of texts)
      writeTemporary({ [name]: text }, (folder) => {
        refuses(() => importSource(`${folder}/${name}`), new RegExp(`^${said}`));
      });
  });
  it("the next verses have their numbers alone where all lines are verses so", () => {
    const translation = read("Jn 3,16 Ena.\n17 Dve.\n18. Tri.\n\n1 Mz 1,1-2 Štiri.\n3 Pet.\n");
    assert.deepEqual(lines(translation), [
      ...["GEN 1:1-2 Štiri.", "GEN 1:3 Pet.", "JHN 3:16 Ena.", "JHN 3:17 Dve.", "JHN 3:18 Tri."],
    ]);
    assert.deepEqual([warnings(translation), translation.characters.lost], [[], 0]);
    const wrapped = read("GEN 1:1 Ena, bilo jih je\n2 ali več,\nin še\nGEN 1:2 Dve.\nGEN 1:3 Tri,\nin štiri.\n");
    assert.deepEqual(lines(wrapped), [
      "GEN 1:1 Ena, bilo jih je 2 ali več, in še",
      "GEN 1:2 Dve.",
      "GEN 1:3 Tri, in štiri.",
    ]);
  });
  it("several columns of texts are named", () => {
    const table = "Book,Chapter,Verse,KJV,WEB\nGEN,1,1,In the beginning.,In beginning.\n";
    refuses(
      () => read(table, "a.csv"),
      'a.csv: Cannot tell which column of the table has the text: KJV and WEB may; leave one of them in the table, or call its column "text"',
    );
    assert.deepEqual(lines(read(table.replace("WEB", "Text"), "a.csv")), ["GEN 1:1 In beginning."]);
  });
  it("merged cells of a spreadsheet are those of the row above, which is said", () => {
    const rows = "Genesis,1,1,one\n,,2,two\n,2,1,three\nExodus,1,1,four\n,,2,five\n";
    const verses = ["GEN 1:1 one", "GEN 1:2 two", "GEN 2:1 three", "EXO 1:1 four", "EXO 1:2 five"];
    const translation = read(`Book,Chapter,Verse,Text\n${rows}`);
    assert.deepEqual(lines(translation), verses);
    assert.match(warnings(translation).join(), /^3: the row has no book: it is that of the row above/);
    assert.deepEqual([translation.warnings[0]?.times, translation.characters.lost], [3, 0]);
    const ofFile = read("Chapter,Verse,Text\n1,1,one\n,2,two\n2,1,three\n", "genesis.csv");
    assert.deepEqual(lines(ofFile), verses.slice(0, 3));
    refuses(() => read("Book,Chapter,Verse,Text\nGenesis,1,1,one\nExodus,,1,two\n"), /^a\.txt:3: Cannot read a row/);
  });
  it("a table a book has the book in the name of its file", () => {
    const table = (text: string) => `chapter,verse,text\n1,1,"${text}, two"\n`;
    writeTemporary({ "d/LUK.csv": table("one"), "d/63_1John.csv": table("three") }, (folder) => {
      const translation = importSource(`${folder}/d`);
      assert.deepEqual(lines(translation), ["LUK 1:1 one, two", "1JN 1:1 three, two"]);
      const said = ["1: the book is taken from the name of the file: 1John, LUK"];
      assert.deepEqual([warnings(translation), translation.characters.lost], [said, 0]);
    });
    assert.deepEqual(lines(read("poglavje;vrstica;besedilo\n1;1;Ena.\n", "Rut.csv")), ["RUT 1:1 Ena."]);
    assert.deepEqual(lines(read("ref,chapter,verse,text\nGEN 1:2,1,2,one\n", "Rut.csv")), ["GEN 1:2 one"]);
    refuses(() => read(table("one"), "verses.csv"), /^Cannot tell the format/);
  });
  it("a letter apart from its number is a piece of the verse", () => {
    const rows = ["1 a,Ena.", "1 B,Dve.", "2 - 3,Tri.", "4a-b,Štiri."].map((row) => `GEN,1,${row}\n`).join("");
    const translation = read(`Book,Chapter,Verse,Text\n${rows}`, "a.csv");
    assert.deepEqual(lines(translation), ["GEN 1:1a Ena.", "GEN 1:1b Dve.", "GEN 1:2-3 Tri.", "GEN 1:4 Štiri."]);
    assert.deepEqual(warnings(translation), []);
  });
  it("a comma within the first reference is no separator, and words behind a reference are not lost", () => {
    for (const text of ["Prvi in drugi.", "Prvi, in drugi."]) {
      const translation = read(`GEN 1:1,2 ${text}\nGEN 1:3 Tretji, četrti.\n`);
      assert.deepEqual(lines(translation), [`GEN 1:1-2 ${text}`, "GEN 1:3 Tretji, četrti."]);
    }
    assert.deepEqual(lines(read('GEN 1:1,"2 kruha"\n')), ["GEN 1:1 2 kruha"]);
    assert.deepEqual(lines(read("GEN 46:13,Job\nGEN 46:14,Dve.\n")), ["GEN 46:13 Job", "GEN 46:14 Dve."]);
    const table = 'reference,text\nGEN 1:1,"ena, dve"\nGEN 1:2 Tri,štiri\n';
    refuses(() => read(table), /^a\.txt:3: Cannot read a row of the table: .* found "GEN 1:2 Tri štiri"/);
  });
  it("a column of another name is left out, counted and said", () => {
    const translation = read("ID,Book,Chapter,Verse,Heading,Text\nGEN11,GEN,1,1,Dan prvi,one\nGEN12,GEN,1,2,,two\n");
    assert.deepEqual(lines(translation), ["GEN 1:1 one", "GEN 1:2 two"]);
    assert.deepEqual(warnings(translation), ['2: the column "Heading" is left out']);
    assert.deepEqual([translation.characters.leftOut, translation.characters.lost], ["Danprvi".length, 0]);
  });
  it("pieces of verses have a column of their own in the Unbound Bible's", () => {
    const heading = "#columns\torig_book_index\torig_chapter\torig_verse\torig_subverse\torder_by\ttext";
    const rows = "43N\t1\t1\ta\t10\tEna.\n43N\t1\t1\tb\t20\tDve.\n43N\t1\t2\t\t30\tTri.\n";
    assert.deepEqual(lines(read(`${heading}\n${rows}`)), ["JHN 1:1a Ena.", "JHN 1:1b Dve.", "JHN 1:2 Tri."]);
  });
  it("a verse in two translations is refused, one in each is not", () => {
    const table = (second: string) => `translation,book,chapter,verse,text\nA,GEN,1,1,one\nB,GEN,1,${second},two\n`;
    refuses(
      () => read(table("1")),
      /^a\.txt:3: Cannot import several translations at once: the verse is there in "A" and in "B"/,
    );
    assert.deepEqual(lines(read(table("2"))), ["GEN 1:1 one", "GEN 1:2 two"]);
  });
  it("the first and the last verse of a bridge have columns of their own", () => {
    const table = "verseID|book|chapter|startVerse|endVerse|verseText\nGN1_1|GEN|1|1|1|one\nGN1_2|GEN|1|2|3|two\n";
    assert.deepEqual(lines(read(table)), ["GEN 1:1 one", "GEN 1:2-3 two"]);
  });
  it("a quote within an unquoted cell is text", () => {
    assert.deepEqual(lines(read('book,chapter,verse,text\nGEN,1,1,he said "go"\n')), ['GEN 1:1 he said "go"']);
  });
  it("a quote that is not closed before a separator or line end is text", () => {
    const rows = (separator: string) =>
      ['GEN 1 1 "go', 'GEN 1 2 "go" he said', 'GEN 1 3 "a ""b""', 'GEN 1 4 "c"'].map((row) =>
        row.replace(/ /g, (space, at) => (at < 8 ? separator : space)),
      );
    for (const separator of [",", "\t"]) {
      assert.deepEqual(lines(read(rows(separator).join("\n"), "a.csv")), [
        'GEN 1:1 "go',
        'GEN 1:2 "go" he said',
        'GEN 1:3 "a ""b""',
        'GEN 1:4 "c"',
      ]);
    }
  });
  it("a quote that opens in one row and ends another hides no row", () => {
    const tables = [
      'book\tchapter\tverse\ttext\nGEN\t1\t1\t"go\nGEN\t1\t2\tand come"\n',
      'GEN,1,1,"go\nGEN,1,2,and come"\n',
      'reference,text\nGen 1:1,"go\nGen 1:2,and come"\n',
      'id;book;chapter;verse;text\r\n1;GEN;1;1;"go\r\n2;GEN;1;2;and come"\r\n',
      '# Columns: book|chapter|verse|text|italics|strongs\n1|1|1|"go||\n1|1|2|and come"||\n',
    ];
    for (const table of tables) {
      const imported = read(table, "a.csv");
      assert.deepEqual([lines(imported), warnings(imported)], [['GEN 1:1 "go', 'GEN 1:2 and come"'], []], table);
    }
    const cells = 'book,chapter,verse,text\nGEN,1,1,"go,\nand, come"\nGEN,1,2,"1, 2,\n3, 4"\n';
    assert.deepEqual(lines(read(cells, "a.csv")), ["GEN 1:1 go, and, come", "GEN 1:2 1, 2, 3, 4"]);
  });
  it("quotes that a text does not need are its own where others have none", () => {
    const texts = (...written: string[]) =>
      read(written.map((text, at) => `GEN,1,${at + 1},${text}`).join("\n"), "a.csv");
    assert.deepEqual(lines(texts("he said", '"go"', '"go, he"', '"a ""b"""', '""')), [
      "GEN 1:1 he said",
      'GEN 1:2 "go"',
      "GEN 1:3 go, he",
      'GEN 1:4 a "b"',
      "GEN 1:5",
    ]);
    assert.deepEqual(lines(texts("Amen", "", '"go and come"')), ["GEN 1:1 Amen", "GEN 1:2", "GEN 1:3 go and come"]);
    // One row that was changed by hand says nothing of the others.
    const rows = ['"a b"', '"c d"', "e f", '"g h"', '"i j"'];
    assert.deepEqual(
      lines(texts(...rows)),
      ["a b", "c d", "e f", "g h", "i j"].map((each, at) => `GEN 1:${at + 1} ${each}`),
    );
  });
  it("a text that holds the separator is joined before other columns too", () => {
    const joined = (heading: string, ...rows: string[]) => {
      const table = read([heading, ...rows].join("\n"), "a.csv");
      return [...lines(table), ...warnings(table).map((each) => each.slice(0, 29))];
    };
    const said = "2: the row has more cells than".slice(0, 29);
    assert.deepEqual(joined("book,chapter,verse,text,id", "GEN,1,1,one, two,5", "GEN,1,2,three,6", "GEN,1,3,four,7,"), [
      ...["GEN 1:1 one, two", "GEN 1:2 three", "GEN 1:3 four"],
      said,
    ]);
    assert.deepEqual(
      joined("# Columns: book|chapter|verse|text|italics|strongs", "1|1|1|one.|two||", "1|1|2|three||"),
      [...["GEN 1:1 one. two", "GEN 1:2 three"], said],
    );
  });
  it("Strong's numbers in brackets are counted, and no text", () => {
    const texts: [written: string, text: string, numbers: number][] = [
      ["And{H853} God{H0430} made{H6213}{(H8799)} it{H2}.", "And God made it.", 4],
      ["he [G3588] and[g1161] they {G1}, not{H1}yet", "he and they, notyet", 4],
      ["and [is] {a psalm} [G] {H} 5 [12]", "and [is] {a psalm} [G] {H} 5 [12]", 0],
    ];
    for (const [written, text, numbers] of texts) {
      const table = read(`book|chapter|verse|text\nGEN|1|1|${written}\n`);
      const json = read(JSON.stringify([{ book: "GEN", chapter: 1, verse: 1, text: written }]));
      for (const imported of [table, json]) {
        assert.deepEqual(lines(imported), [`GEN 1:1 ${text}`]);
        assert.deepEqual([imported.dropped.get("word attributes") ?? 0, imported.characters.lost], [numbers, 0]);
      }
    }
  });
  it("merged, lettered and left-out verses", () => {
    assert.deepEqual(lines(read("book,chapter,verse,text\nGEN,1,1-2,one\nGEN,1,3a,two\nGEN,1,4,\n")), [
      "GEN 1:1-2 one",
      "GEN 1:3a two",
      "GEN 1:4",
    ]);
  });
  it("the line of a fault counts the line ends within cells", () => {
    const content = 'book,chapter,verse,text\nGEN,1,1,"one\ntwo"\nGEN,1,x,three\n';
    refuses(() => read(content), /^a\.txt:4: Cannot read the verse number "x"/);
  });
});

describe("a verse per element in XML", () => {
  it("of eBible.org", () => {
    const xml =
      '<?xml version="1.0"?><verseFile><v b="GEN" c="1" v="1">one &amp; two</v><v b="GEN" c="1" v="2-3">three</v></verseFile>';
    const imported = read(xml, "a.xml");
    assert.equal(imported.format, "verse per line in XML");
    assert.deepEqual(lines(imported), ["GEN 1:1 one & two", "GEN 1:2-3 three"]);
  });

  const corpus = (...verses: [id: string, text: string][]) => `<?xml version="1.0" ?>
<cesDoc version="4"><cesHeader version="2"><fileDesc><titleStmt><h.title>Bible(XYZ)</h.title></titleStmt></fileDesc>
<profileDesc><langUsage><language id="sl" iso639="slv">Slovene</language></langUsage></profileDesc></cesHeader>
<text><body id="Bible" lang="sl"><div id="b.GEN" type="book"><div id="b.GEN.1" type="chapter">
${verses.map(([id, text]) => `<seg id="${id}" type="verse">\n\t${text}\n</seg>`).join("\n")}
</div></div></body></text></cesDoc>`;

  it("of the Corpus Encoding Standard, whose header is no text and says the language", () => {
    const imported = read(
      corpus(["b.GEN.1.1", "Čoln."], ["b.GEN.1.2", "Žaba &amp; riba."], ["b.1MA.2.1", "Šest."]),
      "a.xml",
    );
    assert.equal(imported.format, "verse per line in XML");
    assert.deepEqual(lines(imported), ["GEN 1:1 Čoln.", "GEN 1:2 Žaba & riba.", "1MA 2:1 Šest."]);
    assert.equal(imported.metadata.language, "slv");
    assert.deepEqual([imported.warnings, imported.characters.lost, imported.characters.leftOut], [[], 0, 0]);
  });

  for (const [id, said] of [
    ["b.XYZ.1.1", /:\d+: Cannot tell which book "XYZ" is/],
    ["b.GEN.x.1", /:\d+: Cannot read the chapter number "x"/],
    ["b.GEN.1", /:\d+: Cannot read the verse number ""/],
    ["s1", /:\d+: Cannot tell which book this is/],
  ] as const) {
    it(`refuses the place ${id}`, () => {
      refuses(() => read(corpus(["b.GEN.1.1", "Čoln."], [id, "Žaba."]), "a.xml"), said);
    });
  }
});
