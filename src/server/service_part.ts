/** A part of the running service. */
export interface Part {
  /** Begins its work; what the parts before it need is there. @throws {Error} If the service cannot begin without it. */
  start?(): void | Promise<void>;
  /** Takes up what changed; what cannot be taken up is logged, and stays as it was. */
  reload?(): void;
  /** Ends its work; the parts before it are there still. */
  stop?(): void | Promise<void>;
}

/** Makes a part that does something again and again, while it is started. */
export function every(milliseconds: number, action: () => void): Part {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer = setInterval(action, milliseconds).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** Parts that start and reload in their order, and stop in the opposite one. */
export class Parts implements Part {
  readonly #parts: readonly Part[];
  readonly #started: Part[] = [];

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** Starts all. @throws {Error} If one cannot; those before it are stopped then. */
  async start(): Promise<void> {
    try {
      for (const part of this.#parts) {
        this.#started.push(part);
        await part.start?.();
      }
    } catch (error) {
      this.#started.pop();
      await this.stop();
      throw error;
    }
  }

  reload(): void {
    for (const part of this.#started) part.reload?.();
  }

  /** Stops those that were started. */
  async stop(): Promise<void> {
    for (const part of this.#started.splice(0).reverse()) await part.stop?.();
  }
}
