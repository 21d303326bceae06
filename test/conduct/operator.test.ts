/** The service as its operator handles it: TLS, Unix sockets, signals, reloads, figures on a port of their own. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { ambo } from "../support/command.ts";
import { sendRequest } from "../support/http_client.ts";
import { missing } from "../support/missing.ts";
import { zoneAtNoon } from "../support/noon.ts";
import { listening, type Running, shownKey, start } from "../support/process.ts";
import { open } from "../support/raw_http.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const folder = scratchFolder();

let number = 0;
/** Starts a service on a folder of keys and a corpus of its own. */
function serve(...flags: string[]): Running & { corpus: string } {
  return serveIn({}, ...flags);
}

function serveIn(variables: Record<string, string>, ...flags: string[]): Running & { corpus: string } {
  const own = join(folder, String(++number));
  const corpus = join(own, "corpus");
  mkdirSync(corpus, { recursive: true });
  copyFileSync("test/fixtures/corpus/ZGL.txt", join(corpus, "ZGL.txt"));
  const running = start(
    [
      ...["serve", "--port", "0", "--keys", join(own, "keys"), "--corpus", corpus],
      ...["--drain-deadline", "60", "--timezone", zoneAtNoon(), ...flags],
    ],
    variables,
  );
  return Object.assign(running, { corpus });
}

/** The head of a form whose body never comes: its answer waits for it. */
const FORM_HEAD =
  "POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n";

/** One service through all that its operator may do to it while it runs. */
describe("a running service", () => {
  const settings = join(folder, "ambo.conf");
  const SETTINGS = "watch-interval = 0.2\n";
  let running: Running & { corpus: string };
  let address: string;
  let key: string;
  before(async () => {
    writeFileSync(settings, `${SETTINGS}daily-limit = 2000\n`);
    running = serve("--settings", settings, "--metrics-port", "0", "--log-format", "json");
    address = await listening(running);
    key = shownKey(running);
  });

  const ask = (path: string) => fetch(address + path, { headers: { "X-API-Key": key } });
  const page = async (path: string) => (await fetch(new URL(path, address))).text();
  const codes = async (): Promise<string> => {
    const { data } = (await (await ask("/translations")).json()) as {
      data: { abbreviation: string; verses: number }[];
    };
    return data.map(({ abbreviation, verses }) => `${abbreviation} ${verses}`).join(", ");
  };
  const reload = async (text: string, said: string): Promise<void> => {
    const before = running.stderr.length;
    writeFileSync(settings, text.includes("watch-interval") ? text : SETTINGS + text);
    running.child.kill("SIGHUP");
    await until(said, () => running.stderr.slice(before).includes(said));
  };

  test("shows figures on a port of their own, and logs no key", async () => {
    await ask(`/passage?translation=ZGL&reference=Jn+3,16&key=${key}`);
    const figures = /"address":"(http[^"]*\/metrics)"/.exec(running.stderr)?.[1];
    assert.ok(figures, running.stderr);
    const text = await (await fetch(figures)).text();
    assert.match(text, /^http_requests_total\{method="GET",route="\/v1\/passage",code="200"\} 1$/m);
    assert.match(text, /^process_cpu_seconds_total 0\.\d+|^process_cpu_seconds_total [1-9]/m);
    assert.equal((await fetch(figures.replace("/metrics", "/"))).status, 404);
    assert.equal((await fetch(new URL("/metrics", address))).status, 404);
    await until("the line", () => running.stderr.includes('"route":"/v1/passage"'));
  });

  test("serves an added translation, and a removed one no more", async () => {
    assert.equal(await codes(), "ZGL 255");
    const path = join(running.corpus, "sample-EN.txt");
    copyFileSync("test/fixtures/corpus/sample-EN.txt", path);
    await until("the new one", async () => (await codes()) === "ZGL 255, sample-EN 49");
    rmSync(path);
    await until("its end", async () => (await codes()) === "ZGL 255");
  });

  test("serves a changed one whole; a broken one leaves the old one serving and is named with its line", async () => {
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

  test("takes up on SIGHUP the settings that can change, and names those that wait", async () => {
    const header = async (name: string, path = "/translations") => (await ask(path)).headers.get(name);
    const passage = "/passage?translation=ZGL&reference=Jn+3,16-18";
    assert.equal(await header("x-ratelimit-limit"), "2000");
    assert.equal((await ask(passage)).status, 200);
    const left = Number(await header("x-ratelimit-remaining"));
    await reload(
      "daily-limit = 5000\nmax-verses = 2\nallow-origin = https://example.org\n" +
        "keep-alive = 7\nreader = off\ncompression-cache = 0\n",
      "Applied changed settings",
    );
    assert.equal(await header("x-ratelimit-limit"), "5000");
    const leftNow = Number(await header("x-ratelimit-remaining"));
    assert.equal(leftNow, left + 3000 - 2, "today's requests stay counted");
    assert.equal(
      (await fetch(`${address}/translations`)).headers.get("x-ratelimit-limit"),
      "5000",
      "without a key too",
    );
    assert.equal((await ask(passage)).status, 400, "max-verses");
    assert.equal(await header("access-control-allow-origin"), "https://example.org");
    // What Node says of the connection is learned anew once a second.
    await until("the new time", async () => (await header("keep-alive")) === "timeout=7");
    assert.match(await page("/openapi.json"), /5000/);
    assert.match(await page("/docs/all"), /za en ključ: 5000, .* odlomku: 2\./);
    assert.ok(!(await page("/")).includes('name="reference"'), "reader");
    assert.match(running.stderr, /wait for a restart","settings":"compression-cache"/);

    await reload("daily-limit = 3\n", "Applied changed settings");
    assert.equal(await header("x-ratelimit-limit"), "3");
    assert.equal((await ask("/translations")).status, 429, "more than three were counted");

    await reload("daily-limit = none\n", "the old ones stay");
    assert.equal(await header("x-ratelimit-limit"), "3");
  });

  test("ends on SIGTERM, with connections open that wait for nothing, and has shown its key once", async () => {
    const silent = await open(address);
    running.child.kill("SIGTERM");
    await once(silent, "close");
    assert.equal(await running.ended, 0);
    assert.match(running.stderr, /"message":"Stopped"/);
    const shown = running.stderr.split(key).length - 1;
    assert.equal(shown, 2, "the key is in the welcome and its curl line, and nowhere else");
    for (const line of running.stderr.split("\n")) {
      if (line.startsWith("{")) assert.ok(JSON.parse(line).time);
    }
  });
});

/** Words of English messages that no Slovenian one has. */
const ENGLISH = /\b(?:the|is|are|was|there|cannot|not|of|for|request|loaded|reload\w*|serving|stopp\w*|listening)\b/i;

describe("what people read of a run is in one language", () => {
  const LOCALE = { LC_ALL: "", LC_MESSAGES: "", LANGUAGE: "", LANG: "sl_SI.UTF-8" };
  const choices: [name: string, flags: readonly string[], variables: Record<string, string>][] = [
    ["--lang sl", ["--lang", "sl"], {}],
    ["the locale", [], LOCALE],
  ];
  for (const [name, flags, variables] of choices) {
    test(`start, warnings, faults, a refusal and the end, by ${name}`, async () => {
      const feasts = join(folder, "no-feasts.txt");
      const settings = join(folder, `${flags.length}.conf`);
      writeFileSync(settings, "max-verses = 100\n");
      const more = ["--default-translation", "XXX", "--feasts", feasts, "--metrics-port", "0", "--settings", settings];
      const running = serveIn(variables, ...flags, ...more);
      const address = await listening(running);
      const said = (words: string) => until(words, () => running.stderr.includes(words));
      await said("warning Privzetega prevoda XXX ni");
      await sendRequest(`${address}/translations`, { key: shownKey(running) });
      await said("info Zahteva method=GET");
      for (const [content, words] of [
        ["max-verses = none\n", "zato veljajo dosedanje"],
        ["max-verses = 101\ncompression-cache = 0\n", "šele po vnovičnem zagonu settings=compression-cache"],
      ] as const) {
        writeFileSync(settings, content);
        running.child.kill("SIGHUP");
        await said(words);
      }
      const second = start(["serve", "--keys", join(running.corpus, "../keys"), ...flags], variables);
      assert.equal(await second.ended, 1);
      running.child.kill("SIGTERM");
      assert.equal(await running.ended, 0);
      assert.match(running.stderr, /notice Storitev je ustavljena$/m);
      // Programs wait for this line, and it is the same in every language.
      const lines = [running.stdout.replace(/^Listening on .*$/m, ""), running.stderr, second.stderr]
        .join("\n")
        .split("\n");
      // Names and values of fields are for programs.
      const messages = lines.map((line) => line.replace(/ \w+=(?:"(?:[^"\\]|\\.)*"|\S+)/g, ""));
      assert.deepEqual(
        messages.filter((line) => ENGLISH.test(line)),
        [],
      );
    });
  }
});

test("a Unix socket is listened on, also where a killed service left one behind, and drained until the deadline", async () => {
  const path = join(folder, "ambo.sock");
  for (const signal of ["SIGKILL", "SIGTERM"] as const) {
    const running = serve("--socket", path, "--drain-deadline", "0.5");
    assert.equal(await listening(running), `unix:${path}/v1`);
    const { status } = await sendRequest("http://localhost/v1/translations", {
      key: shownKey(running),
      node: { socketPath: path },
    });
    assert.equal(status, 200);
    const socket = await open(`unix:${path}`);
    // The head of a form is here, its body is not: the answer waits, until the deadline.
    socket.write(FORM_HEAD);
    running.child.kill(signal);
    assert.equal(await running.ended, signal === "SIGKILL" ? signal : 0, running.stderr);
  }
});

describe("TLS", { skip: missing("openssl") }, () => {
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
  const connectTo = async (address: string): Promise<TLSSocket> => {
    const { hostname: host, port } = new URL(address);
    const socket = connectTls({ host, port: Number(port), rejectUnauthorized: false });
    await once(socket, "secureConnect");
    socket.on("error", () => {});
    return socket;
  };

  test("is served with a certificate that is taken up anew; a second SIGTERM ends what is under way", async () => {
    renew("first");
    const running = serve("--tls-cert", cert, "--tls-key", key, "--drain-deadline", "3600");
    const address = await listening(running);
    assert.match(address, /^https:/);
    const nameOf = async () => {
      const socket = await connectTo(address);
      const { subject } = socket.getPeerCertificate();
      socket.destroy();
      return String(subject.CN);
    };
    const silent = await connectTo(address);
    assert.equal(String(silent.getPeerCertificate().subject.CN), "first");
    const { status } = await sendRequest(`${address}/translations`, {
      key: shownKey(running),
      node: { rejectUnauthorized: false },
    });
    assert.equal(status, 200);
    renew("second");
    running.child.kill("SIGHUP");
    await until("the new certificate", async () => (await nameOf()) === "second");
    writeFileSync(cert, "nonsense");
    running.child.kill("SIGHUP");
    await until("the error", () => running.stderr.includes("the old one stays"));
    assert.equal(await nameOf(), "second");

    const underWay = await connectTo(address);
    // The answer to the first request shows that the head of the second, which came with it, is there.
    underWay.write(`GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n${FORM_HEAD}`);
    await once(underWay, "data");
    running.child.kill("SIGTERM");
    await once(silent, "close");
    assert.equal(running.child.exitCode, null, "it waits for the answer that is under way");
    running.child.kill("SIGTERM");
    // The deadline of an hour is not waited for.
    assert.equal(await running.ended, 0);
  });

  test("waits for no handshake when the deadline is over", async () => {
    renew("third");
    const limits = ["--drain-deadline", "1", "--header-timeout", "600", "--request-timeout", "600"];
    const running = serve("--tls-cert", cert, "--tls-key", key, ...limits);
    const { hostname: host, port } = new URL(await listening(running));
    const socket = connect(Number(port), host);
    // The beginning of a ClientHello.
    socket.on("error", () => {}).write(Buffer.of(0x16, 0x03, 0x01, 0x02, 0x00, 0x01));
    await until("the answer to another", async () => {
      (await connectTo(`https://${host}:${port}`)).destroy();
      return true;
    });
    running.child.kill("SIGTERM");
    assert.equal(await running.ended, 0);
    socket.destroy();
  });

  test("is not served with a certificate that is none", async () => {
    writeFileSync(cert, "nonsense");
    const own = join(folder, "none");
    const flags = ["--keys", own, "--tls-cert", cert, "--tls-key", key];
    const { code, stderr } = await ambo(["serve", "--port", "0", ...flags]);
    assert.equal(code, 1);
    assert.match(stderr, /Cannot use the certificate and its key/);
  });
});
