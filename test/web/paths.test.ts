/** Links and URLs on pages: to this server alone, whatever path, host or parameters a request has. Over a real socket. */
import assert from "node:assert/strict";
import { request } from "node:http";
import { before, describe, test } from "node:test";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

describe("a forged path", () => {
  let service: Service;

  /** Returns the page of a path, which is sent without normalisation. */
  const pageOf = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(service.origin);
      request({ hostname, port, path, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk) => chunks.push(chunk));
        incoming.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
      })
        .on("error", reject)
        .end();
    });

  before(async () => {
    service = await startService();
  });

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

  test("is the same in another language: the link keeps path and query", async () => {
    const page = await pageOf("/?reference=Jn%203,16&lang=sl");
    const [, link] = /href="([^"]*)" lang="en"/.exec(page)!;
    const address = new URL(link!.replaceAll("&amp;", "&"), `${service.origin}/?reference=x`);
    assert.equal(address.pathname, "/");
    assert.deepEqual(
      [...address.searchParams],
      [
        ["reference", "Jn 3,16"],
        ["lang", "en"],
      ],
    );
    assert.match(await pageOf(address.pathname + address.search), /<html lang="en">.*Jn 3,16/s);
  });
});

test("URLs of the service are those of --public-url, else those of the request's own host", async () => {
  const forged = {
    "X-Forwarded-Host": "evil.example",
    Forwarded: "host=evil.example",
    "X-Forwarded-Proto": "https",
  };
  const urlOf = async (service: Service, headers: Record<string, string>) =>
    /<code>(http[^<]*)\/v1<\/code>/.exec(
      (await new WebClient(service).get("/docs", { headers })).text,
    )![1];
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
