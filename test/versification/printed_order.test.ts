/** Chapters whose verses are not printed in the order of their numbers: the last verse is the greatest. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openLibrary } from "../../src/corpus/mod.ts";
import { versificationOf } from "../../src/versification/mod.ts";
import { corpusOf } from "../support/scratch.ts";
import { startService } from "../support/service.ts";

/** Chapters by their verses as they are printed, and the last of each. */
const CHAPTERS: readonly [printed: readonly string[], last: number][] = [
  [["1", "2", "3"], 3],
  [["1", "3", "2"], 3],
  [["3", "4", "1", "2"], 4],
  [["2", "6-7", "1", "3"], 7],
  [["5-9", "1"], 9],
  [["1", "4a", "3", "4b", "2"], 4],
];

const text = [
  ...["Ambo-Translation: 1", "Code: RED", "Name: Vrstni red", "Language: slv", "Copyright: Za preizkus.", ""],
  ...CHAPTERS.flatMap(([printed], index) => printed.map((verse) => `JOB ${index + 1}:${verse} Črka ${verse}.`)),
  "",
].join("\n");

describe("the last verse of a chapter printed out of order", () => {
  const corpus = corpusOf({ RED: text });
  const translation = openLibrary(corpus).library.get("RED")!;

  test("is the greatest for a versification", () => {
    for (const [index, [printed, last]] of CHAPTERS.entries()) {
      const chapter = index + 1;
      const versification = versificationOf(translation);
      assert.equal(versification.lastVerse("JOB", chapter), last, `of the versification: ${printed}`);
      assert.equal(versification.verseLengths!("JOB", chapter).length, last, `lengths: ${printed}`);
    }
  });

  test("is the greatest in the list of books", async () => {
    const service = await startService({ settings: { corpus, "default-translation": "RED" } });
    const { body } = await service.ask("/books");
    const [job] = body.data.books;
    assert.deepEqual(
      job.chapters.map(({ verses }: { verses: number }) => verses),
      CHAPTERS.map(([, last]) => last),
    );
  });
});
