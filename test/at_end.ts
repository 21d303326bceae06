/** What a test file starts or makes is ended when its tests are over, also where one of them failed. */
import { after } from "node:test";

const endings: (() => unknown)[] = [];

/** Calls this when the tests of the file are over; what was given last comes first. */
export function atEnd(ending: () => unknown): void {
  endings.push(ending);
}

/** Makes an end come once: when what is returned is called, or else when the tests of the file are over. */
export function endOnce(end: () => Promise<void>): () => Promise<void> {
  let ended: Promise<void> | undefined;
  const once = () => {
    ended ??= end();
    return ended;
  };
  atEnd(once);
  return once;
}

// Scripts use some of what the tests use, and end it themselves: a hook would make tests of them.
if (process.argv[1]?.endsWith(".test.ts")) {
  after(async () => {
    let fault: unknown;
    for (const ending of endings.reverse()) {
      try {
        await ending();
      } catch (error) {
        fault ??= error;
      }
    }
    if (fault !== undefined) throw fault;
  });
}
