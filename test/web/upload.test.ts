/** Translations that administrators upload: seen before they are in force, refused as the command line refuses. */
import assert from "node:assert/strict";
import { chmodSync, copyFileSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, test } from "node:test";
import { writeZip } from "../import/writers/zip.ts";
import { corpusOf, scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { until } from "../support/until.ts";
import {
  CONFIRM,
  confirm,
  confirmAndWait,
  FIELDS,
  MULTIPART,
  multipart,
  preview,
  TRANSLATIONS,
  UPLOAD,
  upload,
  usfm,
} from "./uploading.ts";
import { WebClient } from "./web_client.ts";

/** A service on a folder of its own with one translation, and its administrator. */
async function started(
  settings: Record<string, string> = {},
  options: { pendingTime?: number } = {},
): Promise<{ service: Service; admin: WebClient; corpus: string }> {
  const corpus = corpusOf({}, "test/fixtures/corpus/ZGL.txt");
  const service = await startService({
    settings: { corpus, ...settings },
    uploads: true,
    ...options,
  });
  await service.store.accounts.addUser("vodja", { admin: true });
  return { service, corpus, admin: await WebClient.signedIn(service, "vodja") };
}

const textOf = async (service: Service, code: string) =>
  (await service.ask(`/passage?translation=${code}&reference=Ps+1,1`)).body.data?.verses[0].text;

/** Names what lies in a folder beside the translations. */
const leftIn = (corpus: string) => readdirSync(corpus).filter((name) => !/^[A-Z]+\.txt$/.test(name));

describe("an uploaded translation", () => {
  test("is shown first, and in force once it is confirmed", async () => {
    const { service, admin, corpus } = await started();
    const uploaded = await upload(admin, usfm("prva"));
    assert.equal(uploaded.headers.location, UPLOAD);
    const page = await preview(admin);
    assert.match(page.text, /USFM · 1 knjiga · 1 poglavje · 3 vrstice/);
    assert.match(page.text, /Vsebina datoteke novi\.usfm:/);
    assert.equal(service.library.get("NOV"), undefined);
    const done = await confirmAndWait(admin, FIELDS);
    assert.equal(done.headers.location, `${TRANSLATIONS}?done=import&code=NOV`);
    // So is who waits on the page of the upload, as an import that takes long lets one.
    assert.equal((await admin.get(UPLOAD)).headers.location, done.headers.location);
    assert.match((await admin.get(done.headers.location!)).text, /Prevod NOV je uvožen in že v uporabi\./);
    assert.equal(await textOf(service, "NOV"), "Izdaja prva.");
    assert.deepEqual(leftIn(corpus), []);
    assert.equal(service.library.get("NOV")?.copyright, FIELDS.copyright);
    service.library.replace(service.library.translations().filter(({ code }) => code !== "NOV"));
    assert.equal((await admin.get(UPLOAD)).headers.location, TRANSLATIONS, "it was removed since");
  });

  test("is imported once by a form that is sent twice, and both answers say so", async () => {
    const { service, admin } = await started();
    await upload(admin, usfm("prva"));
    const { text } = await preview(admin);
    const [first, second] = await Promise.all([confirmAndWait(admin, FIELDS), confirm(admin, FIELDS)]);
    assert.equal(first.headers.location, `${TRANSLATIONS}?done=import&code=NOV`);
    assert.equal(second.headers.location, UPLOAD, second.text);
    admin.page = { ...first, text };
    const third = await confirm(admin, FIELDS);
    assert.equal(third.headers.location, UPLOAD, third.text);
    assert.equal((await admin.get(UPLOAD)).headers.location, first.headers.location);
    assert.equal(await textOf(service, "NOV"), "Izdaja prva.");
  });

  test("is a zip of any format with a readme beside it", async () => {
    const { service, admin, corpus } = await started();
    for (const [index, name] of ["demo.SQLite3", "demo.json", "demo.beblia.xml"].entries()) {
      const zip = writeZip([
        ["README.txt", "Dragi bralec,\nv prilogi je besedilo.\n"],
        [`besedilo/${name}`, readFileSync(`test/fixtures/import/${name}`)],
      ]);
      await upload(admin, zip, { fileName: "besedilo.zip" });
      assert.match((await preview(admin)).text, /· 3 knjige ·/, name);
      const code = `ZIP${"ABC"[index]}`;
      const done = await confirmAndWait(admin, { ...FIELDS, code });
      assert.equal(done.headers.location, `${TRANSLATIONS}?done=import&code=${code}`, name);
      const { data } = (await service.ask(`/passage?translation=${code}&reference=Rut+1,1`)).body;
      assert.equal(data?.verses[0].text, "Ko je v dolini zmanjkalo vode, je vrtnar odšel v hribe.", name);
    }
    assert.deepEqual(leftIn(corpus), []);
  });

  test("replaces another only where that is asked for", async () => {
    const { service, admin } = await started();
    await upload(admin, usfm("prva"));
    await preview(admin);
    await confirmAndWait(admin, FIELDS);
    await upload(admin, usfm("druga"));
    await preview(admin);
    const refused = await confirm(admin, FIELDS);
    assert.equal(refused.status, 409);
    assert.match(refused.text, /Prevod z oznako NOV že obstaja\. Označite, da ga želite zamenjati/);
    assert.equal(await textOf(service, "NOV"), "Izdaja prva.");
    const done = await confirmAndWait(admin, { ...FIELDS, replace: "yes" });
    assert.equal(done.status, 303, done.text);
    assert.equal(await textOf(service, "NOV"), "Izdaja druga.");
  });

  test("of a part of the Bible keeps what was ticked when the form is refused, and puts it into the file", async () => {
    const { service, admin } = await started();
    await upload(admin, usfm("prva"));
    await preview(admin);
    await confirm(admin, { ...FIELDS, language: "slovensko", part: "yes" });
    assert.match((await preview(admin)).text, /name="part" value="yes" checked/);
    const done = await confirm(admin, { ...FIELDS, part: "yes" });
    assert.equal(done.status, 303, done.text);
    assert.equal(service.library.get("NOV")?.header.isPart, true);
    const issues = (await admin.get(TRANSLATIONS)).text;
    assert.doesNotMatch(issues, /manjkajo poglavja/);
  });

  test("shows the names of books that differ from the usual ones", async () => {
    const { admin } = await started();
    await upload(admin, usfm("prva").replace("\\h Psalmi", "\\h Knjiga hvalnic"));
    const { text } = await preview(admin);
    assert.match(text, /Imena knjig, drugačna od običajnih/);
    assert.match(text, /<li>PSA: Knjiga hvalnic<\/li>/);
  });

  test("has no code that differs from another in the case of its letters alone", async () => {
    const { service, admin, corpus } = await started();
    await upload(admin, usfm("prva"));
    await preview(admin);
    const refused = await confirm(admin, { ...FIELDS, code: "zgl", replace: "yes" });
    assert.equal(refused.headers.location, UPLOAD);
    assert.match(
      refusalOn((await preview(admin)).text),
      /zgl\.txt: obstaja že prevod z oznako ZGL, velike in male črke/,
    );
    assert.equal(service.library.get("zgl")?.code, "ZGL");
    assert.ok(!readdirSync(corpus).includes("zgl.txt"));
  });

  test("can be given up while it is read: its process ends, and nothing of it is left", async () => {
    const { service, admin, corpus } = await started();
    const uploaded = upload(admin, usfm("prva", { chapters: 150, verses: 200 }));
    const form = /name="id" value="([^"]+)">\s*<button class="quiet" name="action" value="discard">/;
    const reader = await WebClient.signedIn(service, "vodja");
    let id: string | undefined;
    await until("a file that is read", async () => {
      id = form.exec((await reader.get(UPLOAD)).text)?.[1];
      return id !== undefined;
    });
    assert.equal((await reader.post(CONFIRM, { id: "another", action: "discard" })).status, 303);
    assert.equal(leftIn(corpus).length, 1);
    await reader.get(UPLOAD);
    const given = await reader.post(CONFIRM, { id: id!, action: "discard" });
    assert.equal(given.headers.location, `${TRANSLATIONS}?done=discard`);
    assert.deepEqual(leftIn(corpus), []);
    await uploaded;
    assert.equal((await admin.get(UPLOAD)).headers.location, TRANSLATIONS);
  });
});

describe("an upload is refused with the sentence of the command line:", () => {
  test("a code that is a path, no language, no copyright: beside its field, and the upload still waits", async () => {
    const { service, admin } = await started();
    await upload(admin, usfm("prva"));
    for (const [fields, words] of [
      [{ code: "../../etc/x" }, "Oznaka ima največ 32 znakov"],
      [{ language: "klingonsko" }, "Jezik je tričrkovna oznaka"],
      [{ copyright: " " }, "To polje ne sme biti prazno"],
    ] as const) {
      await preview(admin);
      assert.equal((await confirm(admin, { ...FIELDS, ...fields })).headers.location, UPLOAD);
      const { text } = await preview(admin);
      const [field = ""] = Object.keys(fields);
      assert.match(text, new RegExp(`id="${field}-error">${words}`));
      assert.match(text, new RegExp(`name="name"[^>]* value="${FIELDS.name}"`));
    }
    assert.equal((await confirm(admin, FIELDS)).status, 303);
    assert.equal(await textOf(service, "NOV"), "Izdaja prva.");
  });
});

/** Returns the reason on a page: the text after the lead of its notice. */
function refusalOn(page: string): string {
  return /role="alert">\s*<p>[^<]*<\/p><p>([^<]*)<\/p>/.exec(page)?.[1] ?? "";
}

describe("an upload is turned away", () => {
  test("from members, strangers and other sites, before its body is read", async () => {
    const { service, admin, corpus } = await started();
    const ana = await WebClient.signedIn(service, "ana");
    await ana.get("/profile");
    const body = multipart([
      ["token", ana.token],
      ["file", usfm("prva"), "a.usfm"],
    ]);
    const headers = { "Content-Type": MULTIPART };
    assert.equal((await ana.send("POST", UPLOAD, { headers, body })).status, 403);
    const stranger = new WebClient(service);
    const turned = await stranger.send("POST", UPLOAD, { headers, body });
    assert.equal(turned.status, 403);
    assert.match(turned.text, /name="next" value="\/admin\/translations"/);
    const foreign = await upload(admin, usfm("prva"), {
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    assert.equal(foreign.status, 403);
    assert.deepEqual(leftIn(corpus), []);
  });

  test("without its token before the file, whoever sends it", async () => {
    const { admin, corpus } = await started();
    await admin.get(TRANSLATIONS);
    const { token } = admin;
    const file = ["file", usfm("prva"), "a.usfm"] as const;
    const headers = { "Content-Type": MULTIPART };
    for (const [what, parts, status] of [
      ["none", [file], 403],
      ["wrong", [["token", "x".repeat(40)], file], 403],
      ["long", [["token", "x".repeat(5000)], file], 403],
      ["behind", [file, ["token", token]], 403],
      ["as a file", [["token", token, "token.txt"], file], 403],
      ["twice", [["token", token], ["token", token], file], 400],
      [
        "no file",
        [
          ["token", token],
          ["file", "", ""],
        ],
        400,
      ],
      ["two files", [["token", token], file, file], 400],
      ["nothing else", [["token", token]], 400],
    ] as const) {
      const answer = await admin.send("POST", UPLOAD, { headers, body: multipart(parts) });
      assert.equal(answer.status, status, what);
      assert.deepEqual(leftIn(corpus), [], what);
    }
  });

  test("as a form that is none", async () => {
    const { admin } = await started();
    await admin.get(TRANSLATIONS);
    const { token } = admin;
    const whole = multipart([
      ["token", token],
      ["file", usfm("prva"), "a.usfm"],
    ]);
    for (const [what, type, body, status] of [
      ["urlencoded", "application/x-www-form-urlencoded", Buffer.from(`token=${token}`), 415],
      ["without a boundary", "multipart/form-data", whole, 415],
      ["with another boundary", "multipart/form-data; boundary=other", whole, 400],
      ["cut", MULTIPART, whole.subarray(0, -30), 400],
      ["empty", MULTIPART, Buffer.alloc(0), 400],
    ] as const) {
      const answer = await admin.send("POST", UPLOAD, { headers: { "Content-Type": type }, body });
      assert.equal(answer.status, status, what);
    }
  });

  test("where uploading is switched off or the folder cannot be written, and the page says so before", async () => {
    const { service, admin, corpus } = await started();
    service.reconfigure({ "upload-limit": "0" });
    const off = await admin.get(TRANSLATIONS);
    assert.match(off.text, /Nalaganje prevodov je izklopljeno/);
    assert.doesNotMatch(off.text, /type="file"/);
    service.reconfigure({ "upload-limit": "1000000" });
    assert.match((await admin.get(TRANSLATIONS)).text, /type="file"/);
    if (process.getuid?.() === 0) return;
    chmodSync(corpus, 0o500);
    const closed = await admin.get(TRANSLATIONS);
    chmodSync(corpus, 0o700);
    assert.match(closed.text, /V mapo s prevodi ni mogoče pisati/);
    assert.doesNotMatch(closed.text, /type="file"/);
  });
});

describe("an upload that takes long", () => {
  /** Sends an upload in pieces, with a pause before each; returns the answer, empty where none came. */
  async function sendSlowly(
    service: Service,
    admin: WebClient,
    { pieces, pause, between = async () => {} }: { pieces: number; pause: number; between?: () => Promise<unknown> },
  ): Promise<string> {
    await admin.get(TRANSLATIONS);
    const body = multipart([
      ["token", admin.token],
      ["file", usfm("prva"), "a.usfm"],
    ]);
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const socket = connect(Number(new URL(service.origin).port), "127.0.0.1");
    let answer = "";
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("data", (chunk) => {
      answer += chunk;
      if (answer.includes("\r\n\r\n")) socket.end();
    });
    socket.on("error", () => {});
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    const size = Math.ceil(body.length / pieces);
    for (let at = 0; at < body.length && !socket.destroyed; at += size) {
      if (at > size) await between();
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!socket.writableEnded) socket.write(body.subarray(at, at + size));
    }
    await closed;
    return answer;
  }

  test("goes on past the time for a request, as long as something arrives", async () => {
    const patience = { "header-timeout": "2", "request-timeout": "2" };
    const { service, admin, corpus } = await started(patience);
    const answer = await sendSlowly(service, admin, { pieces: 12, pause: 200 });
    assert.match(answer, /^HTTP\/1\.1 303 /);
    assert.equal(leftIn(corpus).length, 1);
  });

  test("ends where nothing arrives any more, and leaves nothing", async () => {
    const patience = { "header-timeout": "0.6", "request-timeout": "0.6" };
    const { service, admin, corpus } = await started(patience);
    const answer = await sendSlowly(service, admin, { pieces: 3, pause: 1500 });
    assert.match(answer, /^HTTP\/1\.1 408 /);
    assert.deepEqual(leftIn(corpus), []);
    assert.equal((await upload(admin, usfm("druga"))).status, 303);
  });

  test("is refused at its end where the right to it has gone meanwhile", async () => {
    const { service, admin, corpus } = await started();
    const { accounts } = service.store;
    const between = () => accounts.setAdmin("vodja", false, { force: true });
    const answer = await sendSlowly(service, admin, { pieces: 4, pause: 50, between });
    assert.match(answer, /^HTTP\/1\.1 403 /);
    assert.deepEqual(leftIn(corpus), []);
  });

  test("asks to sign in at its end where the session has ended meanwhile", async () => {
    const { service, admin, corpus } = await started();
    const between = () => service.store.signIn.endSession(admin.cookies.get("ambo-session")!);
    const answer = await sendSlowly(service, admin, { pieces: 4, pause: 50, between });
    assert.match(answer, /^HTTP\/1\.1 403 /);
    assert.match(answer, /Nič ni bilo spremenjeno: prijavite se/);
    assert.deepEqual(leftIn(corpus), []);
  });
});

test("a link in the folder of the translations is replaced, and not what it leads to", async () => {
  const { service, admin, corpus } = await started();
  await upload(admin, usfm("prva"));
  await preview(admin);
  await confirm(admin, FIELDS);
  const target = join(scratchFolder(), "target.txt");
  copyFileSync(join(corpus, "NOV.txt"), target);
  // At once: the service watches the folder.
  symlinkSync(target, join(corpus, "link"));
  renameSync(join(corpus, "link"), join(corpus, "NOV.txt"));
  const before = readFileSync(target);
  await upload(admin, usfm("druga"));
  await preview(admin);
  const replacing = { ...FIELDS, replace: "yes" };
  assert.equal((await confirm(admin, replacing)).status, 409, "what changes is shown first");
  assert.match((await confirm(admin, replacing)).headers.location!, /import/);
  assert.equal(await textOf(service, "NOV"), "Izdaja druga.");
  assert.deepEqual(readFileSync(target), before);
});

test("what was previewed is what is confirmed: the file is imported once", async () => {
  const { service, admin, corpus } = await started();
  await upload(admin, usfm("prva"));
  await preview(admin);
  const [folder] = leftIn(corpus);
  writeFileSync(join(corpus, folder!, "source", "novi.usfm"), usfm("podtaknjena"));
  assert.equal((await confirm(admin, FIELDS)).status, 303);
  assert.equal(await textOf(service, "NOV"), "Izdaja prva.");
  assert.match(readFileSync(join(corpus, "NOV.txt"), "utf8"), /^End: 3 verses, 6 other lines$/m);
});

describe("nothing is left", () => {
  test("of an upload that breaks off", async () => {
    const { service, admin, corpus } = await started();
    await admin.get(TRANSLATIONS);
    const body = multipart([
      ["token", admin.token],
      ["file", usfm("prva"), "a.usfm"],
    ]);
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const socket = connect(Number(new URL(service.origin).port), "127.0.0.1");
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, body.length - 40));
    await until("the file", () => leftIn(corpus).length === 1);
    socket.destroy();
    await until("its removal", () => leftIn(corpus).length === 0);
    assert.equal((await upload(admin, usfm("druga"))).status, 303);
  });
});
