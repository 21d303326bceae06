/** Fewer bytes are moved sooner one by one. */
const SHORT_RUN = 48;

/** Bytes that are read from start to end while some of them are taken out, in place. */
export class CompactedBytes {
  readonly bytes: Buffer;
  /** The offset up to which the bytes are in place. */
  written = 0;
  /** The offset of the bytes which come next; those between are gone. */
  #kept = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Returns the offset that a byte from the last removal on will have. */
  placeOf(at: number): number {
    return this.written + at - this.#kept;
  }

  /** Takes bytes out, which come after all that were taken out before. */
  remove(from: number, to: number): void {
    this.keep(from);
    this.#kept = to;
  }

  /** Moves the bytes up to an offset into place. */
  keep(until: number): void {
    const { bytes, written } = this;
    const kept = this.#kept;
    const length = until - kept;
    if (written !== kept) {
      if (length > SHORT_RUN) bytes.copyWithin(written, kept, until);
      else for (let at = 0; at < length; at++) bytes[written + at] = bytes[kept + at]!;
    }
    this.written = written + length;
    this.#kept = until;
  }
}
