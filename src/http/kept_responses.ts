import { BoundedMap } from "../base/bounded_map.ts";
import { entityTag, type Response } from "./response.ts";

/** About what an entry takes besides its texts. */
const ENTRY_BYTES = 600;

/** Responses that are kept until something that they are made from changes. */
export class KeptResponses<R extends Response = Response> {
  readonly #responses: BoundedMap<R>;
  #madeFrom: readonly unknown[] = [];

  /** @param maxBytes The bytes of bodies that are kept for certain. */
  constructor(maxBytes: number) {
    const sizeOf = ({ body }: R, key: string) => body.length + key.length + ENTRY_BYTES;
    this.#responses = new BoundedMap(maxBytes, { sizeOf });
  }

  /**
   * Drops all responses where something has changed.
   *
   * @param madeFrom All that responses are made from, besides their keys.
   * @returns The state of it, for {@linkcode keep}.
   */
  follow(madeFrom: readonly unknown[]): readonly unknown[] {
    if (madeFrom.some((part, index) => part !== this.#madeFrom[index])) {
      this.#responses.clear();
      this.#madeFrom = madeFrom;
    }
    return this.#madeFrom;
  }

  get(key: string): R | undefined {
    return this.#responses.get(key);
  }

  /**
   * Keeps a response, unless it is an error or was begun before a change.
   *
   * @param madeFrom What {@linkcode follow} returned when the response was begun.
   * @returns The response as it is to be sent.
   */
  keep(key: string, response: R, madeFrom: readonly unknown[]): R {
    const { status, body, cacheable, etag = entityTag(body) } = response;
    if (status !== 200 || cacheable !== true) return response;
    const again = { ...response, etag, kept: {} };
    if (this.#madeFrom === madeFrom) this.#responses.set(key, again);
    return again;
  }
}

/** Returns a response that clients may keep for some seconds: within a second all requests get the same form of a kept one. */
export function withMaxAge(response: Response, seconds: number, scope: "public" | "private"): Response {
  const { kept } = response;
  if (kept?.lasting?.seconds === seconds) return kept.lasting.response;
  const headers = [...response.headers, "Cache-Control", `${scope}, max-age=${seconds}`];
  if (kept === undefined) return { ...response, headers };
  kept.lasting = { seconds, response: { ...response, headers, kept: {} } };
  return kept.lasting.response;
}
