import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sendRequest } from "../../test/support/http_client.ts";
import { Installation } from "./installation.ts";
import { assertKept, recordsOf } from "./observed.ts";
import type { Before } from "./upgrade.ts";

/** Restores a backup that the earlier release wrote, and one of everything that the present one writes of its store. */
export async function tryBackups({ installation, facts, records, program, held }: Before): Promise<void> {
  const plain = join(installation.folder, "plain");
  await installation.run("backup", plain);
  const restored = Installation.make(program);
  await restored.restore(plain);
  assertKept(await recordsOf(restored), records, "records of the backup");
  await assertSignedOut(restored);
  held("a backup of then has every user, key and count; sessions and links end, as they did");

  const upgraded = installation.copy();
  upgraded.program = program;
  const everything = join(installation.folder, "everything");
  await upgraded.run("backup", "--all", everything);
  const moved = Installation.make(program);
  await moved.run("restore", everything, "--yes");
  assertKept(await recordsOf(moved), records, "records of the backup of everything");
  for (const file of readdirSync(upgraded.corpus)) {
    assert.equal(
      readFileSync(join(moved.corpus, file), "utf8"),
      readFileSync(join(upgraded.corpus, file), "utf8"),
      file,
    );
  }
  await assertSignedOut(moved);
  held("a backup of everything (`--all`) has the translations, too");

  async function assertSignedOut(copy: Installation): Promise<void> {
    const { origin, stop } = await copy.serve();
    const headers = { Cookie: `ambo-session=${facts.session}` };
    assert.equal((await sendRequest(`${origin}/profile`, { headers })).status, 303);
    assert.equal((await sendRequest(`${origin}/login?link=${facts.link}`, {})).status, 410);
    assert.equal((await sendRequest(`${origin}/v1/translations`, { key: facts.keys.administrator })).status, 200);
    assert.equal((await sendRequest(`${origin}/v1/translations`, { key: facts.keys.replaced })).status, 401);
    await stop();
  }
}
