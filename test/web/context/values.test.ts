/** Values of requests that the pages read: origins, the reader's choices, and what links may repeat. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  DAY,
  FORMS,
  FREE_TEXT,
  formatPreferences,
  MONTH,
  mayBeSameOrigin,
  oneValueOf,
  originOf,
  parsePreferences,
  SMALL_NUMBER,
  TEXT_SIZES,
  TRANSLATION_CODE,
} from "../../../src/web/context/parameters.ts";

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

test("the choices of a reader are read as they are written", () => {
  for (const size of TEXT_SIZES) {
    for (const notes of [false, true]) {
      for (const translation of [undefined, "KJV", "A-1_b.c"]) {
        const choices = { size, notes, translation };
        assert.deepEqual(parsePreferences(formatPreferences(choices)), choices);
      }
    }
  }
  assert.equal(formatPreferences({ size: "large", notes: true, translation: "KJV" }), "large-notes.KJV");
});

test("a choice that cannot be read is as if it were not made", () => {
  const none = { size: "normal", notes: false, translation: undefined };
  const CASES: readonly (readonly [cookie: string | undefined, read: object])[] = [
    [undefined, none],
    ["", none],
    ["large", none],
    [".", none],
    ["odd.KJV", { ...none, translation: "KJV" }],
    ["LARGE.KJV", none],
    ["odd-notes.", { ...none, notes: true }],
    [`large.${"K".repeat(32)}`, { ...none, size: "large", translation: "K".repeat(32) }],
    [`large.${"K".repeat(33)}`, none],
    ["large.K V", none],
    ["large.<b>", none],
    ["large-notes-notes.KJV", none],
    ["large.KJV;x", none],
  ];
  for (const [cookie, read] of CASES) assert.deepEqual(parsePreferences(cookie), read, cookie);
});

describe("links of a page repeat", () => {
  const CASES: Readonly<Record<string, readonly [pattern: RegExp, yes: readonly string[], no: readonly string[]]>> = {
    text: [FREE_TEXT, ["a", "č\n😀", "a".repeat(500), "😀".repeat(500)], ["", "a".repeat(501)]],
    "codes of translations": [
      TRANSLATION_CODE,
      ["K", "kjv", "1-a_b.c", "K".repeat(32)],
      ["", "-K", "_K", ".K", "K".repeat(33), "K V", "Č", "K\n"],
    ],
    days: [DAY, ["2026-12-01", "sunday"], ["2026-12", "sundays", "asunday", "2026-12-011", "today"]],
    months: [
      MONTH,
      ["2026-01", "2026-09", "2026-10", "2026-12"],
      ["2026-00", "2026-13", "2026-1", "2026-20", "2026-120", "12026-12"],
    ],
    numbers: [SMALL_NUMBER, ["0", "7", "999999"], ["", "1000000", "-1", "1.5", "a1"]],
    "forms of readings": [
      FORMS,
      ["0.1", "10.2,11.3", Array.from({ length: 30 }, () => "1.1").join(",")],
      ["", "1", "1.10", "100.1", "1.1,", ",1.1", Array.from({ length: 31 }, () => "1.1").join(",")],
    ],
    "one of a few values": [oneValueOf("a", "b.c"), ["a", "b.c"], ["", "ab", "bxc", "a|b", "b.cd"]],
  };
  for (const [what, [pattern, yes, no]] of Object.entries(CASES)) {
    test(what, () => {
      for (const text of yes) assert.match(text, pattern);
      for (const text of no) assert.doesNotMatch(text, pattern);
    });
  }
});
