/** The settings of embeds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { embedOrigins } from "../../src/config/setting.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { readSettings } from "../support/config.ts";

test("embeds are on for every site unless set", () => {
  const settings = readSettings({}, {});
  assert.equal(settings.embed, "on");
  assert.deepEqual(settings["embed-origins"], ["*"]);
});

const read: [text: string, origins: readonly string[]][] = [
  ["*", ["*"]],
  [" * ", ["*"]],
  ["https://example.org", ["https://example.org"]],
  ["https://example.org/", ["https://example.org"]],
  ["HTTPS://Example.ORG", ["https://example.org"]],
  ["http://localhost:8080", ["http://localhost:8080"]],
  ["https://example.org:443", ["https://example.org"]],
  ["http://[::1]:8080", ["http://[::1]:8080"]],
  ["https://župnija.si", ["https://xn--upnija-2pb.si"]],
  ["https://a.example, https://b.example", ["https://a.example", "https://b.example"]],
  ["https://a.example,https://a.example/", ["https://a.example"]],
];
for (const [text, origins] of read) {
  test(`reads the sites "${text}"`, () => assert.deepEqual(embedOrigins(text), origins));
}

for (const text of [
  "",
  ",",
  "https://a.example,",
  "*,https://a.example",
  "https://*.example.org",
  "example.org",
  "//example.org",
  "ftp://example.org",
  "javascript:alert(1)",
  "data:text/html,x",
  "null",
  "'none'",
  "https://example.org/path",
  "https://example.org?query",
  "https://example.org?",
  "https://example.org#",
  "https://user@example.org",
  "https://a.example https://b.example",
  "https://a.example;script-src *",
  "https://a.example\nhttps://b.example",
  "https://a'b.example",
]) {
  test(`refuses the sites ${JSON.stringify(text)}, and says what would be right`, () => {
    assert.throws(
      () => readSettings({ "embed-origins": text }, {}),
      (error) =>
        /Cannot use --embed-origins .*: expected .*(https:\/\/example\.org|no more than scheme, host and port)/s.test(
          explain(error, "en"),
        ),
    );
  });
}
