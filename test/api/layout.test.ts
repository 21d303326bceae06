/** The text as it is printed: `layout=lines`. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";

const TRANSLATION = `Ambo-Translation: 2
Code: TISK
Name: Natisnjeni prevod
Language: slv
Copyright: Besedilo je sestavljeno za preizkuse.

=1 Prva "knjiga"
PSA 1:1 |1 Čaša je polna, |2 žarek je topel;
=t Davidova pesem.
PSA 1:2 ||1 šopek je svež. |= ¶ Potem je proza.
PSA 1:3-4 Gre naprej \\ brez preloma.
=2 Konec
JHN 3:16 ¶ Zgledna vrstica.
End: 4 verses, 9 other lines
`;

describe("layout=lines", () => {
  let service: Service;
  const ask = (path: string) => service.ask(path);

  before(async () => {
    const corpus = scratchFolder();
    writeFileSync(join(corpus, "TISK.txt"), TRANSLATION);
    service = await startService({ settings: { corpus, "default-translation": "TISK" } });
  });

  test("gives each verse its printed lines, and the passage its headings", async () => {
    const { status, body } = await ask("/passage?translation=TISK&reference=Ps+1&layout=lines");
    assert.equal(status, 200);
    assert.deepEqual(
      body.data.verses.map(({ lines }: { lines: unknown }) => lines),
      [
        [
          { text: "Čaša je polna,", indent: 1, break: "line" },
          { text: "žarek je topel;", indent: 2, break: "line" },
        ],
        [
          { text: "šopek je svež.", indent: 1, break: "stanza" },
          { text: "Potem je proza.", indent: 0, break: "paragraph" },
        ],
        [{ text: "Gre naprej \\ brez preloma.", indent: 0, break: "none" }],
      ],
    );
    assert.deepEqual(body.data.headings, [
      { before: "Ps 1,1", level: 1, text: 'Prva "knjiga"' },
      { before: "Ps 1,2", level: 3, text: "Davidova pesem." },
    ]);
  });

  test("joined by spaces the lines are the text, which is the same without it", async () => {
    for (const path of ["/passage?translation=TISK&reference=Ps+1", "/verse-of-the-day?"]) {
      const plain = await ask(path);
      const printed = await ask(`${path}&layout=lines`);
      assert.equal(plain.body.data.headings, undefined);
      for (const [index, verse] of printed.body.data.verses.entries()) {
        const { lines, ...rest } = verse;
        assert.deepEqual(rest, plain.body.data.verses[index]);
        assert.equal(lines.map(({ text }: { text: string }) => text).join(" "), verse.text);
      }
    }
  });
});
