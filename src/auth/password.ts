import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { AccountError } from "./account_error.ts";

/** Binary logarithm of N; with r = 8 one computation takes 128 MiB and, on a small machine, a second. */
const COST = 17;
const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const SHORTEST = 10;
const LONGEST = 256;

/** How many computations may wait for the one under way before more are refused. */
const WAITING = 32;

/** @throws {AccountError} `invalid_password` if it is shorter than 10 characters or longer than 256. */
export function checkPassword(password: string): void {
  const length = [...password].length;
  if (length < SHORTEST || length > LONGEST) {
    throw new AccountError(
      "invalid_password",
      `Cannot use this password: give ${SHORTEST} to ${LONGEST} characters`,
    );
  }
}

/**
 * Hashes and compares passwords with scrypt, in a thread beside the event loop.
 *
 * One computation at a time: many at once would take gigabytes.
 */
export class PasswordHasher {
  readonly #cost: number;
  readonly #parameters: string;
  readonly #mostWaiting: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param options `cost`: the binary logarithm of N; a lower one than usual is for tests alone. */
  constructor(options: { mostWaiting?: number; cost?: number | undefined } = {}) {
    this.#cost = options.cost ?? COST;
    this.#parameters = `${this.#cost}:${BLOCK_SIZE}:${PARALLELISM}`;
    this.#mostWaiting = options.mostWaiting ?? WAITING;
  }

  /**
   * What is stored of a password: `scrypt:17:8:1:SALT:HASH`, salt and hash in base64url.
   *
   * @throws {AccountError} `too_busy`
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derive(password, salt);
    return this.#stored(salt, hash);
  }

  /**
   * Whether a password is the one stored. Where none is stored the same work is done for nothing, so that the time
   * taken does not tell whether there is such a user.
   *
   * @throws {AccountError} `too_busy`
   */
  async matches(password: string, hash: string | undefined): Promise<boolean> {
    if ([...password].length > LONGEST) return false;
    const [, cost, blockSize, parallelism, salt, expected] = (hash ?? this.#nobody()).split(":");
    if (`${cost}:${blockSize}:${parallelism}` !== this.#parameters) return false;
    const derived = await this.#derive(password, Buffer.from(salt!, "base64url"));
    const same = timingSafeEqual(derived, Buffer.from(expected!, "base64url"));
    return same && hash !== undefined;
  }

  #derive(password: string, salt: Buffer): Promise<Buffer> {
    if (this.#waiting >= this.#mostWaiting) {
      return Promise.reject(
        new AccountError("too_busy", "Too many passwords are being checked; try again in a minute"),
      );
    }
    this.#waiting++;
    const result = this.#last
      .then(() => this.#compute(password, salt))
      .finally(() => this.#waiting--);
    this.#last = result.catch(() => {});
    return result;
  }

  #compute(password: string, salt: Buffer): Promise<Buffer> {
    const N = 2 ** this.#cost;
    const options = { N, r: BLOCK_SIZE, p: PARALLELISM, maxmem: 256 * N * BLOCK_SIZE };
    return new Promise((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, HASH_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  }

  #nobody(): string {
    return this.#stored(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
  }

  #stored(salt: Buffer, hash: Buffer): string {
    return `scrypt:${this.#parameters}:${salt.toString("base64url")}:${hash.toString("base64url")}`;
  }
}
