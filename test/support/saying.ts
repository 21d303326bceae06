import assert from "node:assert/strict";
import { explain } from "../../src/i18n/problems/mod.ts";

/** Returns a check of an error by its English sentence, for `assert.throws` and `assert.rejects`. */
export function saying(expected: RegExp): (error: unknown) => true {
  return (error) => {
    assert.match(explain(error, "en"), expected);
    return true;
  };
}
