import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd } from "./at_end.ts";

/** Makes an empty folder, which is removed at the end of the test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ambo-test-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
