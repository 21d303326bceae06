import { verseOfTheDay, versificationOf } from "../../../calendar/mod.ts";
import { type Resolution, resolve, type Translation } from "../../../corpus/mod.ts";
import { format } from "../../../reference/mod.ts";

/** The verse of a day in a translation. */
export interface ChosenVerse {
  readonly date: string;
  readonly reference: string;
  readonly text: string;
}

/** The last choice for each translation. */
const choices = new WeakMap<Translation, ChosenVerse>();

/** Returns the verse of a day with its text, chosen once a day for each translation. */
export function chosenVerse(translation: Translation, date: string): ChosenVerse {
  const known = choices.get(translation);
  if (known?.date === date) return known;
  const choice = { date, ...chooseVerse(translation, date) };
  choices.set(translation, choice);
  return choice;
}

/** Finds the verse of a day in a translation. */
export function resolveVerseOfTheDay(translation: Translation, date: string): Resolution {
  const { reference } = verseOfTheDay(date, versificationOf(translation));
  // Three verses at most, whatever the limit for passages that readers ask for.
  return resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
}

function chooseVerse(translation: Translation, date: string): Omit<ChosenVerse, "date"> {
  const { ranges, reference: found } = resolveVerseOfTheDay(translation, date);
  const texts: string[] = [];
  for (const { first, last } of ranges) {
    for (let line = first; line <= last; line++) texts.push(translation.text(line));
  }
  return { reference: format(found), text: texts.join(" ") };
}
