import { hash } from "node:crypto";
import { AccountError, unknownUser } from "../../auth/mod.ts";
import type { Day } from "../../base/clock.ts";
import { Account, type QuotaConfig } from "../account.ts";
import { Accounts, SignIn, translationCode } from "../accounts/mod.ts";
import type { Store, Uncounted } from "../store.ts";
import type { DayTotal, HistoryOptions } from "../usage/mod.ts";
import type { ClusterCompactor } from "./cluster_compactor.ts";
import type { ClusterCounter } from "./cluster_counter.ts";
import type { ClusterHistory } from "./cluster_history.ts";
import type { ClusterJournal } from "./cluster_journal.ts";
import type { DayTurn } from "./day_turn.ts";
import type { EngineClient } from "./engine_client.ts";
import { EngineError, engineUnavailable } from "./engine_error.ts";
import type { Layout } from "./layout.ts";
import type { MachineNotice } from "./machine.ts";
import type { SharedState } from "./shared_state.ts";

/** The parts of a store in an engine. */
export interface ClusterStoreDependencies {
  readonly client: EngineClient;
  readonly layout: Layout;
  readonly shared: SharedState;
  readonly journal: ClusterJournal;
  readonly counter: ClusterCounter;
  readonly turn: DayTurn;
  readonly history: ClusterHistory;
  readonly compactor: ClusterCompactor;
  readonly machine: MachineNotice;
  readonly now: () => number;
  readonly config: QuotaConfig;
  /** In milliseconds. */
  readonly lifetimes: { readonly link: number; readonly session: number };
  readonly passwordCost: number | undefined;
  /** Ends what goes on beside. */
  readonly onClose: () => void;
}

/** A store in an engine that several processes share. What they change is learned when it matters. */
export class ClusterStore implements Store {
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly #dependencies: ClusterStoreDependencies;
  readonly #shared: SharedState;
  readonly #counter: ClusterCounter;

  /** Use `openCluster`. */
  constructor(dependencies: ClusterStoreDependencies) {
    const { journal, now, lifetimes, passwordCost } = dependencies;
    this.#dependencies = dependencies;
    this.#shared = dependencies.shared;
    this.#counter = dependencies.counter;
    this.accounts = new Accounts(journal, now);
    this.signIn = new SignIn(journal, { now, lifetimes, passwordCost });
  }

  accountOfKey(key: string): Account | undefined {
    const { table } = this.#shared.accounts;
    const account = table.numberOfKeyHash(hash("sha256", key, "binary"));
    return account === 0 || table.isDisabled(account) ? undefined : this.#account(account);
  }

  accountOfUser(name: string): Account | undefined {
    const account = this.#shared.accounts.table.numberOfName(name);
    return account === 0 ? undefined : this.#account(account);
  }

  get ready(): undefined | Promise<void> {
    return this.#counter.ready;
  }

  consume(account: Account): number {
    return this.#counter.consume(account.number, account.limit);
  }

  used(account: Account): number {
    return this.#counter.count(account.number);
  }

  remaining(account: Account): number {
    return Math.max(0, account.limit - this.#counter.count(account.number));
  }

  get pending(): boolean {
    return this.#counter.pending;
  }

  commit(): undefined | Promise<Uncounted> {
    return this.#counter.commit();
  }

  get defaultTranslation(): string | undefined {
    return this.#shared.accounts.defaultTranslation;
  }

  async setDefaultTranslation(code: string | undefined): Promise<void> {
    if (code !== undefined) translationCode(code);
    await this.#dependencies.journal.change(() => ({
      changes: [{ kind: "default-translation", account: 0, code }],
      result: () => {},
    }));
  }

  current(): Promise<void> {
    return asked("Cannot read the accounts", this.#shared.current());
  }

  currentCounts(): Promise<void> {
    const learn = async (): Promise<void> => {
      await this.#shared.current();
      await this.#dependencies.history.learnCounts(this.#shared.day.date);
    };
    return asked("Cannot read the counts", learn());
  }

  problem(translations: () => string): Promise<string | undefined> {
    return this.#dependencies.machine.problem(translations());
  }

  today(): Day {
    return this.#counter.today();
  }

  async usageOf(name: string, options?: HistoryOptions): Promise<DayTotal[]> {
    await this.current();
    const account = this.#shared.accounts.table.numberOfName(name);
    if (account === 0) throw unknownUser(name);
    const { history } = this.#dependencies;
    return await asked("Cannot read the history", history.ofAccount(account, options));
  }

  async lastUses(names: readonly string[], since: string): Promise<ReadonlyMap<string, string>> {
    const dates = new Map<string, string>();
    for (const name of names) {
      const days = await this.usageOf(name, { since }).catch((error: unknown) => {
        if (error instanceof AccountError) return [];
        throw error;
      });
      const last = days.findLast(({ requests }) => requests > 0);
      if (last !== undefined) dates.set(name, last.date);
    }
    return dates;
  }

  usage(options?: HistoryOptions): Promise<DayTotal[]> {
    return asked("Cannot read the history", this.#dependencies.history.total(options));
  }

  async *backup(): AsyncGenerator<Uint8Array, undefined> {
    const { backupCluster } = await import("./cluster_backup.ts");
    try {
      yield* backupCluster(this.#dependencies);
    } catch (error) {
      throw storeError("Cannot read the store", error);
    }
  }

  async close(): Promise<void> {
    const { compactor, counter, journal, turn, machine, client, onClose } = this.#dependencies;
    onClose();
    turn.close();
    try {
      const last = counter.commit();
      if (last !== undefined) await last;
    } finally {
      await counter.close();
      await compactor.close();
      await journal.close();
      await machine.close();
      client.close();
    }
  }

  #account(number: number): Account {
    const { config } = this.#dependencies;
    return new Account(number, { table: this.#shared.accounts.table, config });
  }
}

async function asked<T>(attempt: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw storeError(attempt, error);
  }
}

function storeError(attempt: string, error: unknown): unknown {
  return error instanceof EngineError ? engineUnavailable(attempt, error) : error;
}
