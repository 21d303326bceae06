import type { LineRange, Translation } from "../corpus/mod.ts";
import type { Answer } from "./answer.ts";
import { json } from "./json.ts";

/** Formats the printed lines of a verse, one character a byte. */
export function linesJson(translation: Translation, line: number): string {
  const lines: readonly Answer<"TextLine">[] = translation.layout(line);
  return json(lines);
}

/** Lists the headings of some ranges, in order. */
export function headingsOf(translation: Translation, ranges: readonly LineRange[]): Answer<"Heading">[] {
  if (!translation.hasLayout) return [];
  return ranges.flatMap((range) =>
    translation.headings(range).map(({ line, level, text }) => ({
      before: translation.reference(line),
      level,
      text,
    })),
  );
}
