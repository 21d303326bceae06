import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { Problem } from "../base/problem.ts";
import { FairQueue, type HashingOptions } from "./fair_queue.ts";

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
