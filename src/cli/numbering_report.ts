import type { Translation } from "../corpus/mod.ts";
import { lectionaryCoverage } from "../lectionary/mod.ts";
import { psalterCounting, versificationOf } from "../versification/mod.ts";
import type { CommandContext } from "./command.ts";

/** More psalms that differ, and more books, are only counted. */
const MAX_NAMED = 8;
/** The share of the lectionary's readings, of those from books that a text has, below which a report says it. */
const ENOUGH = 0.95;

/** Returns how a translation counts its psalms, null where it has none, and how much of the lectionary it has. */
export function numberingOf(translation: Translation) {
  const { order, titles, odd } = psalterCounting(versificationOf(translation));
  const counted = odd.map(({ psalm, verses, expected }) => ({ psalm, verses, expected }));
  const { readings, found, lacking } = lectionaryCoverage(translation, { isPart: translation.header.isPart });
  const hasPsalms = translation.book("PSA") !== undefined;
  return {
    psalms: hasPsalms ? { order: order ?? null, titles: titles ?? null, odd: counted } : null,
    lectionary: { readings, found, lacking: lacking.map(([book, missing]) => ({ book, readings: missing })) },
  };
}

/** Formats how a translation counts its psalms, and which part of the lectionary it lacks, if that is much. */
export function numberingReport(translation: Translation, { t }: Pick<CommandContext, "t">): string[] {
  const { psalms, lectionary } = numberingOf(translation);
  const lines: string[] = [];
  if (psalms !== null) {
    const { odd, order, titles } = psalms;
    const differing = odd.map((each) => t("result.odd_psalm", each));
    const counting = { order: order ?? "unknown", titles: titles ?? "unknown" };
    lines.push(t("result.psalms", { ...counting, count: odd.length, psalms: shortened(differing) }));
  }
  const { readings, found, lacking } = lectionary;
  if (found < ENOUGH * readings) {
    const books = lacking.map(({ book, readings: count }) => t("result.lacking_book", { book, count }));
    const percent = Math.floor((100 * found) / readings);
    lines.push(t("result.coverage", { percent, found, readings, books: shortened(books) }));
  }
  return lines;
}

function shortened(items: readonly string[]): string {
  return [...items.slice(0, MAX_NAMED), ...(items.length > MAX_NAMED ? ["…"] : [])].join(", ");
}
