/** The middleware of the API, each by itself: keys, quota, headers, waits. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { type ApiContext, type ApiDependencies, ApiError } from "../../../src/api/mod.ts";
import { newKey } from "../../../src/auth/mod.ts";
import { Config, readSettings } from "../../../src/config/mod.ts";
import type { Response } from "../../../src/http/mod.ts";
import {
  apiHeaders,
  authenticate,
  awaitTranslations,
  delayWrongKeys,
  secondsUntil,
} from "../../../src/server/middleware/access.ts";
import { observe } from "../../../src/server/server_log.ts";

const OK: Response = { status: 200, headers: ["X-A", "b"], body: "ok" };
const ACCOUNT = { id: "1", number: 1, user: "ana", limit: 7 };

/** A context with headers by their names in lower case. */
function contextOf(given: object = {}, headers: Readonly<Record<string, string>> = {}): ApiContext {
  const header = (name: string) => headers[name];
  return {
    method: "GET",
    path: "/v1/text",
    remaining: 0,
    header,
    ...given,
  } as unknown as ApiContext;
}

const codeOf = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    assert.ok(error instanceof ApiError, String(error));
    return error.code;
  }
  return "";
};

test("authenticate() lets through whom the store knows, and says what is wrong with another key", () => {
  const tryKey = (outcome: object | undefined, key = "") =>
    codeOf(() => authenticate(contextOf({ outcome }, { "x-api-key": key }), () => OK));
  assert.equal(tryKey(undefined), "missing_api_key");
  assert.equal(tryKey({ code: "unknown_key" }, newKey()), "unknown_api_key");
  assert.equal(tryKey({ code: "unknown_key" }, `${newKey()}x`), "mistyped_api_key");
  for (const code of ["counted", "exhausted"]) {
    const context = contextOf({ outcome: { code, account: ACCOUNT } });
    assert.equal(
      authenticate(context, () => OK),
      OK,
    );
    assert.deepEqual([context.account, context.keyId], [ACCOUNT, "1"]);
  }
});

test("secondsUntil() rounds up, and is 1 at least", () => {
  const CASES = [
    [0, 1],
    [-5000, 1],
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
    [90_000, 90],
  ] as const;
  for (const [left, seconds] of CASES) assert.equal(secondsUntil(50_000 + left, 50_000), seconds);
});

describe("the headers of the API", () => {
  let endsAt = 1_000_001;
  const config = new Config(readSettings({ "daily-limit": "12" }, {}));
  const middleware = apiHeaders({
    config,
    store: { today: () => ({ endsAt }) },
  } as unknown as ApiDependencies);
  const headersOf = (given: object) => {
    const response = middleware(contextOf(given), () => OK);
    assert.ok(!(response instanceof Promise), "at once");
    const pairs = Array.from({ length: response.headers.length / 2 }, (_, index) =>
      response.headers.slice(2 * index, 2 * index + 2),
    );
    return Object.fromEntries(pairs) as Record<string, string>;
  };

  test("tell limit, rest and reset beside the response's own", () => {
    const headers = headersOf({ account: ACCOUNT, remaining: 3 });
    assert.equal(headers["X-RateLimit-Limit"], "7");
    assert.equal(headers["X-RateLimit-Remaining"], "3");
    assert.equal(headers["X-RateLimit-Reset"], "1001", "rounded up");
    assert.equal(headers["X-A"], "b");
    assert.equal(headers["Access-Control-Allow-Origin"], "*");
    const exposed = "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, ETag";
    assert.equal(headers["Access-Control-Expose-Headers"], exposed);
    assert.deepEqual([headers.Vary, headers["Retry-After"]], [undefined, undefined]);
    endsAt = 2_000_000;
    assert.equal(headersOf({})["X-RateLimit-Reset"], "2000", "another day");
  });

  test("tell the limit of the settings without an account, and when to come again", () => {
    const headers = headersOf({ retryAfter: 9 });
    assert.deepEqual([headers["X-RateLimit-Limit"], headers["Retry-After"]], ["12", "9"]);
  });

  test("vary with the origin where one alone is allowed", () => {
    config.update(readSettings({ "allow-origin": "https://a.si" }, {}));
    const headers = headersOf({});
    assert.equal(headers["Access-Control-Allow-Origin"], "https://a.si");
    assert.equal(headers.Vary, "Origin");
  });

  test("write every number in decimal digits", () => {
    const numbers = [0, 9, 10, 999, 1000, 1001, 9999, 999_999, 1_000_000, 999_999_999];
    for (const number of numbers) {
      assert.equal(headersOf({ remaining: number })["X-RateLimit-Remaining"], String(number));
    }
    fc.assert(
      fc.property(fc.nat(999_999_999), (remaining) => {
        assert.equal(headersOf({ remaining })["X-RateLimit-Remaining"], String(remaining));
      }),
      { seed: 2 },
    );
  });
});

describe("while translations are loaded", () => {
  const setUp = (query: string | undefined, path = "/v1/passage") => {
    const parts = { loading: undefined as Promise<void> | undefined };
    let finish = () => {};
    parts.loading = new Promise((resolve) => {
      finish = resolve;
    });
    const library = {
      get loading() {
        return parts.loading;
      },
      get: (code: string) => (code === "A" ? {} : undefined),
    };
    const config = new Config(readSettings({ "default-translation": "D" }, {}));
    const middleware = awaitTranslations({ config, library } as unknown as ApiDependencies);
    const get = (name: string) => (name === "translation" ? query : undefined);
    const context = contextOf({ path, query: { get } });
    return { parts, finish, context, ask: () => middleware(context, () => OK) };
  };

  test("what is there is served at once, and all once they are", () => {
    assert.equal(setUp("A").ask(), OK);
    assert.equal(setUp("A", "/v1/translations/none").ask(), OK);
    const { parts, ask } = setUp("B");
    parts.loading = undefined;
    assert.equal(ask(), OK);
  });

  for (const [what, query, path] of [
    ["a translation that is not there yet", "B", "/v1/passage"],
    ["the default", undefined, "/v1/passage"],
    ["the list of all", "A", "/v1/translations"],
  ] as const) {
    test(`${what} is waited for`, async () => {
      const { finish, ask } = setUp(query, path);
      const response = ask();
      assert.ok(response instanceof Promise, "waits");
      finish();
      assert.equal(await response, OK);
    });
  }

  test("a client is told to come again after eight seconds, not before", async (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { context, ask } = setUp("B");
    const errors: unknown[] = [];
    const response = Promise.resolve(ask()).catch((error: unknown) => void errors.push(error));
    t.mock.timers.tick(7999);
    await new Promise(setImmediate);
    assert.equal(errors.length, 0);
    t.mock.timers.tick(1);
    await response;
    const [error] = errors;
    assert.ok(error instanceof ApiError && error.code === "loading", String(error));
    assert.equal(context.retryAfter, 1);
  });
});

describe("a request is observed", () => {
  const setUp = (isLogged: boolean, isMeasured: boolean) => {
    const logged: Record<string, unknown>[] = [];
    const measured: Record<string, unknown>[] = [];
    const middleware = observe({
      requestLog: {
        shouldRecord: () => isLogged,
        add: (entry: object) => logged.push({ ...entry }),
      },
      metrics: isMeasured ? { observeRequest: (entry: object) => measured.push({ ...entry }) } : undefined,
    } as never);
    return { logged, measured, middleware };
  };
  const given = { route: "/v1/a", errorCode: "code", keyId: "1", clientAddress: "192.0.2.1" };

  for (const [isLogged, isMeasured] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    test(`by the log: ${isLogged}, by the metrics: ${isMeasured}`, async () => {
      const { logged, measured, middleware } = setUp(isLogged, isMeasured);
      const context = contextOf(given);
      assert.equal(
        middleware(context, () => OK),
        OK,
      );
      assert.equal(await middleware(context, async () => OK), OK);
      assert.deepEqual([logged.length, measured.length], [isLogged ? 2 : 0, isMeasured ? 2 : 0]);
      const seen = { method: "GET", route: "/v1/a", status: 200 };
      for (const { milliseconds, ...entry } of logged) {
        assert.deepEqual(entry, { ...seen, key: "1", address: "192.0.2.1" });
        assert.ok(Number(milliseconds) >= 0 && Number(milliseconds) < 60_000, `${milliseconds}`);
      }
      for (const { milliseconds, ...entry } of measured) {
        assert.deepEqual(entry, { ...seen, errorCode: "code" });
        assert.ok(Number(milliseconds) >= 0 && Number(milliseconds) < 60_000, `${milliseconds}`);
      }
    });
  }
});

describe("wrong keys", () => {
  const setUp = () => {
    const config = new Config(readSettings({ "failed-keys": "2" }, {}));
    const middleware = delayWrongKeys(config, () => 0);
    return (errorCode: string | undefined, clientAddress = "192.0.2.1", later = false) =>
      middleware(contextOf({ errorCode, clientAddress }), () => (later ? Promise.resolve(OK) : OK));
  };

  test("are answered later and later, once there were as many as may be", async (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const ask = setUp();
    assert.equal(ask("invalid_api_key"), OK);
    assert.equal(await ask("invalid_api_key", "192.0.2.1", true), OK);
    for (const delay of [100, 200, 400]) {
      const response = ask("invalid_api_key");
      assert.ok(response instanceof Promise, "waits");
      let answered = false;
      void response.then(() => (answered = true));
      t.mock.timers.tick(delay - 1);
      await new Promise(setImmediate);
      assert.equal(answered, false, `${delay}`);
      t.mock.timers.tick(1);
      assert.equal(await response, OK);
    }
  });

  test("delay no other answer, and no other address", () => {
    const ask = setUp();
    for (let time = 0; time < 5; time++) void ask("invalid_api_key");
    for (const code of [undefined, "missing_api_key", "rate_limit_exceeded"]) {
      assert.equal(ask(code), OK);
    }
    assert.equal(ask("invalid_api_key", "192.0.2.2"), OK);
    assert.equal(ask("invalid_api_key", "2001:db8::1"), OK);
  });

  test("delay all addresses of one network of IPv6", () => {
    const ask = setUp();
    const answers = [1, 2, 3].map((end) => ask("invalid_api_key", `2001:db8::${end}`));
    assert.deepEqual(
      answers.map((answer) => answer === OK),
      [true, true, false],
    );
    assert.equal(ask("invalid_api_key", "2001:db8:0:1::1"), OK, "the next one");
  });

  test("are held back a thousand at once, and more as they leave", async (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const ask = setUp();
    for (let time = 0; time < 2; time++) assert.equal(ask("invalid_api_key"), OK);
    const held = Array.from({ length: 1000 }, () => ask("invalid_api_key"));
    assert.ok(
      held.every((response) => response instanceof Promise),
      "a thousand wait",
    );
    assert.equal(ask("invalid_api_key"), OK, "and no more");
    t.mock.timers.tick(5000);
    await Promise.all(held);
    assert.ok(ask("invalid_api_key") instanceof Promise, "again");
  });
});
