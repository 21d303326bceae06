/** What fails without having been foreseen; what is refused is in the recording. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { startService } from "../support/service.ts";
import { assertError, remaining } from "./assertions.ts";

test("what nobody foresaw is 500 internal_error: the log has the reason, the answer nothing of it", async () => {
  const failing = await startService();
  const fail = () => assert.fail("a library that fails");
  Object.assign(failing.library, { translations: fail, get: fail });
  for (const [index, path] of ["/translations", "/passage?translation=ZGL&reference=Jn+3"].entries()) {
    const reply = await failing.ask(path);
    assertError(reply, 500, "internal_error");
    assert.doesNotMatch(reply.text, /library/);
    assert.equal(remaining(reply), 99 - index);
  }
  const told = failing.log.filter(({ level }) => level === "error");
  assert.equal(told.length, 2);
  assert.match(JSON.stringify(told), /a library that fails/);
});
