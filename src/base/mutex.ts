/** Does things one after another, in the order in which they are asked for, so that each sees what the last one did. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(action: () => Promise<T>): Promise<T> {
    const result = this.#last.then(action);
    this.#last = result.catch(() => {});
    return result;
  }
}
