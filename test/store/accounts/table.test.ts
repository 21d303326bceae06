import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { AccountTable, MAX_USERS } from "../../../src/store/accounts/account_table.ts";
import { saying } from "../../support/saying.ts";

function keyOf(number: number): { hash: Uint8Array; lastFour: string; created: number } {
  const digest = hash("sha256", `key ${number}`, "buffer");
  return { hash: digest, lastFour: String(number % 10_000).padStart(4, "0"), created: number };
}

const hashText = (number: number) => hash("sha256", `key ${number}`, "binary");

test("a table does what a map of objects would do", () => {
  const name = fc.constantFrom("Ana", "ANA", "bor", "Čuk", "čuk", "C\u030cuk", "x".repeat(64), "Ž 1", "ž 2");
  const action = fc.tuple(
    fc.constantFrom("add", "remove", "key", "clear", "disable", "role", "limit"),
    name,
    fc.nat(9),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      const table = new AccountTable();
      const model = new Map<
        string,
        {
          name: string;
          account: number;
          key?: number;
          admin: boolean;
          disabled: boolean;
          limit?: number;
        }
      >();
      const compacted = (name: string) => name.normalize("NFC").toLowerCase();
      for (const [what, name, number] of actions) {
        const user = model.get(compacted(name));
        assert.equal(table.numberOfName(name), user?.account ?? 0);
        if (what === "add" && !user) {
          const account = table.last + 1 + (number % 3);
          table.add(account, { name, admin: number > 5, created: number });
          model.set(compacted(name), { name, account, admin: number > 5, disabled: false });
        } else if (what === "add") {
          const adding = () => table.add(table.last + 1, { name, admin: false, created: 0 });
          assert.throws(adding, saying(/the name was taken already/));
        } else if (user && what === "remove") {
          table.remove(user.account);
          model.delete(compacted(name));
        } else if (user && what === "key") {
          if ([...model.values()].some(({ key }) => key === number)) continue;
          table.setKey(user.account, keyOf(number));
          user.key = number;
        } else if (user && what === "clear") {
          table.clearKey(user.account);
          delete user.key;
        } else if (user && what === "disable") {
          user.disabled = number % 2 === 0;
          table.setAccess(user.account, { isDisabled: user.disabled });
        } else if (user && what === "role") {
          user.admin = number % 2 === 0;
          table.setAccess(user.account, { isAdmin: user.admin });
        } else if (user) {
          if (number) user.limit = number;
          else delete user.limit;
          table.setLimit(user.account, number || undefined);
        }
      }
      assert.deepEqual(
        [...table.accounts()],
        [...model.values()].map(({ account }) => account).sort((one, other) => one - other),
      );
      for (const user of model.values()) {
        const { name, isAdmin, isDisabled, limit } = table.user(user.account);
        assert.equal(name, user.name);
        assert.deepEqual([isAdmin, isDisabled], [user.admin, user.disabled]);
        assert.equal(limit, user.limit);
        assert.equal(table.key(user.account)?.created, user.key);
      }
      const administrators = [...model.values()].filter(({ admin, disabled }) => admin && !disabled);
      assert.equal(table.administrators, administrators.length);
      for (let number = 0; number < 10; number++) {
        const owner = [...model.values()].find(({ key }) => key === number);
        assert.equal(table.numberOfKeyHash(hashText(number)), owner?.account ?? 0);
      }
    }),
  );
});

test("a table takes 200,000 users, finds each of them, and has room for no more until one is removed", () => {
  const table = new AccountTable();
  for (let account = 1; account <= MAX_USERS; account++) {
    table.checkRoom();
    table.add(account, { name: `user ${account} č`, admin: false, created: account });
    table.setKey(account, keyOf(account));
  }
  for (let account = 1; account <= MAX_USERS; account += 7) {
    assert.equal(table.numberOfName(`USER ${account} Č`), account);
    assert.equal(table.numberOfKeyHash(hashText(account)), account);
    assert.equal(table.key(account)?.lastFour, String(account % 10_000).padStart(4, "0"));
  }
  assert.equal(table.numberOfKeyHash(hashText(MAX_USERS + 1)), 0);
  assert.throws(() => table.checkRoom(), { code: "too_many_users" });
  table.remove(7);
  table.checkRoom();
});
