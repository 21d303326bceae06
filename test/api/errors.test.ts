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

test("a file that no descriptor is left for is 503 service_unavailable, which passes, behind another error too", async () => {
  const failing = await startService();
  for (const [code, status] of [
    ["EMFILE", 503],
    ["ENFILE", 503],
    ["EACCES", 500],
  ] as const) {
    const cause = Object.assign(new Error(`${code}: open 'table.txt'`), { code });
    for (const thrown of [cause, new Error("a table cannot be read", { cause })]) {
      Object.assign(failing.library, {
        translations: () => {
          throw thrown;
        },
      });
      const reply = await failing.ask("/translations");
      assertError(reply, status, status === 503 ? "service_unavailable" : "internal_error");
      assert.equal(reply.headers["retry-after"] !== undefined, status === 503, `${thrown}`);
    }
  }
});
