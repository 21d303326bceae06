import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something holds; throws after 20 seconds an error that names `what` it waited for. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await sleep(10);
  }
}
