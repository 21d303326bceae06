/** The middleware of the API, each by itself: keys, quota, headers, waits. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type ApiContext, type ApiDependencies, ApiError } from "../../../src/api/mod.ts";
import { Config } from "../../../src/config/mod.ts";
import { type Response, toByteString } from "../../../src/http/mod.ts";
import { awaitTranslations } from "../../../src/server/middleware/await_translations.ts";
import { delayWrongKeys, secondsUntil } from "../../../src/server/middleware/key_and_quota.ts";
import { observe } from "../../../src/server/server_log.ts";
import { readSettings } from "../../support/config.ts";

const OK: Response = { status: 200, headers: ["X-A", "b"], body: toByteString("ok") };

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
      translations: () => [{}],
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
    assert.equal(setUp("A", "/v1/readings/translations").ask(), OK);
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
  const given = { route: "/v1/a", errorCode: "code", refusal: "invalid", keyId: "1", clientAddress: "192.0.2.1" };

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
        assert.deepEqual(entry, { ...seen, refusal: "invalid", key: "1", address: "192.0.2.1" });
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
