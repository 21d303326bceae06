import { bookName } from "../../canon/mod.ts";
import type { FoundCitation } from "../../corpus/mod.ts";
import { citationIn, type Language } from "../../i18n/mod.ts";
import { formatRanges, type Reference } from "../../reference/mod.ts";
import { type CitedPassage, differingNumbers } from "../../versification/mod.ts";

/**
 * Writes a citation of the lectionary as pages show it: with its own numbers, and books in the language of the page. Numbers
 * of a text that differ follow in brackets: `Iz 63,16b-17.19b; 64,2-7 [63,16b-17; 64,1.3-8]`.
 */
export function citationBeside(
  language: Language,
  citation: string,
  found: FoundCitation | CitedPassage | undefined,
): string {
  const place = found && ("passage" in found ? found.passage : found);
  const numbers = place === undefined || "missing" in place ? undefined : differingNumbers(place);
  return citationIn(language, numbers === undefined ? citation : `${citation} [${numbers}]`);
}

/** Writes a reference to a translation with the books in the language of the page. */
export function referenceIn(language: Language, { passages }: Reference): string {
  const written = passages.map((each) => `${bookName(each.book, "slv").abbreviation} ${formatRanges(each)}`);
  return citationIn(language, written.join("; "));
}
