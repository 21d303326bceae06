/** Records that a sound checksum follows and that still say nothing: of another version, or made by hand. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { usageFiles, usageReader } from "../../../src/store/usage/mod.ts";
import { saying } from "../../support/saying.ts";
import { fieldsOf } from "../record_fields.ts";

describe("usageReader() refuses", () => {
  const [file] = usageFiles(["2026-11-21.log", "2026-11-21.1.log", "2026-11-21.total"]);
  const reader = () => usageReader(file!, { counted() {} });

  test("a file under another's name", () => {
    assert.throws(() => reader().header(fieldsOf("x", ["2026-11-22"]), 1), saying(/it was written as/));
  });
  test("an account that there cannot be", () => {
    for (const pair of ["0:1", "100000001:1"]) {
      assert.throws(() => reader().record("count", fieldsOf("count", [pair])), saying(/there is no account/));
    }
  });
  test("a kind that it does not know, a field too many, a record after the last", () => {
    assert.throws(() => reader().record("sum", fieldsOf("sum", [])), saying(/kind of record "sum"/));
    assert.throws(() => reader().record("synced", fieldsOf("synced", ["1", "2"])), saying(/too many/));
    const ended = reader();
    ended.record("complete", fieldsOf("complete", ["1", "2"]));
    assert.throws(() => ended.record("synced", fieldsOf("synced", ["1"])), saying(/after the last one/));
  });
});
