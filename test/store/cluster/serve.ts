/** Requests as the service judges them: held back until their count is on record, and judged again where it is not. */
import { type Store, StoreUnavailable } from "../../../src/store/mod.ts";

/** What became of a request: what remained after it, or why it was not served. */
export type Served = number | "refused" | "unknown key" | "unavailable";

const batches = new WeakMap<Store, Promise<Awaited<ReturnType<Store["commit"]>>>>();

/** Serves a request with a key. */
export async function serveRequest(store: Store, key: string): Promise<Served> {
  try {
    for (let isLearned = false; ; ) {
      for (let { ready } = store; ready !== undefined; { ready } = store) await ready;
      const account = store.accountOfKey(key);
      const remaining = account === undefined ? -1 : store.consume(account);
      if (account === undefined || remaining < 0) {
        if (isLearned) return account === undefined ? "unknown key" : "refused";
        await store.current();
        isLearned = true;
        continue;
      }
      const uncounted = await commitOf(store);
      if (!uncounted || !(uncounted.all || uncounted.accounts.has(account.number)))
        return remaining;
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) return "unavailable";
    throw error;
  }
}

function commitOf(store: Store): Promise<Awaited<ReturnType<Store["commit"]>>> {
  let batch = batches.get(store);
  if (batch === undefined) {
    batch = new Promise((resolve, reject) => {
      setImmediate(() => {
        batches.delete(store);
        Promise.resolve(store.commit()).then(resolve, reject);
      });
    });
    batches.set(store, batch);
  }
  return batch;
}
