import { messageOf } from "../base/errors.ts";
import type { CommandContext } from "./command.ts";

/** An error about a secret that was made and never shown: it works nowhere. */
export class NotShownError extends Error {
  override readonly name = "NotShownError";
  /** True where the reader of the output had gone, as in `| head -0`. */
  readonly isClosed: boolean;

  constructor(consequence: string, cause: unknown) {
    const isClosed = isClosedPipe(cause);
    const reason = isClosed ? "nobody reads the output" : messageOf(cause);
    super(`Cannot write to standard output: ${reason}. ${consequence}`, { cause });
    this.isClosed = isClosed;
  }
}

/** Errors after which a change may hold all the same; from another process only their messages come. */
const UNCERTAIN = /^It is not known|ended before it answered/;

/** How a secret comes to its owner. */
export interface HandOver {
  /** Prints it. */
  readonly show: () => void;
  readonly putInForce: () => Promise<unknown>;
  /** The consequence where it could not be printed. */
  readonly notShown: string;
  /** The consequence where it was printed and could not be put in force. */
  readonly notInForce: string;
  /** The consequence where it is not known which of the two holds. */
  readonly uncertain: string;
}

/**
 * Prints a secret and puts it in force once it was written: one that nobody has seen must not end another.
 *
 * @throws {NotShownError} If it could not be printed.
 * @throws {Error} If it could not be put in force.
 */
export async function handOver(
  { printed }: Pick<CommandContext, "printed">,
  { show, putInForce, notShown, notInForce, uncertain }: HandOver,
): Promise<void> {
  show();
  try {
    await printed();
  } catch (cause) {
    throw new NotShownError(notShown, cause);
  }
  try {
    await putInForce();
  } catch (cause) {
    const message = messageOf(cause);
    throw new Error(`${message}. ${UNCERTAIN.test(message) ? uncertain : notInForce}`, { cause });
  }
}

/** Returns true for the error of a pipe whose reader has gone. */
export function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}
