import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import {
  BOOK_IDS,
  BOOK_LANGUAGES,
  type BookId,
  chapterLengths,
  namesNear,
  protestantBook,
} from "../../src/canon/mod.ts";
import type { WrittenBook } from "../../src/import/book_names.ts";
import { LabelledVerses } from "../../src/import/labelled_verses.ts";
import { importSource } from "../../src/import/mod.ts";
import { booksByName, namesOfSources } from "../../src/import/source_labels.ts";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";
import { translationHeader } from "../../src/import/translation_header.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { TABLE } from "../../src/import/verse_per_line/mod.ts";
import { BEBLIA, OPENSONG } from "../../src/import/zefania_opensong_beblia.ts";
import { createVocabulary, parse } from "../../src/reference/mod.ts";
import { lines, memoryFile, readFiles, refuses, warnings } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";

for (const { code, books } of BOOK_LANGUAGES) {
  test(`${code}: every name of the table is the same book for a reference and for an imported text`, () => {
    const vocabulary = createVocabulary(code);
    let count = 0;
    for (const id of BOOK_IDS) {
      const book = books.get(id);
      const names = book === undefined ? [] : [book.name, book.abbreviation, ...book.alternates, ...book.declined];
      for (const each of names) {
        const name = each.replace("=", "");
        const { passages } = parse(`${name} 1,1`, vocabulary);
        assert.deepEqual([passages.map((passage) => passage.book), booksByName(name, code)], [[id], [id]], name);
        count++;
      }
    }
    assert.ok(count > 250, `${count}`);
  });
}

const WRITTEN: [name: string, language: string | undefined, books: string][] = [
  ["Rimljanom", undefined, "ROM"],
  ["1 Mojzesova", undefined, "GEN"],
  ["1. Mojzesova knjiga", "slv", "GEN"],
  ["1 Korinčanom", "slv", "1CO"],
  ["I. Petrovo", undefined, "1PE"],
  ["1st Samuel", undefined, "1SA"],
  ["1Sam", undefined, "1SA"],
  ["JUD", "lat", "JUD"],
  ["1 Kö.", "deu", "1KI"],
  ["Ez", "deu", "EZK"],
  ["Ez", "slv", "EZR EZK"],
  ["Ez", undefined, "EZR EZK"],
  ["Es", undefined, "EST"],
  ["Jeremiah", undefined, "JER"],
  ["Letter of Jeremiah", undefined, "LJE"],
  ["Mojzesova", undefined, ""],
  ["Księga Rodzaju", "pol", "GEN"],
  ["1 List do Koryntian", undefined, "1CO"],
  ["Ewangelia wg św. Łukasza", "pol", "LUK"],
  ["Ab", "pol", "OBA"],
  ["Ez", "pol", "EZK"],
  ["J", "pol", "JHN"],
  ["J", undefined, ""],
  ["Prvá kniha kráľov", "slk", "1KI"],
  ["Ž", "slk", "PSA"],
  ["Júd", "slk", "JUD"],
  ["Júd", "ces", "JDT"],
  ["První list Korintským", "ces", "1CO"],
  ["Evangelium podle Matouše", undefined, "MAT"],
  ["List Jeremiasza", "pol", "LJE"],
  ["2. Carevima", "srp", "2KI"],
  ["Прва књига Мојсијева", "srp", "GEN"],
  ["Јеванђеље по Луки", undefined, "LUK"],
  ["Језекиљ", undefined, "EZK"],
  ["Livre de la Genèse", "fra", "GEN"],
  ["L’Exode", "fra", "EXO"],
  ["Première lettre aux Corinthiens", "fra", "1CO"],
  ["Lettre de Jérémie", "fra", "LJE"],
  ["Livre de Jérémie", "fra", "JER"],
  ["Os", "fra", "HOS"],
  ["Hch", "spa", "ACT"],
  ["Primera carta a los Corintios", undefined, "1CO"],
  ["Carta", "spa", ""],
  ["Juízes", undefined, "JDG"],
  ["Jn", "por", "JON"],
  ["Eerste brief van Paulus aan de Korintiërs", "nld", "1CO"],
  ["Brief van Jeremia", "nld", "LJE"],
  ["Prediker", undefined, "ECC"],
  ["Ez", "nld", "EZK"],
  ["Fjärde Moseboken", "swe", "NUM"],
  ["Andra brevet till Timoteus", "swe", "2TI"],
  ["Höga visan", undefined, "SNG"],
  ["Jeremias brev", "swe", "LJE"],
  ["2. Mosebog", undefined, "EXO"],
  ["Prædikerens Bog", "dan", "ECC"],
  ["Paulus' første Brev til Korintherne", "dan", "1CO"],
  ["Peters 1. brev", "dan", "1PE"],
  ["Johannes' andet brev", "dan", "2JN"],
  ["Johannes tredje brev", "swe", "3JN"],
  ["Es", "dan", "ISA"],
  ["Annen Kongebok", "nor", "2KI"],
  ["Paulus’ brev til romerne", "nob", "ROM"],
  ["Høgsongen", "nno", "SNG"],
  ["Cartea a doua a lui Samuel", "ron", "2SA"],
  ["Epistola întâi către Corinteni", "ron", "1CO"],
  ["Țefania", undefined, "ZEP"],
  ["Ţefania", "ron", "ZEP"],
  ["Jud", "ron", "JUD"],
  ["Первая книга Царств", "rus", "1SA"],
  ["4-я Царств", undefined, "2KI"],
  ["1 Цар", "rus", "1SA"],
  ["1 Цар", "ukr", "1KI"],
  ["1 Цар", undefined, "1SA 1KI"],
  ["К Римлянам", undefined, "ROM"],
  ["От Матфея", "rus", "MAT"],
  ["Второе послание Петра", "rus", "2PE"],
  ["Послание Иеремии", "rus", "LJE"],
  ["Книга пророка Иеремии", "rus", "JER"],
  ["Четвёртая книга Моисеева", "rus", "NUM"],
  ["Судей".normalize("NFD"), "rus", "JDG"],
  ["1 Ездры", "rus", "EZR 1ES"],
  ["Перша книга Самуїлова", "ukr", "1SA"],
  ["2-е послання до коринтян", "ukr", "2CO"],
  ["Євангелія від св. Івана", "ukr", "JHN"],
  ["Об’явлення Йоана", undefined, "REV"],
  ["Toinen Mooseksen kirja", "fin", "EXO"],
  ["Filippiläiskirje", undefined, "PHP"],
  ["La Agoj de la Apostoloj", "epo", "ACT"],
  ["Ĥabakuk", undefined, "HAB"],
  ["Pismo", undefined, ""],
  ["", undefined, ""],
  ["1", undefined, ""],
];
for (const [name, language, books] of WRITTEN) {
  test(`"${name}" in a text in ${language}: ${books || "no book"}`, () => {
    assert.deepEqual(booksByName(name, language), books === "" ? [] : books.split(" "));
  });
}

test("no name of sources in a language is of two books, but those of Ezra in Russian, which programs count otherwise", () => {
  const shared = [...namesOfSources()].filter(([name, books]) => !name.startsWith(" ") && books.size > 1);
  assert.deepEqual(
    shared.filter(([name]) => !/^rus [12]ezd/.test(name)),
    [],
  );
});

test("a table in Polish is read by the names and abbreviations that Poles have", () => {
  const csv = "Book,Chapter,Verse,Text\nRdz,1,1,Na początku\nAb,1,1,Widzenie\n1 Krl,1,1,Król\nŁk,1,1,Wielu\n";
  const files = [memoryFile("b.csv", csv)];
  const builder = new TranslationBuilder(undefined, "pl");
  TABLE.read({ source: { name: "b.csv", files }, files, builder });
  const { books } = builder.finish();
  assert.deepEqual([...books.keys()], ["GEN", "1KI", "OBA", "LUK"]);
});

test("a name that two books of a text have is no name of either, and is said", () => {
  const usfm = (id: string, name: string, short: string) =>
    `\\id ${id}\n\\toc2 ${name}\n\\toc3 ${short}\n\\c 1\n\\p\n\\v 1 Šel je čez žito.\n`;
  const translation = readFiles(USFM, {
    "1.usfm": usfm("RUT", "Ruta Moabka", "Rúta"),
    "2.usfm": usfm("1SA", "Samuel", "SÁM."),
    "3.usfm": usfm("2SA", "Samuel", "Sam"),
    "4.usfm": usfm("JON", "Jona", "Jona"),
  });
  const { books } = translationHeader(translation, { code: "TST", name: "T", language: "slv", copyright: "x" });
  assert.deepEqual(
    [...books],
    [
      ["RUT", { name: "Ruta Moabka", abbreviation: "Rúta" }],
      ["JON", { abbreviation: "Jona" }],
    ],
  );
  const { passages } = parse("1 Sam 1,1; 2 Sam 1,1; Jona 1,1", createVocabulary("slv", books));
  assert.deepEqual(
    passages.map(({ book }) => book),
    ["1SA", "2SA", "JON"],
  );
  assert.deepEqual(
    warnings(translation).map((each) => each.replace(/^.*?: /, "")),
    [
      '1 Sam: the name "Samuel" is that of 2 Sam too and is left out',
      '1 Sam: the name "SÁM." is that of 2 Sam too and is left out',
      '2 Sam: the name "Samuel" is that of 1 Sam too and is left out',
      '2 Sam: the name "Sam" is that of 1 Sam too and is left out',
    ],
  );
});

test("an unknown name has the nearest known ones", () => {
  assert.deepEqual(namesNear("Rimljanm"), ["Pismo Rimljanom"]);
  assert.deepEqual(namesNear("Jhon"), ["John"]);
  assert.deepEqual(namesNear("Kings"), ["1 Kgs", "2 Kgs"]);
  assert.deepEqual(namesNear("Ez", "slv"), ["Ezrova knjiga", "Ezekiel"]);
  assert.deepEqual(namesNear("Xqzw"), []);
});

/** The books of verses of which each is in one as it is written. */
function booksOf(books: WrittenBook[], language?: string) {
  const builder = new TranslationBuilder(undefined, language);
  builder.reading(() => ({ file: "a", line: 1 }));
  const verses = new LabelledVerses(builder);
  for (const book of books) {
    builder.read("one");
    verses.add({ book, chapter: 1, verse: 1, text: "one" });
  }
  const translation = builder.finish();
  return [
    lines(translation)
      .map((line) => line.slice(0, 3))
      .join(" "),
    ...warnings(translation),
  ];
}

describe("a book as it is written", () => {
  it("is the one that two names in one mean", () => {
    assert.deepEqual(booksOf([{ name: "Sirach (Ecclesiasticus)" }]), ["SIR"]);
    assert.deepEqual(booksOf([{ name: "Song of Songs/Canticles" }]), ["SNG"]);
    assert.deepEqual(booksOf([{ name: "Visoka pesem (Pesem pesmi)" }], "sl"), ["SNG"]);
    for (const name of ["Daniel (Additions)", "Ruth (John)", "Ruth (Qqq)"])
      refuses(() => booksOf([{ name }]), /^a:1: Cannot tell which book/, name);
  });
  it("is known by its name, its number, its place in the list, its abbreviation, in this order", () => {
    assert.deepEqual(booksOf([{ name: "Ruth", position: 1, abbreviation: "gn" }]), ["RUT"]);
    assert.equal(booksOf([{ name: "创世记", number: 8, position: 1 }])[0], "RUT");
    assert.equal(booksOf([{ position: 32, abbreviation: "jn" }])[0], "JON");
    assert.deepEqual(booksOf([{ abbreviation: "jn" }]), ["JHN"]);
  });
  it("is said where a number or a place alone says it, once with its place", () => {
    const said = (name: string, place: string) =>
      `1: ${name} is taken for ${place} alone, which no name confirms; check this and other such books`;
    const guesses: [book: WrittenBook, warning: string][] = [
      [{ name: "创世记", number: 8 }, said('the book "创世记"', "Ruth by the number 8")],
      [{ position: 8 }, said("a book without a name", "Ruth by the number 8")],
      [{ abbreviation: "jn", position: 32 }, said('the book "jn"', "Jonah by the number 32")],
      [{ abbreviation: "Xq", number: "8" }, said('the book "Xq"', "Ruth by the number 8")],
    ];
    for (const [book, warning] of guesses) assert.equal(booksOf([book])[1], warning);
    for (const book of [
      { number: 8 },
      { name: "Ez", number: 26 },
      { abbreviation: "rt", position: 8 },
      { id: "RUT", name: "创" },
    ])
      assert.equal(booksOf([book]).length, 1, JSON.stringify(book));
  });
  it("is the one that the number means, of several that the name does", () => {
    assert.deepEqual(booksOf([{ name: "Ez", number: 26 }], "sl"), ["EZK"]);
    assert.deepEqual(booksOf([{ name: "Ez", number: 15 }], "sl"), ["EZR"]);
    assert.deepEqual(booksOf([{ name: "1 Kings", number: 9 }]), ["1SA"]);
    refuses(() => booksOf([{ name: "Ez", number: 1 }], "sl"), /^a:1: Cannot tell which book "Ez" is: did you mean/);
  });
  it("is the one of its name where the number contradicts, with a warning", () => {
    assert.deepEqual(booksOf([{ name: "Rimljanom", number: 46 }]), [
      "ROM",
      '1: "46" is 1 Cor, but the name "Rimljanom" is Rom: the name is taken',
    ]);
    assert.deepEqual(booksOf([{ abbreviation: "1Ki", position: 11, number: 22 }]), [
      "1KI",
      '1: "22" is Song, but the name "1Ki" is 1 Kgs: the name is taken',
    ]);
    assert.deepEqual(booksOf([{ name: "Tobit", number: 67 }]), ["TOB"]);
    assert.deepEqual(
      booksOf([
        { name: "Rimljanom", number: 46 },
        { name: "Ruth", number: 1 },
        { name: "Luke", number: 3 },
      ])[1],
      '1: "46" is 1 Cor, but the name "Rimljanom" is Rom: the name is taken; the same for 1 "Ruth" and 3 "Luke"',
    );
  });
  it("is not that of its number where two names contradict theirs: the numbers count in another order", () => {
    const catholic = [
      { name: "Tobit", number: 17 },
      { name: "Esther", number: 19 },
    ];
    assert.equal(
      booksOf([...catholic, { abbreviation: "Job", number: 20 }, { name: "Proverbs", number: 22 }])[0],
      "TOB EST JOB PRO",
    );
    assert.equal(booksOf([...catholic, { number: 20 }])[0], "TOB EST PRO");
    refuses(() => booksOf([...catholic, { name: "Qqqqq", number: 38 }]), /^a:1: Cannot tell which book "Qqqqq" is/);
  });
  it("is Ezra or Nehemiah where the number is theirs and the name that of the Vulgate", () => {
    assert.deepEqual(
      booksOf([
        { name: "1 Esdras", number: 15 },
        { name: "2 Esdras", number: 16 },
      ]),
      ["EZR NEH"],
    );
    assert.deepEqual(booksOf([{ name: "1 Esdras" }]), ["1ES"]);
  });
  it("is left out where it has nothing but a number that means none, and refused where its name does", () => {
    assert.deepEqual(booksOf([{ number: 67 }, { number: 67 }, { number: 8 }]), [
      "RUT",
      "1: book 67 is not in the canon: its 2 verses are left out",
    ]);
    refuses(() => booksOf([{ name: "Kings" }]), 'a:1: Cannot tell which book "Kings" is: did you mean 1 Kgs or 2 Kgs?');
    refuses(
      () => booksOf([{ name: "Qqq", abbreviation: "q" }]),
      /^a:1: Cannot tell which book "Qqq" is; names are read in /,
    );
    refuses(() => booksOf([{}]), /Cannot tell which book this is/);
  });
});

/** The books of a source with a verse for each name, and its warnings. */
function ofNames(names: readonly string[], format: "xml" | "csv" = "xml"): string[] {
  const csv = `book,chapter,verse,text\n${names.map((name) => `${name},1,1,Žaba.\n`).join("")}`;
  let read: string[] = [];
  writeTemporary({ a: format === "csv" ? csv : list(names) }, (folder) => {
    const translation = importSource(`${folder}/a`);
    read = [[...translation.books.keys()].join(" "), ...warnings(translation)];
  });
  return read;
}

describe("the names of a source are judged together", () => {
  it("four books of Kings are two of Samuel and two of Kings, which is said", () => {
    const said = (name: string, other: string) =>
      `: the book "${name}" is taken for 1 Sam, as the other books of the source allow no other; the same for ${other}`;
    for (const kings of ["Kings", "Könige", "Re", "Reg", "Kraljev"]) {
      const names = [1, 2, 3, 4].map((number) => `${number} ${kings}`);
      for (const format of ["xml", "csv"] as const) {
        const [books, ...more] = ofNames(["Ruth", ...names, "Job"], format);
        assert.equal(books, "RUT 1SA 2SA 1KI 2KI JOB");
        assert.match(more.join(), new RegExp(`^\\d${said(`1 ${kings}`, `2 ${kings}`)}$`));
      }
    }
    assert.deepEqual(ofNames(["1 Samuel", "2 Samuel", "3 Kings", "The Fourth Book of Kings"]), ["1SA 2SA 1KI 2KI"]);
    assert.deepEqual(ofNames(["1 Samuel", "1 Kings", "2 Kings"]), ["1SA 1KI 2KI"]);
    refuses(() => ofNames(["1 Samuel", "1 Kings", "3 Kings"]), /Cannot tell which book "3 Kings" is/);
    assert.deepEqual(ofNames(["1 Kings (1 Samuel)", "3 Kings (1 Kings)"]), ["1SA 1KI"]);
    assert.deepEqual(ofNames(["1 Kingdoms", "2 Kingdoms", "3 Kingdoms", "4 Kingdoms"]), ["1SA 2SA 1KI 2KI"]);
  });
  it("a name of several books is the one that no other name means", () => {
    assert.deepEqual(ofNames(["Job", "Joel", "Jo"]), [
      "JOB JOL JHN",
      '1: the book "Jo" is taken for John, as the other books of the source allow no other',
    ]);
    refuses(() => ofNames(["Job", "Jo"]), /^a:1: Cannot tell which book "Jo" is: did you mean/);
    const clementine = "Gn Jdc 1Rg 2Rg 3Rg 4Rg Esr Job Ez Joel Mch 1Mcc Mt Jo Act Phlp Hbr 1Ptr 1Jo Apc".split(" ");
    const files = Object.fromEntries(clementine.map((name) => [`d/${name}.lat`, "1:1 Žaba.\n1:2 Raca.\n"]));
    writeTemporary(files, (folder) => {
      const { books } = importSource(`${folder}/d`);
      assert.equal(
        [...books.keys()].join(" "),
        "GEN JDG 1SA 2SA 1KI 2KI EZR 1MA JOB EZK JOL MIC MAT JHN ACT PHP HEB 1PE 1JN REV",
      );
    });
  });
  const said = (name: string, book: string, others: string) =>
    `the book "${name}" is taken for ${book}, as the other books of the source allow no other${others}`;
  /** A table of books with all their chapters, by name or number. */
  const table = (books: readonly (readonly [name: string, book: BookId])[]) =>
    books
      .map(([name, book]) => (chapterLengths(book) ?? []).map((_, at) => `${name};${at + 1};1;Žaba.\n`).join(""))
      .join("");
  const all = Array.from({ length: 66 }, (_, index) => protestantBook(index + 1) as BookId);
  const read = (rows: string) => {
    let found: string[] = [];
    writeTemporary({ "a.csv": `book;chapter;verse;text\n${rows}` }, (folder) => {
      const translation = importSource(`${folder}/a.csv`);
      found = [[...translation.books.keys()].join(" "), ...warnings(translation)];
    });
    return found;
  };
  it("names between two others are the books between these, if they have their chapters", () => {
    const named = (unknown: readonly BookId[]) =>
      all.map((book) => [unknown.includes(book) ? `Qq${book}q` : book, book] as const);
    const [books, ...more] = read(table(named(["JDG", "SNG"])));
    assert.equal(books, all.join(" "));
    assert.match(more.join(), new RegExp(`${said("QqJDGq", "Judg", "; the same for QqSNGq")}$`));
    assert.equal(read(table(named(all)))[0], all.join(" "));
    assert.equal(read(table(named(all).slice(39)))[0], all.slice(39).join(" "));
    assert.equal(read(table(named(["GEN", "EXO"]).slice(0, 5)))[0], "GEN EXO LEV NUM DEU");
    // One too few between them, the chapters of another, another order.
    for (const rows of [
      named(["JDG", "RUT"]).filter(([, book]) => book !== "RUT"),
      [
        ["GEN", "GEN"],
        ["Qqq", "RUT"],
        ["LEV", "LEV"],
      ] as const,
      [
        ["LEV", "LEV"],
        ["Qqq", "EXO"],
        ["GEN", "GEN"],
      ] as const,
    ])
      refuses(() => read(table(rows)), /Cannot tell which book "Qq\w+" is/);
  });
  it("numbers alone with the chapters of the gospels count the New Testament", () => {
    const numbered = (books: readonly BookId[]) => table(books.map((book, at) => [`${at + 1}`, book] as const));
    const [books, ...more] = read(numbered(all.slice(39)));
    assert.equal(books, all.slice(39).join(" "));
    assert.match(more.join(), new RegExp(said("1", "Matt", "; the same for 2, 3")));
    assert.equal(read(numbered(all.slice(39, 43)))[0], "MAT MRK LUK JHN");
    assert.equal(read(numbered(all.slice(0, 9)))[0], all.slice(0, 9).join(" "));
    refuses(() => read(numbered(["MAT", "MRK", "ACT", "JHN", "LUK", "ROM", "1CO", "2CO"])), /Cannot tell the books by/);
  });
  it("the books of Ezra in Russian are those that the others leave", () => {
    const said = (name: string, book: string, other: string) =>
      `1: the book "${name}" is taken for ${book}, as the other books of the source allow no other; the same for ${other}`;
    const ofFour = ["1 Ездры", "Неемии", "2 Ездры", "3 Ездры"];
    assert.deepEqual(ofNames(ofFour), ["EZR NEH 1ES 2ES", said("1 Ездры", "Ezra", "2 Ездры")]);
    assert.deepEqual(ofNames(["Ездры", "1-я Ездры", "2-я Ездры"]), [
      "EZR 1ES 2ES",
      said("1-я Ездры", "1 Esd", "2-я Ездры"),
    ]);
  });
  it("all names that mean no book are told at once, each with the nearest", () => {
    refuses(
      () => ofNames(["Genesis", "1 Macabees", "Xqzwv", "Exodis"], "csv"),
      'a:3: Cannot tell which books 3 names mean: "1 Macabees" (1 Macc?), "Xqzwv" and "Exodis" (Exodi?). ' +
        "Write them otherwise in the source, as English names or USFM ids such as GEN, or take these books out of it",
    );
    // What comes of such a book is no fault of its own.
    refuses(() => ofNames(["Exodis", "Genesis", "Exodis,x"], "csv"), /^a:2: Cannot tell which book "Exodis" is/);
  });
});

const list = (names: readonly string[]) =>
  `<bible>${names.map((name) => `<b n="${name}"><c n="1"><v n="1">Žaba.</v></c></b>`).join("")}</bible>`;
const UNKNOWN = Array.from(
  { length: 66 },
  (_, index) => `Knjiga ${String.fromCharCode(65 + (index % 26)).repeat(9)}${index}x`,
);

test("a list of 66 books in XML says by its places which they are, where their names are not known", () => {
  const names = UNKNOWN.with(42, "Janez");
  const translation = readFiles(OPENSONG, { "a.xml": list(names) });
  const read = lines(translation);
  assert.deepEqual(
    translation.warnings.map(({ warning, times }) => [warning.code, times]),
    [["book_by_place", 65]],
  );
  assert.deepEqual([read.length, read[0], read[42], read[65]], [66, "GEN 1:1 Žaba.", "JHN 1:1 Žaba.", "REV 1:1 Žaba."]);
});

test("Beblia XML has its numbers under several names", () => {
  for (const name of ["number", "num", "nr", "n"]) {
    const xml = `<bible><book ${name}="8" name="Ruta"><chapter ${name}="1"><verse ${name}="2">Žaba.</verse></chapter></book></bible>`;
    assert.deepEqual(lines(readFiles(BEBLIA, { "a.xml": xml })), ["RUT 1:2 Žaba."], name);
  }
});

test("a list with a known name in another place, or of fewer books, is refused at an unknown name", () => {
  refuses(
    () => readFiles(OPENSONG, { "a.xml": list(["Janez", ...UNKNOWN.slice(1)]) }),
    /Cannot tell which books 65 names mean: "Knjiga B/,
  );
  refuses(
    () => readFiles(OPENSONG, { "a.xml": list(UNKNOWN.slice(1)) }),
    /Cannot tell which books 65 names mean: "Knjiga B/,
  );
});

test("a list in another order than the Protestant canon's is refused: its books would be others", () => {
  const verses = new LabelledVerses(new TranslationBuilder());
  verses.startBook({ position: 45 });
  verses.startChapter(16);
  verses.startBook({ position: 52 });
  refuses(() => verses.startChapter(16), /book 52 of the list would be 1 Thess, which has no chapter 16/);
});
