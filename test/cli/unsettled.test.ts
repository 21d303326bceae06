/** A command that waits for what never comes, and every end of an answer to `ambo health`. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { describe, test } from "node:test";
import { atEnd } from "../support/at_end.ts";
import { ambo } from "../support/command.ts";
import { run } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

for (const [lang, message] of [
  ["en", /^ambo: The command waits for something that will not come; its work was not done/m],
  ["sl", /^ambo: Ukaz čaka na nekaj, česar ne bo, zato ni opravil dela/m],
] as const) {
  test(`a command whose promise never settles ends with 1 and says so: ${lang}`, async () => {
    // Connections that report nothing, as if an end of theirs were not listened to.
    const silence = join(scratchFolder(), "silence.mjs");
    const lines = [
      'import { ClientRequest } from "node:http";\nimport { Socket } from "node:net";',
      "ClientRequest.prototype.onSocket = () => {};",
      "Socket.prototype.connect = function () { return this; };",
    ];
    writeFileSync(silence, lines.join("\n"));
    const outcome = await run(["health", "--port", "1", "--lang", lang], { NODE_OPTIONS: `--import=${silence}` });
    assert.deepEqual([outcome.code, outcome.stdout], [1, ""], outcome.stderr);
    assert.match(outcome.stderr, message);
  });
}

describe("`ambo health` fails at every end of an answer but a good one", () => {
  const ANSWERS: Readonly<Record<string, string>> = {
    "another protocol": "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
    "another protocol without its name": "HTTP/1.1 101 Switching Protocols\r\n\r\n",
    "hints alone": "HTTP/1.1 103 Early Hints\r\n\r\n",
    nothing: "",
    "half a head": "HTTP/1.1 200 OK\r\nContent-",
    "no HTTP": "SSH-2.0-OpenSSH\r\n",
    "an error": "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n",
  };
  for (const [name, answer] of Object.entries(ANSWERS)) {
    test(name, async () => {
      const server = createServer((socket: Socket) => {
        socket.on("error", () => {});
        socket.once("data", () => socket.end(answer));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      atEnd(() => server.close());
      const { port } = server.address() as { port: number };
      const { code, stdout, stderr } = await ambo(["health", "--port", String(port)]);
      assert.deepEqual([code, stdout], [1, ""], stderr);
      assert.match(stderr, /^ambo: /);
    });
  }
});
