import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bookNumberings } from "../../src/canon/mod.ts";
import { checkTranslationFile } from "../../src/corpus/check/mod.ts";
import { CorpusFault } from "../../src/corpus/corpus_error.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { versifications } from "../../src/versification/mod.ts";

const HEADER = "Ambo-Translation: 1\nCode: A\nName: A\nLanguage: slv\nCopyright: A\n\n";
/** The line of the first verse. */
const FIRST = 7;

function issues(body: string | Buffer): string[] {
  const bytes = Buffer.concat([Buffer.from(HEADER), Buffer.from(body as string)]);
  return checkTranslationFile(bytes, "A.txt")
    .issues.filter(({ fault }) => fault.code !== "old_format")
    .map(({ line, severity, fault }) => `${line - FIRST + 1} ${severity}: ${explain(fault, "en")}`);
}

/** A whole chapter, so that no gap is found: Jude has 25 verses in every numbering. */
const jude = (...changes: readonly (readonly [verse: number, line: string])[]) =>
  Array.from({ length: 25 }, (_, index) => {
    const changed = changes.find(([verse]) => verse === index + 1)?.[1];
    return `${changed ?? `JUD 1:${index + 1} Beseda.`}\n`;
  }).join("");

describe("checkTranslationFile(): lines and labels", () => {
  const cases: [name: string, body: string | Buffer, expected: string[]][] = [
    ["a sound file", jude(), []],
    [
      "no label",
      jude([3, "nothing"]),
      ['3 error: expected a verse such as "GEN 1:1 text", found "nothing"', "4 warning: verse Jude 1,3 is not there"],
    ],
    [
      "a blank line",
      jude([3, ""]),
      ['3 error: expected a verse such as "GEN 1:1 text", found ""', "4 warning: verse Jude 1,3 is not there"],
    ],
    [
      "an unknown book",
      jude([1, "QQQ 1:1 x"]),
      ['1 error: "QQQ" is no USFM book id', "2 warning: verse Jude 1,1 is not there"],
    ],
    [
      "a verse twice",
      jude([2, "JUD 1:1 Beseda."]),
      ["2 error: verse Jude 1,1 stands twice", "3 warning: verse Jude 1,2 is not there"],
    ],
    ["a verse in a bridge and alone", jude([2, "JUD 1:2-3 Beseda."]), ["3 error: verse Jude 1,3 stands twice"]],
    [
      "a bridge that runs backward",
      jude([2, "JUD 1:2-1 x"]),
      [
        '2 error: expected a verse such as "GEN 1:1 text", found "JUD 1:2-1 x"',
        "3 warning: verse Jude 1,2 is not there",
      ],
    ],
    [
      "a moved verse",
      jude([2, "JUD 1:3 Beseda."], [3, "JUD 1:2 Beseda."]),
      ["3 warning: verse Jude 1,2 comes after verse 3"],
    ],
    ["lettered and left-out verses", jude([2, "JUD 1:2a Prva.\nJUD 1:2b Druga."], [9, "JUD 1:9"]), []],
    [
      "a book in two places",
      `2TH 1:1-12 Ena.\n2TH 2:1-17 Dve.\n${jude()}2TH 3:1-18 Tri.\n`,
      ["28 error: book 2 Thess stands in two places"],
    ],
    [
      "a chapter in two places",
      "2TH 1:1-10 Ena.\n2TH 2:1-17 Dve.\n2TH 1:11-12 Tri.\n2TH 3:1-18 Štiri.\n",
      ["3 error: chapter 1 of 2 Thess stands in two places"],
    ],
    [
      "a chapter out of order",
      "2TH 2:1-17 Dve.\n2TH 1:1-12 Ena.\n2TH 3:1-18 Tri.\n",
      ["2 warning: chapter 1 of 2 Thess comes after chapter 2"],
    ],
    [
      "Latin-1",
      Buffer.from(jude([3, "JUD 1:3 Re\xe8."]), "latin1"),
      ["3 error: the line is not valid UTF-8", '3 error: the text has a sign that is no text left in it: "\ufffd"'],
    ],
  ];
  for (const [name, body, expected] of cases) {
    it(name, () => {
      assert.deepEqual(issues(body), expected);
    });
  }
  it("says what is wrong with the header", () => {
    const check = checkTranslationFile(Buffer.from("Ambo-Translation: 1\nCode: ../x\n\nJUD 1:1 x\n"), "A.txt");
    assert.equal(check.header, undefined);
    const { line, fault } = check.issues.find(({ severity }) => severity === "error")!;
    assert.equal(line, 2);
    assert.equal(explain(fault, "en"), 'expected letters, digits, -, _ and ., at most 32 as Code, found "../x"');
  });
  it("reads a file with a byte order mark and with line ends of Windows", () => {
    const text = `${HEADER}${jude()}`.replaceAll("\n", "\r\n");
    assert.deepEqual(checkTranslationFile(Buffer.from(`\ufeff${text}`), "A.txt").verses, 25);
  });
  it("tells the verse of a note, and of a heading the one after it", () => {
    const text = `${HEADER.replace("1", "3")}JUD 1:1 Ena.\n=2 a  b\nJUD 1:2 Dve|+.\n+f Ena.\n+f Dve.\n+q Tri.\n+x a | b\nJUD 1:3 Tri|+.\nJUD 1:4 Štiri.\n`;
    const { issues } = checkTranslationFile(Buffer.from(text), "A.txt");
    const placed = issues
      .filter(({ severity, line }) => severity === "error" && line > 0)
      .map(({ line, fault, label }) => [line, fault.code, label?.verse]);
    assert.deepEqual(placed, [
      [8, "unclean_heading", 2],
      [11, "note_without_sign", 2],
      [12, "no_note", 2],
      [13, "unclean_note", 2],
      [14, "sign_without_note", 3],
    ]);
  });
  it("names the line that is not valid UTF-8", () => {
    const bytes = Buffer.concat([Buffer.from(`${HEADER}JUD 1:1 `), Buffer.of(0xe8, 0x0a)]);
    const { issues } = checkTranslationFile(bytes, "A.txt");
    assert.ok(issues.some(({ fault }) => fault.code === "no_utf8"));
  });
  it("does not go on in a file that is none", () => {
    const { issues } = checkTranslationFile(Buffer.from(HEADER + "x\n".repeat(4_000_000)), "A.txt");
    assert.equal(issues.length, 1001);
    assert.equal(issues.at(-1)!.fault.code, "too_many_errors");
  });
  it("says that there is no header, or no verse", () => {
    const messages = (text: string) =>
      checkTranslationFile(Buffer.from(text), "A.txt").issues.map(({ fault }) => explain(fault, "en"));
    assert.ok(messages("GEN 1:1 x\n").includes("no blank line ends the header: is this a translation file?"));
    assert.ok(messages(HEADER).includes("the file has no verses"));
    assert.ok(messages("").length > 0);
  });
});

describe("checkTranslationFile(): texts", () => {
  const cases: [text: string, fault: RegExp][] = [
    ["a  b", /error: the text has a space at its start or a double space/],
    ["a ", /error: the text is empty or ends with a space/],
    ["a\tb", /error: the text has a control character \(byte 9\)/],
    ["a\u0085b", /error: the text has a control character \(U\+0085\)/],
    ["a \\nd b\\nd*", /error: the text has a USFM marker left in it: "\\nd"/],
    ["a <i>b</i>", /error: the text has a tag left in it: "<i>"/],
    ["a | b", /error: the text has a bar left in it/],
    ["[[EMPTY]]", /error: the text has a placeholder left in it/],
    ["<range>", /error: the text has a tag left in it/],
    ["a &amp; b", /error: the text has a character reference left in it: "&amp;"/],
    ["¶ a", /error: the text has a sign that is no text left in it: "¶"/],
    ["a".repeat(1300), /warning: the text is 1300 characters long: is a verse mark lost\?/],
    [".", /warning: the text is "\." alone/],
  ];
  for (const [text, fault] of cases) {
    it(JSON.stringify(text.slice(0, 20)), () => {
      assert.match(issues(jude([5, `JUD 1:5 ${text}`])).join("\n"), fault);
    });
  }
  it("a verse bridge may be as long as its verses", () => {
    assert.deepEqual(issues(`JUD 1:1-25 ${"a".repeat(10_000)}\n`), []);
  });
});

describe("checkTranslationFile(): gaps", () => {
  it("finds verses that are not there, where they should be", () => {
    const without = (...verses: number[]) =>
      issues(jude(...verses.map((verse) => [verse, ""] as const)).replaceAll("\n\n", "\n"));
    assert.deepEqual(without(7), ["7 warning: verse Jude 1,7 is not there"]);
    assert.deepEqual(
      issues(
        jude()
          .split("\n")
          .filter((_, index) => index < 3 || index > 6)
          .join("\n"),
      ),
      ["4 warning: verses Jude 1,4-7 are not there"],
    );
  });
  it("finds the end of a chapter and chapters that are not there", () => {
    assert.deepEqual(issues("JUD 1:1-20 Beseda.\n"), ["1 warning: Jude 1 ends with verse 20, usually with 25"]);
    assert.deepEqual(issues("JUD 1:1-40 Beseda.\n"), [
      "1 warning: Jude 1 has verse 40, but no numbering goes beyond 25",
    ]);
    assert.deepEqual(issues("2TH 1:1-12 Ena.\n2TH 3:1-18 Dve.\n"), ["2 warning: 2 Thess: chapter 2 is missing"]);
    assert.deepEqual(issues("RUT 1:1-22 Ena.\n"), ["1 warning: Ruth: chapters 2–4 are missing"]);
  });
  it("names chapters and psalms that are missing by their number, in both languages", () => {
    const cases: [values: { book: string; first: number; last: number }, sl: string, en: string][] = [
      [{ book: "PSA", first: 4, last: 4 }, "psalma 4 ni", "psalm 4 is missing"],
      [{ book: "PSA", first: 4, last: 5 }, "psalmov 4 in 5 ni", "psalms 4 and 5 are missing"],
      [{ book: "PSA", first: 4, last: 150 }, "psalmov 4–150 ni", "psalms 4–150 are missing"],
      [{ book: "RUT", first: 2, last: 2 }, "Rut: 2. poglavja ni", "Ruth: chapter 2 is missing"],
      [{ book: "RUT", first: 2, last: 3 }, "Rut: poglavij 2 in 3 ni", "Ruth: chapters 2 and 3 are missing"],
      [{ book: "RUT", first: 2, last: 4 }, "Rut: poglavij 2–4 ni", "Ruth: chapters 2–4 are missing"],
    ];
    for (const [values, sl, en] of cases) {
      const fault = new CorpusFault("missing_chapters", values);
      assert.deepEqual([explain(fault, "sl"), explain(fault, "en")], [sl, en]);
    }
  });
  it("takes a chapter that ends as it does in another numbering than the rest of the book", () => {
    const jonah = (first: number, second: number) =>
      issues(`JON 1:1-${first} Ena.\nJON 2:1-${second} Dve.\nJON 3:1-10 Tri.\nJON 4:1-11 Štiri.\n`);
    assert.deepEqual(jonah(17, 10), []);
    assert.deepEqual(jonah(16, 11), []);
    assert.deepEqual(jonah(16, 10), []);
    assert.deepEqual(jonah(16, 9), ["2 warning: Jonah 2 ends with verse 9, usually with 11"]);
  });
  it("does not miss what critical editions leave out", () => {
    const chapter = Array.from({ length: 27 }, (_, index) => index + 1).filter((verse) => verse !== 21);
    assert.deepEqual(
      issues(chapter.map((verse) => `MAT 17:${verse} x.\n`).join("")).filter((line) => line.includes("17")),
      [],
    );
  });
  it("does not miss the chapters before those that an edition begins with", () => {
    assert.deepEqual(issues("JON 3:1-10 Ena.\nJON 4:1-11 Dve.\n"), []);
  });

  for (const { name, oldTestament, newTestament } of versifications()) {
    it(`finds nothing in a whole Bible that is numbered as ${name} is`, () => {
      const books = [...oldTestament, ...newTestament];
      const body = books
        .flatMap(({ book, verses }) =>
          verses.map((count, index) => `${book} ${index + 1}:1${count > 1 ? `-${count}` : ""} Beseda.\n`),
        )
        .join("");
      assert.deepEqual(issues(body), []);
    });
  }
  it("knows several numberings of the Psalms", () => assert.ok(bookNumberings("PSA").length > 3));
});
