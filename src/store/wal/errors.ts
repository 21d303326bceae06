import { messageOf } from "../../base/message_of.ts";

/** The store cannot write now: a full or read-only disk, or one that fails. What was asked for was not done. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
  /** The system's error code, such as `ENOSPC`; empty where there is none. */
  readonly code: string;

  /** @param message What was tried, with which file. */
  constructor(message: string, options: { cause: unknown }) {
    super(`${message}: ${messageOf(options.cause)}`, options);
    this.code = codeOf(options.cause);
  }
}

/** A file of the store says something that was never written to it. */
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

/** The store's files are sound, but this program must not touch them: a newer format, or files in the wrong place. */
export class StoreRefused extends Error {
  override name = "StoreRefused";
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
