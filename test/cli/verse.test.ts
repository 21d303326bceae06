import assert from "node:assert/strict";
import { test } from "node:test";
import { ambo } from "../support/command.ts";
import { corpusOf } from "../support/scratch.ts";

const corpus = corpusOf({}, "corpus/KJV.txt");
/** `ambo verse ARGS` where there is one translation. */
const verse = (...args: string[]) => ambo(["verse", "--corpus", corpus, ...args]);

test("ambo verse prints the day, the text, the reference and the attribution", async () => {
  const { code, stdout, stderr } = await verse(...["--date", "2026-12-25", "--translation", "kjv"]);
  assert.equal(code, 0, stderr);
  const [day, blank, text, blank2, reference, copyright, ...rest] = stdout.split("\n");
  assert.equal(day, "25. december 2026: Gospodovo rojstvo – božič");
  assert.deepEqual([blank, blank2, rest], ["", "", [""]]);
  assert.match(text ?? "", /^And the angel said unto them, Fear not: .* a Saviour, which is Christ the Lord\.$/);
  assert.equal(reference, "Luke 2,10-11 (King James Version)");
  assert.match(copyright ?? "", /^King James Version/);
  assert.equal(stderr, "");
});

test("ambo verse without a date is about today, and says which translation stands in for a missing default", async () => {
  const zone = ["--timezone", "Pacific/Kiritimati", "--default-translation", "NONE"];
  const today = () =>
    new Intl.DateTimeFormat("sl-SI", {
      dateStyle: "long",
      timeZone: "Pacific/Kiritimati",
    }).format();
  const before = today();
  const { code, stdout, stderr } = await verse(...zone);
  assert.equal(code, 0, stderr);
  assert.ok([before, today()].includes(stdout.split(":")[0] ?? ""), stdout);
  assert.match(stderr, /^The default translation NONE is not there; the text is from KJV$/m);
});

const wrong: [what: string, args: string[], code: number, message: RegExp][] = [
  ["a day that is none", ["--date", "2026-02-30"], 2, /Cannot use --date "2026-02-30": expected a day such/],
  ["a translation that is none", ["--translation", "X"], 1, /Cannot find translation "X"; available: .*KJV/],
  ["an operand", ["today"], 2, /`ambo verse` takes no "today"/],
];

for (const [what, args, expected, message] of wrong) {
  test(`ambo verse refuses ${what}`, async () => {
    const { code, stdout, stderr } = await verse(...args);
    assert.equal(code, expected);
    assert.equal(stdout, "");
    assert.match(stderr, message);
  });
}
