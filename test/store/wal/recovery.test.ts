/** What becomes of a log that is cut short or changed anywhere: recovered or refused, never silently wrong. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Problem } from "../../../src/base/problem.ts";
import type { RecordFields } from "../../../src/store/wal/mod.ts";
import { type LogReader, RecordWriter, readLog, recoverRecords } from "../../../src/store/wal/mod.ts";
import { saying } from "../../support/saying.ts";

const FILE = "test.log";

/** A log with records `put NAME NUMBER`, and what they say. */
function logOf(count: number): { bytes: Buffer; ends: number[]; entries: string[] } {
  const records = new RecordWriter();
  records.begin("ambo").word("test").number(1).end();
  const ends = [records.length];
  const entries: string[] = [];
  for (let index = 0; index < count; index++) {
    records
      .begin("put")
      .number(index * index)
      .word(`name ${"č".repeat(index % 4)}`)
      .end();
    ends.push(records.length);
    entries.push(`${index * index} name ${"č".repeat(index % 4)}`);
  }
  return { bytes: Buffer.from(records.bytes), ends, entries };
}

/** Collects what a log says. */
function collector(createdAtomically = false): { reader: LogReader; entries: string[] } {
  const entries: string[] = [];
  const reader: LogReader = {
    kind: "test",
    version: 1,
    createdAtomically,
    header: () => {},
    record(kind, fields) {
      assert.equal(kind, "put");
      entries.push(entryOf(fields));
    },
    durableOffset: (_kind, { offset }) => offset,
  };
  return { reader, entries };
}

function entryOf(fields: RecordFields): string {
  return `${fields.number()} ${fields.rest()}`;
}

function read(bytes: Buffer, createdAtomically = false) {
  const { reader, entries } = collector(createdAtomically);
  return { ...readLog(bytes, { file: FILE, reader }), entries };
}

test("readLog() reads back what was written, with its length and checksum", () => {
  const { bytes, entries } = logOf(20);
  const found = read(bytes);
  assert.deepEqual(found.entries, entries);
  assert.equal(found.size, bytes.length);
  assert.equal(found.records, 20);
  assert.equal(found.reason, undefined);
  const last = bytes.subarray(bytes.lastIndexOf(10, bytes.length - 2) + 1);
  assert.equal(found.chain, Number.parseInt(last.toString("latin1", 0, 8), 16));
});

test("a log cut at any length gives the whole records before the cut and calls the rest torn", () => {
  const { bytes, ends, entries } = logOf(20);
  for (let length = 0; length < bytes.length; length++) {
    const whole = ends.filter((end) => end <= length).length - 1;
    const found = read(bytes.subarray(0, length));
    assert.deepEqual(found.entries, entries.slice(0, Math.max(0, whole)), `cut at ${length}`);
    assert.equal(found.torn, !ends.includes(length), `cut at ${length}`);
    assert.equal(found.size, whole < 0 ? 0 : ends[whole], `cut at ${length}`);
  }
});

test("a log that comes into being by a rename is damaged, not torn, where its header is not whole", () => {
  const { bytes, ends } = logOf(3);
  for (let length = 0; length < ends[0]!; length++) {
    const found = read(bytes.subarray(0, length), true);
    assert.notEqual(found.reason, undefined);
    assert.equal(found.torn, false, `cut at ${length}`);
  }
});

test("no flipped bit goes unseen, and none passes for a crash", () => {
  const { bytes, ends, entries } = logOf(20);
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    const line = ends.findIndex((end) => bit >> 3 < end);
    const found = read(flipped);
    assert.notEqual(found.reason, undefined, `bit ${bit}`);
    assert.equal(found.torn, false, `bit ${bit}`);
    assert.equal(found.size, line === 0 ? 0 : ends[line - 1], `bit ${bit}`);
    assert.deepEqual(found.entries, entries.slice(0, Math.max(0, line - 1)), `bit ${bit}`);
  }
});

test("a line that is lost, doubled or moved is found out", () => {
  const { bytes } = logOf(8);
  const lines = bytes.toString().split(/(?<=\n)/);
  const changed: [string, string[]][] = [
    ["lost", lines.toSpliced(3, 1)],
    ["doubled", lines.toSpliced(3, 0, lines[3]!)],
    ["moved", [...lines.slice(0, 3), lines[4]!, lines[3]!, ...lines.slice(5)]],
    ["the header twice", [lines[0]!, ...lines]],
  ];
  for (const [what, lines] of changed) {
    const found = read(Buffer.from(lines.join("")));
    assert.equal((found.reason as Problem<"store">).code, "wrong_checksum", what);
    assert.equal(found.torn, false, what);
  }
});

test("a sector of zeros after the last synced record is what a power cut leaves; before it, it is damage", () => {
  const { bytes, ends } = logOf(80);
  const start = Math.ceil(ends[10]! / 512) * 512;
  const zeroed = Buffer.from(bytes);
  zeroed.fill(0, start, start + 512);
  const { reader } = collector();
  const read = (durableOffset: number) =>
    readLog(zeroed, { file: FILE, reader: { ...reader, durableOffset: () => durableOffset } });
  assert.equal(read(0).torn, true);
  assert.equal(read(start + 512).torn, false);
  // The line in which the zeros begin is the first that is not sound: up to it all may have been synced, and no further.
  const line = ends.findLast((end) => end <= start)!;
  assert.equal(readLog(zeroed, { file: FILE, reader }).size, line);
  assert.deepEqual([read(line).torn, read(line + 1).torn], [true, false]);
});

test("a file of a newer format, and another file, are refused by name", () => {
  const header = (kind: string, version: number) => {
    const records = new RecordWriter();
    records.begin("ambo").word(kind).number(version).end();
    return Buffer.from(records.bytes);
  };
  assert.throws(() => read(header("test", 2)), saying(/StoreRefused|format 2 of a newer Ambo/));
  assert.throws(() => read(header("other", 1)), saying(/not a file of the kind "test"/));
});

/** Recovers the records of a log, and tells what they say and where others are lost. */
function recovered(bytes: Buffer) {
  const saved: string[] = [];
  const { gaps } = recoverRecords(bytes, (_kind, fields) => void saved.push(entryOf(fields)));
  return { saved, gaps };
}

test("recoverRecords() loses the one record in which a bit was flipped, and none where the bit was in its checksum", () => {
  const { bytes, ends, entries } = logOf(20);
  for (let bit = ends[0]! * 8; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    const line = ends.findIndex((end) => bit >> 3 < end);
    const inChecksum = (bit >> 3) - ends[line - 1]! < 8;
    const { saved, gaps } = recovered(flipped);
    const isLast = line === 20;
    if (inChecksum && !isLast) {
      assert.deepEqual(saved, entries, `bit ${bit}`);
      continue;
    }
    const atNewline = bit >> 3 === ends[line]! - 1;
    const lost = atNewline && !isLast ? 2 : 1;
    assert.deepEqual(saved, entries.toSpliced(line - 1, lost), `bit ${bit}`);
    assert.deepEqual(gaps, [{ start: ends[line - 1], end: ends[line - 1 + lost] ?? bytes.length }]);
  }
});

test("recoverRecords() loses no record beside damaged ones, and reports those as one gap", () => {
  const { bytes, ends, entries } = logOf(12);
  for (let first = 1; first < 12; first++) {
    for (let last = first; last < Math.min(first + 3, 12); last++) {
      const damaged = Buffer.from(bytes);
      for (let line = first; line <= last; line++) damaged[ends[line - 1]! + 14]! ^= 1;
      const { saved, gaps } = recovered(damaged);
      assert.deepEqual(saved, entries.toSpliced(first - 1, last - first + 1), `${first} to ${last}`);
      assert.deepEqual(gaps, [{ start: ends[first - 1], end: ends[last] }]);
    }
  }
});

test("recoverRecords() takes time in proportion to garbage, and finds the records after it", () => {
  const { bytes, ends } = logOf(20);
  const cost = (lines: number): number => {
    const garbage = Array.from({ length: lines }, (_, line) => `0badf00d nonsense ${line} 12345678 x`);
    const damaged = Buffer.concat([
      bytes.subarray(0, ends[3]),
      Buffer.from(`${garbage.join("\n")}\n`),
      bytes.subarray(ends[4]),
    ]);
    let found = 0;
    const start = process.cpuUsage();
    recoverRecords(damaged, () => void found++);
    assert.equal(found, 18);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  cost(100);
  const few = Math.min(cost(125), cost(125));
  const many = cost(1000);
  assert.ok(many < few * 8 * 3 + 50, `${few} ms for 125 lines, ${many} ms for 1,000`);
});
