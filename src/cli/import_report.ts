import { formatWarning, kindName } from "../i18n/problems/mod.ts";
import { countLayout, countVerses, type ImportedTranslation } from "../import/mod.ts";
import type { CommandContext } from "./command.ts";

/** Longer lists of warnings are cut in the report. */
const MAX_WARNINGS = 50;

/** Formats the report at the end of an import, line by line. */
export function importReport(
  translation: ImportedTranslation,
  { language, t }: Pick<CommandContext, "language" | "t">,
): string[] {
  const { books, chapters, verses, merged, lettered, leftOut } = countVerses(translation);
  const { paragraphs, poetry, stanzas, headings, notes } = countLayout(translation);
  const lines = [
    t("result.contents", { books, chapters, verses }),
    t("result.verse_kinds", {
      ...{ merged, lettered, leftOut },
    }),
    t("result.structure", { paragraphs, poetry, stanzas, headings, notes }),
  ];
  if (translation.dropped.size > 0) {
    const kinds = [...translation.dropped].sort(([, a], [, b]) => b - a);
    lines.push(t("result.left_behind"));
    for (const [code, count] of kinds) {
      const kind = kindName("import_dropped", { code, language });
      lines.push(`  ${String(count).padStart(6)}  ${kind}`);
    }
  }
  const count = translation.warningCount;
  if (count > 0) {
    lines.push(t("result.warning_count", { count }));
    const shown = translation.warnings.slice(0, MAX_WARNINGS);
    for (const warning of shown) lines.push(`  ${formatWarning(warning, language)}`);
    const more = count - shown.reduce((sum, { times }) => sum + times, 0);
    if (more > 0) lines.push(t("result.more", { count: more }));
  }
  lines.push(t("result.characters", { ...translation.characters }));
  return lines;
}

/** Returns the option of an import that bounds its processor time. */
export function processorTime({ processStats }: Pick<CommandContext, "processStats">) {
  if (processStats === undefined) return {};
  return { processorSeconds: () => processStats().cpuSeconds };
}
