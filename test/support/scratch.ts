import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { atEnd } from "./at_end.ts";

/** Makes an empty folder, which is removed at the end of the test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ambo-test-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a folder of translations: texts by their codes, and copies of files. */
export function corpusOf(texts: Readonly<Record<string, string>>, ...copies: readonly string[]): string {
  const folder = scratchFolder();
  for (const [code, text] of Object.entries(texts)) writeFileSync(join(folder, `${code}.txt`), text);
  for (const path of copies) copyFileSync(path, join(folder, basename(path)));
  return folder;
}
