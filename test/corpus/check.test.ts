import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bookNumberings } from "../../src/canon/mod.ts";
import { checkTranslationFile } from "../../src/corpus/check/mod.ts";
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
  it("takes a chapter that ends as it does in another numbering than the rest of the book", () => {
    const jonah = (first: number, second: number) =>
      issues(`JON 1:1-${first} Ena.\nJON 2:1-${second} Dve.\nJON 3:1-10 Tri.\nJON 4:1-11 Štiri.\n`);
    assert.deepEqual(jonah(17, 10), []);
    assert.deepEqual(jonah(16, 11), []);
    assert.deepEqual(jonah(16, 10), []);
    assert.deepEqual(jonah(16, 9), ["2 warning: Jonah 2 ends with verse 9, usually with 11"]);
  });
  it("says where empty verses fill a chapter up to the length of another numbering, not where they are joined", () => {
    const verses = (chapter: string, filled: number, last = filled) =>
      Array.from({ length: last }, (_, index) => `${chapter}:${index + 1}${index < filled ? " Ena." : ""}\n`).join("");
    const rest = verses("JON 3", 10) + verses("JON 4", 11);
    assert.deepEqual(issues(verses("JON 1", 16, 17) + verses("JON 2", 11) + rest), [
      "17 warning: Jonah 1 counts 16 verses: the empty ones up to 17 fill it up to the length of another numbering",
    ]);
    const joined = verses("JON 1", 16, 17) + verses("JON 2", 8, 10) + verses("JON 3", 9, 10) + verses("JON 4", 11);
    assert.deepEqual(issues(joined), []);
  });
  it("says that psalms fit no numbering", () => {
    const psalms = (verses: number) =>
      Array.from({ length: 150 }, (_, index) => `PSA ${index + 1}:1-${verses} Čaša.\n`).join("");
    const found = issues(psalms(4)).filter((issue) => issue.includes("Mass"));
    assert.deepEqual(found, [
      "1 warning: the verses of the psalms fit neither Hebrew nor Greek numbers: no psalm is read at Mass",
    ]);
  });
  it("does not miss what critical editions leave out", () => {
    const chapter = Array.from({ length: 27 }, (_, index) => index + 1).filter((verse) => verse !== 21);
    assert.deepEqual(
      issues(chapter.map((verse) => `MAT 17:${verse} x.\n`).join("")).filter((line) => line.includes("17")),
      [],
    );
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

describe("checkTranslationFile(): names of books", () => {
  const NAMED: readonly (readonly [books: readonly string[], expected: readonly string[]])[] = [
    [["GEN | Exod | Začetek"], ['6 Gen: the name "Exod" is that of Exod too: give one of them another']],
    [
      ["# rast", "EXO | 2 Mz | Druga", "GEN | 2. mz | Prva"],
      [
        '7 Exod: the name "2 Mz" is that of Gen too: give one of them another',
        '8 Gen: the name "2. mz" is that of Exod too: give one of them another',
      ],
    ],
    [["GEN | Začetek | Začetek", "EXO | Izh | Izhod"], []],
    [["GEN | | EXODUS"], ['6 Gen: the name "EXODUS" is that of Exod too: give one of them another']],
    // Leviticus is not in the file.
    [["GEN | Lev | Leviticus"], []],
    [["EXO | Exod | Exodus", "GEN | Gen | Genesis"], []],
  ];
  for (const [books, expected] of NAMED) {
    it(`finds those that two books have: ${books.join("; ")}`, () => {
      const lines = books.map((line) => (line.startsWith("#") ? line : `Book: ${line}`));
      const header = HEADER.replace("slv", "eng").replace("\n\n", `\n${lines.join("\n")}\n\n`);
      const file = Buffer.from(`${header}GEN 1:1 Žito.\nEXO 1:1 Češnja.\n`);
      const found = checkTranslationFile(file, "A.txt").issues.filter(({ fault }) => fault.code === "shared_book_name");
      assert.deepEqual(
        found.map(({ line, fault }) => `${line} ${explain(fault, "en")}`),
        expected,
      );
      assert.ok(found.every(({ severity }) => severity === "warning"));
    });
  }
});
