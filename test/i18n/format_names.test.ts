/** The names of formats in messages: those that are words have one in each language of messages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../../src/base/problem.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { FORMATS } from "../../src/import/import_source.ts";

test("an unknown file is refused wholly in Slovenian", () => {
  const formats = FORMATS.map(({ name }) => name);
  const refused = explain(new Problem("import.unknown_format", { path: "slika.bin" }), "sl");
  const empty = formats.map((format) => explain(new Problem("import.no_verses", { path: "a", format }), "sl"));
  const text = [refused, ...empty].join("\n");
  for (const english of [/\bverse\b/, /\btable\b/, /\bper line\b/]) assert.doesNotMatch(text, english);
  for (const name of formats.filter((each) => /^\p{Ll}+(?: |$)/u.test(each))) assert.ok(!text.includes(name), name);
  assert.match(text, /preglednica/);
});
