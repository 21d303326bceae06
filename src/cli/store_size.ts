import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Sums the lengths of the files of a store; 0 where they cannot be seen. */
export function storeSize(keys: string): number {
  try {
    return readdirSync(keys, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(log|day)$/.test(name))
      .reduce((sum, name) => sum + fileSize(join(keys, name)), 0);
  } catch {
    return 0;
  }
}

/** Returns the length of a file; 0 where it cannot be seen. */
export function fileSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
