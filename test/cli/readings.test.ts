import assert from "node:assert/strict";
import { test } from "node:test";
import { ambo } from "../support/command.ts";
import { corpusOf } from "../support/scratch.ts";

const corpus = corpusOf({}, "corpus/KJV.txt");
const readings = (...args: string[]) => ambo(["readings", "--corpus", corpus, "--translation", "KJV", ...args]);

test("ambo readings prints the day, each reading with its text, and the attribution", async () => {
  const { code, stdout, stderr } = await readings("--date", "2026-11-29");
  assert.equal(code, 0, stderr);
  const lines = stdout.split("\n");
  assert.equal(lines[0], "29. november 2026: 1. adventna nedelja");
  assert.deepEqual(
    lines.filter((line) => /^(Prvo|Drugo) berilo|^Spev|^Aleluja|^Evangelij/.test(line)),
    [
      "Prvo berilo: Iz 63,16b-17.19de; 64,2-7 [63,16b-17; 64,1de.3-8]",
      "Spev z odpevom: Ps 80,2ac.3b.15-16.18-19 [80,1ac.2b.14-15.17-18]",
      "Drugo berilo: 1 Kor 1,3-9",
      "Aleluja: Ps 85,8 [85,7]",
      "Evangelij: Mr 13,33-37",
    ],
  );
  assert.match(stdout, /^Doubtless thou art our father/m);
  assert.match(lines.at(-2) ?? "", /^King James Version: /);
});

test("ambo readings names each Mass of Christmas, and what may be read instead", async () => {
  const { stdout } = await readings("--date", "2026-12-25");
  assert.match(stdout, /^BOŽIČ – POLNOČNA MAŠA$/m);
  assert.match(stdout, /^BOŽIČ – DNEVNA MAŠA$/m);
  assert.match(stdout, /^\(krajše: Jn 1,1-5\.9-14\)$/m);
});

test("ambo readings --plain prints what is read out: opening words, stanzas with their response, no verse numbers", async () => {
  const { code, stdout, stderr } = await readings("--date", "2026-11-29", "--plain");
  assert.equal(code, 0, stderr);
  assert.match(
    stdout,
    /^1\. adventna nedelja\n\nNedelja, 29\. november 2026\n\nPrvo berilo \(Iz 63,16b-17\.19de; 64,2-7 \[63,16b-17; 64,1de\.3-8\]\)\n\nBerilo iz knjige preroka Izaija\n\nDoubtless/,
  );
  assert.equal(stdout.match(/^Odpev: Turn us again, O God/gm)?.length, 4);
  assert.doesNotMatch(stdout, /^\d+ |[a-z] \d+ [A-Z]/m);
  assert.match(stdout.split("\n").at(-2)!, /^King James Version: /);
  const christmas = (await readings("--date", "2026-12-25", "--plain")).stdout;
  assert.equal(christmas.match(/^Božič – \p{L}+ maša$/gmu)?.length, 3);
});

test("ambo readings --week prints a line a day, and the days as JSON", async () => {
  const { stdout } = await readings("--date", "2026-11-25", "--week");
  const lines = stdout.trimEnd().split("\n");
  assert.deepEqual(
    [lines.length, lines[0], lines[1]],
    [
      7,
      "Nedelja, 22. 11., Jezus Kristus, Kralj vesoljstva: Ezk 34,11-12.15-17; Ps 23,1-3.5.6; 1 Kor 15,20-26.28; Mt 25,31-46",
      "Ponedeljek, 23. 11. (sv. Klemen I.; sv. Kolumban): Raz 14,1-3.4b-5; Ps 24,1-2.3-4ab.5-6; Lk 21,1-4",
    ],
  );
  const json = JSON.parse((await readings("--date", "2026-11-25", "--week", "--json")).stdout);
  assert.deepEqual(
    json.map(({ date }: { date: string }) => date),
    ["22", "23", "24", "25", "26", "27", "28"].map((day) => `2026-11-${day}`),
  );
});

test("ambo readings --week names each Mass of a day that has several, and no numbered weekday", async () => {
  const { stdout } = await readings("--date", "2026-12-25", "--week");
  assert.match(stdout, /^Torek, 22\. 12\.: 1 Sam 1,24-28; 1 Sam 2,1\.4-5\.6-7\.8abcd; Lk 1,46-56$/m);
  assert.match(stdout, /^Četrtek, 24\. 12\.: .*\nČetrtek, 24\. 12\., Božič – vigilijska maša: /m);
  assert.match(stdout, /^Petek, 25\. 12\., Božič – polnočna maša: .*\nPetek, 25\. 12\., Božič – zorna/m);
});

test("ambo readings --sunday prints those of a Sunday", async () => {
  const { stdout } = await readings("--sunday", "--plain");
  assert.match(stdout, /^Nedelja, /m);
});

test("ambo calendar --json prints the days of a year", async () => {
  const { stdout } = await ambo(["calendar", "--year", "2027", "--json"]);
  const days = JSON.parse(stdout);
  assert.equal(days.length, 365);
  assert.equal(days[85].date, "2027-03-27");
  assert.deepEqual([days[85].name, days[85].rank], ["velika sobota", "solemnity"]);
  assert.deepEqual(days[85].celebrations, [{ name: "velika sobota", rank: "solemnity", color: "violet" }]);
});

const wrong: [what: string, args: string[], code: number, message: RegExp][] = [
  ["a day that is none", ["--date", "2026-02-30"], 2, /Cannot use --date "2026-02-30"/],
  ["a day too late", ["--date", "2101-01-01"], 2, /a day such as 2026-12-25, 1900 to 2100/],
  ["a translation that is none", ["--translation", "X"], 1, /Cannot find translation "X"/],
  ["two days", ["--date", "2026-12-25", "--sunday"], 2, /Cannot use --date beside --sunday/],
  ["plain JSON", ["--plain", "--json"], 2, /Cannot use --plain beside --json/],
  ["an operand", ["today"], 2, /`ambo readings` takes no "today"$/m],
  ["a day without its option", ["2026-12-25"], 2, /takes no "2026-12-25", did you mean --date 2026-12-25\?$/m],
  ["an option without dashes", ["sunday"], 2, /takes no "sunday", did you mean --sunday\?$/m],
  ["a year, which it has no option for", ["2026"], 2, /takes no "2026"$/m],
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
  assert.deepEqual(line("2028-02-29"), ["2028-02-29", "tor", "Torek 8. tedna med letom", "zelena", "C II"]);
  assert.deepEqual(line("2028-01-20")?.slice(2, 4), [
    "Četrtek 2. tedna med letom · Sv. Fabijan · Sv. Boštjan (Sebastijan)",
    "zelena",
  ]);
  assert.deepEqual(line("2028-02-03")?.slice(2, 4), ["Sv. Blaž", "obvezni god"]);
  // All Souls has no printed rank.
  assert.deepEqual(line("2028-11-02")?.slice(2, 4), ["Spomin vseh vernih rajnih", "vijolična"]);
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

test("ambo readings --occasion takes an occasion by its name and its Slovenian address too", async () => {
  const { stdout } = await readings("--occasion", "wedding");
  for (const name of ["poroka", "Trauung", "MATRIMONIO"]) {
    assert.equal((await readings("--occasion", name)).stdout, stdout, name);
  }
});

test("ambo readings --occasion lists the readings for a wedding by their numbers, with their first words", async () => {
  const { code, stdout, stderr } = await readings("--occasion", "wedding", "--lang", "en");
  assert.equal(code, 0, stderr);
  const lines = stdout.split("\n");
  assert.equal(lines[0], "Wedding");
  assert.deepEqual(
    lines.filter((line) => /^\d/.test(line)),
    ["801 Old Testament", "802 New Testament", "803 Responsorial psalm", "804 Alleluia", "805 Gospel"],
  );
  assert.ok(lines.includes("  Gen 2:18-24: And the LORD God said, It is not good that the man should be …"));
  assert.ok(lines.some((line) => /^ {2}Rom 12:1-2\.9-13 \(shorter\): /.test(line)));
});

const refused: [args: string[], message: RegExp][] = [
  [["--occasion", "weding"], /^ambo: Unknown occasion "weding", did you mean wedding\? There are: wedding, funeral, /],
  [["--occasion", "x".repeat(2000)], /^ambo: Unknown occasion "x+…?"\. There are: /],
  [["--occasion", ""], /^ambo: /],
  [["--occasion", "wedding", "--date", "2026-12-25"], /--occasion beside --date/],
  [["--occasion", "wedding", "--sunday"], /--occasion beside --sunday/],
  [["--occasion", "wedding", "--week"], /--occasion beside --week/],
  [["--occasion", "wedding", "--plain"], /--occasion beside --plain/],
];

for (const [args, message] of refused) {
  test(`ambo readings ${args.join(" ").slice(0, 60)} is wrong usage`, async () => {
    const { code, stdout, stderr } = await readings(...args, "--lang", "en");
    assert.deepEqual([code, stdout], [2, ""]);
    assert.match(stderr, message);
  });
}

test("ambo calendar --csv prints the Masses of the liturgical year with their citations, as the page does", async () => {
  const { code, stdout, stderr } = await ambo(["calendar", "--year", "2027", "--csv"]);
  assert.equal(code, 0, stderr);
  const lines = stdout.split(/\r?\n/);
  assert.equal(lines[0], "\uFEFFDan,Dan v tednu,Praznovanje,Stopnja,Barva,Berila");
  assert.match(lines[1]!, /^2026-11-29,ned,1\. adventna nedelja,nedelja,vijolična,"Iz 63,16b-17/);
  assert.match(stdout, /\n2027-01-01,pet,"?Marija, sveta Božja Mati"?,slovesni praznik,bela,"4 Mz 6,22-27; /);
  assert.match(lines.at(-2)!, /^2027-11-27,sob,/);
  const semicolons = await ambo(["calendar", "--year", "2027", "--csv", "--semicolon"]);
  assert.match(semicolons.stdout, /^\uFEFFDan;Dan v tednu;Praznovanje;Stopnja;Barva;Berila\r?\n2026-11-29;ned;/);
  const first = await ambo(["calendar", "--year", "1970", "--csv"]);
  assert.equal(first.code, 0, first.stderr);
  const outside = await ambo(["calendar", "--year", "2101", "--csv"]);
  assert.deepEqual([outside.code, /from 1901|od 1901/.test(outside.stderr)], [2, true]);
});
