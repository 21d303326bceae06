import type { Translation } from "../corpus/mod.ts";
import { lectionaryCoverage } from "../lectionary/mod.ts";
import { psalterCounting, versificationOf } from "../versification/mod.ts";
import type { CommandContext } from "./command.ts";

/** More psalms that differ, and more books, are only counted. */
const MAX_NAMED = 8;
/** The share of the lectionary's readings, of those from books that a text has, below which a report says it. */
const ENOUGH = 0.95;

/** Formats how a translation counts its psalms, and which part of the lectionary it lacks, if that is much. */
export function numberingReport(translation: Translation, { t }: Pick<CommandContext, "t">): string[] {
  const lines: string[] = [];
  if (translation.book("PSA") !== undefined) {
    const { order = "unknown", titles = "unknown", odd } = psalterCounting(versificationOf(translation));
    const differing = odd.map(({ psalm, verses, expected }) => t("result.odd_psalm", { psalm, verses, expected }));
    lines.push(t("result.psalms", { order, titles, count: odd.length, psalms: shortened(differing) }));
  }
  const { readings, found, lacking } = lectionaryCoverage(translation, { isPart: translation.header.isPart });
  if (found < ENOUGH * readings) {
    const books = lacking.map(([book, count]) => t("result.lacking_book", { book, count }));
    const percent = Math.floor((100 * found) / readings);
    lines.push(t("result.coverage", { percent, found, readings, books: shortened(books) }));
  }
  return lines;
}

function shortened(items: readonly string[]): string {
  return [...items.slice(0, MAX_NAMED), ...(items.length > MAX_NAMED ? ["…"] : [])].join(", ");
}
