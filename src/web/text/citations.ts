import { bookName } from "../../canon/mod.ts";
import { type FoundCitation, referenceHere, type Translation } from "../../corpus/mod.ts";
import { citationIn, type Language, notationIn, translator } from "../../i18n/mod.ts";
import { format, formatRanges, type Passage, type Reference } from "../../reference/mod.ts";
import { type CitedPassage, differingNumbers } from "../../versification/mod.ts";

/**
 * Writes a citation of the lectionary as pages show it: with its own numbers, and books in the language of the page. Numbers
 * of a text that differ follow in brackets: `Iz 63,16b-17.19b; 64,2-7 [63,16b-17; 64,1.3-8]`.
 */
export function displayedCitation(
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

/** Says what of a passage a translation does not have, with its numbers here where it has others; undefined where all is there. */
export function missingPassages(
  translation: Translation,
  missing: readonly Passage[],
  language: Language,
): string | undefined {
  const t = translator(language);
  const names = missing.map((passage) => {
    const reference = format({ passages: [passage] });
    const here = referenceHere(translation, passage);
    const missing = notationIn(language, reference);
    if (here === undefined) return missing;
    return t("reading.called_here", { missing, here: notationIn(language, here) });
  });
  return missingLine(names, language);
}

/** Says which verses of a reading a translation does not have; undefined where all are there. */
export function missingVerses(lacking: readonly string[], language: Language): string | undefined {
  return missingLine(
    lacking.map((each) => citationIn(language, each)),
    language,
  );
}

function missingLine(names: readonly string[], language: Language): string | undefined {
  if (names.length === 0) return undefined;
  return translator(language)("reading.missing", { list: [...new Set(names)].join("; ") });
}
