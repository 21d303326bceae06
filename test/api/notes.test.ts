/** The publisher's notes: `notes=true`. Over a real socket. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { assertError } from "./assertions.ts";

const TRANSLATION = `Ambo-Translation: 3
Code: OPO
Name: Prevod z opombami
Language: slv
Copyright: Besedilo je sestavljeno za preizkuse.

PSA 1:1 Čaša|+ je "polna".|+
+f Ali: kupa, "vrč".
+x Jn 3,16; prim. Mr 99,1 in 1,1.2
PSA 1:2 Brez opombe.
PSA 1:3
+f Nekateri dodajajo vrstico.
JHN 3:16 Zgledna|+ vrstica.
+f Glej Ps 1,1-2.
End: 4 verses, 4 notes, 6 other lines
`;

describe("notes=true", () => {
  const corpus = corpusOf({ OPO: TRANSLATION });
  const service = serviceFor({ settings: { corpus, "default-translation": "OPO" } });
  const ask = (path: string) => service.ask(path);

  test("gives each verse the notes that stand in it, with the references that the translation has", async () => {
    const { status, body } = await ask("/passage?translation=OPO&reference=Ps+1&notes=true");
    assert.equal(status, 200);
    assert.deepEqual(
      body.data.verses.map(({ notes }: { notes: unknown }) => notes),
      [
        [
          { offset: 4, kind: "footnote", text: 'Ali: kupa, "vrč".', references: [] },
          {
            offset: 16,
            kind: "cross_reference",
            text: "Jn 3,16; prim. Mr 99,1 in 1,1.2",
            references: ["Jn 3,16"],
          },
        ],
        [{ offset: 12, kind: "footnote", text: "Nekateri dodajajo vrstico.", references: [] }],
      ],
    );
    const { body: verse } = await ask("/passage?translation=OPO&reference=Jn+3,16&notes=true");
    assert.deepEqual(verse.data.verses[0].notes[0].references, ["Ps 1,1-2"]);
  });

  test("without it, or with false, the answer is what it is without notes", async () => {
    for (const path of ["/passage?translation=OPO&reference=Ps+1", "/verse-of-the-day?", "/readings?"]) {
      const plain = await ask(path);
      const { body: none } = await ask(`${path}&notes=false`);
      assert.deepEqual(none, plain.body, path);
      assert.doesNotMatch(JSON.stringify(none), /"notes"/, path);
    }
    const { body: noted } = await ask("/passage?translation=OPO&reference=Ps+1&notes=true");
    const plain = await ask("/passage?translation=OPO&reference=Ps+1");
    for (const verse of noted.data.verses) delete verse.notes;
    assert.deepEqual(noted, plain.body);
  });

  test("every verse of the day and of the readings has them", async () => {
    const { body: day } = await ask("/verse-of-the-day?notes=true");
    for (const { notes } of day.data.verses) assert.ok(Array.isArray(notes), JSON.stringify(day));
    const { body } = await ask("/readings?notes=true&date=2026-07-03");
    const verses = body.data.masses.flatMap(({ readings }: { readings: { verses: object[] }[] }) =>
      readings.flatMap((reading) => reading.verses),
    );
    for (const verse of verses) assert.ok("notes" in verse, JSON.stringify(verse));
  });

  for (const value of ["yes", "1", "True"]) {
    test(`refuses ${value}`, async () => {
      const response = await ask(`/passage?translation=OPO&reference=Ps+1&notes=${value}`);
      assertError(response, 400, "invalid_parameter");
    });
  }
});
