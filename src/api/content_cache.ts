import type { Keep } from "./endpoint.ts";

/** A successful content, ready to be sent any number of times. */
export interface PreparedContent {
  /** The whole body; a string has one character a byte. */
  readonly body: string | Buffer;
  /** The headers that tell of the body, as they stand on the wire. */
  readonly head: string;
  /** The entity tag of the body. */
  readonly tag: string;
  readonly keep: Keep;
  /** The path of the endpoint that made it. */
  readonly route: string;
}

/** What a generation of contents may take, in bytes: a thousand short passages, or some hundred long chapters. */
const GENERATION_BYTES = 4 << 20;

/** About what an entry takes besides its texts. */
const ENTRY_BYTES = 300;

/**
 * The contents that were asked for last, by request target.
 *
 * Putting a long chapter together and hashing it costs several times what sending it does, and web sites ask for the
 * same passages again and again.
 *
 * There are two generations: when the younger is full, the older is dropped and the younger takes its place. Letting
 * go of single entries, oldest first, would cost more than making them anew: a `Map` steps over all that was ever
 * deleted at its front.
 */
export class ContentCache {
  #younger = new Map<string, PreparedContent>();
  #older = new Map<string, PreparedContent>();
  /** What the younger generation takes, in bytes. */
  #bytes = 0;
  #source: unknown;
  #date = "";

  /** Forgets everything if the translations or the day are others than before. */
  renew(source: unknown, date: string): void {
    if (source === this.#source && date === this.#date) return;
    this.#younger = new Map();
    this.#older = new Map();
    this.#bytes = 0;
    this.#source = source;
    this.#date = date;
  }

  get(target: string): PreparedContent | undefined {
    const young = this.#younger.get(target);
    if (young !== undefined) return young;
    const old = this.#older.get(target);
    if (old !== undefined) this.set(target, old);
    return old;
  }

  set(target: string, content: PreparedContent): void {
    const { body } = content;
    const length = typeof body === "string" ? body.length : body.buffer.byteLength;
    const bytes = target.length + length + ENTRY_BYTES;
    this.#bytes += bytes;
    if (this.#bytes > GENERATION_BYTES) {
      this.#older = this.#younger;
      this.#younger = new Map();
      this.#bytes = bytes;
    }
    this.#younger.set(target, content);
  }
}
