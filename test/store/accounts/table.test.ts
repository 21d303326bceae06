import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { SlotIndex } from "../../../src/store/accounts/slot_index.ts";
import { AccountTable } from "../../../src/store/accounts/table.ts";

function keyOf(number: number): { hash: Uint8Array; lastFour: string; created: number } {
  const digest = hash("sha256", `key ${number}`, "buffer");
  return { hash: digest, lastFour: String(number % 10_000).padStart(4, "0"), created: number };
}

const hashText = (number: number) => hash("sha256", `key ${number}`, "binary");

test("a slot index finds what was added and not taken out, however the hashes fall", () => {
  const action = fc.record({ add: fc.boolean(), slot: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    // Few different hashes make long chains, and chains that end before others begin.
    fc.property(
      fc.array(action, { maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      (actions, hashes) => {
        const hashOf = (slot: number) => (slot % hashes) * 0x9e3779b1;
        const index = new SlotIndex(hashOf);
        const model = new Set<number>();
        const find = (slot: number) => {
          for (let place = index.first(hashOf(slot)); ; place = index.next(place)) {
            const found = index.at(place);
            if (found === 0) return false;
            if (index.mayHave(place, hashOf(slot)) && found === slot) return true;
          }
        };
        for (const { add, slot } of actions) {
          if (add === model.has(slot)) continue;
          if (add) index.add(slot);
          else index.remove(slot);
          if (add) model.add(slot);
          else model.delete(slot);
          for (let other = 1; other <= 60; other++) assert.equal(find(other), model.has(other));
        }
      },
    ),
  );
});

test("a table does what a map of objects would do", () => {
  const name = fc.constantFrom(
    "Ana",
    "ANA",
    "bor",
    "Čuk",
    "čuk",
    "C\u030cuk",
    "x".repeat(64),
    "Ž 1",
    "ž 2",
  );
  const action = fc.tuple(
    fc.constantFrom("add", "remove", "key", "clear", "disable", "limit"),
    name,
    fc.nat(9),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      const table = new AccountTable();
      const model = new Map<
        string,
        { name: string; slot: number; key?: number; disabled: boolean; limit?: number }
      >();
      const folded = (name: string) => name.normalize("NFC").toLowerCase();
      for (const [what, name, number] of actions) {
        const user = model.get(folded(name));
        assert.equal(table.slotOfName(name), user?.slot ?? 0);
        if (what === "add" && !user) {
          const slot = table.last + 1 + (number % 3);
          table.add(slot, { name, admin: number > 5, created: number });
          model.set(folded(name), { name, slot, disabled: false });
        } else if (what === "add") {
          const adding = () => table.add(table.last + 1, { name, admin: false, created: 0 });
          assert.throws(adding, /the name was taken already/);
        } else if (user && what === "remove") {
          table.remove(user.slot);
          model.delete(folded(name));
        } else if (user && what === "key") {
          if ([...model.values()].some(({ key }) => key === number)) continue;
          table.setKey(user.slot, keyOf(number));
          user.key = number;
        } else if (user && what === "clear") {
          table.clearKey(user.slot);
          delete user.key;
        } else if (user && what === "disable") {
          table.setDisabled(user.slot, number % 2 === 0);
          user.disabled = number % 2 === 0;
        } else if (user) {
          if (number) user.limit = number;
          else delete user.limit;
          table.setLimit(user.slot, number || undefined);
        }
      }
      assert.deepEqual(
        [...table.slots()],
        [...model.values()].map(({ slot }) => slot).sort((one, other) => one - other),
      );
      for (const user of model.values()) {
        assert.equal(table.name(user.slot), user.name);
        assert.equal(table.isDisabled(user.slot), user.disabled);
        assert.equal(table.limit(user.slot), user.limit);
        assert.equal(table.key(user.slot)?.created, user.key);
      }
      for (let number = 0; number < 10; number++) {
        const owner = [...model.values()].find(({ key }) => key === number);
        assert.equal(table.slotOfKeyHash(hashText(number)), owner?.slot ?? 0);
      }
    }),
  );
});

test("a table grows to many users and finds each of them", () => {
  const table = new AccountTable();
  const count = 20_000;
  for (let slot = 1; slot <= count; slot++) {
    table.add(slot, { name: `user ${slot} č`, admin: false, created: slot });
    table.setKey(slot, keyOf(slot));
  }
  for (let slot = 1; slot <= count; slot += 7) {
    assert.equal(table.slotOfName(`USER ${slot} Č`), slot);
    assert.equal(table.slotOfKeyHash(hashText(slot)), slot);
    assert.equal(table.key(slot)?.lastFour, String(slot % 10_000).padStart(4, "0"));
  }
  assert.equal(table.slotOfKeyHash(hashText(count + 1)), 0);
});

test("a slot is given once", () => {
  const table = new AccountTable();
  table.add(3, { name: "Ana", admin: false, created: 0 });
  for (const slot of [1, 3]) {
    assert.throws(() => table.add(slot, { name: "Bor", admin: false, created: 0 }), /given before/);
  }
  assert.throws(() => table.add(2 ** 26, { name: "Bor", admin: false, created: 0 }), /no slot/);
  table.given(9);
  assert.equal(table.last, 9);
});
