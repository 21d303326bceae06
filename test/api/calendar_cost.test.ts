/** What a year of `GET /calendar` costs, in processor time: the machine that tests it may be busy. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { EndpointRequest } from "../../src/api/endpoint.ts";
import { calendarEndpoint } from "../../src/api/endpoints.ts";
import { defaultCalendar } from "../../src/calendar/mod.ts";
import { Query } from "../../src/http/mod.ts";

const MAX_MS = 50;

test("each fifth year from 1900 to 2100 costs less than 50 ms, and no day is missing or without readings", async () => {
  const costs: number[] = [];
  for (let year = 1900; year <= 2100; year += 5) {
    const query = new Query(`from=${year}-01-01&to=${year}-12-31`);
    const request = { query, date: "2026-11-29", calendar: defaultCalendar() } as unknown as EndpointRequest;
    const before = process.cpuUsage();
    const answer = await calendarEndpoint.answer(request);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
    const { days } = JSON.parse(Buffer.from(answer, "latin1").toString());
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    assert.equal(days.length, isLeap ? 366 : 365, `${year}`);
    for (const { date, name, celebrations, masses } of days) {
      assert.ok(name !== "" && celebrations[0].name === name, date);
      assert.ok(masses[0].readings.length >= 3, date);
    }
  }
  // The first year reads the tables too.
  const median = costs.sort((one, other) => one - other)[20]!;
  assert.ok(median < MAX_MS, `${median} ms`);
});
