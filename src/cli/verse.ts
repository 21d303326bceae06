import { escapeControls } from "../base/quoted.ts";
import { type ChurchCalendar, isCalendarDate, liturgicalDay, verseOfTheDay } from "../calendar/mod.ts";
import { resolve, type Translation } from "../corpus/mod.ts";
import { formatLongDate, textIn } from "../i18n/mod.ts";
import { format } from "../reference/mod.ts";
import { versificationOf } from "../versification/mod.ts";
import { keptCalendar } from "./calendar.ts";
import { type Command, type CommandContext, TRANSLATIONS } from "./command.ts";
import { chooseTranslation, openCorpus } from "./corpus_folder.ts";
import { dateOf, dayLanguage } from "./flags.ts";
import { jsonOption, printJson } from "./output.ts";

/** `ambo verse` */
export const verse: Command = {
  name: "verse",
  usage: "[--date DATE] [--translation CODE]",
  service: TRANSLATIONS,
  settings: ["settings", "corpus", "timezone", "default-translation", "calendar", "diocese", "feasts"],
  examples: ["ambo verse --date 2026-12-25"],
  options: {
    date: { value: "DATE", help: "day" },
    translation: { value: "CODE", help: "translation" },
    json: jsonOption("{ date, day, reference, translation, text, copyright }"),
  },
  async run(context) {
    const date = dateOf(context, { isKnown: isCalendarDate });
    const translation = chooseTranslation(openCorpus(context), context);
    const calendar = keptCalendar(context);
    const verse = verseOf(translation, { date, calendar });
    if (context.options.json) printJson(context, verse);
    else for (const line of verseLines(verse, { context, calendar })) context.print(escapeControls(line));
    return 0;
  },
};

/** Returns the verse of a day, as `--json` prints it. */
function verseOf(translation: Translation, { date, calendar }: { date: string; calendar: ChurchCalendar }) {
  const { day, reference } = verseOfTheDay(date, versificationOf(translation), { calendar });
  const found = resolve(translation, { reference });
  const texts = found.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => translation.text(first + index)),
  );
  const { code, name, copyright } = translation;
  return {
    date,
    day: day.name.sl,
    reference: format(found.reference),
    translation: { abbreviation: code, name },
    text: texts.join(" "),
    copyright,
  };
}

function verseLines(
  verse: ReturnType<typeof verseOf>,
  { context, calendar }: { context: CommandContext; calendar: ChurchCalendar },
): string[] {
  const { date, reference, translation, text, copyright } = verse;
  const language = dayLanguage(context);
  const name = textIn(liturgicalDay(date, calendar).name, language);
  const head = `${formatLongDate(language, date)}: ${name}`;
  return [head, "", text, "", `${reference} (${translation.name})`, copyright];
}
