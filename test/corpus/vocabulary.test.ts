/** The names of books are made ready while the service waits for its first request. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseTranslation, prepareVocabularies, vocabularyOf } from "../../src/corpus/mod.ts";
import { parse } from "../../src/reference/mod.ts";

function translationIn(language: string) {
  const text = `Ambo-Translation: 1\nCode: T${language}\nName: N\nLanguage: ${language}\nCopyright: C\n`;
  return parseTranslation(Buffer.from(`${text}Book: JHN | Jb\n\nJHN 1:1 Beseda.\n`), "t.txt");
}

/** How many turns of the event loop something takes. */
async function turnsOf(work: Promise<void>): Promise<number> {
  let turns = 0;
  let isOver = false;
  void work.then(() => {
    isOver = true;
  });
  for (; !isOver; turns++) await new Promise(setImmediate);
  return turns;
}

test("prepareVocabularies() takes a language a turn, and each language once", async () => {
  const translations = ["slv", "slv", "deu", "xyz", "deu"].map(translationIn);
  const turns = await turnsOf(prepareVocabularies(translations));
  assert.ok(turns >= 3, `${turns} turns for three languages`);
  assert.ok((await turnsOf(prepareVocabularies(translations))) <= 1, "they are made anew");
});

test("a prepared translation still has its own names", async () => {
  const translation = translationIn("slv");
  await prepareVocabularies([translation]);
  assert.equal(parse("Jb 1,1", vocabularyOf(translation)).passages[0]?.book, "JHN");
});
