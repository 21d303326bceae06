/** What a reference lacks in a translation, and what is answered in its place. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isProblem } from "../../src/base/problem.ts";
import { exampleReference, findCitation, findPassage, noteReferences, parseTranslation } from "../../src/corpus/mod.ts";

const HEAD = "Ambo-Translation: 1\nCode: DEMO\nName: N\nLanguage: slv\nCopyright: C\n";
const parse = (body: string, head = HEAD) => parseTranslation(Buffer.from(`${head}\n${body}`), "demo.txt");

const demo = parse(
  [
    "GEN 1:1 Ena.",
    "GEN 1:2-4 Dve do štiri.",
    "GEN 1:5a Pet, začetek.",
    "GEN 1:5b Pet, konec.",
    "GEN 1:6",
    "GEN 2:9 Prestavljena.",
    "GEN 2:3",
    "GEN 2:4-7",
    "GEN 5:1 Pet.",
    "GEN 4:1 Štiri.",
    "EST 1:1 Ena.",
    "EST 10:1 Zadnje.",
    "JHN 1:1 Ena.",
    "",
  ].join("\n"),
  `${HEAD}Book: GEN | 1 Moj | Prva knjiga\n`,
);

/** The values of the problem with which a reference is refused. */
function refusal(text: string, maxVerses = 100) {
  try {
    findPassage(demo, { text, maxVerses });
  } catch (error) {
    assert.ok(isProblem(error, "passage"), `${text}: ${error}`);
    return { code: error.code, ...(error.values as object) };
  }
  return assert.fail(`${text} was found`);
}

const GEN = { reference: "", translation: "DEMO", bookName: "Prva knjiga" };
const MISSING: readonly [text: string, missing: Record<string, unknown>][] = [
  ["1 Moj 1,7", { kind: "verse", book: "GEN", chapter: 1, verse: 7, last: 6 }],
  ["1 Moj 1,500", { kind: "verse", book: "GEN", chapter: 1, verse: 500, last: 6 }],
  ["1 Moj 2,10", { kind: "verse", book: "GEN", chapter: 2, verse: 10, last: 9 }],
  ["1 Moj 2,8", { kind: "verse", book: "GEN", chapter: 2, verse: 8, last: 9 }],
  ["1 Moj 2,2", { kind: "verse", book: "GEN", chapter: 2, verse: 2, last: 9 }],
  ["1 Moj 2,1", { kind: "verse", book: "GEN", chapter: 2, verse: 1, last: 9 }],
  ["1 Moj 1,6", { kind: "left_out", book: "GEN", chapter: 1, verse: 6 }],
  ["1 Moj 2,3", { kind: "left_out", book: "GEN", chapter: 2, verse: 3 }],
  ["1 Moj 2,4", { kind: "left_out", book: "GEN", chapter: 2, verse: 4 }],
  ["1 Moj 2,5", { kind: "left_out", book: "GEN", chapter: 2, verse: 5 }],
  ["1 Moj 2,7", { kind: "left_out", book: "GEN", chapter: 2, verse: 7 }],
  ["1 Moj 2,3-7", { kind: "left_out", book: "GEN", chapter: 2, verse: 3 }],
  ["1 Moj 1,5c", { kind: "letter", book: "GEN", chapter: 1, verse: 5, letter: "c" }],
  ["1 Moj 3,1", { kind: "chapter", book: "GEN", chapter: 3, last: 5 }],
  ["1 Moj 6", { kind: "chapter", book: "GEN", chapter: 6, last: 5 }],
  ["1 Moj 1,1-7,2", { kind: "chapter", book: "GEN", chapter: 7, last: 5 }],
];
describe("a reference of a book that is there", () => {
  for (const [reference, missing] of MISSING) {
    test(`${reference} lacks ${JSON.stringify(missing)}`, () => {
      assert.deepEqual(refusal(reference), { code: "not_found", ...GEN, reference, missing });
    });
  }
});

test("a book that is not there has no name of its own", () => {
  assert.deepEqual(refusal("Mt 1,1"), {
    ...{ code: "not_found", reference: "Mt 1,1", translation: "DEMO" },
    missing: { kind: "book", book: "MAT" },
  });
});

test("Greek additions are missing where Esther ends as the Hebrew does, and chapters beyond them", () => {
  const kinds = ["Est 11", "Est 16,1", "Est 17", "Est 9", "Est 11,1-12,2"].map((text) => {
    const { missing } = refusal(text) as unknown as { missing: { kind: string } };
    return missing.kind;
  });
  assert.deepEqual(kinds, ["addition", "addition", "chapter", "chapter", "addition"]);
});

test("an example is the best known verse where it is there, else the first that has a text", () => {
  const cases: readonly [body: string, head: string, example: string][] = [
    ["GEN 1:1 Ena.\nJHN 3:16 Zgled.\n", HEAD, "Jn 3,16"],
    ["GEN 1:1\nGEN 1:2\nGEN 1:3 Tri.\nJHN 3:15 Zgled.\n", HEAD, "1 Mz 1,3"],
    ["JHN 3:16\nJHN 3:17 Zgled.\n", HEAD, "Jn 3,17"],
    // The name leads to two books.
    ["GEN 2:1 Ena.\nJON 3:1 Dve.\n", `${HEAD}Book: GEN | G | Prva\n`, "G 2,1"],
  ];
  for (const [body, head, example] of cases) {
    assert.equal(exampleReference(parse(body, head)), example);
  }
});

test("a citation is found with its letters, its text with whole verses", () => {
  const found = findCitation(demo, "Jn 1:1a");
  assert.ok("ranges" in found, JSON.stringify(found));
  assert.equal(found.reference, "Jn 1,1a");
  assert.deepEqual(
    found.ranges.map(({ book, first, last }) => [book.id, first, last]),
    [["JHN", 12, 12]],
  );
});

test("references in a note have their place in its words, and lead to their first verse", () => {
  const text = "Leta 1,2 so; Jn 1,1 in 1 Moj 4,1; Mt 1,1.";
  const found = noteReferences(demo, 0, { kind: "footnote", text, offset: 0 });
  assert.deepEqual(
    found.map(({ start, end, ...rest }) => ({ ...rest, words: text.slice(start, end) })),
    [
      { reference: "Jn 1,1", line: 12, words: "Jn 1,1" },
      { reference: "1 Moj 4,1", line: 9, words: "1 Moj 4,1" },
    ],
  );
  const list = noteReferences(demo, 0, { kind: "cross_reference", text: "1,2; Jn 1,1", offset: 0 });
  assert.deepEqual(
    list.map(({ reference, line }) => [reference, line]),
    [
      ["1 Moj 1,2-4", 1],
      ["Jn 1,1", 12],
    ],
  );
});
