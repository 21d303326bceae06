/** The contract of the interface, row by row, over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { assertQuotaHeaders } from "./assertions.ts";

let service: Service;
before(async () => {
  service = await startService({ settings: { "daily-limit": "100000" } });
});

const passage = (reference: string, translation = "ZGL") =>
  service.ask(`/passage?translation=${encodeURIComponent(translation)}&reference=${encodeURIComponent(reference)}`);

describe("a passage", () => {
  test("has reference, translation, verses and copyright, and nothing else", async () => {
    const reply = await passage("Jn 3,16-17");
    assert.equal(reply.status, 200);
    assert.equal(reply.headers["content-type"], "application/json; charset=utf-8");
    assert.match(reply.headers["cache-control"] ?? "", /^private, max-age=\d+$/);
    assertQuotaHeaders(reply);
    assert.deepEqual(reply.body, {
      data: {
        reference: "Jn 3,16-17",
        translation: { abbreviation: "ZGL", name: "Zgledni prevod", language: "slv" },
        verses: [16, 17].map((verse) => ({
          book: "Evangelij po Janezu",
          book_abbrev: "Jn",
          chapter: 3,
          verse,
          reference: `Jn 3,${verse}`,
          text: `Zgledna vrstica ${verse} 3. poglavja, napisana za preizkus: čaša, šopek, žarek.`,
        })),
        copyright: "© Zgledni prevod; »besedilo« je sestavljeno za preizkuse.",
      },
    });
  });

  test("escapes quotes and backslashes in a text", async () => {
    const { body } = await passage("Flm 7");
    assert.equal(body.data.verses[0].text, 'Pismo, vrstica 7: "navedek" in \\ poševnica.');
  });

  const shapes: [reference: string, answered: string, verses: string[]][] = [
    ["Jn 3,16", "Jn 3,16", ["Jn 3,16"]],
    ["Jn 3,35-99", "Jn 3,35-36", ["Jn 3,35", "Jn 3,36"]],
    ["Ps 1", "Ps 1", ["Ps 1,1", "Ps 1,2", "Ps 1,3", "Ps 1,4", "Ps 1,5", "Ps 1,6"]],
    ["Gen 1,1", "Gen 1,1", ["1 Mz 1,1"]],
    ["Jn 3,16.18", "Jn 3,16.18", ["Jn 3,16", "Jn 3,18"]],
    ["Rim 3,25", "Rim 3,25-26", ["Rim 3,25-26"]],
    ["Rim 3,26", "Rim 3,25-26", ["Rim 3,25-26"]],
    ["Rim 3,24-25", "Rim 3,24-26", ["Rim 3,24", "Rim 3,25-26"]],
    ["Rim 3,25.26", "Rim 3,25-26", ["Rim 3,25-26"]],
    ["1 Mz 2,4", "1 Mz 2,4", ["1 Mz 2,4a", "1 Mz 2,4b"]],
    ["1 Mz 2,4b-5", "1 Mz 2,4b-5", ["1 Mz 2,4b", "1 Mz 2,5"]],
    ["1 Mz 1,31-2,4a", "1 Mz 1,31-2,4a", ["1 Mz 1,31", "1 Mz 2,1", "1 Mz 2,2", "1 Mz 2,3", "1 Mz 2,4a"]],
    ["Jn 3,36a", "Jn 3,36", ["Jn 3,36"]],
    ["Jn 3,35sl.", "Jn 3,35-36", ["Jn 3,35", "Jn 3,36"]],
    ["Jn 3,34nasl.", "Jn 3,34-36", ["Jn 3,34", "Jn 3,35", "Jn 3,36"]],
    ["Mt 17,20-22", "Mt 17,20-22", ["Mt 17,20", "Mt 17,22"]],
    ["Mt 17,20-21", "Mt 17,20", ["Mt 17,20"]],
    ["Ps 1,1; 2,1", "Ps 1,1; 2,1", ["Ps 1,1", "Ps 2,1"]],
    ["Ps 1,1; Jn 3,1", "Ps 1,1; Jn 3,1", ["Ps 1,1", "Jn 3,1"]],
    ["Ps 1,1; Jn 9,1", "Ps 1,1", ["Ps 1,1"]],
    ["Flm 6", "Flm 1,6", ["Flm 1,6"]],
  ];
  for (const [reference, answered, verses] of shapes) {
    test(`for "${reference}" is "${answered}"`, async () => {
      const { status, body } = await passage(reference);
      assert.equal(status, 200);
      assert.equal(body.data.reference, answered);
      assert.deepEqual(
        body.data.verses.map((verse: { reference: string }) => verse.reference),
        verses,
      );
      const again = await passage(body.data.reference);
      assert.deepEqual(again.body, body, "asked again by its own reference, it is the same");
    });
  }

  test("is in the translation whose code is the same to the letter, where two differ in case alone", async () => {
    const corpus = scratchFolder();
    for (const code of ["ABC", "abc"]) {
      const header = `Ambo-Translation: 1\nCode: ${code}\nName: ${code}\nLanguage: slv\nCopyright: ©\n\n`;
      writeFileSync(join(corpus, `${code}.txt`), `${header}JHN 3:16 Beseda ${code}.\n`);
    }
    const two = await startService({ settings: { corpus } });
    for (const code of ["abc", "ABC"]) {
      const { body } = await two.ask(`/passage?translation=${code}&reference=Jn+3,16`);
      assert.equal(body.data.translation.abbreviation, code);
      assert.equal(body.data.verses[0].text, `Beseda ${code}.`);
    }
    assert.equal((await two.ask("/passage?translation=Abc&reference=Jn+3,16")).status, 200);
  });
});
