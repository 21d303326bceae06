/** What the first start prints, in the language of the operator. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { KEY, listening, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const SERVE = ["serve", "--port", "0", "--corpus", "test/fixtures/corpus"];
const SLOVENIAN =
  /^Shramba je nova: ustvarjen je uporabnik »admin«\. Spodnje se izpiše samo tokrat\.\n\n {2}Prijavite se in izberite geslo: {2}http\S+\/login\?link=\w{32}\n {2}Ključ API: {23}ambo_\w{39}\n\n {2}Preizkusite:\n {2}curl /m;
const ENGLISH =
  /^This is a new store: the user "admin" was made\. What follows is shown this once\.\n\n {2}Sign in and choose a password: {2}http\S+\/login\?link=\w{32}\n {2}API key: {24}ambo_\w{39}\n\n {2}Try it:\n {2}curl /m;

for (const [what, flags, variables, expected] of [
  ["by --lang", ["--lang", "sl"], { LANG: "C" }, SLOVENIAN],
  ["by the locale", [], { LANG: "sl_SI.UTF-8" }, SLOVENIAN],
  ["where nothing names another", [], { LANG: "C" }, ENGLISH],
] as const) {
  test(`the first start speaks the language that is chosen ${what}`, async () => {
    const line = [...SERVE, "--keys", scratchFolder(), ...flags];
    const running = start(line, { LC_ALL: "", LANGUAGE: "", ...variables });
    await listening(running);
    assert.match(running.stderr, expected);
    assert.match(running.stderr, KEY);
    running.child.kill("SIGTERM");
    assert.equal(await running.ended, 0);
  });
}
