import type { ServerResponse } from "node:http";
import { type ReadyAnswer, Sender } from "./sender.ts";

/**
 * Holds back all answers of one turn of the event loop until what they depend on is on disk, then sends them
 * together: one log write serves every request that arrived in the turn.
 */
export class Turn<A extends ReadyAnswer> {
  readonly #commit: () => void;
  readonly #uncommitted: (answer: A, error: unknown) => A;
  readonly #sent: (response: ServerResponse, answer: A) => void;
  readonly #sender = new Sender();
  #responses: ServerResponse[] = [];
  #answers: A[] = [];
  readonly #end = (): void => this.#finish();

  /**
   * @param commit Makes durable what the answers of the turn depend on.
   * @param hooks `uncommitted`: what to answer instead where that failed. `sent`: hears of each answer.
   */
  constructor(
    commit: () => void,
    hooks: {
      readonly uncommitted: (answer: A, error: unknown) => A;
      readonly sent: (response: ServerResponse, answer: A) => void;
    },
  ) {
    this.#commit = commit;
    this.#uncommitted = hooks.uncommitted;
    this.#sent = hooks.sent;
  }

  /** Whether the next answer is the first of its turn. */
  get isEmpty(): boolean {
    return this.#responses.length === 0;
  }

  /** Takes an answer; it leaves at the end of the turn. */
  add(response: ServerResponse, answer: A): void {
    if (this.#responses.length === 0) setImmediate(this.#end);
    this.#responses.push(response);
    this.#answers.push(answer);
  }

  #finish(): void {
    const responses = this.#responses;
    const answers = this.#answers;
    this.#responses = [];
    this.#answers = [];
    let failure: { error: unknown } | undefined;
    try {
      this.#commit();
    } catch (error) {
      failure = { error };
    }
    for (let index = 0; index < responses.length; index++) {
      const response = responses[index]!;
      const wanted = answers[index]!;
      const answer = failure ? this.#uncommitted(wanted, failure.error) : wanted;
      this.#sender.send(response, answer);
      this.#sent(response, answer);
    }
  }
}
