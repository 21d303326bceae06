import { quoted } from "../base/quoted.ts";
import type { WarningRecord } from "./import_error.ts";
import type { DropCounts, Warning } from "./imported_translation.ts";
import type { DroppedKind, SourcePosition } from "./problems.ts";

/** More warnings than a person would read are only counted. */
const MAX_WARNINGS = 1000;

/** Counts of what an import leaves out, by kind, and its warnings. */
export class Diagnostics {
  readonly #dropped = new Map<DroppedKind, number>();
  readonly #warnings = new Map<string, Warning & { times: number }>();
  #warningCount = 0;

  /** Counts something that is no verse text. */
  drop(kind: DroppedKind, count = 1): void {
    if (count > 0) this.#dropped.set(kind, (this.#dropped.get(kind) ?? 0) + count);
  }

  /** Adds a warning; the same again in the same file is counted with the first. */
  warn(warning: WarningRecord, position: SourcePosition): void {
    this.#warningCount += 1;
    const key = `${position.file} ${warning.code} ${JSON.stringify(warning.values)}`;
    const known = this.#warnings.get(key);
    if (known !== undefined) known.times += 1;
    else if (this.#warnings.size < MAX_WARNINGS) {
      this.#warnings.set(key, { ...position, file: quoted(position.file), warning, times: 1 });
    }
  }

  get dropped(): DropCounts {
    return this.#dropped;
  }

  get warnings(): Warning[] {
    return [...this.#warnings.values()];
  }

  get warningCount(): number {
    return this.#warningCount;
  }
}
