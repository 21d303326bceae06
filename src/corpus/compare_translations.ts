import type { Translation } from "./translation.ts";
import { formatLabel } from "./verse_label.ts";

/** The difference of two editions of a translation. */
export interface EditionChanges {
  readonly added: number;
  readonly gone: number;
  readonly altered: number;
  /** The first verses of each kind, as the edition that has them writes their references. */
  readonly examples: {
    readonly added: readonly string[];
    readonly gone: readonly string[];
    readonly altered: readonly AlteredVerse[];
  };
}

/** A verse with another text. */
export interface AlteredVerse {
  readonly reference: string;
  readonly before: string;
  readonly after: string;
}

/** Compares two editions verse by verse. @param most The examples of each kind. */
export function compareTranslations(before: Translation, after: Translation, most: number): EditionChanges {
  const lines = new Map<string, number>();
  for (let line = 0; line < before.lineCount; line++) lines.set(formatLabel(before.label(line)), line);
  const examples = { added: [] as string[], gone: [] as string[], altered: [] as AlteredVerse[] };
  let [added, gone, altered] = [0, 0, 0];
  for (let line = 0; line < after.lineCount; line++) {
    const label = formatLabel(after.label(line));
    const earlier = lines.get(label);
    lines.delete(label);
    if (earlier === undefined) {
      if (added++ < most) examples.added.push(after.reference(line));
      continue;
    }
    if (isSameText(before, earlier, after, line)) continue;
    if (altered++ >= most) continue;
    const reference = after.reference(line);
    examples.altered.push({ reference, before: before.text(earlier), after: after.text(line) });
  }
  for (const line of lines.values()) {
    if (gone++ < most) examples.gone.push(before.reference(line));
  }
  return { added, gone, altered, examples };
}

function isSameText(one: Translation, line: number, other: Translation, otherLine: number) {
  const bytes = one.bytes.subarray(one.textStart(line), one.textEnd(line));
  return bytes.equals(other.bytes.subarray(other.textStart(otherLine), other.textEnd(otherLine)));
}
