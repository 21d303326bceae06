import { type FSWatcher, watch } from "node:fs";

/** The options of watching a folder. */
export interface WatchOptions {
  /** A text that is another once anything changed. */
  readonly signature: () => string;
  /** The signature of what is known already. */
  readonly known: string;
  /** Called once the change is over: a file that is still being written changes from look to look. */
  readonly changed: () => void;
  /** Milliseconds between two looks where the system tells of no change, as on many network folders. */
  readonly interval: number;
}

/** How long nothing may change before a change is taken to be over, in milliseconds. */
const SETTLING = 300;

/**
 * Watches a folder, which need not be there.
 *
 * @returns Ends the watching.
 */
export function watchFolder(directory: string, { signature, known, changed, interval }: WatchOptions): () => void {
  let seen = known;
  let watcher: FSWatcher | undefined;
  let settling: NodeJS.Timeout | undefined;
  const look = (before: string): void => {
    settling = undefined;
    const now = signature();
    if (now !== before) {
      settle(now);
    } else if (now !== seen) {
      seen = now;
      changed();
    }
  };
  const settle = (now?: string): void => {
    if (settling !== undefined) return;
    const before = now ?? signature();
    settling = setTimeout(() => look(before), SETTLING).unref();
  };
  const listen = (): void => {
    if (watcher !== undefined) return;
    try {
      watcher = watch(directory, { persistent: false }, () => settle());
      watcher.on("error", () => {
        watcher?.close();
        watcher = undefined;
      });
    } catch {
      // The folder is not there, or the system watches none here: the looks in between remain.
    }
  };
  const lookAgain = (): void => {
    listen();
    const now = signature();
    if (now !== seen) settle(now);
  };
  lookAgain();
  const timer = setInterval(lookAgain, interval).unref();
  return () => {
    clearInterval(timer);
    clearTimeout(settling);
    watcher?.close();
  };
}
