import { randomBytes } from "node:crypto";
import { unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Library, Translation } from "../corpus/mod.ts";
import type { Answer } from "../http/mod.ts";

/** What the service's readiness depends on. */
export interface HealthParts {
  readonly library: () => Library;
  /** The folder of the store. */
  readonly folder: string;
  /** Whether the last counts could be written. */
  readonly isStoreWell: () => boolean;
  readonly now: () => number;
}

/** How long a finding holds, in milliseconds: a probe a second is enough, however many ask. */
const HOLDS_FOR = 1000;

/** `/healthz` and `/readyz`. */
export class Health {
  readonly #parts: HealthParts;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #fault: string | undefined;

  constructor(parts: HealthParts) {
    this.#parts = parts;
  }

  /** The process answers: that is all. */
  alive(): Answer {
    return page(200, "ok\n");
  }

  /** A verse can be read, and the store can be written. */
  ready(): Answer {
    const now = this.#parts.now();
    if (Math.abs(now - this.#lookedAt) >= HOLDS_FOR) {
      this.#lookedAt = now;
      this.#fault = this.#look();
    }
    return this.#fault === undefined ? page(200, "ready\n") : page(503, `${this.#fault}\n`);
  }

  #look(): string | undefined {
    const { library, folder, isStoreWell } = this.#parts;
    const [translation] = library().translations();
    if (translation === undefined) return "no translation is loaded";
    try {
      if (!hasReadableVerse(translation)) return "a verse cannot be read";
    } catch {
      return "a verse cannot be read";
    }
    if (!isStoreWell()) return "the counts cannot be written";
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

function page(status: number, body: string): Answer {
  const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
  headers.push("Content-Length", String(body.length));
  return { status, headers, body };
}
