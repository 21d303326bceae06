/** An installation as 0.2.0 left it, with no default translation chosen, is served by this version. */
import assert from "node:assert/strict";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { DayClock } from "../../src/base/clock.ts";
import { restoreStore } from "../../src/store/backup/mod.ts";
import { openStore } from "../../src/store/mod.ts";
import { sendRequest } from "../support/http_client.ts";
import { listening, run, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { WebClient } from "../web/web_client.ts";

const INSTALLATION = "test/fixtures/installations/0.2.0";
const { keys, password, records } = JSON.parse(readFileSync(join(INSTALLATION, "facts.json"), "utf8"));
/** The day on which it was made. */
const DAY = "2026-11-28";
const { date, requests } = records.usage[0];

async function usageOn(folder: string): Promise<unknown[]> {
  const clock = new DayClock("Europe/Ljubljana", () => Date.parse(`${DAY}T12:00:00+01:00`));
  const store = await openStore(folder, { clock, config: { current: { "daily-limit": 4000 } }, warn: assert.fail });
  const usage = await Promise.all(["admin", "Bine Čuk", "cene", "eva"].map((name) => store.usageOf(name)));
  await store.close();
  return usage.map((days) => days.filter(({ requests }) => requests > 0));
}

test("the backup has the counts of the store", async () => {
  const [copy, restored] = [join(scratchFolder(), "keys"), join(scratchFolder(), "keys")];
  cpSync(join(INSTALLATION, "keys"), copy, { recursive: true });
  await restoreStore(restored, { backup: join(INSTALLATION, "backup") });
  const counts = [[{ date, requests: requests - 3 }], [{ date, requests: 3 }], [], []];
  assert.deepEqual(await usageOn(copy), counts);
  assert.deepEqual(await usageOn(restored), counts);
});

describe("the service on it", () => {
  const folder = scratchFolder();
  const flags = ["--keys", join(folder, "keys"), "--daily-limit", "4000"];
  let origin = "";

  before(async () => {
    cpSync(INSTALLATION, folder, { recursive: true });
    const serving = start(["serve", "--port", "0", "--corpus", join(folder, "corpus"), ...flags]);
    ({ origin } = new URL(await listening(serving)));
  });

  test("knows every user and key", async () => {
    const list = async (command: string) => JSON.parse((await run([command, "list", "--json", ...flags])).stdout);
    const lasting = ({ usedToday: _, ...user }: Record<string, unknown>) => user;
    assert.deepEqual((await list("user")).map(lasting), records.users.map(lasting));
    assert.deepEqual(await list("key"), records.keys);
  });

  for (const [kind, status] of [
    ["administrator", 200],
    ["limited", 200],
    ["replaced", 401],
    ["disabled", 401],
  ] as const) {
    test(`answers the key that was ${kind} with ${status}`, async () => {
      const { status: answered, headers } = await sendRequest(`${origin}/v1/books`, { key: keys[kind] });
      assert.equal(answered, status);
      if (kind === "limited") assert.equal(headers["x-ratelimit-limit"], "7");
    });
  }

  test("lets the administrator in by the password of then", async () => {
    const client = new WebClient({ origin });
    assert.equal((await client.signIn("admin", password)).status, 303);
    assert.equal((await client.get("/admin")).status, 200);
  });

  test("answers in the translation in which it answered where none is asked for", async () => {
    const { body } = await sendRequest(`${origin}/v1/verse-of-the-day`, { key: keys.administrator });
    assert.equal(body.data.translation.abbreviation, "DRUGI");
    assert.match((await sendRequest(`${origin}/`, {})).text, /© Drugi prevod/);
  });
});
