/** The links and lines that an operator is given to paste. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, test } from "node:test";
import { ambo } from "../support/command.ts";
import { missing } from "../support/missing.ts";
import { KEY, listening, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const skip = process.platform === "win32" ? "Windows has no Unix sockets" : missing("curl");

describe("`ambo user add` without a service links to where one will listen", () => {
  const cases: [flags: string, link: string][] = [
    ["--port 81", "http://127.0.0.1:81/login"],
    ["--port 81 --host ::1", "http://[::1]:81/login"],
    ["--port 81 --host [::1]", "http://[::1]:81/login"],
    ["--port 81 --host 0.0.0.0", "http://localhost:81/login"],
    ["--port 81 --host ::", "http://localhost:81/login"],
    ["--tls-cert a.pem --tls-key b.pem", "https://127.0.0.1:8080/login"],
    ["--host 0.0.0.0 --public-url https://ambo.example", "https://ambo.example/login"],
    ["--socket /run/ambo.sock --public-url https://ambo.example", "https://ambo.example/login"],
    ["--socket /run/ambo.sock", "/login"],
    ["--port 0", "/login"],
  ];
  for (const [flags, link] of cases) {
    test(`${flags}: ${link}`, async () => {
      const keys = scratchFolder();
      const { stdout, stderr } = await ambo(["user", "add", "Ana", "--keys", keys, ...flags.split(" ")]);
      assert.equal(stdout.slice(0, stdout.indexOf("?")), link);
      const isMissing = /put it before the path, or set --public-url/.test(stderr);
      assert.equal(isMissing, link === "/login");
    });
  }
});

test("on a Unix socket the first start gives a path for the browser and a line for curl that works", {
  skip,
}, async () => {
  const folder = scratchFolder();
  const keys = join(folder, "keys");
  const running = start([
    ...["serve", "--socket", join(folder, "am'bo.sock"), "--keys", keys],
    ...["--corpus", "test/fixtures/corpus"],
  ]);
  await listening(running);
  assert.match(running.stderr, /^ {2}Sign in and choose a password: {2}\/login\?link=\w+$/m);
  assert.match(running.stderr, /put it before the path, or set --public-url/);
  const line = /curl .*/.exec(running.stderr)?.[0] ?? "";
  assert.match(line, KEY);
  const body = execFileSync("sh", ["-c", line.replace("curl", "curl -s")], { encoding: "utf8" });
  assert.match(JSON.parse(body).data.verses[0].reference, / 3,16$/);
  const { stdout } = await ambo(["user", "link", "admin", "--keys", keys]);
  assert.match(stdout, /^\/login\?link=\w+\n$/);
  running.child.kill("SIGTERM");
  assert.equal(await running.ended, 0);
});
