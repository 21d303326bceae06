import { isProblem, Problem, type ProblemCode } from "../base/problem.ts";
import type { CommandContext } from "./command.ts";

/** An error about a secret that was made and never shown: it works nowhere. */
export class NotShownError extends Problem<"secrets", "key_not_shown" | "link_not_shown"> {
  override readonly name = "NotShownError";
  /** True where the reader of the output had gone, as in `| head -0`. */
  readonly isClosed: boolean;

  constructor(kind: SecretKind, { name, cause }: { name: string; cause: unknown }) {
    const isClosed = isClosedPipe(cause);
    const reason = isClosed ? new Problem("secrets.output_unread", {}, { cause }) : cause;
    super(`secrets.${kind}_not_shown`, { name }, { cause: reason });
    this.isClosed = isClosed;
  }
}

/** The codes of errors after which a change may hold all the same. */
const UNCERTAIN: readonly ProblemCode<"store">[] = [
  "uncertain_change",
  "uncertain_after_restart",
  "ended_before_answer",
  "no_answer",
];

type SecretKind = "key" | "link";

/** How a secret comes to its owner. */
export interface HandOver {
  readonly kind: SecretKind;
  /** The name of the owner. */
  readonly name: string;
  /** Prints it. */
  readonly show: () => void;
  readonly putInForce: () => Promise<unknown>;
}

/**
 * Prints a secret and puts it in force once it was written: one that no one has seen must not end another.
 *
 * @throws {NotShownError} If it could not be printed.
 * @throws {Problem} If it could not be put in force.
 */
export async function handOver(
  { printed }: Pick<CommandContext, "printed">,
  { kind, name, show, putInForce }: HandOver,
): Promise<void> {
  show();
  try {
    await printed();
  } catch (cause) {
    throw new NotShownError(kind, { name, cause });
  }
  try {
    await putInForce();
  } catch (cause) {
    const isUncertain = isProblem(cause, "store") && UNCERTAIN.includes(cause.code);
    throw isUncertain
      ? new Problem(`secrets.${kind}_uncertain`, {}, { cause })
      : new Problem(`secrets.${kind}_void`, { name }, { cause });
  }
}

/** Returns true for the error of a pipe whose reader has gone. */
export function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}
