/** The forms of answers on the control socket: what has another is not believed, nor written to a terminal. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { newKey } from "../../../src/auth/mod.ts";
import { checkedItem, checkedResult, SINGLES, STREAMS } from "../../../src/store/control/calls.ts";

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

const RESULTS: Answers = {
  addUser: [[{ name: "Ana", admin: false }], [null, { name: "Ana" }, { name: 1, admin: false }]],
  removeUser: NOTHING,
  setDisabled: NOTHING,
  setLimit: NOTHING,
  prepareLink: link,
  createLink: link,
  prepareKey: [[key], [null, "", `${key}x`, key.slice(1), `${key}\n`, [key]]],
  issueKey: [[key], [null, "", `${key}x`, key.slice(1), `${key}\n`, [key]]],
  revokeKey: [
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
};

const ITEMS: Answers = {
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

for (const [calls, checked, answers] of [
  [SINGLES, checkedResult, RESULTS],
  [STREAMS, checkedItem, ITEMS],
] as const) {
  describe(`the answer of each of ${calls.length} calls is believed in its form alone:`, () => {
    for (const call of calls) {
      test(call, () => {
        const [sound, others] = answers[call]!;
        for (const answer of sound) assert.equal(checked(call, answer), answer);
        for (const answer of others) {
          assert.throws(() => checked(call, answer), { code: "other_version" }, JSON.stringify(answer));
        }
      });
    }

    test("none of a call that nobody knows", () => {
      for (const call of ["odd", ""]) {
        assert.throws(() => checked(call, null), call);
      }
    });
  });
}
