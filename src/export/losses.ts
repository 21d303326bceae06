/** A kind of content that a format cannot carry. */
export type LostKind =
  | "character that USFM keeps for itself"
  | "code, name, language and copyright of the translation"
  | "further name of a book"
  | "heading"
  | "note"
  | "own name of a book"
  | "printed line or paragraph"
  | "psalm title behind a verse that is left out"
  | "verse of a book that OSIS has no id for";

/** Counts what a format cannot carry, by kind. */
export class Losses {
  readonly #counts = new Map<LostKind, number>();

  add(kind: LostKind, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  get counts(): ReadonlyMap<LostKind, number> {
    return this.#counts;
  }
}
