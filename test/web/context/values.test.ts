/** Values of requests that the pages read: origins, the reader's choices, and what links may repeat. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { mayBeSameOrigin } from "../../../src/web/context/page_context.ts";
import { originOf } from "../../../src/web/context/visitor.ts";

describe("a form may have come from the pages themselves", () => {
  const PUBLIC = "https://ambo.example.org";
  const host = "10.0.0.1:8080";
  const CASES: readonly (readonly [headers: Record<string, string>, may: boolean])[] = [
    [{}, true],
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "none" }, true],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "" }, false],
    [{ "sec-fetch-site": "cross-site", origin: PUBLIC }, false],
    [{ "sec-fetch-site": "same-origin", origin: "https://evil.example" }, true],
    [{ origin: "null" }, true],
    [{ origin: PUBLIC }, true],
    [{ origin: `http://${host}` }, true],
    [{ origin: `https://${host}` }, true],
    [{ origin: "http://10.0.0.1" }, false],
    [{ origin: `${PUBLIC}.evil.example` }, false],
    [{ origin: "https://evil.example" }, false],
    [{ origin: "" }, false],
  ];
  for (const [headers, may] of CASES) {
    test(`${JSON.stringify(headers)}: ${may}`, () => {
      assert.equal(mayBeSameOrigin({ host, ...headers }, PUBLIC), may);
    });
  }

  test("and an origin is none of a service whose public URL is unknown", () => {
    assert.equal(mayBeSameOrigin({ host, origin: PUBLIC }, ""), false);
  });
});

test("the origin of the service is its public URL, else that of a host that is one", () => {
  const CASES: readonly (readonly [host: string | undefined, origin: string])[] = [
    ["a.example", "a.example"],
    ["a-b.example:8080", "a-b.example:8080"],
    ["[2001:db8::1]:8080", "[2001:db8::1]:8080"],
    [undefined, "localhost"],
    ["", "localhost"],
    ["a b", "localhost"],
    ["a/b", "localhost"],
    ["a@b", "localhost"],
    ["a<b>", "localhost"],
    ['a"', "localhost"],
  ];
  for (const [host, origin] of CASES) {
    const plain = { publicUrl: "", isSecure: false };
    assert.equal(originOf(host, plain), `http://${origin}`);
    assert.equal(originOf(host, { ...plain, isSecure: true }), `https://${origin}`);
    assert.equal(originOf(host, { ...plain, publicUrl: "https://b.example" }), "https://b.example");
  }
});
