import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something holds; throws after 20 seconds, or as many as given, an error that names `what` it waited for. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 20,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await sleep(10);
  }
}
