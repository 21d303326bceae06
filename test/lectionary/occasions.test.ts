/** The readings for occasions: what the tables hold, and the Mass that is made of what was chosen. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tableLines } from "../../src/base/source_files.ts";
import { LANGUAGES } from "../../src/i18n/mod.ts";
import {
  findOccasion,
  massOfOccasion,
  occasionReadings,
  occasions,
  openingOf,
  readingsBySlot,
} from "../../src/lectionary/mod.ts";
import { OCCASION_KINDS, readOccasionNames, readOccasionReadings } from "../../src/lectionary/occasions.ts";
import { format } from "../../src/reference/mod.ts";
import { originalLength, parseCitation } from "../../src/versification/mod.ts";

const TABLES = ["occasions", "commons"].map((name) => {
  const file = `src/lectionary/tables/${name}.txt`;
  const text = readFileSync(file, "utf8");
  return { name, file, text, readings: readOccasionReadings(tableLines(text, file)) };
});
const all = TABLES.flatMap(({ readings }) => readings);
const groups = occasions().flatMap((occasion) => occasion.groups);

/** Every citation, those of responses too, with the witnesses of its line. */
const citations = all.flatMap(({ label, citation, witnesses, response }) => [
  { label, citation, witnesses },
  ...(response ? [{ label, ...response }] : []),
]);

test("every citation is read by the parser, written as it would write it, and in the original numbering", () => {
  assert.ok(citations.length > 600, `${citations.length} citations`);
  for (const { label, citation } of citations) {
    const reference = parseCitation(citation);
    assert.equal(format(reference), citation, label);
    for (const { book, ranges } of reference.passages) {
      for (const { chapter, verse } of ranges.flatMap(({ from, to }) => [from, to])) {
        assert.ok(verse! >= 1 && verse! <= (originalLength(book, chapter) ?? 0), `${label}: ${citation}`);
      }
    }
  }
});

for (const { name, text, readings } of TABLES) {
  test(`${name}.txt has as many entries under each number as the Ordo, in its order, and no other number`, () => {
    const counts = [...text.matchAll(/^# count (.+)$/gm)].flatMap(([, line]) => line!.split(" | "));
    const counted = new Map<number, number>();
    for (const count of counts) {
      const [, number, listed, added = 0, left = 0] =
        /^(\d+) (\d+)(?:\+(\d+))?(?:-(\d+))?$/.exec(count) ?? assert.fail(count);
      const lines = readings.filter((reading) => reading.number === Number(number) && !reading.short);
      const places = lines.filter(({ label }) => !label.endsWith("+")).map(({ label }) => label);
      const expected = Array.from({ length: Number(listed) - Number(left) }, (_, index) => `${number}.${index + 1}`);
      assert.deepEqual(places, expected);
      assert.equal(lines.length - places.length, Number(added), `added to ${number}`);
      counted.set(Number(number), lines.length);
    }
    assert.deepEqual(
      readings.map(({ number }) => number).filter((number) => !counted.has(number)),
      [],
    );
  });
}

test("the numbers of the groups follow one another without a gap, each of one kind", () => {
  for (const { id } of groups) {
    const numbers = [...new Set(occasionReadings(id).map(({ number }) => number))];
    assert.ok(numbers.length >= 4, id);
    for (const [index, number] of numbers.entries()) {
      assert.equal(number, numbers[0]! + index, id);
      const kinds = occasionReadings(id).filter((reading) => reading.number === number);
      assert.equal(new Set(kinds.map(({ kind }) => kind)).size, 1, `${number}`);
    }
  }
});

test("every line is in a group of an occasion, and every occasion has a psalm and a Gospel", () => {
  const known = new Set(groups.map(({ id }) => id));
  for (const { group, label } of all) assert.ok(known.has(group), label);
  for (const { id } of groups) {
    const slots = readingsBySlot(id);
    for (const slot of ["first", "psalm", "gospel"] as const) assert.ok(slots[slot].length > 0, `${id} ${slot}`);
  }
});

test("a line is marked where one independent source alone has it, and the Ordo from memory is none", () => {
  for (const { label, citation, witnesses } of citations) {
    const [letters = "", mark] = witnesses.split(" ");
    assert.match(letters, /^[ACGHIJKLMRTUWXYZ]+$|^O$/, label);
    assert.equal(letters, [...new Set(letters)].sort().join(""), `${label}: ${citation}`);
    assert.equal(mark === "only", letters.length === 1, `${label}: ${citation} ${witnesses}`);
  }
});

test("Gospels are from the Gospels, the first and second readings from their Testament, psalms have no opening", () => {
  const gospel = /^(?:MAT|MRK|LUK|JHN)$/;
  const testament = /^(?:ACT|ROM|[12](?:CO|TH|TI|PE)|GAL|EPH|PHP|COL|HEB|JAS|[123]JN|REV)$/;
  for (const { kind, label, citation } of all) {
    const { book } = parseCitation(citation).passages[0]!;
    if (kind === "gospel") assert.match(book, gospel, label);
    if (kind === "new_testament") assert.match(book, testament, label);
    if (kind === "old_testament") assert.doesNotMatch(book, new RegExp(`${gospel.source}|${testament.source}`), label);
  }
});

test("the shorter form of a reading is within it", () => {
  for (const [index, { short, kind, label, citation }] of all.entries()) {
    if (!short) continue;
    const verses = (text: string) =>
      parseCitation(text).passages.flatMap(({ ranges }) =>
        ranges.flatMap(({ from, to }) =>
          from.chapter === to.chapter
            ? Array.from({ length: to.verse! - from.verse! + 1 }, (_, step) => `${from.chapter},${from.verse! + step}`)
            : [`${from.chapter},${from.verse}`],
        ),
      );
    const whole = all[index - 1]!;
    assert.deepEqual([whole.kind, whole.label], [kind, label]);
    const all_ = new Set(verses(whole.citation));
    const missing = verses(citation).filter((verse) => !all_.has(verse));
    if (!/-\d+,/.test(whole.citation)) assert.deepEqual(missing, [], `${whole.citation} > ${citation}`);
  }
});

test("there are the occasions that families look for, and the commons, each named in every language", () => {
  assert.deepEqual(
    occasions().map(({ id }) => id),
    [
      ...["wedding", "funeral", "funeral-child", "baptism", "confirmation", "first-communion", "anointing"],
      ...["dedication", "thanksgiving", "commons"],
    ],
  );
  for (const { name, path } of occasions()) {
    assert.deepEqual(Object.keys(name).sort(), [...LANGUAGES].sort());
    assert.match(path.sl, /^[a-z-]+$/);
  }
  assert.equal(new Set(occasions().map(({ path }) => path.sl)).size, occasions().length);
  assert.deepEqual(
    findOccasion("funeral-child")?.groups.map(({ id }) => id),
    ["funeral-child", "funeral-child-unbaptized"],
  );
  assert.equal(findOccasion("divorce"), undefined);
});

const group = (id: string) => groups.find((each) => each.id === id)!;
const chosen = (
  id: string,
  [first, psalm, second, acclamation, gospel]: readonly [number, number, number, number, number],
) =>
  massOfOccasion(group(id), { first, psalm, second, acclamation, gospel }).readings.map(
    ({ kind, title, citation, response }) => [kind, title.sl, citation, response],
  );

test("the Mass of a wedding has what was chosen, in the order in which it is read", () => {
  assert.deepEqual(chosen("wedding", [2, 2, 6, 1, 8]), [
    ["first_reading", "Prvo berilo", "1 Mz 2,18-24", undefined],
    ["psalm", "Spev z odpevom", "Ps 34,2-3.4-5.6-7.8-9", "Ps 34,2a"],
    ["second_reading", "Drugo berilo", "1 Kor 12,31-13,8a", undefined],
    ["acclamation", "Aleluja", "1 Jn 4,7b", undefined],
    ["gospel", "Evangelij", "Jn 2,1-11", undefined],
  ]);
});

test("without a first reading the second stands in its place, and one alone is called so", () => {
  assert.deepEqual(
    chosen("funeral", [0, 1, 1, 0, 1]).map(([kind, title, citation]) => [kind, title, citation]),
    [
      ["first_reading", "Berilo", "Rim 5,5-11"],
      ["psalm", "Spev z odpevom", "Ps 23,1-3.4.5.6"],
      ["gospel", "Evangelij", "Mt 5,1-12a"],
    ],
  );
  assert.deepEqual(chosen("funeral", [2, 0, 0, 0, 1])[0]?.slice(0, 3), ["first_reading", "Berilo", "Job 19,1.23-27a"]);
});

test("in Easter time the first reading of a funeral and of the commons is from the New Testament", () => {
  const { first, second } = readingsBySlot("funeral");
  assert.deepEqual([...new Set(first.map(({ number }) => number))], [1011, 1012]);
  assert.deepEqual([...new Set(second.map(({ number }) => number))], [1014]);
  assert.deepEqual([...new Set(readingsBySlot("wedding").second.map(({ number }) => number))], [802]);
});

test("in Easter time the first reading of a wedding and of a confirmation is Acts or Revelation, which stay second readings", () => {
  for (const [occasion, easter] of [
    ["wedding", ["802.10"]],
    ["confirmation", ["765.1", "765.2", "765.3", "765.4", "765.5"]],
    ["baptism", []],
  ] as const) {
    const { first, second } = readingsBySlot(occasion);
    const labels = first.filter(({ kind }) => kind === "new_testament").map(({ label }) => label);
    assert.deepEqual(labels, easter);
    assert.ok(labels.every((label) => second.some((other) => other.label === label)));
  }
  assert.deepEqual(
    chosen("wedding", [10, 0, 6, 0, 1]).map(([, title, citation]) => [title, citation]),
    [
      ["Prvo berilo", "Raz 19,1.5-9a"],
      ["Drugo berilo", "1 Kor 12,31-13,8a"],
      ["Evangelij", "Mt 5,1-12a"],
    ],
  );
});

test("every reading but psalms and acclamations has the words with which the reader begins", () => {
  for (const { id } of groups) {
    for (const { kind, citation, label } of occasionReadings(id)) {
      if (kind === "psalm" || kind === "acclamation") continue;
      const [reading] = massOfOccasion(group(id), {
        first: 1,
        psalm: 0,
        second: 0,
        acclamation: 0,
        gospel: 0,
      }).readings;
      assert.ok(openingOf({ ...reading!, citation })?.de, label);
    }
  }
});

const NAMES = "wedding | wedding | poroka | white | sl: Poroka | en: Wedding";
const badNames: [what: string, lines: string, reason: RegExp][] = [
  ["a color that is none", NAMES.replace("white", "pink"), /^names\.txt:1: Cannot read "wedding/],
  ["a line without English", NAMES.replace(" | en: Wedding", ""), /^names\.txt:1: .*en: …/],
  ["an occasion without a path", NAMES.replace("poroka", "-"), /^names\.txt:1: /],
  ["a group that is there twice", `${NAMES}\n${NAMES.replace("poroka", "-")}`, /^names\.txt:2: /],
];
for (const [what, lines, message] of badNames) {
  test(`readOccasionNames() refuses ${what}, with the line`, () => {
    assert.throws(() => readOccasionNames(tableLines(lines, "names.txt")), { name: "TableError", message });
  });
}

const PSALM = "wedding | 803.1 | psalm | Ps 33,12 | A only";
const badReadings: [what: string, lines: string][] = [
  ["a number that is none", PSALM.replace("803.1", "803")],
  ["a kind that is none", PSALM.replace("psalm", "hymn")],
  ["a line without a citation", PSALM.replace("Ps 33,12", "")],
  ["a line without witnesses", PSALM.replace("A only", "")],
  ["a response that follows no psalm", PSALM.replace("psalm", "response")],
  ["a response of another psalm", `${PSALM}\n${PSALM.replace("psalm", "response").replace("803.1", "803.2")}`],
];
for (const [what, lines] of badReadings) {
  test(`readOccasionReadings() refuses ${what}, with the line`, () => {
    const line = lines.split("\n").length;
    assert.throws(() => readOccasionReadings(tableLines(lines, "occasions.txt")), {
      name: "TableError",
      message: new RegExp(`^occasions\\.txt:${line}: Cannot read `),
    });
  });
}

test("the kinds are those that the interface names", () => {
  assert.deepEqual([...new Set(all.map(({ kind }) => kind))].sort(), [...OCCASION_KINDS].sort());
});
