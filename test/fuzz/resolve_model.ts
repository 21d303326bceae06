/** A naive model of `resolve` over small made texts: every line is asked whether one of its verses was asked for. */
import { PassageNotFound, PassageTooLong, parseTranslation, resolve, type Translation } from "../../src/corpus/mod.ts";
import type { Point, VerseRange } from "../../src/reference/mod.ts";
import type { Random } from "../support/random.ts";

/** A line of a made text. */
interface Line {
  readonly chapter: number;
  readonly verse: number;
  readonly end: number;
  /** The letter's place in the alphabet, 0 without one. */
  readonly letter: number;
  readonly isLeftOut: boolean;
}

/** A made text of one book and its lines in order. */
export interface MadeText {
  readonly translation: Translation;
  readonly lines: readonly Line[];
}

/** Makes a text: plain chapters, and some with merged, lettered, left-out and moved verses. */
export function madeText(random: Random): MadeText {
  const lines: Line[] = [];
  const chapters = 1 + random.below(5);
  for (let chapter = 1; chapter <= chapters; chapter++) {
    // A chapter can be missing.
    if (chapter > 1 && random.oneIn(8)) continue;
    const length = random.pick([1, 5, 9, 12, 176, 250]);
    const isOdd = length < 20 && !random.oneIn(3);
    const made: Line[] = [];
    for (let verse = 1; verse <= length; verse++) {
      const plain = { chapter, verse, end: verse, letter: 0, isLeftOut: false };
      const kind = isOdd ? random.below(8) : 7;
      if (kind === 0 && verse < length) made.push({ ...plain, end: ++verse });
      else if (kind === 1) {
        // A line before the pieces of a verse, or none.
        if (random.oneIn(2)) made.push(plain);
        for (let letter = 1; letter <= 3; letter++) made.push({ ...plain, letter });
      } else if (kind === 2 && verse > 1) made.push({ ...plain, isLeftOut: true });
      else made.push(plain);
    }
    if (isOdd && random.oneIn(3))
      made.splice(random.below(made.length), 0, ...made.splice(random.below(made.length), 1));
    lines.push(...made);
  }
  const text = lines.map((line) => `GEN ${labelOf(line)}${line.isLeftOut ? "" : " Besedilo."}`);
  const head = "Ambo-Translation: 1\nCode: DEMO\nName: Poskusni prevod\nLanguage: slv\nCopyright: Za zgled.\n";
  return {
    translation: parseTranslation(Buffer.from(`${head}\n${text.join("\n")}\n`), "demo.txt"),
    lines,
  };
}

function labelOf({ chapter, verse, end, letter }: Line): string {
  return `${chapter}:${verse}${end > verse ? `-${end}` : ""}${letterOf(letter)}`;
}

const letterOf = (letter: number) => (letter === 0 ? "" : String.fromCharCode(0x60 + letter));

/** A range made at random, at the ends of chapters more often than elsewhere. */
export function madeRange(random: Random, { lines }: MadeText): VerseRange {
  const point = (): Required<Omit<Point, "isRest">> => {
    const { chapter, verse, end } = random.pick([
      lines[0],
      lines.at(-1),
      random.pick(lines),
      random.pick(lines),
    ]) as Line;
    return {
      chapter,
      verse: random.pick([verse, end, end + 1]),
      segment: random.pick(["", "", "a", "b", "c"]),
    };
  };
  const [one, other] = [point(), random.oneIn(2) ? undefined : point()];
  const isFalling = other !== undefined && rank(other) < rank(one);
  const [from, to] = isFalling ? [other, one] : [one, other ?? one];
  const hasVerses = !random.oneIn(6);
  const start = written(from, hasVerses);
  return {
    from: start,
    to: to === from ? start : written(to, hasVerses && !random.oneIn(8)),
    start: 0,
    end: 1,
  };
}

function rank({ chapter, verse, segment }: Required<Omit<Point, "isRest">>): number {
  return chapter * 1e6 + verse * 100 + (segment === "" ? 0 : segment.charCodeAt(0) - 0x60);
}

function written({ chapter, verse, segment }: Required<Omit<Point, "isRest">>, hasVerse: boolean): Point {
  if (!hasVerse) return { chapter };
  return segment === "" ? { chapter, verse } : { chapter, verse, segment };
}

/** The labels of the lines that a range asks for, and the first and last verse among them. */
export function modelOf({ lines }: MadeText, { from, to }: VerseRange, maxVerses: number): string {
  const last = Math.max(...lines.map(({ chapter }) => chapter));
  if (to.verse !== undefined && to.chapter !== from.chapter && to.chapter > last) return "not found";
  const hasFirst = lines.some(
    ({ chapter, verse, end }) =>
      chapter === from.chapter && (from.verse === undefined || (verse <= from.verse && from.verse <= end)),
  );
  if (!hasFirst) return "not found";
  const asked = lines.filter((line) => !line.isLeftOut && isAskedFor(line, lines, { from, to }));
  if (asked.length === 0) return "not found";
  if (asked.length > maxVerses) return "too long";
  const verses = asked.flatMap(
    ({ chapter, verse, end }) =>
      [
        [chapter, verse],
        [chapter, end],
      ] as const,
  );
  const sorted = verses.toSorted(([a, b], [c, d]) => a - c || b - d);
  return `${asked.map(labelOf).join(" ")} = ${sorted[0]?.join()}-${sorted.at(-1)?.join()}`;
}

function isAskedFor(line: Line, lines: readonly Line[], { from, to }: { from: Point; to: Point }): boolean {
  for (let verse = line.verse; verse <= line.end; verse++) {
    const letter = line.letter;
    const isPrinted = (asked: number | undefined) =>
      lines.some((it) => it.chapter === from.chapter && it.verse === asked && it.letter > 0);
    const first = from.segment === undefined || !isPrinted(from.verse) ? 0 : from.segment.charCodeAt(0) - 0x60;
    const last = to.segment === undefined ? 99 : to.segment.charCodeAt(0) - 0x60;
    const isBehind =
      line.chapter > from.chapter ||
      (line.chapter === from.chapter &&
        (from.verse === undefined || verse > from.verse || (verse === from.verse && letter >= first)));
    const isBefore =
      line.chapter < to.chapter ||
      (line.chapter === to.chapter &&
        (to.verse === undefined || verse < to.verse || (verse === to.verse && letter <= last)));
    if (isBehind && isBefore) return true;
  }
  return false;
}

/** The same of the product. */
export function resolved({ translation }: MadeText, range: VerseRange, maxVerses: number): string {
  const passage = { book: "GEN", written: "1 Mz", ranges: [range], start: 0, end: 1 } as const;
  try {
    const found = resolve(translation, { reference: { passages: [passage] }, maxVerses });
    const labels = found.ranges.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => {
        const { chapter, verse, verseEnd, segment = "" } = translation.label(first + index);
        return `${chapter}:${verse}${verseEnd === undefined ? "" : `-${verseEnd}`}${segment}`;
      }),
    );
    const [{ from, to } = range] = found.reference.passages[0]?.ranges ?? [];
    const isChapters = range.from.verse === undefined && range.to.verse === undefined;
    const ends = [from, to].map(({ chapter, verse }) => (isChapters ? chapter : `${chapter},${verse}`));
    return `${labels.join(" ")} = ${ends.join("-")}`;
  } catch (error) {
    if (error instanceof PassageNotFound) return "not found";
    if (error instanceof PassageTooLong) return "too long";
    throw error;
  }
}

/** The model's answer in the form of `resolved`: chapters alone where no verse was asked for. */
export function modelled(text: MadeText, range: VerseRange, maxVerses: number): string {
  const answer = modelOf(text, range, maxVerses);
  const isChapters = range.from.verse === undefined && range.to.verse === undefined;
  return isChapters ? answer.replace(/= (\d+),\d+-(\d+),\d+$/, "= $1-$2") : answer;
}
