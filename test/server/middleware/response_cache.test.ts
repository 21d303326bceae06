/** Responses that are kept beside responses that are made anew each time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { ApiContext, ApiDependencies, Endpoint } from "../../../src/api/mod.ts";
import { Config } from "../../../src/config/mod.ts";
import { type Response, toByteString } from "../../../src/http/mod.ts";
import { responseCache } from "../../../src/server/api_pipeline.ts";
import { readSettings } from "../../support/config.ts";

const DAY = 86_400_000;
const ENDPOINTS = [
  { path: "/daily", parameters: [], maxAge: "day" },
  { path: "/text", parameters: [], maxAge: "text" },
] as unknown as readonly Endpoint[];

/** A service whose contents tell all that they depend on. */
function setUp() {
  const state = { now: 10 * DAY, revision: 1, made: 0 };
  const config = new Config(readSettings({}, {}));
  const clock = {
    now: () => state.now,
    today: () => {
      const day = Math.floor(state.now / DAY);
      return { date: `day ${day}`, startsAt: day * DAY, endsAt: (day + 1) * DAY };
    },
  };
  const library = {
    get revision() {
      return state.revision;
    },
  };
  const dependencies = { calendar: { current: {} as object }, clock, config, library };
  const middleware = responseCache(dependencies as unknown as ApiDependencies, ENDPOINTS);
  const contentOf = (url: string): Response => {
    const { "max-verses": verses, "default-translation": translation } = config.current;
    const { date } = clock.today();
    const body = `${url} ${state.revision} ${date} ${verses} ${translation}`;
    const status = url.includes("none") ? 404 : url.includes("part") ? 206 : 200;
    return { status, headers: ["X-A", "b"], body: toByteString(body), cacheable: true };
  };
  const contextOf = (method: string, url: string) =>
    ({ method, request: { url }, route: "other" }) as unknown as ApiContext;
  const ask = (method: string, url: string, make = contentOf) => {
    const context = contextOf(method, url);
    const response = middleware(context, (inner) => {
      state.made++;
      inner.route = url.split("?")[0]!;
      return make(url);
    });
    assert.ok(!(response instanceof Promise), "at once");
    assert.equal(context.route, url.split("?")[0]);
    return response;
  };
  return { state, config, calendar: dependencies.calendar, middleware, contentOf, contextOf, ask };
}

/** The seconds for which a client may keep a content: none for an error. */
function maxAgeOf(response: Response): number | undefined {
  const at = response.headers.indexOf("Cache-Control");
  if (at < 0) return undefined;
  assert.equal(response.headers.lastIndexOf("Cache-Control"), at, "once");
  return Number(/^private, max-age=(\d+)$/.exec(response.headers[at + 1]!)?.[1]);
}

const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
      url: fc.constantFrom("/v1/daily", "/v1/daily?a", "/v1/text", "/v1/text?a", "/v1/text?none", "/v1/text?part"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ revision: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ flags: fc.constantFrom("max-verses", "reader-limit") }) },
  { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(1, 99_000, DAY - 100_000, DAY) }) },
);

test("an answer is what is made now, whatever changed since it was kept, for as long as it may be", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { state, config, contentOf, ask } = setUp();
      for (const [index, each] of steps.entries()) {
        if ("revision" in each) state.revision++;
        else if ("wait" in each) state.now += each.wait;
        else if ("flags" in each) config.update(readSettings({ [each.flags]: `${index + 1}` }, {}));
        else {
          const { status, body, headers } = contentOf(each.url);
          const response = ask(each.method, each.url);
          assert.deepEqual([response.status, response.body], [status, body]);
          assert.deepEqual(response.headers.slice(0, 2), headers);
          const left = Math.max(1, Math.ceil((DAY - (state.now % DAY)) / 1000));
          const isDaily = each.url.startsWith("/v1/daily");
          const maxAge = isDaily ? Math.min(300, left) : 300;
          assert.equal(maxAgeOf(response), status === 200 ? maxAge : undefined);
        }
      }
    }),
    { seed: 9, numRuns: 300 },
  );
});

test("a content is made twice, and kept from then on until something that it depends on changes", () => {
  const { state, config, ask } = setUp();
  const makes = (times: number, url = "/v1/text", method = "GET") => {
    const before = state.made;
    for (let time = 0; time < times; time++) ask(method, url);
    return state.made - before;
  };
  assert.equal(makes(5), 2);
  assert.equal(makes(3, "/v1/text", "HEAD"), 0);
  assert.equal(makes(3, "/v1/text", "POST"), 3);
  assert.equal(makes(3, "/v1/text?none"), 3, "an error");
  assert.equal(makes(3, "/v1/text?part"), 3, "another success");
  assert.equal(makes(3, "/v1/text?b"), 2);
  state.revision++;
  assert.equal(makes(3), 1, "other translations");
  state.now += DAY;
  assert.equal(makes(3), 1, "another day");
  config.update(readSettings({ "max-verses": "7" }, {}));
  assert.equal(makes(3), 1, "another limit");
  config.update(readSettings({ "max-verses": "7", "default-translation": "X" }, {}));
  assert.equal(makes(3), 1, "another default");
  const others = { "max-verses": "7", "default-translation": "X", "reader-limit": "5" };
  config.update(readSettings(others, {}));
  assert.equal(makes(3), 0, "a setting that no content depends on");
});

test("a content that was begun before a change is not kept", async () => {
  type SetUp = ReturnType<typeof setUp>;
  const set = ({ config }: SetUp, settings: Record<string, string>) => config.update(readSettings(settings, {}));
  const changes: Record<string, (service: SetUp) => unknown> = {
    "other translations": ({ state }) => state.revision++,
    "another day": ({ state }) => (state.now += DAY),
    "another default translation": (service) => set(service, { "default-translation": "X" }),
    "another limit of verses": (service) => set(service, { "max-verses": "7" }),
    "other feasts": ({ calendar }) => (calendar.current = {}),
  };
  for (const [name, change] of Object.entries(changes)) {
    const service = setUp();
    const { middleware, contextOf } = service;
    const ask = (body: string, during = () => {}) =>
      middleware(contextOf("GET", "/v1/text"), async (context) => {
        context.route = "/v1/text";
        during();
        return { status: 200, headers: [], body: toByteString(body), cacheable: true };
      });
    await ask("first");
    const late = await ask("late", () => {
      change(service);
    });
    assert.equal(late.body, "late");
    assert.equal((await ask("new")).body, "new", name);
    assert.equal((await ask("newer")).body, "new", `${name}: what was made after it is kept`);
  }
});

test("of long contents about as many bytes are kept as fit, whatever is asked for", () => {
  const { state, ask } = setUp();
  const long = (url: string) => {
    const body = toByteString(url.padEnd(1 << 20, "a"));
    return { status: 200, headers: [], body, cacheable: true };
  };
  const urls = Array.from({ length: 20 }, (_, index) => `/v1/text?long${index}`);
  for (const url of [...urls, ...urls]) ask("GET", url, long);
  const before = state.made;
  for (const url of urls.toReversed()) ask("GET", url, long);
  const kept = urls.length - (state.made - before);
  assert.ok(kept >= 3 && kept <= 8, `${kept} of a megabyte each`);
});
