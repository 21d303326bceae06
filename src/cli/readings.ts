import { escapeControls } from "../base/escape_controls.ts";
import {
  type DayRecord,
  dayRecord,
  type LocalizedName,
  liturgicalDay,
  versificationOf,
} from "../calendar/mod.ts";
import { resolve, type Translation } from "../corpus/mod.ts";
import {
  citedPassage,
  isLectionaryDate,
  massesOf,
  type Reading,
  type ReadingKind,
} from "../lectionary/mod.ts";
import { format } from "../reference/mod.ts";
import type { Command } from "./command.ts";
import { chooseTranslation, openCorpus } from "./corpus_folder.ts";
import { dateOf, dayLanguage, longDate } from "./day_option.ts";
import { jsonOption, printJson } from "./json.ts";
import type { CommandLanguage } from "./texts/language.ts";

/** `ambo readings` */
export const readings: Command = {
  name: "readings",
  usage: "[--date DATE] [--translation CODE]",
  summary: "prints the readings of the day's Mass",
  takesOperands: false,
  settings: ["corpus", "timezone", "default-translation"],
  examples: ["ambo readings --date 2026-12-25"],
  options: {
    date: { value: "DATE", help: "a day as YYYY-MM-DD, 1900 to 2100; today unless given" },
    translation: { value: "CODE", help: "code of the translation" },
    json: jsonOption(
      "{ date, day, translation, masses: [{ name, readings: [{ kind, title, reference, text, short, alternatives }] }], copyright }",
    ),
  },
  async run(context) {
    const date = dateOf(context, { isKnown: isLectionaryDate, limits: ", 1900 to 2100" });
    const translation = chooseTranslation(openCorpus(context), context);
    // JSON is the same in every language.
    const language = context.options.json ? "sl" : dayLanguage(context);
    const readings = readingsOf(translation, { date, language });
    if (context.options.json) printJson(context, readings);
    else {
      for (const line of readingsLines(readings, language)) context.print(escapeControls(line));
    }
    return 0;
  },
};

/** A reading with its text, as `--json` prints it. */
interface ReadingText {
  readonly kind: ReadingKind;
  readonly title: string;
  readonly reference: string;
  /** Empty where the translation has no text. */
  readonly text: string;
  /** Why there is no text. */
  readonly reason?: string;
  readonly short: boolean;
  readonly alternatives: readonly ReadingText[];
}

/** The readings of a day, as `--json` prints them. */
interface DayReadings {
  readonly date: string;
  readonly day: DayRecord;
  readonly translation: { readonly abbreviation: string; readonly name: string };
  readonly masses: readonly { readonly name: string; readonly readings: readonly ReadingText[] }[];
  readonly copyright: string;
}

function readingsOf(
  translation: Translation,
  { date, language }: { date: string; language: CommandLanguage },
): DayReadings {
  const { code, name, copyright } = translation;
  const day = liturgicalDay(date);
  return {
    date,
    day: { ...dayRecord(day), name: nameIn(language, day.name) },
    translation: { abbreviation: code, name },
    masses: massesOf(date).map(({ name, readings }) => ({
      name: nameIn(language, name),
      readings: readings.map((reading) => readingText(translation, { reading, language })),
    })),
    copyright,
  };
}

function nameIn(language: CommandLanguage, { slovenian, english }: LocalizedName): string {
  return language === "sl" ? slovenian : english;
}

function readingText(
  translation: Translation,
  { reading, language }: { reading: Reading; language: CommandLanguage },
): ReadingText {
  const { kind, title, citation, short, alternatives } = reading;
  return {
    kind,
    title: nameIn(language, title),
    ...passageText(translation, { citation, language }),
    short,
    alternatives: alternatives.map((reading) => readingText(translation, { reading, language })),
  };
}

function passageText(
  translation: Translation,
  { citation, language }: { citation: string; language: CommandLanguage },
) {
  const passage = citedPassage(citation, versificationOf(translation));
  if (!("reference" in passage)) {
    const reason = missingText(translation.code, { isWhole: passage.missing === "book", language });
    return { reference: citation, text: "", reason };
  }
  const found = resolve(translation, { ...passage, maxVerses: Number.POSITIVE_INFINITY });
  const texts = found.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => translation.text(first + index)),
  );
  return { reference: format(found.reference), text: texts.join(" ") };
}

/** Says why there is no text. */
function missingText(
  code: string,
  { isWhole, language }: { isWhole: boolean; language: CommandLanguage },
): string {
  if (language === "en") {
    return isWhole
      ? `The translation ${code} does not have this text.`
      : `The translation ${code} numbers the verses of this text differently, or does not have it.`;
  }
  return isWhole
    ? `Prevod ${code} nima tega besedila.`
    : `Prevod ${code} šteje vrstice tega besedila drugače ali ga nima.`;
}

function readingsLines(
  { date, day, translation, masses, copyright }: DayReadings,
  language: CommandLanguage,
): string[] {
  return [
    `${longDate(date, language)}: ${day.name}`,
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
  { title, reference, text, reason, alternatives }: ReadingText,
  language: CommandLanguage,
): string[] {
  const [shorter, or] = language === "sl" ? ["krajše", "ali"] : ["shorter", "or"];
  return [
    `${title}: ${reference}`,
    reason ?? text,
    ...alternatives.map(({ short, reference }) => `(${short ? shorter : or}: ${reference})`),
  ];
}
