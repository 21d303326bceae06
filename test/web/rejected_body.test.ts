/** Rejected request bodies: the error page arrives. Over a real socket. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { open, parse } from "../support/raw_http.ts";
import { serviceFor } from "../support/service.ts";

describe("a form that is rejected unread", () => {
  const service = serviceFor();

  for (const [name, type, length, status] of [
    ["too large", "application/x-www-form-urlencoded", 60_000, 413],
    ["of another kind", "multipart/form-data; boundary=x", 6000, 415],
  ] as const) {
    test(`${name}: its sender, who looks for an answer only once all is sent, gets ${status}`, async () => {
      const socket = await open(service.origin);
      socket.pause();
      const closed = new Promise((resolve) => socket.once("close", resolve));
      const head = ["POST /login HTTP/1.1", "Host: x", `Content-Type: ${type}`];
      socket.write(`${head.join("\r\n")}\r\nContent-Length: ${length}\r\n\r\n`);
      const PARTS = 6;
      for (let part = 0; part < PARTS; part++) {
        await sleep(50);
        socket.write("x".repeat(length / PARTS));
      }
      await sleep(50);
      const chunks: Buffer[] = [];
      socket.on("data", (chunk) => chunks.push(chunk)).resume();
      await closed;
      const [answer] = parse(Buffer.concat(chunks).toString("latin1"));
      assert.equal(answer?.status, status);
      assert.equal(answer?.headers.connection, "close");
      assert.match(answer!.body, /<\/html>\s*$/);
    });
  }
});
