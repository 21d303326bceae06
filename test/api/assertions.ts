/** What holds of every answer of the interface, and of every error. */
import assert from "node:assert/strict";
import type { HttpResponse } from "../support/http_client.ts";

const EXPOSED = [...["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"], ...["Retry-After", "ETag"]];

/** The headers of the quota, which browsers of every origin may read. */
export function assertQuotaHeaders({ headers }: HttpResponse): void {
  assert.match(headers["x-ratelimit-limit"] ?? "", /^\d+$/);
  assert.match(headers["x-ratelimit-remaining"] ?? "", /^\d+$/);
  assert.match(headers["x-ratelimit-reset"] ?? "", /^\d+$/);
  assert.equal(headers["access-control-allow-origin"], "*");
  const exposed = headers["access-control-expose-headers"]?.split(", ");
  for (const name of EXPOSED) assert.ok(exposed?.includes(name), name);
}

/** An error of the catalogue: a code and a Slovenian sentence, and nothing else. */
export function assertError(reply: HttpResponse, status: number, code: string): void {
  assert.equal(reply.status, status);
  assert.deepEqual(Object.keys(reply.body), ["error"]);
  assert.deepEqual(Object.keys(reply.body.error), ["code", "message"]);
  assert.equal(reply.body.error.code, code);
  assert.match(reply.body.error.message, /^[A-ZČŠŽ].*[.?]$/s);
  assert.equal(reply.headers["content-type"], "application/json; charset=utf-8");
  assert.equal(reply.headers["cache-control"], "no-store");
  assertQuotaHeaders(reply);
}

/** Requests that are left of the day. */
export const remaining = ({ headers }: HttpResponse): number => Number(headers["x-ratelimit-remaining"]);
