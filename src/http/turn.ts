import type { ServerResponse } from "node:http";
import { type Answer, send } from "./answer.ts";

/**
 * Holds back all answers of one turn of the event loop until what they depend on is on disk, then sends them
 * together: one log write serves every request that arrived in the turn.
 */
export class Turn<A extends Answer> {
  readonly #commit: () => void;
  readonly #uncommitted: (answer: A, error: unknown) => Answer;
  #responses: ServerResponse[] = [];
  #answers: A[] = [];
  readonly #end = (): void => this.#finish();

  /**
   * @param commit Makes durable what the answers of the turn depend on.
   * @param uncommitted What to answer instead where that failed.
   */
  constructor(commit: () => void, uncommitted: (answer: A, error: unknown) => Answer) {
    this.#commit = commit;
    this.#uncommitted = uncommitted;
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
      const answer = answers[index]!;
      send(responses[index]!, failure ? this.#uncommitted(answer, failure.error) : answer);
    }
  }
}
