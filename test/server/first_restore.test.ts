/** A backup restored behind the link of the first start, in real services: what comes back, and who is refused. */
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { RecordWriter } from "../../src/store/wal/mod.ts";
import type { HttpResponse } from "../support/http_client.ts";
import { listening, type Running, run, shownKey, start } from "../support/process.ts";
import { corpusOf, scratchFolder } from "../support/scratch.ts";
import { fileFormAddress, firstAdministrator, MULTIPART, multipart } from "../web/uploading.ts";
import { WebClient } from "../web/web_client.ts";

const PASSWORD = "dovolj dolgo geslo";
const RESTORE = "/login/restore";

interface Fresh {
  readonly running: Running;
  readonly origin: string;
  readonly link: string;
  readonly root: string;
  readonly flags: readonly string[];
}

/** The services of a test, which would go on making ready what no one asks them for. */
const services: Running[] = [];
afterEach(() => {
  for (const { child } of services.splice(0)) child.kill("SIGKILL");
});

/** Starts a service in empty folders. */
async function fresh(...more: readonly string[]): Promise<Fresh> {
  const root = scratchFolder();
  mkdirSync(join(root, "corpus"));
  const flags = [
    "--keys",
    join(root, "keys"),
    "--corpus",
    join(root, "corpus"),
    "--port",
    "0",
    "--lang",
    "sl",
    ...more,
  ];
  const running = start(["serve", ...flags]);
  services.push(running);
  const { origin } = new URL(await listening(running));
  const link = /login\?link=(\w+)/.exec(running.stderr)?.[1] ?? "";
  return { running, origin, link, root, flags };
}

/** Uploads a file by the form of the link. */
async function upload(client: WebClient, content: Uint8Array, link: string): Promise<HttpResponse> {
  await client.get(`/login?link=${link}`);
  const body = multipart([
    ["token", client.token],
    ["link", link],
    ["file", content, "ambo.gz"],
  ]);
  const headers = { "Content-Type": MULTIPART };
  return await client.send("POST", fileFormAddress(client, RESTORE), { headers, body });
}

/** Opens what was uploaded; returns the fields of its confirmation. */
async function opened(client: WebClient, link: string): Promise<Record<string, string>> {
  const { text } = await client.get(`${RESTORE}?link=${link}`);
  return { link, id: /name="id" value="([^"]+)"/.exec(text)?.[1] ?? "" };
}

/** The files of a service by their paths; those of requests and of the lock aside. */
function filesOf({ root }: Fresh): string[] {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  return names.filter((name) => !/control\.sock|\.ambo-|\.probe-/.test(name)).sort();
}

describe("a backup of the page", () => {
  let whole: Buffer;
  let plain: Buffer;
  let key: string;

  before(async () => {
    const corpus = corpusOf({}, "test/fixtures/corpus/ZGL.txt");
    const keys = scratchFolder();
    const flags = ["--keys", keys, "--corpus", corpus, "--port", "0", "--lang", "sl", "--daily-limit", "77"];
    const running = start(["serve", ...flags]);
    const { origin } = new URL(await listening(running));
    const client = await firstAdministrator(origin, running.stderr);
    key = shownKey(running);
    const headers = { Authorization: `Bearer ${key}` };
    for (let request = 0; request < 3; request++) await fetch(`${origin}/v1/translations`, { headers });
    await client.get("/admin/face");
    const face = { "site-name": "Župnija Čatež", "site-contact": "", "site-accent": "", "site-footer": "" };
    await client.post("/admin/face", { action: "save", ...face });
    await client.get("/admin/steps");
    await client.post("/admin/steps", { action: "address", "public-url": "https://berila.catez.si" });
    const file = join(scratchFolder(), "kopija");
    const of = ["--keys", keys, "--corpus", corpus, "--daily-limit", "77"];
    for (const [name, ...options] of [["whole", "--all"], ["plain"]] as const) {
      const { code, stderr } = await run(["backup", ...options, ...of, `${file}.${name}`]);
      assert.equal(code, 0, stderr);
    }
    whole = readFileSync(`${file}.whole`);
    plain = readFileSync(`${file}.plain`);
    running.child.kill("SIGKILL");
    await running.ended;
  });

  test("is shown, then everything is back without a restart, and after a kill", async () => {
    const service = await fresh();
    const { origin, link, running, root, flags } = service;
    const firstKey = shownKey(running);
    const client = new WebClient({ origin });
    assert.match((await client.get(`/login?link=${link}`)).text, /Imam varnostno kopijo/);
    assert.equal((await upload(client, whole, link)).headers.location, `${RESTORE}?link=${link}`);
    const confirmation = await opened(client, link);
    const { text } = client.page!;
    assert.match(text, /Skrbniki<\/dt><dd>admin</);
    assert.match(text, /Dnevi s števci zahtev<\/dt><dd>1</);
    assert.match(text, /Prevodi<\/dt><dd>ZGL/);
    assert.match(text, new RegExp(`Narejena</dt><dd>[^<]*${new Date().getFullYear()}`));
    assert.match((await client.get("/")).text, /<title>Ambo</, "nothing is changed yet");
    const feedId = async () => /<id>(urn:uuid:[^<]+)/.exec((await client.get("/feed/verse.xml")).text)?.[1];
    const firstId = await feedId();

    await client.get(`${RESTORE}?link=${link}`);
    const done = await client.post(`${RESTORE}/confirm`, confirmation);
    assert.equal(done.status, 200, done.text);
    assert.match(done.text, /Vse je spet tu/);
    assert.match(done.text, /daily-limit = 77/);
    const file = join(root, "ambo-restored.conf");
    assert.match(done.text, new RegExp(file));
    assert.match(readFileSync(file, "utf8"), /daily-limit = 77/);
    // The link and the key of the first start have ended.
    await client.get("/login");
    assert.equal((await client.post(`${RESTORE}/confirm`, confirmation)).status, 410);
    assert.equal((await client.get(`/login?link=${link}`)).status, 410);
    const ask = async (key: string, path = "/v1/translations") =>
      await fetch(`${origin}${path}`, { headers: { Authorization: `Bearer ${key}` } });
    assert.equal((await ask(firstKey)).status, 401);
    // Users, counts, face, address and translation are there.
    const answer = await ask(key, "/v1/passage?translation=ZGL&reference=1%20Mz%201,1");
    assert.equal(answer.status, 200);
    assert.equal(
      Number(answer.headers.get("x-ratelimit-limit")) - Number(answer.headers.get("x-ratelimit-remaining")),
      4,
    );
    assert.notEqual(await feedId(), firstId);
    const visitor = new WebClient({ origin });
    assert.match((await visitor.get("/")).text, /Župnija Čatež/);
    assert.match((await visitor.get("/feed/verse.xml")).text, /https:\/\/berila\.catez\.si/);
    // Whoever comes by another address than the restored one can sign in nevertheless.
    assert.equal((await visitor.signIn("admin", PASSWORD)).headers.location, "/profile");
    assert.equal((await visitor.get("/admin")).status, 200);
    assert.deepEqual(
      filesOf(service).filter((name) => /upload|restored$|replacing/.test(name)),
      [],
    );

    running.child.kill("SIGKILL");
    await running.ended;
    const again = start(["serve", ...flags]);
    services.push(again);
    const later = new WebClient({ origin: new URL(await listening(again)).origin });
    assert.doesNotMatch(again.stderr, /login\?link/);
    assert.equal((await later.signIn("admin", PASSWORD)).headers.location, "/profile");
    assert.match((await later.get("/")).text, /Župnija Čatež/);
  });

  test("is taken without translations too, and one that gzip compressed", async () => {
    for (const content of [plain, gzipSync(plain)]) {
      const { origin, link } = await fresh();
      const client = new WebClient({ origin });
      await upload(client, content, link);
      const confirmation = await opened(client, link);
      assert.match(client.page!.text, /Prevodov in datoteke z nastavitvami v njej ni/);
      const done = await client.post(`${RESTORE}/confirm`, confirmation);
      assert.match(done.text, /Vse je spet tu/);
      assert.doesNotMatch(done.text, /Nastavitve iz kopije/);
      assert.equal((await client.signIn("admin", PASSWORD)).headers.location, "/profile");
    }
  });

  test("that is none, cut, damaged, newer or too large is refused in each language, and nothing is changed", async () => {
    const service = await fresh("--upload-limit", "300000");
    const { origin, link } = service;
    const client = new WebClient({ origin });
    const beforehand = filesOf(service);
    const records = new RecordWriter();
    records.begin("ambo").word("backup").number(2).number(1795251503).end();
    const newer = Buffer.from(records.bytes);
    const flipped = Buffer.from(plain);
    flipped[plain.length >> 1]! ^= 1;
    const cases: [content: Buffer, status: number, messages: readonly [RegExp, RegExp, RegExp, RegExp]][] = [
      ...[
        Buffer.from("ni kopija\n"),
        Buffer.alloc(0),
        gzipSync("ni kopija\n"),
        Buffer.from(records.bytes.subarray(9)),
      ].map(
        (content) =>
          [content, 400, [/ni varnostna kopija/, /is not a backup/, /ist keine Sicherung/, /non è una copia/]] as never,
      ),
      ...[plain.subarray(0, plain.length - 20), whole.subarray(0, whole.length >> 1)].map(
        (content) => [content, 400, [/konec manjka/, /end is missing/, /Ende fehlt/, /manca la fine/]] as never,
      ),
      [flipped, 400, [/poškodovana/, /damaged/, /beschädigt/, /danneggiata/]],
      ...[newer, gzipSync("ambo everything 2\n[]\n")].map(
        (content) => [content, 400, [/novejša/, /newer/, /neueren/, /più recente/]] as never,
      ),
      [Buffer.alloc(400_000), 413, [/prevelika/, /too large/, /zu groß/, /troppo grande/]],
    ];
    for (const [content, status, messages] of cases) {
      for (const [index, language] of (["sl", "en", "de", "it"] as const).entries()) {
        await client.get(`/login?lang=${language}`);
        const refused = await upload(client, content, link);
        assert.equal(refused.status, status, `${content.subarray(0, 40)}: ${refused.text}`);
        const fault = /id="file-error">([^<]+)/.exec(refused.text)?.[1] ?? "";
        assert.match(fault, messages[index]!);
      }
    }
    assert.equal((await client.get(`${RESTORE}?link=${link}`)).headers.location, `/login?link=${link}`);
    assert.deepEqual(filesOf(service), beforehand);
    // The way is still open.
    assert.match((await client.get(`/login?link=${link}`)).text, /name="repeated"/);
  });

  test("is taken from no one without the link, with a forged form, or once someone is there", async () => {
    const { origin, link, running, root } = await fresh();
    const stranger = new WebClient({ origin });
    for (const other of ["", "x".repeat(32), `${link.slice(0, -1)}${link.endsWith("a") ? "b" : "a"}`]) {
      await stranger.get("/login");
      assert.doesNotMatch(stranger.page!.text, /type="file"/);
      const { token } = stranger;
      const form = [
        ["token", token],
        ["link", other],
        ["file", whole, "ambo.gz"],
      ] as const;
      const headers = { "Content-Type": MULTIPART };
      assert.equal((await stranger.send("POST", RESTORE, { headers, body: multipart(form) })).status, 410);
      await stranger.get("/login");
      assert.equal((await stranger.post(`${RESTORE}/confirm`, { link: other, id: "" })).status, 410);
    }
    // With the link, but a token of another browser, none, or from another site.
    const owner = new WebClient({ origin });
    await owner.get(`/login?link=${link}`);
    for (const [token, headers] of [
      [owner.token, {}],
      ["", {}],
      [stranger.token, { "Sec-Fetch-Site": "cross-site" }],
      [stranger.token, { Origin: "https://drugje.example" }],
    ] as const) {
      const body = multipart([
        ["token", token],
        ["link", link],
        ["file", whole, "ambo.gz"],
      ]);
      const forged = await stranger.send("POST", RESTORE, { headers: { "Content-Type": MULTIPART, ...headers }, body });
      assert.equal(forged.status, 403);
      await stranger.get("/login");
    }
    assert.equal((await owner.get(`${RESTORE}?link=${link}`)).headers.location, `/login?link=${link}`);
    // A backup waits when another user is made: its confirmation is refused.
    await upload(owner, plain, link);
    const confirmation = await opened(owner, link);
    const { code } = await run(["user", "add", "Bor", "--keys", join(root, "keys")]);
    assert.equal(code, 0);
    assert.equal((await owner.post(`${RESTORE}/confirm`, confirmation)).status, 410);
    assert.doesNotMatch((await owner.get(`/login?link=${link}`)).text, /type="file"/);
    running.child.kill("SIGTERM");
    assert.equal(await running.ended, 0);
    const users = await run(["user", "list", "--keys", join(root, "keys")]);
    assert.match(users.stdout, /admin[\s\S]*Bor/);
  });

  test("waits for the browser that sent it last; of several ways at once one holds", async () => {
    const { origin, link } = await fresh();
    const [one, other] = [new WebClient({ origin }), new WebClient({ origin })];
    await upload(one, whole, link);
    const stale = await opened(one, link);
    await upload(other, plain, link);
    const confirmation = await opened(other, link);
    const refused = await one.post(`${RESTORE}/confirm`, stale);
    assert.equal(refused.status, 409);
    assert.match(refused.text, /ne čaka več/);
    await one.get(`/login?link=${link}`);
    const results = await Promise.all([
      one.post("/login", { link, password: PASSWORD, repeated: PASSWORD }),
      other.post(`${RESTORE}/confirm`, confirmation),
      other.post(`${RESTORE}/confirm`, confirmation),
    ]);
    const held = results.map(({ status }) => status).filter((status) => status < 400);
    assert.equal(held.length, 1, results.map(({ status }) => status).join());
  });

  test("killed while it is restored, it is there or it is not, and the service starts", async () => {
    for (let round = 0; round < 3; round++) {
      const { origin, link, running, flags } = await fresh();
      const client = new WebClient({ origin });
      await upload(client, whole, link);
      const confirmation = await opened(client, link);
      const answered = client.post(`${RESTORE}/confirm`, confirmation).catch(() => undefined);
      // So many turns later, from the request to after its end.
      for (let turn = 0; turn < round * 20; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
      running.child.kill("SIGKILL");
      const answer = await answered;
      await running.ended;
      const again = start(["serve", ...flags]);
      const later = new WebClient({ origin: new URL(await listening(again)).origin });
      const isRestored = (await later.signIn("admin", PASSWORD)).headers.location === "/profile";
      if (answer !== undefined) assert.ok(isRestored, "it was answered");
      const isOpen = (await later.get(`/login?link=${link}`)).status === 200;
      assert.equal(isOpen, !isRestored);
      again.child.kill("SIGKILL");
    }
  });
});
