import assert from "node:assert/strict";
import { join } from "node:path";
import { sendRequest } from "../../test/support/http_client.ts";
import { until } from "../../test/support/until.ts";
import { WebClient } from "../../test/web/web_client.ts";
import { Installation, type Serving } from "./installation.ts";
import { recordsOf } from "./observed.ts";
import { importNotes } from "./text_with_notes.ts";
import type { Before } from "./upgrade.ts";

/** What was done with the present version before the earlier one is started again, and what that one makes of it. */
interface WayBack {
  readonly done: string;
  /** Settings of the operator from before the upgrade; without a default translation the present version records one. */
  readonly settings?: readonly string[];
  readonly refused?: boolean;
  readonly added?: readonly string[];
  act?(installation: Installation, serving: Serving): Promise<unknown>;
  /** Looks at the earlier release, which serves. */
  look?(serving: Serving): Promise<void>;
}

/** The default translation as the guide advises to set it before an upgrade that one may want to take back. */
const SETTINGS = ["default-translation = ZGL"];

/** Starts the earlier release on what the present one has served and changed, as the guide's section on upgrades says. */
export async function tryGoingBack({ installation, facts, records, program, held }: Before): Promise<void> {
  const administrator = (serving: Serving) => {
    const client = new WebClient(serving, { isEarlier: true });
    client.cookies.set("ambo-session", facts.session);
    return client;
  };
  const ways: WayBack[] = [
    {
      done: "the default translation was recorded: it refuses the store, and serves a backup of before",
      settings: [],
      refused: true,
      act: async (_, { running }) => {
        await until("the record", () => /is recorded as the default/.test(running.stderr));
      },
    },
    { done: "nothing was changed: it goes on with users, keys, counts and sessions" },
    {
      done: "a user was added: he is there",
      added: ["filip"],
      act: (copy) => copy.run("user", "add", "filip"),
    },
    {
      done: "a text with notes was imported: it lacks that text alone",
      act: importNotes,
      look: async ({ origin }) => {
        const { body } = await sendRequest(`${origin}/v1/translations`, { key: facts.keys.administrator });
        const codes = body.data.map(({ abbreviation }: { abbreviation: string }) => abbreviation);
        assert.deepEqual(codes, ["DRUGI", "KJV", "ZGL", "sample-EN"]);
      },
    },
    {
      done: "a password was chosen: it does not know that password",
      act: async (_, serving) => {
        const client = new WebClient(serving, { isEarlier: true });
        await client.get(`/login?link=${facts.link}`);
        const chosen = { link: facts.link, password: facts.password, repeated: facts.password };
        assert.equal((await client.post("/login", chosen)).status, 303);
      },
      look: async (serving) => {
        assert.equal((await new WebClient(serving, { isEarlier: true }).signIn("eva", facts.password)).status, 403);
        assert.equal((await new WebClient(serving, { isEarlier: true }).signIn("admin", facts.password)).status, 303);
      },
    },
    {
      done: "a line at the foot was written: it refuses the store, and serves a backup of before",
      refused: true,
      act: async (_, serving) => {
        const client = administrator(serving);
        await client.get("/admin/face");
        assert.equal((await client.post("/admin/face", { action: "save", "site-footer": "Noga" })).status, 303);
      },
    },
  ];
  const names = (records.users as { name: string }[]).map(({ name }) => name);
  const backup = join(installation.folder, "before");
  await installation.run("backup", backup);
  for (const { done, settings = SETTINGS, refused = false, added = [], act, look } of ways) {
    const copy = installation.copy(settings);
    copy.program = program;
    const present = await copy.serve();
    await act?.(copy, present);
    await present.stop();
    copy.program = installation.program;
    if (refused) {
      const { code, stderr } = await copy.try(["serve"], ["--port", "0"]);
      assert.equal(code, 1);
      assert.match(stderr, /newer/);
      const restored = Installation.make(installation.program);
      await restored.restore(backup);
      assert.deepEqual(await recordsOf(restored), records);
    } else {
      const serving = await copy.serve();
      assert.equal((await administrator(serving).get("/profile")).status, 200);
      assert.equal((await sendRequest(`${serving.origin}/v1/books`, { key: facts.keys.limited })).status, 200);
      const { users } = await recordsOf(copy);
      assert.deepEqual(
        (users as { name: string }[]).map(({ name }) => name),
        [...names, ...added],
      );
      await look?.(serving);
      await serving.stop();
    }
    held(`going back after ${done}`);
  }
}
