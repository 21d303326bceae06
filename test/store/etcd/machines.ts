/** Machines with stores of their own on a model of etcd. */
import assert from "node:assert/strict";
import { DayClock } from "../../../src/base/clock.ts";
import { put } from "../../../src/store/etcd/engine.ts";
import { EtcdLog, type EtcdLogOptions } from "../../../src/store/etcd/etcd_log.ts";
import { Layout } from "../../../src/store/etcd/layout.ts";
import type { MachineNotice } from "../../../src/store/etcd/machine.ts";
import { encodeFormat } from "../../../src/store/etcd/new_store.ts";
import { Store } from "../../../src/store/store.ts";
import { seededRandom } from "../../support/random.ts";
import { ModelContent, ModelEngine } from "./model_engine.ts";

/** The requests a day of a user without a limit. */
export const LIMIT = 40;
const ZONE = "Europe/Ljubljana";
export const layout = new Layout("ambo");

export const CLOCK = new DayClock(ZONE, () => Date.parse("2026-11-21T12:00:00Z"));

const noop = async () => {};

/** Makes an engine with a store in which there is nothing. */
export function newContent(): ModelContent {
  const content = new ModelContent();
  begin(content);
  return content;
}

/** Puts a new store into an engine. */
export function begin(content: ModelContent): void {
  content.run({ success: [put(layout.format, encodeFormat(ZONE)), put(layout.last, "")] });
}

/** A machine that can be ended and started again. */
export class Machine {
  readonly #content: ModelContent;
  readonly #random: () => number;
  store!: Store<EtcdLog>;
  engine!: ModelEngine;
  /** The id of its process. */
  process = "";
  /** The reported limits of others, and the numbers of reports of a write and of its end. */
  readonly told = { limits: [] as (number | undefined)[], writes: 0, ends: 0 };

  constructor(content: ModelContent, random: () => number) {
    this.#content = content;
    this.#random = random;
  }

  async start(clock: DayClock, options: Partial<EtcdLogOptions> = {}): Promise<void> {
    const random = this.#random;
    const { told } = this;
    this.engine = new ModelEngine(this.#content, random);
    this.process = Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join("");
    const config = { current: { "daily-limit": LIMIT } };
    const compareLimit = (limit: number | undefined) => void told.limits.push(limit);
    const log = new EtcdLog({
      ...{ engine: this.engine, layout, config, clock, now: clock.now, days: 400 },
      process: this.process,
      rewriteFrom: 3000,
      warn: (warning) => assert.equal(warning.code, "cannot_compact_engine"),
      machine: { ...{ begin: noop, close: noop }, compareLimit } as unknown as MachineNotice,
      onWrite: () => told.writes++,
      onClose: () => told.ends++,
      ...options,
    });
    await log.begin();
    this.store = new Store({ log, now: clock.now, config, passwordCost: 4, linkLifetime: 1, sessionLifetime: 1 });
  }
}

/** Starts two machines on an engine that loses nothing. */
export async function twoMachines(): Promise<{
  content: ModelContent;
  one: Machine;
  other: Machine;
}> {
  const content = newContent();
  const [one, other] = [1, 2].map((seed) => new Machine(content, seededRandom(seed))) as [Machine, Machine];
  for (const machine of [one, other]) {
    await machine.start(CLOCK);
    machine.engine.loss = 0;
  }
  return { content, one, other };
}
