import { DayClock } from "../base/clock.ts";
import { isCalendarDate, verseOfTheDay, versificationOf } from "../calendar/mod.ts";
import { openServedLibrary } from "../corpus/builtin/mod.ts";
import { type Library, resolve, type Translation } from "../corpus/mod.ts";
import { format } from "../reference/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { mayBeAbsent } from "./corpus_folder.ts";

/** `ambo verse` */
export const verse: Command = {
  name: "verse",
  usage: "[--date DATE] [--translation CODE]",
  summary: "prints the verse of the day, for a bulletin or a cron job",
  takesOperands: false,
  settings: ["corpus", "timezone", "default-translation"],
  examples: ["ambo verse --date 2026-12-25"],
  options: {
    date: { value: "DATE", help: "a day as YYYY-MM-DD; today unless given" },
    translation: { value: "CODE", help: "code of the translation" },
  },
  async run(context) {
    const { settings, options, print, report } = context;
    const date = dateOf(context);
    const { library, faults } = openServedLibrary(settings.corpus, {
      optional: mayBeAbsent(context),
    });
    for (const fault of faults) report(fault.message);
    const translation =
      typeof options.translation === "string"
        ? translationOf(library, options.translation)
        : defaultOf(library, context);
    for (const line of verseLines(translation, date)) print(line);
    return 0;
  },
};

function dateOf({ settings, options }: CommandContext): string {
  if (typeof options.date !== "string") return new DayClock(settings.timezone).today().date;
  if (isCalendarDate(options.date)) return options.date;
  throw new UsageError(`Cannot use --date "${options.date}": expected a day such as 2026-12-25`);
}

function translationOf(library: Library, code: string): Translation {
  const translation = library.get(code);
  if (translation !== undefined) return translation;
  const codes = library.translations().map((translation) => translation.code);
  throw new Error(`Cannot find translation "${code}": there is ${codes.join(", ") || "none"}`);
}

function defaultOf(library: Library, { settings, report }: CommandContext): Translation {
  const code = settings["default-translation"];
  const translation = library.get(code) ?? library.translations()[0];
  if (translation === undefined) return translationOf(library, code);
  if (translation.code.toLowerCase() !== code.toLowerCase()) {
    report(`The default translation ${code} is not there; the verse is from ${translation.code}`);
  }
  return translation;
}

/** The day with its name, the text, the reference with the translation, and the attribution. */
function verseLines(translation: Translation, date: string): string[] {
  const { day, reference } = verseOfTheDay(date, versificationOf(translation));
  const found = resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
  const texts = found.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => translation.text(first + index)),
  );
  return [
    `${inSlovenian(date)}: ${day.name.slovenian}`,
    "",
    texts.join(" "),
    "",
    `${format(found.reference)} (${translation.name})`,
    translation.copyright,
  ];
}

/** `25. december 2026` */
function inSlovenian(date: string): string {
  const format = new Intl.DateTimeFormat("sl-SI", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
