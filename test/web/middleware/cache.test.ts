/** Pages that are kept, and how long browsers may keep them, with made visitors. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Response, toByteString } from "../../../src/http/mod.ts";
import type { KeptResponse } from "../../../src/web/context/page_context.ts";
import type { Visitor } from "../../../src/web/context/visitor.ts";
import { maxAge, pageCache } from "../../../src/web/web_pipeline.ts";

/** A cache around pages that tell all that they are made from. */
function setUp() {
  const state = {
    settings: {},
    revision: 1,
    date: "2026-11-21",
    order: "A,B",
    calendar: 1,
    chosen: "KJV",
    id: "a",
    made: 0,
  };
  const visitor = () =>
    ({
      settings: state.settings,
      services: {
        calendar: { current: state.calendar },
        feasts: { revised: 0 },
        stored: { setBy: undefined, chosen: state.chosen },
        library: { revision: state.revision },
        clock: { today: () => ({ date: state.date }) },
        store: {
          settings: new Map([["translation-order", state.order]]),
          accounts: { siteId: state.id },
        },
      },
    }) as unknown as Visitor;
  const handle = pageCache()<Visitor & { key?: string }>(({ key }) => key);
  const page = (given: Partial<Response> = {}): Response => ({
    ...{ status: 200, headers: [], body: toByteString(`page ${++state.made}`), cacheable: true },
    ...given,
  });
  const ask = (key: string | undefined, make: () => Response | Promise<Response> = page) =>
    handle(Object.assign(visitor(), key !== undefined && { key }), make);
  return { state, page, ask };
}

const CHANGES: Readonly<Record<string, (state: ReturnType<typeof setUp>["state"]) => void>> = {
  "the settings": (state) => {
    state.settings = {};
  },
  "the translations": (state) => {
    state.revision++;
  },
  "the date": (state) => {
    state.date = "2026-11-22";
  },
  "the order of the translations": (state) => {
    state.order = "B,A";
  },
  "the store": (state) => {
    state.id = "b";
  },
};

describe("a page is kept", () => {
  for (const [what, change] of Object.entries(CHANGES)) {
    test(`until ${what} change, and not if they did while it was made`, async () => {
      const { state, page, ask } = setUp();
      const first = await ask("a");
      assert.equal(await ask("a"), first);
      change(state);
      const second = await ask("a");
      assert.notEqual(second.body, first.body);
      assert.equal(await ask("a"), second);

      const late = setUp();
      const made = late.ask("a", async () => {
        const response = page();
        change(late.state);
        late.ask("b");
        return response;
      });
      const old = await made;
      assert.notEqual(await late.ask("a"), old, "made before");
    });
  }

  test("only where it is a page that may be kept, and has a key", async () => {
    const { state, page, ask } = setUp();
    for (const [key, given] of [
      [undefined, {}],
      ["a", { status: 404 }],
      ["b", { status: 304 }],
      ["c", { cacheable: false }],
    ] as const) {
      const before = state.made;
      for (let time = 0; time < 3; time++) {
        const response = await ask(key, () => page(given));
        assert.deepEqual([response.kept, response.etag], [undefined, undefined]);
      }
      assert.equal(state.made - before, 3);
    }
  });
});

describe("browsers and proxies may keep a response", () => {
  let secondsOfToday = 500;
  const send = (response: KeptResponse) => {
    const { headers } = maxAge({ secondsOfToday } as Visitor, () => response) as Response;
    return headers;
  };
  const response: KeptResponse = { status: 200, headers: ["X-A", "b"], body: "" };
  const CASES: readonly (readonly [what: string, given: Partial<KeptResponse>, said: string])[] = [
    ["for seconds", { keptFor: 60 }, "public, max-age=60"],
    ["for no time", { keptFor: 0 }, "public, max-age=0"],
    ["today", { keptFor: "today" }, "public, max-age=500"],
    ["never", { keptFor: "never" }, "no-store"],
    ["of one host", { keptFor: 60, isOfOneHost: true }, "private, max-age=60"],
  ];
  for (const [what, given, said] of CASES) {
    test(what, () => {
      assert.deepEqual(send({ ...response, ...given }), ["X-A", "b", "Cache-Control", said]);
    });
  }

  test("as its own header says", () => assert.deepEqual(send(response), response.headers));

  test("that is itself kept, each second as long as is left then", () => {
    const kept: KeptResponse = { ...response, keptFor: "today", kept: {} };
    const sent = send(kept);
    assert.equal(send(kept), sent, "within a second the same");
    secondsOfToday = 499;
    assert.equal(send(kept).at(-1), "public, max-age=499");
  });
});
