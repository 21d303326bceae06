/** The table of operations: the forms of what each takes and gives, and who may call it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { newKey } from "../../src/auth/mod.ts";
import {
  checkedResult,
  localCalls,
  OPERATIONS,
  type OperationName,
  type StoreCalls,
} from "../../src/store/operations.ts";
import { opened } from "./opened.ts";

const LINK = { token: "a".repeat(16), publicUrl: null, purpose: "welcome", expires: 1 };
const USER = {
  ...{ name: "Ana", admin: true, disabled: false, hasPassword: false, limit: 5, usedToday: 1 },
  key: { id: "a1", lastFour: "aB3d", created: 1 },
};
const SERVED = { folder: "/corpus", loaded: "a", defaultTranslation: "A" };
const DAY = { date: "2026-11-21", requests: 3 };
const key = newKey();

type Answers = Readonly<Record<string, readonly [sound: readonly unknown[], others: readonly unknown[]]>>;

const NOTHING = [[null], [undefined, "", 0, false, {}]] as const;
const link = [
  [
    LINK,
    { ...LINK, token: "Z9".repeat(32) },
    { ...LINK, purpose: "reset" },
    { ...LINK, publicUrl: "http://a" },
    { ...LINK, publicUrl: "https://a.si:8080/b" },
  ],
  [
    null,
    { ...LINK, token: "a".repeat(15) },
    { ...LINK, token: "a".repeat(65) },
    { ...LINK, token: `${"a".repeat(16)}\n` },
    { ...LINK, token: `${"a".repeat(16)} x` },
    { ...LINK, token: `-${"a".repeat(16)}` },
    { ...LINK, publicUrl: "ftp://a" },
    { ...LINK, publicUrl: "https://" },
    { ...LINK, publicUrl: "https://a b" },
    { ...LINK, publicUrl: `https://${"a".repeat(501)}` },
    { ...LINK, publicUrl: "https://a\u001b[31m" },
    { ...LINK, publicUrl: "https://a\u202e" },
    { ...LINK, publicUrl: undefined },
    { ...LINK, purpose: "welcome reset" },
    { ...LINK, purpose: "" },
    { ...LINK, expires: "1" },
  ],
] as const;

const ANSWERS: Answers = {
  add: [[{ name: "Ana", admin: false }], [null, { name: "Ana" }, { name: 1, admin: false }]],
  remove: NOTHING,
  disable: NOTHING,
  enable: NOTHING,
  admin: NOTHING,
  member: NOTHING,
  limit: NOTHING,
  choose: NOTHING,
  sessions: NOTHING,
  prepareLink: link,
  link,
  prepareKey: [[key], [null, "", `${key}x`, key.slice(1), `${key}\n`, [key]]],
  issue: [[key], [null, "", `${key}x`, key.slice(1), `${key}\n`, [key]]],
  revoke: [
    [true, false],
    [null, "true", 1],
  ],
  usage: [
    [[], [DAY], [DAY, DAY]],
    [
      null,
      {},
      [null],
      [DAY, { ...DAY, date: "2026-11-2" }],
      [{ ...DAY, date: "12026-11-21" }, DAY],
      [{ ...DAY, date: "2026-11-211" }, DAY],
      [DAY, { ...DAY, requests: "3" }],
    ],
  ],
  served: [
    [null, SERVED],
    [undefined, "", { ...SERVED, folder: 1 }, { ...SERVED, loaded: null }, { folder: "a" }],
  ],
  users: [
    [USER, { ...USER, key: undefined }, { ...USER, key: null }],
    [
      null,
      ...Object.keys(USER)
        .filter((name) => name !== "key")
        .map((name) => ({ ...USER, [name]: null })),
      { ...USER, key: {} },
      { ...USER, key: { ...USER.key, id: "" } },
      { ...USER, key: { ...USER.key, id: "a\u001b" } },
      { ...USER, key: { ...USER.key, lastFour: "abc" } },
      { ...USER, key: { ...USER.key, lastFour: "abcde" } },
      { ...USER, key: { ...USER.key, lastFour: "ab d" } },
      { ...USER, key: { ...USER.key, created: "1" } },
    ],
  ],
  backup: [
    ["", "YWI=", "YQ==", "ab+/"],
    [null, 1, "YWI===", "a b", "a=b", "ab\n"],
  ],
};

describe("what another process answers is believed in the form of the operation alone:", () => {
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    test(name, () => {
      const [sound, others] = ANSWERS[name]!;
      for (const answer of sound) assert.equal(checkedResult(name, answer), answer);
      for (const answer of others) {
        assert.throws(() => checkedResult(name, answer), { code: "other_version" }, JSON.stringify(answer));
      }
    });
  }
});

/** Values that each operation takes, and some of another form. */
const VALUES: Readonly<Record<OperationName, readonly [values: object, others: readonly object[]]>> = {
  ...{ users: [{}, []], served: [{}, []], backup: [{}, []] },
  add: [{ name: "Bor", admin: false }, [{}, { name: "Bor" }, { name: 1, admin: false }, { name: "Bor", admin: 1 }]],
  remove: [{ name: "Eva" }, [{}, { name: null }, { name: "Eva", force: "yes" }]],
  disable: [{ name: "Eva", force: false }, [{}, { name: ["Eva"] }, { name: "Eva", force: null }]],
  enable: [{ name: "Eva" }, [{}, { name: 0 }]],
  admin: [{ name: "Eva" }, [{}, { name: true }]],
  member: [{ name: "Eva" }, [{}, { name: {} }]],
  limit: [{ name: "Eva", limit: 5 }, [{ limit: 5 }, { name: "Eva" }, { name: "Eva", limit: "5" }]],
  choose: [{ defaultTranslation: "KJV", reader: "open" }, [{ defaultTranslation: null }, { reader: 1 }]],
  prepareLink: [{ name: "Eva" }, [{}, { name: 1 }]],
  link: [{ name: "Eva" }, [{}, { name: "Eva", token: 1 }]],
  sessions: [{ name: "Eva" }, [{}, { name: 1 }]],
  prepareKey: [{ name: "Eva" }, [{}, { name: 1 }]],
  issue: [{ name: "Eva" }, [{}, { name: "Eva", key: 1 }]],
  revoke: [{ name: "Eva" }, [{}, { name: 1 }]],
  usage: [{ name: null }, [{}, { name: 1 }]],
};

/** A store with the administrators Ana and Eva. */
async function openedByTwo() {
  const { store } = await opened();
  for (const name of ["Ana", "Eva"]) await store.accounts.addUser(name, { admin: true });
  return store;
}

/** Runs an operation to its end. */
async function run(calls: StoreCalls, name: OperationName, values: object): Promise<void> {
  const result: unknown = calls[name](values as never);
  if (!OPERATIONS[name].isStream) await result;
  else for await (const _ of result as AsyncIterable<unknown>);
}

for (const [name, [values, others]] of Object.entries(VALUES) as [OperationName, (typeof VALUES)[OperationName]][]) {
  test(`the values of "${name}" are checked`, async () => {
    const store = await openedByTwo();
    const calls = localCalls(store, { publicUrl: () => null });
    await run(calls, name, values);
    for (const other of others) {
      await assert.rejects(async () => run(calls, name, other), { code: "other_version" }, JSON.stringify(other));
    }
  });
}

describe("an administrator", () => {
  const refusal = { code: "not_administrator" };
  for (const [name, { right }] of Object.entries(OPERATIONS) as [OperationName, (typeof OPERATIONS)[OperationName]][]) {
    const [values] = VALUES[name];
    test(right === "operator" ? `may not do "${name}"` : `may do "${name}"`, async () => {
      const store = await openedByTwo();
      const calls = localCalls(store, { publicUrl: () => null, by: store.accounts.user("Ana")!.account });
      if (right === "operator") await assert.rejects(async () => run(calls, name, values), refusal);
      else await run(calls, name, values);
    });
    if (right !== "others") continue;
    test(`may not do "${name}" to the own account, in whatever case its name is written`, async () => {
      const store = await openedByTwo();
      const calls = localCalls(store, { publicUrl: () => null, by: store.accounts.user("Ana")!.account });
      await assert.rejects(async () => run(calls, name, { ...values, name: "aNA" }), refusal);
    });
  }
});
