import assert from "node:assert/strict";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { TlsFiles } from "../../src/server/reload.ts";
import { scratchFolder } from "../support/scratch.ts";

test("files that cannot even be looked at are a change like another, and so is their return", () => {
  const root = scratchFolder();
  const folder = join(root, "live");
  const away = join(root, "away");
  mkdirSync(folder);
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  writeFileSync(cert, "certificate");
  writeFileSync(key, "key");
  const files = new TlsFiles({ cert, key });
  assert.equal(files.read().cert.toString(), "certificate");
  assert.equal(files.haveChanged(), false);

  renameSync(folder, away);
  writeFileSync(folder, "no folder any more");
  assert.equal(files.haveChanged(), true);
  assert.throws(() => files.read(), { code: "unreadable_certificate", values: { path: cert } });
  assert.equal(files.haveChanged(), false, "it is told of once");

  rmSync(folder);
  renameSync(away, folder);
  assert.equal(files.haveChanged(), true);
  assert.equal(files.read().cert.toString(), "certificate");
});
