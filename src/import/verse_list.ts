import { formatLabel, type Verse } from "../corpus/mod.ts";
import { ImportError } from "./import_error.ts";
import { LIMITS } from "./source.ts";

/**
 * The verses of a book, each verse once.
 *
 * A verse that comes again, whole or as a part of a verse bridge, is joined to the line that has it: nothing is lost
 * and no verse has two lines.
 */
export class VerseList {
  readonly #chapters = new Map<number, Verse[]>();
  /** The line of a chapter that has a verse, by chapter, verse and segment. */
  readonly #lines = new Map<string, number>();

  /** How many lines there are. */
  count = 0;

  /** @returns what was wrong, where the verse was there already */
  add(verse: Verse): string | undefined {
    let lines = this.#chapters.get(verse.chapter);
    if (lines === undefined) {
      lines = [];
      this.#chapters.set(verse.chapter, lines);
    }
    const line = this.#lineOf(verse);
    if (line !== undefined) return this.#join(lines, line, verse);
    this.#mark(verse, lines.length);
    lines.push(verse);
    this.count += 1;
    return undefined;
  }

  /** All verses, those of a chapter together, otherwise in the order in which they came. */
  byChapter(): Verse[] {
    return [...this.#chapters.values()].flat();
  }

  /**
   * Makes the last line of a chapter a verse bridge up to `to`.
   *
   * @returns whether that line ends with the verse before `from` and has a text
   */
  widen(chapter: number, { from, to }: { from: number; to: number }): boolean {
    const lines = this.#chapters.get(chapter) ?? [];
    const last = lines.at(-1);
    if (last === undefined || last.text === "" || last.segment !== undefined) return false;
    if ((last.verseEnd ?? last.verse) !== from - 1) return false;
    const widened = this.#widened(last, { ...last, verseEnd: to });
    lines[lines.length - 1] = widened;
    this.#mark(widened, lines.length - 1);
    return true;
  }

  #lineOf(verse: Verse): number | undefined {
    for (const key of keys(verse)) {
      const line = this.#lines.get(key);
      if (line !== undefined) return line;
    }
    return undefined;
  }

  #mark(verse: Verse, line: number): void {
    for (const key of keys(verse)) this.#lines.set(key, line);
  }

  #join(lines: Verse[], line: number, verse: Verse): string {
    const earlier = lines[line] as Verse;
    const label = formatLabel(verse);
    if (verse.text === "" || verse.text === earlier.text) {
      return `${label} comes twice: the second is left out, for it says nothing new`;
    }
    const text = `${earlier.text} ${verse.text}`.trim();
    if (text.length > LIMITS.verseCharacters) {
      throw new ImportError(
        `Cannot import ${label}: it comes so often that it has ${text.length} characters`,
      );
    }
    const joined = { ...this.#widened(earlier, verse), text };
    lines[line] = joined;
    this.#mark(joined, line);
    return `${label} comes twice: the second text is put after the first`;
  }

  /** The label of a line that takes in the verses of another, as far as no third line has them. */
  #widened(line: Verse, other: Verse): Verse {
    if (line.segment !== undefined) return line;
    const free = (verse: number) => !this.#lines.has(`${line.chapter}:${verse}`);
    let first = line.verse;
    let last = line.verseEnd ?? line.verse;
    while (first > other.verse && free(first - 1)) first -= 1;
    while (last < (other.verseEnd ?? other.verse) && free(last + 1)) last += 1;
    return last > first ? { ...line, verse: first, verseEnd: last } : line;
  }
}

function keys(verse: Verse): string[] {
  if (verse.verseEnd === undefined)
    return [`${verse.chapter}:${verse.verse}${verse.segment ?? ""}`];
  const all: string[] = [];
  for (let number = verse.verse; number <= verse.verseEnd; number += 1) {
    all.push(`${verse.chapter}:${number}`);
  }
  return all;
}
