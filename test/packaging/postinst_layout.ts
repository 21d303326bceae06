/** The script that runs after the package's files are in place, in a folder where it does no harm. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../support/scratch.ts";

/** A user that every Debian has, with a group of the same name. */
export const USER = "daemon";

/** Lays the script out in a folder of its own, with a user that is there and programs that do nothing. */
export function layOut(): {
  root: string;
  state: string;
  install(): void;
  program(name: string, text: string): void;
} {
  const root = scratchFolder();
  chmodSync(root, 0o755);
  for (const folder of ["etc/ambo", "usr/share/ambo", "var/lib", "bin"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, "usr/share/ambo/ambo.conf"), "#daily-limit = 100\n");
  const script = join(root, "postinst");
  const text = readFileSync("scripts/packaging/debian/postinst", "utf8");
  assert.match(text, /^user=ambo$/m);
  writeFileSync(
    script,
    text
      .replace(/^user=ambo$/m, `user=${USER}`)
      .replaceAll("/var/lib", join(root, "var/lib"))
      .replaceAll("/usr/local", join(root, "usr/local"))
      .replaceAll("/usr/share", join(root, "usr/share"))
      .replaceAll("/etc/", `${root}/etc/`),
  );
  const program = (name: string, text: string): void => {
    writeFileSync(join(root, "bin", name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  };
  for (const name of ["adduser", "dpkg-statoverride", "systemctl"]) program(name, "exit 0");
  for (const name of ["deb-systemd-helper", "deb-systemd-invoke"]) program(name, "exit 0");
  return {
    root,
    state: join(root, "var/lib/ambo"),
    install() {
      const env = { PATH: `${join(root, "bin")}:${process.env.PATH}`, LC_ALL: "C" };
      const { status, stderr } = spawnSync("/bin/sh", [script, "configure", "0.1.0"], {
        env,
        encoding: "utf8",
      });
      assert.equal(status, 0, stderr);
    },
    program,
  };
}
