import { escapeControls } from "../base/escape_controls.ts";
import { type DayRecord, dayRecord, liturgicalDay, versificationOf } from "../calendar/mod.ts";
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
import { dateOf, inSlovenian } from "./day_option.ts";
import { jsonOption, printJson } from "./json.ts";

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
    const readings = readingsOf(chooseTranslation(openCorpus(context), context), date);
    if (context.options.json) printJson(context, readings);
    else for (const line of readingsLines(readings)) context.print(escapeControls(line));
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

function readingsOf(translation: Translation, date: string): DayReadings {
  const { code, name, copyright } = translation;
  return {
    date,
    day: dayRecord(liturgicalDay(date)),
    translation: { abbreviation: code, name },
    masses: massesOf(date).map(({ name, readings }) => ({
      name: name.slovenian,
      readings: readings.map((reading) => readingText(translation, reading)),
    })),
    copyright,
  };
}

function readingText(
  translation: Translation,
  { kind, title, citation, short, alternatives }: Reading,
): ReadingText {
  return {
    kind,
    title: title.slovenian,
    ...passageText(translation, citation),
    short,
    alternatives: alternatives.map((reading) => readingText(translation, reading)),
  };
}

function passageText(translation: Translation, citation: string) {
  const passage = citedPassage(citation, versificationOf(translation));
  if (!("reference" in passage)) {
    const reason =
      passage.missing === "book"
        ? `Prevod ${translation.code} nima tega besedila.`
        : `Prevod ${translation.code} šteje vrstice tega besedila drugače ali ga nima.`;
    return { reference: citation, text: "", reason };
  }
  const found = resolve(translation, { ...passage, maxVerses: Number.POSITIVE_INFINITY });
  const texts = found.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => translation.text(first + index)),
  );
  return { reference: format(found.reference), text: texts.join(" ") };
}

function readingsLines({ date, day, translation, masses, copyright }: DayReadings): string[] {
  return [
    `${inSlovenian(date)}: ${day.name}`,
    ...masses.flatMap(({ name, readings }) => [
      ...(name === day.name ? [] : ["", name.toUpperCase()]),
      ...readings.flatMap((reading) => ["", ...readingLines(reading)]),
    ]),
    "",
    `${translation.name}: ${copyright}`,
  ];
}

/** Formats a reading: its title and reference, its text, and the references of what may be read instead. */
function readingLines({ title, reference, text, reason, alternatives }: ReadingText): string[] {
  return [
    `${title}: ${reference}`,
    reason ?? text,
    ...alternatives.map(({ short, reference }) => `(${short ? "krajše" : "ali"}: ${reference})`),
  ];
}
