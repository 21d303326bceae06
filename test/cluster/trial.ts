/**
 * Three etcds, three services and HAProxy on this machine: what happens to them, and what must hold all the same.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DayClock } from "../../src/base/clock.ts";
import { type StoreCalls, useStore } from "../../src/store/control/mod.ts";
import { StoreUnavailable } from "../../src/store/mod.ts";
import { engineAt, type Member, startEtcd } from "../support/etcd.ts";
import { freePort } from "../support/free_port.ts";
import { sendRequest } from "../support/http_client.ts";
import { listening, type Running, start, startProgram } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";
import { type CutLine, cutLine } from "./cut_line.ts";
import { ask, type Client, Load } from "./load.ts";

const QUOTA_BYTES = 48 << 20;

/** A machine with the service. */
interface FrontEnd {
  readonly origin: string;
  running: Running;
}

/** The machines of a trial. */
export class Machines {
  readonly members: readonly Member[];
  readonly fronts: FrontEnd[] = [];
  /** The address of HAProxy. */
  balancer = "";
  /** The lines of the first service to the engine; the others have none between. */
  readonly lines: readonly CutLine[];
  readonly #ports: readonly number[];

  private constructor(members: readonly Member[], lines: CutLine[], ports: number[]) {
    this.members = members;
    this.lines = lines;
    this.#ports = ports;
  }

  static async start(): Promise<Machines> {
    const members = await startEtcd(3, {
      options: ["--quota-backend-bytes", String(QUOTA_BYTES)],
    });
    const lines = await Promise.all(members.map(({ endpoint }) => cutLine(endpoint)));
    const ports = [await freePort(), await freePort(), await freePort()];
    const machines = new Machines(members, lines, ports);
    for (const index of [0, 1, 2]) await machines.startFront(index);
    await machines.#startBalancer();
    return machines;
  }

  get endpoints(): string[] {
    return this.members.map(({ endpoint }) => endpoint);
  }

  /** The addresses of the services themselves. */
  get origins(): string[] {
    return this.fronts.map(({ origin }) => origin);
  }

  /** Starts a service, the third with a clock that is a day ahead. */
  async startFront(index: number): Promise<void> {
    const port = this.#ports[index]!;
    const endpoints = index === 0 ? this.lines.map(({ endpoint }) => endpoint) : this.endpoints;
    const rotated = [...endpoints.slice(index), ...endpoints.slice(0, index)];
    const running = start(
      [
        ...["serve", "--port", String(port), "--engine", rotated.join(",")],
        ...["--corpus", "test/fixtures/corpus", "--daily-limit", "1000000", "--log-rate", "1"],
        ...["--keys", scratchFolder(), "--default-translation", "ZGL"],
      ],
      index === 2 ? { NODE_OPTIONS: "--import ./test/cluster/wrong_clock.mjs" } : {},
    );
    await listening(running);
    this.fronts[index] = { origin: `http://127.0.0.1:${port}`, running };
    await until("a service that is ready", () => this.isReady(index));
  }

  async isReady(index: number): Promise<boolean> {
    const { origin } = this.fronts[index]!;
    const reply = await sendRequest(`${origin}/readyz`, {}).catch(() => undefined);
    return reply?.status === 200;
  }

  /** Runs an action on the store as a command does. */
  use<T>(action: (calls: StoreCalls) => Promise<T>): Promise<T> {
    return useStore("", {
      engine: engineAt(this.endpoints),
      clock: new DayClock("Europe/Ljubljana"),
      config: { current: { "daily-limit": 1_000_000 } },
      publicUrl: () => null,
      create: true,
      action,
    });
  }

  /** Finds the member that leads. */
  async leader(): Promise<Member> {
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(200)) {
      for (const member of this.members) {
        const status = await post(member.endpoint, "/v3/maintenance/status").catch(() => undefined);
        const { member_id: id } = (status?.header ?? {}) as { member_id?: string };
        if (status !== undefined && status.leader === id) return member;
      }
    }
    throw new Error("No member leads");
  }

  /** Returns the size of the largest member, in bytes. */
  async largest(): Promise<number> {
    const sizes = await Promise.all(
      this.endpoints.map(async (endpoint) => Number((await post(endpoint, "/v3/maintenance/status")).dbSize)),
    );
    return Math.max(...sizes);
  }

  etcdctl(...args: string[]): string {
    return execFileSync("etcdctl", ["--endpoints", this.endpoints.join(","), ...args], {
      env: { ...process.env, ETCDCTL_API: "3" },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 60_000,
    });
  }

  async #startBalancer(): Promise<void> {
    const port = await freePort();
    let text = readFileSync("scripts/release/haproxy.cfg", "utf8");
    const replace = (from: RegExp, to: string): void => {
      if (!from.test(text)) throw new Error(`haproxy.cfg has no ${from}`);
      text = text.replace(from, to);
    };
    replace(/bind :443 .*/, `bind 127.0.0.1:${port}`);
    for (const [index, own] of this.#ports.entries()) {
      replace(new RegExp(`10\\.0\\.0\\.${index + 1}:8080`), `127.0.0.1:${own}`);
    }
    const path = join(scratchFolder(), "haproxy.cfg");
    writeFileSync(path, text);
    startProgram(["haproxy", "-db", "-f", path], {});
    this.balancer = `http://127.0.0.1:${port}`;
    await until("HAProxy", async () => {
      const reply = await sendRequest(`${this.balancer}/readyz`, {}).catch(() => undefined);
      return reply?.status === 200;
    });
  }
}

async function post(endpoint: string, path: string): Promise<Record<string, unknown>> {
  const node = { timeout: 1000 };
  const { body } = await sendRequest(endpoint + path, { method: "POST", content: "{}", node });
  return body;
}

/** The outcome of a trial. */
export interface Outcome {
  readonly lines: string[];
  readonly faults: string[];
}

/** The state of a trial. */
interface Trial {
  readonly machines: Machines;
  readonly clients: readonly Client[];
  readonly load: Load;
  /** The users whose addition was answered. */
  readonly added: string[];
  readonly faults: string[];
  note(line: string): void;
}

/** Runs the trial. @param options `isShort`: what takes long is left out. */
export async function runTrial(options: { isShort: boolean; note: (line: string) => void }): Promise<Outcome> {
  const { isShort } = options;
  const lines: string[] = [];
  const faults: string[] = [];
  const note = (line: string): void => {
    lines.push(line);
    options.note(line);
  };
  const machines = await Machines.start();
  note("three etcds, three services (one with a clock 26 hours ahead) and HAProxy are up");
  await exactness(machines, { faults, note });
  const clients = await newClients(machines, 4);
  const origins = [machines.balancer, ...machines.origins];
  const load = new Load(origins, { clients, lanes: 16 });
  const added: string[] = [];
  const trial = { machines, clients, load, added, faults, note };
  let isOver = false;
  const adding = addUsers(trial, () => isOver);
  const steps: [name: string, step: (trial: Trial) => Promise<void>][] = [
    ["a key that is replaced is refused at once by all", regenerations],
    ["a service is killed", killFront],
    ["the leader is killed", killLeader],
    ["connections to the engine are cut", cutConnections],
    ["the services are restarted one after another", restartFronts],
    ["the leader stands still for 5 seconds", freezeLeader],
    ["a service stands still while the engine is compacted", compactUnderFrozenFront],
    ...(isShort
      ? []
      : ([
          ["the leader and a service are killed at once", killBoth],
          ["two of three members are dead for 9 seconds", loseMajority],
          ["the engine is full", fillEngine],
        ] satisfies typeof steps)),
  ];
  for (const [name, step] of steps) {
    const before = load.toString();
    load.slowest = 0;
    await step(trial);
    await load.answers(100);
    note(`${name}: slowest ${load.slowest.toFixed(0)} ms; ${before} -> ${load}`);
  }
  isOver = true;
  await load.stop();
  await adding;
  faults.push(...load.faults);
  await compare(trial);
  return { lines, faults };
}

async function newClients(machines: Machines, count: number): Promise<Client[]> {
  return machines.use(async (calls) => {
    const clients: Client[] = [];
    for (let index = 0; index < count; index++) {
      const name = `client ${index} ${Math.random().toString(36).slice(2)}`;
      await calls.add({ name, admin: false });
      const key = await calls.issue({ name });
      clients.push({ name, key, sent: 0, answered: 0, remainders: new Set() });
    }
    return clients;
  });
}

/** Sends 400 requests at a limit of 100: five times at the services, five times through HAProxy, and as the leader dies. */
async function exactness(
  machines: Machines,
  { faults, note }: { faults: string[]; note: (line: string) => void },
): Promise<void> {
  const burst = async (origins: readonly string[], during?: () => Promise<unknown>) => {
    const [client] = (await newClients(machines, 1)) as [Client];
    await machines.use((calls) => calls.limit({ name: client.name, limit: 100 }));
    const asked = Array.from({ length: 400 }, (_, index) => ask(origins[index % origins.length]!, { key: client.key }));
    await during?.();
    const replies = await Promise.all(asked);
    const served = replies.filter(({ status }) => status === 200);
    const lost = replies.filter(({ status }) => ![200, 429].includes(status)).length;
    const distinct = new Set(served.map(({ remaining }) => remaining)).size;
    return { served: served.length, lost, distinct };
  };
  for (const [name, origins] of [
    ["at the services", machines.origins],
    ["through HAProxy", [machines.balancer]],
  ] as const) {
    const all: number[] = [];
    for (let round = 0; round < 5; round++) {
      const { served, distinct, lost } = await burst(origins);
      all.push(served);
      if (served !== 100 || distinct !== 100) {
        faults.push(`${served} of 400 served ${name}, ${distinct} remainders, ${lost} lost`);
      }
    }
    note(`400 requests at a limit of 100 ${name}: ${all.join(", ")} served`);
  }
  const leader = await machines.leader();
  const { served, lost, distinct } = await burst(machines.origins, async () => {
    await sleep(50);
    await leader.stop();
  });
  leader.start();
  note(`the same while the leader is killed: ${served} served, ${lost} lost`);
  if (served > 100 || served + lost < 100 || distinct !== served) {
    faults.push(`${served} served, ${lost} lost and ${distinct} remainders as the leader died`);
  }
}

/** Adds users one after another, through whatever happens. */
async function addUsers({ machines, added, faults }: Trial, isOver: () => boolean): Promise<void> {
  for (let index = 0; !isOver(); ) {
    try {
      await machines.use(async (calls) => {
        for (; !isOver(); index++) {
          await calls.add({ name: `added ${index}`, admin: false });
          added.push(`added ${index}`);
          await sleep(100);
        }
      });
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) faults.push(`a user: ${error}`);
      // It may have been made all the same.
      index++;
      await sleep(500);
    }
  }
}

async function regenerations({ machines, faults }: Trial): Promise<void> {
  const [client] = (await newClients(machines, 1)) as [Client];
  await machines.use(async (calls) => {
    for (let round = 0; round < 10; round++) {
      const old = client.key;
      client.key = await calls.issue({ name: client.name });
      const replies = await Promise.all(machines.origins.map((origin) => ask(origin, { key: old })));
      for (const { status } of replies) {
        if (status !== 401) faults.push(`a key that had ended was answered ${status}`);
      }
      const now = await ask(machines.balancer, { key: client.key });
      if (now.status !== 200) faults.push(`a new key was answered ${now.status}`);
    }
  });
}

async function killFront({ machines, load }: Trial): Promise<void> {
  machines.fronts[1]!.running.child.kill("SIGKILL");
  await load.answers(200);
  await machines.startFront(1);
}

/** Restarts one service after another, as an upgrade does: no client behind HAProxy loses a request. */
async function restartFronts({ machines, faults, note }: Trial): Promise<void> {
  const load = new Load([machines.balancer], { clients: await newClients(machines, 8), lanes: 16 });
  for (const [index, { running }] of machines.fronts.entries()) {
    await load.answers(200);
    running.child.kill("SIGTERM");
    const code = await running.ended;
    if (code !== 0) faults.push(`a service that was stopped ended with ${code}`);
    await machines.startFront(index);
  }
  await load.answers(200);
  await load.stop();
  note(`behind HAProxy, as services were restarted: ${load}`);
  faults.push(...load.faults);
  const lost = [...load.statuses].filter(([status]) => status !== 200);
  for (const [status, count] of lost) faults.push(`as services were restarted: ${count} × ${status || "broken"}`);
}

async function killLeader({ machines, load }: Trial): Promise<void> {
  const leader = await machines.leader();
  await leader.stop();
  await load.answers(200);
  leader.start();
}

async function killBoth({ machines, load }: Trial): Promise<void> {
  const leader = await machines.leader();
  machines.fronts[0]!.running.child.kill("SIGKILL");
  await leader.stop();
  await load.answers(200);
  leader.start();
  await machines.startFront(0);
}

async function cutConnections({ machines, load }: Trial): Promise<void> {
  for (let round = 0; round < 20; round++) {
    for (const line of machines.lines) line.cut(true);
    await sleep(round % 2 === 0 ? 0 : 100);
    for (const line of machines.lines) line.cut(false);
    await load.answers(20);
  }
}

async function freezeLeader({ machines }: Trial): Promise<void> {
  const leader = await machines.leader();
  leader.running.child.kill("SIGSTOP");
  await sleep(5000);
  leader.running.child.kill("SIGCONT");
}

/** Lets a service sleep through many changes of accounts and the compaction of all that it has not read. */
async function compactUnderFrozenFront({ machines, faults, load }: Trial): Promise<void> {
  const [client] = (await newClients(machines, 1)) as [Client];
  const { running, origin } = machines.fronts[2]!;
  load.isStandstill = true;
  running.child.kill("SIGSTOP");
  const old = client.key;
  await machines.use(async (calls) => {
    for (let limit = 1; limit <= 250; limit++) await calls.limit({ name: client.name, limit });
    client.key = await calls.issue({ name: client.name });
  });
  const revision = /"revision":(\d+)/.exec(machines.etcdctl("get", "x", "-w", "json"))![1]!;
  machines.etcdctl("compact", revision);
  running.child.kill("SIGCONT");
  // It may take longer than a request waits, to read all that it missed.
  const decided = async (key: string) => {
    let reply = await ask(origin, { key });
    for (const end = Date.now() + 20_000; reply.status === 503 && Date.now() < end; )
      reply = await ask(origin, { key });
    return reply;
  };
  const refused = await decided(old);
  if (refused.status !== 401) faults.push(`a key that had ended was answered ${refused.status}`);
  const served = await decided(client.key);
  if (served.remaining !== 249) faults.push(`${served.remaining} remain in place of 249`);
  await load.answers(100);
  load.isStandstill = false;
}

async function loseMajority({ machines, faults }: Trial): Promise<void> {
  const [client] = (await newClients(machines, 1)) as [Client];
  const [one, other] = machines.members as [Member, Member, Member];
  await Promise.all([one.stop(), other.stop()]);
  await sleep(4000);
  for (const index of [0, 1, 2]) {
    if (await machines.isReady(index)) faults.push("/readyz is 200 without a majority");
  }
  const [origin] = machines.origins as [string];
  const reply = await ask(origin, { key: client.key });
  if (reply.status !== 503 || reply.retryAfter === undefined || reply.milliseconds > 8000) {
    faults.push(`without a majority: ${reply.status} in ${reply.milliseconds} ms`);
  }
  const page = await sendRequest(`${origin}/login?link=x`, {});
  if (page.status !== 503 || !/trenutno ni na voljo/.test(page.text)) {
    faults.push(`a page without a majority: ${page.status}`);
  }
  await sleep(4000);
  one.start();
  other.start();
}

/** Fills the engine up to its quota, and makes room again as its operator would. */
async function fillEngine({ machines, faults }: Trial): Promise<void> {
  const [client] = (await newClients(machines, 1)) as [Client];
  const [member] = machines.members as [Member];
  const value = "x".repeat(1_000_000);
  const filler = async (index: number) => {
    const key = Buffer.from(`filler/${index}`).toString("base64");
    const content = JSON.stringify({ key, value: Buffer.from(value).toString("base64") });
    return await sendRequest(`${member.endpoint}/v3/kv/put`, { method: "POST", content });
  };
  let index = 0;
  while ((await filler(index)).status === 200 && index < 100) index++;
  const reply = await ask(machines.origins[1]!, { key: client.key });
  if (reply.status !== 503 || reply.milliseconds > 8000) {
    faults.push(`at a full engine: ${reply.status} in ${reply.milliseconds} ms`);
  }
  await until("/readyz of a full engine", async () => !(await machines.isReady(1)));
  machines.etcdctl("del", "--prefix", "filler/");
  const revision = /"revision":(\d+)/.exec(machines.etcdctl("get", "x", "-w", "json"))![1]!;
  machines.etcdctl("compact", "--physical", revision);
  for (let round = 1; round === 1 || (await machines.largest()) > QUOTA_BYTES / 2; round++) {
    if (round > 3) throw new Error("The engine stays large after three times defrag");
    machines.etcdctl("defrag");
  }
  machines.etcdctl("alarm", "disarm");
}

/** Compares what was answered with what is on record. */
async function compare({ machines, clients, added, faults, note }: Trial): Promise<void> {
  const names = new Set<string>();
  const today = new DayClock("Europe/Ljubljana").today().date;
  await machines.use(async (calls) => {
    for (const { name, sent, answered } of clients) {
      const days = await calls.usage({ name });
      const counted = days.reduce((sum, { requests }) => sum + requests, 0);
      note(`${name.slice(0, 8)}: answered ${answered} <= counted ${counted} <= sent ${sent}`);
      if (answered > counted || counted > sent) faults.push(`${name} does not add up`);
      for (const { date } of days) {
        if (date > today) faults.push(`the wrong clock was believed: ${date}`);
      }
    }
    for await (const { name } of calls.users()) names.add(name);
  });
  note(`${added.length} users were added`);
  for (const name of added) {
    if (!names.has(name)) faults.push(`${name} was added and is gone`);
  }
}
