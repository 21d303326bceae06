/** Every bound of the parameters of the API: at it, one below and one above. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { massesOf } from "../../src/lectionary/mod.ts";
import { serviceFor } from "../support/service.ts";
import { assertError } from "./assertions.ts";

const service = serviceFor({ settings: { "daily-limit": "100000", "max-verses": "3" } });

const ask = (path: string, parameters: Readonly<Record<string, string>>) =>
  service.ask(`${path}?${new URLSearchParams(parameters)}`);

test("a query has at most 500 characters, in UTF-16 units", async () => {
  const cases: readonly [text: string, status: number][] = [
    ["a".repeat(499), 200],
    ["a".repeat(500), 200],
    ["a".repeat(501), 400],
    [`${"🙂".repeat(249)}aa`, 200],
    [`${"🙂".repeat(249)}aaa`, 400],
  ];
  for (const [query, status] of cases) {
    assert.equal((await ask("/search", { query })).status, status, `${query.length}`);
  }
});

test("a passage has at most the verses of the setting", async () => {
  const cases: readonly [reference: string, status: number][] = [
    ["Jn 3,16-17", 200],
    ["Jn 3,16-18", 200],
    ["Jn 3,16-19", 400],
    ["Jn 3,16-17.18-19", 400],
    ["Jn 3,16.17.17.18", 200],
  ];
  for (const [reference, status] of cases) {
    const reply = await ask("/passage", { translation: "ZGL", reference });
    assert.equal(reply.status, status, reference);
    if (status === 400) assertError(reply, 400, "passage_too_long");
  }
});

describe("a date", () => {
  const CASES: readonly [path: string, good: readonly string[], bad: readonly string[]][] = [
    [
      "/readings?date=",
      ["1900-01-01", "2100-12-31", "2028-02-29"],
      ["1899-12-31", "2101-01-01", "2100-02-29", "1900-00-01", "1900-01-00", "2026-11-31"],
    ],
    ["/verse-of-the-day?date=", ["1583-01-01", "9999-12-31"], ["1582-12-31", "10000-01-01", "2026-13-01"]],
    ["/calendar?from=", ["1900-01-01", "2100-12-31"], ["1899-12-31", "2101-01-01"]],
    ["/calendar?from=1900-01-01&to=", ["1900-01-01", "1901-01-01"], ["1899-12-31", "1901-01-02"]],
    ["/calendar?from=2028-01-01&to=", ["2028-12-31"], ["2029-01-01"]],
  ];
  for (const [path, good, bad] of CASES) {
    for (const date of good) {
      test(`${path}${date} is answered`, async () => assert.equal((await service.ask(`${path}${date}`)).status, 200));
    }
    for (const date of bad) {
      test(`${path}${date} is refused`, async () =>
        assertError(await service.ask(`${path}${date}`), 400, "invalid_parameter"));
    }
  }
});

test("the calendar of a year has each reading of each Mass with all that may be taken instead", async () => {
  const { body } = await ask("/calendar", { from: "2026-11-29", to: "2027-11-27" });
  for (const { date, masses } of body.data.days) {
    const expected = massesOf(date).map(({ name, color, readings }) => ({
      name: name.sl,
      color,
      readings: readings.map(({ kind, title, citation, alternatives }) => ({
        kind,
        title: title.sl,
        reference: citation,
        alternatives: alternatives.map((other) => ({ reference: other.citation })),
      })),
    }));
    assert.deepEqual(masses, expected, date);
  }
});
