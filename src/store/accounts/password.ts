import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { AccountError } from "./errors.ts";

/** Binary logarithm of N; with r = 8 one computation takes 128 MiB and, on a small machine, a second. */
const COST = 17;
const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const MEMORY = 128 * 2 ** COST * BLOCK_SIZE;
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
 * What is stored of a password: `scrypt:17:8:1:SALT:HASH`, salt and hash in base64url.
 *
 * @throws {AccountError} `too_busy`
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt);
  return `scrypt:${COST}:${BLOCK_SIZE}:${PARALLELISM}:${salt.toString("base64url")}:${hash.toString("base64url")}`;
}

/**
 * Whether a password is the one stored. Where none is stored the same work is done for nothing, so that the time taken
 * does not tell whether there is such a user.
 *
 * @throws {AccountError} `too_busy`
 */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  if ([...password].length > LONGEST) return false;
  const [, cost, blockSize, parallelism, salt, hash] = (stored ?? NOBODY).split(":");
  if (
    Number(cost) !== COST ||
    Number(blockSize) !== BLOCK_SIZE ||
    Number(parallelism) !== PARALLELISM
  )
    return false;
  const derived = await derive(password, Buffer.from(salt!, "base64url"));
  const expected = Buffer.from(hash!, "base64url");
  return (
    derived.length === expected.length && timingSafeEqual(derived, expected) && stored !== undefined
  );
}

const NOBODY = `scrypt:${COST}:${BLOCK_SIZE}:${PARALLELISM}:${Buffer.alloc(SALT_BYTES).toString("base64url")}:${Buffer.alloc(HASH_BYTES).toString("base64url")}`;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One computation at a time, in a thread of its own: many at once would take gigabytes. */
function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (waiting >= WAITING) {
    return Promise.reject(
      new AccountError("too_busy", "Too many passwords are being checked; try again in a minute"),
    );
  }
  waiting++;
  const result = last.then(() => compute(password, salt)).finally(() => waiting--);
  last = result.catch(() => {});
  return result;
}

function compute(password: string, salt: Buffer): Promise<Buffer> {
  const options = { N: 2 ** COST, r: BLOCK_SIZE, p: PARALLELISM, maxmem: 2 * MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
