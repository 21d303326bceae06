/** Problems as another process sends them: read as they were, or refused; the bounds of what is read. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { errorFrom, isProblem, Problem, recordOf } from "../../src/base/problem.ts";

const problem = (values: unknown, options?: ErrorOptions): Problem =>
  new Problem("accounts.name_taken", values as never, options);
const record = (changes: object = {}) => ({
  room: "accounts",
  code: "name_taken",
  values: { name: "ana" },
  ...changes,
});
const overThere = (error: unknown): Error => errorFrom(JSON.parse(JSON.stringify(recordOf(error))) as unknown);

test("a problem says room, code, values and what is behind it", () => {
  const { message, name } = problem({ name: "ana" }, { cause: new Error("disk full") });
  assert.deepEqual([name, message], ["Problem", 'accounts/name_taken {"name":"ana"}: disk full']);
  assert.equal(problem({}).message, "accounts/name_taken {}");
  assert.equal(problem({}, { cause: "a text" }).message, "accounts/name_taken {}: a text");
});

test("a problem is one of its code and of its room alone", () => {
  const one = problem({});
  assert.deepEqual([one.is("name_taken" as never), one.is("other" as never)], [true, false]);
  const rooms = (error: unknown) => ["accounts", "store"].map((room) => isProblem(error, room as never));
  assert.deepEqual(rooms(one), [true, false]);
  assert.deepEqual(rooms(new Error("accounts")), [false, false]);
  assert.deepEqual(rooms({ room: "accounts" }), [false, false]);
});

test("a problem comes over with its values and all that is behind it", () => {
  const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,20}$/).filter((name) => name !== "toJSON");
  const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const { values } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      scalar,
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(word, tie("value"), { maxKeys: 4 }),
    ),
    values: fc.dictionary(word, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  }));
  fc.assert(
    fc.property(values, fc.string(), (given, message) => {
      const plain = JSON.parse(JSON.stringify(given)) as unknown;
      const sent = problem(plain, { cause: problem({ at: 1 }, { cause: new Error(message) }) });
      const read = overThere(sent);
      assert.ok(read instanceof Problem, "a problem");
      assert.deepEqual([read.room, read.code, read.values], [sent.room, sent.code, plain]);
      assert.ok(read.cause instanceof Problem && read.cause.cause instanceof Error, "its causes");
      assert.deepEqual(read.cause.values, { at: 1 });
      assert.equal(read.cause.cause.message, message);
    }),
    { seed: 5 },
  );
});

test("any other error comes over with its message, whatever else was thrown as text", () => {
  assert.deepEqual(recordOf(new TypeError("no")), { message: "no" });
  assert.deepEqual(recordOf(7), { message: "7" });
  assert.equal(overThere(new Error("no")).message, "no");
  assert.equal(errorFrom({}).message, "");
  assert.equal(overThere(problem({})).cause, undefined);
});

/** A value within so many lists or groups. */
const within = (depth: number, wrap: (value: unknown) => unknown): unknown =>
  depth === 0 ? 1 : wrap(within(depth - 1, wrap));
const list = (depth: number) => within(depth, (value) => [value]);
const group = (depth: number) => within(depth, (value) => ({ a: value }));
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, index]));
const causes = (depth: number): object => (depth === 0 ? { message: "first" } : record({ cause: causes(depth - 1) }));

describe("what has the form of a problem is read, anything else is refused:", () => {
  const CASES: readonly [what: string, value: unknown, isRead: boolean][] = [
    ["a text", "accounts", false],
    ["nothing", null, false],
    ["undefined", undefined, false],
    ["a problem", record(), true],
    ["no values", record({ values: {} }), true],
    ["values left out", { room: "accounts", code: "name_taken" }, false],
    ["values null", record({ values: null }), false],
    ["values as a list", record({ values: [] }), false],
    ["values as a text", record({ values: "ana" }), false],
    ["no code", record({ code: undefined }), false],
    ["a room that is a number", record({ room: 7 }), false],
    ["a room with a digit in front", record({ room: "1a" }), false],
    ["a room with a path", record({ room: "a/b" }), false],
    ["a code with a line end", record({ code: "a\n" }), false],
    ["an empty code", record({ code: "" }), false],
    ["a code of 64 letters", record({ code: "a".repeat(64) }), true],
    ["a code of 65 letters", record({ code: "a".repeat(65) }), false],
    ["a value whose name is no word", record({ values: { "a b": 1 } }), false],
    ["a name within a value that is no word", record({ values: { a: { "b c": 1 } } }), false],
    ["a name within a list that is no word", record({ values: { a: [{ "b c": 1 }] } }), false],
    ["a value that is a function", record({ values: { a: () => 1 } }), false],
    ["a value of each kind", record({ values: { a: "a", b: 1, c: true, d: null } }), true],
    ["32 values", record({ values: named(32) }), true],
    ["33 values", record({ values: named(33) }), false],
    ["33 values within one", record({ values: { a: named(33) } }), false],
    ["lists within 8", record({ values: { a: list(8) } }), true],
    ["lists within 9", record({ values: { a: list(9) } }), false],
    ["groups within 8", record({ values: { a: group(8) } }), true],
    ["groups within 9", record({ values: { a: group(9) } }), false],
    ["8 errors behind it", causes(8), true],
    ["9 errors behind it", causes(9), false],
    ["something behind it that is no error", record({ cause: "disk full" }), false],
  ];
  for (const [what, value, isRead] of CASES) {
    test(what, () => {
      if (isRead) assert.ok(errorFrom(value) instanceof Problem, "a problem");
      else assert.throws(() => errorFrom(value), TypeError);
    });
  }
});

test("texts are cut at 4096 characters and lists at 32 entries, wherever they stand", () => {
  for (const [given, read] of [
    [4095, 4095],
    [4096, 4096],
    [4097, 4096],
  ] as const) {
    const text = "č".repeat(given);
    const sent = { a: text, b: [text], c: { d: text } };
    const { values } = errorFrom(record({ values: sent })) as Problem;
    const cut = text.slice(0, read);
    assert.deepEqual(values, { a: cut, b: [cut], c: { d: cut } });
    assert.equal(errorFrom({ message: text }).message, cut);
  }
  for (const [given, read] of [
    [32, 32],
    [33, 32],
  ] as const) {
    const { values } = errorFrom(record({ values: { a: Array(given).fill(1) } })) as Problem;
    assert.deepEqual(values, { a: Array(read).fill(1) });
  }
});
