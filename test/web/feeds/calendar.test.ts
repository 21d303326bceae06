/** The calendar of the church year, as the programs of phones take it. Over a real socket. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { before, describe, test } from "node:test";
import ICAL from "ical.js";
import { REVISED } from "../../../src/web/pages/feeds/church_year.ts";
import { scratchFolder } from "../../support/scratch.ts";
import { until } from "../../support/until.ts";
import { type FeedService, PUBLIC, startFeeds } from "./feed_service.ts";

const PATH = "/calendar.ics";

interface CalendarEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly component: ICAL.Component;
}

/** Reads a calendar as Thunderbird does. */
function read(text: string): { calendar: ICAL.Component; events: CalendarEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, startDate, endDate, summary, description } = new ICAL.Event(component);
    assert.ok(startDate.isDate && endDate.isDate, "an event lasts whole days, in no time zone");
    const [start, end] = [startDate.toString(), endDate.toString()];
    return { uid, start, end, summary, description, component };
  });
  return { calendar, events };
}

const property = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name));
const nextDay = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

describe("the calendar", () => {
  let service: FeedService;
  let text: string;
  let calendar: ICAL.Component;
  let events: CalendarEvent[];
  const eventOf = (date: string) => events.find(({ start }) => start === date)!;

  before(async () => {
    service = await startFeeds();
    text = await service.text(PATH);
    ({ calendar, events } = read(text));
  });

  test("is lines of RFC 5545: 75 octets at most, each ended by CRLF, no character cut", async () => {
    for (const search of ["", "?lang=en", "?translation=ZGL", "?rank=feast"]) {
      const { bytes, headers } = await service.askRaw(PATH + search);
      assert.equal(headers["content-type"], "text/calendar; charset=utf-8");
      new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      const lines = bytes.toString("latin1").split("\r\n");
      assert.equal(lines.pop(), "");
      for (const line of lines) {
        assert.ok(line.length <= 75, line);
        assert.doesNotMatch(line, /[\r\n]/);
        new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(line, "latin1"));
      }
      const unfolded = lines.join("\n").replaceAll("\n ", "").split("\n");
      for (const line of unfolded) assert.match(line, /^[A-Z-]+(;[A-Z]+=[A-Z-]+)*:./);
      const opened: string[] = [];
      for (const line of unfolded) {
        if (line.startsWith("BEGIN:")) opened.push(line.slice(6));
        if (line.startsWith("END:")) assert.equal(opened.pop(), line.slice(4));
      }
      assert.deepEqual(opened, []);
    }
  });

  test("says what it is, and how often to ask again", () => {
    assert.equal(property(calendar, "version"), "2.0");
    assert.match(property(calendar, "prodid"), /^-\/\/Ambo\/\//);
    for (const name of ["name", "x-wr-calname"]) {
      assert.equal(property(calendar, name), "Cerkveno leto");
    }
    assert.equal(property(calendar, "refresh-interval"), "P1D");
    assert.equal(property(calendar, "x-published-ttl"), "P1D");
    assert.equal(property(calendar, "source"), `${PUBLIC}${PATH}`);
  });

  test("has each day once, from four weeks back to a year ahead", () => {
    assert.equal(events[0]!.start, "2026-10-24");
    assert.equal(events.at(-1)!.start, "2027-11-22");
    for (const [index, { start, end }] of events.entries()) {
      assert.equal(end, nextDay(start));
      if (index > 0) assert.equal(start, events[index - 1]!.end);
    }
    assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length);
  });

  const days: [date: string, summary: string, rank: string, color: string, css: string][] = [
    ["2026-11-29", "1. adventna nedelja", "nedelja", "vijolična", "purple"],
    ["2026-12-13", "3. adventna nedelja", "nedelja", "rožnata", "pink"],
    ["2026-12-25", "Gospodovo rojstvo – božič", "slovesni praznik", "bela", "white"],
    ["2027-02-10", "Pepelnična sreda", "delavnik", "vijolična", "purple"],
    ["2027-03-26", "Veliki petek", "velikonočno tridnevje", "rdeča", "red"],
    ["2027-07-04", "14. navadna nedelja", "nedelja", "zelena", "green"],
  ];
  for (const [date, summary, rank, color, css] of days) {
    test(`tells of ${date}: ${summary}, ${rank}, ${color}`, () => {
      const event = eventOf(date);
      assert.equal(event.summary, summary);
      const lower = event.description.toLowerCase();
      assert.match(lower, new RegExp(`^${rank} · barva: ${color}(?: · leto [abci]+)?\n`));
      assert.equal(property(event.component, "color"), css);
      const categories = event.component.getFirstProperty("categories")!.getValues();
      assert.deepEqual(categories, [rank, color]);
      assert.equal(property(event.component, "transp"), "TRANSPARENT");
      assert.equal(property(event.component, "url"), `${PUBLIC}/berila?date=${date}`);
    });
  }

  test("names the readings, those of each Mass where there are several", () => {
    const { description } = eventOf("2026-11-29");
    assert.match(description, /\nPrvo berilo: Iz 63,16b-17\.19de; 64,2-7\n/);
    assert.match(description, /\nSpev z odpevom: Ps 80,/);
    assert.match(description, /\nEvangelij: Mr 13,33-37$/);
    const christmas = eventOf("2026-12-25").description.split("\n\n");
    assert.equal(christmas.length, 4);
    assert.match(christmas[1]!, /^Božič – polnočna maša\nPrvo berilo: Iz 9,/);
    assert.match(christmas[3]!, /Evangelij: Jn 1,1-18 \(krajše: Jn 1,1-5\.9-14\)/);
    assert.match(eventOf("2026-12-24").description, /\n\nBožič – vigilijska maša\nBarva: bela\n/);
    // The sacristan of Holy Saturday prepares white for the evening.
    assert.match(
      eventOf("2027-03-27").description,
      /^Velikonočno tridnevje · barva: vijolična\n\nVelikonočna vigilija\nBarva: bela\nPrvo berilo: /,
    );
    assert.doesNotMatch(eventOf("2026-12-25").description, /Barva: /);
  });

  test("speaks English, and numbers as a translation does, where its URL says so", async () => {
    const english = read(await service.text(`${PATH}?lang=en&translation=sample-EN`));
    assert.equal(property(english.calendar, "name"), "Church year");
    const first = english.events.find(({ start }) => start === "2026-11-29")!;
    assert.equal(first.summary, "1st Sunday of Advent");
    assert.match(first.description, /^Sunday · colour: violet · year B/);
    const url = `${PUBLIC}/readings?date=2026-11-29&translation=sample-EN&lang=en`;
    assert.equal(property(first.component, "url"), url);
    const trinity = english.events.find(({ start }) => start === "2027-09-14")!;
    assert.match(trinity.description, /Gospel: John 3:13-17/);
  });

  test("carries Sundays and feasts alone where a phone asks for no more", async () => {
    const counts = [];
    for (const rank of ["memorial", "feast", "sunday"]) {
      const { events: few } = read(await service.text(`${PATH}?rank=${rank}`));
      for (const { uid, start } of few) assert.equal(eventOf(start).uid, uid);
      assert.ok(few.some(({ start }) => start === "2026-12-25"));
      assert.ok(few.some(({ start }) => start === "2026-11-29"));
      assert.ok(!few.some(({ start }) => start === "2026-11-26"));
      counts.push(few.length);
    }
    assert.ok(counts[0]! > counts[1]! && counts[1]! > counts[2]! && counts[2]! > 56);
  });

  test("is the same with the reader closed: it has no text", async () => {
    const keys = scratchFolder();
    const closed = await startFeeds(undefined, { keys, settings: { reader: "off" } });
    const shut = await closed.text(PATH);
    closed.reconfigure({ reader: "open" });
    assert.equal(await closed.text(PATH), shut);
    assert.match(shut.replaceAll("\r\n ", ""), /Evangelij: Mr 13\\,33-37/);
  });
});

describe("the events of the calendar", () => {
  test("keep ids, times and words from day to day", async () => {
    const service = await startFeeds();
    const today = read(await service.text(PATH)).events;
    service.setClock("2026-11-23T00:00:00+01:00");
    const later = read(await service.text(PATH)).events;
    assert.equal(later[0]!.start, "2026-10-26");
    assert.equal(later.at(-1)!.start, "2027-11-24");
    const byDate = new Map(later.map((event) => [event.start, event]));
    for (const event of today.slice(2)) {
      assert.equal(byDate.get(event.start)!.component.toString(), event.component.toString());
    }
  });

  test("have no host in their ids, and keep them when the public URL is set later", async () => {
    const service = await startFeeds(undefined, { settings: { "public-url": "" } });
    const headers = { Host: "stranger.example" };
    const text = await service.text(PATH, headers);
    assert.doesNotMatch(text, /stranger|https?:/);
    const before = read(text).events.map(({ uid }) => uid);
    service.reconfigure({ "public-url": PUBLIC });
    const later = read(await service.text(PATH, headers)).events.map(({ uid }) => uid);
    assert.deepEqual(later, before);
    for (const uid of before) assert.match(uid, /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-/);
    const other = read(await (await startFeeds()).text(PATH)).events;
    const shared = new Set(before);
    for (const { uid } of other) assert.ok(!shared.has(uid), "another installation has its own");
  });

  const zones: [zone: string, at: string, first: string][] = [
    ["Europe/Ljubljana", "2026-11-21T23:59:59+01:00", "2026-10-24"],
    ["Europe/Ljubljana", "2026-11-22T00:00:00+01:00", "2026-10-25"],
    ["Europe/Ljubljana", "2026-03-29T00:30:00+01:00", "2026-03-01"],
    ["Europe/Ljubljana", "2026-03-29T23:30:00+02:00", "2026-03-01"],
    ["Europe/Ljubljana", "2026-10-25T00:30:00+02:00", "2026-09-27"],
    ["Europe/Ljubljana", "2026-10-25T23:30:00+01:00", "2026-09-27"],
    ["Pacific/Kiritimati", "2026-11-21T10:00:00Z", "2026-10-25"],
    ["Pacific/Pago_Pago", "2026-11-21T10:59:00Z", "2026-10-23"],
  ];
  for (const [timezone, at, first] of zones) {
    test(`begin with ${first} when it is ${at} in ${timezone}`, async () => {
      const service = await startFeeds(at, { settings: { timezone } });
      const { events } = read(await service.text(PATH));
      assert.equal(events[0]!.start, first);
      assert.equal(events.length, 28 + 1 + 366);
    });
  }

  test("tell the time at which own feasts or the calendar of the service changed last, and go on telling it", async () => {
    const keys = scratchFolder();
    const line = "06-27 | own-a | 4 | red | O | | sl: Zavetnik | en: Patron";
    let service = await startFeeds("2027-01-01T00:00:00Z", { keys });
    /** Waits until the events, which are asked for as phones do, have a time of change. */
    const changedAt = (time: string) =>
      until(`the time ${time}`, async () => {
        const [event] = read(await service.text(PATH)).events;
        return ["dtstamp", "last-modified"].every((name) => property(event!.component, name) === time);
      });
    const restarted = async (at: string, settings: Record<string, string>) => {
      await service.stop();
      service = await startFeeds(at, { keys, settings });
    };
    await changedAt(REVISED.replace(/^(....)(..)(.{5})(..)/, "$1-$2-$3:$4:"));
    await service.calendar.add(line);
    await changedAt("2027-01-01T00:00:00Z");
    service.setClock("2027-01-02T00:00:00Z");
    await service.calendar.remove(line);
    await changedAt("2027-01-02T00:00:00Z");
    await restarted("2027-01-03T00:00:00Z", {});
    await changedAt("2027-01-02T00:00:00Z");
    await restarted("2027-01-04T00:00:00Z", { calendar: "croatia" });
    await changedAt("2027-01-04T00:00:00Z");
    await restarted("2027-01-05T00:00:00Z", { calendar: "croatia" });
    await changedAt("2027-01-04T00:00:00Z");
  });

  /**
   * A change of the tables changes events that phones have. Where this fails, set `REVISED` to the present moment and
   * put the new digest here.
   */
  test("tell a later time of change once what they say has changed", async () => {
    const service = await startFeeds("2026-11-21T12:00:00+01:00", {
      settings: { "public-url": "" },
    });
    const said = [];
    for (const lang of ["sl", "en"]) {
      const { events } = read(await service.text(`${PATH}?lang=${lang}`));
      for (const { start, summary, description } of events) said.push(start, summary, description);
    }
    const digest = createHash("sha256").update(said.join("\n")).digest("hex").slice(0, 16);
    assert.deepEqual([REVISED, digest], ["20261129T195200Z", "90d07455e50973d6"]);
  });
});
