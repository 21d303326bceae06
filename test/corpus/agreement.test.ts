/** `ambo check` and the service read a file alike: what the one calls an error the other refuses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { checkTranslationFile } from "../../src/corpus/check/mod.ts";
import { CorpusError, parseTranslation } from "../../src/corpus/mod.ts";

const HEADER = `Ambo-Translation: 1
Code: DEMO
Name: Poskusni prevod
Language: slv
Copyright: Besedilo za zgled.
`;

function isServed(file: string): boolean {
  try {
    parseTranslation(Buffer.from(file), "demo.txt");
    return true;
  } catch (error) {
    if (error instanceof CorpusError) return false;
    throw error;
  }
}

function isSound(file: string): boolean {
  const { issues } = checkTranslationFile(Buffer.from(file), "demo.txt");
  return issues.every(({ severity }) => severity !== "error");
}

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
const label = fc
  .tuple(
    oneOf("GEN", "JUD", "gen", "XYZ", ""),
    oneOf(" ", "", "  "),
    oneOf("1", "2", "0", "001", "0001", "1000", "x"),
    oneOf(":", ".", ""),
    oneOf("1", "2", "3", "0", "004", "0004", ""),
    oneOf("", "", "a", "b", "aa", "ab", "A", "-3", "-4", "-1", "-"),
  )
  .map((parts) => parts.join(""));
const text = oneOf(" Beseda.", " Bog, „beseda“.", "", " ", "  dve", " a  b", " konec ", "\tx", " \u0007");
const soundLine = fc
  .tuple(oneOf("1", "2", "3", "4", "5a", "5b", "5z", "5aa", "6-7"), oneOf(" Beseda.", ""))
  .map(([verse, text]) => `GEN 1:${verse}${text}`);
const line = fc.oneof(
  { weight: 4, arbitrary: soundLine },
  fc.tuple(label, text).map((parts) => parts.join("")),
);
const headerLine = oneOf(
  "",
  "",
  "",
  "# opomba\n",
  "Book: GEN | 1 Mz\n",
  "constructor: x\n",
  "toString: x\n",
  "Code: X\n",
  "brez\n",
);

test("whatever stands in the header and the lines", () => {
  fc.assert(
    fc.property(headerLine, fc.array(line, { minLength: 1, maxLength: 6 }), (extra, lines) => {
      const file = `${HEADER}${extra}\n${lines.join("\n")}\n`;
      assert.equal(isSound(file), isServed(file), file);
    }),
    { numRuns: 4000, seed: 20261121 },
  );
});
