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
    weekday: "1. adventna nedelja",
    reading_cycle: "B",
  });
  assert.match(data.copyright, /^King James Version/);
  assert.deepEqual(Object.keys(data.masses[0]), ["name", "color", "readings"]);
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
