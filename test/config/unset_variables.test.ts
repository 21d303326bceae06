/** What a compose file gives where the variables behind it are not set, and settings that exclude each other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readSettings } from "../../src/config/mod.ts";

for (const [variable, flag] of [
  ["AMBO_HOST", "host"],
  ["AMBO_CORPUS", "corpus"],
  ["AMBO_KEYS", "keys"],
  ["AMBO_DEFAULT_TRANSLATION", "default-translation"],
] as const) {
  test(`readSettings() rejects an empty ${variable}`, () => {
    const said = 'Cannot use SOURCE "": expected something; leave it out for the default';
    assert.throws(() => readSettings({}, { [variable]: "" }), {
      message: said.replace("SOURCE", variable),
    });
    assert.throws(() => readSettings({ [flag]: " " }, {}), {
      message: said.replace("SOURCE", `--${flag}`).replace('""', '" "'),
    });
  });
}

test("readSettings() takes an empty text where it means none", () => {
  const { socket, "tls-cert": cert } = readSettings({}, { AMBO_SOCKET: "", AMBO_TLS_CERT: "" });
  assert.deepEqual([socket, cert], ["", ""]);
});

test("readSettings() rejects a certificate for a Unix socket", () => {
  assert.throws(
    () => readSettings({ socket: "/run/ambo.sock", "tls-cert": "a.pem", "tls-key": "b.pem" }, {}),
    { message: /^Cannot use --tls-cert with --socket: a Unix socket is served without TLS/ },
  );
});
