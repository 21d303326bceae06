/** The interface under another base path than its own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { startService } from "../support/service.ts";
import { assertError } from "./assertions.ts";

test("everything that names the interface follows its base path", async () => {
  const service = await startService({
    settings: { "base-path": "/bible/v2", "public-url": "https://ambo.example.org" },
  });
  const path = "/bible/v2/passage?translation=ZGL&reference=Jn+3,16";
  const { status, body } = await service.askRaw(path, { key: service.key });
  assert.equal(status, 200);
  assert.equal(body.data.reference, "Jn 3,16");
  const routes = service.log.map(({ fields }) => (fields as { route?: string }).route);
  assert.ok(routes.includes("/bible/v2/passage"), routes.join());
  assertError(await service.askRaw("/bible/v2/x", { key: service.key }), 404, "not_found");

  const { servers, paths } = (await service.askRaw("/openapi.json")).body;
  assert.equal(servers[0].url, "https://ambo.example.org/bible/v2");
  assert.ok(paths["/passage"]);
  const { text } = await service.askRaw("/docs/all");
  assert.ok(text.includes("https://ambo.example.org/bible/v2/passage?translation="));
  assert.doesNotMatch(text, /\/v1\b/);

  const other = await service.askRaw("/v1/passage", { key: service.key });
  assert.equal(other.status, 404);
  assert.equal(other.headers["x-ratelimit-limit"], undefined, "this is no address of the interface");
});
