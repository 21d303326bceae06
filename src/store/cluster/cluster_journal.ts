import { Mutex } from "../../base/mutex.ts";
import { type AccountState, type Decision, decideOnUser, type Journal } from "../accounts/mod.ts";
import { type StoreUnavailable, StoreUncertain } from "../wal/mod.ts";
import { type EngineClient, OPERATION_TIMEOUT_MS, pause } from "./engine_client.ts";
import { EngineError, engineUnavailable } from "./engine_error.ts";
import type { Layout } from "./layout.ts";
import { encodeNumber, encodeRecordedChange, type SharedState } from "./shared_state.ts";
import { put, revisionOf, unchanged } from "./transaction.ts";

/** The parts of a `ClusterJournal`. */
export interface ClusterJournalOptions {
  readonly client: EngineClient;
  readonly layout: Layout;
  readonly shared: SharedState;
  /** The id of this process. */
  readonly instance: string;
  /** Called after each change that is on record. */
  readonly onChange: () => void;
}

/**
 * The accounts in the engine. A change is put there if no other came in between since it was decided on; else what came
 * is learned first and the change decided on again.
 */
export class ClusterJournal implements Journal {
  readonly #options: ClusterJournalOptions;
  readonly #mutex = new Mutex();
  #operation = 0;

  constructor(options: ClusterJournalOptions) {
    this.#options = options;
  }

  get state(): AccountState {
    return this.#options.shared.accounts;
  }

  change<T>(decide: () => Decision<T>): Promise<T> {
    return this.#mutex.run(async () => {
      const { shared, onChange } = this.#options;
      const end = performance.now() + OPERATION_TIMEOUT_MS;
      await this.#learn();
      for (;;) {
        const { changes, result } = decide();
        if (changes.length === 0) return result();
        const change = {
          number: shared.number + 1,
          instance: this.#options.instance,
          operation: ++this.#operation,
          changes,
        };
        if (await this.#append(change, end)) {
          onChange();
          return result();
        }
      }
    });
  }

  changeUser<T>(name: string, decide: (account: number) => Decision<T>): Promise<T> {
    return this.change(() => decideOnUser(this.state, { name, decide }));
  }

  /** Waits for the changes under way. */
  close(): Promise<void> {
    return this.#mutex.run(async () => {});
  }

  async #learn(): Promise<void> {
    try {
      await this.#options.shared.current();
    } catch (error) {
      throw unavailable(error);
    }
  }

  /**
   * Puts a change on record, if no other came before it. Where the answer is lost it is asked for: a repetition finds the
   * change among those that came.
   *
   * @returns False if another came before it, which is known now.
   */
  async #append(change: Parameters<typeof encodeRecordedChange>[0], end: number): Promise<boolean> {
    const { client, layout, shared } = this.#options;
    const { number, operation } = change;
    const bytes = encodeRecordedChange(change);
    const transaction = {
      compare: [unchanged(layout.accounts, shared.accountsRevision)],
      success: [
        put(layout.accounts, encodeNumber("accounts", number)),
        put(layout.change(number), bytes),
      ],
    };
    for (let isCertain = true; ; await pause()) {
      try {
        const result = await client.attempt({ ...transaction, failure: shared.reads });
        if (result.succeeded) {
          shared.applyOwn(change, { revision: revisionOf(result), bytes: bytes.length });
          if (shared.lastOwnOperation < operation) await this.#learn();
          return true;
        }
        if (!shared.learn(result, 0)) await this.#learn();
        if (shared.lastOwnOperation >= operation) return true;
        if (performance.now() >= end)
          throw new EngineError("too many changes at once", { isCertain });
        return false;
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        isCertain &&= error.isCertain;
        if (!error.isFinal && performance.now() < end) continue;
        throw isCertain ? unavailable(error) : uncertain(error);
      }
    }
  }
}

function uncertain(error: EngineError): StoreUncertain {
  return new StoreUncertain(
    error,
    "It is not known whether the change was made; look, and make it again if not",
  );
}

function unavailable(error: unknown): StoreUnavailable | unknown {
  return error instanceof EngineError
    ? engineUnavailable("Cannot change the accounts", error)
    : error;
}
