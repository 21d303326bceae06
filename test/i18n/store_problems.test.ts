/** The sentences of the store: the errors behind a problem in the same language. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { errorFrom, Problem, type ProblemRecord, recordOf } from "../../src/base/problem.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { StoreDamaged, StoreUnavailable } from "../../src/store/mod.ts";

test("the reasons of a problem are in its language, whoever made it", () => {
  const reason = new Problem("store.wrong_checksum", {});
  const damage = StoreDamaged.file("keys/accounts.log", { offset: 97, reason });
  const error = new StoreUnavailable("cannot_open", { folder: "keys" }, { cause: damage });
  const received = errorFrom(JSON.parse(JSON.stringify(recordOf(error))));
  for (const one of [error, received]) {
    assert.match(
      explain(one, "sl"),
      /^Shrambe v mapi keys ni mogoče odpreti: Datoteke keys\/accounts\.log .* bajtu 97 \(kontrolna vsota se ne ujema\)/,
    );
    assert.match(explain(one, "en"), /damaged at byte 97 \(the checksum does not match\)/);
  }
});

/** Lists within lists. */
const deep = JSON.parse("[".repeat(20) + "]".repeat(20));

describe("a problem that another process sent", () => {
  const forms: [name: string, record: unknown][] = [
    ["is no object", "store"],
    ["is nothing", null],
    ["has a room with a blank", { room: "the store", code: "no_store", values: {} }],
    ["has no code", { room: "store", values: {} }],
    ["has no values", { room: "store", code: "no_store" }],
    ["has a list for values", { room: "store", code: "no_store", values: [] }],
    ["names a value oddly", { room: "store", code: "no_store", values: { "a b": 1 } }],
    ["has a value within a value", { room: "store", code: "no_store", values: { folder: [{ "a b": 1 }] } }],
    ["has lists within lists without end", { room: "store", code: "no_store", values: { a: deep } }],
    ["has a cause without a form", { room: "store", code: "no_store", values: {}, cause: 7 }],
  ];
  for (const [name, record] of forms) {
    test(`is refused where it ${name}`, () => assert.throws(() => errorFrom(record), TypeError));
  }

  test("is refused where errors stand behind it without end", () => {
    let record: object = { message: "the first" };
    for (let depth = 0; depth < 20; depth++) {
      record = { room: "store", code: "trying_again", values: {}, cause: record };
    }
    assert.throws(() => errorFrom(record), TypeError);
  });

  test("of a code or room that is not known is explained by its message", () => {
    for (const room of ["store", "cellar"]) {
      const record = { room, code: "flooded", values: { depth: 3 } } as unknown as ProblemRecord;
      assert.equal(explain(Problem.from(record), "sl"), `${room}/flooded {"depth":3}`);
    }
  });

  test("is cut to a length that a sentence can have", () => {
    const record = { room: "store", code: "no_store", values: { folder: "a".repeat(1e6) } };
    assert.ok(explain(errorFrom(record), "sl").length < 5000);
    assert.ok(errorFrom({ message: "a".repeat(1e6) }).message.length < 5000);
  });
});
