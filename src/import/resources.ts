import { getHeapStatistics } from "node:v8";
import { ImportError } from "./import_error.ts";
import type { SourcePosition } from "./problems.ts";

/** Seconds of processor time; a King James with apocrypha in USFM, with its notes and word attributes, takes two. */
const MAX_SECONDS = 60;
/** Bytes of the heap; that King James takes 200 MB with all of Node. */
const MAX_HEAP_BYTES = 512 * 1024 * 1024;
/** Steps of a reader between two looks, which cost as much as a hundred of them. */
const STEPS = 8192;

/** Bounds the processor time and the memory of an import, whatever it reads. */
export class ResourceBudget {
  readonly #processorSeconds: () => number;
  readonly #start: number;
  #steps = 0;

  /** @param processorSeconds Tells the processor time of this process. */
  constructor(processorSeconds: () => number = () => 0) {
    this.#processorSeconds = processorSeconds;
    this.#start = processorSeconds();
  }

  /** Counts a step, and looks now and then. @throws {ImportError} As {@link check} does. */
  step(position: () => SourcePosition): void {
    this.#steps += 1;
    if (this.#steps % STEPS === 0) this.check(position());
  }

  /** @throws {ImportError} If the import takes more time or memory than any Bible does. */
  check(position?: SourcePosition): void {
    if (this.#processorSeconds() - this.#start > MAX_SECONDS) {
      throw new ImportError("too_slow", { seconds: MAX_SECONDS }, { position });
    }
    if (getHeapStatistics().used_heap_size > MAX_HEAP_BYTES) {
      throw new ImportError("too_much_memory", { bytes: MAX_HEAP_BYTES }, { position });
    }
  }
}
