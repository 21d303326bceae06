/** Verses by their lines alone, under headings, and tables that say of themselves what they are. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { chapterLengths, protestantBook } from "../../src/canon/mod.ts";
import { importSource } from "../../src/import/mod.ts";
import { dropped, lines, refuses, warnings } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { writeZip } from "./writers/zip.ts";

function read(files: Record<string, string | Buffer>, source?: string) {
  let result: ReturnType<typeof importSource> | undefined;
  const [name = ""] = Object.keys(files);
  writeTemporary(files, (folder) => {
    result = importSource(`${folder}/${source ?? name}`);
  });
  return result!;
}

/** The lines of a theWord module of some of the 66 books. */
function module(first: number, last: number): string[] {
  const made: string[] = [];
  for (let number = first; number <= last; number++) {
    const book = protestantBook(number)!;
    for (const [chapter, count] of chapterLengths(book)!.entries()) {
      for (let verse = 1; verse <= count; verse++) made.push(`Črta ${book} ${chapter + 1}:${verse}.`);
    }
  }
  return made;
}

describe("theWord", () => {
  const PARTS: [ending: string, first: number, last: number, count: number][] = [
    ["ont", 1, 66, 31_102],
    ["ot", 1, 39, 23_145],
    ["nt", 40, 66, 7957],
  ];
  for (const [ending, first, last, count] of PARTS) {
    it(`has a verse of the King James Version a line: .${ending}`, () => {
      const text = `\ufeff${module(first, last).join("\r\n")}\r\n\r\nshort.title=ABC\r\ndescription=Poskus\r\nabout=ena\\\r\n dve\r\n`;
      const translation = read({ [`a.${ending}`]: text });
      const found = lines(translation);
      assert.equal(found.length, count);
      for (const line of found) assert.ok(line.endsWith(` Črta ${line.slice(0, line.indexOf(" Črta"))}.`), line);
      assert.deepEqual([translation.format, translation.metadata], ["theWord", { code: "ABC", name: "Poskus" }]);
    });
  }
  it("leaves out verses whose line is empty", () => {
    const made = module(40, 66);
    made[1] = "";
    made[7956] = "";
    assert.equal(lines(read({ "a.nt": `${made.join("\n")}\nid=A\n` })).length, 7955);
  });
  it("has any name where the number of its lines is that of the verses, which is said", () => {
    for (const [, first, last, count] of PARTS) {
      const made = module(first, last);
      const translation = read({ "biblija.txt": made.join("\n") });
      assert.deepEqual([lines(translation).length, translation.format], [count, "theWord"]);
      assert.match(warnings(translation).join(), /: no line says which verse it is: .* King James Version/);
      refuses(() => read({ "biblija.txt": made.slice(1).join("\n") }), /Cannot tell the format/);
      refuses(() => read({ "biblija.log": made.join("\n") }), /Cannot tell the format/);
    }
  });
  it("is refused with a line too few or too many: every later verse would be wrong", () => {
    const made = module(40, 66);
    for (const behind of ["", "\nshort.title=A\n"]) {
      refuses(() => read({ "a.nt": made.slice(1).join("\n") + behind }), /with 7956 lines of verses: \.nt has 7957/);
      refuses(() => read({ "a.nt": [...made, "Ena več."].join("\n") + behind }), /with 7958 lines of verses/);
    }
    refuses(() => read({ "a.ont": made.join("\n") }), /with 7957 lines of verses: \.ont has 31102/);
  });
});

describe("verses under headings", () => {
  const TEXT = ["GEN 1:1 Čez goro.", "GEN 1:2-3 Čez polje.", "GEN 2:1 Žetev.", "JHN 1:1 V hiši."];
  const verses = (names: [string, string], chapter: string) =>
    `${names[0]}\n\n${chapter}\n[1:1] Čez goro.\n[1:2-3] Čez polje.\n[2:1] Žetev.\n\n${names[1]}\n[1:1] V hiši.\n`;
  it("have the names of their books in Markdown or alone on a line", () => {
    assert.deepEqual(lines(read({ "a.md": `# KJV\n\n${verses(["## Genesis", "## John"], "### Chapter 1")}` })), TEXT);
    assert.deepEqual(lines(read({ "a.txt": verses(["Genesis", "John"], "") })), TEXT);
    assert.deepEqual(lines(read({ "a.txt": verses(["1. Mojzesova knjiga", "Janez"], "1. poglavje") })), TEXT);
    assert.equal(read({ "a.txt": verses(["Genesis", "John"], "") }).format, "verses under headings");
  });
  it("have no brackets, or their number alone under the heading of their chapter", () => {
    const counted = "Uvod.\n\nGeneza\n\n1:1 Čez goro.\n1:2-3 Čez polje.\n2:1 Žetev.\n\nJanez\n1:1 V hiši.\n";
    const numbered = (sign: string, one: string, two: string, other: string) =>
      `# Poskus\n${one}\n1${sign} Čez goro.\n2-3${sign} Čez polje.\n\n${two}\n\n1${sign} Žetev.\n${other}\n1${sign} V hiši.\n`;
    for (const [text, left] of [
      [counted, "Uvod."],
      [counted.replace(/(?<=\d):(?=\d)/g, ","), "Uvod."],
      [numbered("", "Genesis 1", "Genesis 2", "John 1"), "# Poskus"],
      [numbered(".", "## Geneza\n\n1. poglavje", "2. poglavje", "JANEZ\nPoglavje 1"), "# Poskus"],
      [numbered(")", "Prva Mojzesova knjiga\nPogl. 1", "2", "Evangelij po Janezu\n1"), "# Poskus"],
    ] as const) {
      const translation = read({ "a.txt": text });
      assert.deepEqual(lines(translation), TEXT, text);
      assert.deepEqual(warnings(translation), [`1: a line that is no verse is left out: "${left}"`]);
      assert.equal(translation.characters.lost, 0);
    }
  });
  it("have their number alone on the line above their text", () => {
    const expected = ["RUT 1:1 Ena, ki jih je 12", "RUT 1:2 Dve.", "RUT 2:1 Tri."];
    const texts = [
      "Ruta 1\n1\nEna, ki jih je 12\n2\nDve.\nRuta 2\n1\nTri.\n",
      "Ruta\n1\n1\nEna,\nki jih je 12\n2\nDve.\n2\n1\nTri.\n",
      "# Ruta\n\n## 1\n\n###### 1\n\nEna, ki jih je 12\n\n###### v2\nDve.\n\n## 2\n\n**1**\nTri.\n",
      "Ruta\n1. poglavje\n\n1.\n\nEna, ki jih je 12\n\n2.\n\nDve.\n\n2. poglavje\n\n1.\n\nTri.\n",
    ];
    for (const text of texts) {
      const translation = read({ "a.txt": text });
      assert.equal(translation.format, "verses under headings", text);
      assert.equal(translation.warningCount, text.includes("Ena,\nki") ? 1 : 0, text);
      assert.deepEqual([lines(translation), translation.characters.lost], [expected, 0], text);
    }
    const headed = read({ "a.txt": "Ruta 1\n1\nEna,\nše ena.\n## Naslov\n2\nDve.\n\nOpomba.\n" });
    assert.deepEqual(lines(headed), ["RUT 1:1 Ena, še ena.", "RUT 1:2 Dve."]);
    assert.deepEqual(warnings(headed), [
      "2: a line without a label is read as continuing the verse before it",
      '5: a line that is no verse is left out: "## Naslov"',
      '9: a line that is no verse is left out: "Opomba."',
    ]);
  });
  it("have their book, and their chapter, in the names of files alone, which is said", () => {
    const folders: Record<string, string>[] = [
      { "Genesis.txt": "1:1 Čez goro.\n1:2-3 Čez polje.\n2:1 Žetev.\n", "John.txt.txt": "1:1 V hiši.\n1:2 Dve.\n" },
      { "1mz.bib": "1,1 Čez goro.\n1,2-3 Čez polje.\n2,1 Žetev.\n", "jn.bib": "1,1 V hiši.\n1,2 Dve.\n" },
      {
        "01_Genesis/01.txt": "1 Čez goro.\n2-3 Čez polje.\n",
        "01_Genesis/02.txt": "[1] Žetev.\n[2] Dve.\n",
        "04_John/1.txt": "1. V hiši.\n2. Dve.\n",
      },
    ];
    for (const files of folders) {
      const translation = read({ "a.zip": writeZip(Object.entries(files)) });
      assert.deepEqual(
        lines(translation).filter((line) => !line.endsWith("Dve.")),
        TEXT,
      );
      assert.deepEqual(
        warnings(translation).map((each) => each.replace(/^\d+: |: [\w, ]+$/g, "")),
        ["the book is taken from the name of the file"],
      );
    }
    const named = read({ "John.txt": "Book: Genesis\nChapter: 1\n1 Ena.\n2 Dve.\n" });
    assert.deepEqual([lines(named), warnings(named)], [["GEN 1:1 Ena.", "GEN 1:2 Dve."], []]);
  });
  it("have the title of a psalm above its first verse", () => {
    const texts = [
      "Psalm 3\n\nDavidov psalm.\n\n1 Ena.\n2 Dve.\n\nPsalm 4\nZborovodju.\n1 Tri.\n",
      "# Psalms\n## 3\nDavidov psalm.\n[3:1] Ena.\n[3:2] Dve.\n## 4\nZborovodju.\n[4:1] Tri.\n",
      "Psalmi\nPoglavje 3\nDavidov psalm.\n1. Ena.\n2. Dve.\nPoglavje 4\nZborovodju.\n1. Tri.\n",
    ];
    for (const text of texts) {
      const translation = read({ "a.txt": text });
      assert.deepEqual(lines(translation), ["PSA 3:1 Ena.", "PSA 3:2 Dve.", "PSA 4:1 Tri."]);
      const headings = translation.books.get("PSA")?.verses.map((verse) => verse.headings ?? []);
      const title = (words: string) => [{ kind: "psalm_title", text: words, offset: 0 }];
      assert.deepEqual(headings, [title("Davidov psalm."), [], title("Zborovodju.")]);
      assert.equal(warnings(translation).filter((each) => /text before the first verse is kept/.test(each)).length, 2);
      assert.equal(translation.characters.lost, 0);
    }
    const long = `Davidov psalm. ${"Beseda. ".repeat(200)}`;
    const translation = read({ "a.txt": `Psalm 3\n${long}\n1 Ena.\n2 Dve.\n` });
    assert.match(warnings(translation).join(), /left out: "Davidov psalm/);
  });
  it("go on over lines and into the paragraph of another, behind a list of all books", () => {
    const list = "The First Book of Moses: Called Genesis\nThe First Book of Samuel\nThe Book of Jude\n";
    const text = `${list}\nVsa knjiga\n\nThe First Book of Moses: Called Genesis\n\n1:1 Šel je čez goro\nin polje.\n\n1:2 Videl je, da bo ob 3:5 dež,\nin šel. 1:3 Tri.\n\nThe First Book of Samuel\n\nOtherwise Called:\n\nThe First Book of the Kings\n\n1:1 Bil je.\n\nThe Book of Jude\n\n1:1 Pismo.\n`;
    const translation = read({ "a.txt": text });
    assert.deepEqual(lines(translation), [
      "GEN 1:1 Šel je čez goro in polje.",
      "GEN 1:2 Videl je, da bo ob 3:5 dež, in šel.",
      "GEN 1:3 Tri.",
      "1SA 1:1 Bil je.",
      "JUD 1:1 Pismo.",
    ]);
    assert.deepEqual(warnings(translation), [
      '5: a line that is no verse is left out: "Vsa knjiga"',
      "9: a line without a label is read as continuing the verse before it",
      '17: a line that is no verse is left out: "Otherwise Called:"',
    ]);
    assert.equal(translation.characters.lost, 0);
    refuses(
      () => read({ "a.txt": `${text}\nMatej\nJanez\n\nPrvi evangelij\n\n1:1 Ena.\n` }),
      /Cannot tell which book "Prvi evangelij" is/,
    );
  });
  it("begin within paragraphs, of which some have no label: notes where each verse is a paragraph", () => {
    const first = "Geneza\n\n1:1 Šel je čez goro,\nki je tam, 1:2 in prišel do mesta,\nki ga je zgradil. ";
    const text = `${first}1:3 Tri.\n\nOdgovoril je. 1:4 Štiri,\nin še pet.\n\nIn šel je.\n\n1:5 Pet.\n\nKonec knjige.\n`;
    const translation = read({ "a.txt": `${text}\n\nRuta\n\n1:1 Ena je\nin dve. 1:2 Dve.\n` });
    assert.deepEqual(lines(translation), [
      "GEN 1:1 Šel je čez goro, ki je tam,",
      "GEN 1:2 in prišel do mesta, ki ga je zgradil.",
      "GEN 1:3 Tri. Odgovoril je.",
      "GEN 1:4 Štiri, in še pet. In šel je.",
      "GEN 1:5 Pet.",
      "RUT 1:1 Ena je in dve.",
      "RUT 1:2 Dve.",
    ]);
    assert.match(warnings(translation).join(), /left out: "Konec knjige\."$/);
    assert.equal(translation.characters.lost, 0);
    const notes =
      "Geneza\n\n1:1 Šel je čez goro,\nki je tam.\n\nGora je visoka.\n\n1:2 Prišel je,\nin šel.\n\n1:3 In tri.\n";
    const noted = read({ "a.txt": notes });
    assert.equal(lines(noted)[0], "GEN 1:1 Šel je čez goro, ki je tam.");
    assert.match(warnings(noted).join(), /left out: "Gora je visoka\."/);
    const heading = lines(read({ "a.txt": text.replace("In šel je.", "1 Samuel") }));
    assert.deepEqual(heading.slice(-2), ["GEN 1:4 Štiri, in še pet.", "1SA 1:5 Pet."]);
  });
  it("go on over lines, whose headings are none of theirs, indented or not", () => {
    for (const indent of ["", " "]) {
      const heads = (chapter: number) => `${indent}GENEZA ${chapter}\n`;
      const verses = "1 Šel je čez goro,\nki je tam,\n2 in prišel do mesta,\nki ga je zgradil\nJozue\nza ljudi.\n";
      const text = `${heads(1)}${verses}${heads(2)}${verses}${indent}Ruta\n${indent}Ruta 1\n${verses}`;
      const both = (place: string) => [
        `${place}:1 Šel je čez goro, ki je tam,`,
        `${place}:2 in prišel do mesta, ki ga je zgradil Jozue za ljudi.`,
      ];
      assert.deepEqual(lines(read({ "a.txt": text })), [...both("GEN 1"), ...both("GEN 2"), ...both("RUT 1")]);
      const plain = "1 Ena.\n2 dve.\n";
      const chapters = [1, 2, 3, 4].map((chapter) => heads(chapter) + plain).join("");
      assert.deepEqual(
        lines(read({ "a.txt": chapters })),
        [1, 2, 3, 4].flatMap((chapter) => [`GEN ${chapter}:1 Ena.`, `GEN ${chapter}:2 dve.`]),
      );
    }
    const alone = "Poglavje 1\n1\nŠel je.\n2\nEt\nje videl.\n3\nTri.\n";
    assert.deepEqual(lines(read({ "Geneza.txt": alone })), ["GEN 1:1 Šel je.", "GEN 1:2 Et je videl.", "GEN 1:3 Tri."]);
  });
  it("go on over the lines of a song in a text that has a line a verse, whose headings are none", () => {
    const song =
      "Tedaj je pel:\n»Pel bom Gospodu;\nOn je moj Bog.\nTo je moja moč.«\nNaslov\n@2. Kdo je kakor ti?\nKdo je velik,\nstrašen in svet?\n@3. Tri.\nOpomba.\nl4. štiri,\n";
    const verses = (at: string) => [
      `${at}:1 Tedaj je pel: »Pel bom Gospodu; On je moj Bog. To je moja moč.«`,
      `${at}:2 Kdo je kakor ti? Kdo je velik, strašen in svet?`,
      `${at}:3 Tri.`,
    ];
    const prose = Array.from({ length: 30 }, (_, index) => `${index + 1}. Ena.\n`).join("");
    for (const translation of [
      read({ "a.txt": `Eksodus 14\n${prose}Eksodus 15\n1. ${song.replaceAll("@", "")}` }),
      read({ "a.txt": prose.replace(/^(\d+)\. /gm, "Ex 14,$1 ") + `@1. ${song}`.replace(/@(\d)\. /g, "Ex 15,$1 ") }),
    ]) {
      assert.deepEqual(lines(translation).slice(-3), verses("EXO 15"));
      assert.deepEqual(
        translation.warnings.map(({ warning, times }) => `${warning.code} ${times}`),
        ["line_goes_on 5", "no_verse_line 1", "no_verse_line 1", "no_verse_line 1"],
      );
    }
  });
  it("have numbers that are written otherwise further on, if they are the next", () => {
    const text = "Geneza 1\n1. Ena.\n2. Dve.\nGeneza 2\n1 Ena.\n2Dve.\n4 Ni.\n3.Tri.\n";
    const translation = read({ "a.txt": text });
    const found = ["1:1 Ena.", "1:2 Dve.", "2:1 Ena.", "2:2 Dve.", "2:3 Tri."];
    assert.deepEqual(
      lines(translation),
      found.map((each) => `GEN ${each}`),
    );
    assert.deepEqual(warnings(translation), ['7: a line that is no verse is left out: "4 Ni."']);
  });
  it("have the marks of VulSearch for lines, paragraphs and headings", () => {
    const text = "1:1 [<Sponsa>Ena,/ dve :/\n1:2 tri.]\\\n1:3 Štiri.\\ Pet.\n";
    const translation = read({ "Ct.lat": text });
    assert.deepEqual(lines(translation), ["SNG 1:1 Ena, dve :", "SNG 1:2 tri.", "SNG 1:3 Štiri. Pet."]);
    const [first] = translation.books.get("SNG")!.verses;
    assert.deepEqual(
      first?.headings?.map(({ text }) => text),
      ["Sponsa"],
    );
    assert.deepEqual([translation.warningCount, translation.characters.lost], [1, 0]);
    assert.equal(lines(read({ "Ct.txt": text }))[2], "SNG 1:3 Štiri. Pet.");
  });
  it("end with the number that links to a block", () => {
    const text = "# Geneza 1\n\n1 Ena ^2. ^1\n\n2 Dve. ^2\n\n3 Tri. ^9\n";
    assert.deepEqual(lines(read({ "a.md": text })), ["GEN 1:1 Ena ^2.", "GEN 1:2 Dve.", "GEN 1:3 Tri. ^9"]);
  });
  it("have a dash behind each number, or that of a dialogue", () => {
    assert.deepEqual(lines(read({ "a.txt": "Geneza 1\n1 - Ena.\n2 – Dve.\n" })), ["GEN 1:1 Ena.", "GEN 1:2 Dve."]);
    assert.deepEqual(lines(read({ "a.txt": "Geneza 1\n1 Ena.\n2 – Dve.\n" })), ["GEN 1:1 Ena.", "GEN 1:2 – Dve."]);
  });
  it("have chapters of a book whose short name others of the text decide", () => {
    const text = "João 1\n1 Ena.\n2 Dve.\nJoel 1\n1 Ena.\n2 Dve.\nJÓ\nJÓ 1\n1 Ena.\nJÓ 2\n1 Dve.\n";
    assert.deepEqual(lines(read({ "a.txt": text })).slice(0, 2), ["JOB 1:1 Ena.", "JOB 2:1 Dve."]);
  });
  it("take a verse that looks like the name of a book for a verse, and such a name behind a chapter for a book", () => {
    const text = "Ruta 1\n1 V dneh.\n2 Mož.\n3 Jan.\n1 Samuel\nPoglavje 1\n1 Sam.\n2 Sam.\n";
    const translation = read({ "a.txt": text });
    assert.deepEqual(lines(translation), [
      "RUT 1:1 V dneh.",
      "RUT 1:2 Mož.",
      "RUT 1:3 Jan.",
      "1SA 1:1 Sam.",
      "1SA 1:2 Sam.",
    ]);
    assert.deepEqual(warnings(translation), []);
  });
  it("have a book by its number above the verses of a file, whose name has it too, in Serbian Cyrillic", () => {
    const texts = [
      "1. Самуилова\n\nпоглавље 1\n\n1\nБеше један.\n\n2\nИ имаше.\n",
      "1. Samuilova\nPoglavlje 1\n1 Беше један.\n2 И имаше.\n",
    ];
    for (const text of texts) {
      const translation = read({ "09-1Самуилова/1.txt": text }, ".");
      assert.deepEqual(lines(translation), ["1SA 1:1 Беше један.", "1SA 1:2 И имаше."]);
      assert.deepEqual(warnings(translation), []);
    }
    const named = read({ "Ruta/1.txt": "1 Mož je šel.\n2 Dve.\n" }, ".");
    assert.deepEqual(lines(named), ["RUT 1:1 Mož je šel.", "RUT 1:2 Dve."]);
  });
  it("have several names of a book above it, of which some are not known", () => {
    const text = "###PSA\n###!! Psaltir\n###! Psal’ma\n##1\n#1 Ena.\n#2 Dve.\n##2\n#1 Tri.\n";
    assert.deepEqual(lines(read({ "PSA.TXT": text })), ["PSA 1:1 Ena.", "PSA 1:2 Dve.", "PSA 2:1 Tri."]);
  });
  it("have chapters by the words of other languages", () => {
    for (const head of [
      "Genèse\nChapitre 1",
      "Génesis\nCapítulo 1",
      "Génesis\nCapítulo 1".normalize("NFD"),
      "Rodzaju\nRozdział 1",
      "Postanje\nPoglavlje 1",
      "Genezis\nKapitola 1",
    ])
      assert.deepEqual(lines(read({ "a.txt": `${head}\n1 Ena.\n2 Dve.\n` })), ["GEN 1:1 Ena.", "GEN 1:2 Dve."], head);
  });
  it("begin with their numbers, of which those of paragraphs have a dot", () => {
    const chapter = " 1. ENA KAI\n 2  DVE KAI\n 3  TRI KAI\n 4. ŠTIRI KAI\n 5  PET KAI\n";
    const translation = read({ "a.txt": `MATTHEW   1\n${chapter}MATTHEW   2\n${chapter}` });
    const texts = ["1 ENA", "2 DVE", "3 TRI", "4 ŠTIRI", "5 PET"];
    assert.deepEqual(
      lines(translation),
      [1, 2].flatMap((number) => texts.map((text) => `MAT ${number}:${text} KAI`)),
    );
    assert.deepEqual(warnings(translation), []);
  });
  it("take a number within a sentence for no verse, and a chapter of no known book for none of the book before", () => {
    const days = "Geneza 1\n1. Deževalo je\n40 dni\nin 2 noči.\n2. Dve.\n4. Štiri.\n";
    assert.deepEqual(lines(read({ "a.txt": days })), [
      "GEN 1:1 Deževalo je 40 dni in 2 noči.",
      "GEN 1:2 Dve.",
      "GEN 1:4 Štiri.",
    ]);
    refuses(
      () => read({ "a.txt": "Genesis 1\n1 Ena.\n2 Dve.\nJhon 1\n1 Tri.\n" }),
      /a\.txt:5: Cannot tell which book "Jhon 1" is/,
    );
    refuses(() => read({ "a.txt": "Geneza\n\n1. Ena.\n2. Dve.\n" }), /Cannot tell the format/);
  });
  it("are refused where a heading names no book, else they would be those of the book before", () => {
    refuses(
      () => read({ "a.md": verses(["# Genesis", "# Jhon"], "") }),
      /Cannot tell which book "Jhon" is: did you mean John\?/,
    );
    refuses(() => read({ "a.md": "[1:1] Ena.\n[1:2] Dve.\n" }), /Cannot tell which book this is/);
  });
});

describe("tables that say of themselves what they are", () => {
  const SAID = { name: "Poskus", copyright: "Prosto.", code: "ABC", language: "slv" };
  it("by the Unbound Bible", () => {
    const head =
      "#THE UNBOUND BIBLE\n#name\tPoskus\n#filetype\tUnmapped-BCVS\n#copyright\tProsto.\n#abbreviation\tABC\n#language\tslv\n";
    const columns = "#columns\torig_book_index\torig_chapter\torig_verse\torig_subverse\torder_by\ttext\n";
    const rows =
      "01O\t1\t1\t\t10\tČez goro.\n40N\t1\t2\t\t20\tŽetev.\n67A\t1\t1\t\t30\tTobija.\n41A\t1\t1\t\t40\tDrugo.\n";
    const translation = read({ "a.txt": head + columns + rows });
    assert.deepEqual(lines(translation), ["GEN 1:1 Čez goro.", "TOB 1:1 Tobija.", "MAT 1:2 Žetev."]);
    assert.deepEqual(translation.metadata, SAID);
    assert.deepEqual([...translation.dropped], [["book outside of the canon", 1]]);
  });
  it("by Bible SuperSearch, in a zip with a file of its fields and a readme", () => {
    const info = { name: "Poskus", shortname: "ABC", lang_short: "slv", copyright_statement: "Prosto." };
    const zip = writeZip([
      ["info.json", JSON.stringify(info)],
      ["readme.txt", "Dragi bralec,\nv prilogi je besedilo.\n"],
      ["verses.txt", "# Poskus\n# Columns: book|chapter|verse|text\n1|1|1|Čez goro.\n43|3|16|Žetev.\n"],
    ]);
    const translation = read({ "a.zip": zip });
    assert.deepEqual(lines(translation), ["GEN 1:1 Čez goro.", "JHN 3:16 Žetev."]);
    assert.deepEqual(translation.metadata, SAID);
  });
  it("by Bible SuperSearch at length; a file of fields that is cut off is left out, with a warning", () => {
    const info = JSON.stringify({ description: "č".repeat(100_000), more: { name: "Ne to" }, name: "Poskus" });
    const files = { "a.txt": "# Columns: book|chapter|verse|text\n1|1|1|Čez goro.\n" };
    assert.deepEqual(read({ ...files, "info.json": info }, ".").metadata, { name: "Poskus" });
    for (const wrong of [info.slice(0, -1), `${info}]`, "{name: 'Poskus'}", "[".repeat(1_000_000)]) {
      const translation = read({ ...files, "info.json": wrong }, ".");
      assert.deepEqual(lines(translation), ["GEN 1:1 Čez goro."]);
      assert.deepEqual(
        warnings(translation),
        ["undefined: the file is not recognised as JSON and is left out"],
        wrong.slice(-9),
      );
    }
  });
  it("by the codes of the Unbound Bible between double bars", () => {
    const rows = "01O||1||1||Čez | goro.\r\n40N||1||2||Žetev.\r\n67A||1||1||Tobija.\r\n";
    assert.deepEqual(lines(read({ "a.txt": rows })), ["GEN 1:1 Čez goro.", "TOB 1:1 Tobija.", "MAT 1:2 Žetev."]);
  });
  it("have books by number alone", () => {
    assert.deepEqual(lines(read({ "a.txt": "1|1|1|Prva.\n43|3|16|Tako.\n" })), ["GEN 1:1 Prva.", "JHN 3:16 Tako."]);
  });
});

describe("SWORD's IMP", () => {
  const IMP = `$$$[ Module Heading ]\nO prevodu.\n$$$Genesis 0:0\n$$$Genesis 1:0\n<title>Začetek</title>
$$$Genesis 1:1\n<w lemma="strong:H7225">V začetku</w>\nje bilo.<note>Ali: žito.</note>\n$$$Genesis 1:2\nDve.\n
$$$I John 1:1-2\nTri.\n$$$Revelation of John 22:21\n<q who="Jesus">Štiri.</q>\n`;
  it("has the place of each verse in a line of its own", () => {
    for (const text of [
      IMP,
      `\ufeff${IMP.replaceAll("\n", "\r\n")}`,
      IMP.replaceAll("\n$$$", () => "\n$$$ ").replaceAll("1:2", "1:2 "),
    ]) {
      const translation = read({ "a.imp": text });
      assert.deepEqual(lines(translation), [
        "GEN 1:1 V začetku je bilo.",
        "GEN 1:2 Dve.",
        "1JN 1:1-2 Tri.",
        "REV 22:21 Štiri.",
      ]);
      assert.equal(translation.format, "IMP");
      assert.deepEqual(warnings(translation), []);
      assert.equal(translation.characters.lost, 0);
      assert.deepEqual(dropped(translation), { introduction: 1 });
      const [first] = translation.books.get("GEN")!.verses;
      assert.deepEqual([first?.headings?.[0]?.text, first?.notes?.[0]?.text], ["Začetek", "Ali: žito."]);
    }
  });
  it("has the verses of a prologue, which is chapter 0", () => {
    const translation = read({ "a.imp": "$$$Sirach 0:0\nUvod.\n$$$Sirach 0:1\nPredgovor.\n$$$Sirach 1:1\nEna.\n" });
    assert.deepEqual(lines(translation), ["SIR 0:1 Predgovor.", "SIR 1:1 Ena."]);
    assert.deepEqual(dropped(translation), { introduction: 1 });
  });
  it("of a dictionary has no verse", () => {
    refuses(() => read({ "a.imp": "$$$Aaron\nBrat.\n$$$Abel\nSin.\n" }), /read as IMP, it has no verse with a text/);
  });
  it("of an unknown book is refused, with its line", () => {
    refuses(
      () => read({ "a.imp": "$$$Gen 1:1\nEna.\n$$$Qqq 1:1\nDve.\n" }),
      /^a\.imp:\d: Cannot tell which book "Qqq" is/,
    );
  });
});
