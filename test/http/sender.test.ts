/** What {@linkcode Sender} puts on the wire, against what Node itself writes for the same answer. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { test } from "node:test";
import { roomy } from "../../src/http/roomy_body.ts";
import { type ReadyAnswer, Sender } from "../../src/http/sender.ts";

const ANSWERS: readonly (readonly [name: string, answer: ReadyAnswer])[] = [
  ["a short body", answerOf(200, "Beseda je postala zgodba.")],
  ["a long body, as bytes", answerOf(200, Buffer.alloc(40_000, "ž"))],
  ["a long body with room before it", answerOf(200, roomy(Buffer.alloc(40_000, "š")))],
  ["a long head", answerOf(200, roomy("Beseda"), `Link: ${"a".repeat(2000)}\r\n`)],
  ["no body", answerOf(200, "")],
  ["an error", answerOf(429, '{"error":{}}')],
  ["nothing new", { status: 304, head: 'ETag: "a"\r\n', body: "" }],
  ["nothing to say", { status: 204, head: "Allow: GET, HEAD\r\n", body: "" }],
  [
    "a header twice, and one with a colon",
    answerOf(200, "a", "Vary: A\r\nVary: B\r\nLink: b:c\r\n"),
  ],
];
const REQUESTS: readonly (readonly [name: string, request: string])[] = [
  ["HTTP/1.1", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["HEAD", "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["the last of its connection", "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
  ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
  ["HTTP/1.0 that stays", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"],
];

function answerOf(status: number, body: string | Buffer, lines = ""): ReadyAnswer {
  return { status, head: `${lines}Content-Length: ${body.length}\r\n`, body };
}

function sendByNode(response: ServerResponse, { status, head, body }: ReadyAnswer): void {
  const fields = head.split("\r\n").filter(Boolean);
  const headers = fields.flatMap((field) => field.split(/: (.*)/s).slice(0, 2));
  response.writeHead(status, headers).end(body, "latin1");
}

interface ServeOptions {
  readonly send: (response: ServerResponse, answer: ReadyAnswer) => void;
  readonly response?: typeof ServerResponse<IncomingMessage>;
}

/** All that a server writes to requests sent at once, before a last one that closes the connection. */
async function bytesOf(requests: string, answer: ReadyAnswer, options: ServeOptions) {
  const { send, response = ServerResponse } = options;
  const server = createServer({ ServerResponse: response }, (_request, response) =>
    send(response, answer),
  );
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
  for (const [name, answer] of ANSWERS) {
    test(`${kind}, ${name}: the same bytes as Node's, once and again`, async () => {
      const sender = new Sender();
      const send: ServeOptions["send"] = (response, answer) => sender.send(response, answer);
      for (let time = 0; time < 2; time++) {
        const requests = request.repeat(3);
        const bytes = await bytesOf(requests, answer, { send });
        assert.equal(bytes, await bytesOf(requests, answer, { send: sendByNode }));
        assert.match(bytes, /^Date: then\r$/m);
      }
    });
  }
}

test("the Date goes on with the clock", async (context) => {
  const sender = new Sender();
  const send: ServeOptions["send"] = (response, answer) => sender.send(response, answer);
  const answer = answerOf(200, "a");
  await bytesOf("", answer, { send });
  context.mock.method(Date, "now", () => 4_000_000_000_000);
  const made: string[] = [];
  await bytesOf("", answer, {
    send: (response, answer) => {
      const writeHead = response.writeHead.bind(response);
      context.mock.method(response, "writeHead", (status: number, headers: string[]) => {
        made.push("by Node");
        return writeHead(status, headers);
      });
      send(response, answer);
    },
  });
  assert.deepEqual(made, ["by Node"]);
});

test("nothing is learned from a head that is not as expected: every answer is made by `writeHead`", async () => {
  class Strange extends ServerResponse {
    override writeHead(status: number, ...rest: unknown[]): this {
      super.writeHead(status, ...(rest as []));
      const held = this as unknown as { _header: string };
      held._header = held._header.replace("\r\n", "\r\nServer: strange\r\n");
      return this;
    }
  }
  const sender = new Sender();
  const bytes = await bytesOf("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3), answerOf(200, "a"), {
    send: (response, answer) => sender.send(response, answer),
    response: Strange as never,
  });
  assert.equal(bytes.match(/^Server: strange\r$/gm)?.length, 4);
});

test("an answer that waits for a slow client keeps its head, whoever asks for the same body meanwhile", async (context) => {
  const sender = new Sender();
  const server = createServer();
  context.after(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const body = roomy("Blagor ubogim v duhu. ".repeat(100));

  /** Asks once; whether the answer had to wait in the server. */
  const ask = async (socket: Socket, caller: string): Promise<boolean> => {
    const waits = new Promise<boolean>((resolve) => {
      server.once("request", (_request, response) => {
        const { socket } = response;
        sender.send(response, answerOf(200, body, `Caller: ${caller}\r\n`));
        resolve(socket!.writableLength > 0);
      });
    });
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    return await waits;
  };

  const slow = connect(port, "127.0.0.1").pause().setEncoding("latin1");
  context.after(() => slow.destroy());
  let answers = 1;
  while (!(await ask(slow, "slow"))) answers++;
  const quick = connect(port, "127.0.0.1").resume();
  context.after(() => quick.destroy());
  for (let time = 0; time < 10; time++) await ask(quick, "fast");

  let text = "";
  let received: string[] = [];
  while (received.length < answers || !received.at(-1)!.endsWith(body.toString())) {
    text += (await slow.iterator({ destroyOnReturn: false }).next()).value;
    received = text.split(/(?=HTTP\/1\.1 200 OK\r\n)/);
  }
  for (const answer of received) assert.match(answer, /^Caller: slow\r$/m);
});
