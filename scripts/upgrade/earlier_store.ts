import assert from "node:assert/strict";
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sendRequest } from "../../test/support/http_client.ts";
import { KEY } from "../../test/support/process.ts";
import { until } from "../../test/support/until.ts";
import { WebClient } from "../../test/web/web_client.ts";
import type { Installation } from "./installation.ts";

/** Texts of formats 1 and 2 that the earlier release reads as they are. */
const COPIED = ["test/fixtures/corpus/ZGL.txt", "test/fixtures/corpus/sample-EN.txt"];
const VERSES = Array.from(
  { length: 36 },
  (_, verse) => `\\v ${verse + 1} Druga vrstica, številka ${verse + 1}.\n`,
).join("");
const PASSWORD = "dolgo geslo za preizkus";

/** What was made in a store, as those who made it know it. */
export interface Facts {
  readonly password: string;
  /** The cookie of a session that goes on. */
  readonly session: string;
  /** The cookie of a session that was ended by signing out. */
  readonly endedSession: string;
  /** A one-time link that has not been used. */
  readonly link: string;
  /** Keys by what they are: of the administrator, of a user with a limit of 7, replaced, of a disabled user. */
  readonly keys: Readonly<Record<"administrator" | "limited" | "replaced" | "disabled", string>>;
}

/** Makes users, keys, counts, sessions, a link and texts with the program of an installation, as people make them. */
export async function fillStore(installation: Installation): Promise<Facts> {
  for (const file of COPIED) copyFileSync(file, join(installation.corpus, file.split("/").at(-1)!));
  const source = join(installation.folder, "drugi.usfm");
  writeFileSync(
    source,
    `\\id JHN\n\\h Janez\n\\c 3\n\\s Naslov\n\\p\n${VERSES}\\q1\n\\v 37 Čaša,\n\\q2 šopek, žarek.\n`,
  );
  const facts = ["--code", "DRUGI", "--name", "Drugi prevod", "--language", "slv", "--copyright", "© Drugi prevod"];
  await installation.run("import", source, ...facts);
  const serving = await installation.serve();
  const { origin, running } = serving;
  const administrator = KEY.exec(running.stderr)?.[0] ?? assert.fail(running.stderr);
  const link = /\/login\?link=(\S+)/.exec(running.stderr)?.[1] ?? assert.fail(running.stderr);
  const client = new WebClient({ origin }, { isEarlier: true });
  await client.get(`/login?link=${link}`);
  assert.equal((await client.post("/login", { link, password: PASSWORD, repeated: PASSWORD })).status, 303);
  const other = new WebClient({ origin }, { isEarlier: true });
  await other.signIn("admin", PASSWORD);
  const endedSession = other.cookies.get("ambo-session")!;
  await other.get("/profile");
  await other.post("/sign-out");

  await installation.run("user", "add", "Bine Čuk");
  await installation.run("user", "limit", "Bine Čuk", "7");
  const issue = async (name: string) => (await installation.run("key", "issue", name, "--yes")).trim();
  const replaced = await issue("Bine Čuk");
  const limited = await issue("Bine Čuk");
  await installation.run("user", "add", "cene");
  const disabled = await issue("cene");
  await installation.run("user", "disable", "cene");
  await installation.run("user", "add", "davorin");
  await installation.run("user", "remove", "davorin", "--yes");
  const added = await installation.run("user", "add", "eva");
  for (const [key, requests] of [
    [limited, 3],
    [administrator, 5],
  ] as const) {
    for (let request = 0; request < requests; request++) {
      assert.equal((await sendRequest(`${origin}/v1/translations`, { key })).status, 200);
    }
  }
  // The identity of the feeds is made when one is asked for.
  await until("a feed", async () => (await sendRequest(`${origin}/feed/verse.xml`, {})).status === 200);
  await serving.stop();
  return {
    password: PASSWORD,
    session: client.cookies.get("ambo-session")!,
    endedSession,
    link: /\/login\?link=(\S+)/.exec(added)?.[1] ?? assert.fail(added),
    keys: { administrator, limited, replaced, disabled },
  };
}
