import { BoundedMap } from "../base/bounded_map.ts";

/** Tokens remembered; those of a form that old are met again only by who kept the page open all the time. */
const MOST_TOKENS = 10_000;

/**
 * Remembers which forms were submitted, so that reloading the page that answered one does not do the same again: a key
 * would be replaced, a link would end the one just handed out.
 */
export class Once {
  readonly #used = new BoundedMap<true>(MOST_TOKENS);

  /** Uses a form's token up; false where it was used before. */
  use(token: string): boolean {
    if (this.#used.get(token)) return false;
    this.#used.set(token, true);
    return true;
  }
}
