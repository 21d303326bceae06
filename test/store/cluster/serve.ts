/** Requests as the service has them judged. */
import type { Store } from "../../../src/store/mod.ts";

/** What became of a request: what remained after it, or why it was not served. */
export type Served = number | "refused" | "unknown key" | "unavailable";

/** Serves a request with a key. */
export async function serveRequest(store: Store, key: string): Promise<Served> {
  const outcome = await store.propose(key);
  switch (outcome.code) {
    case "counted":
      return outcome.remaining;
    case "exhausted":
      return "refused";
    case "unknown_key":
      return "unknown key";
    case "unavailable":
      return "unavailable";
  }
}
