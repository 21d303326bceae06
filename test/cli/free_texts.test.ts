/** `ambo import` of a name of the table and of an address, from a server with a certificate of its own authority. */
import assert from "node:assert/strict";
import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { writeZip } from "../import/writers/zip.ts";
import { atEnd } from "../support/at_end.ts";
import { ambo, type Outcome } from "../support/command.ts";
import { missing } from "../support/missing.ts";
import { listening, PROGRAM, run, runnable, start, startProgram } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { startTextServer, type TextServer, textRow } from "../support/text_server.ts";
import { until } from "../support/until.ts";
import { usfm } from "../web/uploading.ts";

const TEXT = writeZip([["19-PSA.usfm", usfm("1882")]]);
const SAMPLE = join(process.env.AMBO_SAMPLES ?? "../shared/samples", "sword/SloStritar.zip");
const LIMIT = 100_000;

/** Names what the command has left in the folder of temporary files. */
const leftIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("ambo-"));

/** What the server answers at each path. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse, origin: string) => void>> = {
  "/text.zip": (response) => response.end(TEXT),
  "/sample.zip": (response) => response.end(readFileSync(SAMPLE)),
  "/missing.zip": (response) => response.writeHead(404).end("ni"),
  "/broken.zip": (response) => response.writeHead(500).end(),
  "/page": (response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html>${"x".repeat(3057)}`),
  "/space": (response) => response.end("\n  <!DOCTYPE html><title>404</title>"),
  "/pieces": (response) => void response.write(" ", () => setTimeout(() => response.end("<html><p>404"), 50)),
  "/comment": (response) => response.end("\ufeff<!-- portal --><!-- <osis> -->\n<html lang=sl>"),
  "/xhtml": (response) =>
    response.end('<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"><html xmlns="x"></html>'),
  "/xhtml-type": (response) =>
    response.writeHead(200, { "Content-Type": "application/xhtml+xml" }).end("<x:html xmlns:x='x'></x:html>"),
  "/wide": (response) => response.end(Buffer.from("\ufeff<html><p>404</html>", "utf16le")),
  "/switched.zip": (response) => response.writeHead(101, { Connection: "Upgrade", Upgrade: "text" }).end(),
  "/bare-switch.zip": (response) => void response.socket!.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"),
  "/hints.zip": (response) => void response.socket!.end("HTTP/1.1 103 Early Hints\r\n\r\n"),
  "/closed.zip": (response) => void response.socket!.end(),
  "/cut.zip": (response) => {
    response.writeHead(200, { "Content-Length": TEXT.length });
    response.write(TEXT.subarray(0, 100), () => response.destroy());
  },
  "/large.zip": (response) => response.writeHead(200, { "Content-Length": LIMIT + 1 }).end(Buffer.alloc(LIMIT + 1)),
  "/endless.zip": (response) => {
    const more = () => response.write(Buffer.alloc(65_536), (fault) => !fault && more());
    more();
  },
  "/slow.zip": (response) => void response.writeHead(200, { "Content-Length": 1000 }).write("PK"),
  "/moved.zip": (response) => response.writeHead(302, { Location: "/text.zip" }).end(),
  "/circle.zip": (response) => response.writeHead(302, { Location: "/circle.zip" }).end(),
  "/down.zip": (response, origin) => response.writeHead(301, { Location: origin.replace("https:", "http:") }).end(),
};

describe("ambo import downloads", { skip: missing("openssl") }, () => {
  let server: TextServer;
  let temporary: string;
  let corpus: string;
  let commands: ChildProcess;

  before(async () => {
    server = await startTextServer((request, response) => {
      const answer = ANSWERS[request.url ?? ""];
      if (answer === undefined) response.writeHead(404).end();
      else answer(response, server.origin);
    });
    temporary = scratchFolder();
    corpus = scratchFolder();
    const runs = runnable("test/support/command_server.ts");
    const env = { ...process.env, TMPDIR: temporary, ...server.trusting };
    commands = fork(runs.at(-1)!, { execArgv: runs.slice(0, -1), env });
    atEnd(() => commands.kill());
  });

  const variables = (trusts = true) => ({ TMPDIR: temporary, LANG: "C", ...(trusts && server.trusting) });
  const command = (operand: string, flags: readonly string[]) => [
    ...["import", operand, "--corpus", corpus, "--keys", corpus],
    ...flags,
  ];
  /** Imports by a process of its own, as people do. */
  const importingApart = (operand: string, ...flags: string[]) => run(command(operand, flags), variables());
  /** The same by one process for many commands, one after the other. */
  const importing = async (operand: string, ...flags: string[]) => {
    commands.send({ args: command(operand, flags), options: { variables: variables() } });
    const [outcome] = (await once(commands, "message")) as [Outcome];
    return outcome;
  };
  const table = (...rows: string[]) => {
    const file = join(scratchFolder(), "besedila.txt");
    writeFileSync(file, rows.join("\n"));
    return ["--texts", file];
  };

  const FLAGS = ["--code", "NOV", "--name", "Novi", "--language", "slv", "--copyright", "Vir."];
  const REFUSED: readonly (readonly [path: string, message: RegExp])[] = [
    ["/missing.zip", /answered 404/],
    ["/broken.zip", /answered 500/],
    ["/page", /200 text\/html, 3\skB/],
    ["/space", /200 without a type/],
    ["/pieces", /200 without a type/],
    ["/comment", /200 without a type/],
    ["/xhtml", /200 without a type/],
    ["/xhtml-type", /200 application\/xhtml\+xml, /],
    ["/wide", /200 without a type/],
    ["/switched.zip", /answered 101/],
    ["/bare-switch.zip", /answered 101/],
    ["/hints.zip", /cut before all of it had arrived/],
    ["/closed.zip", /cut before all of it had arrived/],
    ["/cut.zip", /cut before all of it had arrived/],
    ["/large.zip", /larger than 97\.6\skB/],
    ["/endless.zip", /larger than 97\.6\skB/],
    ["/circle.zip", /more than 5 times/],
    ["/down.zip", /leads on to http:\/\/localhost.*not https/],
  ];
  for (const [path, message] of REFUSED) {
    test(`refuses ${path} with its reason and leaves nothing`, async () => {
      const flags = [...FLAGS, "--upload-limit", String(LIMIT)];
      // What is open when a process ends must not keep it or the folder.
      const bring = path === "/cut.zip" || path === "/endless.zip" ? importingApart : importing;
      const { code, stdout, stderr } = await bring(`${server.origin}${path}`, ...flags);
      assert.match(stderr, message);
      assert.deepEqual([code, stdout], [1, ""]);
      assert.deepEqual([leftIn(temporary), existsSync(join(corpus, "NOV.txt"))], [[], false]);
    });
  }

  test("checks the certificate and the name in it", async () => {
    const flags = ["import", `${server.origin}/text.zip`, "--corpus", corpus, "--keys", corpus, ...FLAGS];
    const unknown = await run(flags, variables(false));
    assert.match(unknown.stderr, /certificate cannot be trusted/);
    const other = await importingApart(`https://127.0.0.1:${server.port}/text.zip`, ...FLAGS);
    assert.match(other.stderr, /certificate cannot be trusted/);
  });

  test("says where to fetch a file and where to upload it when nothing can be reached", async () => {
    const { code, stderr } = await importing("https://localhost:1/text.zip", ...FLAGS);
    assert.equal(code, 1);
    assert.match(stderr, /https:\/\/localhost:1\/text\.zip.*another computer.*\/admin\/translations/);
  });

  test("a service logs a bad table at its start, with the line", async () => {
    const file = join(scratchFolder(), "besedila.txt");
    writeFileSync(file, "NOV | slv | 1882\n");
    const flags = ["--texts", file, "--corpus", "test/fixtures/corpus", "--keys", scratchFolder(), "--port", "0"];
    const running = start(["serve", ...flags], { LANG: "C" });
    await listening(running);
    running.child.kill("SIGTERM");
    await running.ended;
    assert.match(running.stderr, /error.*besedila\.txt.*:1.*eight or nine columns/);
  });

  test("takes https alone", async () => {
    const { code, stderr } = await importingApart("http://localhost/text.zip", ...FLAGS);
    assert.deepEqual([code, /over https alone/.test(stderr), /Unhandled|^\s+at /m.test(stderr)], [1, true, false]);
  });

  test("imports an address that leads on, with the fields of the flags", async () => {
    const { code, stdout } = await importingApart(`${server.origin}/moved.zip`, ...FLAGS);
    assert.deepEqual([code, stdout.split("\n")[0]], [0, "Imported NOV (Novi) from USFM"]);
    assert.deepEqual(leftIn(temporary), []);
  });

  test("imports a text by its name with the fields of the table, which flags win over", async () => {
    const texts = table(textRow("Stari", { address: `${server.origin}/text.zip` }));
    const { code, stdout, stderr } = await importingApart("stari", ...texts, "--name", "Drugo ime");
    assert.deepEqual([code, stdout.split("\n")[0]], [0, "Imported Stari (Drugo ime) from USFM"], stderr);
    assert.match(stderr, /^Downloading Stari, 0\.9\skB from localhost/);
    assert.match(readFileSync(join(corpus, "Stari.txt"), "utf8"), /Vir Stari\./);
    const again = await importing("Stari", ...texts);
    assert.match(again.stderr, /--replace/);
  });

  test("shows the size and the speed on a terminal", { skip: missing("script") }, async () => {
    const texts = table(textRow("Viden", { address: `${server.origin}/text.zip` }));
    const line = [process.execPath, ...PROGRAM, "import", "Viden", "--corpus", corpus, "--keys", corpus, ...texts];
    const env = { ...process.env, ...variables(), TERM: "xterm" };
    const running = startProgram(["script", "-qec", line.join(" "), "/dev/null"], { env });
    assert.equal(await running.ended, 0, running.stdout);
    assert.match(running.stdout, /\r\S*Downloading Viden, [\d.]+\skB, [\d.]+\s[kM]B\/s \[=* *\] +\d+ %/);
  });

  test("refuses a file whose checksum is not that of the table", async () => {
    const address = `${server.origin}/text.zip`;
    const sha256 = createHash("sha256").update(TEXT).digest("hex");
    const right = table(textRow("Pravi", { address, sha256: sha256.toUpperCase() }));
    assert.equal((await importing("Pravi", ...right)).code, 0);
    const wrong = table(textRow("Napacni", { address, sha256: sha256.replace(/./g, "0") }));
    const { code, stderr } = await importing("Napacni", ...wrong);
    assert.deepEqual([code, /SHA-256/.test(stderr), existsSync(join(corpus, "Napacni.txt"))], [1, true, false]);
  });

  test("a signal stops it and nothing is left", async () => {
    const folder = scratchFolder();
    const flags = ["--corpus", corpus, "--keys", corpus, ...FLAGS];
    const running = start(["import", `${server.origin}/slow.zip`, ...flags], { ...variables(), TMPDIR: folder });
    const files = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".zip"));
    await until("a download that has begun", () => files().length > 0, 60);
    running.child.kill("SIGINT");
    assert.equal(await running.ended, 1);
    assert.match(running.stderr, /was stopped; nothing of it is kept/);
    assert.deepEqual(leftIn(folder), []);
  });

  test("names the folder of temporary files that is not there, closed or full, and leaves nothing", async () => {
    const [closed, full] = [scratchFolder(), scratchFolder()];
    chmodSync(closed, 0o500);
    const line = [process.execPath, ...PROGRAM, ...command(`${server.origin}/large.zip`, FLAGS)] as const;
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    for (const [folder, reason, options, start = []] of [
      ["/absent", "ENOENT", {}],
      [closed, "EACCES", nobody],
      // A file may have 512 bytes there.
      [full, "EFBIG", {}, ["sh", "-c", 'ulimit -f 1; exec "$@"', "sh"]],
    ] as const) {
      const env = { ...process.env, ...variables(), TMPDIR: folder };
      const running = startProgram([...start, ...line] as [string, ...string[]], { env, ...options });
      assert.equal(await running.ended, 1);
      const said = `^ambo: Cannot keep the download in "${folder}": .*\\(${reason}\\)\\. The variable TMPDIR`;
      assert.match(running.stderr, new RegExp(said, "m"));
      if (folder !== "/absent") assert.deepEqual(readdirSync(folder), []);
    }
  });

  test("the real module has its 10,476 verses", { skip: !existsSync(SAMPLE) }, async () => {
    const texts = table(textRow("SloStritar", { address: `${server.origin}/sample.zip`, bytes: 465_424 }));
    const { stdout } = await importing("SloStritar", ...texts, "--json");
    assert.equal(JSON.parse(stdout).verses, 10_476);
  });
});

describe("ambo import without a download", () => {
  const corpus = scratchFolder();
  const importing = (...args: string[]) =>
    ambo(["import", ...args, "--corpus", corpus, "--keys", corpus, "--lang", "en"]);

  test("--list prints the texts and marks those that are there", async () => {
    writeFileSync(join(corpus, "SloStritar.txt"), "");
    const rows = JSON.parse((await importing("--list", "--json")).stdout) as { code: string; installed: boolean }[];
    const installed = rows.filter((row) => row.installed).map(({ code }) => code);
    assert.deepEqual([installed, rows.length >= 13], [["SloStritar"], true]);
    const { stdout } = await importing("--list");
    assert.match(stdout, /^SloStritar\tNovi testament.*\t1882\tSlovenian\t454\.5\skB\tpublic domain\tyes$/m);
  });

  test("an unknown name suggests the nearest", async () => {
    const { code, stderr } = await importing("SloStrittar");
    assert.deepEqual([code, /Did you mean "SloStritar"\?/.test(stderr)], [1, true], stderr);
    assert.match((await importing("Nobena")).stderr, /`ambo import --list`/);
  });

  test("a file of the name of a text is the source", async () => {
    const folder = join(scratchFolder(), "SloKJV");
    mkdirSync(folder);
    writeFileSync(join(folder, "19-PSA.usfm"), usfm("iz mape"));
    const { code, stdout } = await importing(
      folder,
      "--code",
      "M",
      "--name",
      "M",
      "--language",
      "slv",
      "--copyright",
      "V",
    );
    assert.deepEqual([code, stdout.split("\n")[0]], [0, "Imported M (M) from USFM"]);
  });

  test("--downloads off takes names, addresses and the list away", async () => {
    for (const operand of ["SloStritar", "https://localhost/text.zip", "--list"]) {
      const { code, stderr } = await importing(operand, "--downloads", "off");
      assert.deepEqual([code, /switched off/.test(stderr)], [1, true], operand);
    }
  });
});
