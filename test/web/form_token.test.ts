/** CSRF tokens: bound to their session, and used once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { formToken, isFormToken } from "../../src/auth/csrf_token.ts";
import { Once } from "../../src/auth/used_tokens.ts";

test("isFormToken() takes every token of its secret and none that was changed", () => {
  for (let time = 0; time < 50; time++) {
    const token = formToken("secret");
    assert.ok(isFormToken(token, "secret"));
    assert.ok(!isFormToken(token, "Secret"));
    const bytes = Buffer.from(token, "base64url");
    bytes[time]! ^= 1;
    assert.ok(!isFormToken(bytes.toString("base64url"), "secret"));
  }
  for (const token of ["", "x", "a".repeat(86), "a".repeat(10_000)]) {
    assert.ok(!isFormToken(token, "secret"));
  }
});

test("Once knows the forms that have done what they are for, and no others", () => {
  const once = new Once();
  assert.equal(once.has("a"), false);
  once.add("a");
  assert.deepEqual([once.has("a"), once.has("b")], [true, false]);
});
