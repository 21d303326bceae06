import {
  decodeBase64,
  type Engine,
  EngineError,
  type KeyValue,
  kvsOf,
  type RangeOptions,
  type RangeResult,
  range,
  type Transaction,
  type TransactionResult,
} from "./engine.ts";
import { endOf } from "./layout.ts";

/** The longest time for what is repeated on other members. */
export const OPERATION_TIMEOUT_MS = 6000;
/** The pause after an attempt that failed at once. */
const PAUSE_MS = 100;

/**
 * Repeats what may be done more than once until it succeeds.
 *
 * @throws {EngineError} The last error, once the time is over or no repetition will help.
 */
export async function repeat<T>(action: () => Promise<T>, timeout = OPERATION_TIMEOUT_MS): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof EngineError) || error.isFinal) throw error;
      if (performance.now() + PAUSE_MS >= end) throw error;
    }
    await pause();
  }
}

/** Runs a transaction that may be done more than once, such as one that reads, on whichever member answers. */
export function run(engine: Engine, transaction: Transaction): Promise<TransactionResult> {
  return repeat(() => engine.attempt(transaction));
}

/**
 * Yields all keys with a prefix, some of them at a time: fewer after an attempt that failed, whose answer may have been too
 * large to come in its time.
 *
 * @throws {EngineError}
 */
export async function* pages(
  engine: Engine,
  prefix: string,
  options: RangeOptions & { limit: number },
): AsyncGenerator<readonly KeyValue[], undefined> {
  let { limit } = options;
  for (let from: string | undefined = prefix; from !== undefined; ) {
    const start = from;
    const result: TransactionResult = await repeat(async () => {
      try {
        return await engine.attempt({ success: [range(start, { ...options, limit, end: endOf(prefix) })] });
      } catch (error) {
        limit = Math.ceil(limit / 8);
        throw error;
      }
    });
    const kvs = kvsOf(result, 0);
    yield kvs;
    const last = kvs.at(-1);
    const { more }: RangeResult = result.responses?.[0]?.response_range ?? {};
    from = more && last !== undefined ? `${decodeBase64(last.key)}\0` : undefined;
  }
}

/** Waits for a moment between two attempts. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
