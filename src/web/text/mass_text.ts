import {
  type ChurchCalendar,
  formatCalendarDate,
  type LiturgicalDay,
  type LocalizedName,
  liturgicalDay,
  parseDate,
  printedRank,
  weekdayOf,
} from "../../calendar/mod.ts";
import type { Settings } from "../../config/mod.ts";
import type { Translation } from "../../corpus/mod.ts";
import {
  capitalize,
  citationIn,
  formatFullDate,
  formatWeekdayShortDate,
  type Language,
  textIn,
  translator,
} from "../../i18n/mod.ts";
import {
  isLectionaryDate,
  type Mass,
  massesOf,
  type Occasion,
  type OccasionReading,
  occasionReadings,
} from "../../lectionary/mod.ts";
import type { Visitor } from "../context/visitor.ts";
import { chosenReadings, linesOfBlock, type ProclaimedReading, proclaim, spokenBlocks } from "./proclamation.ts";
import { citedText, plainText } from "./titles.ts";

/** The language of a text, and what days and dates depend on. */
export interface DayContext {
  readonly language: Language;
  readonly settings: Pick<Settings, "timezone">;
  readonly calendar: ChurchCalendar;
}

/** Returns the days of the week of a day, from Sunday to Saturday, but for those whose readings are not known. */
export function daysOfWeek(date: string): string[] {
  const day = parseDate(date);
  const sunday = day - weekdayOf(day);
  return Array.from({ length: 7 }, (_, index) => formatCalendarDate(sunday + index)).filter(isLectionaryDate);
}

/**
 * Writes the readings of days for the announcements, a line each, and each of several Masses: `Ponedeljek, 23. 11., sv.
 * Klemen I.: Raz 14,1-3.4b-5; Ps 24,1-2; Lk 21,1-4`. Acclamations are left out.
 */
export function announcementLines(context: DayContext, dates: readonly string[]): string[] {
  const { language, calendar } = context;
  return dates.flatMap((date) => {
    const masses = massesOf(date, calendar);
    const day = liturgicalDay(date, calendar);
    return masses.map((mass) => {
      const isOfDay = masses.length === 1 || mass.name.sl === day.name.sl;
      const name = isOfDay ? keptOn(day, language) : `, ${textIn(mass.name, language)}`;
      const when = capitalize(formatWeekdayShortDate(context, date));
      return `${when}${name}: ${citations(mass, language)}`;
    });
  });
}

/**
 * Returns what is named beside a date: the celebration or the day of the season, and in parentheses all that may be kept
 * beside it. A numbered weekday is left out: ` (sv. Janez Damaščan)`.
 */
function keptOn(day: LiturgicalDay, language: Language): string {
  const beside = day.beside.map(({ name }) => textIn(name, language));
  const isNumbered = /^\p{L}+ \d+\. (?:\p{L}+ )?tedna/u.test(day.name.sl);
  // The weekday is in the date.
  const name = day.celebration === undefined && isNumbered ? "" : `, ${textIn(nameWithoutDate(day), language)}`;
  return beside.length === 0 ? name : `${name} (${beside.join("; ")})`;
}

/** Returns the name of a day where its date is beside it: weekdays around Christmas have the date in their names too. */
export function nameWithoutDate({ celebration, name, placeInSeason }: LiturgicalDay): LocalizedName {
  return celebration === undefined ? (placeInSeason ?? name) : name;
}

/** Lists the citations of a Mass, without the acclamation. */
export function citations({ readings }: Mass, language: Language): string {
  return readings
    .filter(({ kind }) => kind !== "acclamation")
    .map(({ citation }) => citationIn(language, citation))
    .join("; ");
}

/** Names what may be kept beside a day, with its rank: `Neobvezni god: sv. Janez Pavel II.` */
export function optionalCelebrationLines(context: Visitor, { beside }: LiturgicalDay): string[] {
  return beside.map(({ name, rank }) => {
    // A Sunday of thanksgiving is no celebration of a rank of its own.
    if (rank === "sunday") return capitalize(context.named(name));
    return `${capitalize(context.t(`church_year.ranks.${rank}`))}: ${context.named(name)}`;
  });
}

/** Returns what a day says of itself below its name: rank and colour in words, its place in the season, the cycle that holds. */
export function dayFacts(context: Visitor, day: LiturgicalDay): string[] {
  const { t } = context;
  const rank = printedRank(day);
  const color = `${t("church_year.table.color")}: ${t(`church_year.colors.${day.color}`)}`;
  const place = day.celebration && day.placeInSeason && capitalize(context.named(day.placeInSeason));
  const cycle = day.cycle && t("church_year.cycle", { cycle: day.cycle });
  const join = (parts: readonly (string | undefined)[]) => parts.filter((part) => part).join(" · ");
  return [join([rank && t(`church_year.ranks.${rank}`), color]), join([place, cycle])]
    .filter((line) => line !== "")
    .map(capitalize);
}

/**
 * Writes all Masses of a day as plain text, without verse numbers: paragraphs divided by an empty line, with the citations
 * and the attribution. The page of the preparation copies the same.
 */
export function plainMasses(
  context: DayContext,
  { date, translation }: { readonly date: string; readonly translation: Translation },
): string {
  const { language, calendar } = context;
  const named = (name: Mass["name"]) => textIn(name, language);
  const day = named(liturgicalDay(date, calendar).name);
  return massesOf(date, calendar)
    .map((mass) => {
      const name = named(mass.name);
      const own = name === day ? [] : [capitalize(name)];
      const readings = chosenReadings(mass).map((each) => proclaim(each, { translation, language }));
      return [
        ...[capitalize(day), ...own, capitalize(formatFullDate(context, date))],
        ...readings.flatMap((reading) => readingParagraphs(reading, { translation, language })),
        attribution(translation),
      ].join("\n\n");
    })
    .join("\n\n");
}

/** Returns the attribution that a translation asks for, with its name. */
export function attribution({ name, copyright }: Translation): string {
  return `${name}: ${copyright}`;
}

function readingParagraphs(
  { title, reference, opening, response, stanzas, lack, missing }: ProclaimedReading,
  { translation, language }: { readonly translation: Translation; readonly language: Language },
): string[] {
  const sung = response ? [`${translator(language)("church_year.response")}: ${response.text}`] : [];
  const texts = stanzas.flatMap((ranges) => [
    ...spokenBlocks(translation, ranges).map((block) => linesOfBlock(block).join("\n")),
    ...sung,
  ]);
  return [
    `${title} (${reference})`,
    ...(missing ? [missing] : []),
    ...(lack ? [lack] : []),
    ...(opening !== undefined && !missing ? [opening] : []),
    ...sung,
    ...texts,
  ];
}

/** The words at the beginning of a reading that are shown. */
const MAX_WORDS = 14;

/** Returns the citation of a reading, beside it the numbers of a translation, and its first words; of a psalm those of its response. */
export function beginningOf(
  translation: Translation | undefined,
  { citation, response }: OccasionReading,
  language: Language,
): { readonly reference: string; readonly words: string | undefined } {
  const { reference } = citedText(citation, { translation, language });
  const [range] = citedText(response?.citation ?? citation, { translation, language }).ranges ?? [];
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
