import { Problem, type ProblemCode, type ProblemValues } from "../../base/problem.ts";

/** A code of the store's problems. */
export type StoreProblem = ProblemCode<"store">;

/** Receives warnings: the service goes on, and someone should know. */
export type Warn = (warning: Problem<"store">) => void;

/** An error of the disk: it is full, read-only or fails. The store did not do what it was asked for. */
export class StoreUnavailable<Code extends StoreProblem = StoreProblem> extends Problem<"store", Code> {
  override readonly name: string = "StoreUnavailable";

  /** @param options `cause`: The reason, which the sentence ends with. */
  constructor(code: Code, values: ProblemValues<"store", Code>, options: { cause: unknown }) {
    super(`store.${code}`, values, options);
  }
}

/** Returns the system's code of an error, such as `ENOSPC`; empty where there is none. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** The codes of changes of which it is not known whether they hold. */
type UncertainProblem = "uncertain_after_restart" | "uncertain_change";

/**
 * An error of the disk after which a change of accounts may be found made at the next start, though this process goes
 * on without it. The next change settles it, before it writes anything else.
 */
export class StoreUncertain extends StoreUnavailable<UncertainProblem> {
  override readonly name = "StoreUncertain";

  constructor(cause: unknown, code: UncertainProblem = "uncertain_after_restart") {
    super(code, {}, { cause });
  }
}

/** An error in a file of the store: it holds something that was never written to it. */
export class StoreDamaged extends Problem<"store", "damaged" | "damaged_key"> {
  override readonly name = "StoreDamaged";

  /** The first byte, counted from 0, of the first line that is not sound. */
  get offset(): number {
    return Number(this.values.offset);
  }

  /** Returns the error for a file. @param damage `reason`: The fault at `offset`. */
  static file(file: string, { offset, reason }: { offset: number; reason: unknown }): StoreDamaged {
    return new StoreDamaged("store.damaged", { file, offset }, { cause: reason });
  }

  /** Returns the error for the value of a key in an engine. */
  static key(key: string, { offset, reason }: { offset: number; reason: unknown }): StoreDamaged {
    return new StoreDamaged("store.damaged_key", { key, offset }, { cause: reason });
  }
}

/** An error for sound files that this program must not touch: of a newer format, or in the wrong place. */
export class StoreRefused<Code extends StoreProblem = StoreProblem> extends Problem<"store", Code> {
  override readonly name = "StoreRefused";
}
