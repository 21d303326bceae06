import assert from "node:assert/strict";
import { test } from "node:test";
import { newKey, randomBase62 } from "../../src/auth/api_key.ts";
import { isWellFormedKey } from "../../src/auth/mod.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

test("a key is its prefix, at least 190 bits in base62, and six check characters", () => {
  const seen = new Set<string>();
  for (let round = 0; round < 1000; round++) {
    const key = newKey();
    assert.match(key, /^ambo_[0-9A-Za-z]{39}$/);
    assert.ok(isWellFormedKey(key));
    assert.ok((key.length - "ambo_".length - 6) * Math.log2(62) >= 190);
    seen.add(key);
  }
  assert.equal(seen.size, 1000);
});

test("isWellFormedKey() knows the check characters of a key that was worked out apart from it", () => {
  for (const secret of ["0".repeat(33), "z".repeat(33), randomBase62(33)]) {
    assert.ok(isWellFormedKey(`ambo_${secret}${apart(`ambo_${secret}`)}`));
  }
});

test("isWellFormedKey() refuses another shape, whatever its check characters", () => {
  const secret = "0aZ".repeat(11);
  for (const [body, isKey] of [
    [`ambo_${secret}`, true],
    [`ambo_${secret.slice(1)}`, false],
    [`ambo_${secret}0`, false],
    [`amba_${secret}`, false],
    [` ambo_${secret}`, false],
    [secret, false],
    [`ambo_${secret.replace("a", "-")}`, false],
    ["", false],
  ] as const) {
    assert.equal(isWellFormedKey(body + apart(body)), isKey, body);
  }
});

/** The check characters, by bits: a slow CRC-32 that shares nothing with the one that is tested. */
function apart(text: string): string {
  let sum = 0xffffffffn;
  for (const byte of Buffer.from(text)) {
    sum ^= BigInt(byte);
    for (let bit = 0; bit < 8; bit++) sum = sum & 1n ? (sum >> 1n) ^ 0xedb88320n : sum >> 1n;
  }
  let rest = sum ^ 0xffffffffn;
  let characters = "";
  for (let place = 0; place < 6; place++, rest /= 62n) characters = BASE62[Number(rest % 62n)] + characters;
  return characters;
}

test("isWellFormedKey() tells every typing error of one character, and every two that are swapped", () => {
  const key = newKey();
  for (let at = 0; at < key.length; at++) {
    for (const other of BASE62) {
      if (other === key[at]) continue;
      assert.equal(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1)), false);
    }
    const swapped =
      key.slice(0, at) +
      key
        .slice(at, at + 2)
        .split("")
        .reverse()
        .join("") +
      key.slice(at + 2);
    if (swapped !== key) assert.equal(isWellFormedKey(swapped), false, swapped);
  }
  for (const text of ["", "ambo_", key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`, key.toUpperCase()]) {
    assert.equal(isWellFormedKey(text), false, JSON.stringify(text));
  }
});

test("the characters of a secret are equally likely", () => {
  const counts = new Map<string, number>();
  for (const character of randomBase62(62_000)) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  assert.equal(counts.size, 62);
  // 1000 of each are expected; seven standard deviations are 220.
  for (const [character, count] of counts) assert.ok(Math.abs(count - 1000) < 220, character);
});
