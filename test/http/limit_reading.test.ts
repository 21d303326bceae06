/** How much a client may still send once it has its response, on sockets with given numbers of bytes. */
import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { test } from "node:test";
import { limitReading } from "../../src/http/connection.ts";

/** A socket that has read so many bytes. */
function socketOf(bytesRead: number) {
  const socket = { bytesRead, destroyed: false, destroy: () => (socket.destroyed = true) };
  return socket;
}

for (const [sent, isCutOff] of [
  [0, false],
  [999, false],
  [1000, false],
  [1001, true],
] as const) {
  test(`of 1000 bytes from now on, ${sent} ${isCutOff ? "are too many" : "may be sent"}`, (t) => {
    t.mock.timers.enable({ apis: ["setInterval"] });
    for (const before of [0, 5000]) {
      const socket = socketOf(before);
      limitReading(socket as unknown as Socket, 1000);
      t.mock.timers.tick(100);
      assert.equal(socket.destroyed, false, "what came before does not count");
      socket.bytesRead += sent;
      t.mock.timers.tick(100);
      assert.equal(socket.destroyed, isCutOff);
    }
  });
}
