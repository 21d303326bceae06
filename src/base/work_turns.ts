/** The milliseconds that a long work takes before others have their turn of the event loop. */
const TURN_MS = 5;

/** The turns of a long work, in whose pauses others have theirs. */
export class WorkTurns {
  #began = performance.now();

  /** True once the work should pause. */
  get isOver(): boolean {
    return performance.now() - this.#began > TURN_MS;
  }

  /** Settles in the next turn of the event loop. */
  async pause(): Promise<void> {
    await new Promise(setImmediate);
    this.#began = performance.now();
  }
}
