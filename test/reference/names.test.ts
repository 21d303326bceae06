import assert from "node:assert/strict";
import { test } from "node:test";
import { BOOK_IDS, BOOK_LANGUAGES, type BookId, type BookNaming, bookName } from "../../src/canon/mod.ts";
import { keysOf } from "../../src/canon/name_keys.ts";
import { languageTable, sharedNames } from "../../src/canon/name_table.ts";
import { readingOrder } from "../../src/canon/names.ts";
import { createVocabulary, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";
import { cellsOf } from "../support/tables.ts";

const slovenian = createVocabulary("slv");

/** The books that a name means; several where it is refused as ambiguous, none where it is unknown. */
function booksOf(name: string, vocabulary = slovenian): readonly BookId[] {
  try {
    return parse(`${name} 1,1`, vocabulary).passages.map(({ book }) => book);
  } catch (fault) {
    assert.ok(fault instanceof ReferenceSyntaxError);
    return fault.code === "ambiguous_book" ? fault.books : [];
  }
}

for (const { code, books, ambiguous } of BOOK_LANGUAGES) {
  const listed = new Set(Array.from(ambiguous.keys(), (name) => keysOf(name).full.at(-1)));

  test(`${code}: no name means two books but those listed as ambiguous`, () => {
    for (const [key, entry] of languageTable([[code]])) {
      if (!listed.has(key)) assert.ok(entry.books.length <= 1, `${key}: ${entry.books}`);
    }
  });

  test(`${code}: no name ends in a number that a chapter could be`, () => {
    for (const [key, entry] of languageTable([[code]])) {
      if (entry.books.length > 0) assert.doesNotMatch(key, /\D\d{1,2}$/);
    }
  });

  test(`${code}: every name and abbreviation that an answer shows is read as its book`, () => {
    const vocabulary = createVocabulary(code);
    for (const id of BOOK_IDS) {
      const { name, abbreviation } = bookName(id, code);
      assert.deepEqual(booksOf(name, vocabulary), [id], name);
      assert.deepEqual(booksOf(abbreviation, vocabulary), [id], abbreviation);
    }
  });

  test(`${code}: every alternate is read as its book in a translation of the language`, () => {
    const vocabulary = createVocabulary(code);
    for (const [id, { alternates }] of books) {
      for (const alternate of alternates) {
        assert.deepEqual(booksOf(alternate, vocabulary), [id], alternate);
      }
    }
  });
}

test("Slovenian wins over the translation's language, and that over the neighbours", () => {
  const readings: [name: string, language: string, books: BookId[]][] = [
    ["Iv", "slv", ["JHN"]],
    ["Ez", "hrv", ["EZK"]],
    ["Gn", "ita", ["JON"]],
    ["Gn", "slv", ["GEN", "JON"]],
    ["Jud", "hun", ["JUD"]],
    ["Gio", "slv", ["JON", "JHN"]],
    ["Giud", "ita", ["JDG", "JDT", "JUD"]],
    ["So", "eng", ["SNG", "ZEP"]],
  ];
  for (const [name, language, books] of readings) {
    assert.deepEqual(booksOf(name, createVocabulary(language)), books, `${name} ${language}`);
  }
});

test("no name of a language is another book in a translation of another: `Jeremias` is no Letter of Jeremiah", () => {
  for (const { code } of BOOK_LANGUAGES) {
    const vocabulary = createVocabulary(code);
    for (const { books } of BOOK_LANGUAGES)
      for (const [id, { name, abbreviation, alternates, declined }] of books)
        for (const each of [name, abbreviation, ...alternates, ...declined]) {
          const named = vocabulary.booksNamed(each.replaceAll("=", ""));
          if (!each.startsWith("=") && named.length > 0) assert.ok(named.includes(id), `${each} in ${code}: ${named}`);
        }
  }
});

test("what neighbouring languages contradict each other in is ambiguous", () => {
  const found = new Map<string, Set<BookId>>();
  for (const code of readingOrder("slv").slice(1)) {
    for (const [key, { books }] of languageTable([[code]])) {
      found.set(key, new Set([...(found.get(key) ?? []), ...books]));
    }
  }
  const slovene = languageTable([["slv"]]);
  const contradictions = [...found].filter(([key, books]) => books.size > 1 && !slovene.get(key)?.books.length);
  const names = sharedNames("slv");
  assert.ok(contradictions.length > 3);
  for (const [key, books] of contradictions) {
    // A name without its fillers gives way to a full one.
    assert.ok(new Set(names.get(key)?.books).size > 1 || keysOf(key).full.length > 0, key);
    assert.ok(
      [...(names.get(key)?.books ?? [])].every((book) => books.has(book)),
      key,
    );
  }
});

for (const [name = "", books = ""] of cellsOf("test/fixtures/reference/lookalikes.tsv")) {
  test(`"${name}" means ${books}`, () => assert.equal(booksOf(name).join(" "), books));
}

test("every USFM id is read as its book but for two that mean something else", () => {
  const vocabulary = createVocabulary("eng");
  // The abbreviation of several psalms, and the second psalm.
  const others = new Map<BookId, BookId[]>([["PSS", ["PSA"]]]);
  for (const id of BOOK_IDS) {
    if (id !== "PS2") assert.deepEqual(booksOf(id, vocabulary), others.get(id) ?? [id], id);
  }
  assert.deepEqual(parse("PS2", vocabulary).passages[0]?.ranges[0]?.from, { chapter: 2 });
});

const OSIS = `Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov
  Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John
  Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John
  Jude Rev Tob Jdt GkEsth Wis Sir Bar EpJer PrAzar Sus Bel 1Macc 2Macc 3Macc 4Macc 1Esd 2Esd PrMan`;

test("every OSIS id is read as a book", () => {
  for (const id of OSIS.split(/\s+/)) {
    assert.equal(parse(`${id}.1.2`, slovenian).passages.length, 1, id);
  }
});

test("a translation's own names win over those of every language", () => {
  const own = createVocabulary(
    "slv",
    new Map([
      ["EZK", { abbreviation: "Ez" }],
      ["JHN", { name: "Veselo oznanilo po Janezu", alternates: ["Jud"] }],
    ]),
  );
  assert.deepEqual(booksOf("Ez", own), ["EZK"]);
  assert.deepEqual(booksOf("Jud", own), ["JHN"]);
  assert.deepEqual(booksOf("Veselo oznanilo po Janezu", own), ["JHN"]);
  assert.deepEqual(booksOf("Judovo pismo", own), ["JUD"]);
});

test("own names that the languages give to the same books anyway are not kept again", () => {
  const usual = createVocabulary(
    "eng",
    new Map([["JHN", { name: "John", abbreviation: "Jn", alternates: ["Evangelij po Janezu"] }]]),
  );
  assert.equal(usual.names.length, 1);
  const odd = createVocabulary("eng", new Map([["JUD", { name: "John", abbreviation: "Jude" }]]));
  assert.deepEqual([...(odd.names[0]?.keys() ?? [])], ["john"]);
  const both = new Map([
    ["JHN", { name: "John" }],
    ["JUD", { name: "John" }],
  ] as const);
  assert.deepEqual(booksOf("John", createVocabulary("eng", both)), ["JHN", "JUD"]);
});

test("a translation's own name hides no other book's name by leaving its fillers out", () => {
  const own = createVocabulary("eng", new Map([["LJE", { name: "Letter of Jeremiah" }]]));
  assert.deepEqual(booksOf("Letter of Jeremiah", own), ["LJE"]);
  assert.deepEqual(booksOf("Jeremiah", own), ["JER"]);
});

test("a translation that gives two books one name has it refused as ambiguous", () => {
  const own = createVocabulary(
    "slv",
    new Map([
      ["EST", { abbreviation: "Es" }],
      ["ESG", { abbreviation: "Es" }],
    ]),
  );
  assert.deepEqual(booksOf("Es", own), ["EST", "ESG"]);
});

test("names in other scripts are read", () => {
  const own = createVocabulary(
    "chr",
    new Map([
      ["GEN", { name: "Бытие" }],
      ["JHN", { name: "ᏣᏂ", alternates: ["約翰福音", "Κατὰ Ἰωάννην"] }],
    ]),
  );
  assert.deepEqual(booksOf("БЫТИЕ", own), ["GEN"]);
  assert.deepEqual(booksOf("ᏣᏂ", own), ["JHN"]);
  assert.deepEqual(booksOf("約翰福音", own), ["JHN"]);
  assert.deepEqual(booksOf("κατα ιωαννην", own), ["JHN"]);
});

test("a name that looks like a numeral is one only before a chapter", () => {
  const own = new Map<BookId, BookNaming>([
    ["JHN", { name: "Ivan", abbreviation: "Iv" }],
    ["NUM", { abbreviation: "4" }],
  ]);
  const vocabulary = createVocabulary("hrv", own);
  const readings: [text: string, books: BookId[]][] = [
    ["Iv 3,16", ["JHN"]],
    ["IV Kr 2,1", ["2KI"]],
    ["Jn III,16; IV,2", ["JHN"]],
    ["Kol 3,1-4 ali Iv 5,1", ["COL", "JHN"]],
    ["Joz 9,4-pogl. 10", ["JOS"]],
    ["Jn 3,4 Mt 5,1", ["JHN", "MAT"]],
  ];
  for (const [text, books] of readings) {
    const { passages } = parse(text, vocabulary);
    assert.deepEqual(
      passages.map(({ book }) => book),
      books,
      text,
    );
  }
});

test("a name of two books is settled by running Italian, and Gn by the chapter too; else it is refused", () => {
  const cases: readonly [language: string, text: string, book: string][] = [
    ["eng", "Gn 2,7", "GEN"],
    ["slv", "In the beginning of the world (Gn 1:1)", "GEN"],
    ["slv", "Dio plasmò l'uomo con polvere del suolo (Gn 2,7)", "GEN"],
    ["slv", "Gn 50,20", "GEN"],
    ["slv", "Gn 2,7", "ambiguous_book"],
    ["slv", "Dio rivela il suo nome a Mosè (Es 3,14)", "EXO"],
    ["slv", "Il cuore nuovo è un dono del Signore (Ez 36,26)", "EZK"],
    ["slv", "Nella città della Gerusalemme celeste il trono di Dio (Ap 21,3)", "REV"],
    ["slv", "Lo spirito del Signore, secondo il profeta (Gl 3,1)", "JOL"],
    ["slv", "Es 3,14", "ambiguous_book"],
    ["slv", "Ez 36,26", "ambiguous_book"],
    ["slv", "Le kaj si rekel, in to takrat (Es 3,14)", "ambiguous_book"],
    ["slv", "In to je rekel, le da si pozabil (Gn 2,7)", "ambiguous_book"],
    ["deu", "Es 3,5 Grad kälter, was wir in der Nacht merkten", "ambiguous_book"],
  ];
  for (const [language, text, expected] of cases) {
    let found: string | undefined;
    try {
      found = parse(text, createVocabulary(language)).passages[0]?.book;
    } catch (error) {
      found = (error as ReferenceSyntaxError).code;
    }
    assert.equal(found, expected, text);
  }
});

test("a bare chapter behind a word counts where the translation abbreviates a book of four letters so", () => {
  const own = createVocabulary("eng", new Map([["ACT", { name: "Acts", abbreviation: "Acts" }]]));
  for (const text of ["We read Acts 17.", "The sermon was on Acts 17.", "Paul spoke on Mars Hill, Acts 17."]) {
    assert.deepEqual(
      parse(text, own).passages.map(({ ranges: [range] }) => range?.from),
      [{ chapter: 17 }],
      text,
    );
  }
  for (const text of ["Dvorana Ezk 3", "Skupina Ef 2"]) assert.throws(() => parse(text, slovenian), text);
});

test("own names are read with the marks of abbreviation of their script", () => {
  const own: [BookId, string][] = [
    ["PSA", "תה׳"],
    ["1SA", "שמ״א"],
    ["2SA", "שמ״ב"],
    ["MRK", "मर॰"],
    ["LUK", "Ղուկ։"],
  ];
  const named = new Map(own.map(([book, abbreviation]) => [book, { abbreviation }]));
  for (const [book, abbreviation] of own) {
    assert.deepEqual(booksOf(abbreviation, createVocabulary("heb", named)), [book], abbreviation);
  }
});
