import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sendRequest } from "../../test/support/http_client.ts";
import { until } from "../../test/support/until.ts";
import { WebClient } from "../../test/web/web_client.ts";
import type { Facts } from "./earlier_store.ts";
import type { Installation } from "./installation.ts";
import { assertKept, type Records, recordsOf, type Shown, shownBy } from "./observed.ts";
import { importNotes } from "./text_with_notes.ts";

/** What the earlier release made and showed, and the program that takes it over. */
export interface Before {
  readonly installation: Installation;
  readonly facts: Facts;
  readonly shown: Shown;
  readonly records: Records;
  readonly program: string;
  held(what: string): void;
}

/** Has the present program take over a copy of what the earlier one left. */
export async function tryUpgrade({ installation, facts, shown, records, program, held }: Before): Promise<void> {
  const files = filesOf(installation);
  const upgraded = installation.copy();
  upgraded.program = program;
  assertKept(await recordsOf(upgraded), records, "records");
  held("commands find every user, key and count before the service has started");
  const serving = await upgraded.serve();
  assertKept(await recordsOf(upgraded), records, "records");
  const now = await shownBy(serving.origin, facts);
  assertKept(now.answers, shown.answers, "answers");
  held(`${Object.keys(shown.answers).length} answers of the API have all that they had`);
  assert.deepEqual(now.pages, shown.pages);
  assert.equal(now.feed, shown.feed);
  held("every page of then answers, feeds are known by the same identity");
  await tryKeys(serving.origin, facts);
  await trySessions(serving.origin, facts);
  held("keys, limits, sessions, links and passwords hold as they did, ended ones stay ended");
  await tryNotes(upgraded, serving.origin, facts);
  held("a text of format 3 stands beside those of formats 1 and 2");
  await serving.stop();
  assert.deepEqual(
    Object.fromEntries(Object.keys(files).map((path) => [path, readFileSync(join(upgraded.corpus, path), "utf8")])),
    files,
  );
  held("no file of a translation was written");
}

const filesOf = ({ corpus }: Installation) =>
  Object.fromEntries(readdirSync(corpus).map((path) => [path, readFileSync(join(corpus, path), "utf8")]));

async function tryKeys(origin: string, { keys }: Facts): Promise<void> {
  const ask = async (key: string) => {
    const { status, headers } = await sendRequest(`${origin}/v1/translations`, { key });
    return [status, headers["x-ratelimit-limit"], headers["x-ratelimit-remaining"]];
  };
  assert.deepEqual(await ask(keys.limited), [200, "7", "3"]);
  assert.equal((await ask(keys.administrator))[1], "4000");
  assert.equal((await ask(keys.replaced))[0], 401);
  assert.equal((await ask(keys.disabled))[0], 401);
}

async function trySessions(origin: string, facts: Facts): Promise<void> {
  const profile = (session: string) =>
    sendRequest(`${origin}/profile`, { headers: { Cookie: `ambo-session=${session}` } });
  assert.equal((await profile(facts.session)).status, 200);
  assert.equal((await profile(facts.endedSession)).status, 303);
  assert.equal((await sendRequest(`${origin}/login?link=${facts.link}`, {})).status, 200);
  const client = new WebClient({ origin });
  assert.equal((await client.signIn("admin", "napačno geslo")).status, 403);
  assert.equal((await client.signIn("admin", facts.password)).status, 303);
}

/** Imports a text with notes, and waits until the service has taken it up. */
async function tryNotes(installation: Installation, origin: string, { keys }: Facts): Promise<void> {
  await importNotes(installation);
  const path = "/v1/passage?translation=TRETJI&reference=Jn%203,16&notes=true";
  const note = async () => {
    const { body } = await sendRequest(`${origin}${path}`, { key: keys.administrator });
    return body.data?.verses[0].notes[0].text === "Opomba.";
  };
  await until("the note of the new text", note);
}
