/** A list of books that a search is limited to. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isProblem, type Problem } from "../../src/base/problem.ts";
import { BOOK_IDS, BOOK_LANGUAGES, bookName, isProtestant, testamentOf } from "../../src/canon/mod.ts";
import { linesOf, parseBooks } from "../../src/search/search_request.ts";
import { translationOf } from "./demo.ts";

const IDS = ["GEN", "TOB", "PSA", "MAT", "MRK", "LUK", "JHN", "1CO", "2CO", "REV"];
const translation = translationOf(IDS.map((id) => `${id} 1:1 Besedilo.`));

describe("parseBooks() reads", () => {
  const CASES: readonly (readonly [text: string, ...ids: string[]])[] = [
    ["Mt", "MAT"],
    ["mt", "MAT"],
    ["Evangelij po Mateju", "MAT"],
    ["Jn, Mt", "MAT", "JHN"],
    ["Mt-Jn,Raz", "MAT", "MRK", "LUK", "JHN", "REV"],
    ["Mt – Lk", "MAT", "MRK", "LUK"],
    ["Mt—Mt", "MAT"],
    ["1 Kor-2 Kor", "1CO", "2CO"],
    ["1 Kor", "1CO"],
    ["ot", "GEN", "TOB", "PSA"],
    ["NT", "MAT", "MRK", "LUK", "JHN", "1CO", "2CO", "REV"],
    ["ot,Mr", "GEN", "TOB", "PSA", "MRK"],
    ["John;Genesis", "GEN", "JHN"],
    [",Mt,,", "MAT"],
    [`Mt${",".repeat(497)}`, "MAT"],
    [`Mt${",".repeat(498)}`, "MAT"],
  ];
  for (const [text, ...ids] of CASES) {
    test(`${text.slice(0, 20)}, ${text.length} characters`, () => {
      assert.deepEqual(
        parseBooks(text, translation).map(({ id }) => id),
        ids,
      );
    });
  }
});

describe("parseBooks() reads each range of two books, and refuses those that fall,", () => {
  const DEUTEROCANON = ["TOB", "JDT", "WIS", "SIR", "BAR", "1MA", "2MA"];
  const ids = BOOK_IDS.filter((id) => isProtestant(id) || DEUTEROCANON.includes(id));
  for (const { code } of BOOK_LANGUAGES) {
    const whole = translationOf(
      ids.map((id) => `${id} 1:1 Besedilo.`),
      code,
    );
    for (const kind of ["abbreviation", "name"] as const) {
      const names = ids.map((id) => bookName(id, code)[kind]);
      test(`${code}, by ${kind}: ${names[0]}, ${names[72]}`, () => {
        assert.equal(names.length, 73);
        const wrong: string[] = [];
        for (const [from, first] of names.entries()) {
          for (const [to, last] of names.entries()) {
            // The two ways to write a range take turns over the pairs. Of those that fall every seventh is tried.
            const isFalling = from > to;
            if (isFalling && (from + to) % 7 !== 0) continue;
            const text = (from + to) % 2 === 0 ? `${first}-${last}` : `${first} – ${last}`.toLowerCase();
            if (isFalling) assert.throws(() => parseBooks(text, whole), { code: "backwards" }, text);
            else if (
              parseBooks(text, whole)
                .map(({ id }) => id)
                .join() !== ids.slice(from, to + 1).join()
            )
              wrong.push(text);
          }
        }
        assert.deepEqual(wrong, []);
      });
    }
  }
});

describe("parseBooks() refuses", () => {
  const CASES: readonly (readonly [text: string, kind: Problem<"book_list">["code"], part: string])[] = [
    ["", "unknown", ""],
    [" , ", "unknown", ","],
    ["Mt,blabla", "unknown", "blabla"],
    ["Mt 5", "unknown", "Mt 5"],
    ["Mt 5-7", "unknown", "Mt 5"],
    ["Mt-", "unknown", "Mt-"],
    ["Ez", "ambiguous", "Ez"],
    ["Mt,Sir", "absent", "Sir"],
    ["Mt-Heb", "absent", "Heb"],
    ["Jn-Mt", "backwards", "Jn-Mt"],
    ["%$#", "unknown", "%$#"],
    [`Mt${",".repeat(499)}`, "too_long", `Mt${",".repeat(499)}`],
    ["a".repeat(501), "too_long", "a".repeat(501)],
  ];
  for (const [text, kind, part] of CASES) {
    test(JSON.stringify(text.slice(0, 20)), () => {
      assert.throws(
        () => parseBooks(text, translation),
        (error) => {
          assert.ok(isProblem(error, "book_list"), String(error));
          assert.deepEqual([error.code, (error.values as { part?: string }).part], [kind, part]);
          return true;
        },
      );
    });
  }
});

test("linesOf() gives the lines of books", () => {
  assert.deepEqual(linesOf(parseBooks("Tob,Mt-Mr", translation)), [
    [1, 2],
    [3, 4],
    [4, 5],
  ]);
});

test("testamentOf() knows the three parts", () => {
  assert.equal(testamentOf("MAL"), "old");
  assert.equal(testamentOf("SIR"), "deuterocanonical");
  assert.equal(testamentOf("LAO"), "deuterocanonical");
  assert.equal(testamentOf("MAT"), "new");
});
