import assert from "node:assert/strict";
import { test } from "node:test";
import { caretLines } from "../../src/cli/parse.ts";
import { ambo, linesOf } from "../support/command.ts";

/** Runs `ambo parse ARGS` on a terminal. */
async function parse(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const { code, stdout, stderr } = await ambo(["parse", ...args], {
    terminalWidth: 80,
    outputWidth: 80,
  });
  return { code, out: linesOf(stdout).join("\n"), error: linesOf(stderr).join("\n") };
}

test("ambo parse shows a reference as it is understood", async () => {
  const { code, out, error } = await parse("Prim. Mt 5,3 – 12 in 1. Kor. 13");
  assert.equal(code, 0);
  assert.equal(error, "");
  assert.equal(
    out,
    [
      "Mt 5,3-12; 1. Kor 13",
      "BOOK  NAME                   CHAPTERS AND VERSES",
      "MAT   Evangelij po Mateju    5,3-12",
      "1CO   Prvo pismo Korinčanom  13",
    ].join("\n"),
  );
});

test("tables of another program's input have tabs, also where errors go to a terminal", async () => {
  for (const [reference, ...table] of [
    ["Rut", "RUT\tRutina knjiga\t1-4"],
    ["Tit 1", "TIT\tPismo Titu\t1"],
    ["Jud", "JUD\tJudovo pismo\t1"],
  ] as const) {
    const { stdout } = await ambo(["parse", reference], { terminalWidth: 80, outputWidth: 0 });
    assert.deepEqual(linesOf(stdout).slice(2), table, reference);
  }
});

test("ambo parse marks the fault with carets and fails", async () => {
  const { code, out, error } = await parse("Mt 5,3; Jhn 3,16");
  assert.equal(code, 1);
  assert.equal(out, "");
  assert.deepEqual(error.split("\n").slice(1, 3), ["  Mt 5,3; Jhn 3,16", "          ^^^"]);
  assert.match(error, /\nJHN +Jn +Evangelij po Janezu$/);
});

test("ambo parse --explain shows what each part was taken for, in the operator's language", async () => {
  const text = "Kupil sem 3 kilograme jabolk v Rim 8,1; gl. Mt 5,3 CHR";
  const slovenian = await parse("--explain", "--lang", "sl", text);
  assert.equal(slovenian.code, 0);
  assert.deepEqual(slovenian.out.split("\n"), [
    "0-30\tKupil sem 3 kilograme jabolk v\tni del zapisa; izpuščeno",
    "31-38\tRim 8,1\tPismo Rimljanom 8,1",
    "31-36\tRim 8\tvrstica: ime osebe ali kraja z vrstico\tJanez 11,35 je najkrajša vrstica.",
    "40-42\tgl\tdel navedbe, če se ta nadaljuje: beseda, ki uvaja odlomek\tJn 3,16 (glej 4,2)",
    "44-50\tMt 5,3\tEvangelij po Mateju 5,3",
    "44-48\tMt 5\tvrstica: nedvoumno ime z vrstico\tglej psa 23,1",
    "51-54\tCHR\tni del zapisa; izpuščeno",
    "51-54\tCHR\tdel navedbe, če se ta nadaljuje: oznaka prevoda\tIz 41,10 SSP3",
  ]);
  const english = await parse("--explain", text);
  assert.match(english.out, /^0-30\t.*\tno part of the reference: passed over\n31-38\tRim 8,1\tRomans 8,1$/m);
  const street = await parse("--explain", "Via Marco 3, danes Rim 6,34");
  assert.equal(street.code, 1);
  assert.match(street.out, /^4-11\tMarco 3\tno citation: a street\tVia Marco 3,5$/m);
  assert.match(street.out, /^19-24\tRim 6\tin doubt, refused: a verse that no chapter has\t/m);
  for (const encoded of ["Preberi%20Jn%203,16%20danes", "Preberi&nbsp;Jn&nbsp;3,16 danes"]) {
    const { out } = await parse("--explain", encoded);
    assert.match(out, /^0-7\tPreberi\t.*\n8-15\tJn.3,16\tJohn 3,16$/m, encoded);
    assert.match(out, /^16-21\tdanes\tno part of the reference: passed over$/m, encoded);
  }
  for (const [text, part] of [
    ["Jn 3,16 §5", "8-9\t§"],
    ["Jn 3,16; 25 €", "12-13\t€"],
  ] as const) {
    const { code, out } = await parse("--explain", text);
    assert.equal(code, 1);
    assert.ok(out.split("\n").includes(`${part}\trefused by the grammar: no rule holds for it`), out);
  }
  for (const [text, part] of [
    ["Mt 5,3 | 12 min", "9-15\t12 min\tin doubt, refused: an amount behind a citation\tMt 5,3 – 5 min"],
    ["Mt 5,3 vse do 12", "14-16\t12\tin doubt, refused: a number at the end that may be a verse\tMt 5,3 vse do 12"],
    ["Mt 5,3-12 (konec)", "11-16\tkonec\tno part of the reference: passed over"],
  ] as const) {
    const { out } = await parse("--explain", text);
    const said = out.split("\n").filter((line) => line.startsWith(part.slice(0, part.indexOf("\t"))));
    assert.deepEqual(said, [part]);
  }
  assert.doesNotMatch(street.out, /grammar/);
  const refused = await parse("--explain", "ne Jn 3,16");
  assert.equal(refused.code, 1);
  assert.match(refused.error, /“ne” takes the passage away/);
});

test("ambo parse names the books that an ambiguous abbreviation may mean", async () => {
  const { code, error } = await parse("Ez 1,1");
  assert.equal(code, 1);
  assert.match(error, /\nEZR +Ezr +Ezrova knjiga\nEZK +Ezk +Ezekiel$/);
});

test("ambo parse refuses an unknown translation and names those there are", async () => {
  const { code, error } = await parse("Jn 3,16", "--translation", "SSP9");
  assert.equal(code, 1);
  assert.match(error, /Cannot find translation "SSP9"; available: .*KJV/);
});

test("ambo parse without a reference is wrong usage", async () => {
  assert.equal((await parse()).code, 2);
});

const marked: [name: string, text: string, place: string, carets: string][] = [
  ["plain letters", "Jhn 3,16", "Jhn", "^^^"],
  ["composed letters", "Žaal 3", "Žaal", "^^^^"],
  ["decomposed letters", "Z\u030caal 3,x", "x", "       ^"],
  ["letters of two columns", "約翰 3,x", "x", "       ^"],
  ["full-width letters", "Ｊｈｎ 3", "Ｊｈｎ", "^^^^^^"],
  ["an emoji with a joiner", "👨‍👩‍👧 3", "3", "   ^"],
  ["invisible characters", "J\u00ad\u200bn x", "x", "   ^"],
  ["the end of the text", "Jn", "", "  ^"],
];
for (const [name, text, place, carets] of marked) {
  test(`caretLines() stands under ${name}`, () => {
    const start = place === "" ? text.length : text.indexOf(place);
    assert.equal(caretLines(text, start, start + place.length)[1], carets);
  });
}

test("caretLines() shows the surroundings of a fault in a long text", () => {
  const text = `${"Jn 3,16; ".repeat(40)}Jhn 3,16${"; Jn 3,16".repeat(40)}`;
  const start = text.indexOf("Jhn");
  const [shown, carets] = caretLines(text, start, start + 3);
  assert.ok(shown.length < 130);
  assert.equal(shown.slice(carets.indexOf("^"), carets.length), "Jhn");
});

test("caretLines() gives a terminal nothing to obey", () => {
  const [shown] = caretLines("\u001b[31mJn\t3,\u202e16\r\n", 0, 1);
  assert.doesNotMatch(shown, /[\p{Cc}\u202e]/u);
});
