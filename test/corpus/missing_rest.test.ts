/** The rest of a reference, which a translation does not have, is said: nothing that was asked for is lost, nothing else given. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import {
  findCitation,
  findPassage,
  loadTranslation,
  PassageNotFound,
  parseTranslation,
  type Resolution,
  resolve,
  type Translation,
  vocabularyOf,
} from "../../src/corpus/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { format, type Passage, type Point, parse, type Reference } from "../../src/reference/mod.ts";
import { versification } from "../../src/versification/mod.ts";
import { madeTranslation } from "../api/recording/made_translation.ts";
import { Random } from "../support/random.ts";

const HEAD = "Ambo-Translation: 1\nCode: DEMO\nName: N\nLanguage: slv\nCopyright: C\n";
const made = (lines: readonly string[]) => parseTranslation(Buffer.from(`${HEAD}\n${lines.join("\n")}\n`), "demo.txt");

const [head = "", body = ""] = readFileSync("corpus/KJV.txt", "utf8").split("\n\n");
const kjvLines = body.split("\n").filter((line) => /^[1-3A-Z]{3} \d/.test(line));
const kjv = loadTranslation("corpus/KJV.txt");
const kjvOf = (keeps: (line: string) => boolean) => {
  assert.match(head, /^Ambo-Translation/);
  return made(kjvLines.filter(keeps).map((line) => line.replace(/(:\d+) .*/s, "$1 Besedilo.")));
};
const verseNumber = (line: string) => Number(/:(\d+)/.exec(line)?.[1]);
const firstOfNew = kjvLines.findIndex((line) => line.startsWith("MAT "));
const newTestament = new Set(kjvLines.slice(firstOfNew));
const vulgate = versification("Vulg");
assert.ok(vulgate);

/** Five texts: the New Testament alone, English and Latin numbering, merged and lettered verses, a part. */
const TEXTS: Readonly<Record<string, Translation>> = {
  "the New Testament": kjvOf((line) => newTestament.has(line)),
  "English numbering": kjv,
  "Latin numbering": made(
    [...vulgate.oldTestament, ...vulgate.newTestament].flatMap(({ book, verses }) =>
      verses.flatMap((length, index) =>
        Array.from({ length }, (_, verse) => `${book} ${index + 1}:${verse + 1} Besedilo.`),
      ),
    ),
  ),
  "merged, lettered and left-out verses": parseTranslation(Buffer.from(madeTranslation()), "POSK.txt"),
  "a part": kjvOf((line) => /^(?:GEN|ISA|MAT|JHN) (?:[2-4]|8|9):/.test(line) && verseNumber(line) % 11 > 2),
};

const ROUNDS = process.env.SOAK ? 10_000 : 250;

type Asked = Omit<Reference["passages"][number], "start" | "end">;

/** Makes a reference to what is there and what is beyond it. */
function madeReference(random: Random, translation: Translation): Reference {
  const books = [...translation.books.map(({ id }) => id), "TOB", "ROM", "GEN", "JHN"] as const;
  const passages = Array.from({ length: 1 + random.below(3) }, (): Passage => {
    const book = random.pick(books);
    const ranges = Array.from({ length: 1 + random.below(3) }, () => {
      const from = madePoint(random, translation, book);
      const to = random.oneIn(2) ? from : madePoint(random, translation, book);
      const isRising =
        to.chapter > from.chapter || (to.chapter === from.chapter && (to.verse ?? 0) >= (from.verse ?? 0));
      const isOne = (from.verse === undefined) !== (to.verse === undefined) || !isRising;
      return { from, to: isOne ? from : to, start: 0, end: 0 };
    });
    return { book, written: book, ranges, start: 0, end: 0 };
  });
  return { passages };
}

function madePoint(random: Random, translation: Translation, id: Asked["book"]): Point {
  const { chapters = [1], starts = [] } = translation.book(id) ?? {};
  const index = random.below(chapters.length);
  const chapter = random.oneIn(6) ? Math.max(...chapters) + random.below(3) : (chapters[index] as number);
  if (random.oneIn(5)) return { chapter };
  const length = (starts[index + 1] ?? 9) - (starts[index] ?? 0);
  const verse = random.oneIn(4) ? length + random.below(4) : 1 + random.below(length + 1);
  const lettered = [...piecesIn(translation, id, chapter).keys()];
  // A letter in Esther may be a verse of the Greek additions.
  if (id === "EST" || !random.oneIn(3)) return { chapter, verse };
  const segment = random.pick(["a", "b", "c"]);
  return { chapter, verse: lettered.length > 0 && random.oneIn(2) ? random.pick(lettered) : verse, segment };
}

/** The letters of the verses of a chapter that are printed in pieces. */
function piecesIn(translation: Translation, id: Asked["book"], chapter: number): Map<number, string[]> {
  const pieces = new Map<number, string[]>();
  const book = translation.book(id);
  const index = book?.chapters.indexOf(chapter) ?? -1;
  if (book === undefined || index < 0 || book.isSequential[index]) return pieces;
  for (let line = book.starts[index] as number; line < (book.starts[index + 1] as number); line++) {
    const { verse, segment } = translation.label(line);
    if (segment !== undefined) pieces.set(verse, [...(pieces.get(verse) ?? []), segment]);
  }
  return pieces;
}

/** The verses, or their pieces, of some passages, one by one; of chapters that are not there the chapter. */
function versesOf(translation: Translation, passages: readonly Asked[]): Set<string> {
  const verses = new Set<string>();
  for (const { book, ranges } of passages) {
    for (const { from, to } of ranges) {
      for (let chapter = from.chapter; chapter <= to.chapter; chapter++) {
        const numbers = numbersIn(translation, book, chapter);
        const first = chapter === from.chapter ? from.verse : undefined;
        const last = chapter === to.chapter ? to.verse : undefined;
        if (numbers.length === 0 && first === undefined && last === undefined) verses.add(`${book} ${chapter}`);
        const low = first ?? Math.min(1, ...numbers);
        const high = last ?? Math.max(...numbers, first ?? 0);
        const pieces = piecesIn(translation, book, chapter);
        for (let verse = low; verse <= high; verse++) {
          const begin = verse === first ? (from.segment ?? "a") : "a";
          const end = verse === last ? (to.segment ?? "z") : "z";
          const letters = pieces.get(verse)?.filter((letter) => begin <= letter && letter <= end) ?? [""];
          for (const letter of letters.length > 0 ? letters : [begin])
            verses.add(`${book} ${chapter}:${verse}${letter}`);
        }
      }
    }
  }
  return verses;
}

function numbersIn(translation: Translation, id: Asked["book"], chapter: number): number[] {
  const book = translation.book(id);
  const index = book?.chapters.indexOf(chapter) ?? -1;
  if (book === undefined || index < 0) return [];
  const numbers: number[] = [];
  for (let line = book.starts[index] as number; line < (book.starts[index + 1] as number); line++) {
    const { verse, verseEnd = verse } = translation.label(line);
    numbers.push(verse, verseEnd);
  }
  return numbers;
}

/** The verses of each line that was given. */
function givenLines(translation: Translation, { ranges }: Resolution): string[][] {
  return ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const { book, chapter, verse, verseEnd = verse, segment = "" } = translation.label(first + index);
      return Array.from({ length: verseEnd - verse + 1 }, (_, more) => `${book} ${chapter}:${verse + more}${segment}`);
    }),
  );
}

const minus = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((each) => !other.has(each));

describe("what is given and what is missing are together what was asked for", () => {
  for (const [name, translation] of Object.entries(TEXTS)) {
    test(name, () => {
      const random = new Random(20_261_128);
      let partial = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const reference = madeReference(random, translation);
        const text = format(reference);
        let found: Resolution;
        try {
          found = resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
        } catch (error) {
          assert.ok(error instanceof PassageNotFound, text);
          continue;
        }
        const asked = versesOf(translation, reference.passages);
        const missing = versesOf(translation, found.missing);
        const lines = givenLines(translation, found);
        const given = new Set(lines.flat());
        for (const line of lines)
          assert.ok(
            line.some((each) => asked.has(each)),
            `${text} gives ${line}`,
          );
        assert.deepEqual(minus(minusSet(asked, given), missing), [], `${text}: in neither`);
        assert.deepEqual(minus(missing, asked), [], `${text}: missing without being asked for`);
        // What is asked for twice may be given by one member and be missing with another, whose first verse is not there.
        const members = reference.passages.flatMap(({ ranges, ...passage }) =>
          ranges.map((range) => {
            const verses = versesOf(translation, [{ ...passage, ranges: [range] }]);
            return new Set([...verses, ...lines.filter((line) => line.some((each) => verses.has(each))).flat()]);
          }),
        );
        const size = new Set(members.flatMap((member) => [...member])).size;
        if (members.reduce((sum, member) => sum + member.size, 0) === size) {
          assert.deepEqual(
            [...missing].filter((each) => given.has(each)),
            [],
            `${text}: in both`,
          );
        }
        const said = versesOf(translation, found.reference.passages);
        assert.deepEqual(minus(minusSet(said, given), missing), [], `${text}: said to be given`);
        assert.deepEqual(
          lines.filter((line) => !line.some((each) => said.has(each))),
          [],
          `${text}: given, not said`,
        );
        if (found.missing.length > 0) partial++;
      }
      assert.ok(partial > ROUNDS / 30, `${partial} with a rest`);
    });
  }
});

const minusSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set(minus(one, other));

test("what is missing is read back as it is written", () => {
  for (const [text, { missing }] of ANSWERS.map(([code, text]) => [text, find(code, text)] as const)) {
    for (const passage of missing) {
      const [{ book, ranges } = passage] = parse(format({ passages: [passage] }), vocabularyOf(kjv)).passages;
      const points = (all: Passage["ranges"]) => all.map(({ from, to }) => ({ from, to }));
      assert.deepEqual([book, points(ranges)], [passage.book, points(passage.ranges)], text);
    }
  }
});

const POSK = TEXTS["merged, lettered and left-out verses"] as Translation;
const TEXTS_BY_CODE = { KJV: kjv, NT: TEXTS["the New Testament"] as Translation } as const;
const find = (code: keyof typeof TEXTS_BY_CODE, text: string) =>
  findPassage(TEXTS_BY_CODE[code], { text, maxVerses: 500 });

const ANSWERS: readonly [code: keyof typeof TEXTS_BY_CODE, text: string, reference: string, missing: string[]][] = [
  ["KJV", "Jn 3,16; Jn 99,1", "Jn 3,16", ["Jn 99,1"]],
  ["KJV", "Jn 3,16.99", "Jn 3,16", ["Jn 3,99"]],
  ["NT", "1 Mz 1,1; Jn 3,16", "Jn 3,16", ["1 Mz 1,1"]],
  ["NT", "1 Mz 1,1.3; 2,4; Jn 3,16", "Jn 3,16", ["1 Mz 1,1.3; 2,4"]],
  ["KJV", "Jn 3,30-99", "Jn 3,30-36", ["Jn 3,37-99"]],
  ["KJV", "Mt 6,35; 7,2", "Mt 7,2", ["Mt 6,35"]],
  ["KJV", "Jn 3,16; Iz 8,23b-9,3", "Jn 3,16", ["Iz 8,23b-9,3"]],
  ["KJV", "Jn 3,35-36.34-40", "Jn 3,35-36.34-36", ["Jn 3,37-40"]],
  ["KJV", "Jn 3,16; Mal 3,1-18; Jl 3,21-4,2", "Jn 3,16; Mal 3,1-18", ["Jl 3,21-4,2"]],
  ["NT", "Ps 50 (51),3; Jn 3,16", "Jn 3,16", ["Ps 51,3"]],
  ["KJV", "Est 9-16", "Est 9-10", ["Est 11-16"]],
  ["KJV", "Jl 2-4", "Jl 2-3", ["Jl 4"]],
  // The rest of a book is what a translation has of it.
  ["KJV", "Est 9ff", "Est 9-10", []],
  ["KJV", "Jl 2 nasl.; Ps 149 nasl.", "Jl 2-3; Ps 149-150", []],
  ["KJV", "Jn 21,25f", "Jn 21,25", ["Jn 21,26"]],
  ["KJV", "Jn 3,16; Dan 3,52-56; Est 4,17k", "Jn 3,16", ["Dan 3,52-56", "Est 4,17k"]],
];
describe("a reference of which a part is not there", () => {
  for (const [code, text, reference, missing] of ANSWERS) {
    test(`${text} in ${code}`, () => {
      const found = find(code, text);
      assert.equal(format(found.reference), reference);
      assert.deepEqual(
        found.missing.map((each) => format({ passages: [each] })),
        missing,
      );
    });
  }

  test("a reference that is there whole has no rest", () => {
    for (const text of ["Jn 3,16", "Jn 3", "Jn 3,16 nasl.", "Ps 119; Jn 3,16-18.20", "1 Mz 1,1-2,4"]) {
      assert.deepEqual(find("KJV", text).missing, [], text);
    }
  });
});

const NUMBERED_OTHERWISE: readonly [text: string, here: string][] = [
  ["Iz 8,23b–9,3", "Iz 9,1b-4"],
  ["2 Mz 7,26-8,3", "2 Mz 8,1-7"],
  ["1 Krn 5,27-6,15", "1 Krn 6,1-30"],
  ["Jl 4,1-3", "Jl 3,1-3"],
  ["Mal 3,19-24", "Mal 4,1-6"],
  ["Ps 51,20-21", "Ps 51,18-19"],
  ["Ps 9,22-39", "Ps 10,1-18"],
];
describe("a range whose first verse has another number here is not found, and named by it", () => {
  for (const [text, here] of NUMBERED_OTHERWISE) {
    test(text, () => {
      assert.throws(
        () => find("KJV", text),
        (error) => error instanceof PassageNotFound && explain(error, "sl").endsWith(`. V tem prevodu je to ${here}`),
      );
    });
  }

  test("English numbers in a text of the original numbering", () => {
    const joel = made(
      [20, 27, 5, 21].flatMap((length, index) =>
        Array.from({ length }, (_, verse) => `JOL ${index + 1}:${verse + 1} Besedilo.`),
      ),
    );
    assert.throws(
      () => findPassage(joel, { text: "Jl 2,28-32", maxVerses: 500 }),
      (error) => error instanceof PassageNotFound && error.here === "Jl 3,1-5",
    );
  });

  test("a verse that no numbering has, has no other name", () => {
    for (const text of ["Jn 3,99", "Tob 1,1", "Mt 30,1"]) {
      try {
        findPassage(TEXTS_BY_CODE.NT, { text, maxVerses: 500 });
        assert.fail(`${text} was found`);
      } catch (error) {
        if (error instanceof PassageNotFound) assert.equal(error.here, undefined, text);
      }
    }
  });
});

test("a letter that a verse does not have is missing, the verse's other pieces are not", () => {
  const text = made([
    "GEN 2:3 Tri.",
    "GEN 2:4a Štiri.",
    "GEN 2:4b Štiri.",
    "GEN 2:5 Pet.",
    "GEN 2:6",
    "GEN 2:7-8 Osem.",
  ]);
  const rest = (asked: string) => {
    const { reference, missing } = findPassage(text, { text: asked, maxVerses: 9 });
    return [format(reference), ...missing.map((each) => format({ passages: [each] }))];
  };
  assert.deepEqual(rest("1 Mz 2,3.4c"), ["1 Mz 2,3", "1 Mz 2,4c"]);
  assert.deepEqual(rest("1 Mz 2,4c-5"), ["1 Mz 2,5", "1 Mz 2,4c"]);
  assert.deepEqual(rest("1 Mz 2,3-4c"), ["1 Mz 2,3-4c"]);
  assert.deepEqual(rest("1 Mz 2,6-8"), ["1 Mz 2,7-8", "1 Mz 2,6"]);
  assert.deepEqual(rest("1 Mz 2"), ["1 Mz 2", "1 Mz 2,1-2", "1 Mz 2,6"]);
  assert.deepEqual(rest("1 Mz 2,7-12"), ["1 Mz 2,7-8", "1 Mz 2,9-12"]);
});

test("the verses of a citation that a translation leaves out are said", () => {
  const mark = made(
    Array.from({ length: 50 }, (_, index) => index + 1)
      .filter((verse) => verse !== 46)
      .map((verse) => `MRK 9:${verse}${verse === 44 ? "" : " Besedilo."}`),
  );
  const found = findCitation(mark, "Mr 9,41-50");
  assert.ok("ranges" in found);
  assert.deepEqual([found.reference, found.lacking], ["Mr 9,41-43.45.47-50", ["Mr 9,44", "Mr 9,46"]]);
  const whole = findCitation(kjv, "Jn 3,16-18");
  assert.deepEqual("ranges" in whole && whole.lacking, []);
  assert.ok(POSK.books.length > 0);
});
