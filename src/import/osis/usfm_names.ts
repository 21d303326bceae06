import type { SourceNaming } from "../book_naming.ts";

/** The types of the milestones in which a converter from USFM leaves what a book is called. */
export const USFM_NAMES: ReadonlyMap<string, keyof SourceNaming> = new Map([
  ["x-usfm-h", "header"],
  ["x-usfm-toc1", "long"],
  ["x-usfm-toc2", "short"],
  ["x-usfm-toc3", "abbreviation"],
]);
