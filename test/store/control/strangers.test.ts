/** Other users and other programs in the way of the control socket. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { createServer, type Socket } from "node:net";
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

for (const said of [
  '{"hello":"world"}\n',
  "220 mail.example.org ESMTP\r\n",
  "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
  'HTTP/1.1 200 OK\r\nContent-Length: 18\r\n\r\n{"ambo":"control"}',
]) {
  test(
    `another program on the socket, which says ${said.trim()}, is told of and let go of`,
    forWindows,
    async (context) => {
      const { keys } = folders(context);
      const closed: Promise<unknown>[] = [];
      const server = createServer((socket: Socket) => {
        closed.push(once(socket.resume(), "close"));
        socket.write(said);
      });
      server.listen(join(keys, "control.sock"));
      await once(server, "listening");
      context.after(() => server.close());
      await assert.rejects(addUser(keys, "Ana"), { code: "foreign_process" });
      assert.equal(closed.length, 1);
      await Promise.all(closed);
    },
  );
}

test("connections that cannot be taken do not end the process", forWindows, async (context) => {
  const { keys } = folders(context);
  const server = createServer((socket) => socket.destroy());
  const lock = await lockFolder(keys, server);
  for (let time = 0; time < 3; time++) server.emit("error", new Error("accept EMFILE"));
  await lock!.release();
});
