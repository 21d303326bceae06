import { findCitation, type Translation } from "../../corpus/mod.ts";
import { type Language, textIn, translator } from "../../i18n/mod.ts";
import { type Occasion, type OccasionReading, occasionReadings } from "../../lectionary/mod.ts";
import { citationBeside } from "./citations.ts";
import { plainText } from "./titles.ts";

/** The words at the beginning of a reading that are shown. */
const MAX_WORDS = 14;

/** Returns the citation of a reading, beside it the numbers of a translation, and its first words; of a psalm those of its response. */
export function beginningOf(
  translation: Translation | undefined,
  { citation, response }: OccasionReading,
  language: Language,
): { readonly reference: string; readonly words: string | undefined } {
  const find = (text: string) => {
    const found = translation && findCitation(translation, text);
    return found === undefined || "missing" in found ? undefined : found;
  };
  const reference = citationBeside(language, citation, find(citation));
  const [range] = find(response?.citation ?? citation)?.ranges ?? [];
  if (range === undefined) return { reference, words: undefined };
  const words = plainText(translation!, [{ ...range, last: range.first }]).split(" ");
  const shown = words.slice(0, MAX_WORDS).join(" ");
  return { reference, words: words.length <= MAX_WORDS ? shown : `${shown} …` };
}

/** Writes the readings for an occasion as lines: each list of the Ordo with its number, its readings with their first words. */
export function occasionLines(
  { name, groups }: Occasion,
  { translation, language }: { readonly translation: Translation; readonly language: Language },
): string[] {
  const t = translator(language);
  return [
    textIn(name, language),
    ...groups.flatMap((group) => [
      ...(groups.length === 1 ? [] : ["", textIn(group.name, language).toUpperCase()]),
      ...occasionReadings(group.id).flatMap((reading, index, all) => {
        const { kind, number, short } = reading;
        const { reference, words } = beginningOf(translation, reading, language);
        const shorter = short ? ` (${t("result.shorter")})` : "";
        return [
          ...(all[index - 1]?.number === number ? [] : ["", `${number} ${t(`occasions.kinds.${kind}`)}`]),
          `  ${reference}${shorter}${words === undefined ? "" : `: ${words}`}`,
        ];
      }),
    ]),
  ];
}
