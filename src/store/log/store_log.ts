import type { Day } from "../../base/clock.ts";
import type { Journal } from "../accounts/mod.ts";
import type { Outcome } from "../proposals.ts";
import type { UsageHistory } from "../usage/mod.ts";
import type { StoreError } from "../wal/mod.ts";

/**
 * The log of a store. Requests and changes of accounts are proposed to it; it puts them on record in one order and
 * applies them in that order. All that is asked about users and counts is read from what it has applied.
 */
export interface StoreLog extends Journal {
  /** The counts of past days and of today. */
  readonly history: UsageHistory;

  /** Returns the day that is counted now. */
  today(): Day;

  /** Returns the requests of an account that were counted today. */
  count(account: number): number;

  /** Proposes to count a request for the owner of a key. It never rejects. */
  propose(key: string): Promise<Outcome>;

  /** Applies what other processes put on record before this call; undefined where no other does. */
  refresh(): undefined | Promise<void>;

  /** Tells what keeps the service from serving; undefined if nothing does. */
  problem(translations: () => string): StoreError | undefined | Promise<StoreError | undefined>;

  /** Yields the pieces of a backup file. @throws {StoreUnavailable} If something cannot be read. */
  backup(): AsyncGenerator<Uint8Array, undefined>;

  /** Applies what was proposed, and closes. @throws {StoreUnavailable} If that cannot be put on record. */
  close(): Promise<void>;
}
