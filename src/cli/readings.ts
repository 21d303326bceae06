import { Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { fold, nearestOf } from "../base/word_comparison.ts";
import { type ChurchCalendar, comingSunday, dayRecord, liturgicalDay } from "../calendar/mod.ts";
import { type FoundCitation, findCitation, findResponse, type Translation } from "../corpus/mod.ts";
import { formatLongDate, type Language, textIn, translator } from "../i18n/mod.ts";
import {
  FIRST_LECTIONARY_YEAR,
  isLectionaryDate,
  LAST_LECTIONARY_YEAR,
  massesOf,
  type Occasion,
  occasionRecord,
  occasions,
  openingOf,
  type Reading,
  type ReadingKind,
} from "../lectionary/mod.ts";
import { keptCalendar } from "./calendar.ts";
import { type Command, type CommandContext, TRANSLATIONS } from "./command.ts";
import { chooseTranslation, openCorpus } from "./corpus_folder.ts";
import { dateOf, dayLanguage, todayOf } from "./flags.ts";
import { jsonOption, printJson } from "./output.ts";

/** `ambo readings` */
export const readings: Command = {
  name: "readings",
  usage: "[--date DATE | --sunday | --occasion ID] [--week] [--plain] [--translation CODE]",
  service: TRANSLATIONS,
  settings: ["settings", "corpus", "timezone", "default-translation", "calendar", "diocese", "feasts"],
  examples: [
    "ambo readings --date 2026-12-25",
    "ambo readings --sunday --plain",
    "ambo readings --week >> oznanila.txt",
    "ambo readings --occasion wedding",
  ],
  options: {
    date: { value: "DATE", help: "readings_day" },
    sunday: { help: "readings_sunday" },
    week: { help: "readings_week" },
    occasion: { value: "ID", values: occasionIds, help: "readings_occasion" },
    plain: { help: "readings_plain" },
    translation: { value: "CODE", help: "translation" },
    json: jsonOption(
      "{ date, day, translation, masses: [{ name, readings: [{ kind, title, reference, text, response, opening, short, alternatives }] }], copyright }",
      "readings_json",
    ),
  },
  async run(context) {
    const { options, settings } = context;
    const beside = ["date", "sunday", "week", "plain"].map((other) => ["occasion", other] as const);
    forbidTogether(context, ["date", "sunday"], ["plain", "json"], ...beside);
    const years = [FIRST_LECTIONARY_YEAR, LAST_LECTIONARY_YEAR] as const;
    const date = options.sunday
      ? comingSunday(todayOf(settings))
      : dateOf(context, { isKnown: isLectionaryDate, years });
    // JSON is the same in every language.
    const language = options.json ? "sl" : dayLanguage(context);
    const print = (text: string) => {
      for (const line of text.split("\n")) context.print(escapeControls(line));
    };
    if (options.occasion !== undefined) {
      const occasion = occasionNamed(`${options.occasion}`);
      if (options.json) printJson(context, occasionRecord(occasion));
      else {
        const { occasionLines } = await import("../web/mod.ts");
        const translation = chooseTranslation(openCorpus(context), context);
        print(occasionLines(occasion, { translation, language }).join("\n"));
      }
      return 0;
    }
    const calendar = keptCalendar(context);
    if (options.week && !options.json) {
      const { announcementLines, daysOfWeek } = await import("../web/mod.ts");
      print(announcementLines({ language, settings, calendar }, daysOfWeek(date)).join("\n"));
      return 0;
    }
    const translation = chooseTranslation(openCorpus(context), context);
    if (options.plain) {
      const { plainMasses } = await import("../web/mod.ts");
      print(plainMasses({ language, settings, calendar }, { date, translation }));
      return 0;
    }
    const readings = (day: string) => readingsOf(translation, { date: day, language, calendar });
    if (!options.json) {
      const { displayedCitation } = await import("../web/mod.ts");
      const written = { date, language, calendar, cite: displayedCitation };
      print(readingsLines(readingsOf(translation, written), language).join("\n"));
    } else if (!options.week) printJson(context, readings(date));
    else {
      const { daysOfWeek } = await import("../web/mod.ts");
      printJson(context, daysOfWeek(date).map(readings));
    }
    return 0;
  },
};

function occasionIds(): string[] {
  return occasions().map(({ id }) => id);
}

/** Finds an occasion by its id, its name in any language or its Slovenian address. @throws {Problem<"usage">} If there is none. */
function occasionNamed(written: string): Occasion {
  const sought = fold(written);
  const isCalled = ({ path, name }: Occasion) =>
    [...Object.values(path), ...Object.values(name)].map(fold).includes(sought);
  const occasion = occasions().find(isCalled);
  if (occasion !== undefined) return occasion;
  const ids = occasionIds();
  throw new Problem("usage.unknown_occasion", { value: written, ids, guess: nearestOf(written, ids) });
}

/** Refuses options that exclude each other. @throws {Problem<"usage">} If both of a pair are given. */
function forbidTogether(
  { options }: CommandContext,
  ...pairs: readonly (readonly [option: string, other: string])[]
): void {
  for (const [option, other] of pairs) {
    if (options[option] === undefined || options[other] === undefined) continue;
    throw new Problem("usage.options_together", { option: `--${option}`, other: `--${other}` });
  }
}

/** A reading with its text, as `--json` prints it. */
interface ReadingText {
  readonly kind: ReadingKind;
  readonly title: string;
  readonly reference: string;
  /** Empty where the translation has no text. */
  readonly text: string;
  /** Why there is no text. */
  readonly reason?: string;
  /** The verses that the translation does not have, where it has others. */
  readonly missing?: readonly string[];
  /** The verse of a psalm's response; absent where it is not known or the translation does not have it. */
  readonly response?: { readonly reference: string; readonly text: string };
  /** The words with which the reader begins. */
  readonly opening?: string;
  readonly short: boolean;
  readonly alternatives: readonly ReadingText[];
}

/** Writes a citation that was found in a translation. */
type Cite = (language: Language, citation: string, found: Exclude<FoundCitation, { missing: unknown }>) => string;

/** The language of texts, and how citations are written: by the numbers of the translation unless specified otherwise. */
interface TextOptions {
  readonly language: Language;
  readonly cite?: Cite;
}

/** Returns the readings of a day, as `--json` prints them. */
function readingsOf(
  translation: Translation,
  { date, calendar, ...options }: TextOptions & { readonly date: string; readonly calendar: ChurchCalendar },
) {
  const { language } = options;
  const { code, name, copyright } = translation;
  const day = liturgicalDay(date, calendar);
  return {
    date,
    day: { ...dayRecord(day), name: textIn(day.name, language) },
    translation: { abbreviation: code, name },
    masses: massesOf(date, calendar).map(({ name, readings }) => ({
      name: textIn(name, language),
      readings: readings.map((reading) => readingText(translation, { reading, ...options })),
    })),
    copyright,
  };
}

function readingText(
  translation: Translation,
  { reading, ...options }: TextOptions & { readonly reading: Reading },
): ReadingText {
  const { language } = options;
  const { kind, title, citation, short, alternatives, response } = reading;
  const sung = response && passageText(translation, { citation: response, ...options, find: findResponse });
  const opening = openingOf(reading);
  return {
    kind,
    title: textIn(title, language),
    ...passageText(translation, { citation, ...options }),
    ...(sung && !("reason" in sung) && { response: sung }),
    ...(opening && { opening: textIn(opening, language) }),
    short,
    alternatives: alternatives.map((reading) => readingText(translation, { reading, ...options })),
  };
}

function passageText(
  translation: Translation,
  {
    citation,
    language,
    cite = (_language, _citation, { reference }) => reference,
    find = findCitation,
  }: TextOptions & { readonly citation: string; readonly find?: typeof findCitation },
) {
  const found = find(translation, citation);
  if ("missing" in found) {
    const reason = translator(language)(found.missing === "book" ? "result.no_text" : "result.other_numbers", {
      code: translation.code,
    });
    return { reference: citation, text: "", reason };
  }
  const texts = found.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => translation.text(first + index)),
  );
  const reference = cite(language, citation, found);
  return { reference, text: texts.join(" "), ...(found.lacking.length > 0 && { missing: found.lacking }) };
}

function readingsLines(
  { date, day, translation, masses, copyright }: ReturnType<typeof readingsOf>,
  language: Language,
): string[] {
  return [
    `${formatLongDate(language, date)}: ${day.name}`,
    ...masses.flatMap(({ name, readings }) => [
      ...(name === day.name ? [] : ["", name.toUpperCase()]),
      ...readings.flatMap((reading) => ["", ...readingLines(reading, language)]),
    ]),
    "",
    `${translation.name}: ${copyright}`,
  ];
}

/** Formats a reading: its title and reference, its text, and the references of what may be read instead. */
function readingLines(
  { title, reference, text, reason, missing, response, opening, alternatives }: ReadingText,
  language: Language,
): string[] {
  return [
    `${title}: ${reference}`,
    ...(missing ? [translator(language)("reading.missing", { list: missing.join("; ") })] : []),
    ...(opening && !reason ? [opening] : []),
    ...(response ? [`${translator(language)("church_year.response")}: ${response.text} (${response.reference})`] : []),
    reason ?? text,
    ...alternatives.map(
      ({ short, reference }) => `(${translator(language)(short ? "result.shorter" : "result.or")}: ${reference})`,
    ),
  ];
}
