/** A church's own feasts: added on a page or in a file, in force at once, and never lost by a line that is wrong. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { seasonDatesOf } from "../../src/calendar/easter_and_seasons.ts";
import { formatCalendarDate, readDayRule } from "../../src/calendar/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const PATH = "/admin/feasts";
const FEAST = {
  action: "add",
  ...{ name: "sv. Zavetnik", kind: "date", day: "18", month: "7", ordinal: "1", distance: "" },
  ...{ rank: "solemnity", color: "red", readings: "martyrs" },
};

/** Returns why feasts are not in force, as the log has it. */
const faultOf = ({ calendar }: Service) => calendar.faults.map((fault) => explain(fault, "en")).join("; ");

describe("the page of feasts", () => {
  const service = serviceFor();
  let client: WebClient;

  before(async () => {
    await service.store.accounts.addUser("Vera", { admin: true });
    client = await WebClient.signedIn(service, "Vera");
  });

  /** Sends the form as it is on the page now, with its token. */
  const submit = async (fields: Record<string, string>) => {
    await client.get(PATH);
    return client.post(PATH, fields);
  };

  test("adds a feast that is kept in calendar, readings, preparation and API at once, and takes it away", async () => {
    const before = await service.ask("/calendar?from=2027-07-18&to=2027-07-18");
    assert.equal(before.body.data.days[0].name, "16. navadna nedelja");
    assert.equal((await submit(FEAST)).status, 303);
    assert.match((await client.get(PATH)).text, /<b>sv\. Zavetnik<\/b>/);
    const { body } = await service.ask("/calendar?from=2027-07-18&to=2027-07-18");
    const [day] = body.data.days;
    assert.deepEqual([day.name, day.rank, day.color, day.reading_cycle], ["sv. Zavetnik", "solemnity", "red", "B"]);
    for (const path of ["/koledar?month=2027-07", "/berila?date=2027-07-18", "/priprava?date=2027-07-18"]) {
      assert.match((await client.get(path)).text, /Sv\. Zavetnik/, path);
    }
    const line = service.calendar.stored[0]!;
    const removed = await submit({ action: "remove", line });
    assert.match(removed.text, /role="status">Praznovanje »sv\. Zavetnik« je odstranjeno/);
    assert.deepEqual(service.calendar.stored, []);
    // The form has it still: one tap beside the other button loses no readings.
    assert.match(removed.text, /name="name"[^>]* value="sv\. Zavetnik"/);
    assert.match(removed.text, /<option value="martyrs" selected>/);
    const after = await service.ask("/calendar?from=2027-07-18&to=2027-07-18");
    assert.deepEqual(after.body, before.body);
  });

  test("a name of the calendar gives that celebration another rank", async () => {
    await submit({ ...FEAST, name: "sv. Nikolaj (Miklavž)", day: "6", month: "12", readings: "" });
    assert.match(service.calendar.stored[0]!, /^12-06 \| nicholas \| 4 \| red \| O \| *\| sl: sv\. Nikolaj.* \| de: /);
    await submit({ action: "remove", line: service.calendar.stored[0]! });
  });

  /** Adds a feast, takes it away again and returns its rule. */
  const rule = async (fields: Record<string, string>) => {
    await submit({ ...FEAST, ...fields });
    const [line = ""] = service.calendar.stored;
    await submit({ action: "remove", line });
    return line.split(" | ")[0]!;
  };

  test("days from Easter are a rule", async () => {
    // The second as tables print a minus sign.
    for (const distance of ["-7", "\u22127"]) assert.equal(await rule({ kind: "easter", distance }), "easter-7");
  });

  for (const ordinal of ["1", "2", "3", "4", "last"]) {
    test(`Sunday ${ordinal} of a month is that Sunday in every month and year`, async () => {
      for (let month = 1; month <= 12; month += 1) {
        const daysIn = readDayRule(await rule({ kind: "sunday", ordinal, month: String(month) }));
        // Sundays and leap years come again after 28 years.
        for (let year = 2001; year < 2029; year += 1) {
          const [day = Number.NaN] = daysIn?.(seasonDatesOf(year)) ?? [];
          const dates = Array.from(
            { length: new Date(Date.UTC(year, month, 0)).getUTCDate() },
            (_, index) => new Date(Date.UTC(year, month - 1, index + 1)),
          ).filter((date) => date.getUTCDay() === 0);
          const wanted = dates.at(ordinal === "last" ? -1 : Number(ordinal) - 1)!;
          assert.equal(formatCalendarDate(day), wanted.toISOString().slice(0, 10));
        }
      }
    });
  }

  const bad: [what: string, field: string, fields: Record<string, string>][] = [
    ["no name", "name", { name: " " }],
    ["a name of 10,000 letters", "name", { name: "x".repeat(10_000) }],
    ["a name with a bar", "name", { name: "sv. | Ana" }],
    ["a rank that does not exist", "rank", { rank: "pope" }],
    ["a color that does not exist", "color", { color: "blue" }],
    ["a day that does not exist", "kind", { day: "31", month: "2" }],
    ["no number of days", "kind", { kind: "easter", distance: "soon" }],
    ["a Sunday that no month has", "kind", { kind: "sunday", ordinal: "soon" }],
    ["a fifth Sunday, which few months have", "kind", { kind: "sunday", ordinal: "5" }],
    ["a Sunday of no month", "kind", { kind: "sunday", ordinal: "last", month: "0" }],
    ["a Sunday of a thirteenth month", "kind", { kind: "sunday", ordinal: "last", month: "13" }],
    ["a day that is always in the year before", "kind", { kind: "easter", distance: "-200" }],
    ["a kind of day that does not exist", "kind", { kind: "moon" }],
    ["readings that cannot be read", "first", { readings: "own", first: "Qx 1,1", gospel: "Lk 1" }],
    ["a chapter that no numbering has", "gospel", { readings: "own", first: "Iz 61,1-3", gospel: "Mt 99,1" }],
    ["a verse that no numbering has", "first", { readings: "own", first: "Iz 61,1-99", gospel: "Mt 5,1" }],
    ["a psalm that cannot be read", "psalm", { readings: "own", first: "Iz 61,1-3", psalm: "Qx 1", gospel: "Mt 5,1" }],
    ["readings of its own that are missing", "first", { readings: "own" }],
    ["no Gospel", "gospel", { readings: "own", first: "Iz 61,1-3", psalm: "Ps 22" }],
    ["a name of combining marks alone", "name", { name: "\u030C\u0301 \u030C" }],
    [
      "a reading that fills two places",
      "first",
      { readings: "own", first: "Iz 1,1; gospel Jn 1,1", gospel: "Lk 10,1-9" },
    ],
    ["a common that does not exist", "readings", { readings: "angels" }],
  ];

  for (const [what, field, fields] of bad) {
    test(`refuses ${what} at its field, and keeps what was typed`, async () => {
      const { status, text } = await submit({ ...FEAST, ...fields });
      assert.equal(status, 400);
      assert.match(text, new RegExp(`class="field-error" id="${field}-error"`));
      assert.deepEqual(service.calendar.stored, []);
    });
  }

  const CALENDAR_DAY = { ...FEAST, color: "", readings: "" };
  const known: [name: string, day: string, month: string, id: string, color: string, date: string, readings: string][] =
    [
      ...["sv. Jernej", "Sveti Jernej", "sv. Bartolomej", "Jernej", "sv. Jernej, apostol"].map(
        (name): (typeof known)[number] => [name, "24", "8", "bartholomew", "red", "2027-08-24", "Raz 21,9b-14"],
      ),
      ["sv. Jožef", "19", "3", "joseph", "white", "2027-03-19", "2 Sam 7,4-5a.12-14a.16"],
      ["sv. Miklavž", "6", "12", "nicholas", "white", "2027-12-06", "Iz 6,1-8"],
      ["sv. Lovrenc", "10", "8", "lawrence", "red", "2028-08-10", "2 Kor 9,6-10"],
      ["sveta Lucija", "13", "12", "lucy", "red", "2027-12-13", "2 Krn 24,18-22"],
    ];

  for (const [name, day, month, id, color, date, readings] of known) {
    test(`"${name}" on ${day}. ${month}. is known again, with color and readings, and kept once`, async () => {
      const { text } = await submit({ ...CALENDAR_DAY, action: "preview", name, day, month });
      assert.match(text, /Ali je to praznovanje, ki je že v koledarju\?/);
      assert.match(text, new RegExp(`<option value="${id}" selected>`));
      assert.ok(text.includes(`<b>${readings}</b>`), "the readings are shown before anything is saved");
      assert.deepEqual(service.calendar.stored, []);
      assert.equal((await submit({ ...CALENDAR_DAY, name, day, month })).status, 303);
      const [line = ""] = service.calendar.stored;
      assert.match(line, new RegExp(`\\| ${id} \\| 4 \\| ${color} \\|`));
      const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      const { body } = await service.ask(`/calendar?from=${date}&to=${next}`);
      const [kept, after] = body.data.days;
      assert.equal(kept.masses[0].readings[0].reference, readings);
      assert.notEqual(after.name, kept.name);
      await submit({ action: "remove", line });
    });
  }

  for (const name of [
    "Obletnica posvetitve domače cerkve",
    "Posvetitev cerkve sv. Petra",
    "Dedication of Saint Peter's",
    "Anniversario della dedicazione",
    "Kirchweihfest",
  ]) {
    test(`"${name}" has the readings of a dedication, and may be that of the calendar`, async () => {
      const fields = { ...CALENDAR_DAY, kind: "sunday", ordinal: "2", month: "10", name };
      const { text } = await submit({ ...fields, action: "preview" });
      assert.match(text, /<option value="church-dedication">/);
      await submit({ ...fields, same: "other" });
      const day = async (date: string) => (await service.ask(`/calendar?from=${date}&to=${date}`)).body.data.days[0];
      const kept = await day("2027-10-10");
      assert.deepEqual([kept.name, kept.masses[0].readings[0].reference], [name, "1 Kr 8,22-23.27-30"]);
      await submit({ action: "remove", line: service.calendar.stored[0]! });
      await submit({ ...fields, same: "church-dedication" });
      assert.equal((await day("2027-10-10")).rank, "solemnity");
      assert.equal((await day("2027-10-31")).masses.length, 1, "not a second one on the Sunday of the calendar");
      await submit({ action: "remove", line: service.calendar.stored[0]! });
    });
  }

  test("the list names the next day on which a feast is kept, not one on which a Sunday takes its place", async () => {
    // 28 February 2027, the day of 29 February in common years, is a Sunday of Lent; the 18th of July is one too.
    for (const [day, month, rank, next] of [
      ["29", "2", "feast", "torek, 29. februar 2028"],
      ["18", "7", "memorial", "torek, 18. julij 2028"],
      ["18", "7", "optional_memorial", "torek, 18. julij 2028"],
      ["14", "2", "solemnity", "ponedeljek, 15. februar 2027"],
    ]) {
      await submit({ ...CALENDAR_DAY, name: "Domači zavetnik", day: day!, month: month!, rank: rank!, same: "other" });
      const { text } = await client.get(PATH);
      assert.ok(text.includes(`<b>Domači zavetnik</b> <small>naslednjič ${next}</small>`), `${day}. ${month}. ${rank}`);
      await submit({ action: "remove", line: service.calendar.stored[0]! });
    }
  });

  test("of dozens of readings to choose, pages and feeds give the first and the number of others", async () => {
    await submit({ ...CALENDAR_DAY, name: "Domači zavetnik", day: "1", month: "12", same: "other" });
    const today = await service.askRaw("/berila/teden?date=2026-12-01");
    const month = await service.askRaw("/koledar?month=2026-12");
    for (const { text } of [today, month]) {
      const [, citations] = /Domači zavetnik.*?(1 Mz 12,1-4a.*?)<\/(?:td|dd|li|p)>/s.exec(text)!;
      const plain = citations!.replaceAll(/<[^>]+>/g, "");
      assert.match(plain, /^1 Mz 12,1-4a \(in še 17 na izbiro\); Ps 1,1-2\.3\.4\.6 \(in še 8 na izbiro\); /);
    }
    const day = await service.askRaw("/berila?date=2026-12-01");
    assert.match(day.text, /<details><summary>In še 17 na izbiro<\/summary><details>\s*<summary>Ali: /);
    const { text: ics } = await service.askRaw("/calendar.ics");
    assert.match(ics.replaceAll("\r\n ", ""), /Prvo berilo: 1 Mz 12\\,1-4a \(in še 17 na izbiro\)\\nSpev/);
    await submit({ action: "remove", line: service.calendar.stored[0]! });
  });

  test("a feast that is none of the calendar's stays one of its own where the form says so", async () => {
    await submit({ ...CALENDAR_DAY, name: "sv. Jernej", day: "24", month: "8", same: "other" });
    assert.match(service.calendar.stored[0]!, /\| own-sv-jernej \|/);
    await submit({ action: "remove", line: service.calendar.stored[0]! });
  });

  const colors: [what: string, fields: Record<string, string>, color: string][] = [
    ["a martyr", { readings: "martyrs" }, "red"],
    ["a pastor", { readings: "pastors" }, "white"],
    ["a saint of whom nothing is said", {}, "white"],
    ["a martyr whose color was chosen", { readings: "martyrs", color: "white" }, "white"],
  ];
  for (const [what, fields, color] of colors) {
    test(`the color follows the saint: ${what} is ${color}`, async () => {
      await submit({ ...CALENDAR_DAY, ...fields });
      const [line = ""] = service.calendar.stored;
      assert.equal(line.split(" | ")[3], color);
      await submit({ action: "remove", line });
    });
  }

  test("shows what own readings lack, and takes the saint's common where he is known", async () => {
    const own = { ...CALENDAR_DAY, action: "preview", readings: "own", first: "Iz 61,1-3", gospel: "Lk 10,1-9" };
    const unknown = (await submit(own)).text;
    assert.match(unknown, /Manjka: Spev z odpevom, Drugo berilo, Aleluja ali vrstica pred evangelijem\./);
    const nicholas = (await submit({ ...own, name: "sv. Nikolaj", day: "6", month: "12" })).text;
    assert.doesNotMatch(nicholas, /Manjka/);
    assert.match(nicholas, /<b>Rim 12,3-13<\/b>/);
    assert.deepEqual(service.calendar.stored, []);
  });

  const edits: [what: string, fields: Record<string, string>, rule: RegExp][] = [
    ["a date", {}, /^07-18 \|/],
    ["a Sunday", { kind: "sunday", ordinal: "last", month: "12" }, /^sunday>12-24 \|/],
    ["days from Easter", { kind: "easter", distance: "-7" }, /^easter-7 \|/],
    ["own readings", { readings: "own", first: "Iz 61,1-3", psalm: "Ps 89,2-3.4-5", gospel: "Lk 10,1-9" }, /^07-18 \|/],
  ];
  for (const [what, fields, rule] of edits) {
    test(`a feast with ${what} is edited in place: the form has what was saved, and a new rank replaces the line`, async () => {
      await submit({ ...FEAST, ...fields });
      const [line = ""] = service.calendar.stored;
      assert.match(line, rule);
      const form = (await submit({ action: "edit", line })).text;
      const shown: Record<string, string> = {};
      for (const [, name = "", value = ""] of form.matchAll(/<input[^>]* name="(\w+)"[^>]* value="([^"]*)"/g))
        shown[name] = value;
      for (const [, name = "", options = ""] of form.matchAll(/<select id="(\w+)"[^>]*>(.*?)<\/select>/gs)) {
        shown[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? "";
      }
      const { csrf: _, ...others } = shown;
      const replaced = others.line!.replaceAll("&gt;", ">").replaceAll("&lt;", "<");
      assert.equal(replaced, line);
      assert.equal((await submit({ ...others, line, action: "add" })).status, 303);
      assert.deepEqual(service.calendar.stored, [line], "nothing was changed");
      assert.equal((await submit({ ...others, line, rank: "feast", action: "add" })).status, 303);
      assert.deepEqual(service.calendar.stored, [line.replace("| 4 |", "| 8 |")]);
      assert.equal((await submit({ ...others, line, action: "add" })).status, 409);
      await submit({ action: "remove", line: service.calendar.stored[0]! });
    });
  }

  test("names in any script, and long ones that begin the same, are feasts of their own", async () => {
    const long = "obletnica posvetitve podružnične cerkve svetega Janeza Krstnika na griču nad reko ";
    const names = [
      "Свети Сава",
      "Свети Никола",
      "聖母",
      "Sv. Đura 2",
      "Sv. Šura 2",
      "!",
      "?",
      `${long}Savo`,
      `${long}Dravo`,
    ];
    for (const name of names) assert.equal((await submit({ ...FEAST, name })).status, 303, name);
    assert.equal(service.calendar.stored.length, names.length);
    assert.equal(faultOf(service), "");
    for (const name of ["СВЕТИ САВА", "sv. sura 2"]) {
      const { status, text } = await submit({ ...FEAST, name });
      assert.equal(status, 400);
      assert.match(text, /To praznovanje je že dodano/, name);
    }
    await service.store.setSetting("feasts", undefined);
  });

  test("a stored line that cannot be read any more is told with its reason, and keeps no other from the list", async () => {
    const bad = ["what is no feast", "sunday>12-31 | own-x | 4 | red | O | | sl: x | en: x"];
    await service.store.setSetting("feasts", JSON.stringify(bad));
    assert.equal((await submit(FEAST)).status, 303);
    const { text } = await client.get(PATH);
    assert.match(text, /\/admin\/feasts:1: praznovanja »what is no feast« ni mogoče prebrati/);
    assert.match(text, /\/admin\/feasts:2: dneva »sunday&gt;12-31« ni v nobenem letu/);
    assert.match((await client.get(`${PATH}?lang=en`)).text, /:2: There is no day “sunday&gt;12-31” in any year/);
    await client.get(`${PATH}?lang=sl`);
    const { body } = await service.ask("/calendar?from=2027-07-18&to=2027-07-18");
    assert.equal(body.data.days[0].name, FEAST.name);
    for (const line of service.calendar.stored) assert.equal((await submit({ action: "remove", line })).status, 200);
    assert.deepEqual([service.calendar.stored, faultOf(service)], [[], ""]);
  });

  test("tells a second administrator of what another has added or removed meanwhile", async () => {
    const other = await WebClient.signedIn(service, "Vera");
    await other.get(`${PATH}?lang=sl`);
    assert.equal((await submit(FEAST)).status, 303);
    const again = await other.post(PATH, { ...FEAST, rank: "feast" });
    assert.equal(again.status, 400);
    assert.match(again.text, /To praznovanje je že dodano/);
    const [line = ""] = service.calendar.stored;
    assert.equal((await submit({ action: "remove", line })).status, 200);
    await other.get(PATH);
    const gone = await other.post(PATH, { action: "remove", line });
    assert.equal(gone.status, 409);
    assert.match(gone.text, /medtem ga je odstranil drug skrbnik/);
    // What was typed into the feast that is gone stays.
    const changed = await other.post(PATH, { ...FEAST, name: "sv. Zavetnica", line });
    assert.equal(changed.status, 409);
    assert.match(changed.text, /name="name"[^>]* value="sv\. Zavetnica"/);
  });

  test("two administrators at once lose nothing, and more than a hundred are refused", async () => {
    const names = Array.from({ length: 4 }, (_, index) => `Praznik ${index}`);
    await Promise.all(
      names.map(async (name) => {
        const other = await WebClient.signedIn(service, "Vera");
        await other.get(PATH);
        assert.equal((await other.post(PATH, { ...FEAST, name })).status, 303);
      }),
    );
    assert.equal(service.calendar.stored.length, 4);
    const lines = Array.from({ length: 100 }, (_, index) => `06-01 | f-${index} | 12 | red | O | | sl: a | en: a`);
    await service.store.setSetting("feasts", JSON.stringify(lines));
    const { status, text } = await submit(FEAST);
    assert.equal(status, 400);
    assert.match(text, /praznovanj je 101, največ pa/);
    await service.store.setSetting("feasts", undefined);
  });

  test("is for administrators alone", async () => {
    const member = await WebClient.signedIn(service, "ana");
    assert.equal((await member.get(PATH)).status, 403);
    assert.equal((await member.post(PATH, FEAST)).status, 403);
  });
});

describe("the file of feasts", () => {
  const file = join(scratchFolder(), "feasts.txt");
  const good = "07-18 | patron | 4 | red | O | | sl: sv. Zavetnik | en: Patron\n";
  const nameOn = async (service: Service) => {
    service.calendar.reload();
    return (await service.ask("/calendar?from=2027-07-18&to=2027-07-18")).body.data.days[0].name;
  };

  test("is read again when it changes; what is wrong is logged with line and reason, and the last good state stays", async () => {
    writeFileSync(file, good);
    const service = await startService({ settings: { feasts: file } });
    assert.equal(await nameOn(service), "sv. Zavetnik");
    const bad: [text: string | Buffer, reason: RegExp][] = [
      [`${good}06-24 | x | 99 | red | O | | sl: a | en: a\n`, /feasts\.txt:2: There is no precedence “99”/],
      [`${good}0000-06-24 | x | 4 | red | O | | sl: a | en: a\n`, /feasts\.txt:2: There is no day “0000-06-24”/],
      [
        Buffer.from(`# dan\n07-18 | patron | 4 | red | O | | sl: sv. \xa6pela | en: a\n`, "latin1"),
        /Line 2 is not UTF-8/,
      ],
      [`07-18 | p | 4 | red | O | | sl: ${"x".repeat(10_000)} | en: a\n`, /Line 1 is longer than 1000 characters/],
      [
        Array.from({ length: 200 }, (_, index) => good.replace("patron", `p-${index}`)).join(""),
        /There are 200 feasts, and 100 is the most/,
      ],
    ];
    for (const [text, reason] of bad) {
      writeFileSync(file, text);
      assert.equal(await nameOn(service), "sv. Zavetnik");
      assert.match(faultOf(service), reason);
      assert.ok(service.log.some(({ level, message }) => level === "error" && reason.test(message)));
    }
    writeFileSync(file, `\uFEFF${good.replace("sv. Zavetnik", "sv. Nova")}`);
    assert.equal(await nameOn(service), "sv. Nova");
    assert.equal(faultOf(service), "");
    rmSync(file);
    assert.equal(await nameOn(service), "sv. Nova");
  });

  test("a read error that passes is a fault no more, with the same content too", async () => {
    writeFileSync(file, good);
    const service = await startService({ settings: { feasts: file } });
    rmSync(file);
    assert.equal(await nameOn(service), "sv. Zavetnik");
    assert.match(faultOf(service), /no such file/);
    writeFileSync(file, good);
    assert.equal(await nameOn(service), "sv. Zavetnik");
    assert.equal(faultOf(service), "");
    writeFileSync(file, "what is no feast");
    await nameOn(service);
    rmSync(file);
    await nameOn(service);
    writeFileSync(file, "what is no feast");
    await nameOn(service);
    assert.match(faultOf(service), /: \S+feasts\.txt:1: Cannot read feast/);
  });

  for (const content of [undefined, "what is no feast"]) {
    test(`feasts of the page hold from the start beside a file that is ${content ?? "missing"}`, async () => {
      rmSync(file, { force: true });
      if (content !== undefined) writeFileSync(file, content);
      const service = await startService({ settings: { feasts: file } });
      await service.calendar.add("07-18 | own-a | 4 | red | O | | sl: Prvi | en: First");
      assert.equal(await nameOn(service), "Prvi");
      assert.notEqual(faultOf(service), "");
      writeFileSync(
        file,
        "07-18 | own-a | 4 | red | O | | sl: Iz datoteke | en: Filed\n08-01 | b | 4 | red | O | | sl: b | en: b",
      );
      assert.equal(await nameOn(service), "Prvi");
      assert.equal(faultOf(service), "");
      assert.ok(service.calendar.current.rules.some(({ celebration }) => celebration.id === "b"));
    });
  }

  test("a feast that is added while the file is bad holds at once, beside the last good content of the file", async () => {
    writeFileSync(file, good);
    const service = await startService({ settings: { feasts: file } });
    writeFileSync(file, "what is no feast");
    assert.equal(await nameOn(service), "sv. Zavetnik");
    await service.calendar.add("07-19 | own-a | 4 | red | O | | sl: Prvi | en: First");
    assert.equal(await nameOn(service), "sv. Zavetnik");
    const { body } = await service.ask("/calendar?from=2027-07-19&to=2027-07-19");
    assert.equal(body.data.days[0].name, "Prvi");
  });

  test("a stored line that cannot be read takes no other with it", async () => {
    const service = await startService();
    const lines = ["what is no feast", good.trim()];
    await service.store.setSetting("feasts", JSON.stringify(lines));
    assert.equal(await nameOn(service), "sv. Zavetnik");
    assert.match(faultOf(service), /: \/admin\/feasts:1: /);
    await service.calendar.remove(lines[0]!);
    assert.equal(faultOf(service), "");
    assert.equal(await nameOn(service), "sv. Zavetnik");
  });

  test("feasts of the page hold after a restart with another calendar, which may not have what they replaced", async () => {
    const keys = scratchFolder();
    const lines = [
      "06-27 | hemma | 4 | white | O",
      "12-04 | barbara | 4 | red | O | | sl: sv. Barbara | en: Barbara",
      "- | florian",
    ];
    const named = async (settings: Record<string, string>, date: string) => {
      const service = await startService({ keys, settings });
      await service.store.setSetting("feasts", JSON.stringify(lines));
      service.calendar.reload();
      const { body } = await service.ask(`/calendar?from=${date}&to=${date}`);
      const faults = faultOf(service).match(/\/admin.+?(?=; Cannot|$)/g) ?? [];
      await service.stop();
      return [body.data.days[0].name, ...faults];
    };
    assert.deepEqual(await named({ calendar: "austria" }, "2028-06-27"), ["sv. Ema Krška"]);
    assert.deepEqual(await named({ calendar: "general" }, "2028-12-04"), [
      "sv. Barbara",
      "/admin/feasts:1: The feast “hemma” has no name: expected sl: … and en: …",
      "/admin/feasts:3: Cannot remove “florian”: the calendar does not have it",
    ]);
    assert.deepEqual(await named({ diocese: "celje" }, "2028-06-27"), ["sv. Ema Krška"]);
  });

  test("cannot be a pipe, which the service would wait for", async () => {
    const pipe = join(scratchFolder(), "pipe");
    execFileSync("mkfifo", [pipe]);
    // Ends the wait of a service that reads it.
    const writer = spawn("sh", ["-c", 'printf "# none\\n" >"$0"', pipe]);
    const service = await startService({ settings: { feasts: pipe } });
    writer.kill();
    assert.match(faultOf(service), /not a regular file/);
  });
});
