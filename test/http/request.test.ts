/** Headers, targets, queries and cookies of a request, as they are read. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Cookies, headerValue, Query, splitTarget } from "../../src/http/request.ts";

test("headerValue() finds the first header of a name in any case, and no other of its length", () => {
  const rawHeaders = ["Host", "a", "X-ABCD", "b", "x-abcd", "c", "X-Abce", "d", "Empty", ""];
  const value = (name: string) => headerValue({ rawHeaders }, name);
  assert.deepEqual(["host", "x-abcd", "x-abce", "empty", "x-abc", "x-abcde", "b", ""].map(value), [
    "a",
    "b",
    "d",
    "",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe("splitTarget() divides", () => {
  const CASES: readonly [target: string, path: string, query: string][] = [
    ["/", "/", ""],
    ["/a/b?c=d", "/a/b", "c=d"],
    ["/a?", "/a", ""],
    ["/a?b?c", "/a", "b?c"],
    ["?a", "", "a"],
    ["", "", ""],
    ["*", "*", ""],
    ["http://host/a?b", "/a", "b"],
    ["https://host:80/", "/", ""],
    ["http://host", "/", ""],
    ["a://h/b", "/b", ""],
    // No scheme precedes the slashes.
    ["://host/a", "://host/a", ""],
    // The address of another is a parameter of this one.
    ["/a?b=http://host/c", "/a", "b=http://host/c"],
  ];
  for (const [target, path, query] of CASES) {
    test(JSON.stringify(target), () => assert.deepEqual(splitTarget(target), { path, query }));
  }
});

describe("a query", () => {
  const name = fc.constantFrom("a", "b", "c d", "č", "=", "&");
  const value = fc.string({ unit: "grapheme", maxLength: 8 });

  test("has the first value of each name as URLSearchParams has, without blanks at its ends", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 6 }), (pairs) => {
        const expected = new URLSearchParams(pairs);
        const query = new Query(expected.toString());
        for (const name of ["a", "b", "c d", "č", "=", "&", "none"]) {
          assert.equal(query.get(name), expected.get(name)?.trim() || undefined, name);
          assert.equal(query.isRepeated(name), expected.getAll(name).length > 1, name);
        }
      }),
      { seed: 6 },
    );
  });

  const CASES: readonly [text: string, a: string | undefined, isRepeated: boolean][] = [
    ["", undefined, false],
    ["a", undefined, false],
    ["a=", undefined, false],
    ["a=+%20+", undefined, false],
    ["a=b=c", "b=c", false],
    ["&&a=b&&", "b", false],
    ["b&a=c", "c", false],
    ["b=a&a=c", "c", false],
    ["%61=b", "b", false],
    ["a=b&%61=c", "b", true],
    ["a&a=c", undefined, true],
    ["a=b&a=b&a=b", "b", true],
    ["A=b", undefined, false],
    ["a=b%2Bc+d%20e", "b+c d e", false],
    ["a=%E2%80%93", "–", false],
  ];
  for (const [text, a, isRepeated] of CASES) {
    test(`such as ${JSON.stringify(text)}`, () => {
      const query = new Query(text);
      assert.deepEqual([query.get("a"), query.isRepeated("a")], [a, isRepeated]);
    });
  }

  for (const text of ["a=%", "a=%4", "%zz=a", "a=%ff", "b=c&a=%E2%80"]) {
    test(`is refused where its percent-encoding is broken: ${text}`, () => {
      assert.throws(() => new Query(text), URIError);
    });
  }
});

describe("cookies", () => {
  const CASES: readonly [header: string | undefined, value: string | undefined][] = [
    [undefined, undefined],
    ["", undefined],
    ["ambo-s=1", "1"],
    [" ambo-s = 1 ; x=2", "1"],
    ["x=2;ambo-s=1", "1"],
    ["ambo-s=1; ambo-s=2", "1"],
    ["ambo-s=a=b", "a=b"],
    ["ambo-s=", ""],
    ["ambo-s", undefined],
    ["=1", undefined],
    ["__Host-ambo-s=1", undefined],
    ["xambo-s=1", undefined],
  ];
  for (const [header, value] of CASES) {
    test(`are read from ${JSON.stringify(header)}`, () => {
      assert.equal(new Cookies(header, { isSecure: false }).get("s"), value);
    });
  }

  test("behind TLS have a prefix and are sent with TLS alone", () => {
    const cookies = new Cookies("ambo-s=1; __Host-ambo-s=2", { isSecure: true });
    assert.equal(cookies.get("s"), "2");
    cookies.set("s", "3");
    cookies.set("t", "", { maxAge: 0 });
    assert.deepEqual(cookies.headers, [
      "Set-Cookie",
      "__Host-ambo-s=3; Path=/; HttpOnly; SameSite=Lax; Secure",
      "Set-Cookie",
      "__Host-ambo-t=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    ]);
  });

  test("without TLS are kept as long as is said", () => {
    const cookies = new Cookies(undefined, { isSecure: false });
    cookies.set("s", "1", { maxAge: 60 });
    assert.deepEqual(cookies.headers, ["Set-Cookie", "ambo-s=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=60"]);
  });
});
