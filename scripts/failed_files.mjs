/**
 * A reporter of Node's test runner that lists the files with a test that failed, as `test/base/clock.test.ts`, one a line.
 *
 * They are written at the end: a test of the runner runs it in between, with the same destination.
 */
import { readFileSync } from "node:fs";
import { relative } from "node:path";

export default async function* failedFiles(events) {
  const failed = new Set();
  for await (const { type, data } of events) {
    if (type !== "test:fail") continue;
    for (const file of filesOf(data)) failed.add(file);
  }
  for (const file of failed) yield `${file}\n`;
}

/** Returns the files that a failure is about. */
function filesOf({ name, file = name }) {
  // A file among others is a suite with its name; one that breaks off is a test of its own, named by its path.
  if (name.endsWith(".test.ts")) return [name];
  const path = relative("", file).replaceAll("\\", "/");
  if (/^dist\/compiled\/groups\//.test(path)) {
    return readFileSync(path, "utf8").match(/test\/.*\.test\.ts/g);
  }
  return [path.replace(/^dist\/compiled\/(.*)\.js$/, "$1.ts")];
}
