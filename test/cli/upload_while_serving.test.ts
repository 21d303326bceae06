/** Uploads to a running process: a kill leaves nothing, a stop is quick, a reload does no harm. */
import assert from "node:assert/strict";
import { copyFileSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { listening, type Running, shownKey, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";
import {
  confirmAndWait,
  FIELDS,
  MULTIPART,
  multipart,
  preview,
  TRANSLATIONS,
  UPLOAD,
  upload,
  usfm,
} from "../web/uploading.ts";
import { WebClient } from "../web/web_client.ts";

const PASSWORD = "dovolj dolgo geslo";

describe("an upload to a process", () => {
  const corpus = scratchFolder();
  const keys = scratchFolder();
  let running: Running;
  let origin: string;
  let key = "";
  let admin: WebClient;

  const leftIn = () => readdirSync(corpus).filter((name) => name.startsWith("."));
  const textOf = async (code: string): Promise<string | undefined> => {
    const url = `${origin}/v1/passage?translation=${code}&reference=Ps+1,1`;
    const response = await fetch(url, { headers: { "X-API-Key": key } });
    const { data } = (await response.json()) as { data?: { verses: { text: string }[] } };
    return data?.verses[0]?.text;
  };

  async function serve(): Promise<void> {
    const flags = ["--corpus", corpus, "--keys", keys, "--port", "0", "--daily-limit", "1000"];
    running = start(["serve", ...flags]);
    origin = new URL(await listening(running)).origin;
    admin = new WebClient({ origin });
    const link = /\/login\?link=(\S+)/.exec(running.stderr)?.[1];
    if (link !== undefined) {
      key = shownKey(running);
      await admin.get(`/login?link=${link}`);
      await admin.post("/login", { link, password: PASSWORD, repeated: PASSWORD });
    } else {
      await admin.signIn("admin", PASSWORD);
    }
    assert.equal((await admin.get(TRANSLATIONS)).status, 200);
  }

  /** Begins an upload and sends all but its end. */
  async function beginUpload(): Promise<Socket> {
    await admin.get(TRANSLATIONS);
    const body = multipart([
      ["token", admin.token],
      ["file", usfm("pol"), "pol.usfm"],
    ]);
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, -40));
    await until("the file", () => leftIn().length === 1);
    return socket;
  }

  before(async () => {
    copyFileSync("test/fixtures/corpus/ZGL.txt", join(corpus, "ZGL.txt"));
    await serve();
  });
  after(() => running.child.kill("SIGKILL"));

  test("is served once it is confirmed, through a reload on the way", async () => {
    await upload(admin, usfm("prva"));
    running.child.kill("SIGHUP");
    await preview(admin);
    const [done] = await Promise.all([
      confirmAndWait(admin, FIELDS),
      Promise.resolve().then(() => running.child.kill("SIGHUP")),
    ]);
    assert.match(done.headers.location ?? "", /done=import/);
    await until("the translation", async () => (await textOf("NOV")) === "Izdaja prva.");
    assert.deepEqual(leftIn(), []);
  });

  test("that waits when the process is killed is removed at the next start", async () => {
    assert.equal((await upload(admin, usfm("druga"))).status, 303);
    running.child.kill("SIGKILL");
    await running.ended;
    assert.equal(leftIn().length, 1);
    await serve();
    assert.deepEqual(leftIn(), []);
  });

  test("is removed by a stop, which it does not delay", async () => {
    const socket = await beginUpload();
    running.child.kill("SIGTERM");
    assert.equal(await running.ended, 0);
    socket.destroy();
    assert.deepEqual(leftIn(), []);
    await serve();
    await upload(admin, usfm("tretja"));
    running.child.kill("SIGTERM");
    assert.equal(await running.ended, 0);
    assert.deepEqual(leftIn(), []);
    await serve();
  });

  test("that is being read is ended by a stop, with its process", async () => {
    const large = usfm("velika", { chapters: 150, verses: 176 });
    await admin.get(TRANSLATIONS);
    const answer = upload(admin, large).catch(() => undefined);
    await until("the process", () => leftIn().length === 1);
    running.child.kill("SIGTERM");
    assert.equal(await running.ended, 0);
    await answer;
    await until("the end of its process", () => leftIn().length === 0);
    await serve();
    assert.deepEqual(leftIn(), []);
    assert.equal(await textOf("NOV"), "Izdaja prva.");
  });
});
