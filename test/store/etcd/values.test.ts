/** Records as values of keys: read back, or refused with the place of the fault. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeRecords, encodeRecords } from "../../../src/store/etcd/layout.ts";
import { StoreDamaged } from "../../../src/store/wal/mod.ts";

const KEY = "PREFIX/key";
const write = (...values: readonly (readonly [kind: string, value: number])[]) =>
  encodeRecords((records) => {
    for (const [kind, value] of values) records.begin(kind).number(value).end();
  });

/** Checks the damage of a value: where it is, and why. */
function damage(offset: number, reason?: string) {
  return (error: unknown): true => {
    assert.ok(error instanceof StoreDamaged, String(error));
    assert.deepEqual([error.code, error.values], ["damaged_key", { key: KEY, offset }]);
    if (reason !== undefined) assert.equal((error.cause as { code?: string }).code, reason);
    return true;
  };
}

test("a byte that is another, or a line that is cut or in another place, is damage where it stands", () => {
  const first = write(["one", 1]).length;
  const bytes = write(["one", 1], ["two", 2]);
  const visit = () => {};
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    // A newline that is another joins the lines.
    const offset = at < first ? 0 : first;
    assert.throws(() => decodeRecords(changed, { key: KEY, visit }), damage(offset, "wrong_checksum"));
  }
  for (let length = 1; length < bytes.length; length++) {
    if (length === first) continue;
    const offset = length < first ? 0 : first;
    const cut = bytes.subarray(0, length);
    assert.throws(() => decodeRecords(cut, { key: KEY, visit }), damage(offset, "wrong_checksum"));
  }
  const moved = Buffer.concat([bytes.subarray(first), bytes.subarray(0, first)]);
  assert.throws(() => decodeRecords(moved, { key: KEY, visit }), damage(0, "wrong_checksum"));
});
