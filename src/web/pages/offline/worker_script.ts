import { assetSource } from "../../ui/built_files.ts";

/** The parts of the script of the service worker that the service knows. */
export interface WorkerFacts {
  /** Changes with the files, the translations and what may be read: a new one drops all that was kept. */
  readonly version: string;
  /** The paths of the files that pages refer to. */
  readonly shell: readonly string[];
  /** The path of the page in place of one that is not kept. */
  readonly fallback: string;
  /** The beginning of the line above a page that was kept, by language. */
  readonly words: Readonly<Record<string, string>>;
}

/** Writes the script of the service worker: `assets/worker.js` with what the service knows before it. */
export function workerScript(facts: WorkerFacts): string {
  return `"use strict";
const { version, shell, fallback, words } = ${JSON.stringify(facts)};
${assetSource("worker.js")}`;
}

/** Returns the script in place of the other where nothing is to be kept. */
export function noWorkerScript(): string {
  return assetSource("no_worker.js");
}
