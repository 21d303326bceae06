/** The bytes that {@linkcode sendResponse} puts on the wire, against what Node itself writes for the same response. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { test } from "node:test";
import { type Response, sendResponse, toByteString } from "../../src/http/response.ts";

const responseOf = (status: number, body: string | Buffer, ...headers: string[]): Response => ({
  status,
  headers: [...headers, "Content-Length", String(body.length)],
  body: typeof body === "string" ? toByteString(body) : body,
});

const RESPONSES: readonly (readonly [name: string, response: Response])[] = [
  ["a short body", responseOf(200, "Beseda je postala zgodba.")],
  ["a body in Latin-1", responseOf(200, "\u00e9\u00ff")],
  ["a long body, as bytes", responseOf(200, Buffer.alloc(40_000, "ž"))],
  ["a body longer than the buffer of a socket", responseOf(200, Buffer.alloc(3_000_000, "š"))],
  ["a long head", responseOf(200, "Beseda", "Link", "a".repeat(2000))],
  ["no body", responseOf(200, "")],
  ["an error", responseOf(429, '{"error":{}}')],
  ["nothing new", { status: 304, headers: ["ETag", '"a"'], body: "" }],
  ["nothing to say", { status: 204, headers: ["Allow", "GET, HEAD"], body: "" }],
  ["a header twice, and one with a colon", responseOf(200, "a", "Vary", "A", "Vary", "B", "Link", "b:c")],
];
const REQUESTS: readonly (readonly [name: string, request: string])[] = [
  ["HTTP/1.1", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["the last of its connection", "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
  ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
  ["HTTP/1.0 that stays", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"],
];

function sendByNode(outgoing: ServerResponse, { status, headers, body }: Response): void {
  outgoing.writeHead(status, headers as string[]).end(body, "latin1");
}

/** Collects all that a server writes to requests sent at once, before a last one that closes the connection. */
async function bytesOf(
  requests: string,
  response: Response,
  send: (outgoing: ServerResponse, response: Response) => void,
): Promise<string> {
  const server = createServer((_request, outgoing) => send(outgoing, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const chunks: Buffer[] = [];
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  try {
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.write(`${requests}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await once(socket, "end");
  } finally {
    socket.destroy();
    server.close();
  }
  return Buffer.concat(chunks)
    .toString("latin1")
    .replaceAll(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r$/gm, "Date: then\r");
}

for (const [kind, request] of REQUESTS) {
  for (const [name, response] of RESPONSES) {
    test(`${kind}, ${name}: the same bytes as Node's, once and again`, async () => {
      for (let time = 0; time < 2; time++) {
        const requests = request.repeat(3);
        const bytes = await bytesOf(requests, response, sendResponse);
        assert.equal(bytes, await bytesOf(requests, response, sendByNode));
        assert.match(bytes, /^Date: then\r$/m);
      }
    });
  }
}

test("`close` ends the connection with the response", async () => {
  const bytes = await bytesOf("GET / HTTP/1.1\r\nHost: a\r\n\r\n", responseOf(200, "a"), (outgoing, response) =>
    sendResponse(outgoing, response, { close: true }),
  );
  assert.equal(bytes.match(/^HTTP\/1\.1 200 OK\r$/gm)?.length, 1);
  assert.match(bytes, /^Connection: close\r$/m);
});
