import assert from "node:assert/strict";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ambo } from "../support/command.ts";
import { scratchFolder } from "../support/scratch.ts";

const corpus = scratchFolder();
copyFileSync("corpus/KJV.txt", join(corpus, "KJV.txt"));
const readings = (...args: string[]) =>
  ambo(["readings", "--corpus", corpus, "--translation", "KJV", ...args]);

test("ambo readings prints the day, each reading with its text, and the attribution", async () => {
  const { code, stdout, stderr } = await readings("--date", "2026-11-29");
  assert.equal(code, 0, stderr);
  const lines = stdout.split("\n");
  assert.equal(lines[0], "29. november 2026: 1. adventna nedelja");
  assert.deepEqual(
    lines.filter((line) => /^(Prvo|Drugo) berilo|^Spev|^Aleluja|^Evangelij/.test(line)),
    [
      "Prvo berilo: Isa 63,16-17; 64,1.3-8",
      "Spev z odpevom: Ps 80,1-2.14-15.17-18",
      "Drugo berilo: 1 Cor 1,3-9",
      "Aleluja: Ps 85,7",
      "Evangelij: Mark 13,33-37",
    ],
  );
  assert.match(stdout, /^Doubtless thou art our father/m);
  assert.match(lines.at(-2) ?? "", /^King James Version: /);
});

test("ambo readings names each Mass of Christmas, and what may be read instead", async () => {
  const { stdout } = await readings("--date", "2026-12-25");
  assert.match(stdout, /^BOŽIČ – POLNOČNA MAŠA$/m);
  assert.match(stdout, /^BOŽIČ – DNEVNA MAŠA$/m);
  assert.match(stdout, /^\(krajše: John 1,1-5\.9-14\)$/m);
});

test("ambo readings gives the citation and the reason where the translation has no text", async () => {
  const { code, stdout } = await readings("--date", "2027-01-03");
  assert.equal(code, 0);
  assert.match(stdout, /^Prvo berilo: Sir 24,1-4\.8-12\nPrevod KJV nima tega besedila\.$/m);
});

test("ambo readings --json prints what it knows as one value", async () => {
  const { code, stdout } = await readings("--date", "2027-01-03", "--json");
  assert.equal(code, 0);
  const { date, day, translation, masses, copyright } = JSON.parse(stdout);
  assert.deepEqual([date, translation.abbreviation], ["2027-01-03", "KJV"]);
  assert.deepEqual(day, {
    name: "2. nedelja po božiču",
    season: "christmas",
    rank: "sunday",
    color: "white",
    cycle: "B",
    weekday_cycle: "I",
    week: 0,
  });
  assert.equal(masses[0].name, day.name);
  const [first, psalm] = masses[0].readings;
  assert.deepEqual([first.kind, first.title, first.text], ["first_reading", "Prvo berilo", ""]);
  assert.equal(first.reason, "Prevod KJV nima tega besedila.");
  assert.match(psalm.text, /^Praise the LORD, O Jerusalem/);
  assert.match(copyright, /^King James Version/);
});

test("ambo calendar --json prints the days of a year", async () => {
  const { stdout } = await ambo(["calendar", "--year", "2027", "--json"]);
  const days = JSON.parse(stdout);
  assert.equal(days.length, 365);
  assert.equal(days[85].date, "2027-03-27");
  assert.deepEqual([days[85].name, days[85].rank], ["velika sobota", "solemnity"]);
});

const wrong: [what: string, args: string[], code: number, message: RegExp][] = [
  ["a day that is none", ["--date", "2026-02-30"], 2, /Cannot use --date "2026-02-30"/],
  ["a day too late", ["--date", "2101-01-01"], 2, /a day such as 2026-12-25, 1900 to 2100/],
  ["a translation that is none", ["--translation", "X"], 1, /Cannot find translation "X"/],
  ["an operand", ["today"], 2, /`ambo readings` takes no "today"/],
];

for (const [what, args, expected, message] of wrong) {
  test(`ambo readings refuses ${what}`, async () => {
    const { code, stdout, stderr } = await readings(...args);
    assert.equal(code, expected);
    assert.equal(stdout, "");
    assert.match(stderr, message);
  });
}

test("ambo calendar prints a day a line with its name, rank, color and years of readings", async () => {
  const { code, stdout, stderr } = await ambo(["calendar", "--year", "2028"], { outputWidth: 80 });
  assert.equal(code, 0, stderr);
  const lines = stdout.trimEnd().split("\n");
  assert.equal(lines.length, 367);
  assert.match(lines[0] ?? "", /^DAN +IME +STOPNJA +BARVA +LETO$/);
  const line = (date: string) => lines.find((line) => line.startsWith(date))?.split(/ {2,}/);
  assert.deepEqual(line("2028-02-29"), [
    "2028-02-29",
    "tor",
    "torek 8. tedna med letom",
    "zelena",
    "C II",
  ]);
  assert.deepEqual(line("2028-04-16")?.slice(2), [
    "Velika noč – Gospodovo vstajenje",
    "slovesni praznik",
    "bela",
    "C II",
  ]);
});

for (const year of ["26", "1582", "10000", "soon"]) {
  test(`ambo calendar refuses the year ${year}`, async () => {
    const { code, stderr } = await ambo(["calendar", "--year", year]);
    assert.equal(code, 2);
    assert.match(stderr, /Cannot use --year ".*": expected a year from 1583 to 9999/);
  });
}
