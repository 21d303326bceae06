/** Errors of page handlers, as each kind of route answers them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Response, toByteString } from "../../../src/http/mod.ts";
import { explain } from "../../../src/i18n/problems/mod.ts";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import type { PageContext } from "../../../src/web/context/page_context.ts";
import { PageError } from "../../../src/web/context/page_error.ts";
import { answerErrors } from "../../../src/web/web_pipeline.ts";

const unavailable = new StoreUnavailable("cannot_write", { path: "a" }, { cause: "ENOSPC" });

/** The answer to what is thrown, and what the log has of it. */
async function told(kind: string, thrown: Error, isLater = false) {
  const logged: unknown[] = [];
  const log = (level: string, event: unknown, fields: { error?: unknown }) =>
    logged.push([level, explain(event, "en"), typeof fields.error]);
  const context = { kind, services: { log } } as unknown as PageContext;
  const writer =
    (name: string) =>
    (_: unknown, { status, headers }: PageError) => ({
      ...{ status, headers, body: toByteString(name) },
    });
  const middleware = answerErrors({
    ...{ page: writer("page"), feed: writer("feed"), embed: writer("embed") },
  });
  const fail = (): Response => {
    throw thrown;
  };
  const { status, headers, body } = await middleware(context, isLater ? async () => fail() : fail);
  return { status, headers, body, logged };
}

for (const isLater of [false, true]) {
  describe(`an error that is thrown ${isLater ? "later" : "at once"}`, () => {
    for (const [kind, message] of [
      ["page", "A page failed"],
      ["feed", "A feed failed"],
      ["embed", "An embed failed"],
      ["asset", "A file failed"],
    ] as const) {
      const body = kind === "asset" ? "" : kind;
      const logged = [["error", message, "string"]];

      test(`and that nobody foresaw is a 500 of a ${kind}, and in the log`, async () => {
        const answer = await told(kind, new TypeError("odd"), isLater);
        assert.deepEqual(answer, { status: 500, headers: [], body, logged });
      });

      test(`for a store that is away is a 503 of a ${kind}, with the time to come again`, async () => {
        const answer = await told(kind, unavailable, isLater);
        const headers = ["Retry-After", "5"];
        assert.deepEqual(answer, { status: 503, headers, body, logged });
      });

      test(`with a status is told by a ${kind} with its headers, and not logged`, async () => {
        const error = new PageError(405, ["Allow", "GET"]);
        const answer = await told(kind, error, isLater);
        const said = kind === "page" ? "page" : "";
        assert.deepEqual(answer, {
          ...{ status: 405, headers: ["Allow", "GET"], body: said, logged: [] },
        });
        assert.equal((await told(kind, new PageError(404), isLater)).body, body);
      });
    }
  });
}
