/** Verses that follow one another are read faster than others: what comes between them is found all the same. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CorpusError, parseTranslation } from "../../src/corpus/mod.ts";

const HEADER = "Code: T\nName: T\nLanguage: slv\nCopyright: Zgled.\n\n";

function parse(lines: readonly string[], format: 1 | 2 = 2) {
  const end = format === 1 ? [] : [`End: ${lines.length} verses, 6 other lines`];
  const text = [`Ambo-Translation: ${format}\n${HEADER}${lines[0]}`, ...lines.slice(1), ...end, ""].join("\n");
  return parseTranslation(Buffer.from(text), "T.txt");
}

/** Five verses, the third of which is another. */
const around = (third: string) => ["GEN 1:1 Ena.", "GEN 1:2 Dve.", third, "GEN 1:4 Štiri.", "GEN 1:5 Pet."];

describe("a line among verses that follow one another", () => {
  const faults: readonly (readonly [line: string, code: string])[] = [
    ["GEN 1:3 Dva  presledka.", "spaces"],
    ["GEN 1:3 Presledek na koncu ", "empty_text"],
    ["GEN 1:3 ", "empty_text"],
    ["GEN 1:3  Presledek na začetku.", "spaces"],
    ["GEN 1:3 ¶  Presledek za znakom.", "spaces"],
    ["GEN 1:3 Tabulator\tv vrstici.", "control_byte"],
    ["GEN 1:3 \u007f", "control_byte"],
    ["GEN 1:2 Spet dve.", "verse_twice"],
    ["GEN 1:0003 Štiri števke.", "no_verse_line"],
    ["GEN 1:3: Dvopičje.", "no_verse_line"],
    ["GEN 1:", "no_verse_line"],
    ["GEN 1:3 Znak ¶", "no_mark"],
    ["GEN 1:3 ¶ Znak|na sredi.", "no_mark"],
    ["GEN 1:3 Opomba|+.", "no_mark"],
    ["XYZ 1:3 Brez knjige.", "unknown_book"],
  ];
  for (const [line, code] of faults) {
    test(`${JSON.stringify(line)} is refused as ${code}, with its number`, () => {
      assert.throws(
        () => parse(around(line)),
        (error) => error instanceof CorpusError && error.line === 9 && error.fault.code === code,
      );
    });
  }

  const sound: readonly (readonly [line: string, text: string, sequential?: boolean])[] = [
    ["GEN 1:3 Tri.", "Tri."],
    ["GEN 1:03 Tri.", "Tri."],
    ["GEN 01:3 Tri.", "Tri."],
    ["GEN 1:3 ж je črka.", "ж je črka."],
    ["GEN 1:3 Ŷ tudi.", "Ŷ tudi."],
    ["GEN 1:3 Rekel je: »Čuj.« Ž", "Rekel je: »Čuj.« Ž"],
    ["GEN 1:3 ¶ »Odstavek.«", "»Odstavek.«"],
    ["GEN 1:3 |1 Vrstica, |2 druga.", "Vrstica, druga."],
    ["GEN 1:6 Šest.", "Šest.", false],
    ["GEN 1:3-4 Oboje.", "Oboje.", false],
    ["GEN 1:3a Del.", "Del.", false],
    ["GEN 1:3", "", false],
  ];
  for (const [line, text, isSequential = true] of sound) {
    test(`${JSON.stringify(line)} is read`, () => {
      const after = line.startsWith("GEN 1:6") || line.includes("-4") ? 7 : 4;
      const lines = [...around(line).slice(0, 3), `GEN 1:${after} Naprej.`, "GEN 2:1 Druga."];
      const translation = parse(lines);
      assert.deepEqual(
        lines.map((_, index) => translation.text(index)),
        ["Ena.", "Dve.", text, "Naprej.", "Druga."],
      );
      assert.deepEqual(translation.books[0]!.isSequential, [isSequential, true]);
      assert.equal(translation.verseCount, text === "" ? 4 : 5);
      assert.equal(translation.lineNumber(4), 11);
      assert.deepEqual(
        lines.map((_, index) => translation.layout(index).map((part) => part.break)),
        lines.map((own) =>
          own.endsWith("3") ? [] : own.includes("¶") ? ["paragraph"] : own.includes("|") ? ["line", "line"] : ["none"],
        ),
      );
    });
  }
});

test("quotation marks that JSON escapes are known line by line, in texts of many lines", () => {
  const lines = Array.from(
    { length: 900 },
    (_, index) => `PSA 119:${index + 1} ${index % 7 === 3 ? 'Rekel: "Da."' : "Ž"}`,
  );
  for (const format of [1, 2] as const) {
    const translation = parse(lines, format);
    assert.deepEqual(
      lines.map((_, index) => translation.isQuoted(index)),
      lines.map((_, index) => index % 7 === 3),
    );
    assert.deepEqual(translation.label(899), { book: "PSA", chapter: 119, verse: 900 });
  }
});
