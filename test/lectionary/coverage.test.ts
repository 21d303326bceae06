/** How much of the lectionary a text has, of what comes from its books. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseTranslation, type Translation } from "../../src/corpus/mod.ts";
import { lectionaryTable } from "../../src/lectionary/lectionary_table.ts";
import { lectionaryCoverage } from "../../src/lectionary/mod.ts";
import { citedPassage, isInTranslation, parseCitation, versificationOf } from "../../src/versification/mod.ts";
import { translationOf } from "../search/demo.ts";
import { seededRandom } from "../support/random.ts";

const file = readFileSync("corpus/KJV.txt", "utf8");
const KJV = parseTranslation(Buffer.from(file), "KJV.txt");

/** The verses of the King James Version whose labels fit. */
function kjvOf(keeps: (label: string) => boolean): Translation {
  const isVerse = (line: string) => /^[1-3A-Z]{3} \d+:/.test(line);
  return translationOf(
    file.split("\n").filter((line) => isVerse(line) && keeps(line.slice(0, 12))),
    "eng",
  );
}

test("a whole Bible has nearly all that comes from its books, and what it lacks is counted by book", () => {
  const { readings, found, lacking } = lectionaryCoverage(KJV);
  assert.ok(readings > 1500 && found / readings > 0.99, `${found} of ${readings}`);
  assert.equal(
    readings - found,
    lacking.reduce((sum, [, count]) => sum + count, 0),
  );
});

test("books that a text lacks do not count, nor do chapters where it is a part on purpose", () => {
  const gospel = kjvOf((label) => label.startsWith("JHN"));
  const john = lectionaryCoverage(gospel);
  assert.ok(john.readings > 100 && john.readings < 400, `${john.readings}`);
  assert.deepEqual([john.found, john.lacking], [john.readings, []]);
  const chapter = kjvOf((label) => label.startsWith("JHN 1:"));
  const whole = lectionaryCoverage(chapter);
  assert.deepEqual(whole.lacking, [["JHN", john.readings - whole.found]]);
  assert.ok(whole.found > 0 && whole.found < john.readings / 4, `${whole.found}`);
  const part = lectionaryCoverage(chapter, { isPart: true });
  assert.ok(part.found === whole.found && part.readings < whole.readings / 2, `${part.found} of ${part.readings}`);
});

test("readings of Daniel are found in a Greek Daniel, which is a book of its own", () => {
  const daniel = file.split("\n").filter((line) => /^DAN \d+:/.test(line));
  const { readings, found, lacking } = lectionaryCoverage(
    translationOf(
      daniel.map((line) => line.replace("DAN", "DAG")),
      "eng",
    ),
  );
  assert.ok(found > 5 && readings === found, `${found} of ${readings}`);
  assert.deepEqual(lacking, []);
});

test("books that lack most come first", () => {
  const { lacking } = lectionaryCoverage(kjvOf((label) => /^(?:JHN 2[01]|MRK \d:|PSA)/.test(label)));
  assert.deepEqual(
    lacking.map(([book]) => book),
    ["JHN", "MRK"],
  );
  assert.ok(lacking[0]![1] > lacking[1]![1]);
});

test("a citation counts where its passage is found, whatever lines a text has lost", () => {
  const table = lectionaryTable();
  const citations = new Set([...table.days()].flatMap((day) => table.lines(day)).map(({ citation }) => citation));
  const random = seededRandom(7);
  for (const kept of [0.5, 0.1]) {
    const versification = versificationOf(kjvOf(() => random() < kept));
    const results = [...citations].map((citation) => {
      const original = parseCitation(citation);
      const found = "reference" in citedPassage(original, versification);
      const isThere = original.passages.every((passage) => isInTranslation(passage, versification));
      assert.equal(isThere, found, `${citation}, of ${kept}`);
      return found;
    });
    assert.ok(results.includes(true) && results.includes(false), `${kept}`);
  }
});
