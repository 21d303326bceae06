import { randomBytes } from "node:crypto";
import { unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Library, Translation } from "../corpus/mod.ts";
import { type Response, textResponse } from "../http/mod.ts";

/** The parts that readiness depends on. */
export interface ReadinessOptions {
  readonly library: Library;
  /** The folder of the store. */
  readonly folder: string;
  /** Tells if the last counts could be written. */
  readonly counts: { readonly isHealthy: boolean };
  readonly now: () => number;
}

/** How long a result holds, in milliseconds: a probe a second is enough, however many ask. */
const HOLDS_MS = 1000;

/** Tells if a verse can be read and the store be written, for `/readyz`. */
export class Readiness {
  readonly #options: ReadinessOptions;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #problem: string | undefined;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  response(): Response {
    if (this.#options.library.loading !== undefined) {
      return textResponse(503, "the translations are being loaded\n");
    }
    const now = this.#options.now();
    if (Math.abs(now - this.#checkedAt) >= HOLDS_MS) {
      this.#checkedAt = now;
      this.#problem = this.#check();
    }
    return this.#problem === undefined
      ? textResponse(200, "ready\n")
      : textResponse(503, `${this.#problem}\n`);
  }

  #check(): string | undefined {
    const { library, folder, counts } = this.#options;
    const [translation] = library.translations();
    if (translation === undefined) return "no translation is loaded";
    try {
      if (!hasReadableVerse(translation)) return "a verse cannot be read";
    } catch {
      return "a verse cannot be read";
    }
    if (!counts.isHealthy) return "the counts cannot be written";
    const probe = join(folder, `.probe-${randomBytes(6).toString("hex")}`);
    try {
      writeFileSync(probe, "Ambo", { flag: "wx", mode: 0o600 });
      unlinkSync(probe);
    } catch {
      return "the folder of the store cannot be written";
    }
    return undefined;
  }
}

/** Reads the first verse that a translation does not leave out. */
function hasReadableVerse(translation: Translation): boolean {
  for (let line = 0; line < translation.lineCount; line++) {
    if (!translation.isLeftOut(line)) return translation.text(line) !== "";
  }
  return false;
}
