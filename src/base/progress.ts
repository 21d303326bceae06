/** The progress of long work, formatted; the caller writes it. */
export interface ProgressOptions {
  /** The work, such as `Importing SSP3`. */
  readonly label: string;
  /** Columns of the terminal. */
  readonly width: number;
  /** Now, in milliseconds. */
  readonly now: () => number;
}

/** Redrawing more often than this only flickers. */
const REDRAW_MILLISECONDS = 100;
const MIN_BAR = 10;
/** Takes the cursor to the start of the line and erases it. */
const CLEAR_LINE = "\r\u001b[K";

/**
 * A progress bar for a terminal.
 *
 * @example
 * const progress = new Progress({ label: "Importing", width: 39, now: Date.now });
 * progress.update(0.25); // "\r\u001b[KImporting [=====               ]  25 %"
 */
export class Progress {
  readonly #options: ProgressOptions;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #isDrawn = false;

  constructor(options: ProgressOptions) {
    this.#options = options;
  }

  /**
   * Returns the text to write for a share of the work, from 0 to 1; empty where it is too early to draw again.
   *
   * @param detail What is written after the label, such as a speed.
   */
  update(share: number, detail = ""): string {
    const done = Math.min(1, Math.max(0, share));
    const now = this.#options.now();
    if (now - this.#drawnAt < REDRAW_MILLISECONDS) return "";
    this.#drawnAt = now;
    this.#isDrawn = true;
    return this.#bar(done, `${this.#options.label}${detail}`);
  }

  /** Returns the text to write when the work is over, well or not: a terminal's line is taken back. */
  end(): string {
    return this.#isDrawn ? CLEAR_LINE : "";
  }

  #bar(done: number, label: string): string {
    const percent = `${Math.floor(done * 100)} %`.padStart(5);
    const room = this.#options.width - label.length - percent.length - 5;
    if (room < MIN_BAR) return `${CLEAR_LINE}${percent.trim()}`;
    const filled = Math.round(done * room);
    const bar = "=".repeat(filled).padEnd(room);
    return `${CLEAR_LINE}${label} [${bar}] ${percent}`;
  }
}
