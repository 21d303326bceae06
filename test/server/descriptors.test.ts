/** A checkout that has run out of descriptors: it goes on, and answers as soon as some are free. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { test } from "node:test";
import { sendRequest } from "../support/http_client.ts";
import { missing } from "../support/missing.ts";
import { listening, runnable, startProgram } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

for (const [program, args] of [
  ["a checkout", ["scripts/ambo.cjs"]],
  ["the sources", runnable("src/main.ts")],
] as const)
  test(
    `200 idle connections at a limit of 64 descriptors end no service of ${program}`,
    {
      skip: missing("prlimit"),
    },
    () => exhaust(args),
  );

async function exhaust(args: readonly string[]): Promise<void> {
  const running = startProgram(
    [
      ...([process.execPath, ...args, "serve", "--port", "0"] as const),
      ...["--corpus", "test/fixtures/corpus", "--default-translation", "ZGL", "--keys", scratchFolder()],
    ],
    { env: process.env },
  );
  const { origin, port } = new URL(await listening(running));
  const { pid } = running.child;
  const { status } = spawnSync("prlimit", ["--pid", String(pid), "--nofile=64:64"]);
  assert.equal(status, 0);
  const sockets: Socket[] = Array.from({ length: 200 }, () => connect(Number(port), "127.0.0.1").on("error", () => {}));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  await until("the limit", () => readdirSync(`/proc/${pid}/fd`).length >= 63);
  // Names of books, pages and word forms are made ready meanwhile; whoever is connected is answered.
  const [first] = sockets as [Socket];
  let answer = "";
  first.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  for (let tries = 0; !answer.startsWith("HTTP/1.1 200"); await new Promise((resolve) => setTimeout(resolve, 500))) {
    assert.ok(tries++ < 60, `it is answered once everything is ready: ${running.stderr.slice(-1500)}`);
    assert.match(answer, /^$|^HTTP\/1\.1 503/);
    answer = "";
    first.write("GET /docs HTTP/1.1\r\nHost: a\r\n\r\n");
    await until("an answer", () => answer !== "");
  }
  for (const socket of sockets) socket.destroy();
  await until("free descriptors", () => readdirSync(`/proc/${pid}/fd`).length < 40);
  for (const path of ["/docs", "/", "/?q=beseda"]) {
    assert.equal((await sendRequest(origin + path, {})).status, 200, path);
  }
  running.child.kill("SIGTERM");
  assert.equal(await running.ended, 0);
}
