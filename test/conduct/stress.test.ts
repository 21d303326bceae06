/** Many clients of all kinds at once: no wrong byte, and answered <= counted <= sent. The long run is `npm run stress`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { missing } from "../support/missing.ts";
import { runStress } from "./stress_service.ts";

test("every byte of every answer is right, and every count", async () => {
  const { counts, keys, failures } = await runStress({
    seconds: 5,
    clients: 2,
    passages: ["translation=ZGL&reference=Jn+3", "translation=ZGL&reference=Jn+3,16"],
    hasTls: missing("openssl") === false,
  });
  for (const [kind, compared] of Object.entries(counts.compared)) {
    assert.ok(compared > 0, kind);
  }
  assert.ok(Object.keys(counts.compared).length >= 8);
  for (const { sent, counted, answered } of keys) {
    assert.ok(answered > 0);
    assert.ok(answered <= counted && counted <= sent, `${answered} <= ${counted} <= ${sent}`);
  }
  assert.deepEqual(failures, []);
});
