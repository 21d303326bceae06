/** A command that was suspended: it holds its connection to the service, and neither asks nor listens. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import { holdStore } from "../../../src/store/control/mod.ts";
import { atEnd } from "../../support/at_end.ts";
import { scratchFolder } from "../../support/scratch.ts";

/** Stops a service with a client that sent this and then no more; returns how long it took, in milliseconds. */
async function stopWith(request: string): Promise<number> {
  const folder = scratchFolder();
  const { close } = await holdStore(folder, {
    clock: new DayClock("Europe/Ljubljana"),
    config: { current: { "daily-limit": 100 } },
    publicUrl: () => null,
  });
  // More than the buffers of a connection hold.
  writeFileSync(join(folder, "usage", "2020-01-01.1.day"), Buffer.alloc(8 << 20));
  const socket = connect(join(folder, "control.sock"));
  atEnd(() => socket.destroy());
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.pause().write(request);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  await close();
  return performance.now() - began;
}

// Whatever supervises the service waits half a minute for its end, and some of that goes to the requests under way.
const LONGEST = 15_000;

test("a service ends soon though a client is silent", { concurrency: true }, async (context) => {
  const cases = [
    ["that sends nothing", ""],
    ["that has sent half a head", "POST /backup HT"],
    ["that has sent half a body", "POST /backup HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{"],
    ["that reads no more of a backup", "POST /backup HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}"],
  ] as const;
  await Promise.all(
    cases.map(([name, request]) =>
      context.test(name, async () => {
        assert.ok((await stopWith(request)) < LONGEST);
      }),
    ),
  );
});
