/** Notifications to systemd: by a stand-in for systemd-notify, and by the real one to a real socket. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { announcement, SystemdNotifier } from "../../src/server/systemd_notifier.ts";
import { atEnd } from "../support/at_end.ts";
import { missing } from "../support/missing.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const scratch = scratchFolder();

/** A folder with a `systemd-notify` that records its arguments. */
function standIn(script: string): { path: string; told: () => string[] } {
  const path = scratchFolder();
  const program = join(path, "systemd-notify");
  const record = join(path, "told");
  writeFileSync(program, `#!/bin/sh\n${script.replace("RECORD", record)}\n`);
  chmodSync(program, 0o755);
  return {
    path: `${path}:${process.env.PATH}`,
    // Whole lines: the file is there before the first is written.
    told: () => (existsSync(record) ? readFileSync(record, "utf8").split("\n").slice(0, -1) : []),
  };
}

const NOTING = 'echo "$NOTIFY_SOCKET $*" >> RECORD';

test("without NOTIFY_SOCKET nothing is called", async () => {
  // What is called with it comes late, so that all else would stand before it.
  const { path, told } = standIn(`[ -z "$NOTIFY_SOCKET" ] || sleep 0.05; ${NOTING}`);
  const parts = { pid: 1, onError: (reason: unknown) => assert.fail(String(reason)) };
  const notifier = new SystemdNotifier({ environment: { PATH: path }, ...parts });
  notifier.ready("up");
  notifier.stopping();
  new SystemdNotifier({ environment: { PATH: path, NOTIFY_SOCKET: "/n" }, ...parts }).stopping();
  await until("the last word", () => told().length > 0);
  assert.deepEqual(told(), ["/n STOPPING=1"]);
});

test("readiness, signs of life and the end are told in order, one at a time", async () => {
  const { path, told } = standIn(`sleep 0.02; ${NOTING}`);
  const environment = {
    ...{ PATH: path, NOTIFY_SOCKET: "@ambo" },
    ...{ WATCHDOG_USEC: "30000", WATCHDOG_PID: "77" },
  };
  const notifier = new SystemdNotifier({ environment, pid: 77, onError: (reason) => assert.fail(String(reason)) });
  notifier.ready("Listening");
  await until("two signs of life", () => told().filter((line) => line.includes("WATCHDOG")).length >= 2);
  notifier.stopping();
  await until("the end", () => told().at(-1) === "@ambo STOPPING=1");
  assert.equal(told()[0], "@ambo READY=1 STATUS=Listening");
  assert.ok(
    told()
      .slice(1, -1)
      .every((line) => line === "@ambo WATCHDOG=1"),
  );
});
for (const [who, outputWidth, line] of [
  ["people at a terminal read it in their language", 80, "Storitev posluša na http://a/v1"],
  ["programs get the words that they wait for", 0, "Listening on http://a/v1"],
] as const) {
  test(`that the service listens is printed so that ${who}, and systemd has it in theirs`, async () => {
    const { path, told } = standIn(NOTING);
    const lines: string[] = [];
    const part = announcement({
      ...{ address: "http://a/v1", language: "sl", outputWidth, log: () => {} },
      environment: { PATH: path, NOTIFY_SOCKET: "/n" },
      program: { pid: 1, node: "", file: "" },
      print: (text) => lines.push(text),
      printed: async () => {},
    });
    await part.start?.();
    assert.deepEqual(lines, [line]);
    await until("the word to systemd", () => told().length > 0);
    assert.deepEqual(told(), ["/n READY=1 STATUS=Storitev posluša na http://a/v1"]);
  });
}

/** Receives datagrams on the Unix socket of its first argument and writes them to standard output. */
const RECEIVER = `
use Socket; $| = 1; my $name = shift; $name =~ s/^@/\\0/;
socket(my $socket, AF_UNIX, SOCK_DGRAM, 0) or die; bind($socket, pack_sockaddr_un($name)) or die $!;
print "bound\\n"; while (defined recv($socket, my $message, 4096, 0)) { $message =~ s/\\n/ /g; print "$message\\n"; }`;

const skip = missing("perl", "systemd-notify");

for (const socket of [join(scratch, "notify"), `@ambo-test-${process.pid}`]) {
  const kind = socket.startsWith("@") ? "an abstract socket" : "a socket in the file system";
  test(`the real systemd-notify delivers to ${kind}`, { skip }, async () => {
    const receiver = spawn("perl", ["-e", RECEIVER, socket]);
    atEnd(() => receiver.kill());
    let received = "";
    receiver.stdout.setEncoding("utf8").on("data", (text) => {
      received += text;
    });
    await until("the receiver", () => received.startsWith("bound\n"));
    const environment = { PATH: process.env.PATH, NOTIFY_SOCKET: socket, WATCHDOG_USEC: "60000" };
    const faults: string[] = [];
    const notifier = new SystemdNotifier({
      environment,
      pid: 77,
      onError: (reason) => faults.push(String(reason)),
    });
    notifier.ready("Listening on http://127.0.0.1:8080/v1");
    await until("a watchdog ping", () => received.includes("WATCHDOG=1"));
    notifier.stopping();
    await until("the end", () => received.includes("STOPPING=1"));
    assert.match(received, /READY=1 .*STATUS=Listening on http:\/\/127\.0\.0\.1:8080\/v1/);
    // After its message systemd-notify waits for the receiver, whose end it would call a fault.
    assert.deepEqual(faults, []);
  });
}
