/** Other users and other programs in the way of the control socket. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net, { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import { lockFolder } from "../../../src/store/control/folder_lock.ts";
import { useStore } from "../../../src/store/control/mod.ts";
import { scratchFolder } from "../../support/scratch.ts";

const onWindows = process.platform === "win32";
const forWindows = { skip: onWindows && "Windows has no folder of many users" };

/** A folder for a store, and an empty one that represents the system's temporary folder meanwhile. */
function folders(context: TestContext): { keys: string; temporary: string } {
  const [keys, temporary] = [scratchFolder(), scratchFolder()];
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  context.after(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  return { keys, temporary };
}

const addUser = (folder: string, name: string) =>
  useStore(folder, {
    clock: new DayClock("Europe/Ljubljana"),
    config: { current: { "daily-limit": 100 } },
    publicUrl: () => null,
    create: true,
    action: (calls) => calls.add({ name, admin: false }),
  });

test("a command leaves nothing in the temporary folder", forWindows, async (context) => {
  const { keys, temporary } = folders(context);
  await addUser(keys, "Ana");
  assert.deepEqual(readdirSync(temporary), []);
});

test("a stranger in the temporary folder is in no command's way", forWindows, async (context) => {
  const { keys, temporary } = folders(context);
  const place = join(temporary, `ambo-${process.geteuid?.()}`);
  mkdirSync(place);
  chmodSync(place, 0o777);
  assert.equal((await addUser(keys, "Ana")).name, "Ana");
});

for (const [said, told] of [
  ['{"hello":"world"}', "foreign_process"],
  ["HTTP/1.1 400 Bad Request", "unknown_protocol"],
] as const) {
  test(`another program on the socket, which says ${said}, is told of and let go of`, forWindows, async (context) => {
    const { keys } = folders(context);
    const closed: Promise<unknown>[] = [];
    const server = createServer((socket: Socket) => {
      closed.push(once(socket.resume(), "close"));
      socket.write(`${said}\n`);
    });
    server.listen(join(keys, "control.sock"));
    await once(server, "listening");
    context.after(() => server.close());
    await assert.rejects(addUser(keys, "Ana"), { code: told });
    assert.equal(closed.length, 1);
    await Promise.all(closed);
  });
}

test("connections that cannot be taken do not end the process", forWindows, async (context) => {
  const { keys } = folders(context);
  let server: Server | undefined;
  const make = net.createServer;
  context.mock.method(net, "createServer", (...given: Parameters<typeof make>) => {
    server = make(...given);
    return server;
  });
  syncBuiltinESMExports();
  const lock = await lockFolder(keys, (socket) => socket.destroy());
  context.mock.restoreAll();
  syncBuiltinESMExports();
  for (let time = 0; time < 3; time++) server!.emit("error", new Error("accept EMFILE"));
  await lock!.release();
});
