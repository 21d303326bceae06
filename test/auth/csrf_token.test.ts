/** CSRF tokens: bound to the secret of a session, and used once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { csrfToken, isCsrfToken, UsedTokens } from "../../src/auth/browser_session.ts";

test("isCsrfToken() accepts every token of its secret and none that was changed", () => {
  for (let time = 0; time < 50; time++) {
    const token = csrfToken("secret");
    assert.ok(isCsrfToken(token, "secret"));
    assert.ok(!isCsrfToken(token, "Secret"));
    const bytes = Buffer.from(token, "base64url");
    bytes[time]! ^= 1;
    assert.ok(!isCsrfToken(bytes.toString("base64url"), "secret"));
  }
  for (const token of ["", "x", "a".repeat(86), "a".repeat(10_000)]) {
    assert.ok(!isCsrfToken(token, "secret"));
  }
});

test("UsedTokens has the tokens that were added, and no others", () => {
  const used = new UsedTokens();
  assert.equal(used.has("a"), false);
  used.add("a");
  assert.deepEqual([used.has("a"), used.has("b")], [true, false]);
});
