/** The last administrator is kept unless the removal is explicit. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AccountTable } from "../../../src/store/accounts/account_table.ts";
import type { Accounts } from "../../../src/store/accounts/mod.ts";
import { saying } from "../../support/saying.ts";
import { opened } from "../opened.ts";

const CHANGES: [what: string, change: (accounts: Accounts, force?: boolean) => Promise<void>][] = [
  ["removed", (accounts, force) => accounts.removeUser("Ana", { force })],
  ["disabled", (accounts, force) => accounts.setDisabled("Ana", true, { force })],
  ["made a member", (accounts, force) => accounts.setAdmin("Ana", false, { force })],
];

for (const [what, change] of CHANGES) {
  test(`the only administrator is not ${what}, beside members and disabled administrators`, async () => {
    const { accounts } = (await opened()).store;
    await accounts.addUser("Ana", { admin: true });
    await accounts.addUser("Bor");
    await accounts.addUser("Cene", { admin: true });
    await accounts.setDisabled("Cene", true);
    assert.equal(accounts.administrators, 1);
    await assert.rejects(change(accounts), saying(/"Ana" is the only administrator/));
    assert.equal(accounts.administrators, 1, "nothing has changed");
    await accounts.setDisabled("Cene", false);
    assert.equal(accounts.administrators, 2);
    await change(accounts);
    assert.equal(accounts.administrators, 1);
  });

  test(`the only administrator is ${what} where that is meant`, async () => {
    const { accounts } = (await opened()).store;
    await accounts.addUser("Ana", { admin: true });
    await change(accounts, true);
    assert.equal(accounts.administrators, 0);
  });
}

test("no change of an administrator walks over all users", async (t) => {
  const { accounts } = (await opened()).store;
  await accounts.recordSiteId();
  for (const name of ["Ana", "Bor", "Cene"]) await accounts.addUser(name, { admin: true });
  const walk = t.mock.method(AccountTable.prototype, "accounts");
  const by = accounts.user("Bor")!.account;
  for (const [, change] of CHANGES) {
    await change(accounts);
    if (accounts.user("Ana") === undefined) await accounts.addUser("Ana", { admin: true });
    await accounts.setDisabled("Ana", false, { by });
    await accounts.setAdmin("Ana", true, { by });
  }
  assert.equal(accounts.administrators, 3);
  assert.equal(walk.mock.callCount(), 0);
});

test("of two administrators who remove each other at once one stays", async () => {
  const { accounts } = (await opened()).store;
  await accounts.addUser("Ana", { admin: true });
  await accounts.addUser("Bor", { admin: true });
  const outcomes = await Promise.allSettled([accounts.removeUser("Ana"), accounts.removeUser("Bor")]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  assert.equal([...accounts.users()].length, 1);
});
