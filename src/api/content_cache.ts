import type { Keep } from "./endpoint.ts";

/** A successful content, ready to be sent any number of times. */
export interface PreparedContent {
  /** The whole body; a string has one character a byte. */
  readonly body: string | Buffer;
  /** The entity tag of the body. */
  readonly tag: string;
  readonly keep: Keep;
}

/** What all contents may take together, in bytes: some thousand short passages, or some hundred long chapters. */
const MOST_BYTES = 8 << 20;

/**
 * The contents that were asked for last, by request target.
 *
 * Putting a long chapter together and hashing it costs several times what sending it does, and web sites ask for the
 * same passages again and again.
 */
export class ContentCache {
  readonly #contents = new Map<string, PreparedContent>();
  #bytes = 0;
  #source: unknown;
  #date = "";

  /** Forgets everything if the translations or the day are others than before. */
  renew(source: unknown, date: string): void {
    if (source === this.#source && date === this.#date) return;
    this.#contents.clear();
    this.#bytes = 0;
    this.#source = source;
    this.#date = date;
  }

  get(target: string): PreparedContent | undefined {
    return this.#contents.get(target);
  }

  /** Keeps a content, and lets go of the oldest where there are too many. */
  set(target: string, content: PreparedContent): void {
    this.#contents.set(target, content);
    this.#bytes += sizeOf(target, content);
    for (const [oldest, old] of this.#contents) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#contents.delete(oldest);
      this.#bytes -= sizeOf(oldest, old);
    }
  }
}

/** About what an entry takes besides its texts. */
const ENTRY_BYTES = 300;

function sizeOf(target: string, { body }: PreparedContent): number {
  return target.length + body.length + ENTRY_BYTES;
}
