/** Translations that are changed, removed and brought back: always the old file or the new one. */
import assert from "node:assert/strict";
import { copyFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import {
  bringBackTranslation,
  editTranslation,
  formatTranslation,
  openLibrary,
  removeTranslation,
  type TranslationHeader,
} from "../../src/corpus/mod.ts";
import { saying } from "../support/saying.ts";
import { scratchFolder } from "../support/scratch.ts";

const HEADER: TranslationHeader = {
  code: "NOV",
  name: "Novi",
  language: "slv",
  copyright: "© Nihče",
  books: new Map([["JHN", { alternates: ["Četrti evangelij"] }]]),
};
/** Makes a folder with a translation of format 1 and one of format 2. */
function folder(): string {
  const path = scratchFolder();
  copyFileSync("test/fixtures/corpus/ZGL.txt", join(path, "ZGL.txt"));
  const verses = [
    { book: "JHN", chapter: 1, verse: 1, text: "V začetku.", headings: [] },
    { book: "JHN", chapter: 1, verse: 2, text: "Bilo je." },
  ] as unknown as Parameters<typeof formatTranslation>[1];
  writeFileSync(join(path, "NOV.txt"), formatTranslation(HEADER, verses));
  return path;
}

const load = (path: string) => {
  const { library, faults } = openLibrary(path);
  assert.deepEqual(faults, []);
  return library;
};

describe("editTranslation()", () => {
  test("leaves a file alone that an editor saved in another encoding meanwhile", () => {
    const path = folder();
    const saved = Buffer.from(
      readFileSync(join(path, "NOV.txt"), "latin1").replace("Bilo je.", "Bila je \x9eaba."),
      "latin1",
    );
    writeFileSync(join(path, "NOV.txt"), saved);
    assert.throws(
      () => editTranslation(path, { code: "NOV", change: { ...HEADER, name: "Drugo ime" } }),
      saying(/UTF-8/),
    );
    assert.deepEqual(readFileSync(join(path, "NOV.txt")), saved);
  });

  test("undoes no import that replaces the file meanwhile", () => {
    const path = folder();
    const imported = readFileSync(join(path, "NOV.txt"), "utf8").replace("Bilo je.", "Bilo je drugače.");
    const change = {
      ...HEADER,
      // The header is written after the file was read.
      get name() {
        writeFileSync(join(path, "new"), imported);
        renameSync(join(path, "new"), join(path, "NOV.txt"));
        return "Drugo ime";
      },
    };
    assert.throws(() => editTranslation(path, { code: "NOV", change }), saying(/somebody changed the file meanwhile/));
    assert.equal(readFileSync(join(path, "NOV.txt"), "utf8"), imported);
  });

  const refused: [what: string, code: string, change: Partial<TranslationHeader>, words: RegExp][] = [
    ["one that is not there", "KJV", {}, /not in the folder/],
    ["a code that another has", "NOV", { code: "ZGL" }, /already/],
    ["a code that another has in other case", "NOV", { code: "zgl" }, /ZGL/],
    ["a code that leads elsewhere", "NOV", { code: "../NOV" }, /code/i],
    ["a name with a line break", "NOV", { name: "a\nCode: X" }, /line break|break/],
    ["an empty name", "NOV", { name: " " }, /Name/],
    ["a language that is none", "NOV", { language: "slovene" }, /Language/],
  ];
  for (const [what, code, change, words] of refused) {
    test(`refuses ${what}, and changes nothing`, () => {
      const path = folder();
      const before = readdirSync(path).map((name) => readFileSync(join(path, name), "utf8"));
      assert.throws(() => editTranslation(path, { code, change: { ...HEADER, ...change } }), saying(words));
      assert.deepEqual(
        readdirSync(path).map((name) => readFileSync(join(path, name), "utf8")),
        before,
      );
    });
  }
});

describe("a removed translation", () => {
  test("is not brought back from elsewhere", () => {
    const path = folder();
    for (const code of ["../NOV", "NOV/../../x"]) {
      assert.throws(() => bringBackTranslation(path, { code, removed: 1 }), saying(/not in the folder/));
    }
  });

  test("is never the last one", () => {
    const path = folder();
    removeTranslation(path, { code: "NOV", now: 1 });
    assert.throws(() => removeTranslation(path, { code: "ZGL", now: 2 }), saying(/only translation/));
    assert.equal(load(path).get("ZGL")?.code, "ZGL");
  });
});
