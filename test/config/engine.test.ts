import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { engineOf, SettingsError } from "../../src/config/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { unprotectedEndpoints } from "../../src/store/etcd/engine.ts";
import { ambo } from "../support/command.ts";
import { readSettings } from "../support/config.ts";
import { scratchFolder } from "../support/scratch.ts";

const engine = (flags: Record<string, string>, variables: Record<string, string> = {}) =>
  engineOf(readSettings(flags, variables));

test("without --engine the store is in a folder", () => {
  assert.equal(engine({}), undefined);
  assert.equal(engine({ engine: "" }), undefined);
});

test("the engine is read from addresses, files and a password that is nowhere shown", async () => {
  const file = join(scratchFolder(), "password");
  writeFileSync(file, "a secret word\n");
  const flags = {
    engine: "https://m1:2379, https://[::1]:2379/",
    "engine-ca": "ca.pem",
    "engine-cert": "ambo.pem",
    "engine-key": "ambo-key.pem",
    "engine-user": "ambo",
  };
  assert.deepEqual(engine(flags, { AMBO_ENGINE_PASSWORD_FILE: file }), {
    endpoints: ["https://m1:2379", "https://[::1]:2379"],
    ca: "ca.pem",
    cert: "ambo.pem",
    key: "ambo-key.pem",
    user: "ambo",
    password: "a secret word",
    prefix: "ambo",
    quota: 0,
  });
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout, stderr } = await ambo(["config", ...args], {
    variables: { AMBO_ENGINE_PASSWORD: "a secret word" },
  });
  assert.doesNotMatch(stdout + stderr, /secret word/);
  assert.match(stdout, /^engine-user = ambo$/m);
});

const faults: [what: string, flags: Record<string, string>, said: RegExp][] = [
  ["an address without a scheme", { engine: "m1:2379" }, /expected addresses with ports/],
  ["one without a port", { engine: "https://m1" }, /expected addresses with ports/],
  ["one with a password", { engine: "https://a:b@m1:2379" }, /expected addresses with ports/],
  ["two schemes", { engine: "https://m1:2379,http://m2:2379" }, /either https/],
  ["a prefix with a blank", { engine: "http://m1:1", "engine-prefix": "a b" }, /letters, digits/],
  ["a certificate without a key", { engine: "http://m1:1", "engine-cert": "a" }, /give both/],
  ["a user without a password", { engine: "http://m1:1", "engine-user": "a" }, /AMBO_ENGINE_PASS/],
  ["a certificate without an engine", { "engine-ca": "a" }, /without --engine/],
];
for (const [what, flags, said] of faults) {
  test(`${what} is refused`, () => {
    assert.throws(
      () => engine(flags),
      (error: Error) => error instanceof SettingsError && said.test(explain(error, "en")),
    );
  });
}

test("only a way that leaves the machine without TLS is unprotected", () => {
  const all = ["http://127.0.0.1:1", "http://[::1]:1", "http://localhost:1", "https://m1:1"];
  assert.deepEqual(unprotectedEndpoints([...all, "http://m1:1"]), ["http://m1:1"]);
});
