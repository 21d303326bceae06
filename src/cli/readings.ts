import { liturgicalDay, versificationOf } from "../calendar/mod.ts";
import { resolve, type Translation } from "../corpus/mod.ts";
import { citedPassage, isLectionaryDate, massesOf, type Reading } from "../lectionary/mod.ts";
import { format } from "../reference/mod.ts";
import type { Command } from "./command.ts";
import { chooseTranslation, openCorpus } from "./corpus_folder.ts";
import { dateOf, inSlovenian } from "./day_option.ts";

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
  },
  async run(context) {
    const date = dateOf(context, { isKnown: isLectionaryDate, limits: ", 1900 to 2100" });
    const translation = chooseTranslation(openCorpus(context), context);
    const { name } = liturgicalDay(date);
    context.print(`${inSlovenian(date)}: ${name.slovenian}`);
    for (const mass of massesOf(date)) {
      if (mass.name.slovenian !== name.slovenian) {
        context.print("");
        context.print(mass.name.slovenian.toUpperCase());
      }
      for (const reading of mass.readings) {
        context.print("");
        for (const line of readingLines(translation, reading)) context.print(line);
      }
    }
    context.print("");
    context.print(`${translation.name}: ${translation.copyright}`);
    return 0;
  },
};

/** Formats a reading: its title and reference, its text, and the references of what may be read instead. */
function readingLines(translation: Translation, reading: Reading): string[] {
  const { reference, text } = passageOf(translation, reading.citation);
  const others = reading.alternatives.map(({ short, citation }) => {
    return `(${short ? "krajše" : "ali"}: ${passageOf(translation, citation).reference})`;
  });
  return [`${reading.title.slovenian}: ${reference}`, text, ...others];
}

function passageOf(
  translation: Translation,
  citation: string,
): { reference: string; text: string } {
  const passage = citedPassage(citation, versificationOf(translation));
  if (!("reference" in passage)) {
    const text =
      passage.missing === "book"
        ? `Prevod ${translation.code} nima tega besedila.`
        : `Prevod ${translation.code} šteje vrstice tega besedila drugače ali ga nima.`;
    return { reference: citation, text };
  }
  const found = resolve(translation, { ...passage, maxVerses: Number.POSITIVE_INFINITY });
  const texts = found.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => translation.text(first + index)),
  );
  return { reference: format(found.reference), text: texts.join(" ") };
}
