/** Links and sessions beside a plain list. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Secrets } from "../../../src/store/accounts/account_table.ts";
import { Random } from "../../support/random.ts";

test("secrets are found by hash and account, and go with both and in their time", () => {
  const random = new Random(42);
  for (let round = 0; round < 200; round++) {
    const secrets = new Secrets<{ account: number; expires: number }>();
    let plain: { hash: string; account: number; expires: number }[] = [];
    const steps: string[] = [];
    for (let step = 0; step < 40; step++) {
      const account = random.below(3);
      const known = plain.length > 0 ? random.pick(plain).hash : "none";
      switch (random.below(6)) {
        case 0:
          steps.push(`delete ${known}`);
          secrets.delete(known);
          plain = plain.filter(({ hash }) => hash !== known);
          break;
        case 1:
          steps.push(`delete those of ${account}`);
          secrets.deleteOf(account);
          plain = plain.filter((secret) => secret.account !== account);
          break;
        case 2: {
          // They expire in the order of their making.
          const now = 100 + random.below(step + 1);
          steps.push(`expire ${now}`);
          secrets.deleteExpired(now);
          plain = plain.filter(({ expires }) => expires > now);
          break;
        }
        default: {
          const secret = { account, expires: 100 + step };
          steps.push(`add ${step} of ${account}`);
          secrets.add(`hash ${step}`, secret);
          plain.push({ hash: `hash ${step}`, ...secret });
        }
      }
      const what = steps.join(", ");
      assert.deepEqual(
        [...secrets.entries()].map(([hash, secret]) => ({ hash, ...secret })),
        plain,
        what,
      );
      for (const one of [0, 1, 2]) {
        const hashes = plain.filter((secret) => secret.account === one).map(({ hash }) => hash);
        assert.deepEqual(secrets.of(one), hashes, what);
      }
      for (let hash = 0; hash <= step; hash++) {
        const expected = plain.find((secret) => secret.hash === `hash ${hash}`);
        assert.equal(secrets.get(`hash ${hash}`)?.expires, expected?.expires, what);
      }
    }
  }
});
