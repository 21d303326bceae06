import { liturgicalDay } from "../../calendar/mod.ts";
import type { Translation } from "../../corpus/mod.ts";
import { capitalize, formatFullDate, type Language, textIn, translator } from "../../i18n/mod.ts";
import { type Mass, massesOf } from "../../lectionary/mod.ts";
import { chosenReadings, linesOfBlock, type ProclaimedReading, proclaim, spokenBlocks } from "./proclamation.ts";
import type { DayContext } from "./week_lines.ts";

/** The words around the readings of a Mass. */
export interface MassHeading {
  /** The name of the day or of the Mass. */
  readonly title: string;
  /** The date, and the name of the Mass where it has its own. */
  readonly lines: readonly string[];
}

/**
 * Writes the readings of a Mass as plain text, without verse numbers: paragraphs divided by an empty line, with the
 * citations and the attribution. The page of the preparation copies the same.
 */
function massText(
  { title, lines }: MassHeading,
  readings: readonly ProclaimedReading[],
  options: { readonly translation: Translation; readonly language: Language },
): string {
  return [
    title,
    ...lines,
    ...readings.flatMap((reading) => readingParagraphs(reading, options)),
    attribution(options.translation),
  ].join("\n\n");
}

/** Writes all Masses of a day as plain text. */
export function plainMasses(
  context: DayContext,
  { date, translation }: { readonly date: string; readonly translation: Translation },
): string {
  const { language, settings } = context;
  const named = (name: Mass["name"]) => textIn(name, language);
  const day = named(liturgicalDay(date, settings.diocese).name);
  return massesOf(date, settings.diocese)
    .map((mass) => {
      const name = named(mass.name);
      const own = name === day ? [] : [capitalize(name)];
      const lines = [...own, capitalize(formatFullDate(context, date))];
      const readings = chosenReadings(mass).map((each) => proclaim(each, { translation, language }));
      return massText({ title: capitalize(day), lines }, readings, { translation, language });
    })
    .join("\n\n");
}

/** Returns the attribution that a translation asks for, with its name. */
export function attribution({ name, copyright }: Translation): string {
  return `${name}: ${copyright}`;
}

function readingParagraphs(
  { title, reference, opening, response, stanzas, missing }: ProclaimedReading,
  { translation, language }: { readonly translation: Translation; readonly language: Language },
): string[] {
  const sung = response ? [`${translator(language)("church_year.response")}: ${response.text}`] : [];
  const texts = stanzas.flatMap((ranges) => [
    ...spokenBlocks(translation, ranges).map((block) => linesOfBlock(block).join("\n")),
    ...sung,
  ]);
  return [
    `${title} (${reference})`,
    ...(missing ? [missingText(missing, { translation, language })] : []),
    ...(opening !== undefined && !missing ? [opening] : []),
    ...sung,
    ...texts,
  ];
}

/** Says why a translation has no text of a reading. */
export function missingText(
  missing: "book" | "numbering",
  { translation, language }: { readonly translation: Translation; readonly language: Language },
): string {
  return translator(language)(missing === "book" ? "readings.no_book" : "readings.other_numbering", {
    code: translation.code,
  });
}
