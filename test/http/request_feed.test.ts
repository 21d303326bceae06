/** The parser gets the bytes of a connection request by request, whatever arrives at once. */
import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { PacedTurns } from "../../src/http/paced_turns.ts";
import { RequestFeed } from "../../src/http/request_feed.ts";
import { open } from "../support/raw_http.ts";
import { until } from "../support/until.ts";

test("of thousands of requests in one packet one is parsed at a time", async () => {
  const parsed: ServerResponse[] = [];
  let current: ServerResponse | undefined;
  const server = createServer((_, response) => {
    parsed.push(response);
    current = response;
  });
  server.on("connection", (socket) => {
    new RequestFeed(socket, {
      turns: new PacedTurns(),
      isOwing: () => current !== undefined && !current.writableFinished,
      isEnding: () => false,
      afterResponse: (then) => (current === undefined ? then() : void current.once("close", then)),
      onError: (error) => assert.fail(String(error)),
    });
  });
  after(() => server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const socket = await open(`http://127.0.0.1:${port}`);
  socket.resume().write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(2000));
  for (let count = 1; count <= 5; count++) {
    await until("the next request", () => parsed.length >= count);
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
    assert.equal(parsed.length, count);
    parsed.at(-1)!.end("here");
  }
});

test("what can wait takes a share of each turn, and all of it is done in its order", async () => {
  const turns = new PacedTurns();
  const done: number[] = [];
  const perTurn: number[] = [];
  for (let task = 0; task < 30; task++) {
    turns.add(() => {
      const end = performance.now() + 1;
      while (performance.now() < end) {
        // It takes a millisecond.
      }
      done.push(task);
    });
  }
  while (done.length < 30) {
    const before = done.length;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    perTurn.push(done.length - before);
  }
  assert.deepEqual(
    done,
    Array.from({ length: 30 }, (_, task) => task),
  );
  assert.ok(perTurn.length > 2, `all was done in ${perTurn.length} turns`);
});
