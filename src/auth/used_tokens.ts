import { BoundedMap } from "../base/bounded_map.ts";

/** Tokens remembered; those of a form that old are met again only by who kept the page open all the time. */
const MAX_TOKENS = 10_000;

/**
 * Remembers the tokens of submitted forms, so that reloading the page that answered one does not do the same again: a
 * key would be replaced, a link would end the one just handed out. Routes that ask it are `exclusive`: nothing comes
 * between looking and marking.
 */
export class UsedTokens {
  readonly #used = new BoundedMap<true>(MAX_TOKENS);

  has(token: string): boolean {
    return this.#used.get(token) === true;
  }

  /** Uses a form's token up: only once all is done, so that a form that failed can be submitted again. */
  add(token: string): void {
    this.#used.set(token, true);
  }
}
