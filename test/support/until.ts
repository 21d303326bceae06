import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something holds; throws after a minute, or as many seconds as given, an error that names `what` it waited for. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await sleep(10);
  }
}
