import { messageOf } from "../../base/errors.ts";

/** An error of the disk: it is full, read-only or fails. The store did not do what it was asked for. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
  /** The system's error code, such as `ENOSPC`; empty where there is none. */
  readonly code: string;

  /** @param message The attempt that failed, and the file's path. */
  constructor(message: string, options: { cause: unknown }) {
    super(`${message}: ${messageOf(options.cause)}`, options);
    this.code = codeOf(options.cause);
  }
}

/**
 * An error of the disk after which a change of accounts may be found made at the next start, though this process goes
 * on without it. The next change settles it, before it writes anything else.
 */
export class StoreUncertain extends StoreUnavailable {
  override name = "StoreUncertain";

  /** @param message The fact that is not known, and what to do. */
  constructor(
    cause: unknown,
    message = "It is not known whether the change will hold after a restart; make it again",
  ) {
    super(message, { cause });
  }
}

/** An error in a file of the store: it holds something that was never written to it. */
export class StoreDamaged extends Error {
  override name = "StoreDamaged";
  readonly file: string;
  /** The first byte, counted from 0, of the first line that is not sound. */
  readonly offset: number;

  constructor(file: string, damage: { offset: number; reason: string }) {
    super(
      `Cannot read ${file}: damaged at byte ${damage.offset} (${damage.reason}); nothing was changed. ` +
        "Run `ambo store check` to see how much is affected, then restore a backup or run `ambo store repair`",
    );
    this.file = file;
    this.offset = damage.offset;
  }
}

/** An error for sound files that this program must not touch: of a newer format, or in the wrong place. */
export class StoreRefused extends Error {
  override name = "StoreRefused";
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
