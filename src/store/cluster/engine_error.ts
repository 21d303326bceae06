import { messageOf } from "../../base/errors.ts";
import { StoreUnavailable } from "../wal/mod.ts";

/** The codes of gRPC that the engine's answers carry. */
export const CODES = {
  invalidArgument: 3,
  permissionDenied: 7,
  resourceExhausted: 8,
  failedPrecondition: 9,
  outOfRange: 11,
  unavailable: 14,
  unauthenticated: 16,
} as const;

/** The message of the engine for a revision that was compacted. */
const COMPACTED = /required revision has been compacted/;

/** The message of an engine that has reached its quota, which only its operator can end. */
const FULL = /space exceeded|NOSPACE/i;

/** An error of one attempt to have the engine do something. */
export class EngineError extends Error {
  override readonly name = "EngineError";
  /** True if the engine did certainly not do it; else it may have done it, or do it yet. */
  readonly isCertain: boolean;
  /** The code of gRPC; 0 where no answer came. */
  readonly code: number;

  constructor(message: string, options: { isCertain: boolean; code?: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isCertain = options.isCertain;
    this.code = options.code ?? 0;
  }

  /** True where no repetition will change the answer. */
  get isFinal(): boolean {
    if (FULL.test(this.message)) return true;
    const { invalidArgument, permissionDenied, failedPrecondition, outOfRange } = CODES;
    return [invalidArgument, permissionDenied, failedPrecondition, outOfRange].some(
      (code) => code === this.code,
    );
  }

  /** True where data of a moment were asked for that the engine does not keep any more. */
  get isCompacted(): boolean {
    return COMPACTED.test(this.message);
  }
}

/** Returns the error of a store whose engine cannot be used. */
export function engineUnavailable(attempt: string, cause: unknown): StoreUnavailable {
  return new StoreUnavailable(attempt, { cause: new Error(advised(messageOf(cause))) });
}

/** Adds what to do to messages of the engine that do not say it. */
function advised(message: string): string {
  if (FULL.test(message)) {
    return `${message} (the engine is full: compact and defragment it, then run \`etcdctl alarm disarm\`)`;
  }
  return message;
}
