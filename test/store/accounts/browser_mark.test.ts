/** Marks of browsers: known for one user and one password, and no longer than that. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { opened } from "../opened.ts";

test("a mark is that of a user and the present password, and of nobody without one", async () => {
  const { store } = await opened({ passwordCost: 4 });
  for (const name of ["Ana", "Bor", "Cene"]) await store.accounts.addUser(name);
  await store.signIn.setPassword("Ana", "dovolj dolgo geslo");
  await store.signIn.setPassword("Bor", "dovolj dolgo geslo");
  const mark = store.signIn.browserMark("Ana")!;
  assert.match(mark, /^[\w-]{43}$/);
  assert.equal(store.signIn.browserMark("Ana"), mark, "it stays the same");
  assert.equal(store.signIn.browserMark("Cene"), undefined);
  assert.equal(store.signIn.browserMark("Nihče"), undefined);
  const cases: readonly [name: string, mark: string, isKnown: boolean][] = [
    ["Ana", mark, true],
    ["Bor", mark, false],
    ["Cene", mark, false],
    ["Cene", "", false],
    ["Nihče", "", false],
    ["Ana", "", false],
    ["Ana", mark.slice(1), false],
    ["Ana", `${mark}x`, false],
    ["Ana", `${mark.slice(0, -1)}_`, mark.endsWith("_")],
  ];
  for (const [name, given, isKnown] of cases) {
    assert.equal(store.signIn.isBrowserMark(name, given), isKnown, `${name}: ${given}`);
  }
  await store.signIn.setPassword("Ana", "drugo dovolj dolgo geslo");
  assert.equal(store.signIn.isBrowserMark("Ana", mark), false, "it ends with the password");
  assert.equal(store.signIn.isBrowserMark("Ana", store.signIn.browserMark("Ana")!), true);
});
