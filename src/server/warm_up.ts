import { type Library, prepareVocabularies } from "../corpus/mod.ts";
import type { App } from "./app.ts";
import type { Part } from "./service_part.ts";

/** How long the pages and the names of books wait to be made ready unless somebody needs them, in milliseconds. */
const DELAY_MS = 250;

/**
 * Makes the pages and the names of books ready, somewhat later than the service: other programs wait for the
 * announcement, and for the API.
 */
export class WarmUp implements Part {
  readonly #app: App;
  readonly #library: Library;
  #timer: NodeJS.Timeout | undefined;

  constructor(app: App, library: Library) {
    this.#app = app;
    this.#library = library;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      void prepareVocabularies(this.#library.translations());
      void this.#app.loadPages();
    }, DELAY_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
