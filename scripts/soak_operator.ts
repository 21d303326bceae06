/**
 * A day of operating, over and over: `ROUNDS=100 npm run soak:operator`. Each round kills a service under load, stops one,
 * replaces a file under one, or kills a restore and repeats it. Exits with 1 where something that was answered is lost.
 */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../test/cluster/load.ts";
import { sendRequest } from "../test/support/http_client.ts";
import { KEY, listening, type Running, run, start } from "../test/support/process.ts";
import { scratchFolder } from "../test/support/scratch.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 100);
const folder = scratchFolder();
const keys = join(folder, "keys");
const corpus = join(folder, "corpus");
const STORE = ["--keys", keys];
const SERVE = ["serve", "--port", "0", "--corpus", corpus, "--default-translation", "ZGL", "--daily-limit", "1000000"];

const faults: string[] = [];
const added: string[] = [];
let key = "";
let sent = 0;
let answered = 0;

/** Runs a command that has to succeed; returns what it prints. */
async function command(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(args);
  if (code !== 0) faults.push(`ambo ${args[0]} ${args[1]} ended with ${code}: ${stderr}`);
  return stdout;
}

async function serve(): Promise<{ running: Running; origin: string }> {
  const running = start([...SERVE, ...STORE]);
  const { origin } = new URL(await listening(running));
  key ||= KEY.exec(running.stderr)?.[0] ?? "";
  return { running, origin };
}

/** Sends requests on connections that are kept until one fails. */
class Load {
  /** The statuses that are not 200. */
  readonly odd: number[] = [];
  /** Settles once every connection had an answer: what is sent on it from then on leaves at once. */
  readonly begun: Promise<unknown>;
  readonly ended: Promise<unknown>;
  #isOver = false;

  constructor(origin: string) {
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const firsts = Array.from({ length: 16 }, () => this.#ask(origin, agent));
    this.begun = Promise.all(firsts);
    const lanes = firsts.map(async (first) => {
      for (let status = await first; status !== 0 && !this.#isOver; ) status = await this.#ask(origin, agent);
    });
    this.ended = Promise.all(lanes).then(() => agent.destroy());
  }

  /** Sends no more. */
  stop(): void {
    this.#isOver = true;
  }

  async #ask(origin: string, agent: Agent): Promise<number> {
    sent++;
    const { status } = await ask(origin, { key, agent });
    if (status === 200) answered++;
    else this.odd.push(status);
    return status;
  }
}

async function addUser(round: number): Promise<void> {
  await command("user", "add", `user ${round}`, ...STORE);
  added.push(`user ${round}`);
}

/** Kills a service under load. */
async function kill(round: number): Promise<void> {
  const { running, origin } = await serve();
  const load = new Load(origin);
  await addUser(round);
  await sleep(Math.random() * 300);
  running.child.kill("SIGKILL");
  await running.ended;
  await load.ended;
}

/** Stops a service under load: whatever was sent before is answered. */
async function stop(round: number): Promise<void> {
  const { running, origin } = await serve();
  await addUser(round);
  const load = new Load(origin);
  await load.begun;
  await sleep(Math.random() * 300);
  // A client that goes on would meet a closed port, which is no loss.
  load.stop();
  running.child.kill("SIGTERM");
  await load.ended;
  const lost = load.odd.filter((status) => status === 0).length;
  if (lost > 0) faults.push(`round ${round}: a stop lost ${lost} requests`);
  if ((await running.ended) !== 0) faults.push(`round ${round}: a stop ended with ${await running.ended}`);
}

/** Replaces the file of the accounts under a service: nothing is acknowledged until it is put back. */
async function replace(round: number): Promise<void> {
  const { running, origin } = await serve();
  await addUser(round);
  const path = join(keys, "accounts.log");
  copyFileSync(path, `${path}.copy`);
  renameSync(path, `${path}.aside`);
  renameSync(`${path}.copy`, path);
  const { code } = await run(["user", "add", `lost ${round}`, ...STORE]);
  if (code === 0) faults.push(`round ${round}: a user was added to a file without a name`);
  await sleep(1200);
  const ready = await sendRequest(`${origin}/readyz`, {});
  if (ready.status !== 503) faults.push(`round ${round}: /readyz is ${ready.status} beside a replaced file`);
  renameSync(`${path}.aside`, path);
  running.child.kill("SIGTERM");
  await running.ended;
}

/** Kills a restore of everything at some moment, and repeats it until it is whole. */
async function restore(round: number): Promise<void> {
  const backup = join(folder, "backup");
  rmSync(backup, { force: true });
  await command("backup", backup, "--all", ...STORE, "--corpus", corpus);
  const [newKeys, newCorpus] = [join(folder, "keys-restored"), join(folder, "corpus-restored")];
  const args = ["restore", backup, "--keys", newKeys, "--corpus", newCorpus, "--yes"];
  for (let attempt = 0; attempt < 3; attempt++) {
    const running = start(args);
    await sleep(Math.random() * 800);
    running.child.kill("SIGKILL");
    if ((await running.ended) === 0) break;
  }
  if (!existsSync(newKeys) || !existsSync(join(newKeys, "accounts.log"))) await command(...args);
  const users = await command("user", "list", "--keys", newKeys);
  for (const name of added) if (!users.includes(name)) faults.push(`round ${round}: a restore lost ${name}`);
  if (!existsSync(join(newCorpus, "ZGL.txt"))) faults.push(`round ${round}: a restore lost the translation`);
  for (const path of [newKeys, newCorpus]) rmSync(path, { recursive: true, force: true });
}

/** Compares what was answered with what is on record. */
async function compare(round: number): Promise<void> {
  const users = await command("user", "list", ...STORE);
  for (const name of added) if (!users.includes(name)) faults.push(`round ${round}: ${name} was added and is gone`);
  const usage = JSON.parse(await command("usage", "admin", "--json", ...STORE)) as { requests: number }[];
  const counted = usage.reduce((sum, { requests }) => sum + requests, 0);
  if (answered > counted || counted > sent) faults.push(`round ${round}: ${answered} <= ${counted} <= ${sent} fails`);
  console.log(`round ${round}: answered ${answered} <= counted ${counted} <= sent ${sent}, ${added.length} users`);
}

mkdirSync(corpus, { recursive: true });
copyFileSync("test/fixtures/corpus/ZGL.txt", join(corpus, "ZGL.txt"));
const KINDS = [kill, stop, replace, restore];
for (let round = 0; round < ROUNDS && faults.length === 0; round++) {
  await KINDS[round % KINDS.length]!(round);
  await compare(round);
}
for (const fault of faults) console.log(`FAULT: ${fault}`);
console.log(faults.length === 0 ? `Nothing was lost in ${ROUNDS} rounds` : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
