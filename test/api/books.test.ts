/** `GET /books` of chapters that begin and end in every way: the number of a chapter's last verse, not of its lines. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";

/** The labels of a chapter's lines, `-` behind one whose text is left out, and the number of its last verse. */
const CHAPTERS: readonly (readonly [what: string, lines: readonly string[], last: number])[] = [
  ["is plain", ["1", "2", "3"], 3],
  ["is one verse", ["1"], 1],
  ["ends in a merged verse", ["1", "2-4"], 4],
  ["is one merged verse", ["1-5"], 5],
  ["has a merged verse within", ["1-2", "3"], 3],
  ["ends in letters", ["1", "2a", "2b"], 2],
  ["begins with letters", ["1a", "1b", "2"], 2],
  ["ends in a verse that is left out", ["1", "2", "3-"], 3],
  ["lacks its first verses", ["4", "5"], 5],
  ["has a verse in another place", ["1", "3", "2"], 3],
  ["has a merged verse in another place", ["3-5", "1-2"], 5],
];

let service: Service;
before(async () => {
  const corpus = join(scratchFolder(), "corpus");
  mkdirSync(corpus);
  const lines = CHAPTERS.flatMap(([, labels], index) =>
    labels.map((label) =>
      label.endsWith("-") ? `PSA ${index + 1}:${label.slice(0, -1)}` : `PSA ${index + 1}:${label} Besedilo.`,
    ),
  );
  const head = "Ambo-Translation: 1\nCode: DEMO\nName: Poskus\nLanguage: slv\nCopyright: Za zgled.\n";
  writeFileSync(join(corpus, "DEMO.txt"), `${head}\n${lines.join("\n")}\nJUD 1:1 Besedilo.\n`);
  service = await startService({ settings: { corpus, "default-translation": "DEMO" } });
});

test("each chapter has the number of its last verse", async () => {
  const { status, body } = await service.ask("/books");
  assert.equal(status, 200);
  const [psalms, jude] = body.data.books;
  assert.deepEqual(
    psalms.chapters,
    CHAPTERS.map(([, , verses], index) => ({ chapter: index + 1, verses })),
  );
  assert.deepEqual([jude.id, jude.chapters], ["JUD", [{ chapter: 1, verses: 1 }]]);
});

for (const [index, [what, labels, verses]] of CHAPTERS.entries()) {
  test(`the last verse of a chapter that ${what} is found, and none behind it`, async () => {
    const ask = async (verse: number) => {
      const reference = encodeURIComponent(`Ps ${index + 1},${verse}`);
      return (await service.ask(`/passage?translation=DEMO&reference=${reference}`)).status;
    };
    const isThere = !labels.some((label) => label.endsWith("-"));
    assert.deepEqual([await ask(verses), await ask(verses + 1)], [isThere ? 200 : 404, 404]);
  });
}
