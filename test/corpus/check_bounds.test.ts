/** Bounds, counts and places of the issues of `ambo check`. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bookNumberings } from "../../src/canon/mod.ts";
import { checkTranslationFile, checkTranslationInTurns, issueKinds, mendEndLine } from "../../src/corpus/check/mod.ts";
import { CorpusError, type CorpusFault, parseTranslation } from "../../src/corpus/mod.ts";

const HEADER = "Ambo-Translation: 1\nCode: A\nName: A\nLanguage: slv\nCopyright: A\n\n";
/** The line of the first verse. */
const FIRST = 7;

const check = (body: string) => checkTranslationFile(Buffer.from(HEADER + body), "A.txt");
/** The issues of a body: its line, the code and the values. */
const issues = (body: string) =>
  check(body)
    .issues.filter(({ fault }) => fault.code !== "old_format")
    .map(({ line, severity, fault }) => [line - FIRST + 1, severity, fault.code, fault.values]);
/** Jude whole, but for the text of a verse. */
const jude = (text: string, verses = "5") =>
  Array.from({ length: 25 }, (_, index) => `${index + 1}`)
    .filter((verse) => verses === "5" || Number(verse) < 5 || Number(verse) > 6)
    .flatMap((verse) => (verse === "4" && verses !== "5" ? [verse, verses] : [verse]))
    .map((verse) => `JUD 1:${verse} ${verse === verses ? text : "Beseda."}\n`)
    .join("");

const TEXTS: readonly [text: string, verses: string, code: string, values: object][] = [
  ["č".repeat(1201), "5", "long_text", { length: 1201 }],
  ["č".repeat(2401), "5-6", "long_text", { length: 2401 }],
  ["č", "5", "short_text", { text: "č" }],
  ["a\u0080b", "5", "control_character", { code: "0080" }],
  ["a\u009fb", "5", "control_character", { code: "009F" }],
  ["a\u2028b", "5", "control_character", { code: "2028" }],
  ["a\ufeffb", "5", "control_character", { code: "FEFF" }],
  ["a \\nd b", "5", "markup", { markup: "usfm", found: "\\nd" }],
  ["a \\+nd b", "5", "markup", { markup: "usfm", found: "\\+nd" }],
  ["a \\Q1* b", "5", "markup", { markup: "usfm", found: "\\Q1*" }],
  ["a \\q12 b", "5", "markup", { markup: "usfm", found: "\\q12" }],
  ["a </b> c", "5", "markup", { markup: "tag", found: "</b>" }],
  ["a <!-- b --> c", "5", "markup", { markup: "tag", found: "<!-- b -->" }],
  [`a <b ${"č".repeat(40)}> c`, "5", "markup", { markup: "tag", found: `<b ${"č".repeat(27)}` }],
  ["a | b", "5", "markup", { markup: "bar", found: "|" }],
  ["[[EMPTY]]", "5", "markup", { markup: "placeholder", found: "[[EMPTY]]" }],
  ["a &#8222; b", "5", "markup", { markup: "reference", found: "&#8222;" }],
  ["a &#x1f; b", "5", "markup", { markup: "reference", found: "&#x1f;" }],
  ["a &NBSP; b", "5", "markup", { markup: "reference", found: "&NBSP;" }],
  ["a \ufffc b", "5", "markup", { markup: "sign", found: "\ufffc" }],
];
describe("a text", () => {
  for (const [text, verses, code, values] of TEXTS) {
    test(`has ${code}: ${JSON.stringify(text.slice(0, 20))}`, () => {
      const severity = /_text$/.test(code) ? "warning" : "error";
      assert.deepEqual(issues(jude(text, verses)), [[5, severity, code, values]]);
    });
  }

  const sound = ["č".repeat(1200), "čš", "a < b > c", "a <3", "AT&T; b", "&#; &#x; &c", "a \\ b"];
  for (const text of [...sound, "[EMPTY]", "a \u00a0b", "a \u00ad b", "<1>"]) {
    test(`has nothing wrong: ${JSON.stringify(text.slice(0, 20))}`, () => {
      assert.deepEqual(issues(jude(text)), []);
    });
  }
  test("of two verses may be twice as long", () => {
    assert.deepEqual(issues(jude("č".repeat(2400), "5-6")), []);
  });
});

test("the counts are those of the lines, and an issue has the label of its line", () => {
  const body =
    "JUD 1:1-3 Ena.\nJUD 1:4-5 Štiri.\nJUD 1:6a |\nJUD 1:6b Konec.\nJUD 1:6zz Še.\nJUD 1:7\nJUD 1:8\n2TH 1:1-2 |\n2TH 2:1 Ena.\n";
  const { books, chapters, verses, merged, lettered, leftOut, issues } = check(body);
  assert.deepEqual(
    { books, chapters, verses, merged, lettered, leftOut },
    { books: 2, chapters: 3, verses: 7, merged: 3, lettered: 3, leftOut: 2 },
  );
  assert.deepEqual(
    issues.filter(({ fault }) => fault.code === "markup").map(({ line, label }) => [line, label]),
    [
      [9, { book: "JUD", chapter: 1, verse: 6, segment: "a" }],
      [14, { book: "2TH", chapter: 1, verse: 1, verseEnd: 2 }],
    ],
  );
  assert.deepEqual(
    issues.map(({ line }) => line),
    issues.map(({ line }) => line).sort((a, b) => a - b),
    "issues stand in the order of the lines",
  );
});

test("an error has the label of the line as it is read, whatever stands there", () => {
  const bodies: readonly [line: string, label: object | undefined][] = [
    ["JUD 1:2-3 a  b", { book: "JUD", chapter: 1, verse: 2, verseEnd: 3 }],
    ["JUD 1:2aa a  b", { book: "JUD", chapter: 1, verse: 2, segment: "aa" }],
    ["JUD 999:998-999 a  b", { book: "JUD", chapter: 999, verse: 998, verseEnd: 999 }],
    ["JUD 1", undefined],
    ["", undefined],
    ["XXX 1:2 a  b", undefined],
  ];
  for (const [line, label] of bodies) {
    const found = check(`JUD 1:1 Ena.\n${line}\n`).issues.find(({ severity }) => severity === "error");
    assert.equal(found?.line, FIRST + 1, line);
    assert.deepEqual(found.label, label, line);
  }
});

test("a thousand errors are told, and one more ends it with what was found", () => {
  const faulty = (count: number) =>
    check(`${"x\n".repeat(count)}JUD 1:1-25 Beseda.\n`).issues.filter(({ severity }) => severity === "error");
  assert.equal(faulty(1000).length, 1000);
  assert.ok(faulty(1000).every(({ fault }) => fault.code === "no_verse_line"));
  assert.equal(faulty(1001).length, 1001);
  assert.deepEqual(
    faulty(1001)
      .map(({ line, fault }) => [line, fault.code, fault.values])
      .at(-1),
    [0, "too_many_errors", { max: 1000 }],
  );
  assert.equal(check("x\n".repeat(1001)).verses, 0);
});

test("a check in turns is the check of the file without its errors", async () => {
  const bodies = [
    jude("Beseda."),
    jude("."),
    "2TH 2:1-17 Dve.\n2TH 1:1-12 Ena.\nJUD 1:3 Ena.\nJUD 1:2 Dve.\n",
    `${Array.from({ length: 501 }, (_, line) => `GEN ${line + 1}:1 č`).join("\n")}\n`,
  ];
  for (const body of bodies) {
    const bytes = Buffer.from(HEADER + body);
    const whole = checkTranslationFile(Buffer.from(bytes), "A.txt");
    assert.deepEqual(await checkTranslationInTurns(parseTranslation(bytes, "A.txt")), whole);
  }
});

test("issues of one kind stand together, the kinds in the order of their first ones", () => {
  const { issues } = check("JUD 1:1 .\nx\nJUD 1:2 ,\nJUD 1:3-25 a | b\ny\n");
  assert.deepEqual(
    issueKinds(issues).map((kind) => [kind[0].severity, kind[0].fault.code, ...kind.map(({ line }) => line)]),
    [
      ["warning", "old_format", 0],
      ["warning", "short_text", 7, 9],
      ["error", "no_verse_line", 8, 11],
      ["error", "markup", 10],
    ],
  );
});

/** The chapters of a book, each of its verses in one line. */
const chaptersOf = (book: string, lengths: readonly (number | undefined)[], from = 1) =>
  lengths
    .map((length, index) =>
      length === undefined ? "" : `${book} ${index + from}:1${length > 1 ? `-${length}` : ""} Beseda.\n`,
    )
    .join("");

describe("gaps", () => {
  test("a chapter may end where any numbering ends it, and nowhere else", () => {
    for (const book of ["JON", "MAL", "JOL", "HOS", "3JN", "2CO"] as const) {
      const numberings = bookNumberings(book);
      for (const numbering of numberings) {
        for (const [index, length] of numbering.entries()) {
          const lengths = numberings.flatMap((other) => other[index] ?? []);
          for (const other of [length - 1, length + 1]) {
            if (other < 1 || lengths.includes(other)) continue;
            const found = issues(chaptersOf(book, numbering.with(index, other)));
            const wrong = found.filter(([line]) => line === index + 1);
            const place = `${book} ${index + 1}`;
            if (other > Math.max(...lengths)) {
              const values = { place, last: other, max: Math.max(...lengths) };
              assert.deepEqual(wrong, [[index + 1, "warning", "chapter_too_long", values]]);
            } else if (other < Math.min(...lengths)) {
              const [, severity, code, values] = wrong[0] ?? [];
              assert.deepEqual([severity, code], ["warning", "chapter_too_short"], place);
              const { expected, ...rest } = values as { expected: number };
              assert.deepEqual(rest, { place, last: other });
              assert.ok(lengths.includes(expected), `${place} ends with ${expected}`);
            }
          }
        }
      }
    }
  });

  test("verses are missed where they should be, but those that the oldest manuscripts do not have", () => {
    const mark = (left: readonly number[]) =>
      issues(
        Array.from({ length: 50 }, (_, index) => index + 1)
          .filter((verse) => !left.includes(verse))
          .map((verse) => `MRK 9:${verse} Beseda.\n`)
          .join(""),
      )
        .filter(([, , code]) => code === "missing_verses")
        .map(([line, , , values]) => [line, values]);
    assert.deepEqual(mark([44, 46]), []);
    assert.deepEqual(mark([43, 44, 45, 46]), [[43, { place: "MRK 9", first: 43, last: 45 }]]);
    assert.deepEqual(mark([1]), [[1, { place: "MRK 9", first: 1, last: 1 }]]);
    assert.deepEqual(mark([2, 5, 6]), [
      [2, { place: "MRK 9", first: 2, last: 2 }],
      [4, { place: "MRK 9", first: 5, last: 6 }],
    ]);
  });

  test("in additions, which every translation numbers in its own way, but chapters within are missed", () => {
    for (const book of ["ESG", "DAG", "S3Y"]) {
      assert.deepEqual(issues(`${book} 1:3 Beseda.\n${book} 1:7 Beseda.\n${book} 4:9 Beseda.\n`), [
        [3, "warning", "missing_chapters", { book, first: 2, last: 3 }],
      ]);
    }
  });

  test("chapters beyond the last of the shortest numbering are missed together", () => {
    // Joel has three chapters or four.
    assert.deepEqual(
      issues("JOL 1:1-20 Ena.\nJOL 9:1 Devet.\n").filter(([, , code]) => code === "missing_chapters"),
      [[2, "warning", "missing_chapters", { book: "JOL", first: 2, last: 8 }]],
    );
  });
});

describe("an end line that is counted again", () => {
  const body = "=2 Začetek\nJUD 1:1 Ena|+.\n+f Opomba.\nJUD 1:2 Dve.\n";
  const file = (format: number, end: string) =>
    HEADER.replace(": 1", `: ${format}`) + (format === 3 ? body : body.replace(/\|\+|\+f.*\n/g, "")) + end;
  const RIGHT = {
    2: "End: 2 verses, 7 other lines",
    3: "End: 2 verses, 1 notes, 7 other lines",
  } as const;
  const mend = (text: string) => mendEndLine(Buffer.from(text), "A.txt");

  for (const format of [2, 3] as const) {
    const right = RIGHT[format];
    const cases: readonly [end: string, before: string | undefined][] = [
      ["", undefined],
      ["E\n", "E"],
      ["End", "End"],
      ["End: 9 ver\n", "End: 9 ver"],
      ["End: 99 verses, 7 other lines\n", "End: 99 verses, 7 other lines"],
    ];
    for (const [end, before] of cases) {
      test(`${JSON.stringify(end)} in format ${format} becomes the right one`, () => {
        const mended = mend(file(format, end));
        assert.deepEqual(
          { ...mended, bytes: mended?.bytes.toString() },
          { bytes: file(format, `${right}\n`), endLine: right, before, lastLine: "JUD 1:2 Dve." },
        );
      });
    }
    test(`one of format ${format} that is right stays, with its line end or without`, () => {
      assert.equal(mend(file(format, `${right}\n`)), undefined);
      assert.equal(mend(file(format, right)), undefined);
      assert.equal(mend(`\ufeff${file(format, right)}`.replaceAll("\n", "\r\n")), undefined);
    });
  }

  test("format 1 has none", () => assert.equal(mend(`${HEADER}JUD 1:1 Ena.\n`), undefined));

  test("no letter is replaced in a file that is not UTF-8", () => {
    const bytes = Buffer.from(file(2, "").replace("Ena", "\x8eena"), "latin1");
    assert.throws(
      () => mendEndLine(bytes, "A.txt"),
      (error) => error instanceof CorpusError && error.fault.code === "no_utf8" && error.line === 8,
    );
  });

  test("a file with another fault is to be mended first, and the fault is told", () => {
    assert.throws(
      () => mend(file(2, "").replace("Dve.", "Dve  .")),
      (error) => {
        assert.ok(error instanceof CorpusError, String(error));
        assert.deepEqual([error.file, error.line, error.fault.code], ["A.txt", 9, "mend_first"]);
        assert.equal((error.fault.cause as CorpusFault).code, "spaces");
        return true;
      },
    );
  });
});
