/** An administrator who is one no more changes nothing, whatever page is still open; the operator does. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isProblem } from "../../../src/base/problem.ts";
import type { Accounts } from "../../../src/store/accounts/mod.ts";
import { opened } from "../opened.ts";

/** Every change of another user by an administrator, and a check that it was made. */
const CHANGES: readonly [
  what: string,
  change: (accounts: Accounts, by: { by?: number }) => Promise<unknown>,
  isMade: (accounts: Accounts) => boolean,
][] = [
  ["remove", (accounts, by) => accounts.removeUser("bor", by), (it) => it.user("bor") === undefined],
  ["disable", (accounts, by) => accounts.setDisabled("bor", true, by), (it) => it.user("bor")?.disabled === true],
  [
    "make an administrator",
    (accounts, by) => accounts.setAdmin("bor", true, by),
    (it) => it.user("bor")?.admin === true,
  ],
  ["limit", (accounts, by) => accounts.setLimit("bor", 7, by), (it) => it.user("bor")?.ownLimit === 7],
  ["revoke the key", (accounts, by) => accounts.revokeKey("bor", by), (it) => it.user("bor")?.key == null],
];

const FORMER: readonly [
  who: string,
  end: (accounts: Accounts, name: string) => Promise<unknown> | undefined,
  isRefused: boolean,
][] = [
  ["is disabled", (accounts, name) => accounts.setDisabled(name, true), true],
  ["is a member", (accounts, name) => accounts.setAdmin(name, false), true],
  ["is gone", (accounts, name) => accounts.removeUser(name), true],
  ["is one still", () => undefined, false],
];

for (const [who, end, isRefused] of FORMER) {
  describe(`an administrator who ${who}`, () => {
    for (const [what, change, isMade] of CHANGES) {
      test(`${isRefused ? "does not" : "does"} ${what}`, async () => {
        const { accounts } = (await opened()).store;
        await accounts.addUser("vodja", { admin: true });
        const { account: by } = await accounts.addUser("ana", { admin: true });
        await accounts.addUser("bor");
        await accounts.issueKey("bor");
        await end(accounts, "ana");
        if (isRefused) {
          await assert.rejects(
            change(accounts, { by }),
            (error) => isProblem(error, "accounts") && error.code === "not_administrator",
          );
          assert.equal(isMade(accounts), false);
          await change(accounts, {});
        } else await change(accounts, { by });
        assert.equal(isMade(accounts), true);
      });
    }

    test(`${isRefused ? "does not end" : "ends"} sessions`, async () => {
      const { accounts, signIn } = (await opened()).store;
      await accounts.addUser("vodja", { admin: true });
      const { account: by } = await accounts.addUser("ana", { admin: true });
      await accounts.addUser("bor");
      const session = await signIn.createSession("bor");
      await end(accounts, "ana");
      await accounts.endSessions("bor", { by }).catch(() => {});
      assert.equal(signIn.sessionUser(session) !== undefined, isRefused);
    });
  });
}
