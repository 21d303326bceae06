/** Two editions of a translation beside a naive comparison of their verses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compareTranslations } from "../../src/corpus/check/mod.ts";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { Random } from "../support/random.ts";

const HEAD = "Ambo-Translation: 1\nCode: A\nName: N\nLanguage: slv\nCopyright: C\n\n";
const TEXTS = ["Čaša.", "Žarek.", "Šopek.", ""];
/** Labels of lines as they stand in a file and in a reference. */
const LABELS = [
  ["GEN 1:1", "1 Mz 1,1"],
  ["GEN 1:2", "1 Mz 1,2"],
  ["GEN 1:3-4", "1 Mz 1,3-4"],
  ["GEN 1:5a", "1 Mz 1,5a"],
  ["GEN 2:1", "1 Mz 2,1"],
  ["JHN 1:1", "Jn 1,1"],
] as const;

/** The texts of an edition by the numbers of their labels; the last verse is always there. */
function edition(random: Random): Map<number, string> {
  const lines = new Map<number, string>();
  for (const index of LABELS.keys()) {
    if (random.below(4) > 0) lines.set(index, TEXTS[random.below(TEXTS.length)]!);
  }
  return lines;
}

const parse = (lines: ReadonlyMap<number, string>) =>
  parseTranslation(
    Buffer.from(
      `${HEAD}${Array.from(lines, ([index, text]) => `${LABELS[index]![0]} ${text}`.trimEnd()).join("\n")}\nJUD 1:1 Konec.\n`,
    ),
    "A.txt",
  );

test("a comparison has what a naive one has, and as many examples as are wanted", () => {
  const random = new Random(42);
  for (let round = 0; round < 400; round++) {
    const [before, after] = [edition(random), edition(random)];
    const most = random.below(4);
    const name = (index: number) => LABELS[index]![1];
    const added = [...after.keys()].filter((index) => !before.has(index));
    const gone = [...before.keys()].filter((index) => !after.has(index));
    const altered = [...after.keys()].filter((index) => before.has(index) && before.get(index) !== after.get(index));
    const examples = {
      added: added.slice(0, most).map(name),
      gone: gone.slice(0, most).map(name),
      altered: altered.slice(0, most).map((index) => ({
        reference: name(index),
        before: before.get(index),
        after: after.get(index),
      })),
    };
    assert.deepEqual(
      compareTranslations(parse(before), parse(after), most),
      { added: added.length, gone: gone.length, altered: altered.length, examples },
      `${JSON.stringify([...before])} and ${JSON.stringify([...after])}`,
    );
  }
});
