/** The sentences of problems: one for each code, in every language. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isProblem, Problem } from "../../src/base/problem.ts";
import { explain } from "../../src/i18n/problems/mod.ts";

test("a problem is explained in the language that is asked for", () => {
  const error = new Problem("accounts.invalid_limit", { limit: -1, max: 10_000 });
  assert.equal(explain(error, "sl"), "Omejitve -1 ni mogoče nastaviti: navedite celo število od 0 do 10.000");
  assert.equal(explain(error, "en"), "Cannot set the limit -1: give a whole number from 0 to 10000");
});

test("a problem of another process is known by its room and code", () => {
  const { room, code, values } = new Problem("accounts.unknown_user", { name: "Žiga" });
  const received = Problem.from(JSON.parse(JSON.stringify({ room, code, values })));
  assert.ok(isProblem(received, "accounts") && received.is("unknown_user"));
  assert.equal(explain(received, "sl"), "Uporabnika »Žiga« ni");
});

test("an error that nobody foresaw is explained by its message", () => {
  assert.equal(explain(new Error("odd"), "sl"), "odd");
});
