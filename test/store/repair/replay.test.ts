/** Accounts of which changes are lost, beside a naive model: who is there, under which name and with what. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { AccountChange } from "../../../src/store/accounts/mod.ts";
import { replay } from "../../../src/store/repair/mod.ts";
import { Random } from "../../support/random.ts";

/** The changes of some users, of which each has its own record first. */
function history(random: Random): AccountChange[] {
  const changes: AccountChange[] = [];
  const users: number[] = [];
  for (let step = 0, next = 1; step < 14; step++) {
    if (users.length === 0 || random.oneIn(3)) {
      users.push(next);
      changes.push({ kind: "user", account: next, admin: false, created: 5, name: `Čuk ${next}` });
      next++;
      continue;
    }
    const account = random.pick(users);
    switch (random.below(5)) {
      case 0:
        changes.push({ kind: "remove", account });
        users.splice(users.indexOf(account), 1);
        break;
      case 1:
        changes.push({ kind: "limit", account, limit: step });
        break;
      case 2:
        changes.push({ kind: "password", account, hash: `geslo ${step}` });
        break;
      case 3:
        changes.push({ kind: "role", account, admin: true });
        break;
      default:
        changes.push({ kind: "given", account });
    }
  }
  return changes;
}

test("who lost the record of their user gets a new name, and keeps all else that is there", () => {
  const random = new Random(42);
  for (let round = 0; round < 500; round++) {
    const left = history(random).filter(() => !random.oneIn(4));
    const what = JSON.stringify(left);
    const named = new Set(left.flatMap((change) => (change.kind === "user" ? [change.account] : [])));
    const present = new Map<number, { name: string; limit?: number; hash?: string }>();
    for (const change of left) {
      const { account, kind } = change;
      if (kind === "given") continue;
      if (kind === "user") present.set(account, { name: change.name });
      const known = present.get(account) ?? { name: `recovered-${account}` };
      if (kind === "limit" && change.limit !== undefined) known.limit = change.limit;
      if (kind === "password") known.hash = change.hash;
      present.set(account, known);
    }
    // A removed user is gone, whatever was lost; nothing comes after the removal.
    for (const { kind, account } of left) if (kind === "remove") present.delete(account);
    const { state, renamed } = replay(left);
    const expected = [...present].sort(([one], [other]) => one - other);
    assert.deepEqual(
      expected.map(([account]) => {
        const found = state.table.find(account);
        return [account, found?.name, state.passwords.get(account)];
      }),
      expected.map(([account, { name, hash }]) => [account, name, hash]),
      what,
    );
    assert.deepEqual(
      renamed,
      expected.filter(([account]) => !named.has(account)).map(([, { name }]) => name),
      what,
    );
    const gone = left.filter(({ kind, account }) => kind === "remove" && !present.has(account));
    for (const { account } of gone) assert.equal(state.table.find(account), undefined, what);
  }
});

test("what belongs to no user makes none", () => {
  const changes: AccountChange[] = [
    { kind: "given", account: 9 },
    { kind: "site", account: 0, id: "00000000-0000-4000-8000-000000000000" },
    { kind: "default-translation", account: 0, code: "ZGL" },
    { kind: "setting", account: 0, name: "face", value: "{}" },
  ];
  const { state, renamed } = replay(changes);
  assert.deepEqual(renamed, []);
  assert.deepEqual([state.defaultTranslation, state.settings.get("face")], ["ZGL", "{}"]);
});

test("the format of a log is the lowest that can hold what it has", () => {
  const user: AccountChange = { kind: "user", account: 1, admin: true, created: 5, name: "Ana" };
  const site: AccountChange = {
    kind: "site",
    account: 0,
    id: "00000000-0000-4000-8000-000000000000",
  };
  const chosen: AccountChange = { kind: "default-translation", account: 0, code: "ZGL" };
  const setting: AccountChange = { kind: "setting", account: 0, name: "face", value: "{}" };
  const cases: readonly [changes: readonly AccountChange[], format: number][] = [
    [[], 1],
    [[user], 1],
    [[user, site], 2],
    [[user, chosen], 2],
    [[user, chosen, { ...chosen, code: undefined }], 1],
    [[setting], 3],
    [[user, site, chosen, setting], 3],
    [[site, setting, { ...setting, value: undefined }], 2],
  ];
  for (const [changes, format] of cases) {
    assert.equal(replay(changes).state.format, format, JSON.stringify(changes));
  }
});
