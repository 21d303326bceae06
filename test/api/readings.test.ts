/** `GET /readings` over a real socket. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type Service, startService } from "../support/service.ts";
import { assertQuotaHeaders } from "./assertions.ts";

const KJV = { corpus: "corpus", "default-translation": "KJV", "daily-limit": "1000" };
const now = Date.parse("2026-11-29T08:00:00Z");
let service: Service;

before(async () => {
  service = await startService({ settings: { ...KJV, "max-verses": "1" }, now: () => now });
});

interface VerseJson {
  readonly reference: string;
  readonly text: string;
  readonly lines?: readonly { readonly text: string }[];
}

interface ReadingJson {
  readonly kind: string;
  readonly title: string;
  readonly reference: string;
  readonly verses: readonly VerseJson[];
  readonly headings?: readonly unknown[];
  readonly reason?: string;
  readonly short: boolean;
  readonly alternatives?: readonly ReadingJson[];
}

async function readings(date: string, more = ""): Promise<ReadingJson[][]> {
  const { status, body } = await service.ask(`/readings?date=${date}${more}`);
  assert.equal(status, 200, date);
  return body.data.masses.map((mass: { readings: ReadingJson[] }) => mass.readings);
}

test("without a date they are today's, with the day and the attribution, and nothing else", async () => {
  const reply = await service.ask("/readings");
  assert.equal(reply.status, 200);
  assertQuotaHeaders(reply);
  const { data } = reply.body;
  assert.deepEqual(Object.keys(data), ["date", "day", "masses", "copyright"]);
  assert.equal(data.date, "2026-11-29");
  assert.deepEqual(data.day, {
    name: "1. adventna nedelja",
    season: "advent",
    rank: "sunday",
    color: "violet",
    cycle: "B",
    weekday_cycle: "I",
    week: 1,
  });
  assert.match(data.copyright, /^King James Version/);
  assert.deepEqual(Object.keys(data.masses[0]), ["name", "readings"]);
  assert.equal(data.masses[0].name, "1. adventna nedelja");
});

test("a reading has its kind, title, reference in the translation's numbers, verses and alternatives", async () => {
  const [mass] = await readings("2026-11-29");
  const shown = mass!.map(({ kind, title, reference }) => [kind, title, reference]);
  assert.deepEqual(shown, [
    ["first_reading", "Prvo berilo", "Isa 63,16b-17; 64,1.3-8"],
    ["psalm", "Spev z odpevom", "Ps 80,1-2.14-15.17-18"],
    ["second_reading", "Drugo berilo", "1 Cor 1,3-9"],
    ["acclamation", "Aleluja", "Ps 85,7"],
    ["gospel", "Evangelij", "Mark 13,33-37"],
  ]);
  const gospel = mass!.at(-1)!;
  const members = ["kind", "title", "reference", "verses", "opening", "short", "alternatives"];
  assert.deepEqual(Object.keys(gospel), members);
  assert.deepEqual(
    gospel.verses.map(({ reference }) => reference),
    [33, 34, 35, 36, 37].map((verse) => `Mark 13,${verse}`),
  );
  assert.match(gospel.verses[0]!.text, /^Take ye heed, watch and pray/);
  assert.deepEqual([gospel.short, gospel.alternatives], [false, []]);
});

test("shorter forms and choices are alternatives, which have none themselves", async () => {
  const [mass] = await readings("2026-03-08");
  const [short, ...others] = mass!.at(-1)!.alternatives!;
  assert.deepEqual(others, []);
  assert.deepEqual(Object.keys(short!), ["kind", "title", "reference", "verses", "opening", "short"]);
  assert.deepEqual([short!.kind, short!.reference, short!.short], ["gospel", "John 4,5-15.19b-26.39a.40-42", true]);
});

const days: [what: string, date: string, masses: string[]][] = [
  ["Christmas", "2026-12-25", ["Božič – polnočna maša", "Božič – zorna maša", "Božič – dnevna maša"]],
  ["Christmas Eve", "2026-12-24", ["četrtek 4. adventnega tedna, 24. december", "Božič – vigilija"]],
  ["Holy Saturday", "2027-03-27", ["Velikonočna vigilija"]],
];

for (const [what, date, expected] of days) {
  test(`${what} has ${expected.length} Masses`, async () => {
    const { body } = await service.ask(`/readings?date=${date}`);
    assert.deepEqual(
      body.data.masses.map(({ name }: { name: string }) => name),
      expected,
    );
  });
}

test("where the translation has no text, the citation stands with the reason and no other text", async () => {
  const [mass] = await readings("2027-01-03");
  const { reference, verses, reason } = mass![0]!;
  assert.equal(reference, "Sir 24,1-4.8-12");
  assert.deepEqual(verses, []);
  assert.match(reason ?? "", /^Prevod KJV nima Sirahove knjige \(Sir\)\.$/);
});

test("with layout=lines each verse has its lines and each reading its headings, and the rest stays", async () => {
  for (const date of ["2026-03-08", "2027-01-03"]) {
    const plain = (await readings(date)).flat();
    const printed = (await readings(date, "&layout=lines")).flat();
    const members = (reading: ReadingJson) => [reading, ...(reading.alternatives ?? [])];
    const printedMembers = printed.flatMap(members);
    for (const [index, { verses }] of plain.flatMap(members).entries()) {
      const { headings, verses: withLines } = printedMembers[index]!;
      assert.ok(Array.isArray(headings));
      for (const { lines, ...verse } of withLines) {
        assert.equal(lines!.map(({ text }) => text).join(" "), verse.text);
      }
      assert.deepEqual(
        withLines.map(({ lines, ...verse }) => verse),
        verses,
      );
    }
    assert.deepEqual((await readings(date)).flat(), plain);
  }
});

test("a day's answer is the same as the one that was planned, and may be kept until midnight", async () => {
  const today = await service.ask("/readings");
  const planned = await service.ask("/readings?date=2026-11-29&translation=kjv");
  assert.deepEqual(today.body, planned.body);
  assert.match(today.headers["cache-control"] ?? "", /^private, max-age=\d+$/);
});

test("every day of a year answers, and no reading has a verse of another one", async () => {
  for (let day = 0; day < 366; day += 7) {
    const date = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
    for (const mass of await readings(date)) {
      for (const { reference, verses, reason } of mass) {
        assert.equal(verses.length === 0, reason !== undefined, `${date}: ${reference}`);
        const book = reference.replace(/ \d+,.*/, "");
        for (const verse of verses) assert.ok(verse.reference.startsWith(`${book} `), reference);
      }
    }
  }
});

test("a reading has the words with which the reader begins, a psalm the verse of its response", async () => {
  const [mass] = await readings("2026-11-29");
  const of = (kind: string) =>
    mass!.find((reading) => reading.kind === kind) as ReadingJson & {
      readonly opening?: string;
      readonly response?: { readonly reference: string; readonly verses: readonly VerseJson[] };
    };
  assert.equal(of("first_reading").opening, "Berilo iz knjige preroka Izaija");
  assert.equal(of("gospel").opening, "Iz svetega evangelija po Marku");
  assert.equal(of("first_reading").response, undefined);
  const { opening, response } = of("psalm");
  assert.equal(opening, undefined);
  assert.deepEqual(Object.keys(response!), ["reference", "verses"]);
  // In the numbers of the translation, which does not count the title of the psalm.
  assert.equal(response!.reference, "Ps 80,3");
  assert.match(response!.verses[0]!.text, /^Turn us again/);
  assert.equal(of("acclamation").response, undefined);
});

test("letters of half verses stay in the reference, as they are printed", async () => {
  const [mass] = await readings("2026-11-04");
  const [psalm] = mass!.filter(({ kind }) => kind === "psalm");
  assert.equal(psalm!.reference, "Ps 27,1.4.13-14");
  const [sunday] = await readings("2027-11-07");
  const { reference, verses } = sunday!.find(({ kind }) => kind === "psalm")!;
  assert.equal(reference, "Ps 146,6c-7.8-9a.9b-10");
  assert.deepEqual(
    verses.map(({ reference }) => reference),
    ["Ps 146,6", "Ps 146,7", "Ps 146,8", "Ps 146,9", "Ps 146,10"],
  );
});
