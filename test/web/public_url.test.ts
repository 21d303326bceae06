/** The URL that pages give as that of the service. Over a real socket. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

test("addresses of the service are those of --public-url, else those of the request's own host", async () => {
  const forged = {
    "X-Forwarded-Host": "evil.example",
    Forwarded: "host=evil.example",
    "X-Forwarded-Proto": "https",
  };
  const addressOf = async (service: Service, headers: Record<string, string>) =>
    /<code>(http[^<]*)\/v1<\/code>/.exec(
      (await new WebClient(service).get("/docs", { headers })).text,
    )![1];
  const open = await startService();
  assert.equal(await addressOf(open, forged), open.origin);
  assert.equal(await addressOf(open, { Host: "ambo.lan:8080" }), "http://ambo.lan:8080");
  for (const Host of [`x"><script>`, "user@evil.example", "evil.example/path"]) {
    assert.equal(await addressOf(open, { Host }), "http://localhost", Host);
  }
  const known = await startService({ settings: { "public-url": "https://ambo.example.org" } });
  const headers = { ...forged, Host: "evil.example" };
  assert.equal(await addressOf(known, headers), "https://ambo.example.org");
});
