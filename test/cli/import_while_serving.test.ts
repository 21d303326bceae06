/** `ambo import` beside a running service: every request is answered from a whole translation, kills included. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, utimesSync, watch, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { loadTranslation } from "../../src/corpus/mod.ts";
import { atEnd } from "../support/at_end.ts";
import { ambo } from "../support/command.ts";
import { listening, run, shownKey, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const CONNECTIONS = 8;
/** Milliseconds between an answer and the next request of a connection: some hundred requests a second in all. */
const PAUSE = 20;
const CHAPTERS = 150;
const VERSES = 60;
/** More in the long run. */
const KILLS = process.env.SOAK ? 40 : 2;

const folder = scratchFolder();

/** Writes the source of an edition, each verse of which names it. */
function source(edition: string): string {
  const lines = ["\\id PSA"];
  for (let chapter = 1; chapter <= CHAPTERS; chapter += 1) {
    lines.push(`\\c ${chapter}\n\\p`);
    for (let verse = 1; verse <= VERSES; verse += 1) lines.push(`\\v ${verse} Izdaja ${edition}.`);
  }
  const path = join(folder, `${edition}.usfm`);
  writeFileSync(path, lines.join("\n"));
  return path;
}

const importing = (path: string, { code, corpus }: { code: string; corpus: string }) => [
  ...["import", path, "--corpus", corpus, "--code", code, "--name", "Poskus", "--language", "slv"],
  ...["--copyright", "Zgled.", "--replace"],
];

/** The responses of a load. */
interface Answers {
  /** How many there were, by the edition that the first verse names. */
  readonly byEdition: Map<string, number>;
  readonly faults: string[];
}

/** Asks for a long chapter over and over, on several connections that are kept, until it is stopped. */
function load(address: string, key: string): { answers: Answers; stop: () => Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers: Answers = { byEdition: new Map(), faults: [] };
  let goesOn = true;
  const ask = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const asked = get(`${address}${path}`, { agent, headers: { "X-API-Key": key } }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text) => {
          body += text;
        });
        response.on("end", () => {
          judge(answers, response.statusCode ?? 0, body);
          resolve();
        });
      });
      asked.on("error", (error) => {
        answers.faults.push(error.message);
        resolve();
      });
    });
  const ways = Array.from({ length: CONNECTIONS }, async () => {
    for (let chapter = 0; goesOn; chapter = (chapter + 1) % CHAPTERS) {
      await ask(`/passage?translation=MOJ&reference=Ps%20${chapter + 1}`);
      // Without a pause the load takes a whole processor from the imports that it is to meet.
      await setTimeout(PAUSE);
    }
  });
  // A test that fails before it stops the load ends all the same.
  atEnd(() => {
    goesOn = false;
  });
  return {
    answers,
    async stop() {
      goesOn = false;
      await Promise.all(ways);
      agent.destroy();
    },
  };
}

function judge({ byEdition, faults }: Answers, status: number, body: string): void {
  const editions = [...body.matchAll(/Izdaja (\w+)\./g)].map((match) => match[1] as string);
  const [edition = ""] = editions;
  if (status !== 200 || editions.length !== VERSES || new Set(editions).size !== 1) {
    faults.push(`${status} ${body.slice(0, 200)}`);
  }
  byEdition.set(edition, (byEdition.get(edition) ?? 0) + 1);
}

test("a service under load takes up what is imported without one failed request, and no kill -9 leaves half of it", async () => {
  const corpus = scratchFolder();
  assert.equal((await run(importing(source("prva"), { code: "MOJ", corpus }))).code, 0);
  const service = start([
    ...["serve", "--port", "0", "--keys", join(folder, "keys"), "--corpus", corpus],
    ...["--daily-limit", "100000000", "--watch-interval", "0.3", "--log-level", "warning"],
  ]);
  const address = await listening(service);
  const { answers, stop } = load(address, shownKey(service));
  await until("answers", () => answers.byEdition.has("prva"));

  const begun = Date.now();
  assert.equal((await run(importing(source("druga"), { code: "MOJ", corpus }))).code, 0);
  const duration = Date.now() - begun;
  assert.equal((await run(importing(source("nova"), { code: "NOV", corpus }))).code, 0);
  await until("the second edition", () => answers.byEdition.has("druga"));

  const third = source("tretja");
  const ends: (number | string)[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    const { child, ended } = start(importing(third, { code: "MOJ", corpus }));
    const kill = () => child.kill("SIGKILL");
    // Every other one while it writes, the others at some moment.
    const watcher = watch(corpus, (_, name) => {
      if (round % 2 === 0 && name?.endsWith(".draft")) kill();
    });
    if (round % 2 === 1) void setTimeout((duration * (round + KILLS)) / (2 * KILLS)).then(kill);
    ends.push(await ended);
    watcher.close();
    assert.equal(loadTranslation(join(corpus, "MOJ.txt")).verseCount, CHAPTERS * VERSES);
  }
  assert.ok(ends.includes("SIGKILL"), `no import was killed: ${ends.join()}`);
  assert.equal((await run(importing(third, { code: "MOJ", corpus }))).code, 0);
  await until("the third edition", () => answers.byEdition.has("tretja"));
  await stop();
  assert.deepEqual(answers.faults, []);
  service.child.kill("SIGTERM");
  assert.equal(await service.ended, 0, service.stderr);
});

test("a draft that a killed import left is taken away by the next, one that is being written is not", async () => {
  const corpus = scratchFolder();
  const old = join(corpus, ".ambo-00000000000a.draft");
  for (const name of [".ambo-00000000000a.draft", ".ambo-00000000000b.draft"])
    writeFileSync(join(corpus, name), "half");
  utimesSync(old, 0, 0);
  const { code, stderr } = await ambo(importing(source("nova"), { code: "NOV", corpus }));
  assert.equal(code, 0, stderr);
  assert.deepEqual(readdirSync(corpus).sort(), [".ambo-00000000000b.draft", "NOV.txt"]);
  assert.match(
    readFileSync(join(corpus, "NOV.txt"), "utf8"),
    /PSA 150:60 Izdaja nova\.\nEnd: 9000 verses, 6 other lines\n$/,
  );
});
