/** The examples of a proxy in front of Ambo, by the real proxies where they are installed. */
import assert from "node:assert/strict";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { type Service, startService } from "../support/service.ts";
import { ask, PROXIES } from "./proxies.ts";

for (const { name, proxy, skip } of PROXIES) {
  test(`${name}: a request reaches the service and its answer comes back whole`, {
    skip,
  }, async () => {
    const service: Service = await startService();
    try {
      const { port, log } = await proxy.start(Number(new URL(service.origin).port));
      const path = "/v1/passage?translation=ZGL&reference=1%20Mz%201,1";
      const headers = { Authorization: `Bearer ${service.key}` };
      const first = await ask(port, path, { headers });
      assert.equal(first.status, 200);
      assert.equal(JSON.parse(first.text).data.verses.length, 1);
      assert.equal(first.headers["x-ratelimit-remaining"], "99");
      const second = await ask(port, path, { headers: { ...headers, "If-None-Match": first.headers.etag! } });
      assert.equal(second.status, 304);
      assert.equal((await ask(port, "/v1/passage")).status, 401);
      await ask(port, "/login?link=SECRET");
      assert.doesNotMatch(log(), /SECRET|ambo_/, "no secret is logged");
    } finally {
      await service.stop();
    }
  });

  test(`${name}: the service is told the client's address and not what the client claims`, {
    skip,
  }, async () => {
    let seen: IncomingHttpHeaders = {};
    let url: string | undefined;
    const upstream = createServer((incoming, response) => {
      seen = incoming.headers;
      url = incoming.url;
      response.end();
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => upstream.once("listening", resolve));
    try {
      const { port } = await proxy.start((upstream.address() as AddressInfo).port);
      const headers = {
        "X-Forwarded-For": "203.0.113.7",
        Forwarded: "for=203.0.113.8",
        "X-Forwarded-Proto": "gopher",
      };
      await ask(port, "/v1/passage?reference=Ps%20104,1ab.24ac&x=%C5%A1", { headers });
      assert.equal(seen["x-forwarded-for"], "127.0.0.1");
      assert.equal(seen["x-forwarded-proto"], "https");
      assert.equal(seen.forwarded, undefined);
      assert.equal(seen.host, "ambo.example.org");
      assert.equal(url, "/v1/passage?reference=Ps%20104,1ab.24ac&x=%C5%A1");
    } finally {
      upstream.closeAllConnections();
      upstream.close();
    }
  });
}
