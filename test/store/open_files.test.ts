/** Files that are opened for a while: each is closed again, also where something fails on the way. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { HOUR, idle, type Opened, opened, serve, withKey } from "./opened.ts";

/** A store with three days of counts, of which two are past. */
async function withDays(): Promise<Opened> {
  const around = await opened();
  const key = await withKey(around.store, "Ana");
  for (let day = 0; day < 3; day++) {
    serve(around.store, key, day + 1);
    around.now += 24 * HOUR;
    serve(around.store, key, 1);
    await idle();
  }
  return around;
}

async function drain(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pieces);
}

const ACTIONS: Readonly<Record<string, (around: Opened) => Promise<unknown>>> = {
  "the history of a user": async ({ store }) => {
    assert.ok((await store.usageOf("Ana")).length > 1, "there are several days");
  },
  "the history of all": async ({ store }) => {
    assert.ok((await store.usage()).length > 1, "there are several days");
  },
  "a backup": ({ store }) => drain(store.backup()),
  "a backup that is given up": async ({ store }) => {
    for await (const _ of store.backup()) break;
  },
  "a look at the folder": async ({ store }) => store.log.problem(),
};

for (const [what, act] of Object.entries(ACTIONS)) {
  describe(`${what} leaves no file open`, () => {
    test("where all goes well", async () => {
      const around = await withDays();
      const open = around.files.openDescriptors;
      await act(around);
      assert.equal(around.files.openDescriptors, open);
    });

    test("whichever step fails", async () => {
      const around = await withDays();
      const open = around.files.openDescriptors;
      const before = around.files.steps;
      await act(around);
      const steps = around.files.steps - before;
      for (let step = 1; step <= steps; step++) {
        const from = around.files.steps;
        around.files.faultAt = ({ number, operation }) =>
          number === from + step && operation !== "close" ? { code: "EIO" } : undefined;
        await act(around).catch(() => {});
        around.files.faultAt = () => undefined;
        await idle();
        assert.equal(around.files.openDescriptors, open, `step ${step}`);
      }
    });
  });
}

test("a store that is closed leaves none at all, also where its last counts cannot be written", async () => {
  for (const operation of ["none", "write", "sync"]) {
    const around = await withDays();
    around.files.faultAt = (step) => (step.operation === operation ? { code: "EIO" } : undefined);
    around.store.log.consume(around.store.accountOfUser("Ana")!);
    if (operation === "none") await around.store.close();
    else await assert.rejects(around.store.close());
    assert.equal(around.files.openDescriptors, 0, operation);
  }
});
