/** Which scope and which handler answer a path and a method, and what runs around it. */
import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { describe, test } from "node:test";
import type { RequestContext } from "../../src/http/request.ts";
import { type Response, toByteString } from "../../src/http/response.ts";
import { catchErrors, compose, type Middleware, router, type Scope, scopeHandler } from "../../src/http/router.ts";

const answer = (body: string): Response => ({ status: 200, headers: [], body: toByteString(body) });

/** Makes a scope whose answers tell its name, and what was found. */
function scope(name: string, { prefix, isLast = true }: { prefix: string; isLast?: boolean }): Scope<RequestContext> {
  const tell = (what: string) => (context: RequestContext) => answer(`${name} ${what} ${context.route}`);
  return {
    prefix,
    routes: [
      { path: "/read", get: tell("get") },
      { path: "/write", post: tell("post") },
      { path: "/both", get: tell("get"), post: tell("post") },
      { path: "", get: tell("root") },
    ],
    middleware: [],
    createContext: ({ method = "" }, { path }) => ({ method, path, route: "other" }) as RequestContext,
    methodNotAllowed: (_, allow) => answer(`${name} allows ${allow}`),
    ...(isLast && { notFound: tell("lacks") }),
  };
}

interface Passing {
  readonly name: string;
  next: unknown;
}
const passing = (name: string): Passing => ({ name, next: undefined });
const pass: Middleware<Passing> = (context, next) => next(context);

const ask = (handle: ReturnType<typeof router>, method: string, url?: string) => {
  const response = handle({ method, url } as IncomingMessage);
  assert.ok(!(response instanceof Promise), "answered at once");
  return response.body;
};

describe("a router of /v1 and all else answers", () => {
  const handle = router(
    scopeHandler(scope("api", { prefix: "/v1" })),
    scopeHandler(scope("first", { prefix: "", isLast: false })),
    scopeHandler(scope("rest", { prefix: "" })),
  );
  const CASES: readonly [method: string, url: string, body: string][] = [
    ["GET", "/v1/read", "api get /v1/read"],
    ["HEAD", "/v1/read?a=b", "api get /v1/read"],
    ["POST", "/v1/read", "api allows GET, HEAD"],
    ["GET", "/v1/write", "api allows POST"],
    ["HEAD", "/v1/write", "api allows POST"],
    ["POST", "/v1/write", "api post /v1/write"],
    ["PUT", "/v1/both", "api allows GET, HEAD, POST"],
    ["POST", "/v1/both", "api post /v1/both"],
    ["GET", "/v1", "api root /v1"],
    ["GET", "/v1/", "api lacks other"],
    ["GET", "/v1/read/", "api lacks other"],
    ["POST", "/v1/none", "api lacks other"],
    // A prefix ends with its segment.
    ["GET", "/v11/read", "rest lacks other"],
    ["GET", "/v1read", "rest lacks other"],
    ["GET", "/v", "rest lacks other"],
    ["GET", "/x/v1/read", "rest lacks other"],
    // A scope without an answer to other paths leaves them to the next.
    ["GET", "/read", "first get /read"],
    ["DELETE", "/both", "first allows GET, HEAD, POST"],
    ["GET", "/none", "rest lacks other"],
    ["GET", "http://host/read", "first get /read"],
  ];
  for (const [method, url, body] of CASES) {
    test(`${method} ${url}: ${body}`, () => assert.equal(ask(handle, method, url), body));
  }
});

describe("catchErrors() turns into a response", () => {
  const caught = catchErrors<Passing>((error, { name }) => answer(`${name}: ${error}`));
  const handle = (handler: () => Response | Promise<Response>) => compose([caught], handler)(passing("context"));
  test("what is thrown now", () => {
    const response = handle(() => {
      throw "now";
    });
    assert.deepEqual(response, answer("context: now"));
  });
  test("what is thrown later", async () => {
    assert.deepEqual(await handle(() => Promise.reject("later")), answer("context: later"));
  });
  test("nothing else", async () => {
    assert.deepEqual(
      handle(() => answer("now")),
      answer("now"),
    );
    assert.deepEqual(await handle(async () => answer("later")), answer("later"));
  });
});

test("compose() refuses a second next(), and answers each request anew", () => {
  let handled = 0;
  const handler = compose<Passing>([(context, next) => next(context) && next(context), pass, pass], () => {
    handled++;
    return answer("handled");
  });
  for (const name of ["first", "second"]) assert.throws(() => handler(passing(name)), /next\(\) a second time/);
  assert.equal(handled, 2);
  const inner = compose<Passing>([pass, pass], () => answer("handled"));
  const outer = compose<Passing>([pass, pass], inner);
  for (const name of ["first", "second"]) assert.deepEqual(outer(passing(name)), answer("handled"));
});

test("compose() refuses a second next() of one request while others pass", async () => {
  const twice: Middleware<Passing> = async (context, next) => {
    await next(context);
    return next(context);
  };
  const some: Middleware<Passing> = (context, next) => (context.name === "twice" ? twice : pass)(context, next);
  const handler = compose<Passing>([pass, some], () => answer("handled"));
  const refused = assert.rejects(async () => handler(passing("twice")), /next\(\) a second time/);
  assert.deepEqual(handler(passing("other")), answer("handled"));
  await refused;
});
