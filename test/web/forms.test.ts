/** Rules for every page and form: headers, methods, CSRF tokens, bounds. Over a real socket. */
import assert from "node:assert/strict";
import { createServer, request as httpRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { before, describe, test } from "node:test";
import type { PageError } from "../../src/web/context/page_error.ts";
import { KEPT_FORMS, readForm } from "../../src/web/middleware/session_and_form.ts";
import { PAGE_ROUTES } from "../../src/web/routes.ts";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const PAGES: [path: string, status: number][] = [
  ["/", 200],
  ["/?reference=Jn%203,16", 200],
  ["/?reference=nothing", 404],
  ["/login", 200],
  ["/login?link=unknown", 410],
  ["/sign-up", 200],
  ["/docs", 200],
  ["/nothing", 404],
  ["/profile", 200],
  ["/profile/key", 200],
  ["/profile/password", 200],
  ["/admin", 200],
  ["/admin/user?name=ana", 200],
  ["/admin/user/confirm?name=ana&action=remove", 200],
  ["/admin/translations", 200],
];
const PASSWORD = "dovolj dolgo geslo";

/** Returns the hidden fields of the forms in the content of a page, but for tokens. */
function hiddenOf(text: string): Record<string, string> {
  const content = text.replace(/^.*<main/s, "");
  const fields = [...content.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const unescaped = (value: string) => value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return Object.fromEntries(
    fields.filter(([, name]) => name !== "token").map(([, name, value]) => [name, unescaped(value!)]),
  );
}

const POSTS = ["/login", "/sign-out", "/sign-up", "/profile/key", "/profile/password", "/admin", "/admin/user"];

describe("pages and forms", () => {
  const service = serviceFor({ settings: { "sign-up": "open" } });
  const anonymous = () => new WebClient(service);

  const signedIn = (name: string) => WebClient.signedIn(service, name);

  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
  });

  for (const [path, expected] of PAGES) {
    test(`GET ${path} says to browsers what they may do, and has nothing inline`, async () => {
      const { status, headers, text } = await (await signedIn("vodja")).get(path);
      assert.equal(status, expected);
      assert.equal(
        headers["content-security-policy"],
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; " +
          "form-action 'self'; base-uri 'none'; frame-ancestors 'none'" +
          // The documentation calls the API where someone tries it, and a line for searching asks for suggestions.
          (path === "/docs" || text.includes("data-suggest=") ? "; connect-src 'self'" : ""),
      );
      assert.equal(headers["x-content-type-options"], "nosniff");
      assert.equal(headers["x-frame-options"], "DENY");
      assert.match(headers["referrer-policy"]!, /^(same-origin|no-referrer)$/);
      assert.equal(headers["cache-control"], "no-store");
      assert.match(headers["content-type"]!, /^text\/html; charset=utf-8$/);
      assert.doesNotMatch(text, /<style|<script(?! src="\/assets\/)|\sstyle=|\son\w+=|javascript:/i);
      assert.doesNotMatch(text, /(src|href|action)="(?!\/(?!\/)|[#?])/, "every address is of this service");
      for (const form of text.match(/<form method="post"[\s\S]*?<\/form>/g) ?? []) {
        assert.match(form, /name="token" value="[\w-]{86}"/);
      }
    });
  }

  for (const path of POSTS) {
    test(`POST ${path} is refused without the token of this browser and sign-in`, async () => {
      const vodja = await signedIn("vodja");
      const other = await signedIn("ana");
      await other.get("/profile");
      await vodja.get("/profile");
      const stranger = anonymous();
      await stranger.get("/login");
      const { token } = vodja;
      const refused = { status: 403, changes: false };
      const attempt = async (client: WebClient, fields: Record<string, string>, headers = {}) => {
        const users = [...service.store.accounts.users()].length;
        const { status } = await client.post(path, { name: "novi", ...fields }, { headers });
        return { status, changes: [...service.store.accounts.users()].length !== users };
      };
      assert.deepEqual(await attempt(vodja, { token: "" }), refused);
      assert.deepEqual(await attempt(vodja, { token: other.token }), refused);
      assert.deepEqual(await attempt(vodja, { token: stranger.token }), refused);
      assert.deepEqual(await attempt(vodja, { token }, { Origin: "http://evil.example" }), refused);
      assert.deepEqual(await attempt(vodja, { token }, { "Sec-Fetch-Site": "cross-site" }), refused);
      assert.deepEqual(await attempt(vodja, { token }, { "Sec-Fetch-Site": "same-site" }), refused);
    });

    test(`POST ${path} is refused without a cookie, whatever its token`, async () => {
      const vodja = await signedIn("vodja");
      await vodja.get("/profile");
      const { status, headers } = await anonymous().post(path, { token: vodja.token });
      assert.ok(status === 403 || (status === 303 && headers.location!.startsWith("/login")), `${status}`);
    });
  }

  const TYPED: readonly (readonly [path: string, fields: Record<string, string>])[] = [
    ["/admin", { name: "Žiga Čuk" }],
    ["/admin/feasts", { action: "preview", name: "Žegnanje pri Čudežu" }],
    ["/admin/face", { "site-name": "Župnija Češnjica" }],
  ];
  for (const [path, fields] of TYPED) {
    test(`POST ${path} with the token of an earlier sign-in does nothing, and shows again what was typed`, async () => {
      const vodja = await signedIn("vodja");
      await vodja.get("/admin");
      const { token } = vodja;
      const later = await signedIn("vodja");
      const users = [...service.store.accounts.users()].length;
      const shown = await later.post(path, { ...fields, token });
      assert.equal(shown.status, 403);
      assert.match(shown.text, /The form is no longer valid|Obrazec ni več veljaven/);
      for (const [name, value] of Object.entries(fields)) if (name !== "action") assert.ok(shown.text.includes(value));
      assert.equal([...service.store.accounts.users()].length, users);
      assert.notEqual(later.token, token);
    });
  }

  for (const [path, fields] of TYPED) {
    test(`POST ${path} after its session ended asks to sign in, and shows then what was typed`, async () => {
      await service.store.signIn.setPassword("vodja", PASSWORD, { requester: "127.0.0.1", isKnown: true });
      const vodja = await signedIn("vodja");
      await vodja.get(path);
      const elsewhere = new WebClient(service);
      for (const [name, value] of vodja.cookies) elsewhere.cookies.set(name, value);
      await elsewhere.get("/profile");
      await elsewhere.post("/sign-out");
      const before = [...service.store.accounts.users()].length;
      const secrets = { password: "skrivno-1", "new-password": "skrivno-2" };
      const refused = await vodja.post(path, { ...fields, ...secrets });
      assert.equal(refused.status, 403);
      assert.match(refused.text, /<div class="notice alert"[^>]*>[^<]*(?:ohranjeno|is kept)/);
      assert.doesNotMatch(refused.text, /skrivno/);
      const wrong = await vodja.post("/login", {
        ...hiddenOf(refused.text),
        name: "vodja",
        password: "ni pravo geslo",
      });
      assert.equal(wrong.status, 403);
      const signed = await vodja.post("/login", { ...hiddenOf(wrong.text), name: "vodja", password: PASSWORD });
      assert.equal(signed.status, 200);
      const form = /<form method="post" action="([^"]+)" class="actions">(.*?)<\/form>/s.exec(signed.text)!;
      assert.equal(form[1], path);
      // The client adds the token of the page, which is that of the button to sign out: a browser sends none.
      const shown = await vodja.post(path, { ...hiddenOf(form[0]), token: "" });
      assert.equal(shown.status, 403);
      for (const [name, value] of Object.entries(fields)) if (name !== "action") assert.ok(shown.text.includes(value));
      assert.equal([...service.store.accounts.users()].length, before, "nothing is done until the form is sent again");
      const done = await vodja.post(path, fields);
      assert.notEqual(done.status, 403);
      if (path === "/admin") await service.store.accounts.removeUser(fields.name!);
    });

    test(`POST ${path} by another site leads to no sign-in`, async () => {
      const refused = await anonymous().post(path, fields, { headers: { Origin: "https://evil.example" } });
      assert.equal(refused.status, 403);
      assert.doesNotMatch(refused.text, /type="password"/);
    });
  }

  test("what a sign-in is to keep leads to no other page", async () => {
    for (const next of ["https://evil.example/", "//evil.example", "/sign-out", "/admin/user", "/profile/key"]) {
      const client = anonymous();
      await client.get("/login");
      const { text, headers } = await client.post("/login", {
        name: "vodja",
        password: PASSWORD,
        next,
        typed: "name=x",
      });
      assert.equal(headers.location, "/profile", next);
      assert.equal(text, "");
    }
  });

  test("the forms that a sign-in keeps are those that are shown again", () => {
    const again = PAGE_ROUTES.filter((route) => route.again !== undefined).map(({ path }) => path);
    assert.deepEqual([...KEPT_FORMS].sort(), again.sort());
  });

  test("other methods are rejected with the allowed ones", async () => {
    for (const [method, path, allow] of [
      ["PUT", "/", "GET, HEAD"],
      ["POST", "/docs", "GET, HEAD"],
      ["GET", "/sign-out", "POST"],
      ["DELETE", "/login", "GET, HEAD, POST"],
      ["OPTIONS", "/profile", "GET, HEAD"],
      ["BREW", "/admin", undefined],
    ] as const) {
      const { status, headers } = await anonymous().send(method, path, {});
      if (allow === undefined) assert.equal(status, 400, "Node's parser refuses what is no method");
      else assert.deepEqual({ status, allow: headers.allow }, { status: 405, allow }, method + path);
    }
  });

  test("a body that is too large, declared or not, or no form is rejected", async () => {
    const client = anonymous();
    await client.get("/login");
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    assert.equal((await client.post("/login", { name: "x".repeat(33_000) })).status, 413);
    const headers = { ...type, "Transfer-Encoding": "chunked" };
    assert.equal((await client.send("POST", "/login", { headers, body: "x".repeat(33_000) })).status, 413);
    const json = { headers: { "Content-Type": "application/json" }, body: "{}" };
    assert.equal((await client.send("POST", "/login", json)).status, 415);
  });

  test("each refused form is logged with its reason and address, and no other request has one", async () => {
    const client = await signedIn("vodja");
    const last = () => service.log.findLast(({ message }) => message === "Request")?.fields;
    const OTHER = { Origin: "https://drugje.example", "Sec-Fetch-Site": "cross-site" };
    const cases: [reason: string | undefined, status: number, ask: () => Promise<{ status: number }>][] = [
      ["other_site", 403, () => client.post("/admin", { name: "nov" }, { headers: OTHER })],
      ["expired_form", 403, () => client.post("/admin", { name: "nov", token: "x" })],
      ["expired_form", 403, () => client.post("/admin/user", { name: "ana", token: "x" })],
      ["not_permitted", 403, async () => (await signedIn("ana")).post("/admin", { name: "nov" })],
      ["signed_out", 403, () => anonymous().post("/admin", { name: "nov" })],
      ["too_large", 413, () => client.post("/admin", { name: "n".repeat(40_000) })],
      ["no_form", 415, () => client.post("/admin", {}, { headers: { "Content-Type": "text/plain" } })],
      ["unreadable", 400, () => client.post("/admin?a=%ff", { name: "nov" })],
      ["invalid", 400, () => client.get("/admin").then(() => client.post("/admin", { name: "vodja" }))],
      [undefined, 200, () => client.get("/admin").then(() => client.post("/admin", { name: "nov" }))],
      [undefined, 404, () => client.get("/nothing")],
    ];
    for (const [reason, status, ask] of cases) {
      assert.equal((await ask()).status, status, reason);
      const { refusal, address, status: logged } = last() as Record<string, unknown>;
      assert.deepEqual([refusal, logged, address], [reason, status, "127.0.0.1"]);
    }
  });

  test("a connection with half a form is closed, and the service goes on", async () => {
    const { port } = new URL(service.origin);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", reject);
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.on("end", () => resolve(text));
      socket.write(
        "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 40000\r\n\r\nname=x",
      );
    });
    assert.match(answer, /^HTTP\/1\.1 413 /);
    assert.match(answer, /\r\nConnection: close\r\n/i);
    const broken = connect(Number(port), "127.0.0.1", () => {
      broken.write(
        "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 20\r\n\r\nname=x",
        () => broken.destroy(),
      );
    });
    await new Promise((resolve) => broken.once("close", resolve));
    assert.equal((await anonymous().get("/login")).status, 200);
  });

  test("a form that arrives slowly is judged by the session at its end", async () => {
    const { accounts } = service.store;
    await accounts.addUser("bivši", { admin: true });
    const former = await signedIn("bivši");
    await former.get("/admin");
    const session = former.cookies.get("ambo-session")!;
    const body = new URLSearchParams({ token: former.token, name: "podtaknjen" }).toString();
    const { port } = new URL(service.origin);
    const socket = connect(Number(port), "127.0.0.1");
    const answer = new Promise<string>((resolve, reject) => {
      socket.once("data", (chunk) => resolve(String(chunk)));
      socket.once("error", reject);
    });
    const head = [
      "POST /admin HTTP/1.1",
      "Host: x",
      `Cookie: ambo-session=${session}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 10)}`);
    await anonymous().get("/login");
    await accounts.setAdmin("bivši", false);
    socket.write(body.slice(10));
    assert.match(await answer, /^HTTP\/1\.1 403 /);
    socket.destroy();
    assert.equal(accounts.user("podtaknjen"), undefined);
  });

  test("a form that does not arrive in time is rejected", async (t) => {
    const server = createServer((request, response) => {
      readForm(request, 50).catch((error: PageError) => {
        response.writeHead(error.status, { Connection: "close" }).end();
      });
    });
    t.after(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const status = await new Promise((resolve, reject) => {
      const headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": "100",
      };
      const { port } = server.address() as AddressInfo;
      const outgoing = httpRequest({ port, method: "POST", headers }, (incoming) => {
        resolve(incoming.statusCode);
        outgoing.destroy();
      });
      outgoing.on("error", reject);
      outgoing.write("name=x");
    });
    assert.equal(status, 408);
  });

  test("an unreadable query gets an error page and logs no error", async () => {
    const { status, text } = await anonymous().get("/?reference=%FF");
    assert.equal(status, 400);
    assert.match(text, /Zahteve ni mogoče prebrati/);
    assert.deepEqual(
      service.log.filter(({ level }) => level === "error"),
      [],
    );
  });

  test("assets are immutable under a path with their hash, and no other files are served", async () => {
    const { text } = await anonymous().get("/");
    const style = /href="(\/assets\/style-[\w-]{12}\.css)"/.exec(text)![1]!;
    const { status, headers } = await anonymous().get(style);
    assert.equal(status, 200);
    assert.equal(headers["content-type"], "text/css; charset=utf-8");
    assert.match(headers["cache-control"]!, /immutable/);
    for (const path of ["/assets/", "/assets/../package.json", "/assets/style-000000000000.css"]) {
      assert.equal((await anonymous().get(path)).status, 404);
    }
  });
});
