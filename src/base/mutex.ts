/** Runs actions one after another, in the order in which they are asked for. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs an action after those before it, whether they failed or not. @returns The action's result. */
  run<T>(action: () => Promise<T>): Promise<T> {
    const result = this.#last.then(action);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Waits for the actions before. @returns A function that lets those after it run. */
  acquire(): Promise<() => void> {
    return new Promise((acquired) => {
      void this.run(() => new Promise<void>((release) => acquired(release)));
    });
  }
}
