/** A part of the Bible on purpose: `Part: yes` in the header. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkTranslationFile } from "../../src/corpus/check/mod.ts";
import { CorpusError, formatTranslation, parseTranslation } from "../../src/corpus/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";

const file = (part: string, body: string) =>
  Buffer.from(`Ambo-Translation: 1\nCode: A\nName: N\nLanguage: slv\nCopyright: C\n${part}\n${body}`);
const faultsOf = (part: string, body: string) =>
  checkTranslationFile(file(part, body), "A.txt").issues.map(({ fault }) => fault.code);

const CHAPTERS = "PSA 1:1 Ena.\nPSA 4:1 Druga.\n";

describe("a text that is a part of the Bible on purpose", () => {
  test("misses no chapters, in the middle or at the end of a book", () => {
    assert.equal(faultsOf("", CHAPTERS).filter((code) => code === "missing_chapters").length, 2);
    assert.deepEqual(faultsOf("Part: no\n", CHAPTERS), faultsOf("", CHAPTERS));
    const left = faultsOf("", CHAPTERS).filter((code) => code !== "missing_chapters");
    assert.deepEqual(faultsOf("Part: yes\n", CHAPTERS), left);
  });

  test("has all other issues", () => {
    assert.ok(faultsOf("Part: yes\n", "RUT 1:1 Ena.\nRUT 1:3 Tri \\\\add.\n").includes("missing_verses"));
    assert.ok(faultsOf("Part: yes\n", "RUT 1:1 Ena \\add dve\\add*.\n").includes("markup"));
  });

  test("is one when its header is written and read again, and no other is", () => {
    for (const [part, isPart] of [
      ["Part: yes\n", true],
      ["Part: no\n", undefined],
      ["", undefined],
    ] as const) {
      const { header } = parseTranslation(file(part, CHAPTERS), "A.txt");
      assert.equal(header.isPart, isPart);
      const written = formatTranslation(header, [{ book: "PSA", chapter: 1, verse: 1, text: "Ena." }]);
      assert.equal(written.toString().includes("\nPart: yes\n"), isPart === true);
      assert.equal(parseTranslation(written, "A.txt").header.isPart, isPart);
    }
  });

  for (const [part, said] of [
    ["Part: da\n", /yes or no/],
    ["Part:\n", /yes or no/],
    ["Part: yes\nPart: yes\n", /Part/],
  ] as const) {
    test(`says what is wrong with ${JSON.stringify(part)}`, () => {
      assert.throws(
        () => parseTranslation(file(part, CHAPTERS), "A.txt"),
        (error: unknown) => error instanceof CorpusError && said.test(explain(error, "en")),
      );
    });
  }
});
