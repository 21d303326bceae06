/** The service as its operator handles it: TLS, Unix sockets, signals, reloads, figures on a port of their own. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { listening, type Running, start } from "../process.ts";
import { open } from "./raw.ts";

const folder = mkdtempSync(join(tmpdir(), "ambo-operation-"));
const started: Running[] = [];
after(() => {
  for (const { child } of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

let number = 0;
/** Starts a service on a folder of keys and a corpus of its own. */
function serve(...flags: string[]): Running & { corpus: string } {
  const own = join(folder, String(++number));
  const corpus = join(own, "corpus");
  mkdirSync(corpus, { recursive: true });
  copyFileSync("test/fixtures/corpus/ZGL.txt", join(corpus, "ZGL.txt"));
  const running = start([
    ...["serve", "--port", "0", "--keys", join(own, "keys"), "--corpus", corpus],
    ...["--watch-interval", "0.3", ...flags],
  ]);
  started.push(running);
  return Object.assign(running, { corpus });
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 15_000; !(await holds()); ) {
    assert.ok(Date.now() < end, `waited for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function stop(running: Running): Promise<void> {
  running.child.kill("SIGTERM");
  assert.equal(await running.ended, 0, running.stderr);
}

const keyOf = ({ stderr }: Running) => /ambo_[0-9A-Za-z]{39}/.exec(stderr)![0];

describe("translations that change while the service runs", () => {
  let running: Running & { corpus: string };
  let address: string;
  before(async () => {
    running = serve();
    address = await listening(running);
  });
  after(() => stop(running));

  const codes = async (): Promise<string> => {
    const reply = await fetch(`${address}/translations`, {
      headers: { "X-API-Key": keyOf(running) },
    });
    const { data } = (await reply.json()) as { data: { abbreviation: string; verses: number }[] };
    return data.map(({ abbreviation, verses }) => `${abbreviation} ${verses}`).join(", ");
  };

  test("an added one is served, a removed one no more", async () => {
    assert.equal(await codes(), "ZGL 255");
    const path = join(running.corpus, "sample-EN.txt");
    copyFileSync("test/fixtures/corpus/sample-EN.txt", path);
    await until("the new one", async () => (await codes()) === "ZGL 255, sample-EN 49");
    rmSync(path);
    await until("its end", async () => (await codes()) === "ZGL 255");
  });

  test("a changed one is served whole; a broken one leaves the old one serving and names its line", async () => {
    const path = join(running.corpus, "ZGL.txt");
    const sound = readFileSync(path, "utf8");
    const lines = sound.trimEnd().split("\n");
    writeFileSync(path, `${lines.slice(0, -1).join("\n")}\n`);
    await until("the shorter one", async () => (await codes()) === "ZGL 254");
    appendFileSync(path, "this is no verse\n");
    await until("the fault", () => running.stderr.includes(`ZGL.txt:${lines.length}: `));
    assert.equal(await codes(), "ZGL 254");
    writeFileSync(`${path}.draft`, sound);
    renameSync(`${path}.draft`, path);
    await until("the sound one", async () => (await codes()) === "ZGL 255");
  });

  test("a folder that is suddenly empty leaves everything serving", async () => {
    renameSync(running.corpus, `${running.corpus}.away`);
    mkdirSync(running.corpus);
    await until("the warning", () => running.stderr.includes("no translation file is left"));
    assert.equal(await codes(), "ZGL 255");
    rmSync(running.corpus, { recursive: true });
    renameSync(`${running.corpus}.away`, running.corpus);
  });
});

describe("signals", () => {
  test("SIGHUP takes up settings that can change, and names those that wait", async () => {
    const path = join(folder, "ambo.conf");
    writeFileSync(path, "allow-origin = *\nlog-level = notice\n");
    const running = serve("--settings", path);
    const address = await listening(running);
    const origin = async () =>
      (await fetch(`${address}/translations`)).headers.get("access-control-allow-origin");
    assert.equal(await origin(), "*");
    writeFileSync(path, "allow-origin = https://example.org\nmax-verses = 3\n");
    running.child.kill("SIGHUP");
    await until("the new origin", async () => (await origin()) === "https://example.org");
    await until("the warning", () => /wait for a restart settings=max-verses/.test(running.stderr));
    writeFileSync(path, "allow-origin = nonsense\n");
    running.child.kill("SIGHUP");
    await until("the error", () => running.stderr.includes("the old ones stay"));
    assert.equal(await origin(), "https://example.org");
    await stop(running);
  });

  test("SIGTERM lets answers under way finish, closes idle connections and ends with 0", async () => {
    const running = serve();
    const address = await listening(running);
    const idle = await open(address);
    const closed = new Promise((resolve) => idle.once("close", resolve));
    await fetch(`${address}/translations`);
    running.child.kill("SIGTERM");
    await closed;
    assert.equal(await running.ended, 0);
    assert.match(running.stderr, /notice Ended/);
  });

  test("what is under way is cut off at the deadline, or at a second signal", async () => {
    for (const second of [false, true]) {
      const running = serve("--drain-deadline", second ? "60" : "0.5");
      const address = await listening(running);
      const socket = await open(address);
      // The head of a form is here, its body is not: the answer waits.
      socket.write("POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n");
      await new Promise((resolve) => setTimeout(resolve, 200));
      const began = Date.now();
      running.child.kill("SIGTERM");
      if (second) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        running.child.kill("SIGTERM");
      }
      assert.equal(await running.ended, 0);
      assert.ok(Date.now() - began < 15_000);
    }
  });
});

describe("TLS", () => {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const renew = (name: string) =>
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
        ...["-keyout", key, "-out", cert, "-days", "2", "-subj", `/CN=${name}`],
      ],
      { stdio: "ignore" },
    );

  test("is served with a certificate that is taken up anew", async () => {
    renew("first");
    const running = serve("--tls-cert", cert, "--tls-key", key);
    const address = await listening(running);
    assert.match(address, /^https:/);
    const nameOf = () =>
      new Promise<string>((resolve, reject) => {
        const { hostname, port } = new URL(address);
        const socket: TLSSocket = connectTls(
          { host: hostname, port: Number(port), rejectUnauthorized: false },
          () => {
            resolve(String(socket.getPeerCertificate().subject.CN));
            socket.destroy();
          },
        );
        socket.once("error", reject);
      });
    assert.equal(await nameOf(), "first");
    const status = await new Promise((resolve, reject) => {
      const headers = { "X-API-Key": keyOf(running) };
      secureRequest(`${address}/translations`, { rejectUnauthorized: false, headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      })
        .once("error", reject)
        .end();
    });
    assert.equal(status, 200);
    renew("second");
    running.child.kill("SIGHUP");
    await until("the new certificate", async () => (await nameOf()) === "second");
    writeFileSync(cert, "nonsense");
    running.child.kill("SIGHUP");
    await until("the error", () => running.stderr.includes("the old one stays"));
    assert.equal(await nameOf(), "second");
    await stop(running);
  });

  test("is not served with a certificate that is none", async () => {
    writeFileSync(cert, "nonsense");
    const running = serve("--tls-cert", cert, "--tls-key", key);
    assert.equal(await running.ended, 1);
    assert.match(running.stderr, /Cannot use the certificate and its key/);
  });
});

test("it listens on a Unix socket, also where a killed service left one behind", async () => {
  const path = join(folder, "ambo.sock");
  for (const signal of ["SIGKILL", "SIGTERM"] as const) {
    const running = serve("--socket", path);
    assert.equal(await listening(running), `unix:${path}/v1`);
    const status = await new Promise((resolve, reject) => {
      const headers = { "X-API-Key": keyOf(running) };
      request({ socketPath: path, path: "/v1/translations", headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      })
        .once("error", reject)
        .end();
    });
    assert.equal(status, 200);
    running.child.kill(signal);
    await running.ended;
  }
});

test("it shows figures on a port of their own, and the log has no key", async () => {
  const running = serve("--metrics-port", "0", "--log-format", "json");
  const address = await listening(running);
  const key = keyOf(running);
  await fetch(`${address}/passage?translation=ZGL&reference=Jn+3,16&key=${key}`, {
    headers: { "X-API-Key": key },
  });
  const figures = /"address":"(http[^"]*\/metrics)"/.exec(running.stderr)?.[1];
  assert.ok(figures, running.stderr);
  const text = await (await fetch(figures)).text();
  assert.match(text, /^http_requests_total\{method="GET",route="\/v1\/passage",code="200"\} 1$/m);
  assert.match(text, /^process_cpu_seconds_total 0\.\d+|^process_cpu_seconds_total [1-9]/m);
  assert.equal((await fetch(figures.replace("/metrics", "/"))).status, 404);
  assert.equal((await fetch(`${new URL(address).origin}/metrics`)).status, 404);
  await until("the line", () => running.stderr.includes('"route":"/v1/passage"'));
  await stop(running);
  const shownOnce = running.stderr.split(key).length - 1;
  assert.equal(shownOnce, 2, "the key is in the welcome and its curl line, and nowhere else");
  for (const line of running.stderr.split("\n")) {
    if (line.startsWith("{")) assert.ok(JSON.parse(line).time);
  }
});
