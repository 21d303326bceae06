/** Clients that ask over and over, and notice what must never be. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** A key and what became of the requests with it. */
export interface Client {
  readonly name: string;
  key: string;
  sent: number;
  answered: number;
  /** The remainders that were answered. */
  readonly remainders: Set<number>;
}

/** The answer to one request; status 0 where the connection broke. */
export interface Reply {
  readonly status: number;
  readonly remaining: number;
  readonly retryAfter: string | undefined;
  readonly milliseconds: number;
}

/** Sends one request with a key. */
export function ask(origin: string, options: { key: string; agent?: Agent | false }): Promise<Reply> {
  const { key, agent = false } = options;
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, remaining = -1, retryAfter?: string) =>
      resolve({ status, remaining, retryAfter, milliseconds: performance.now() - began });
    const headers = { "X-API-Key": key };
    const asked = request(`${origin}/v1/translations`, { agent, headers }, (response) => {
      const { "x-ratelimit-remaining": remaining, "retry-after": retryAfter } = response.headers;
      response.resume();
      response.on("end", () => done(response.statusCode ?? 0, Number(remaining), retryAfter));
      response.on("error", () => done(0));
    });
    asked.on("error", () => done(0));
    asked.end();
  });
}

/** Load on one or more origins until it is stopped. */
export class Load {
  /** How many replies had each status. */
  readonly statuses = new Map<number, number>();
  /** What must never be. */
  readonly faults: string[] = [];
  slowest = 0;
  /** True while a service does not respond, which no one can answer for. */
  isStandstill = false;
  readonly #clients: readonly Client[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #isStopped = false;
  readonly #lanes: Promise<void>[];

  constructor(origins: readonly string[], options: { clients: readonly Client[]; lanes: number }) {
    this.#clients = options.clients;
    this.#lanes = Array.from({ length: options.lanes }, (_, index) =>
      this.#run(origins[index % origins.length]!, options.clients[index % options.clients.length]!),
    );
  }

  /** Waits until so many more were answered. */
  async answers(more: number): Promise<void> {
    const total = () => this.#clients.reduce((sum, { answered }) => sum + answered, 0);
    const goal = total() + more;
    const end = Date.now() + 40_000;
    while (total() < goal) {
      if (Date.now() > end) throw new Error(`Nothing is answered any more: ${this}`);
      await sleep(20);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#lanes);
    this.#agent.destroy();
  }

  toString(): string {
    return [...this.statuses].map(([status, count]) => `${count} × ${status || "broken"}`).join(", ");
  }

  async #run(origin: string, client: Client): Promise<void> {
    for (let last = Number.POSITIVE_INFINITY; !this.#isStopped; await sleep(3)) {
      client.sent++;
      const { status, remaining, milliseconds } = await ask(origin, {
        key: client.key,
        agent: this.#agent,
      });
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      this.slowest = Math.max(this.slowest, milliseconds);
      if (milliseconds > 9000 && !this.isStandstill)
        this.faults.push(`${client.name}: ${milliseconds} ms for ${status}`);
      if (status === 200) {
        client.answered++;
        if (remaining >= last) this.faults.push(`${client.name}: ${remaining} left after ${last}`);
        if (client.remainders.has(remaining)) this.faults.push(`${client.name}: ${remaining} twice`);
        client.remainders.add(remaining);
        last = remaining;
      } else if (![0, 502, 503, 504].includes(status)) {
        this.faults.push(`${client.name}: status ${status}`);
      } else {
        await sleep(50);
      }
    }
  }
}
