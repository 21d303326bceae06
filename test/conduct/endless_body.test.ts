/** A body without an end is cut off by its length alone: here no timeout comes to help. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { open, parse } from "../support/raw_http.ts";
import { type Service, startService } from "../support/service.ts";

const CHUNK = `10000\r\n${"x".repeat(0x1_0000)}\r\n`;
/** More than is sent between two looks at a connection. */
const ENDLESS = 1 << 30;

let service: Service;
before(async () => {
  service = await startService({
    settings: {
      "max-body-size": "1000",
      "header-timeout": "600",
      "request-timeout": "600",
      "send-timeout": "600",
    },
  });
});

/** Sends a head and chunks until the connection is closed. @returns What came back, and the bytes that were sent. */
async function sendEndlessly(head: string) {
  const socket = await open(service.origin);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(`${head}Host: ambo\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const drained = () => new Promise((resolve) => socket.once("drain", resolve));
  let sent = 0;
  while (!socket.destroyed && sent < ENDLESS) {
    sent += CHUNK.length;
    if (!socket.write(CHUNK)) await Promise.race([drained(), closed]);
  }
  if (sent < ENDLESS) await closed;
  socket.destroy();
  return { answers: parse(Buffer.concat(chunks).toString("latin1")), sent };
}

const FORM = "Content-Type: application/x-www-form-urlencoded\r\n";

describe("an endless body", () => {
  const CASES: readonly (readonly [what: string, head: () => string])[] = [
    [
      "of an API request that has its answer",
      () => `GET /v1/translations HTTP/1.1\r\nAuthorization: Bearer ${service.key}\r\n`,
    ],
    ["of an API request without a key", () => "GET /v1/translations HTTP/1.1\r\n"],
    ["of a page", () => "GET / HTTP/1.1\r\n"],
    ["of a form that is read", () => `POST /login HTTP/1.1\r\n${FORM}`],
    ["of a form of another kind", () => "POST /login HTTP/1.1\r\nContent-Type: text/plain\r\n"],
    ["of a method that is not allowed", () => "PUT /v1/translations HTTP/1.1\r\n"],
  ];
  for (const [what, head] of CASES) {
    test(`${what} is cut off`, async () => {
      const { answers, sent } = await sendEndlessly(head());
      assert.ok(sent < ENDLESS, `${sent} bytes were taken`);
      assert.ok(answers.length <= 1, "one answer at most");
    });
  }
});
