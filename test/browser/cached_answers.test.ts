/** What a real browser keeps of the API's answers for a page of another origin: never one key's for another. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { newKey } from "../../src/auth/mod.ts";
import { local } from "../support/local_store.ts";
import { serviceFor } from "../support/service.ts";
import { browserFor, noBrowser } from "./browser.ts";

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly remaining: number;
  /** True where the answer came without a request to the server. */
  readonly fromCache: boolean;
}

describe("in a page of another origin", { skip: noBrowser }, () => {
  const otherSite = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>other</title>");
  });
  const service = serviceFor({ settings: { "daily-limit": "5" } });
  const browser = browserFor();
  let page: Page;

  before(async () => {
    otherSite.listen(0, "127.0.0.1");
    const context = await browser.newContext();
    page = await context.newPage();
    // Another origin than the service's by its port, and by its host.
    await page.goto(`http://localhost:${(otherSite.address() as AddressInfo).port}/`);
  });
  after(() => otherSite.close());

  async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
    const remainingBefore = remaining();
    const answer = await page.evaluate(
      async ([url, headers]) => {
        const response = await fetch(url, { headers });
        const { error } = (await response.json()) as { error?: { code: string } };
        const remaining = Number(response.headers.get("x-ratelimit-remaining"));
        return { status: response.status, code: error?.code, remaining };
      },
      [`${service.origin}/v1${path}`, headers] as const,
    );
    return { ...answer, fromCache: answer.status === 200 && remaining() === remainingBefore };
  }
  const remaining = () => service.store.remaining(service.store.accountOfUser("ana")!);
  const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
  const header = (key: string) => ({ "X-API-Key": key });

  for (const [name, headers] of [
    ["Authorization", bearer],
    ["X-API-Key", header],
  ] as const) {
    test(`with ${name}: the right key's answer is kept for that key alone`, async () => {
      const path = `/passage?translation=ZGL&reference=1+Mz+1,1&by=${name}`;
      assert.deepEqual({ status: 200, fromCache: false }, pick(await ask(path, headers(service.key))));
      const wrong = await ask(path, headers(newKey()));
      assert.deepEqual([wrong.status, wrong.code], [401, "invalid_api_key"]);
      const missing = await ask(path, {});
      assert.deepEqual([missing.status, missing.code], [401, "missing_api_key"]);
      // A refusal is not kept: the right key is answered again.
      assert.equal((await ask(path, headers(service.key))).status, 200);
    });
  }

  test("an answer is taken from the cache for the same key, and a refusal never is", async () => {
    const path = "/translations";
    assert.equal((await ask(path, bearer(service.key))).status, 200);
    const kept = await ask(path, bearer(service.key));
    assert.deepEqual(pick(kept), { status: 200, fromCache: true });
    const account = service.store.accountOfUser("ana")!;
    while (local(service.store).consume(account) >= 0);
    const refused = await ask("/translations?used=up", bearer(service.key));
    assert.deepEqual([refused.status, refused.code], [429, "rate_limit_exceeded"]);
    await service.store.accounts.setLimit("ana", 100);
    const after = await ask("/translations?used=up", bearer(service.key));
    assert.equal(after.status, 200);
  });

  test("a kept answer of a text is asked for again with its tag, and the key is judged first", async () => {
    const path = "/verse-of-the-day?translation=ZGL";
    assert.equal((await ask(path, bearer(service.key))).status, 200);
    await service.store.accounts.revokeKey("ana");
    const url = JSON.stringify(`${service.origin}/v1${path}`);
    const headers = JSON.stringify(bearer(service.key));
    const revoked = await page.evaluate<number>(
      `fetch(${url}, { headers: ${headers}, cache: "no-cache" }).then(({ status }) => status)`,
    );
    assert.equal(revoked, 401);
  });
});

function pick({ status, fromCache }: Answer): { status: number; fromCache: boolean } {
  return { status, fromCache };
}
