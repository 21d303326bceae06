import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlier } from "./earlier_release.ts";
import type { Facts } from "./earlier_store.ts";
import type { Installation } from "./installation.ts";
import { recordsOf } from "./observed.ts";

/** Keeps a small installation of the earlier release for the tests: store, backup, a text, and what is known of them. */
export async function keepInstallation(installation: Installation, facts: Facts): Promise<void> {
  const folder = join("test/fixtures/installations", earlier.version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "corpus"), { recursive: true });
  cpSync(installation.keys, join(folder, "keys"), { recursive: true, filter: (path) => !path.endsWith(".sock") });
  cpSync(join(installation.corpus, "DRUGI.txt"), join(folder, "corpus/DRUGI.txt"));
  await installation.run("backup", join(process.cwd(), folder, "backup"));
  const { keys, password } = facts;
  const records = await recordsOf(installation);
  writeFileSync(join(folder, "facts.json"), `${JSON.stringify({ keys, password, records }, null, 2)}\n`);
}
