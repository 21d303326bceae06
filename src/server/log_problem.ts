import type { Level, Log } from "../base/log.ts";
import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";
import { explain } from "../i18n/problems/mod.ts";

/** Logs an error by its English sentence; the page of the service has it in the language of whoever looks. */
export function logProblem(log: Log, level: Level, error: unknown, fields?: Readonly<Record<string, unknown>>): void {
  log(level, explain(error, "en"), fields, error);
}

/** Returns an event of the service. @param cause The error behind it. */
export function serviceEvent<Code extends ProblemCode<"event">>(
  code: Code,
  values: ProblemValues<"event", Code>,
  cause?: unknown,
): Problem<"event", Code> {
  return new Problem("event", code, values, { cause });
}
