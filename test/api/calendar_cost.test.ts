/** What a year of `GET /calendar` costs, in the work of its calendar: the days of its celebrations are not found again for each day. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { EndpointRequest } from "../../src/api/endpoint.ts";
import { calendarEndpoint } from "../../src/api/endpoints.ts";
import { ChurchCalendar } from "../../src/calendar/church_calendar.ts";
import { defaultCalendar } from "../../src/calendar/mod.ts";
import { Query } from "../../src/http/mod.ts";

/** A year needs its neighbours too, and some rules ask for the day of another; placing each day anew would be hundreds. */
const MOST_TIMES = 4;

test("each fifth year from 1900 to 2100 places its celebrations once, not once a day, and no day is missing or without readings", async () => {
  let placed = 0;
  const { rules } = defaultCalendar();
  const counted = rules.map((rule) => ({
    ...rule,
    daysIn: (dates: Parameters<typeof rule.daysIn>[0]) => {
      placed += 1;
      return rule.daysIn(dates);
    },
  }));
  const calendar = new ChurchCalendar(() => counted);
  for (let year = 1900; year <= 2100; year += 5) {
    placed = 0;
    const query = new Query(`from=${year}-01-01&to=${year}-12-31`);
    const request = { query, date: "2026-11-29", calendar } as unknown as EndpointRequest;
    const answer = await calendarEndpoint.answer(request);
    const { days } = JSON.parse(Buffer.from(answer, "latin1").toString());
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    assert.equal(days.length, isLeap ? 366 : 365, `${year}`);
    for (const { date, name, celebrations, masses } of days) {
      assert.ok(name !== "" && celebrations[0].name === name, date);
      assert.ok(masses[0].readings.length >= 3, date);
    }
    assert.ok(placed >= rules.length && placed <= MOST_TIMES * rules.length, `${year}: ${placed} of ${rules.length}`);
  }
});
