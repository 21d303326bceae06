/** Links and URLs on pages: to this server alone, whatever path, host or parameters a request has. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { sendRequest } from "../support/http_client.ts";
import { type Service, serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

describe("a forged path", () => {
  const service = serviceFor();

  /** Returns the page of a path, which is sent without normalisation. */
  const pageOf = async (path: string): Promise<string> => (await sendRequest(service.origin, { node: { path } })).text;

  for (const path of [
    "//evil.example/x",
    "///evil.example/x",
    "/\\evil.example/x",
    "/\\/evil.example/x?next=1",
    "/.//evil.example/x",
    "http://evil.example/x",
  ]) {
    test(`${path} has no link to another server`, async () => {
      const page = await pageOf(path);
      const shownAt = `${service.origin}/${path}`;
      const links = [...page.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, link]) => link!);
      assert.ok(links.length > 5, "it is a page");
      for (const link of links) {
        const { origin } = new URL(link.replaceAll("&amp;", "&"), shownAt);
        assert.equal(origin, service.origin, link);
      }
    });
  }
});

describe("the link to the other language", () => {
  const SECRET = "ambo_skrivnost";
  const service = serviceFor({ settings: { "sign-up": "open" } });
  let admin: WebClient;

  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
    admin = await WebClient.signedIn(service, "vodja");
  });

  const languageLink = (text: string) => /href="([^"]*)" lang="en"/.exec(text)![1]!.replaceAll("&amp;", "&");

  for (const [path, kept] of [
    ["/", "?lang=en"],
    ["/?reference=Jn+3,16&translation=ZGL", "?reference=Jn+3%2C16&translation=ZGL&lang=en"],
    ["/?reference=nothing", "?reference=nothing&lang=en"],
    ["/?reference=%FF", "?lang=en"],
    ["/docs", "?lang=en"],
    ["/nothing", "?lang=en"],
    ["/sign-up", "?lang=en"],
    ["/login?next=/admin", "?next=%2Fadmin&lang=en"],
    ["/login?link=unknown", "?link=unknown&lang=en"],
    ["/profile?done=shown", "?done=shown&lang=en"],
    ["/profile/key", "?lang=en"],
    ["/profile/password", "?lang=en"],
    ["/admin?name=an&page=1", "?name=an&page=1&lang=en"],
    ["/admin/user?name=ana&done=limit", "?name=ana&done=limit&lang=en"],
    ["/admin/user/confirm?name=ana&action=remove", "?name=ana&action=remove&lang=en"],
    ["/admin/translations", "?lang=en"],
  ] as const) {
    test(`keeps what ${path} knows, and repeats no key`, async () => {
      const separator = path.includes("?") ? "&" : "?";
      const { text } = await admin.get(`${path}${separator}api_key=${SECRET}&lang=sl`);
      assert.ok(!text.includes(SECRET));
      assert.deepEqual([...new URLSearchParams(languageLink(text))].sort(), [...new URLSearchParams(kept)].sort());
    });
  }
});

test("URLs of the service are those of --public-url, else those of the request's own host", async () => {
  const forged = {
    "X-Forwarded-Host": "evil.example",
    Forwarded: "host=evil.example",
    "X-Forwarded-Proto": "https",
  };
  const urlOf = async (service: Service, headers: Record<string, string>) =>
    /<code>(http[^<]*)\/v1<\/code>/.exec((await new WebClient(service).get("/docs", { headers })).text)![1];
  const open = await startService();
  assert.equal(await urlOf(open, forged), open.origin);
  assert.equal(await urlOf(open, { Host: "ambo.lan:8080" }), "http://ambo.lan:8080");
  for (const Host of [`x"><script>`, "user@evil.example", "evil.example/path"]) {
    assert.equal(await urlOf(open, { Host }), "http://localhost", Host);
  }
  const known = await startService({ settings: { "public-url": "https://ambo.example.org" } });
  const headers = { ...forged, Host: "evil.example" };
  assert.equal(await urlOf(known, headers), "https://ambo.example.org");
});
