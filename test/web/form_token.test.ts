/** CSRF tokens: bound to their session, and used used. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { formToken, isFormToken } from "../../src/auth/csrf_token.ts";
import { UsedTokens } from "../../src/auth/used_tokens.ts";

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

test("UsedTokens knows the forms that have done what they are for, and no others", () => {
  const used = new UsedTokens();
  assert.equal(used.has("a"), false);
  used.add("a");
  assert.deepEqual([used.has("a"), used.has("b")], [true, false]);
});
