import type { Diocese } from "../../base/dioceses.ts";
import { verseOfTheDay } from "../../calendar/mod.ts";
import { type LineRange, type Resolution, resolve, type Translation } from "../../corpus/mod.ts";
import { format, type Reference } from "../../reference/mod.ts";
import { type VerseRef, versesInTranslation, versificationOf } from "../../versification/mod.ts";

/** The verses of a reference in a translation. */
export interface PlacedText {
  readonly reference: string;
  readonly ranges: readonly LineRange[];
}

/** Returns the text of some ranges without its numbers and lines. */
export function plainText(translation: Translation, ranges: readonly LineRange[]): string {
  const texts: string[] = [];
  for (const { first, last } of ranges) {
    for (let line = first; line <= last; line++) texts.push(translation.text(line));
  }
  return texts.join(" ");
}

/** Finds a verse of the original numbering; undefined where it is not known where the translation has it. */
export function originalVerse(translation: Translation, ref: VerseRef): PlacedText | undefined {
  const span = { ...ref, verseEnd: ref.verse };
  const reference = versesInTranslation(span, versificationOf(translation));
  return reference && placed(resolveChosen(translation, reference));
}

/** A day whose verse is looked for, as it is kept in a diocese. */
interface VerseDay {
  readonly date: string;
  readonly diocese: Diocese | undefined;
}

/** Finds the verse of a day in a translation. */
export function resolveVerseOfTheDay(translation: Translation, { date, diocese }: VerseDay): Resolution {
  const { reference } = verseOfTheDay(date, versificationOf(translation), { diocese });
  return resolveChosen(translation, reference);
}

/** The verse of a day in a translation. */
export interface ChosenVerse extends VerseDay {
  readonly reference: string;
  readonly text: string;
}

/** The last choice for each translation. */
const choices = new WeakMap<Translation, ChosenVerse>();

/** Returns the verse of a day with its text, chosen once a day for each translation. */
export function chosenVerse(translation: Translation, day: VerseDay): ChosenVerse {
  const known = choices.get(translation);
  if (known?.date === day.date && known.diocese === day.diocese) return known;
  const { reference, ranges } = placed(resolveVerseOfTheDay(translation, day));
  const choice = { ...day, reference, text: plainText(translation, ranges) };
  choices.set(translation, choice);
  return choice;
}

/** Resolves a reference that the service chose, whatever the limit for passages that readers ask for. */
function resolveChosen(translation: Translation, reference: Reference): Resolution {
  return resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
}

function placed({ reference, ranges }: Resolution): PlacedText {
  return { reference: format(reference), ranges };
}
