/** Rules for every page and form: headers, methods, CSRF tokens, bounds. Over a real socket. */
import assert from "node:assert/strict";
import { createServer, request as httpRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { before, describe, test } from "node:test";
import type { PageError } from "../../src/web/context/page_error.ts";
import { KEPT_FORMS, readForm } from "../../src/web/middleware/session_and_form.ts";
import { PAGE_ROUTES } from "../../src/web/routes.ts";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { CONFIRM, preview, UPLOAD, upload, usfm } from "./uploading.ts";
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

/** Returns the text that a browser reads. */
const unescaped = (text: string): string =>
  text.replace(
    /&(quot|#39|lt|gt|amp);/g,
    (_, name: string) => ({ quot: '"', "#39": "'", lt: "<", gt: ">" })[name] ?? "&",
  );

/** Returns the hidden fields of the forms in the content of a page, but for tokens. */
function hiddenOf(text: string): Record<string, string> {
  const content = text.replace(/^.*<main/s, "");
  const fields = [...content.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  return Object.fromEntries(
    fields.filter(([, name]) => name !== "token").map(([, name, value]) => [name, unescaped(value!)]),
  );
}

const POSTS = ["/login", "/sign-out", "/sign-up", "/profile/key", "/profile/password", "/admin", "/admin/user"];

/** A form in which something is typed, by its path: a page that has it, and each such field with what is typed. */
interface TypedForm {
  readonly path: string;
  readonly page: string;
  readonly fields: Readonly<Record<string, string>>;
}

const typedForm = (path: string, fields: TypedForm["fields"], page = path): TypedForm => ({ path, page, fields });
const TYPED: readonly TypedForm[] = [
  typedForm("/login", { name: "Žiga Čuk" }),
  typedForm("/sign-up", { name: "Žiga Čuk" }),
  typedForm("/admin", { name: "Žiga Čuk" }),
  typedForm("/admin/user", { action: "limit", limit: "sto <&'\"> 🕊" }, "/admin/user?name=ana"),
  typedForm(
    "/admin/translations/edit",
    {
      ...{ code: "Ž ZGL", name: "Čudežni prevod", language: "slv", copyright: "© Žalec <&'\"> 🕊" },
      ...{ "name-GEN": "Prva Mojzesova", "abbreviation-GEN": "1 Mojz" },
    },
    "/admin/translations/edit?code=ZGL",
  ),
  typedForm(CONFIRM, { code: "ŽN", name: "Čudežni prevod", language: "slv", copyright: "© Žalec" }, UPLOAD),
  typedForm("/admin/feasts", {
    ...{ name: "Žegnanje pri Čudežu", distance: "5", first: "1 Mz 1,1" },
    ...{ psalm: "Ps 23,1", second: "Rim 8,1", acclamation: "Jn 1,1", gospel: "Mt 5,3" },
    ...{ readings: "own", kind: "easter" },
  }),
  typedForm("/admin/steps", { "public-url": "berila <&'\"> 🕊" }),
  typedForm("/admin/face", {
    ...{ "site-name": "Župnija Češnjica", "site-contact": "Žiga <&'\"> 🕊" },
    ...{ "site-accent": "#123456", "site-footer": "Češnjica 1" },
  }),
];

/** Asserts that a page has what was typed in its fields. */
function assertShown({ text }: { text: string }, fields: TypedForm["fields"]): void {
  const shown = unescaped(text);
  for (const [name, value] of Object.entries(fields)) assert.ok(shown.includes(value), `${name}: ${value}`);
}

describe("pages and forms", () => {
  const corpus = corpusOf({}, "test/fixtures/corpus/ZGL.txt");
  const service = serviceFor({ uploads: true, settings: { "sign-up": "open", corpus } });
  const anonymous = () => new WebClient(service);

  const signedIn = (name: string) => WebClient.signedIn(service, name);

  /** Has a translation wait to be confirmed. */
  async function uploadPending(client: WebClient): Promise<void> {
    if ((await client.get(UPLOAD)).status === 303) await upload(client, usfm("prva"));
    await preview(client);
  }

  /** Signs a client out in another window of its browser. */
  async function endSessionElsewhere(client: WebClient): Promise<void> {
    const elsewhere = new WebClient(service);
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    await elsewhere.get("/profile");
    await elsewhere.post("/sign-out");
  }

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
        const { status } = await client.post(
          path,
          { name: path === "/admin/user" ? "ana" : "novi", ...fields },
          { headers },
        );
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

  /** Returns the POST forms of a page as it shows them, each with its action and the fields in which something is typed. */
  const formsOf = ({ text }: { text: string }) =>
    [...text.matchAll(/<form method="post" action="([^"]+)".*?<\/form>/gs)].map(([form, action]) => ({
      action: action!.split("?")[0]!,
      typed: [
        ...form.matchAll(/<(?:textarea|input type="(?:text|search|color|url|email|number)")(?! [^>]*hidden)[^>]*>/g),
      ]
        .map(([field]) => / name="([^"]+)"/.exec(field)![1]!)
        // Of the names of books those of one.
        .filter((name) => !/-(?!GEN)[A-Z0-9]{3}$/.test(name)),
    }));

  test("every form in which something is typed is one of those that show it again", async () => {
    const vodja = await signedIn("vodja");
    await uploadPending(vodja);
    const token = await service.store.signIn.createLink("ana");
    const found = new Map<string, Set<string>>();
    for (const [page, client] of [
      ...["/login", `/login?link=${token}`, "/sign-up"].map((path) => [path, anonymous()] as const),
      ...["/profile", "/profile/key", "/profile/password", "/admin/user?name=ana"].map(
        (path) => [path, vodja] as const,
      ),
      ...PAGE_ROUTES.filter(({ access }) => access === "administrator").map(({ path }) => [path, vodja] as const),
      ...TYPED.map(({ page }) => [page, vodja] as const),
    ]) {
      for (const { action, typed } of formsOf(await client.get(page))) {
        found.set(action, new Set([...(found.get(action) ?? []), ...typed]));
      }
    }
    const kept = (path: string) => TYPED.find((form) => form.path === path)?.fields ?? {};
    // A restore has a page at the first start only, and two forms that have a file and a button.
    const posts = PAGE_ROUTES.filter(({ post, path }) => post !== undefined && !path.startsWith("/login/restore"));
    for (const { path, again } of posts) {
      const typed = found.get(path);
      assert.ok(typed !== undefined, `no page of this test has the form of ${path}: add one`);
      assert.deepEqual(
        [...typed].filter((name) => !Object.hasOwn(kept(path), name)),
        [],
        `typed, but lost: ${path}`,
      );
      assert.equal(again !== undefined, typed.size > 0, path);
    }
  });

  for (const { path, page, fields } of TYPED) {
    test(`POST ${path} with the token of an earlier sign-in does nothing, and shows again what was typed`, async () => {
      const isForVisitors = PAGE_ROUTES.find((route) => route.path === path)!.access === undefined;
      const vodja = isForVisitors ? anonymous() : await signedIn("vodja");
      if (path === CONFIRM) await uploadPending(vodja);
      await vodja.get(page);
      const { token } = vodja;
      const hidden = hiddenOf(vodja.page!.text);
      const later = isForVisitors ? anonymous() : await signedIn("vodja");
      const users = [...service.store.accounts.users()].length;
      const shown = await later.post(path, { ...hidden, ...fields, token });
      assert.equal(shown.status, 403);
      assert.match(shown.text, /The form is no longer valid|Obrazec ni več veljaven/);
      assertShown(shown, fields);
      assert.equal([...service.store.accounts.users()].length, users);
      assert.notEqual(later.token, token);
    });
  }

  for (const { path, page, fields } of TYPED.filter(({ path }) => KEPT_FORMS.has(path))) {
    test(`POST ${path} after its session ended asks to sign in, and shows then what was typed`, async () => {
      await service.store.signIn.setPassword("vodja", PASSWORD, { requester: "127.0.0.1", isKnown: true });
      const vodja = await signedIn("vodja");
      if (path === CONFIRM) await uploadPending(vodja);
      await vodja.get(page);
      const hidden = hiddenOf(vodja.page!.text);
      await endSessionElsewhere(vodja);
      const before = [...service.store.accounts.users()].length;
      const secrets = { password: "skrivno-1", "new-password": "skrivno-2" };
      const refused = await vodja.post(path, { ...hidden, ...fields, ...secrets });
      assert.equal(refused.status, 403);
      assert.match(refused.text, /<div class="notice alert"[^>]*>[^<]*(?:ohranjeno|is kept)/);
      assert.doesNotMatch(refused.text, /skrivno/);
      const wrong = { name: "vodja", password: "ni pravo geslo", ...(path !== "/admin" && { token: "x" }) };
      const expired = await vodja.post("/login", { ...hiddenOf(refused.text), ...wrong });
      assert.equal(expired.status, 403);
      const signed = await vodja.post("/login", { ...hiddenOf(expired.text), name: "vodja", password: PASSWORD });
      assert.equal(signed.status, 200);
      assert.doesNotMatch(signed.text, /href="\/login/, "the page knows already who is signed in");
      const form = /<form method="post" action="([^"]+)" class="actions">(.*?)<\/form>/s.exec(signed.text)!;
      assert.equal(form[1], path);
      // The client adds the token of the page, which is that of the button to sign out: a browser sends none.
      const shown = await vodja.post(path, { ...hiddenOf(form[0]), token: "" });
      assert.equal(shown.status, 403);
      assert.match(shown.text, /Obrazec je tak, kakor ste ga izpolnili, a še ni oddan|not been submitted yet/);
      assertShown(shown, fields);
      assert.equal([...service.store.accounts.users()].length, before, "nothing is done until the form is sent again");
      const done = await vodja.post(path, { ...hiddenOf(form[0]), ...fields });
      assert.notEqual(done.status, 403);
      if (path === "/admin") await service.store.accounts.removeUser(fields.name!);
    });

    test(`POST ${path} by another site leads to no sign-in`, async () => {
      const refused = await anonymous().post(path, fields, { headers: { Origin: "https://evil.example" } });
      assert.equal(refused.status, 403);
      assert.doesNotMatch(refused.text, /type="password"/);
    });
  }

  test("a form that another user signs in to is neither shown nor sent, and the page says so", async () => {
    const users = service.store.accounts;
    for (const name of ["druga", "tretji"]) {
      await users.addUser(name, { admin: name === "druga" });
      await service.store.signIn.setPassword(name, PASSWORD, { requester: "127.0.0.1", isKnown: true });
      const vodja = await signedIn("vodja");
      await vodja.get("/admin");
      const hidden = hiddenOf(vodja.page!.text);
      await endSessionElsewhere(vodja);
      const refused = await vodja.post("/admin", { ...hidden, name: "zaupno ime" });
      const signed = await vodja.post("/login", { ...hiddenOf(refused.text), name, password: PASSWORD });
      assert.equal(signed.status, 200);
      assert.doesNotMatch(signed.text, /zaupno ime/);
      assert.match(signed.text, /je izpolnil drug uporabnik|was filled in by another user/);
      await users.removeUser(name);
    }
  });

  for (const [what, size] of [
    ["of letters of three bytes", 35],
    ["as long as a form may be", 67],
  ] as const) {
    test(`the names of many books ${what} are kept too, whatever the sign-in adds to them`, async () => {
      const vodja = await signedIn("vodja");
      const names = Array.from({ length: 80 }, (_, index) => [`name-${index}`, "മ".repeat(size)]);
      await vodja.get("/admin");
      const hidden = hiddenOf(vodja.page!.text);
      await endSessionElsewhere(vodja);
      const { text } = await vodja.post("/admin/translations/edit", { ...hidden, ...Object.fromEntries(names) });
      const signed = await vodja.post("/login", { ...hiddenOf(text), name: "vodja", password: PASSWORD });
      assert.equal(signed.status, 200);
      const form = /<form method="post" action="[^"]+" class="actions">.*?<\/form>/s.exec(signed.text)![0];
      assert.equal(form.split("മ".repeat(size)).length, 81);
      const shown = await vodja.post("/admin/translations/edit", { ...hiddenOf(form), token: "" });
      assert.notEqual(shown.status, 413);
    });
  }

  for (const path of ["/profile/key", "/admin/service", "/admin/translations"]) {
    test(`POST ${path} after its session ended says that nothing was done`, async () => {
      const vodja = await signedIn("vodja");
      await vodja.get("/profile");
      await endSessionElsewhere(vodja);
      const refused = await vodja.post(path, { action: "remove", code: "ZGL" });
      assert.equal(refused.status, 403);
      assert.match(refused.text, /<div class="notice alert"[^>]*>[^<]*(?:Nič ni bilo spremenjeno|Nothing was changed)/);
      const signed = await vodja.post("/login", { ...hiddenOf(refused.text), name: "vodja", password: PASSWORD });
      assert.equal(signed.headers.location, path.startsWith("/admin") ? path : "/profile");
    });
  }

  for (const [path, back] of [
    ["/profile/key", "/profile"],
    ["/admin/translations", "/admin/translations"],
    ["/admin/service", "/admin/service"],
  ]) {
    test(`POST ${path} with the token of an earlier sign-in leads back to where its form is`, async () => {
      const { status, text } = await (await signedIn("vodja")).post(path!, { token: "x" });
      assert.equal(status, 403);
      assert.match(text, new RegExp(`<a class="button" href="${back}">`));
    });
  }

  test("what a sign-in is to keep leads to no other page", async () => {
    for (const next of [
      "https://evil.example/",
      "//evil.example",
      "/sign-out",
      "/admin/user/confirm",
      "/profile/key",
    ]) {
      const client = anonymous();
      await client.get("/login");
      const { text, headers } = await client.post("/login", {
        name: "vodja",
        password: PASSWORD,
        next,
        "typed.name": "x",
      });
      assert.equal(headers.location, "/profile", next);
      assert.equal(text, "");
    }
  });

  test("the forms that a sign-in keeps are those that are shown again", () => {
    const again = PAGE_ROUTES.filter(({ again, access }) => again && access).map(({ path }) => path);
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
    for (const [path, length] of [
      ["/sign-up", 50_000],
      // The sign-in has room for what it keeps.
      ["/login", 60_000],
    ] as const) {
      assert.equal((await client.post(path, { name: "x".repeat(length) })).status, 413);
      const headers = { ...type, "Transfer-Encoding": "chunked" };
      assert.equal((await client.send("POST", path, { headers, body: "x".repeat(length) })).status, 413);
    }
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
      ["too_large", 413, () => client.post("/admin", { name: "n".repeat(50_000) })],
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
        "POST /sign-up HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50000\r\n\r\nname=x",
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
      readForm(request, { deadline: 50 }).catch((error: PageError) => {
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
