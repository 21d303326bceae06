/** The place, code and values of each fault of a translation file, however it is read. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkTranslationFile } from "../../src/corpus/check/mod.ts";
import { CorpusError, formatTranslation, isTranslationCode, parseTranslation } from "../../src/corpus/mod.ts";

/** A sound file of format 3, by lines. */
const SOUND = [
  "Ambo-Translation: 3",
  "# Za preizkus.",
  "Code: DEMO",
  "Name: Poskusni prevod",
  "Language: slv",
  "Copyright: Zgled.",
  "Book: GEN | 1 Moj | Prva",
  "",
  "=1 Začetek",
  "=t Naslov psalma",
  "GEN 1:1 ¶ Beseda|+ v |= začetku.",
  "+f Opomba.",
  "GEN 1:2-3 |1 Čaša, ||2 žarek.",
  "GEN 1:5",
  "+x Jn 1,1",
  "JUD 1:1 Konec.",
  "End: 4 verses, 2 notes, 10 other lines",
];

/** The line that is changed, counted from 1, what it becomes, and the fault with its line. */
type Case = readonly [line: number, text: string, code: string, at: number, values?: object];
const long = "č".repeat(70);
const FIELDS = ["Code", "Name", "Language", "Copyright", "Part", "Book"];
const BOUNDS = { maxAbbreviation: 40, maxName: 120, maxNames: 20 };
const CASES: readonly Case[] = [
  [1, "Ambo-Translation: 4", "unknown_format", 1, { expected: "Ambo-Translation: 2", found: "Ambo-Translation: 4" }],
  [1, " Ambo-Translation: 3", "unknown_format", 1],
  [1, "Ambo-Translation: 31", "unknown_format", 1],
  [2, "Brez znaka", "unknown_field", 2, { fields: FIELDS, found: "Brez znaka" }],
  [2, `${long}: 1`, "unknown_field", 2, { fields: FIELDS, found: "č".repeat(60) }],
  [2, "toString: 1", "unknown_field", 2, { fields: FIELDS, found: "toString: 1" }],
  [2, "Name: Ena", "field_twice", 4, { field: "Name" }],
  [3, "# Code: X", "missing_field", 0, { field: "Code" }],
  [4, "# Name", "missing_field", 0, { field: "Name" }],
  [5, "#", "missing_field", 0, { field: "Language" }],
  [6, "#", "missing_field", 0, { field: "Copyright" }],
  [3, "Code: -X", "invalid_field", 3, { field: "Code", found: "-X" }],
  [3, `Code: ${"X".repeat(33)}`, "invalid_field", 3, { field: "Code", found: "X".repeat(33) }],
  [3, "Code: A/B", "invalid_field", 3],
  [4, "Name:  ", "invalid_field", 4, { field: "Name", found: "" }],
  [4, `Name: ${"č".repeat(201)}`, "field_too_long", 4, { field: "Name", length: 201, max: 200 }],
  [5, "Language: slvx", "invalid_field", 5, { field: "Language", found: "slvx" }],
  [5, "Language: SLV", "invalid_field", 5],
  [6, "Copyright:", "invalid_field", 6, { field: "Copyright", found: "" }],
  [6, "Copyright: a\u009fb", "control_in_header", 6, {}],
  [6, "Copyright: a\u2028b", "control_in_header", 6],
  [6, "Copyright: a\u0001b", "control_in_header", 6],
  [7, "Book: XXX | 1 Moj", "unknown_book", 7, { id: "XXX" }],
  [7, "Book:", "unknown_book", 7, { id: "" }],
  [7, "Book: GEN | A | B | C | D", "too_many_names", 7, { book: "GEN" }],
  [2, "Book: GEN | A", "book_named_twice", 7, { book: "GEN" }],
  [7, `Book: GEN | ${"č".repeat(41)}`, "long_names", 7, { book: "GEN", ...BOUNDS }],
  [9, "=1Začetek", "no_heading", 9, { found: "=1Začetek" }],
  [9, `=9 ${long}`, "no_heading", 9, { found: `=9 ${"č".repeat(27)}` }],
  [9, "=1 ", "unclean_heading", 9, {}],
  [9, "=1 a  b", "unclean_heading", 9],
  [9, "=1 a ", "unclean_heading", 9],
  [9, "=1  a", "unclean_heading", 9],
  [9, "=1 a\tb", "unclean_heading", 9],
  [9, "=1 a\u007fb", "unclean_heading", 9],
  [11, "GEN 1:1 ¶ Beseda v |= začetku.", "note_without_sign", 12, {}],
  [11, "GEN 1:1 ¶ Beseda|+ v|+ |= začetku.", "sign_without_note", 11, {}],
  [11, "GEN 1:1 ¶ Beseda|+ v |= |= |= začetku.", "mark_without_heading", 11, {}],
  [11, "GEN 1:1 ¶5 Beseda|+.", "no_mark", 11, {}],
  [11, "GEN 1:1 Beseda|+ |x y.", "no_mark", 11],
  [11, "GEN 1:1 Beseda|+ a|1 y.", "no_mark", 11],
  [11, "GEN 1:1 Beseda|+ a ¶b.", "no_mark", 11],
  [11, "GEN 1:1 Beseda|+ |||1 b.", "no_mark", 11],
  [11, "GEN 1:1 Beseda|+ ||= b.", "no_mark", 11],
  [11, "GEN 1:1 Beseda|+ v |1", "no_mark", 11],
  [11, "GEN 1:1 Beseda|+ v |1 ", "empty_text", 11, {}],
  [11, "GEN 1:1 |+ ", "spaces", 11],
  [11, "GEN 1:1 |+", "empty_text", 11],
  [11, "GEN 1:1 Beseda|+  v.", "spaces", 11, {}],
  [11, "GEN 1:1 Beseda|+ |1  v.", "spaces", 11],
  [11, "GEN 1:1 Beseda |+ v.", "spaces", 11],
  [11, "GEN 1:1 Beseda|+\u0000.", "control_byte", 11, { byte: 0 }],
  [11, "GEN 1:1 Beseda|+\u001f.", "control_byte", 11, { byte: 31 }],
  [11, "GEN 1:1 Beseda|+\u007f.", "control_byte", 11, { byte: 127 }],
  [9, "+f Kje?", "note_without_sign", 9],
  [13, "=3 Odlomek\n+f Kje?", "note_without_sign", 14],
  [12, "+g Opomba.", "no_note", 12, { found: "+g Opomba." }],
  [12, `+f${long}`, "no_note", 12, { found: `+f${"č".repeat(14)}` }],
  [12, "+f ", "unclean_note", 12, {}],
  [12, "+f  Opomba", "unclean_note", 12],
  [12, "+f Opomba ", "unclean_note", 12],
  [12, "+f a|b", "unclean_note", 12],
  [12, "+f a\u007fb", "unclean_note", 12],
  [12, "+f a\u001fb", "unclean_note", 12],
  [12, "+f a  b", "unclean_note", 12],
  [13, "GEN 1:2-1 Čaša.", "no_verse_line", 13, { found: "GEN 1:2-1 Čaša." }],
  [13, `GEN 1.2 ${long}`, "no_verse_line", 13, { found: `GEN 1.2 ${"č".repeat(11)}` }],
  [13, "GEN 1:2xČaša.", "no_verse_line", 13],
  [13, "GEN_1:2 Čaša.", "no_verse_line", 13],
  [13, "gen 1:2 Čaša.", "unknown_book", 13, { id: "gen" }],
  [13, "GEN 1:1 Čaša.", "verse_twice", 13, { verse: "GEN 1:1" }],
  [13, "GEN 1:1a Čaša.\nGEN 1:1b Čaša.\nGEN 1:1a Čaša.", "verse_twice", 15, { verse: "GEN 1:1" }],
  [13, "GEN 1:0-1 Čaša.", "verse_twice", 13, { verse: "GEN 1:1" }],
  [13, "GEN 2:1 Čaša.\nGEN 1:2 Žarek.", "chapter_in_two_places", 14, { book: "GEN", chapter: 1 }],
  [13, "EXO 1:1 Čaša.\nGEN 2:1 Žarek.", "book_in_two_places", 14, { book: "GEN" }],
  [17, "End: 4 verses, 2 notes, 10 other line", "cut_end_line", 17, {}],
  [17, "End: 4 verses, 10 other lines", "cut_end_line", 17],
  [17, " End: 4 verses, 2 notes, 10 other lines", "no_verse_line", 17],
  [
    17,
    "End: 5 verses, 3 notes, 11 other lines",
    "wrong_end_line",
    17,
    {
      ...{ verses: 5, notes: 3, others: 11 },
      ...{ foundVerses: 4, foundNotes: 2, foundOthers: 10 },
    },
  ],
  [17, "End: 4 verses, 2 notes, 9 other lines", "wrong_end_line", 17],
  [17, "End: 4 verses, 1 notes, 10 other lines", "wrong_end_line", 17],
  [17, "End: 3 verses, 2 notes, 10 other lines", "wrong_end_line", 17],
  [17, "End: 4 verses, 2 notes, 10 other lines\nJUD 1:2 Še.", "lines_after_end", 17, {}],
  [17, "=2 Nazadnje\nEnd: 4 verses, 2 notes, 11 other lines", "heading_without_verse", 18, {}],
  [17, "JUD 1:2 Še.", "missing_end_line", 0, {}],
];

const parse = (text: string) => parseTranslation(Buffer.from(text), "demo.txt");
const changed = (line: number, text: string) => `${SOUND.with(line - 1, text).join("\n")}\n`;

test("the file is sound without its faults", () => {
  assert.doesNotThrow(() => parse(changed(2, "#")));
});

describe("a fault has its line, code and values, at loading and in a check:", () => {
  for (const [line, text, code, at, values] of CASES) {
    test(`line ${line} as ${JSON.stringify(text.slice(0, 50))}`, () => {
      assert.throws(
        () => parse(changed(line, text)),
        (error) => {
          assert.ok(error instanceof CorpusError, String(error));
          assert.deepEqual([error.file, error.line, error.fault.code], ["demo.txt", at, code]);
          assert.deepEqual(error.values, { file: "demo.txt", line: at });
          if (values !== undefined) assert.deepEqual(error.fault.values, values);
          return true;
        },
      );
      const { issues } = checkTranslationFile(Buffer.from(changed(line, text)), "demo.txt");
      const same = issues.find(({ fault, line }) => fault.code === code && line === at);
      assert.equal(same?.severity, "error", JSON.stringify(issues));
    });
  }
});

test("what is allowed at the bounds is read", () => {
  const sound: readonly [line: number, text: string][] = [
    [1, "Ambo-Translation: 3  "],
    [3, `Code: ${"X".repeat(32)}`],
    [3, "Code:9"],
    [4, "Name: Ena: dve"],
    [7, "Book: GEN"],
    [7, "Book: GEN | | | , Ena,, Dve ,"],
    [9, "=a č"],
    [11, "GEN 1:1 Beseda|+ |= |0 a ||4 b ¶4 c ¶ d"],
    [11, "GEN 1:1 Â£|+ |= Âµ"],
    [11, "GEN 1:1 |+|= začetku."],
    [12, "+f č"],
    [12, "+x =2 GEN 1:1 +f"],
    [13, "GEN 1:1a Čaša."],
    [14, "GEN 0:0"],
    [17, "End: 4 verses, 2 notes, 10 other lines"],
  ];
  for (const [line, text] of sound) {
    if (text === "GEN 1:1 |+|= začetku.") {
      assert.throws(() => parse(changed(line, text)), /no_mark/, "a mark has a space at both sides");
    } else assert.doesNotThrow(() => parse(changed(line, text)), text);
  }
  const { books } = parse(changed(7, "Book: GEN | | | , Ena,, Dve ,")).header;
  assert.deepEqual([...books], [["GEN", { alternates: ["Ena", "Dve"] }]]);
  assert.equal(parse(changed(4, "Name:  Ena: dve ")).name, "Ena: dve");
});

test("a verse of another place is read once, and its chapter is not sequential", () => {
  const head = "Ambo-Translation: 1\nCode: A\nName: N\nLanguage: slv\nCopyright: C\n\n";
  const cases: readonly [labels: string, isSequential: boolean, fault?: string][] = [
    ["1 2 3", true],
    ["2 3", false],
    ["0 1", false],
    ["1 3", false],
    ["1 3 2", false],
    ["1 2-3", false],
    ["1-2 3", false],
    ["1 2a 2b", false],
    ["1a", false],
    ["1 2a 2", false],
    ["1 2b 2a", false],
    ["1 2 2a", false],
    ["3 1 2", false],
    ["1 3 2 2", false, "GEN 1:2"],
    ["1 2 3 2", false, "GEN 1:2"],
    ["3-5 1 4", false, "GEN 1:4"],
    ["3 1-3", false, "GEN 1:3"],
    ["1 2a 2a", false, "GEN 1:2"],
    ["2b 2a 2b", false, "GEN 1:2"],
  ];
  for (const [labels, isSequential, fault] of cases) {
    const body = labels.split(" ").map((label) => `GEN 1:${label} Beseda.\n`);
    const read = () => parse(head + body.join(""));
    if (fault === undefined) assert.deepEqual(read().books[0]!.isSequential, [isSequential], labels);
    else {
      assert.throws(read, (error) => {
        assert.ok(error instanceof CorpusError, String(error));
        assert.deepEqual([error.fault.code, error.fault.values], ["verse_twice", { verse: fault }]);
        return true;
      });
    }
  }
});

test("the lines of a file that are not UTF-8 are all named in a check", () => {
  const text = changed(2, "# Za").split("\n");
  const bytes = Buffer.concat(
    text.flatMap((line, index) => [
      Buffer.from(line),
      index === 3 || index === 14 ? Buffer.of(0xe8, 0x0a) : Buffer.of(0x0a),
    ]),
  );
  const { issues } = checkTranslationFile(bytes, "demo.txt");
  assert.deepEqual(
    issues.filter(({ fault }) => fault.code === "no_utf8").map(({ line }) => line),
    [4, 15],
  );
});

test("a carriage return is taken out before a line feed alone, and a mark at the start alone", () => {
  const text = changed(2, "# Za");
  for (const put of ["a\rb", "\ufeffa"]) {
    const { issues } = checkTranslationFile(Buffer.from(text.replace("Konec", put)), "demo.txt");
    assert.equal(issues.filter(({ severity }) => severity === "error").length, 1, put);
  }
  const mixed = text.replace("slv\n", "slv\r\n").replace("Konec.\n", "Konec.\r\n");
  assert.equal(parse(mixed).text(3), "Konec.");
  assert.equal(parse(mixed.trimEnd()).text(3), "Konec.");
});

test("a header is written as it is read, or not at all", () => {
  const header = {
    ...{ code: "A", name: "Ime", language: "slv", copyright: "C" },
    books: new Map([
      ["GEN", { name: "Prva" }],
      ["EXO", { abbreviation: "2 Moj" }],
      ["LEV", { alternates: ["Ena", "Dve"] }],
    ] as const),
  };
  const verses = [{ book: "GEN", chapter: 1, verse: 1, text: "Č" }] as const;
  const read = parseTranslation(formatTranslation(header, verses), "A.txt");
  assert.deepEqual(read.header, header);
  assert.match(read.bytes.toString(), /\nBook: GEN \| {2}\| Prva\nBook: EXO \| 2 Moj \|\n/);
  for (const [change, code] of [
    [{ name: "Ime\nCode: B" }, "break_in_header"],
    [{ name: "" }, "invalid_field"],
    [{ code: "a b" }, "invalid_field"],
  ] as const) {
    assert.throws(
      () => formatTranslation({ ...header, ...change }, verses),
      (error) => error instanceof CorpusError && error.fault.code === code && error.file !== "",
    );
  }
});

test("a code is a name of a file that leads nowhere else", () => {
  const good = ["A", "9", "a.b_c-d", "X".repeat(32), "A..B"];
  const bad = ["", "-A", ".A", "_A", "A B", "A/B", "Č", "X".repeat(33), "A\n", "\nA"];
  assert.deepEqual(good.filter(isTranslationCode), good);
  assert.deepEqual(bad.filter(isTranslationCode), []);
});
