import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { RecordFields, RecordWriter, verifyLine } from "../../../src/store/wal/mod.ts";
import { saying } from "../../support/saying.ts";

test("a record is read back as it was written, whatever its fields", () => {
  const word = fc.stringMatching(/^[!-~]{1,40}$/);
  const number = fc.oneof(fc.nat(), fc.maxSafeNat());
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, number, number, fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.string())),
      (records) => {
        const writer = new RecordWriter();
        const ends: number[] = [];
        for (const [kind, one, other, bytes, rest] of records) {
          writer.begin(kind).number(one).pair(one, other).hexadecimal(bytes);
          writer.word(rest.replaceAll("\n", "")).end();
          ends.push(writer.length);
        }
        const content = Buffer.from(writer.bytes);
        const fields = new RecordFields(content);
        let start = 0;
        let chain = 0;
        for (const [index, [kind, one, other, bytes, rest]] of records.entries()) {
          const end = ends[index]!;
          chain = verifyLine(content, { start, end, chain });
          assert.ok(chain >= 0);
          fields.moveTo(start, end);
          assert.equal(fields.word(), kind);
          assert.equal(fields.number(), one);
          assert.equal(fields.pairFirst(), one);
          assert.equal(fields.number(), other);
          assert.deepEqual(Buffer.from(fields.hexadecimal(bytes.length)), Buffer.from(bytes));
          assert.equal(fields.rest(), Buffer.from(rest.replaceAll("\n", "")).toString());
          assert.equal(fields.atEnd, true);
          start = end;
        }
      },
    ),
  );
});

test("a field that is not what was asked for is an error", () => {
  const writer = new RecordWriter();
  writer.begin("kind").word("12x").word("").word("0a0B").end();
  const fields = new RecordFields(Buffer.from(writer.bytes));
  const at = (skip: number) => {
    fields.moveTo(0, writer.length);
    for (let index = 0; index < skip; index++) fields.word();
    return fields;
  };
  assert.throws(() => at(1).number(), saying(/a number was expected/));
  assert.throws(() => at(1).pairFirst(), saying(/a pair was expected/));
  assert.throws(() => at(2).number(), saying(/a number was expected/));
  assert.throws(() => at(3).hexadecimal(2), saying(/4 hexadecimal digits were expected/));
  assert.throws(() => at(3).hexadecimal(3), saying(/6 hexadecimal digits were expected/));
  assert.throws(() => at(4).word(), saying(/a field is missing/));
  assert.throws(() => at(4).rest(), saying(/a field is missing/));
});
