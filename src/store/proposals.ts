import type { Account } from "./account.ts";

/** The outcome of a request that was proposed with a key, once its batch is applied. There is one, and it holds. */
export type Outcome =
  /** On record; `remaining` are the requests of the day that are left after it. */
  | { readonly code: "counted"; readonly account: Account; readonly remaining: number }
  /** Nothing was left of the day. */
  | { readonly code: "exhausted"; readonly account: Account }
  /** The key is malformed, unknown, ended or a disabled user's. */
  | { readonly code: "unknown_key" }
  /** It cannot be put on record, for a reason; in a store that others share it may be counted all the same. */
  | { readonly code: "unavailable"; readonly account?: Account; readonly error: unknown };

/** Applies what was proposed together; the outcomes stand in the order of the proposals. */
type Apply<Proposal, Result> = (
  batch: readonly Proposal[],
) => readonly Result[] | Promise<readonly Result[]>;

interface Waiting<Result> {
  resolve(outcome: Result): void;
  reject(error: unknown): void;
}

/** Makes one batch of what is proposed in a turn of the event loop, so that one write puts it on record. */
export class Batches<Proposal, Result> {
  readonly #apply: Apply<Proposal, Result>;
  #proposals: Proposal[] = [];
  #waiting: Waiting<Result>[] = [];

  constructor(apply: Apply<Proposal, Result>) {
    this.#apply = apply;
  }

  /** Proposes something. @returns Its outcome, once its batch is applied. */
  propose(proposal: Proposal): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#proposals.push(proposal) === 1) setImmediate(() => void this.#applyAll());
      this.#waiting.push({ resolve, reject });
    });
  }

  async #applyAll(): Promise<void> {
    const proposals = this.#proposals;
    const waiting = this.#waiting;
    this.#proposals = [];
    this.#waiting = [];
    try {
      const outcomes = this.#apply(proposals);
      const all = outcomes instanceof Promise ? await outcomes : outcomes;
      for (const [index, { resolve }] of waiting.entries()) resolve(all[index]!);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}
