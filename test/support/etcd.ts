/** Starts etcd, where it is installed: one, or three that form a cluster. */
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { DayClock } from "../../src/base/clock.ts";
import { type ClusterOptions, openCluster } from "../../src/store/etcd/mod.ts";
import { endOnce } from "./at_end.ts";
import { freePort } from "./free_port.ts";
import { missing } from "./missing.ts";
import { type Running, startProgram } from "./process.ts";
import { scratchFolder } from "./scratch.ts";
import { until } from "./until.ts";

/** The reason to skip tests with etcd; false where it is installed. */
export const NO_ETCD = missing("etcd", "etcdctl");

/** A member of etcd. */
export interface Member {
  readonly endpoint: string;
  /** The process, which changes when the member starts again. */
  running: Running;
  /** Starts the member again on its data. */
  start(): void;
  stop(): Promise<void>;
  /** Has it stand still, or go on. */
  freeze(isFrozen: boolean): Promise<void>;
}

/** Starts members that form one cluster, on free ports and in folders of their own. */
export async function startEtcd(
  members = 1,
  { options = [], scheme = "http" }: { options?: readonly string[]; scheme?: string } = {},
): Promise<Member[]> {
  const ports: number[] = [];
  for (let port = 0; port < 2 * members; port++) ports.push(await freePort());
  const peer = (index: number) => `http://127.0.0.1:${ports[members + index]}`;
  const cluster = Array.from({ length: members }, (_, index) => `m${index}=${peer(index)}`).join(",");
  const all = Array.from({ length: members }, (_, index): Member => {
    const endpoint = `${scheme}://127.0.0.1:${ports[index]}`;
    const folder = scratchFolder();
    const args = [
      ...["--name", `m${index}`, "--data-dir", folder, "--logger", "zap", "--log-level", "error"],
      ...["--listen-client-urls", endpoint, "--advertise-client-urls", endpoint],
      ...["--listen-peer-urls", peer(index), "--initial-advertise-peer-urls", peer(index)],
      ...["--initial-cluster", cluster, ...options],
    ];
    const start = () => startProgram(["etcd", ...args], { env: process.env });
    const member: Member = {
      endpoint,
      running: start(),
      start() {
        this.running = start();
      },
      async freeze(isFrozen) {
        const { pid } = this.running.child;
        this.running.child.kill(isFrozen ? "SIGSTOP" : "SIGCONT");
        const stands = () => /^\d+ \(.*\) T/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
        await until("the signal", () => stands() === isFrozen);
      },
      async stop() {
        this.running.child.kill("SIGKILL");
        await this.running.ended;
      },
    };
    endOnce(() => member.stop());
    return member;
  });
  if (scheme === "http") {
    for (const { endpoint, running } of all) {
      let isOver = false;
      void running.ended.then(() => {
        isOver = true;
      });
      // A port that was free may be another program's by now.
      await until(`etcd at ${endpoint}`, () => isOver || isHealthy(endpoint));
      if (isOver) {
        await Promise.all(all.map((member) => member.stop()));
        if (!/address already in use/.test(running.stderr)) throw new Error(`etcd ended: ${running.stderr}`);
        return startEtcd(members, { options, scheme });
      }
    }
  }
  return all;
}

/** Returns true if a member answers, and so has a majority. */
export function isHealthy(endpoint: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(`${endpoint}/health`, { timeout: 1000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(false));
  });
}

/** How tests reach an engine. */
export function engineAt(
  endpoints: readonly string[],
  changes: Partial<ClusterOptions["engine"]> = {},
): ClusterOptions["engine"] {
  const none = { ca: "", cert: "", key: "", user: "", password: "", prefix: "ambo", quota: 0 };
  return { endpoints, ...none, ...changes };
}

/** Opens a store in an engine; the end of the test file closes it. */
export async function clusterStore(
  endpoints: readonly string[],
  {
    prefix = "ambo",
    now = () => NOON,
    ...options
  }: Partial<ClusterOptions> & {
    prefix?: string;
    now?: () => number;
  } = {},
) {
  const store = await openCluster({
    engine: engineAt(endpoints, { prefix }),
    create: true,
    trustsClock: true,
    clock: new DayClock("Europe/Ljubljana", now),
    config: { current: { "daily-limit": 100 } },
    passwordCost: 4,
    ...options,
  });
  const close = endOnce(() => store.close());
  return Object.assign(store, { end: close });
}

export const NOON = Date.parse("2026-11-21T12:00:00+01:00");
