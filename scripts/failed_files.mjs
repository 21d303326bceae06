/**
 * A reporter of Node's test runner that lists the files with a test that failed, as `test/base/clock.test.ts`, one a line.
 *
 * They are written at the end: a test of the runner runs it in between, with the same destination.
 */
import { relative } from "node:path";

export default async function* failedFiles(events) {
  const failed = new Set();
  for await (const { type, data } of events) {
    // A file that breaks off is a test of its own, named by its path.
    if (type === "test:fail") failed.add(sourceOf(data.file ?? data.name));
  }
  for (const file of failed) yield `${file}\n`;
}

/** Returns the path of a source from its own or that of what it was compiled to. */
function sourceOf(file) {
  return relative("", file)
    .replaceAll("\\", "/")
    .replace(/^dist\/compiled\/(.*)\.js$/, "$1.ts");
}
