import type { ProblemValues } from "../../base/problem.ts";
import { StoreError, type StoreProblem, StoreUnavailable } from "../wal/mod.ts";

/** The codes of gRPC that the engine's answers carry. */
export const CODES = {
  invalidArgument: 3,
  permissionDenied: 7,
  failedPrecondition: 9,
  outOfRange: 11,
  unavailable: 14,
} as const;

/** The codes of what the engine says in words alone. */
const SAID: readonly (readonly [pattern: RegExp, code: SaidProblem])[] = [
  [/required revision has been compacted/, "engine_compacted"],
  [/space exceeded|NOSPACE/i, "engine_full"],
  [/invalid auth token|revision of auth store is old|auth: revision in header/, "engine_token_ended"],
  [/authentication is not enabled/, "engine_without_users"],
  [/authentication failed|invalid user ID or password/, "engine_authentication_failed"],
  [/CommonName of client/, "engine_common_name"],
  [/user name is empty/, "engine_user_empty"],
];

/** A code with what a member said. */
type SaidProblem =
  | "engine_said"
  | "engine_compacted"
  | "engine_full"
  | "engine_token_ended"
  | "engine_without_users"
  | "engine_authentication_failed"
  | "engine_common_name"
  | "engine_user_empty";

/** An error of one attempt to have the engine do something. */
export class EngineError<Code extends StoreProblem = StoreProblem> extends StoreError<Code> {
  override readonly name = "EngineError";
  /** True if the engine did certainly not do it; else it may have done it, or do it yet. */
  readonly isCertain: boolean;
  /** The code of gRPC; 0 where no answer came. */
  readonly status: number;

  constructor(
    code: Code,
    values: ProblemValues<"store", Code>,
    options: { isCertain: boolean; status?: number; cause?: unknown },
  ) {
    const { cause } = options;
    super(code, values, cause === undefined ? {} : { cause });
    this.isCertain = options.isCertain;
    this.status = options.status ?? 0;
  }

  /** Returns the error for what a member said; etcd has codes for few of its errors, and words for the others. */
  static said(
    answer: { readonly endpoint: string; readonly said: string },
    options: { isCertain: boolean; status: number },
  ): EngineError {
    const [, code] = SAID.find(([pattern]) => pattern.test(answer.said)) ?? [];
    return new EngineError<SaidProblem>(code ?? "engine_said", answer, options);
  }

  /** True where no repetition will change the answer. */
  get isFinal(): boolean {
    if ((this.code as StoreProblem) === "engine_full") return true;
    const { invalidArgument, permissionDenied, failedPrecondition, outOfRange } = CODES;
    return [invalidArgument, permissionDenied, failedPrecondition, outOfRange].some((status) => status === this.status);
  }
}

/** An attempt that an engine may keep from success. */
export type EngineAttempt = "cannot_count" | "cannot_change_accounts" | "cannot_read_accounts" | "cannot_read_store";

/** Returns the error of a store whose engine cannot be used. */
export function engineUnavailable(attempt: EngineAttempt, cause: unknown): StoreUnavailable {
  return new StoreUnavailable<EngineAttempt>(attempt, {}, { cause });
}
