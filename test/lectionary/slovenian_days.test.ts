/**
 * Days as parish and diocesan pages in Slovenia have announced them, 2012 to 2026: the same verses are read here, half
 * verses apart.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { massesOf } from "../../src/lectionary/mod.ts";
import { parseCitation } from "../../src/versification/mod.ts";

/** The date, then the readings without the acclamation. */
const DAYS = `
  2012-01-04 | 1 Jn 3,7-10 | - | Jn 1,35-42
  2019-07-27 | 2 Mz 24,3-8 | Ps 50,1-2.5-6.14-15 | Mt 13,24-30
  2019-12-20 | Iz 7,10-14 | Ps 24,1-6 | Lk 1,26-38
  2020-04-01 | Dan 3,14-20.91-92.95 | Dan 3,52-56 | Jn 8,31-42
  2020-04-02 | 1 Mz 17,3-9 | Ps 105,4-5.6-7.8-9 | Jn 8,51-59
  2020-04-03 | Jer 20,10-13 | Ps 18,2-7 | Jn 10,31-42
  2020-04-04 | Ezk 37,21-28 | Jer 31,10.11-12.13 | Jn 11,45-57
  2020-04-05 | Mt 21,1-11 | Iz 50,4-7 | Ps 22,8-9.17-18.19-20.23-24 | Flp 2,6-11 | Mt 26,14-27,66
  2020-04-06 | Iz 42,1-7 | Ps 27,1.2.3.13-14 | Jn 12,1-11
  2020-04-07 | Iz 49,1-6 | Ps 71,1-2.3-4.5-6.15.17 | Jn 13,21-33.36-38
  2020-04-08 | Iz 50,4-9 | Ps 69,8-10.21-22.31.33-34 | Mt 26,14-25
  2020-04-10 | Iz 52,13-53,12 | Ps 31,2.6.12-13.15-16.17.25 | Heb 4,14-16; 5,7-9 | Jn 18,1-19,42
  2020-07-05 | Ezk 34,11-16 | Ps 23,1-6 | - | -
  2021-01-03 | Sir 24,1-4.8-12 | Ps 147,12-15.19-20 | Ef 1,3-6.15-18 | Jn 1,1-18
  2021-01-11 | Heb 1,1-6 | Ps 97,1-2.6-7.9 | Mr 1,14-20
  2021-06-05 | Tob 12,1.5-15.20 | - | Mr 12,38-44
  2022-06-06 | 1 Kr 17,1-6 | Ps 121,1-2.3-4.5-6.7-8 | Mt 5,1-12
  2022-07-27 | Jer 15,10.16-21 | Ps 59,2-3.4.10-11.17.18 | Mt 13,44-46
  2022-11-21 | Raz 14,1-3.4-5 | Ps 24,1-2.3-4.5-6 | Lk 21,1-4
  2023-02-06 | 1 Mz 1,1-19 | - | Mr 6,53-56
  2023-05-29 | Sir 17,24-29 | Ps 32,1-2.5.6.7 | Mr 10,17-27
  2024-03-01 | 1 Mz 37,3-4.12-13.17-28 | Ps 105,16-17.18-19.20-21 | Mt 21,33-43.45-46
  2024-03-02 | Mih 7,14-15.18-20 | Ps 103,1-4.9-12 | Lk 15,1-3.11-32
  2024-03-03 | 2 Mz 20,1-17 | Ps 19,8.9.10.11 | 1 Kor 1,22-25 | Jn 2,13-25
  2024-03-04 | 2 Kr 5,1-15 | Ps 42,2-3; 43,3-4 | Lk 4,24-30
  2024-03-05 | Dan 3,25.34-43 | Ps 25,4-5.6-7.8-9 | Mt 18,21-35
  2024-03-06 | 5 Mz 4,1.5-9 | Ps 147,12-13.15-16.19-20 | Mt 5,17-19
  2024-03-07 | Jer 7,23-28 | Ps 95,1-2.6-7.8-9 | Lk 11,14-23
  2024-03-08 | Oz 14,2-10 | Ps 81,6-11.14.17 | Mr 12,28-34
  2024-03-09 | Oz 6,1-6 | Ps 51,3-4.18-19.20-21 | Lk 18,9-14
  2024-03-10 | 2 Krn 36,14-16.19-23 | Ps 137,1-2.3.4-5.6 | Ef 2,4-10 | Jn 3,14-21
  2024-05-04 | Apd 16,1-10 | Ps 100,1-2.3.5 | Jn 15,18-21
  2024-05-20 | Jak 3,13-18 | Ps 19,8.9.10.15 | Mr 9,14-29
  2024-06-16 | Ezk 17,22-24 | Ps 92,2-3.13-14.15-16 | 2 Kor 5,6-10 | Mr 4,26-34
  2024-11-20 | Raz 4,1-11 | Ps 150,1-2.3-4.5-6 | Lk 19,11-28
  2024-12-29 | 1 Sam 1,20-22.24-28 | Ps 84,2-3.5.6.9-10 | 1 Jn 3,1-2.21-24 | Lk 2,41-52
  2025-04-22 | Apd 2,36-41 | Ps 33,4-5.18-19.20.22 | Jn 20,11-18
  2025-06-27 | Ezk 34,11-16 | Ps 23,1-6 | Rim 5,5-11 | Lk 15,3-7
  2025-11-22 | 1 Mkb 6,1-13 | - | Lk 20,27-40
  2026-02-28 | 5 Mz 26,16-19 | Ps 119,1-2.4-5.7-8 | Mt 5,43-48
  2022-01-01 | 4 Mz 6,22-27 | Ps 67,2-3.5-6.8 | Gal 4,4-7 | Lk 2,16-21
  2022-04-24 | Apd 5,12-16 | Ps 118,2-4.22-26 | Raz 1,9-13.17-19 | Jn 20,19-31
  2024-04-07 | Apd 4,32-35 | Ps 118,2-4.16-18.22-24 | 1 Jn 5,1-6 | Jn 20,19-31
  2024-04-14 | - | Ps 4,2.4.7.9 | 1 Jn 2,1-5a | Lk 24,35-48
  2022-05-08 | Apd 13,14.43-52 | Ps 100,1-3.5 | Raz 7,9.14b-17 | Jn 10,27-30
  2022-05-15 | Apd 14,21b-27 | Ps 145,8-13 | Raz 21,1-5a | -
  2023-01-15 | Iz 49,3.5-6 | Ps 40,2.4.7-10 | 1 Kor 1,1-3 | -
  2022-11-06 | 2 Mkb 7,1-2.9-14 | - | - | -
  2022-11-13 | Mal 3,19-20 | - | - | -
  2022-11-20 | 2 Sam 5,1-3 | - | - | -
  2022-11-22 | Raz 14,14-19 | Ps 96,10.11-12.13 | Lk 21,5-11
  2022-11-27 | Iz 2,1-5 | - | - | -
  2022-12-04 | Iz 11,1-10 | - | - | -
  2022-12-08 | 1 Mz 3,9-15.20 | - | - | -
  2022-12-11 | Iz 35,1-6.10 | - | - | -
  2022-12-18 | Iz 7,10-14 | - | - | -
  2022-12-25 | Iz 9,1-3.5-6 | Ps 96,1-3.11-13 | Tit 2,11-14 | Lk 2,1-14
  2018-05-24 | Raz 12,1.3.7-12.17 | - | Gal 4,4-7 | Jn 2,1-11
  2014-08-27 | 2 Tes 3,6-10.16-18 | Ps 128,1-2.4-5 | Mt 23,27-32
  2019-11-22 | 1 Mkb 4,36-37.52-59 | - | Lk 19,45-48
  2024-03-11 | Iz 65,17-21 | - | -
  2025-05-11 | Apd 13,14.43-52 | - | - | Jn 10,27-30
  2025-07-05 | Ezk 34,11-16 | - | 1 Tes 2,2b-8 | -
  2024-02-24 | Apd 1,15-17.20-26 | Ps 113,1-4.7-8 | Jn 15,9-17
  2018-12-17 | 1 Mz 49,1-2.8-10 | - | Mt 1,1-17
  2024-08-18 | - | Ps 34,2-3.10-15 | - | -
  2024-11-10 | - | Ps 146,6-10 | - | -
  2023-06-04 | - | Dan 3,52-56 | - | -
  2008-11-02 | Job 19,1.23-27a | Ps 27,1.4.13-14 | Rim 5,5-11 | Jn 6,37-40
`;

for (const line of DAYS.trim().split("\n")) {
  const [date = "", ...expected] = line.split("|").map((cell) => cell.trim());
  test(`${date} has ${expected.join(", ")}`, () => {
    const readings = massesOf(date)[0]!.readings.filter(({ kind }) => kind !== "acclamation");
    assert.equal(readings.length, expected.length);
    for (const [index, citation] of expected.entries()) {
      if (citation === "-") continue;
      assert.deepEqual(versesOf(readings[index]!.citation), versesOf(citation), citation);
    }
  });
}

/** Psalms whose letters of half verses are decided, as printed. */
const LETTERED: readonly [date: string, psalm: string][] = [
  ["2024-12-02", "Ps 122,1-2.3-4a.4b-5.6-7.8-9"],
  ["2025-05-21", "Ps 122,1-2.3-4a.4b-5"],
  ["2026-12-13", "Lk 1,46b-48.49-50.53-54"],
  ["2027-02-08", "Ps 104,1-2a.5-6.10.12.24.35c"],
];

for (const [date, psalm] of LETTERED) {
  test(`${date} has ${psalm} with its letters`, () => {
    const { readings } = massesOf(date)[0]!;
    assert.equal(readings.find(({ kind }) => kind === "psalm")?.citation, psalm);
  });
}

/** The verses of a citation, each once; what crosses a chapter is named by its ends. */
function versesOf(citation: string): string[] {
  const verses = new Set<string>();
  for (const { book, ranges } of parseCitation(citation).passages) {
    for (const { from, to } of ranges) {
      if (from.chapter !== to.chapter) {
        verses.add(`${book} ${from.chapter},${from.verse}-${to.chapter},${to.verse}`);
        continue;
      }
      for (let verse = from.verse!; verse <= to.verse!; verse += 1) {
        verses.add(`${book} ${from.chapter},${verse}`);
      }
    }
  }
  return [...verses].sort();
}
