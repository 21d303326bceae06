/** What an operator sees of the service: health, figures, the log of requests, and how wrong keys slow down. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Problem } from "../../src/base/problem.ts";
import { Library, openLibrary } from "../../src/corpus/mod.ts";
import { Readiness } from "../../src/server/ops_routes.ts";
import type { LoggedRequest } from "../../src/server/server_log.ts";
import { assertError } from "../api/assertions.ts";
import { local } from "../support/local_store.ts";
import { exchange } from "../support/raw_http.ts";
import { serviceFor, startService } from "../support/service.ts";

const TOKEN = "a-token-for-monitoring";

const service = serviceFor({
  settings: { "metrics-token": TOKEN, "trusted-proxy": "loopback", "daily-limit": "3" },
  metrics: true,
});

test("what nobody foresaw at an operator's address is a 500 in the log, and ends no service", async () => {
  const service = await startService();
  const broken = { translations: () => assert.fail("a library that fails") };
  Object.assign(service.library, { ...broken, get: broken.translations });
  for (const path of ["/openapi.json", "/readyz"]) {
    const { status, text } = await service.askRaw(path);
    assert.equal(status, 500, path);
    assert.equal(text, "");
  }
  assert.equal(service.log.filter(({ level }) => level === "error").length, 2);
  Reflect.deleteProperty(service.library, "translations");
  Reflect.deleteProperty(service.library, "get");
  assert.equal((await service.askRaw("/openapi.json")).status, 200);
});

test("the description of the API may be read by pages of any origin, and is asked for anew", async () => {
  const { status, headers } = await service.askRaw("/openapi.json");
  assert.equal(status, 200);
  assert.equal(headers["access-control-allow-origin"], "*");
  assert.equal(headers["cache-control"], "no-cache");
  const etag = { "If-None-Match": headers.etag! };
  assert.equal((await service.askRaw("/openapi.json", { headers: etag })).status, 304);
});

/** A library whose translation has something else in place of the texts of its verses. */
function unreadable(text: () => string): Library {
  const { library } = openLibrary("test/fixtures/corpus");
  for (const translation of library.translations()) Object.defineProperty(translation, "text", { value: text });
  return library;
}

describe("health", () => {
  test("/healthz says that the process answers, /readyz that it can do its work", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const reply = await service.askRaw(path);
      assert.equal(reply.status, 200);
      assert.equal(reply.headers["cache-control"], "no-store");
      assert.equal((await service.askRaw(path, { method: "POST" })).status, 405);
      assert.equal((await service.askRaw(path, { method: "HEAD" })).text, "");
    }
  });

  const parts = {
    library: openLibrary("test/fixtures/corpus").library,
    store: { problem: (): Problem<"store"> | undefined | Promise<Problem<"store"> | undefined> => undefined },
    counts: { isHealthy: true },
    now: () => 0,
  };

  const faults: [name: string, fault: Partial<typeof parts>, said: RegExp][] = [
    ["there is no translation", { library: new Library() }, /no translation/],
    ["a verse cannot be read", { library: unreadable(() => assert.fail("the file is gone")) }, /verse cannot be read/],
    ["a verse has lost its text", { library: unreadable(() => "") }, /verse cannot be read/],
    ["counts could not be written", { counts: { isHealthy: false } }, /counts/],
    ["the store says so", { store: { problem: () => new Problem("store.folder_unwritable", {}) } }, /folder/],
    ["it says so later", { store: { problem: async () => new Problem("store.folder_unwritable", {}) } }, /folder/],
  ];
  for (const [name, fault, said] of faults) {
    test(`it is not ready where ${name}`, async () => {
      const { status, body } = await new Readiness({ ...parts, ...fault }).response();
      assert.equal(status, 503);
      assert.match(String(body), said);
    });
  }

  test("it is not ready from the moment it stops", async () => {
    const readiness = new Readiness(parts);
    assert.equal((await readiness.response()).status, 200);
    readiness.isStopping = true;
    const { status, body } = await readiness.response();
    assert.equal(status, 503);
    assert.match(String(body), /stops/);
  });

  test("a look holds for a second", async () => {
    let now = 0;
    const counts = { isHealthy: true };
    const readiness = new Readiness({ ...parts, now: () => now, counts });
    assert.equal((await readiness.response()).status, 200);
    counts.isHealthy = false;
    assert.equal((await readiness.response()).status, 200);
    now = 1000;
    assert.equal((await readiness.response()).status, 503);
  });
});

describe("/metrics", () => {
  const figures = async () => {
    const { status, text } = await service.askRaw("/metrics", { key: TOKEN });
    assert.equal(status, 200);
    return text;
  };

  test("is shown to the bearer of the token alone", async () => {
    for (const key of [undefined, "another-token-of-length", service.key]) {
      const reply = await service.askRaw("/metrics", { key });
      assert.equal(reply.status, 401);
      assert.equal(reply.text, "");
    }
    assert.match(await figures(), /^# HELP http_requests_total /);
  });

  test("is not there unless switched on", async () => {
    const plain = await startService();
    assert.equal((await plain.askRaw("/metrics", { key: TOKEN })).status, 404);
  });

  test("counts requests by method, route and status, refusals, writes and translations", async () => {
    const path = "/passage?translation=ZGL&reference=Jn+3,16";
    for (let count = 0; count < 4; count++) await service.ask(path);
    await service.ask("/passage", { key: "ambo_wrong" });
    await service.ask(`/${service.key}`, { key: undefined });
    await exchange(service.origin, "nonsense\r\n\r\n", { patience: 3000 });
    const text = await figures();
    const value = (line: string) =>
      Number(new RegExp(`^${line.replace(/[{}.*+?/]/g, "\\$&")} (\\S+)$`, "m").exec(text)?.[1]);
    const requests = (labels: string) => value(`http_requests_total{${labels}}`);
    assert.equal(requests('method="GET",route="/v1/passage",code="200"'), 3);
    assert.equal(requests('method="GET",route="/v1/passage",code="429"'), 1);
    assert.equal(requests('method="GET",route="/v1/passage",code="401"'), 1);
    assert.equal(requests('method="GET",route="other",code="401"'), 1);
    assert.equal(requests('method="-",route="-",code="400"'), 1);
    assert.equal(value('http_request_duration_seconds_count{route="/v1/passage"}'), 5);
    assert.equal(value("ambo_quota_refusals_total"), 1);
    assert.equal(value("ambo_failed_keys_total"), 1);
    assert.equal(value("ambo_store_write_duration_seconds_count"), 3);
    assert.equal(value("ambo_translations"), 2);
    assert.equal(value('ambo_translation_verses{translation="ZGL"}'), 255);
    assert.ok(value("process_resident_memory_bytes") > 0);
    assert.ok(value("nodejs_heap_size_used_bytes") > 1_000_000);
    assert.ok(value("nodejs_eventloop_lag_p99_seconds") >= 0);
    assert.ok(!text.includes(service.key));
    for (const line of text.trimEnd().split("\n")) {
      assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? \S+)$/);
    }
  });
});

describe("the log of requests", () => {
  test("has a line a request, with the client's address, and nothing secret", async () => {
    service.log.length = 0;
    const headers = { "X-Forwarded-For": "198.51.100.7" };
    await service.ask(`/passage?translation=ZGL&api_key=${service.key}`, { headers });
    await service.askRaw(`/${service.key}?link=secret-link`, { headers });
    await service.askRaw("/healthz", { headers });
    const lines = service.log.filter(({ message }) => message === "Request");
    const fields = lines.map(({ fields }) => {
      const { ms, ...rest } = fields as unknown as LoggedRequest & { ms: number };
      assert.ok(ms >= 0);
      return rest;
    });
    const address = "198.51.100.7";
    assert.deepEqual(fields, [
      { method: "GET", route: "/v1/passage", status: 429, key: "1", address },
      { method: "GET", route: "other", status: 404, key: undefined, address },
      { method: "GET", route: "/healthz", status: 200, key: undefined, address },
    ]);
    const log = JSON.stringify(service.log);
    assert.ok(!log.includes(service.key));
    assert.ok(!log.includes("secret-link"));
  });
});

describe("a store that cannot be written", () => {
  test("is told of once a minute, however many ask, and when it is well again", async () => {
    const failing = await startService();
    const store = local(failing.store);
    const commit = store.commit.bind(store);
    store.commit = () => {
      throw new Error("no space left");
    };
    for (let count = 0; count < 20; count++) {
      const reply = await failing.ask("/translations");
      assertError(reply, 503, "service_unavailable");
      assert.doesNotMatch(reply.text, /space/);
    }
    assert.equal((await failing.ask("/translations", { key: undefined })).status, 401);
    assert.equal((await failing.askRaw("/readyz")).status, 503, "nothing was written meanwhile");
    store.commit = commit;
    assert.equal((await failing.ask("/translations")).status, 200);
    const told = failing.log.filter(({ message }) => /counts/.test(message));
    assert.deepEqual(
      told.map(({ level, message }) => [level, message]),
      [
        ["error", "Cannot write the counts: requests are refused until they can be"],
        ["notice", "The counts can be written again"],
      ],
    );
    assert.match(String(told[0]!.fields?.error), /no space left/);
  });
});
