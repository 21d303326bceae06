/** Free texts on the pages: offered in the language of the page, downloaded and imported with one button. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { writeZip } from "../import/writers/zip.ts";
import { missing } from "../support/missing.ts";
import { listening, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { startService } from "../support/service.ts";
import { startTextServer, textRow, writeBuiltIn } from "../support/text_server.ts";
import { until } from "../support/until.ts";
import { TRANSLATIONS, UPLOAD, usfm } from "./uploading.ts";
import { WebClient } from "./web_client.ts";

const TEXT = writeZip([["19-PSA.usfm", usfm("1882")]]);
const PASSWORD = "dovolj dolgo geslo";

/** A service of its own process that trusts a server of texts, and its administrator in a browser. */
async function started(listener: RequestListener, rows: (origin: string, port: number) => readonly string[]) {
  const server = await startTextServer(listener);
  const [corpus, keys, folder] = [scratchFolder(), scratchFolder(), scratchFolder()];
  writeBuiltIn(corpus);
  const texts = join(folder, "besedila.txt");
  writeFileSync(texts, rows(server.origin, server.port).join("\n"));
  const flags = ["--corpus", corpus, "--keys", keys, "--port", "0", "--texts", texts, "--lang", "sl"];
  const running = start(["serve", ...flags], server.trusting);
  const { origin } = new URL(await listening(running));
  const admin = new WebClient({ origin });
  const link = /\/login\?link=(\S+)/.exec(running.stderr)![1]!;
  await admin.get(`/login?link=${link}`);
  await admin.post("/login", { link, password: PASSWORD, repeated: PASSWORD });
  /** Presses the button of a text, and waits until the page of the upload has come to an end. */
  const press = async (code: string) => {
    await admin.get(TRANSLATIONS);
    await admin.post(TRANSLATIONS, { action: "download", code });
    await until("the end of the import", async () => {
      await admin.get(UPLOAD);
      return admin.page!.headers.refresh === undefined;
    });
    return admin.page!;
  };
  const leftIn = () => readdirSync(corpus).filter((name) => name.startsWith("."));
  return { server, corpus, running, admin, origin, press, leftIn };
}

describe("a free text", { skip: missing("openssl") }, () => {
  let service: Awaited<ReturnType<typeof started>>;

  before(async () => {
    service = await started(
      (request, response) => {
        if (request.url === "/text.zip") response.end(TEXT);
        else if (request.url === "/switched.zip")
          response.writeHead(101, { Connection: "Upgrade", Upgrade: "text" }).end();
        else if (request.url === "/slow.zip") response.writeHead(200, { "Content-Length": 1000 }).write("PK");
        else if (request.url === "/inside.zip")
          response.writeHead(302, { Location: `https://127.0.0.1:${service.server.port}/text.zip` }).end();
        else response.writeHead(404).end();
      },
      (origin) => [
        textRow("Nemski", { address: `${origin}/text.zip`, language: "deu" }),
        textRow("Stari", { address: `${origin}/text.zip`, rights: "CC-BY-NC-ND-4.0" }),
        textRow("Pocasni", { address: `${origin}/slow.zip` }),
        textRow("Notranji", { address: `${origin}/inside.zip` }),
        textRow("Preklop", { address: `${origin}/switched.zip` }),
        textRow("Manjka", { address: `${origin}/ni.zip` }),
        textRow("KJV", { address: `${origin}/text.zip` }),
      ],
    );
  });

  test("is named by the first start in the language of the run", () => {
    assert.match(service.running.stderr, /Naslov Stari, 0,9\skB\): ambo import Stari/);
  });

  test("is offered on home page, first steps and the page of translations, in the language of the page first", async () => {
    const { admin } = service;
    for (const path of ["/", "/admin/steps", TRANSLATIONS]) {
      const { text } = await admin.get(path);
      assert.match(text, /name="code" value="Stari"/, path);
    }
    const { text } = admin.page!;
    assert.ok(text.indexOf('value="Stari"') < text.indexOf('value="Nemski"'));
    assert.match(
      text,
      /CC BY-NC-ND 4\.0: besedilo smete prikazovati nespremenjeno in z navedbo vira, ne smete pa ga prodajati\./,
    );
    const german = await admin.get(`${TRANSLATIONS}?lang=de`);
    assert.ok(german.text.indexOf('value="Nemski"') < german.text.indexOf('value="Stari"'));
    await admin.get("/?lang=sl");
  });

  test("reaches no private network that the table does not name", async () => {
    const { text } = await service.press("Notranji");
    assert.match(text, /127\.0\.0\.1 ni mogoče prenašati: njegov naslov 127\.0\.0\.1 je v zasebnem omrežju/);
  });

  test("says why it cannot be had, and leaves nothing", async () => {
    for (const [code, status] of [
      ["Manjka", 404],
      ["Preklop", 101],
    ] as const) {
      const { text } = await service.press(code);
      assert.match(text, new RegExp(`strežnik je odgovoril ${status}`));
    }
    assert.deepEqual(service.leftIn(), []);
  });

  test("can be cancelled while it arrives", async () => {
    const { admin, leftIn } = service;
    await admin.get(TRANSLATIONS);
    await admin.post(TRANSLATIONS, { action: "download", code: "Pocasni" });
    await admin.get(UPLOAD);
    assert.match(admin.page!.text, /Naslov Pocasni: preneseno/);
    const id = /name="id" value="([^"]+)"/.exec(admin.page!.text)![1]!;
    await admin.post(`${TRANSLATIONS}/import`, { action: "discard", id });
    await until("an empty folder", () => leftIn().length === 0);
    assert.match((await admin.get(TRANSLATIONS)).text, /value="Stari"/);
  });

  test("whose code is taken waits for the administrator, as an upload does", async () => {
    const { text } = await service.press("KJV");
    assert.match(text, /name="replace"/);
    const id = /name="id" value="([^"]+)"/.exec(text)![1]!;
    await service.admin.post(`${TRANSLATIONS}/import`, { action: "discard", id });
  });

  test("that the table does not have is refused", async () => {
    const { admin } = service;
    await admin.get(TRANSLATIONS);
    assert.equal((await admin.post(TRANSLATIONS, { action: "download", code: "https://a.test/x" })).status, 409);
  });

  test("is imported with the fields of the table and is the default in its language", async () => {
    const { admin, corpus, press, origin } = service;
    const done = await press("Stari");
    assert.equal(done.status, 303);
    assert.ok(existsSync(join(corpus, "Stari.txt")));
    const shown = async (language: string) => {
      const { text } = await new WebClient({ origin }).get(`/?lang=${language}`);
      return /href="\/\?translation=([^"&]+)" ?(?:aria-current="true")?>/.exec(text)![1];
    };
    await until("the text in use", async () => (await shown("sl")) === "Stari");
    assert.equal(await shown("en"), "KJV");
    assert.match((await admin.get(TRANSLATIONS)).text, /Stari<\/code> <span class="badge">nameščeno/);
  });
});

describe("free texts are not offered", () => {
  const offered = async (settings: Record<string, string>) => {
    const corpus = scratchFolder();
    writeBuiltIn(corpus);
    const service = await startService({ settings: { corpus, ...settings }, uploads: true });
    await service.store.accounts.addUser("vodja", { admin: true });
    const admin = await WebClient.signedIn(service, "vodja");
    const { text } = await admin.get(TRANSLATIONS);
    const { status } = await admin.post(TRANSLATIONS, { action: "download", code: "SloStritar" });
    return { isOffered: /value="download"/.test(text), status, text };
  };

  test("where downloads are switched off", async () => {
    const { isOffered, status } = await offered({ downloads: "off" });
    assert.deepEqual([isOffered, status], [false, 409]);
  });

  test("where uploads are switched off", async () => {
    assert.equal((await offered({ "upload-limit": "0" })).isOffered, false);
  });

  test("where the operator's table has a bad line, which the page names", async () => {
    const texts = join(scratchFolder(), "besedila.txt");
    writeFileSync(texts, "NOV | slovenski\n");
    const { isOffered, text } = await offered({ texts });
    assert.deepEqual([isOffered, /besedila\.txt:1: /.test(text)], [false, true]);
  });
});
