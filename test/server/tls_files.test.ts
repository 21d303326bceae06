import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { certificateReload, TlsFiles } from "../../src/server/reload.ts";
import { missing } from "../support/missing.ts";
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

test("a certificate is warned of from 14 days before its end, with its date, at start, at reload and daily", {
  skip: missing("openssl"),
}, () => {
  const folder = scratchFolder();
  const make = (name: string, days: number) =>
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=a"],
        ...["-days", String(days), "-keyout", join(folder, `${name}.key`), "-out", join(folder, `${name}.pem`)],
      ],
      { stdio: "ignore" },
    );
  make("short", 2);
  make("long", 400);
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const use = (chain: readonly string[], private_: string) => {
    writeFileSync(cert, chain.map((name) => readFileSync(join(folder, `${name}.pem`), "utf8")).join(""));
    copyFileSync(join(folder, `${private_}.key`), key);
  };
  const DAY = 86_400_000;
  let now = Date.now();
  const logged: string[] = [];
  const startOn = () => {
    const tls = new TlsFiles({ cert, key });
    tls.read();
    const part = certificateReload({
      ...{ tls, now: () => now, server: { setCertificate() {} } },
      log: (level, event) => void logged.push(`${level}: ${explain(event, "en")}`),
    });
    void part.start?.();
    void part.stop?.();
    return part;
  };
  const date = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

  use(["long"], "long");
  const part = startOn();
  now += 385 * DAY;
  startOn();
  assert.deepEqual(logged, [], "15 days before");
  now += 1.5 * DAY;
  startOn();
  assert.deepEqual(logged.splice(0), [
    `warning: The certificate ${cert} expires on ${date(400)}, in 13 days: renew it`,
  ]);
  now += 20 * DAY;
  startOn();
  const expired = `The certificate ${cert} expired on ${date(400)}: browsers and programs refuse it; renew it`;
  assert.deepEqual(logged.splice(0), [`warning: ${expired}`]);
  now = Date.now() - DAY;
  startOn();
  assert.match(logged.splice(0).join(), /^warning: The certificate .* is not valid before \d{4}-/);

  now = Date.now();
  use(["long", "short"], "long");
  part.reload?.();
  assert.deepEqual(logged.splice(0), [
    "notice: Reloaded the certificate",
    `warning: The certificate ${cert} expires on ${date(2)}, in 1 day: renew it`,
  ]);
});
