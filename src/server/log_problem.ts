import type { Level, Log } from "../base/log.ts";
import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";
import type { ConnectionEvent } from "../http/mod.ts";
import { explain } from "../i18n/problems/mod.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    /** The events of a running service that its log warns of. */
    readonly event: {
      readonly default_translation_missing: { readonly code: string; readonly other: string };
      readonly settings_waiting: object;
      readonly settings_kept: object;
      readonly certificate_kept: object;
      readonly translations_kept: object;
      readonly translations_incomplete: object;
      readonly stored_setting_unusable: object;
      readonly counts_unwritten: object;
      readonly request_failed: object;
      readonly connections_failed: object;
      readonly connections_limited: { readonly event: ConnectionEvent };
    };
  }
}

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
