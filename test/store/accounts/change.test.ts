/** Records that a sound checksum follows and that still say nothing: of another version, or made by hand. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decodeChange } from "../../../src/store/accounts/mod.ts";
import { saying } from "../../support/saying.ts";
import { fieldsOf } from "../record_fields.ts";

const UUID = "1f0e8a52-6f0d-4b7e-9a55-3d1c2b7f9e40";
const HASH = "ab".repeat(32);

describe("decodeChange() refuses", () => {
  const wrong: [what: string, kind: string, words: string[], fault: RegExp][] = [
    ["a kind that it does not know", "promote", ["1"], /the kind of record "promote" is not known/],
    ["a role that there is not", "role", ["1", "king"], /the role "king" is not known/],
    ["a limit that is no number", "limit", ["1", "many"], /a number was expected/],
    ["a key with three last characters", "key", ["1", "9", "abc", HASH], /four characters/],
    ["a link for no purpose", "link", ["1", "9", "party", HASH], /the purpose "party" is not known/],
    ["a session without a hash", "session", ["1", "9", "ab"], /64 hexadecimal digits/],
    ["an installation of an account", "site", ["1", UUID], /belongs to no account/],
    ["an installation without a UUID", "site", ["0", "ambo.example.org"], /a UUID was expected/],
    ["a setting of an account", "setting", ["1", "face", "x"], /belongs to no account/],
    ["a setting without a name", "setting", ["0", "", "x"], /cannot be stored with this value/],
    ["a setting whose value is cut", "setting", ["0", "face", "\u0007"], /cannot be stored/],
    ["a field too many", "revoke", ["1", "2"], /a field too many/],
    ["a field too few", "session", ["1", "9"], /a field is missing/],
  ];
  for (const [what, kind, words, fault] of wrong) {
    test(what, () => assert.throws(() => decodeChange(kind, fieldsOf(kind, words)), saying(fault)));
  }
});
