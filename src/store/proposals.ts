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
