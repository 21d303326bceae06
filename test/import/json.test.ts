import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { FORMATS, importSource } from "../../src/import/import_source.ts";
import { JSON_TEXT } from "../../src/import/json/mod.ts";
import { scratchFolder } from "../support/scratch.ts";
import { lines, memoryFile, readFiles, refuses, warnings } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";

const read = (value: unknown) => readFiles(JSON_TEXT, { "a.json": JSON.stringify(value) });
const ROWS = [
  { book: "Ruth", chapter: 1, verse: 1, text: "Ena." },
  { book: "Ruth", chapter: 1, verse: 2, text: "Dve." },
  { book: "John", chapter: 2, verse: 1, text: "Šest." },
];
const TEXT = ["RUT 1:1 Ena.", "RUT 1:2 Dve.", "JHN 2:1 Šest."];
const numbered = ROWS.map(({ book, ...row }) => ({ ...row, book: book === "Ruth" ? 8 : 43 }));
const named = (name: string, chapter: number, texts: string[]) => ({
  name,
  chapters: [{ chapter, verses: texts.map((text, index) => ({ verse: index + 1, text })) }],
});

const getBible = (chapter: number, texts: string[]) => ({
  [chapter]: {
    chapter_nr: String(chapter),
    chapter: Object.fromEntries(texts.map((verse, index) => [index + 1, { verse_nr: String(index + 1), verse }])),
  },
});
const converted = (text: string, index: number) => ({ "@number": String(index + 1), "#text": text });

const SHAPES: [name: string, text: unknown][] = [
  ["positions that are numbers", { Ruth: [[], ["", "Ena.", "Dve."]], John: [[], [], ["", "Šest."]] }],
  [
    "positions that are numbers, after null",
    { Ruth: [null, [null, "Ena.", "Dve."]], John: [null, [], [null, "Šest."]] },
  ],
  [
    "books with abbreviations, chapters and verses by position",
    [
      { abbrev: "rt", chapters: [["Ena.", "Dve."]] },
      { abbrev: "jhn", chapters: [[], ["Šest."]] },
    ],
  ],
  [
    "books, chapters and verses with names and numbers",
    { translation: "A", books: [named("Ruth", 1, ["Ena.", "Dve."]), named("John", 2, ["Šest."])] },
  ],
  [
    "members behind what they describe",
    {
      books: [named("Ruth", 1, ["Ena.", "Dve."]), named("John", 2, ["Šest."])].map(({ name, ...all }) => ({
        ...all,
        name,
      })),
    },
  ],
  [
    "books by number, without names",
    {
      books: [
        { ...named("", 1, ["Ena.", "Dve."]), nr: 8 },
        { number: "43", ...named("", 2, ["Šest."]) },
      ],
    },
  ],
  ["verses that say where they belong", ROWS],
  ["the same within an object of metadata", { metadata: { name: "A" }, verses: ROWS }],
  ["the same a line each", ROWS.map((row) => JSON.stringify(row)).join("\n")],
  ["the same by number", numbered],
  ["the same with numbers and names", numbered.map((row, index) => ({ ...row, book_name: ROWS[index]?.book }))],
  ["rows of numbers", numbered.map(({ book, chapter, verse, text }) => [book, chapter, verse, text])],
  [
    "rows of fields behind an id",
    {
      resultset: {
        row: numbered.map(({ book, chapter, verse, text }) => ({ field: [8001001, book, chapter, verse, text] })),
      },
    },
  ],
  [
    "the same with objects for verses",
    { Ruth: { 1: { 1: { text: "Ena." }, 2: { text: "Dve." } } }, John: { 2: { 1: { text: "Šest." } } } },
  ],
  ["books, chapters and verses by their keys", { Ruth: { 1: { 1: "Ena.", 2: "Dve." } }, John: { 2: { 1: "Šest." } } }],
  [
    "getBible's first form: one under a name in the singular, numbered beside it",
    {
      type: "version",
      direction: "LTR",
      version: {
        8: { book_nr: "8", book_name: "Ruth", book: getBible(1, ["Ena.", "Dve."]) },
        43: { book_nr: "43", book_name: "John", book: getBible(2, ["Šest."]) },
      },
    },
  ],
  [
    "names in the singular, as converters of XML write them",
    {
      bible: {
        "@name": "A",
        book: [
          { "@name": "Ruth", chapter: { "@number": "1", verse: ["Ena.", "Dve."].map(converted) } },
          { "@name": "John", chapter: [{ "@number": "2", verse: [converted("Šest.", 0)] }] },
        ],
      },
    },
  ],
  [
    "testaments under their names",
    { oldTestament: [named("Ruth", 1, ["Ena.", "Dve."])], newTestament: [named("John", 2, ["Šest."])] },
  ],
  [
    "members in several spellings",
    ROWS.map(({ book, chapter, verse, text }) => ({
      bookName: book,
      chapterNumber: chapter,
      verse_num: verse,
      "#text": text,
    })),
  ],
  [
    "members of one letter",
    numbered.map(({ book, chapter, verse, text }) => ({ b: book, c: chapter, v: verse, t: text })),
  ],
  [
    "an id beside the text, as FreeShow has it",
    ["id", { name: "A", books: [named("Ruth", 1, ["Ena.", "Dve."]), named("John", 2, ["Šest."])] }],
  ],
  [
    "references in one member",
    ROWS.map(({ book, chapter, verse, text }) => ({ osisID: `${book}.${chapter}.${verse}`, text })),
  ],
  [
    "references in a member of any name, with a text under another",
    ROWS.map(({ book, chapter, verse, text }) => ({ usfm: `${book}.${chapter}.${verse}`, content: text, id: 5 })),
  ],
  [
    "references for verses",
    ROWS.map(({ book, chapter, verse, text }) => ({ verse: `${book} ${chapter}:${verse}`, text })),
  ],
  [
    "references beside verses",
    ROWS.map(({ book, chapter, verse, text }) => ({ label: `${book} ${chapter}:${verse}`, verse: text })),
  ],
  [
    "references with points as keys",
    { version: "A", verses: { "RUT.1.1": "Ena.", "RUT.1.2": "Dve.", "JHN.2.1": "Šest." } },
  ],
  [
    "references as keys of objects",
    { "Ruth 1:1": { text: "Ena." }, "Ruth 1:2": { text: "Dve." }, "John 2:1": { text: "Šest." } },
  ],
  [
    "words before the numbers of its keys",
    { Ruth: { "Chapter 1": { verse_1: "Ena.", verse_2: "Dve." } }, John: { "Chapter 2": { verse_1: "Šest." } } },
  ],
  [
    "a list of chapters under a text, as Sefaria has it",
    [
      { title: "Ruth", language: "en", text: [["Ena.", "Dve."]] },
      { title: "John", text: [[], ["Šest."]] },
    ],
  ],
  ["books and chapters in one key", { "Ruth 1": ["Ena.", "Dve."], "John 2": ["Šest."] }],
  [
    "the same with objects for chapters",
    { "Ruth 1": { 1: "Ena.", 2: "Dve." }, "John 2": { verses: [{ number: 1, text: "Šest." }] } },
  ],
  ["chapters by their keys, verses in lists", { Ruth: { 1: ["Ena.", "Dve."] }, John: { 2: ["Šest."] } }],
  [
    "members in Slovenian",
    ROWS.map(({ book, chapter, verse, text }) => ({ knjiga: book, poglavje: chapter, vrstica: verse, besedilo: text })),
  ],
  [
    "members in German",
    ROWS.map(({ book, chapter, verse, text }) => ({ buch: book, kapitel: chapter, vers: verse, text })),
  ],
  [
    "members in Spanish",
    ROWS.map(({ book, chapter, verse, text }) => ({ libro: book, capítulo: chapter, versículo: verse, texto: text })),
  ],
  [
    "books in Portuguese",
    {
      antigoTestamento: [
        {
          nome: "Rute",
          abreviação: "Rt",
          capitulos: [{ capitulo: 1, versiculos: ["Ena.", "Dve."].map((texto, at) => ({ versiculo: at + 1, texto })) }],
        },
      ],
      novoTestamento: [{ nome: "João", capitulos: [{ capitulo: 2, versiculos: [{ versiculo: 1, texto: "Šest." }] }] }],
    },
  ],
  [
    "books in Portuguese by their numbers",
    {
      1: { nome: "Rute", abrev: "rt", caps: [["Ena.", "Dve."]] },
      2: { nome: "João", capitulos: [{ numero: 2, versiculos: [{ numero: 1, texto: "Šest." }] }] },
    },
  ],
  [
    "verses whose keys are those of chapters",
    [
      { name: "Ruth", chapters: 4, verses: { 1: { 1: "Ena.", 2: "Dve." } } },
      { name: "John", slug: "john", chapters: 21, verses: { 1: {}, 2: { 1: "Šest." } } },
    ],
  ],
  ["rows of lists, by the names of books", ROWS.map(({ book, chapter, verse, text }) => [book, chapter, verse, text])],
  ["lists of chapters whose verses have keys", { Ruth: [{ 1: "Ena.", 2: "Dve." }], John: [{}, { 1: "Šest." }] }],
  ["references as keys", { "Ruth 1:1": "Ena.", "Ruth 1:2": "Dve.", "John 2:1": "Šest." }],
  [
    "books whose chapters are objects and lists",
    [
      { book: "Ruth", chapters: { 1: { 1: "Ena.", 2: "Dve." } } },
      { book: "John", chapters: { 2: ["Šest."] } },
    ],
  ],
];

describe("JSON", () => {
  for (const [name, value] of SHAPES) {
    it(`has ${name}`, () => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      const translation = readFiles(JSON_TEXT, { "a.json": text });
      assert.deepEqual([lines(translation), warnings(translation)], [TEXT, []]);
      const file = memoryFile("a", text);
      assert.equal(FORMATS.find((each) => each.recognises(text, file))?.name, "JSON");
    });
  }
  it("takes a key for the book that it is before it takes it for a book and a chapter", () => {
    assert.deepEqual(lines(read({ "Psalm 151": { 1: { 1: "Ena." } } })), ["PS2 1:1 Ena."]);
  });
  it("has a file a book whose verses are under the numbers of their chapters", () => {
    const files = {
      "ruth.json": { name: "Ruth", chapters: 4, verses: { 1: { 1: "Ena.", 2: "Dve." } } },
      "joel.json": { name: "Joel", verses: { 1: {}, 2: {} } },
      "john.json": { name: "John", verses: { 2: { 1: "Šest." } } },
    };
    const sources = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, JSON.stringify(file)]));
    const translation = readFiles(JSON_TEXT, sources);
    assert.deepEqual(lines(translation), ["RUT 1:1 Ena.", "RUT 1:2 Dve.", "JHN 2:1 Šest."]);
    assert.deepEqual(warnings(translation), ["undefined: Joel: there is no verse: the book is left out"]);
  });
  it("has a file a book", () => {
    const [ruth, john] = [named("Ruth", 1, ["Ena.", "Dve."]), named("John", 2, ["Šest."])];
    const files = {
      "1.json": JSON.stringify(ruth),
      "2.json": JSON.stringify({ book: "John", chapters: john.chapters }),
    };
    assert.deepEqual(lines(readFiles(JSON_TEXT, files)), TEXT);
  });
  it("has a file a book that only the name of the file says, which is said", () => {
    const chapters = (...texts: string[]) =>
      JSON.stringify({ chapters: [{ chapter: 1, verses: texts.map((text, index) => ({ verse: index + 1, text })) }] });
    const files = { "08_Ruth.json": chapters("Ena.", "Še ena."), "1 John.json": chapters("Dve.") };
    const translation = readFiles(JSON_TEXT, files);
    assert.deepEqual(lines(translation), ["RUT 1:1 Ena.", "RUT 1:2 Še ena.", "1JN 1:1 Dve."]);
    assert.deepEqual(warnings(translation), ["1: the book is taken from the name of the file: Ruth, 1 John"]);
    const other = readFiles(JSON_TEXT, { "John.json": JSON.stringify(ROWS) });
    assert.deepEqual([lines(other), warnings(other)], [TEXT, []]);
  });
  it("has a file a book with its chapters by number, which only the name of the file says", () => {
    const chapters = JSON.stringify({ 1: { 2: "Ena.", 3: "Še ena." }, 2: { 1: "Dve." }, charset: "UTF-8" });
    for (const [name, book] of [
      ["1 Chronicles.json", "1CH"],
      ["OT-08_Ruth.json", "RUT"],
      ["NT-04_John.json", "JHN"],
      ["NT_1_John.json", "1JN"],
      ["NT-23_1_John.json", "1JN"],
      ["Zachariah.json", "ZEC"],
    ] as const) {
      writeTemporary({ [name]: chapters }, (folder) => {
        const translation = importSource(`${folder}/${name}`);
        const text = [`${book} 1:2 Ena.`, `${book} 1:3 Še ena.`, `${book} 2:1 Dve.`];
        assert.deepEqual([lines(translation), translation.characters.lost], [text, 0]);
        assert.match(warnings(translation).join(), /"charset" is left out.*taken from the name of the file/);
      });
    }
    refuses(() => readFiles(JSON_TEXT, { "data.json": chapters }), /Cannot tell which book this is/);
  });
  it("has the English name of a book beside its own, which is left out as other labels are", () => {
    const book = {
      id: "SNG",
      name: "Nhã Ca",
      englishName: "Song of Songs",
      chapters: [{ chapter: 1, verses: [{ verse: 1, text: "Ena." }] }],
    };
    const translation = read(book);
    assert.deepEqual([lines(translation), warnings(translation)], [["SNG 1:1 Ena."], []]);
  });
  it("has 66 files whose numbers are the places of their books, where nothing else says them", () => {
    const files = (value: unknown, count = 66) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `${String(index + 1).padStart(2, "0")}_መጽ.json`,
          JSON.stringify(value),
        ]),
      );
    for (const value of [{ title: "ኦሪት", abbv: "", chapters: [["Ena."]] }, { chapters: [["Ena."]] }]) {
      const translation = readFiles(JSON_TEXT, files(value));
      const said = translation.warnings.map(({ file, warning, times }) => [file, warning.code, times]);
      assert.deepEqual(said, [["01_መጽ.json", "book_by_place", 66]]);
      const found = lines(translation);
      assert.deepEqual(
        [found.length, found[0], found[7], found[65]],
        [66, "GEN 1:1 Ena.", "RUT 1:1 Ena.", "REV 1:1 Ena."],
      );
    }
    refuses(
      () => readFiles(JSON_TEXT, files({ chapters: [["Ena."]] }, 65)),
      "01_መጽ.json:1: Cannot tell which book this is: it has no name here. Add its name; a JSON file of one book may also be named after it, for example Genesis.json",
    );
    refuses(() => readFiles(JSON_TEXT, files({ title: "ኦሪት", chapters: [["Ena."]] }, 65)), /which book "ኦሪት" is/);
  });
  it("has a file a chapter, whose names are in another order", () => {
    const verses = (text: string) => [{ verse: 1, text }];
    const ofGetBible = (chapter: number, text: string) =>
      JSON.stringify({ translation: "A", book_nr: 43, book_name: "John", chapter, verses: verses(text) });
    const ofHelloAo = (number: number, text: string) =>
      JSON.stringify({
        translation: { id: "A", language: "slv" },
        book: { id: "JHN", name: "Janez", order: 43 },
        chapter: {
          number,
          content: [{ type: "verse", number: 1, content: [text, { noteId: 1 }, "in"] }],
          footnotes: [],
        },
      });
    for (const written of [ofGetBible, ofHelloAo]) {
      const files = { "1.json": written(1, "Ena"), "10.json": written(10, "Deset"), "2.json": written(2, "Dve") };
      const end = written === ofHelloAo ? " in" : "";
      const expected = [`JHN 1:1 Ena${end}`, `JHN 2:1 Dve${end}`, `JHN 10:1 Deset${end}`];
      assert.deepEqual(lines(readFiles(JSON_TEXT, files)), expected);
    }
    const twice = { "1.json": ofGetBible(1, "Ena"), "2.json": ofGetBible(1, "Dve") };
    refuses(
      () => readFiles(JSON_TEXT, twice),
      '2.json:1: John 1,1: Cannot import book "JHN": it is claimed by 1.json and by 2.json',
    );
  });
  it("has a whole text in lists without names", () => {
    const Book = Array.from({ length: 66 }, () => ({ Chapter: [{ Verse: [{ Verseid: "00000000", Verse: "Ena." }] }] }));
    assert.deepEqual(lines(read({ Book })).slice(64), ["JUD 1:1 Ena.", "REV 1:1 Ena."]);
  });
  it("takes a list of 66 as the books in their order: `jn` is Jonah there", () => {
    const books = Array.from({ length: 66 }, (_, index) => ({
      abbrev: index === 31 ? "jn" : "x",
      chapters: [["Ena."]],
    }));
    assert.equal(lines(read(books))[31], "JON 1:1 Ena.");
    assert.equal(lines(read(books.map(({ chapters }) => chapters)))[65], "REV 1:1 Ena.");
    const other = books.map((book, index) => (index === 51 ? { ...book, chapters: Array(16).fill(["Ena."]) } : book));
    refuses(() => read(other), /book 52 of the list would be 1 Thess/);
    refuses(() => read(books.slice(0, 40)), /Cannot tell which book "x" is/);
  });
  it("keeps headings, notes and lines where a shape has them", () => {
    const content = [
      { type: "heading", content: ["Žetev"] },
      { type: "verse", number: 1, content: ["V tistih dneh", { noteId: 4 }, { text: "je bila žetev,", poem: 1 }] },
      { type: "line_break" },
      { type: "verse", number: 2, content: [{ text: "dolga", wordsOfJesus: true }, { lineBreak: true }, "in dobra."] },
    ];
    const footnotes = [{ noteId: 4, text: "Ali: v onih.", caller: "+" }];
    const { books, ...translation } = read({
      translation: { id: "A", name: "Poskus", language: "slv" },
      books: [{ id: "RUT", name: "Ruta", chapters: [{ chapter: { number: 1, content, footnotes } }] }],
    });
    const [first, second] = books.get("RUT")?.verses ?? [];
    assert.deepEqual([first?.text, second?.text], ["V tistih dneh je bila žetev,", "dolga in dobra."]);
    assert.deepEqual(first?.notes, [{ kind: "footnote", text: "Ali: v onih.", offset: 13 }]);
    assert.deepEqual(first?.headings, [{ kind: "section", text: "Žetev", offset: 0 }]);
    assert.deepEqual(first?.breaks, [{ break: "line", indent: 1, offset: 14 }]);
    assert.deepEqual(translation.metadata, { code: "A", name: "Poskus", language: "slv" });
    const row = { book: 8, chapter: 1, verse: 1, text: "Ena.", comment: "Opomba.", heading: "Naslov" };
    const [verse] = read([row]).books.get("RUT")?.verses ?? [];
    assert.deepEqual([verse?.notes?.[0]?.text, verse?.headings?.[0]?.text], ["Opomba.", "Naslov"]);
  });
  it("has rows that are pieces of verses, between rows that begin paragraphs, stanzas and lines", () => {
    const row = (kind: string, chapterNumber: number, verseNumber: number, value: string) => ({
      ...{ type: `${kind} text`, chapterNumber, verseNumber, sectionNumber: 1 },
      value,
    });
    const mark = (type: string) => ({ type });
    const rows = [
      ...[
        mark("paragraph start"),
        row("paragraph", 1, 1, "Ena. "),
        row("paragraph", 1, 2, "Dve, "),
        mark("paragraph end"),
      ],
      ...[mark("stanza start"), row("line", 1, 2, "tri; "), mark("line break"), row("line", 1, 2, "štiri. ")],
      ...[mark("stanza end"), { type: "header", value: "Davidov psalm." }, mark("break"), mark("stanza start")],
      row("line", 2, 12, " "),
      ...[row("line", 2, 1, "Pet, "), mark("line break"), row("line", 2, 1, "šest. "), mark("stanza end")],
    ];
    // A list of 66 is not the books of a Bible here.
    const all = [...Array<object>(66 - rows.length).fill(mark("break")), ...rows];
    const { books, ...rest } = readFiles(JSON_TEXT, { "psalms.json": JSON.stringify(all) });
    const verses = books.get("PSA")?.verses ?? [];
    assert.deepEqual(
      verses.map(({ chapter, verse, text, breaks = [] }) => [
        `${chapter}:${verse} ${text}`,
        ...breaks.map((each) => `${each.break} ${each.indent} ${each.offset}`),
      ]),
      [
        ["1:1 Ena.", "paragraph 0 0"],
        ["1:2 Dve, tri; štiri.", "stanza 1 5", "line 1 10"],
        ["2:1 Pet, šest.", "stanza 1 0", "line 1 5"],
      ],
    );
    assert.deepEqual(verses[2]?.headings, [{ kind: "psalm_title", text: "Davidov psalm.", offset: 0 }]);
    assert.equal(rest.characters.lost, 0);
    assert.deepEqual(warnings({ books, ...rest }), ["1: the book is taken from the name of the file: psalms"]);
  });
  it("has a sign of number or a pilcrow before verses that begin paragraphs, which is no text", () => {
    const verses = { "Ruth 1:1": "# Ena.", "Ruth 1:2": "Dve.", "Ruth 1:3": "¶ Tri.", "Ruth 1:4": "#4 in # pet." };
    const { books } = read(verses);
    assert.deepEqual(
      books.get("RUT")?.verses.map(({ text, breaks = [] }) => `${text} ${breaks.map((each) => each.break)}`),
      ["Ena. paragraph", "Dve. ", "Tri. paragraph", "#4 in # pet. "],
    );
  });
  it("warns once of members that are left out", () => {
    const words = [{ strong: "H1" }];
    assert.deepEqual(warnings(read(ROWS.map((row) => ({ ...row, words, id: 5 })))), [
      '1: the member "words" is left out wherever it occurs',
    ]);
  });
  it("counts what it leaves out: long texts, objects, notes that no verse refers to", () => {
    const long = "Uvod v knjigo, ki je daljši od vsakega imena.";
    const books = [{ name: "Ruth", about: long, chapters: [{ chapter: 1, title: "Prvo poglavje", verses: ["Ena."] }] }];
    const translation = read({ books, index: { a: ["b", "c"] }, translation: "A" });
    assert.deepEqual(warnings(translation), [
      '1: the member "index" is left out wherever it occurs',
      '1: the member "about" is left out wherever it occurs',
    ]);
    const { lost, leftOut } = translation.characters;
    assert.deepEqual([lost, leftOut], [0, long.replace(/[^\p{L}]/gu, "").length + "abc".length]);
    const content = [{ type: "verse", number: 1, content: ["Ena.", { noteId: 9 }, 5] }];
    const footnotes = [{ noteId: 1, text: "Brez znaka." }];
    const noted = read({ books: [{ id: "RUT", chapters: [{ chapter: { number: 1, content, footnotes } }] }] });
    assert.deepEqual([[...noted.dropped], noted.characters.lost], [[["footnote", 1]], 0]);
  });
  it("takes a reference beside a verse whose place is known for no place of it", () => {
    const verses = [{ text: "Ena.", like: "John 1:1" }];
    assert.deepEqual(lines(read([{ name: "Ruth", chapters: [{ chapter: 1, verses }] }])), ["RUT 1:1 Ena."]);
  });
  it("refuses an object with a verse twice, of which parsing would keep one, and mends escaped control characters", () => {
    const twice = '{"Ruth":{"1":{"1":"Ena.","2":"Dve.","1":"Tri."}}}';
    refuses(
      () => readFiles(JSON_TEXT, { "a.json": twice }),
      /a\.json:1: Cannot read JSON: an object .* has a member twice/,
    );
    const escaped = '[{"book":8,"chapter":1,"verse":1,"text":"\\u009eaba \\u0096 \\u0084tu\\u0093"}]';
    const translation = readFiles(JSON_TEXT, { "a.json": escaped });
    assert.deepEqual(lines(translation), ["RUT 1:1 žaba – „tu“"]);
    assert.match(warnings(translation).join(), /4 control characters are read as windows-1252/);
    assert.equal(translation.characters.lost, 0);
  });
  it("keeps an empty text as a verse that is left out", () => {
    const text = ["RUT 1:1 Ena.", "RUT 1:2", "RUT 1:3 Tri."];
    assert.deepEqual(lines(read([{ name: "Ruth", chapters: [["Ena.", "", "Tri."]] }])), text);
  });
  it("takes positions for numbers only where several lists begin with an empty place", () => {
    const psalms = (...chapters: string[][]) => read([{ name: "Psalms", chapters }]);
    assert.deepEqual(lines(psalms(["Ena."], ["", "Dve."])), ["PSA 1:1 Ena.", "PSA 2:1", "PSA 2:2 Dve."]);
    // The first verse, or the first chapter, may be lost.
    assert.deepEqual(lines(psalms(["", "Dve."])), ["PSA 1:1", "PSA 1:2 Dve."]);
    assert.deepEqual(lines(psalms([], ["Ena."])), ["PSA 2:1 Ena."]);
    const Ruth = [
      ["", "Ena."],
      ["", "Dve."],
    ];
    const titled = read({ Ruth, Psalms: [["Naslov.", "Tri."]] });
    assert.deepEqual(lines(titled), ["RUT 1:1 Ena.", "RUT 2:1 Dve.", "PSA 1:1 Tri."]);
    assert.match(warnings(titled).join(), /this one has a text there, which is kept as a title/);
    assert.equal(titled.characters.lost, 0);
  });
  it("refuses verses whose number has a name that is not known, and is not their place in the list", () => {
    const verses = [1, 3].map((stavek) => ({ stavek, text: "Ena." }));
    refuses(
      () => read([{ name: "Ruth", chapters: [{ chapter: 1, verses }] }]),
      'a.json:1: Cannot tell the number of a verse in JSON: it is number 2 of its list, but "stavek" is 3; call its number "verse"',
    );
    const counted = ["Ena.", "Dve."].map((text) => ({ text, words: 1000, verseid: 8_001_001 }));
    assert.equal(lines(read([{ name: "Ruth", chapters: [{ chapter: 1, verses: counted }] }])).length, 2);
  });
  it("refuses a verse in two translations", () => {
    const rows = ["A", "B"].map((translation) => ({ ...ROWS[0], translation }));
    refuses(() => read(rows), /several translations at once: the verse is there in "A" and in "B"/);
  });
  it("counts what is beside testaments", () => {
    const translation = read({ oldTestament: [named("Ruth", 1, ["Ena."])], appendix: [named("John", 1, ["Dve."])] });
    assert.deepEqual(lines(translation), ["RUT 1:1 Ena."]);
    assert.deepEqual(warnings(translation), ['1: the member "appendix" is left out wherever it occurs']);
  });
  it("has bridges whose last verse is a member of its own", () => {
    const rows = [
      { book: "Ruth", chapter: 1, verse: 1, endVerse: 2, text: "Ena." },
      { book: "Ruth", chapter: 1, verse: "3a", verse_end: 3, text: "Tri." },
      { book: "Ruth", chapter: 1, verseStart: 4, verseEnd: 5, text: "Štiri." },
    ];
    assert.deepEqual(lines(read(rows)), ["RUT 1:1-2 Ena.", "RUT 1:3a Tri.", "RUT 1:4-5 Štiri."]);
  });
  it("has notes of a verse in lists, as texts or objects, and counts what they have besides", () => {
    const other = "Nekaj drugega.";
    for (const name of ["footnotes", "notes"]) {
      const notes = ["Ali: ena.", { caller: "a", text: "Ali: dve.", about: other }];
      const translation = read([{ book: "Ruth", chapter: 1, verse: 1, text: "Ena.", [name]: notes }]);
      const [verse] = translation.books.get("RUT")?.verses ?? [];
      assert.deepEqual(
        verse?.notes?.map(({ text }) => text),
        ["Ali: ena.", "Ali: dve."],
      );
      assert.deepEqual(warnings(translation), ['1: the member "about" is left out wherever it occurs']);
      const { lost, leftOut } = translation.characters;
      assert.deepEqual([lost, leftOut], [0, "Nekajdrugega".length]);
    }
  });
  const html = "<p><sup>1</sup> Ena. <sup>2</sup> Dve.</p>";
  const UNREAD: [name: string, value: unknown, expected: string, found: string][] = [
    [
      "a verse without a chapter",
      [{ book: "Ruth", verse: 1, text: "Ena." }],
      "chapter of each verse",
      '{"book":"Ruth","verse":1,',
    ],
    [
      "a verse without a number",
      [{ book: "Ruth", chapter: 1, text: "Ena." }],
      "number of each verse",
      '{"book":"Ruth","chapter":1,',
    ],
    [
      "a chapter of HTML",
      { books: [{ name: "Ruth", chapters: [{ chapter: 1, html }] }] },
      "number of each verse",
      '{"chapter":1,"html":"<p>',
    ],
    [
      "chapters of HTML as a list",
      { books: [{ name: "Ruth", chapters: [html] }] },
      "number of each verse",
      '{"1":"<p>',
    ],
    [
      "YouVersion's chapters",
      { books: [{ usfm: "RUT", chapters: [{ usfm: "RUT.1", content: html }] }] },
      "chapter of each verse",
      '{"usfm":"RUT.1","content":"<p>',
    ],
    [
      "a response of API.Bible",
      { data: { id: "RUT.1.1", reference: "Ruth 1:1", content: html } },
      "books with chapters and verses",
      '{"id":"RUT.1.1",',
    ],
    [
      "usfm-js",
      { headers: [], chapters: { 1: { 1: { verseObjects: [{ type: "text", text: "Ena." }] } } } },
      "text of each verse",
      '{"verseobjects":[{',
    ],
  ];
  for (const [name, value, expected, found] of UNREAD)
    it(`says what it finds in place of verses: ${name}`, () => {
      refuses(
        () => read(value),
        new RegExp(
          `^a\\.json:1: Cannot find verses in JSON: expected (?:the )?${expected}, found ${found.replace(/[[{.]/g, "\\$&")}`,
        ),
      );
    });
  it("says that a file is JSON whose shape is not known", () => {
    const file = join(scratchFolder(), "a.json");
    for (const value of [{ reader_html: html, human: "Ruth 1" }, { Ruth: { 1: html } }, { data: { content: html } }]) {
      writeFileSync(file, JSON.stringify(value, undefined, 2));
      refuses(
        () => importSource(file),
        /^a\.json: Cannot find verses in JSON: expected books .*, found \{ "(?:reader_html|Ruth|data)": .* Take the same text/,
      );
    }
  });
  it("names the books of which the name of a file may be", () => {
    refuses(
      () => readFiles(JSON_TEXT, { "15_ez.json": '{"chapters":[["Ena."]]}' }),
      '15_ez.json:1: Cannot tell which book "ez" is: did you mean Ezra or Ezekiel?',
    );
  });
  it("counts words beside a verse, and says the member that has them", () => {
    const translation = read([
      {
        book: "Psalms",
        chapter: 3,
        verse: 1,
        text: "Ena.",
        header: "¶ Davidov psalm.",
        label: "Song of Songs 1:1",
        kind: "psalm",
      },
    ]);
    assert.deepEqual(warnings(translation), ['1: the member "header" is left out wherever it occurs']);
    assert.deepEqual([translation.characters.leftOut, translation.characters.lost], ["Davidovpsalm".length, 0]);
  });
  it("refuses what it cannot place", () => {
    refuses(
      () => read({ books: [named("Xyz", 1, ["Ena."])] }),
      /^a\.json:1: Cannot tell which book "Xyz" is; names are read in /,
    );
    refuses(() => read({ books: [named("Ruth", 1, ["Ena."]), named("Ruth", 2, ["Dve."])] }), /"RUT"/);
    refuses(() => read([{ chapter: 1, verse: 1, text: "Ena." }]), /^a\.json:1: Cannot tell which book this is/);
  });
  it("joins a verse that comes twice, with a warning and its line", () => {
    const text = `[{"name":"Ruth","chapters":[\n{"chapter":1,"verses":[{"verse":1,"text":"Ena."},\n{"verse":1,"text":"Dve."}]}]}]`;
    const translation = readFiles(JSON_TEXT, { "a.json": text });
    assert.deepEqual(lines(translation), ["RUT 1:1 Ena. Dve."]);
    assert.deepEqual(warnings(translation), ["1: Ruth 1,1 comes twice: the second text is put after the first"]);
  });
  it("a verse whose text is null, blank or missing is one that the translation leaves out", () => {
    const blank = [{ text: null }, { text: "" }, {}];
    for (const [index, none] of blank.entries()) {
      const rows = ROWS.map((row) => (row.verse === 2 ? { ...row, text: undefined, ...none } : row));
      const expected = ["RUT 1:1 Ena.", "RUT 1:2", "JHN 2:1 Šest."];
      assert.deepEqual(lines(read(rows)), expected, `${index}`);
      const nested = rows.map(({ book, chapter, ...verse }) => ({
        name: book,
        chapters: [{ chapter, verses: [verse] }],
      }));
      const [ruth, second, john] = nested;
      ruth?.chapters[0]?.verses.push(...(second?.chapters[0]?.verses ?? []));
      assert.deepEqual(lines(read({ books: [ruth, john] })), expected, `${index}`);
    }
    assert.deepEqual(lines(read({ Ruth: { 1: { 1: "Ena.", 2: null, 3: "Tri." } } })), [
      "RUT 1:1 Ena.",
      "RUT 1:2",
      "RUT 1:3 Tri.",
    ]);
    assert.deepEqual(lines(read({ Ruth: [["Ena.", null, "Tri."]] })), ["RUT 1:1 Ena.", "RUT 1:2", "RUT 1:3 Tri."]);
    assert.deepEqual(
      lines(
        read([
          ["Ruth", 1, 1, "Ena."],
          ["Ruth", 1, 2, null],
        ]),
      ),
      ["RUT 1:1 Ena.", "RUT 1:2"],
    );
    refuses(() => read(ROWS.map(({ text, ...row }) => ({ ...row, wording: text }))), /the text of each verse/);
  });
  it("is recognised by its shape, not by being JSON", () => {
    const format = (head: string) => FORMATS.find((each) => each.recognises(head, memoryFile("a.json", head)))?.name;
    for (const head of ['{"name":"ambo","version":"1"}', "[1,2,3]", '["GEN 1:1 one"]', "{}", "["]) {
      assert.equal(format(head), undefined, head);
    }
  });
});
