import { chmodSync, copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readUnit } from "../packaging/release_files.ts";

const RELEASE = "test/fixtures/releases/0.1.0";
const MARK = "# Written by `ambo install --systemd`";

/** The settings that the operator of the earlier installation has changed. */
export const EARLIER_SETTINGS = `# The settings of Ambo.
corpus = /var/lib/ambo/corpus
keys = /var/lib/ambo/keys
daily-limit = 77
`;

/** Writes into a root what `ambo install --systemd` of version 0.1.0 wrote, with the data of a store of that version. */
export function writeEarlierVersion(root: string, program: string): void {
  const write = (path: string, content: string, mode = 0o644) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    chmodSync(file, mode);
  };
  write("etc/systemd/system/ambo.service", `${MARK}, and again at each upgrade.\n${readUnit("/usr/local/bin/ambo")}`);
  write("etc/sysusers.d/ambo.conf", `${MARK}.\nu ambo - "Ambo scripture text service" /var/lib/ambo\n`);
  write(
    "usr/local/sbin/ambo-admin",
    `#!/bin/sh\n${MARK}: ambo with the settings and as the user of the service.\n`,
    0o755,
  );
  write("etc/ambo/ambo.conf", EARLIER_SETTINGS, 0o640);
  copyFileSync(program, join(root, "usr/local/bin/ambo"));
  for (const folder of ["keys", "corpus"]) {
    cpSync(join(RELEASE, folder), join(root, "var/lib/ambo", folder), { recursive: true });
  }
}
