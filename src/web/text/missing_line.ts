import { referenceHere, type Translation } from "../../corpus/mod.ts";
import { citationIn, type Language, notationIn, translator } from "../../i18n/mod.ts";
import { format, type Passage } from "../../reference/mod.ts";

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
