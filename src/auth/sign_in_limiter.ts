import { hash } from "node:crypto";
import { BoundedMap } from "../base/bounded_map.ts";

/** From which failure on one has to wait, and how long at most. */
interface Policy {
  /** Failures that cost nothing. */
  readonly free: number;
  /** Milliseconds; the wait doubles from one second up to this. */
  readonly longest: number;
}

const MINUTE = 60_000;

/**
 * Who guesses is told apart by the account and the address together, by the address, and by the account. The last has
 * the mildest policy: it stops guesses that are spread over many addresses without keeping the owner out for long.
 */
const POLICIES = {
  pair: { free: 3, longest: 15 * MINUTE },
  address: { free: 12, longest: 15 * MINUTE },
  account: { free: 24, longest: MINUTE },
} satisfies Record<string, Policy>;

type Kind = keyof typeof POLICIES;

/** Failures are forgotten after this time without one. */
const FORGOTTEN_AFTER = 60 * MINUTE;
/** Of each kind; those that failed longest ago are forgotten first. */
const MOST_ENTRIES = 10_000;

interface Entry {
  failures: number;
  /** When the last attempt began, in milliseconds since the Unix epoch. */
  last: number;
}

/** Who tries to sign in: an account's name in one spelling, and the client's address. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
}

/**
 * Makes whoever gives wrong passwords wait, longer each time. It knows of passwords alone: an account's API key works
 * on, and so does a one-time link. It forgets everything with the process.
 */
export class Attempts {
  readonly #now: () => number;
  readonly #entries: Readonly<Record<Kind, BoundedMap<Entry>>> = {
    pair: new BoundedMap(MOST_ENTRIES),
    address: new BoundedMap(MOST_ENTRIES),
    account: new BoundedMap(MOST_ENTRIES),
  };

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Begins an attempt. It counts as failed until {@linkcode succeeded} says otherwise, so that many at once gain nothing.
   *
   * @returns How many milliseconds to wait first; 0 where the attempt may go on.
   */
  begin(attempt: Attempt): number {
    const now = this.#now();
    const keys = Object.entries(keysOf(attempt)) as [Kind, string][];
    const wait = Math.max(...keys.map(([kind, key]) => this.#wait({ kind, key, now })));
    if (wait > 0) return wait;
    for (const [kind, key] of keys) this.#count({ kind, key, now });
    return 0;
  }

  /** Takes an attempt back that was right. The address keeps its earlier failures: its user may know one password. */
  succeeded(attempt: Attempt): void {
    const { pair, address, account } = keysOf(attempt);
    this.#entries.pair.delete(pair);
    this.#entries.account.delete(account);
    const entry = this.#entries.address.get(address);
    if (entry !== undefined) entry.failures--;
  }

  #wait({ kind, key, now }: { kind: Kind; key: string; now: number }): number {
    const entry = this.#entries[kind].get(key);
    if (entry === undefined || now - entry.last >= FORGOTTEN_AFTER) return 0;
    const { free, longest } = POLICIES[kind];
    if (entry.failures < free) return 0;
    const wait = Math.min(longest, 1000 * 2 ** (entry.failures - free));
    // Where the clock went back, the wait begins anew by its new reading.
    entry.last = Math.min(entry.last, now);
    return Math.max(0, entry.last + wait - now);
  }

  #count({ kind, key, now }: { kind: Kind; key: string; now: number }): void {
    const entries = this.#entries[kind];
    const before = entries.get(key);
    const failures = before && now - before.last < FORGOTTEN_AFTER ? before.failures : 0;
    entries.set(key, { failures: failures + 1, last: now });
  }
}

function keysOf({ account, address }: Attempt): Record<Kind, string> {
  // A hash has one length, whatever was typed for a name.
  const name = hash("sha256", account.normalize("NFC").trim().toLowerCase(), "base64url");
  return { pair: `${address} ${name}`, address, account: name };
}
