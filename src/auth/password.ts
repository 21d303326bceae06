import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { BoundedMap } from "../base/bounded_map.ts";
import { Problem } from "../base/problem.ts";
import { escapeInvisible } from "../base/quoted.ts";

/**
 * Binary logarithm of N; with r = 8 one computation takes 32 MiB. Four in turn (p = 4) are as much work as one of
 * 128 MiB, which would double the memory of the service while someone signs in.
 */
const COST = 15;
const BLOCK_SIZE = 8;
const PARALLELISM = 4;
/** The parameters of earlier releases, as stored: such passwords are good until they are changed. */
const EARLIER_PARAMETERS = "17:8:1";
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const MIN_LENGTH = 10;
const MAX_LENGTH = 256;

/** The computations that may wait, with the one under way, before more are refused. */
const MAX_WAITING = 32;

/** Checks a new password. @throws {Problem<"accounts">} `invalid_password` if it has fewer than 10 characters or more than 256. */
export function checkPassword(password: string): void {
  const length = [...password].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    throw new Problem("accounts.invalid_password", { min: MIN_LENGTH, max: MAX_LENGTH });
  }
}

/** Returns the error for a name that no user has. */
export function unknownUser(name: string): Problem<"accounts"> {
  return new Problem("accounts.unknown_user", { name: escapeInvisible(name) });
}

/**
 * Hashes and compares passwords with scrypt, in a thread beside the event loop.
 *
 * One computation at a time: many at once would take the memory of the service many times over.
 */
export class PasswordHasher {
  readonly #cost: number;
  readonly #parameters: string;
  readonly #queue: FairQueue;

  /** @param options `cost`: the binary logarithm of N; a lower one than usual is for tests alone. */
  constructor(options: { mostWaiting?: number; cost?: number | undefined } = {}) {
    this.#cost = options.cost ?? COST;
    this.#parameters = `${this.#cost}:${BLOCK_SIZE}:${PARALLELISM}`;
    this.#queue = new FairQueue(options.mostWaiting ?? MAX_WAITING);
  }

  /**
   * Hashes a password, for storing it as `scrypt:15:8:4:SALT:HASH`, salt and hash in base64url.
   *
   * @throws {Problem<"accounts">} `too_busy`
   */
  async hash(password: string, options: HashingOptions = {}): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derive(password, { salt, N: 2 ** this.#cost, ...options });
    return this.#stored(salt, hash);
  }

  /**
   * Compares a password with the one stored. Where none is stored the same work is done for nothing, so that the time
   * taken does not reveal if the user exists.
   *
   * @throws {Problem<"accounts">} `too_busy`
   */
  async matches(
    password: string,
    { stored, ...options }: HashingOptions & { stored: string | undefined },
  ): Promise<boolean> {
    if ([...password].length > MAX_LENGTH) return false;
    const parts = (stored ?? this.#nobody()).split(":");
    const [, cost, blockSize, parallelism, salt, expected] = parts;
    const parameters = `${cost}:${blockSize}:${parallelism}`;
    if (parameters !== this.#parameters && parameters !== EARLIER_PARAMETERS) return false;
    const derived = await this.#derive(password, {
      salt: Buffer.from(salt!, "base64url"),
      N: 2 ** Number(cost),
      p: Number(parallelism),
      ...options,
    });
    const same = timingSafeEqual(derived, Buffer.from(expected!, "base64url"));
    return same && stored !== undefined;
  }

  /** Refuses all computations but the one under way. */
  close(): void {
    this.#queue.close();
  }

  #derive(
    password: string,
    { salt, N, p = PARALLELISM, ...client }: HashingOptions & { salt: Buffer; N: number; p?: number },
  ): Promise<Buffer> {
    const options = { N, r: BLOCK_SIZE, p, maxmem: 256 * N * BLOCK_SIZE };
    const compute = () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, HASH_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      });
    return this.#queue.run(client, compute);
  }

  #nobody(): string {
    return this.#stored(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
  }

  #stored(salt: Buffer, hash: Buffer): string {
    return `scrypt:${this.#parameters}:${salt.toString("base64url")}:${hash.toString("base64url")}`;
  }
}

/** The time after which uses of the queue are forgotten. */
const MEMORY_MS = 10 * 60_000;
/** The requesters that are remembered for certain. */
const MAX_REQUESTERS = 10_000;

/** The use that a requester made of the queue of late. */
interface Use {
  runs: number;
  attempts: number;
}

/** The client that asks for a computation. */
export interface HashingOptions {
  /** The client, in any form: places are shared out by it. */
  readonly requester?: string;
  /** True for a client with a right of its own, such as a browser that signed in before: it comes before all others. */
  readonly isKnown?: boolean;
}

/** A computation that waits. */
interface Waiting extends Required<HashingOptions> {
  readonly start: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Runs costly computations one at a time: first those of known clients, then those of the requester with the fewest
 * recent runs and, among equals, with the fewest attempts.
 *
 * When the queue is full, the last in this order loses its place, so that clients which ask over and over do not keep
 * out one that asks now and then.
 */
export class FairQueue {
  readonly #mostWaiting: number;
  #waiting: Waiting[] = [];
  #isRunning = false;
  readonly #uses = new BoundedMap<Use>(MAX_REQUESTERS);
  #forgottenAt = 0;
  #isClosed = false;

  /** @param mostWaiting The computations that may wait, with the one under way. */
  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** Runs a computation when its turn has come. @throws {Problem<"accounts">} `too_busy` if its place goes to another requester. */
  run<T>(options: HashingOptions, compute: () => Promise<T>): Promise<T> {
    const { requester = "", isKnown = false } = options;
    if (this.#isClosed) return Promise.reject(tooBusy());
    this.#useOf(requester).attempts++;
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        requester,
        isKnown,
        start: () => compute().then(resolve, reject),
        refuse: () => reject(tooBusy()),
      });
      if (!this.#isRunning) void this.#runAll();
      else if (this.#waiting.length >= this.#mostWaiting) this.#takeOut(this.#ranks().at(-1)!).refuse();
    });
  }

  /** Refuses what waits, and what comes: only the computation under way ends. */
  close(): void {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting.splice(0)) refuse();
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const next = this.#takeOut(this.#ranks()[0]!);
      this.#useOf(next.requester).runs++;
      await next.start();
    }
    this.#isRunning = false;
  }

  /** Orders the waiting computations; those of a requester that wait before one count as its runs. */
  #ranks(): Waiting[] {
    const before = new Map<string, number>();
    const ranked = this.#waiting.map((waiting) => {
      const { runs, attempts } = this.#useOf(waiting.requester);
      const rank = before.get(waiting.requester) ?? runs;
      before.set(waiting.requester, rank + 1);
      return { waiting, rank, attempts };
    });
    return ranked
      .sort(
        (one, other) =>
          Number(other.waiting.isKnown) - Number(one.waiting.isKnown) ||
          one.rank - other.rank ||
          one.attempts - other.attempts,
      )
      .map(({ waiting }) => waiting);
  }

  #useOf(requester: string): Use {
    const now = performance.now();
    if (now - this.#forgottenAt > MEMORY_MS) {
      this.#uses.clear();
      this.#forgottenAt = now;
    }
    const use = this.#uses.get(requester) ?? { runs: 0, attempts: 0 };
    this.#uses.set(requester, use);
    return use;
  }

  #takeOut(waiting: Waiting): Waiting {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    return waiting;
  }
}

function tooBusy(): Problem<"accounts"> {
  return new Problem("accounts.too_busy", {});
}
