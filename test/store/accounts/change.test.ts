/** Records that a sound checksum stands behind and that still say nothing: of another version, or made by hand. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decodeChange } from "../../../src/store/accounts/mod.ts";
import { RecordFields, RecordWriter } from "../../../src/store/log/mod.ts";
import { usageFiles, usageReader } from "../../../src/store/usage/mod.ts";

/** The fields of a record, behind its kind. */
function fieldsOf(kind: string, words: readonly string[]): RecordFields {
  const writer = new RecordWriter();
  writer.begin(kind);
  for (const word of words) writer.word(word);
  writer.end();
  const fields = new RecordFields(Buffer.from(writer.bytes));
  fields.moveTo(0, writer.length);
  fields.word();
  return fields;
}

const HASH = "ab".repeat(32);

describe("decodeChange() refuses", () => {
  const wrong: [what: string, kind: string, words: string[], fault: RegExp][] = [
    ["a kind that it does not know", "promote", ["1"], /the kind of record "promote" is not known/],
    ["a role that there is not", "role", ["1", "king"], /the role "king" is not known/],
    ["a limit that is no number", "limit", ["1", "many"], /a number was expected/],
    ["a key with three last characters", "key", ["1", "9", "abc", HASH], /four characters/],
    [
      "a link for no purpose",
      "link",
      ["1", "9", "party", HASH],
      /the purpose "party" is not known/,
    ],
    ["a session without a hash", "session", ["1", "9", "ab"], /64 hexadecimal digits/],
    ["a field too many", "revoke", ["1", "2"], /a field too many/],
    ["a field too few", "session", ["1", "9"], /a field is missing/],
  ];
  for (const [what, kind, words, fault] of wrong) {
    test(what, () => assert.throws(() => decodeChange(kind, fieldsOf(kind, words)), fault));
  }
});

describe("usageReader() refuses", () => {
  const [file] = usageFiles(["2026-11-21.log", "2026-11-21.1.log", "2026-11-21.total"]);
  const reader = () => usageReader(file!, { counted() {} });

  test("a file under another's name", () => {
    assert.throws(() => reader().header(fieldsOf("x", ["2026-11-22"])), /it was written as/);
  });
  test("a slot that there cannot be", () => {
    for (const pair of ["0:1", "100000001:1"]) {
      assert.throws(() => reader().record("count", fieldsOf("count", [pair])), /there is no slot/);
    }
  });
  test("a kind that it does not know, a field too many, a record after the last", () => {
    assert.throws(() => reader().record("sum", fieldsOf("sum", [])), /kind of record "sum"/);
    assert.throws(() => reader().record("synced", fieldsOf("synced", ["1", "2"])), /too many/);
    const ended = reader();
    ended.record("complete", fieldsOf("complete", ["1", "2"]));
    assert.throws(() => ended.record("synced", fieldsOf("synced", ["1"])), /after the last one/);
  });
});
