/** How many verses of a text are what. */
export interface VerseCounts {
  readonly books: number;
  readonly chapters: number;
  /** Lines that have a text. */
  readonly verses: number;
  /** Verse bridges, such as `25-26`. */
  readonly merged: number;
  /** Pieces of verses, such as `4a`. */
  readonly lettered: number;
  /** Verses that are counted and have no text. */
  readonly leftOut: number;
}
