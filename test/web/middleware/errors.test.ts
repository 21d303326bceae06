/** Errors of page handlers, as each kind of route answers them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compose, type Response, toByteString } from "../../../src/http/mod.ts";
import { translator } from "../../../src/i18n/mod.ts";
import { explain } from "../../../src/i18n/problems/mod.ts";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import { PageError } from "../../../src/web/context/page_error.ts";
import type { Visitor } from "../../../src/web/context/visitor.ts";
import { answerErrors, documentFailure, retryAfter } from "../../../src/web/web_pipeline.ts";

const unavailable = new StoreUnavailable("cannot_write", { path: "a" }, { cause: "ENOSPC" });

/** Stands in for an error page, which needs a whole service. */
function page(_: unknown, { status, headers }: PageError): Response {
  return { status, headers, body: toByteString("page") };
}

/** The answer to what is thrown, and what the log has of it. */
async function told(kind: string, thrown: Error, isLater = false) {
  const logged: unknown[] = [];
  const log = (level: string, event: unknown, fields: { error?: unknown }) =>
    logged.push([level, explain(event, "en"), typeof fields.error]);
  const context = {
    ...{ kind, path: "/embed/verse", language: "en", t: translator("en"), parameter: () => undefined },
    ...{ services: { log }, settings: { "embed-origins": [] }, site: { name: "Ambo" } },
  } as unknown as Visitor;
  const layers = [retryAfter<Visitor>, answerErrors<Visitor>(kind === "page" ? page : documentFailure)];
  const fail = (): Response => {
    throw thrown;
  };
  const { status, headers, body } = await compose(layers, isLater ? async () => fail() : fail)(context);
  return { status, headers, body: String(body), logged };
}

/** How the body of an error begins, for each kind. */
const BODIES = {
  page: /^page$/,
  feed: /^This cannot be made/,
  embed: /^<!doctype html>/,
  asset: /^$/,
} as const;

for (const isLater of [false, true]) {
  describe(`an error that is thrown ${isLater ? "later" : "at once"}`, () => {
    for (const [kind, message] of [
      ["page", "A page failed"],
      ["feed", "A feed failed"],
      ["embed", "An embed failed"],
      ["asset", "A file failed"],
    ] as const) {
      const logged = [["error", message, "string"]];

      test(`and that nobody foresaw is a 500 of a ${kind}, and in the log`, async () => {
        const answer = await told(kind, new TypeError("odd"), isLater);
        assert.deepEqual([answer.status, answer.logged], [500, logged]);
        assert.match(answer.body, BODIES[kind]);
      });

      test(`for a store that is away is a 503 of a ${kind}, which says when to come again`, async () => {
        const answer = await told(kind, unavailable, isLater);
        assert.deepEqual([answer.status, answer.logged], [503, logged]);
        assert.match(answer.body, BODIES[kind]);
        assert.deepEqual(answer.headers.slice(-2), ["Retry-After", "5"]);
      });

      test(`for which no descriptor is left is a 503 of a ${kind}, which says when to come again`, async () => {
        const full = Object.assign(new Error("EMFILE: open 'crest.png'"), { code: "EMFILE" });
        for (const error of [full, new Error("an image cannot be read", { cause: full })]) {
          const answer = await told(kind, error, isLater);
          assert.deepEqual([answer.status, answer.logged], [503, logged]);
          assert.deepEqual(answer.headers.slice(-2), ["Retry-After", "5"]);
        }
      });

      test(`with a status is told by a ${kind} with its headers, and not logged`, async () => {
        const error = new PageError(405, ["Allow", "GET"]);
        const answer = await told(kind, error, isLater);
        const said = kind === "page" ? "page" : "";
        assert.deepEqual(answer, {
          ...{ status: 405, headers: ["Allow", "GET"], body: said, logged: [] },
        });
        assert.match((await told(kind, new PageError(404), isLater)).body, BODIES[kind]);
      });
    }
  });
}
