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

/** Stops a service on which somebody has hung since asking for this; returns how long it took, in milliseconds. */
async function stopWith(question: string): Promise<number> {
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
  await new Promise((resolve) => socket.once("data", resolve));
  socket.pause().write(question);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  await close();
  return performance.now() - began;
}

// Whatever supervises the service waits half a minute for its end, and some of that goes to the requests under way.
const LONGEST = 15_000;

test("a service ends soon though a caller is silent", { concurrency: true }, async (context) => {
  const cases = [
    ["that asks nothing", ""],
    ["that has asked half a question", '{"call":'],
    ["that takes no more of a backup", '{"call":"backup","with":null}\n'],
  ] as const;
  await Promise.all(
    cases.map(([name, question]) =>
      context.test(name, async () => {
        assert.ok((await stopWith(question)) < LONGEST);
      }),
    ),
  );
});
