/** Logs in which a newline, a checksum or a line is lost: all other records are recovered, and the gap is reported. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { RecordWriter, recoverRecords } from "../../../src/store/wal/mod.ts";

const COUNT = 12;

/** A log with the numbers from 0, and the offset of each line with that of the end. */
function made(): { bytes: Buffer; starts: number[] } {
  const records = new RecordWriter();
  records.begin("ambo").word("test").number(1).end();
  const starts = [records.length];
  for (let index = 0; index < COUNT; index++) {
    records.begin("put").number(index).word("č abc").end();
    starts.push(records.length);
  }
  return { bytes: Buffer.from(records.bytes), starts };
}

function recovered(bytes: Buffer) {
  const numbers: number[] = [];
  const { records, gaps } = recoverRecords(bytes, (kind, fields) => {
    assert.equal(kind, "put");
    numbers.push(fields.number());
    assert.equal(fields.rest(), "č abc");
  });
  assert.equal(records, numbers.length);
  return { numbers: numbers.sort((a, b) => a - b), gaps };
}

const all = Array.from({ length: COUNT }, (_, index) => index);

test("two lines that became one are lost, and no other", () => {
  for (let index = 0; index + 2 < COUNT; index++) {
    const { bytes, starts } = made();
    bytes[starts[index + 1]! - 1] = 0x78;
    assert.deepEqual(
      recovered(bytes),
      {
        numbers: all.filter((other) => other !== index && other !== index + 1),
        gaps: [{ start: starts[index]!, end: starts[index + 2]! }],
      },
      `the newline of ${index}`,
    );
  }
});

test("a line of which the checksum is damaged is recovered where another line follows it", () => {
  for (let index = 0; index + 1 < COUNT; index++) {
    for (let digit = 0; digit < 8; digit++) {
      const { bytes, starts } = made();
      bytes[starts[index]! + digit] = 0x7a;
      assert.deepEqual(recovered(bytes), { numbers: all, gaps: [] }, `digit ${digit} of ${index}`);
    }
  }
  const { bytes, starts } = made();
  bytes[starts[COUNT - 1]!] = 0x7a;
  assert.deepEqual(recovered(bytes), {
    numbers: all.slice(0, -1),
    gaps: [{ start: starts[COUNT - 1]!, end: starts[COUNT]! }],
  });
});

test("a record that is damaged is lost alone; lines beside each other are one gap", () => {
  for (let first = 0; first < COUNT - 1; first++) {
    for (let last = first; last < Math.min(first + 3, COUNT - 1); last++) {
      const { bytes, starts } = made();
      for (let index = first; index <= last; index++) bytes[starts[index]! + 14]! ^= 1;
      assert.deepEqual(
        recovered(bytes),
        {
          numbers: all.filter((index) => index < first || index > last),
          gaps: [{ start: starts[first]!, end: starts[last + 1]! }],
        },
        `${first} to ${last}`,
      );
    }
  }
});
