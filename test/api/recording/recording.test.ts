/**
 * Some 2,000 answers of the API, byte for byte. `AMBO_RECORD=1 npm test -- api/recording` records the answers to the
 * same requests again, which is right for a change of answers that is wanted: the commit says which lines change and
 * why. `AMBO_RECORD=requests` makes the requests anew too.
 */
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { scratchFolder } from "../../support/scratch.ts";
import { type Service, startService } from "../../support/service.ts";
import { madeTranslation } from "./made_translation.ts";
import {
  answerOf,
  decodedBody,
  formatRecording,
  formatRequest,
  parseRecording,
  type RecordedAnswer,
  type RecordedRequest,
} from "./recording.ts";
import { makeRequests } from "./requests.ts";

const FILE = "test/api/recording/answers.txt";
const NOW = Date.parse("2026-11-29T08:00:00Z");
const SHOWN_DIFFERENCES = 10;

test("the API answers as recorded", async () => {
  const ask = await client();
  const recorded = parseRecording(readFileSync(FILE, "utf8"));
  const isRecording = process.env.AMBO_RECORD;
  if (isRecording) {
    const answers = new Map<RecordedRequest, RecordedAnswer>();
    const requests = isRecording === "requests" ? makeRequests() : recorded.keys();
    for (const request of requests) answers.set(request, (await ask(request)).answer);
    writeFileSync(FILE, formatRecording(answers));
    return;
  }
  assert.ok(recorded.size >= 2000, `${recorded.size} answers`);
  const differences: string[] = [];
  for (const [request, expected] of recorded) {
    const { answer, reply } = await ask(request);
    if (same(answer, expected)) continue;
    differences.push(
      `${formatRequest(request)}\n  recorded: ${describe(expected)}\n  now:      ${describe(answer)}\n  ${decodedBody(reply)}`,
    );
  }
  assert.ok(
    differences.length === 0,
    `${differences.length} answers differ\n${differences.slice(0, SHOWN_DIFFERENCES).join("\n")}`,
  );
});

const same = (one: RecordedAnswer, other: RecordedAnswer) =>
  one.head === other.head && one.etag === other.etag && one.body === other.body;

const describe = ({ head, etag, body }: RecordedAnswer) => `${head} | etag: ${etag} | ${body}`;

/** Starts a service, and returns a function that asks it and returns an answer with its cost. */
async function client() {
  const corpus = scratchFolder();
  cpSync("test/fixtures/corpus", corpus, { recursive: true });
  cpSync("corpus/KJV.txt", join(corpus, "KJV.txt"));
  writeFileSync(join(corpus, "POSK.txt"), madeTranslation());
  const service = await startService({
    settings: {
      ...{ corpus, "default-translation": "KJV" },
      ...{ "daily-limit": "100000", "failed-keys": "1000" },
    },
    now: () => NOW,
  });
  const { accounts } = service.store;
  await accounts.addUser("berta");
  await accounts.setLimit("berta", 6);
  const revoked = service.key;
  const keys = {
    revoked,
    ana: await accounts.issueKey("ana"),
    berta: await accounts.issueKey("berta"),
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let etag = "";
  return async (request: RecordedRequest) => {
    const { target, headers } = credentials(request, keys);
    const more = Object.entries(request.headers).map(([name, value]) => [name, value.replace("{etag}", etag)]);
    const before = used(service);
    const user = request.key === "berta" ? "berta" : "ana";
    const reply = await service.askRaw(target, {
      ...{ method: request.method, headers: { ...headers, ...Object.fromEntries(more) } },
      node: { agent },
    });
    etag = reply.headers.etag ?? etag;
    const account = service.store.accountOfUser(user)!;
    const rest = account.limit - service.store.used(account);
    return { reply, answer: answerOf(reply, { cost: used(service) - before, rest }) };
  };
}

const used = ({ store }: Service) =>
  ["ana", "berta"].reduce((sum, user) => sum + store.used(store.accountOfUser(user)!), 0);

/** Sends the key that a request names, in the way that it names. */
function credentials(
  { key, target }: RecordedRequest,
  { ana, berta, revoked }: { ana: string; berta: string; revoked: string },
): { target: string; headers: Record<string, string> } {
  const bearer = (value: string) => ({ target, headers: { Authorization: `Bearer ${value}` } });
  const unknown = "ambo_0000000000000000000000000000000000000000";
  switch (key) {
    case "berta":
      return bearer(berta);
    case "revoked":
      return bearer(revoked);
    case "mistyped":
      return bearer(`${ana}x`);
    case "unknown":
      return bearer(unknown);
    case "lower-case":
      return { target, headers: { authorization: `bearer ${ana}` } };
    case "x-api-key":
      return { target, headers: { "X-API-Key": ana } };
    case "basic":
      return { target, headers: { Authorization: "Basic eDp5", "X-API-Key": ana } };
    case "both":
      return { target, headers: { Authorization: `Bearer ${unknown}`, "X-API-Key": ana } };
    case "in-address":
      return { target: `${target}${target.includes("?") ? "&" : "?"}key=${ana}`, headers: {} };
    case "none":
      return { target, headers: {} };
    default:
      return bearer(ana);
  }
}
