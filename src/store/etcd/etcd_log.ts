import { kept } from "../../base/bounded_map.ts";
import type { Day, DayClock } from "../../base/clock.ts";
import { Mutex } from "../../base/concurrency.ts";
import type { Problem } from "../../base/problem.ts";
import type { AccountState, Decision } from "../accounts/mod.ts";
import { writeBackup } from "../backup/mod.ts";
import { type Account, accountOfKey, type Outcome, type QuotaConfig, type StoreLog } from "../store.ts";
import { type CountedDay, MonotonicDay, type UsageHistory } from "../usage/mod.ts";
import { StoreUncertain } from "../wal/mod.ts";
import {
  createdAt,
  Deadline,
  type EngineAttempt,
  EngineError,
  engineUnavailable,
  kvsOf,
  put,
  range,
} from "./engine.ts";
import { OPERATION_TIMEOUT_MS, pause } from "./engine_operations.ts";
import { type Batch, encodeBatch } from "./layout.ts";
import type { MachineNotice } from "./machine.ts";
import { otherData, Replica, type ReplicaOptions } from "./replica.ts";
import type { AppliedBatch } from "./shared_state.ts";

/** How long a request waits for its outcome, in milliseconds; and while the engine is known to be away. */
const MAX_WAIT_MS = 7500;
const MAX_WAIT_WHILE_AWAY_MS = 1000;
/** The keys whose requests are put on record together. */
const MAX_KEYS = 4000;

/** The parts of an `EtcdLog`. */
export interface EtcdLogOptions extends Omit<ReplicaOptions, "onApplied"> {
  readonly clock: DayClock;
  readonly config: QuotaConfig;
  readonly machine: MachineNotice;
  readonly onWrite: ((milliseconds: number) => void) | undefined;
  /** Called at the end, to stop what runs beside the log. */
  readonly onClose: () => void;
}

/** A request that waits for its batch. */
interface WaitingRequest {
  readonly account: Account;
  readonly key: string;
  readonly deadline: Deadline;
  resolve(outcome: Outcome): void;
}

/** A change that waits for its batch. */
interface WaitingChange {
  readonly decision: Decision<unknown>;
  readonly revision: number;
  /** When it is given up. */
  readonly end: number;
  resolve(granted: { readonly value: unknown } | undefined): void;
  reject(error: unknown): void;
}

/** A batch that is being put on record. */
interface Flight {
  readonly batch: Batch;
  /** The requests by account and key, in the order of the batch. */
  readonly requests: readonly (readonly WaitingRequest[])[];
  readonly change: WaitingChange | undefined;
  readonly began: number;
  readonly landed: Promise<void>;
  land(): void;
}

/**
 * The log that machines share in etcd. A batch is put there without a condition on others; its revision is its place. The
 * transaction that puts it reads what others put before, so that with its answer the outcome is known.
 *
 * One batch of a process is on its way at a time; what is proposed meanwhile goes with the next.
 */
export class EtcdLog implements StoreLog {
  readonly #options: EtcdLogOptions;
  readonly #replica: Replica;
  readonly #mutex = new Mutex();
  #requests: WaitingRequest[] = [];
  #change: WaitingChange | undefined;
  #flight: Flight | undefined;
  #number = 0;
  #isAway = false;
  #followed: CountedDay | undefined;
  #monotonic!: MonotonicDay;

  constructor(options: EtcdLogOptions) {
    this.#options = options;
    const onApplied = (batch: Batch, applied: AppliedBatch) => this.#applied(batch, applied);
    this.#replica = new Replica({ ...options, onApplied });
  }

  /** Reads the state, and follows the log from then on. @throws {EngineError | StoreRefused | StoreDamaged} */
  async begin(): Promise<void> {
    await this.#replica.begin();
    await this.#options.machine.begin();
  }

  get state(): AccountState {
    return this.#replica.state.accounts;
  }

  get history(): UsageHistory {
    return this.#replica.state.usage.history;
  }

  /** Returns the day that is counted, or will be with the next request. */
  today(): Day {
    const { day } = this.#replica.state;
    if (day !== this.#followed) {
      this.#followed = day;
      this.#monotonic = new MonotonicDay(this.#options.clock, day);
    }
    return this.#monotonic.today();
  }

  count(account: number): number {
    const { day, usage } = this.#replica.state;
    return this.today().date === day.date ? usage.counter.count(account) : 0;
  }

  async propose(key: string): Promise<Outcome> {
    const deadline = new Deadline(this.#isAway ? MAX_WAIT_WHILE_AWAY_MS : MAX_WAIT_MS);
    let refused = this.#refusal(key);
    try {
      if (refused !== undefined) {
        // Another machine may have ended the reason: it issued the key, or raised the limit.
        await deadline.limit(this.#refreshed("cannot_count"));
        refused = this.#refusal(key);
        if (refused !== undefined) return refused;
      }
      const account = accountOfKey(this.state, key, this.#options.config)!;
      const outcome = new Promise<Outcome>((resolve) => {
        const id = this.state.table.keyId(account.number);
        this.#requests.push({ account, key: id, deadline, resolve });
      });
      this.#sendSoon();
      return await deadline.limit(outcome);
    } catch (error) {
      this.#isAway = true;
      const account = accountOfKey(this.state, key, this.#options.config);
      return { code: "unavailable", ...(account && { account }), error };
    } finally {
      deadline.clear();
    }
  }

  change<T>(decide: () => Decision<T>): Promise<T> {
    return this.#mutex.run(async () => {
      const end = performance.now() + OPERATION_TIMEOUT_MS;
      await this.#refreshed("cannot_change_accounts");
      for (;;) {
        const decision = decide();
        if (decision.changes.length === 0) return decision.result();
        const { accountsRevision: revision } = this.#replica.state;
        const granted = await new Promise<{ readonly value: unknown } | undefined>((resolve, reject) => {
          this.#change = { decision, revision, end, resolve, reject };
          this.#sendSoon();
        });
        if (granted !== undefined) return granted.value as T;
        // Another machine changed accounts before: it is decided again by those.
        if (performance.now() >= end) {
          const cause = new EngineError("too_many_changes", {}, { isCertain: true });
          throw engineUnavailable("cannot_change_accounts", cause);
        }
      }
    });
  }

  refresh(): Promise<void> {
    return this.#refreshed("cannot_read_accounts");
  }

  problem(translations: () => string): Promise<Problem<"store"> | undefined> {
    return this.#options.machine.problem(translations());
  }

  async *backup(): AsyncGenerator<Uint8Array, undefined> {
    await this.#refreshed("cannot_read_store");
    const seconds = Math.floor(this.#options.now() / 1000);
    const { sources, release } = await this.#replica.state.capture(seconds);
    try {
      yield* writeBackup(sources, seconds);
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    const { machine, onClose } = this.#options;
    while (this.#flight !== undefined || this.#requests.length > 0 || this.#change !== undefined) {
      this.#send();
      await this.#flight?.landed;
    }
    await this.#mutex.run(async () => {});
    await machine.close();
    await this.#replica.close();
    onClose();
  }

  async #refreshed(attempt: EngineAttempt): Promise<void> {
    try {
      await this.#replica.refresh();
      this.#isAway = false;
    } catch (error) {
      throw error instanceof EngineError ? engineUnavailable(attempt, error) : error;
    }
  }

  /** Returns the outcome of a request that cannot be counted, as far as is known; undefined if it may be. */
  #refusal(key: string): Outcome | undefined {
    const account = accountOfKey(this.state, key, this.#options.config);
    if (account === undefined) return { code: "unknown_key" };
    return this.count(account.number) < account.limit ? undefined : { code: "exhausted", account };
  }

  #sendSoon(): void {
    if (this.#flight === undefined) setImmediate(() => this.#send());
  }

  /** Sends what is proposed as a batch, unless one is on its way. */
  #send(): void {
    if (this.#flight !== undefined) return;
    const { process, clock, config } = this.#options;
    const byKey = new Map<string, WaitingRequest[]>();
    let taken = 0;
    for (const request of this.#requests) {
      if (byKey.size === MAX_KEYS) break;
      taken++;
      // It was refused.
      if (request.deadline.hasPassed) continue;
      kept(byKey, `${request.account.number} ${request.key}`, () => []).push(request);
    }
    this.#requests = this.#requests.slice(taken);
    const change = this.#change;
    this.#change = undefined;
    if (byKey.size === 0 && change === undefined) return;
    const requests = [...byKey.values()];
    const batch: Batch = {
      ...{ process, number: ++this.#number, date: clock.today().date, now: clock.now() },
      limit: config.current["daily-limit"],
      requests: requests.map((some) => {
        const [{ account, key }] = some as [WaitingRequest];
        return { account: account.number, count: some.length, key };
      }),
      change: change && { revision: change.revision, changes: change.decision.changes },
    };
    let land!: () => void;
    const landed = new Promise<void>((resolve) => {
      land = resolve;
    });
    const began = performance.now();
    this.#flight = { batch, requests, change, began, landed, land };
    void this.#put(this.#flight);
  }

  /** Puts a batch on record, again and again until it is applied or given up. */
  async #put(flight: Flight): Promise<void> {
    const { engine, layout } = this.#options;
    const { batch, change, began } = flight;
    const end = Math.min(began + OPERATION_TIMEOUT_MS, change?.end ?? Number.POSITIVE_INFINITY);
    const key = layout.batch(batch.process, batch.number);
    const bytes = encodeBatch(batch);
    const failure = [range(layout.format, { keysOnly: true })];
    let isCertain = true;
    for (;;) {
      try {
        // The key is not put a second time where an answer was lost.
        const compare = [createdAt(layout.format, this.#replica.epoch), createdAt(key, 0)];
        const news = this.#replica.news();
        const success = [...news.operations, put(key, bytes), put(layout.last, "")];
        const result = await engine.attempt({ compare, success, failure });
        if (result.succeeded) {
          isCertain = false;
          await this.#replica.landed(result, { news, key, bytes });
          return this.#endFlight(flight);
        }
        const [format] = kvsOf(result, 0);
        if (Number(format?.create_revision ?? 0) !== this.#replica.epoch) {
          this.#replica.compare();
          throw otherData();
        }
        isCertain = false;
        await this.#replica.refresh();
        return this.#endFlight(flight);
      } catch (error) {
        if (flight !== this.#flight) return;
        if (!(error instanceof EngineError)) return this.#giveUp(flight, { error, isCertain });
        isCertain &&= error.isCertain;
        if (error.isFinal || error.is("other_engine_data") || performance.now() >= end) {
          return this.#giveUp(flight, { error, isCertain });
        }
      }
      await pause();
    }
  }

  /** Ends a batch that is on record and applied. A process that was far behind took a snapshot with it, and saw no outcome. */
  #endFlight(flight: Flight): void {
    if (flight !== this.#flight) return;
    const error = new EngineError("outcome_unknown", {}, { isCertain: false });
    this.#giveUp(flight, { error, isCertain: false });
  }

  #giveUp(flight: Flight, { error, isCertain }: { error: unknown; isCertain: boolean }): void {
    this.#isAway = true;
    const known = error instanceof EngineError;
    const cause = known ? engineUnavailable("cannot_count", error) : error;
    for (const { account, resolve } of flight.requests.flat()) {
      resolve({ code: "unavailable", account, error: cause });
    }
    flight.change?.reject(
      isCertain && known
        ? engineUnavailable("cannot_change_accounts", error)
        : new StoreUncertain(error, "uncertain_change"),
    );
    this.#landed(flight);
  }

  /** Reports the outcomes of a batch of this process. */
  #applied(batch: Batch, applied: AppliedBatch): void {
    const isOfOthers = batch.process !== this.#options.process;
    if (isOfOthers && batch.requests.length > 0) this.#options.machine.compareLimit(batch.limit);
    const flight = this.#flight;
    if (flight === undefined || flight.batch.process !== batch.process) return;
    if (flight.batch.number !== batch.number) return;
    for (const [index, requests] of flight.requests.entries()) {
      const { granted, remaining, error } = applied.requests[index]!;
      for (const [place, { account, resolve }] of requests.entries()) {
        if (error !== undefined) resolve({ code: "unavailable", account, error });
        else if (granted === undefined) resolve({ code: "unknown_key" });
        else if (place >= granted) resolve({ code: "exhausted", account });
        else resolve({ code: "counted", account, remaining: remaining + granted - 1 - place });
      }
    }
    const { change } = flight;
    try {
      change?.resolve(applied.isChanged ? { value: change.decision.result() } : undefined);
    } catch (error) {
      change?.reject(error);
    }
    this.#isAway = false;
    this.#options.onWrite?.(performance.now() - flight.began);
    this.#landed(flight);
  }

  #landed(flight: Flight): void {
    this.#flight = undefined;
    flight.land();
    if (this.#requests.length > 0 || this.#change !== undefined) this.#sendSoon();
  }
}
