import { once } from "../../base/bounded_map.ts";

/** A word of a slide. */
export interface SlideWord {
  readonly text: string;
  /** How wide it is: letters without the marks on them, those of Chinese, Japanese and Korean twice. */
  readonly columns: number;
  /** The space before the next one; none in scripts without spaces. */
  readonly space: " " | "";
  /** The printed line that it is in, counted through the whole text. */
  readonly line: number;
  /** The cost of a break after it: nothing at the end of a stanza, much within a clause. */
  readonly cost: number;
}

/** The costs of breaks by what they divide. */
const COST = { stanza: 0, sentence: 1.5, clauseLine: 3, line: 5, clause: 8, word: 40 };
/** The cost of a slide of its own, and of one that is empty: few slides, filled alike. */
const SLIDE = 6;
const EMPTY = 10;
/** The characters of a row, as fit at a fourteenth of the height where four is to three. */
const ROW = 32;

/** The beginning of a word in scripts without spaces. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}「『（《]/u;
const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff01-\uff60]/gu;
const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: "word" }));

/** Divides a text at the words of scripts without spaces; spaces and signs stay with the word before them. */
export function divideUnspaced(text: string): string[] {
  if (!/[\u0e00-\u109f\u1780-\u17ff\u3040-\u9fff\u{20000}-\u{3ffff}]/u.test(text)) return [text];
  const pieces: string[] = [];
  for (const { segment } of segmenter().segment(text)) {
    const before = pieces.at(-1);
    if (before === undefined || (UNSPACED.test(segment) && !/[\p{Ps}\p{Pi}]$/u.test(before))) pieces.push(segment);
    else pieces[pieces.length - 1] = before + segment;
  }
  return pieces;
}

/** Returns words as they follow one another. */
export function joinWords(words: readonly SlideWord[]): string {
  return words.map(({ text, space }, index) => (index === words.length - 1 ? text : text + space)).join("");
}

/** Divides a line into its words; a sign that is alone belongs to the word before. @param ends What its end divides. */
export function wordsOf(text: string, line: number, ends: "stanza" | "line" | "prose"): SlideWord[] {
  const spaced = text.trim().match(/\S+(?:\s+[^\s\p{L}\p{N}]+(?!\S))*/gu) ?? [];
  const words = spaced.flatMap((word) => {
    const pieces = divideUnspaced(word);
    return pieces.map((text, index) => ({ text, space: index === pieces.length - 1 ? (" " as const) : ("" as const) }));
  });
  return words.map(({ text: word, space }, index) => {
    const isLast = index === words.length - 1;
    const columns = word.replace(/[\p{Mn}\p{Cf}]/gu, "").replace(WIDE, "00").length;
    return { text: word, columns, space, line, cost: isLast && ends === "stanza" ? COST.stanza : cost(word) };
    function cost(word: string): number {
      if (/[.!?…。！？؟۔।॥։።།៕׃܀][»«"”’')\]」』）》]*$/u.test(word)) return COST.sentence;
      const isClause = /[,;:–—\-，、；：،؛፥፤·][»«"”’')\]」』）》]*$/u.test(word);
      if (isLast && ends === "line") return isClause ? COST.clauseLine : COST.line;
      return isClause ? COST.clause : COST.word;
    }
  });
}

/** Counts the rows of a slide as words are added. */
class Rows {
  count = 0;
  #length = 0;
  #line: number | undefined;

  add({ columns, space, line }: SlideWord): number {
    const isFresh = line !== this.#line;
    if (isFresh || this.#length + columns > ROW) {
      this.count += 1;
      // A line that runs on is indented.
      this.#length = isFresh ? 0 : 2;
    }
    this.#length += columns + space.length;
    this.#line = line;
    return this.count;
  }
}

/** Returns the rows that words take on a slide. */
export function rowsOf(words: readonly SlideWord[]): number {
  const rows = new Rows();
  for (const word of words) rows.add(word);
  return rows.count;
}

/**
 * Divides words into slides where it costs least: at the ends of stanzas, lines and sentences before clauses, with no word
 * alone, in few slides that are filled alike.
 *
 * @param maxRows The most rows of a slide.
 */
export function breakWords(words: readonly SlideWord[], maxRows: number): (readonly SlideWord[])[] {
  return cheapest(words.length, (from) => {
    const rows = new Rows();
    return (to) => {
      const word = words[to - 1]!;
      const count = rows.add(word);
      // Two words stay together, however long they are.
      if (count > maxRows && to - from > 2) return undefined;
      const isAlone = to - from === 1 && words.length > 1;
      return slideCost(count / maxRows) + word.cost + (isAlone ? 1000 : 0);
    };
  }).map(([from, to]) => words.slice(from, to));
}

function slideCost(filled: number): number {
  return SLIDE + EMPTY * (1 - filled) ** 2;
}

/** Divides words into a number of parts of about the same length, of which the last may be empty. */
export function divideWords(words: readonly SlideWord[], parts: number): (readonly SlideWord[])[] {
  const divided: (readonly SlideWord[])[] = [];
  let from = 0;
  const left = (at: number) => words.slice(at).reduce((sum, { columns, space }) => sum + columns + space.length, 0);
  for (let rest = parts; rest > 1; rest -= 1) {
    const ideal = left(from) / rest;
    let [best, lowest] = [words.length, Number.POSITIVE_INFINITY];
    for (let to = from + 2; to <= words.length - 2; to += 1) {
      const length = left(from) - left(to);
      const price = words[to - 1]!.cost + 60 * (length / ideal - 1) ** 2;
      if (price < lowest) [best, lowest] = [to, price];
    }
    divided.push(words.slice(from, best));
    from = best;
  }
  return [...divided, words.slice(from)];
}

/** A piece of a text in one or two languages that belongs together. */
export interface Piece {
  readonly rows: number;
  /** The cost of a break after it. */
  readonly cost: number;
}

/** Puts pieces together on slides of at most so many rows. */
export function groupPieces<P extends Piece>(pieces: readonly P[], maxRows: number): P[][] {
  return cheapest(pieces.length, (from) => {
    let rows = 0;
    return (to) => {
      const { rows: more, cost } = pieces[to - 1]!;
      rows += more;
      if (rows > maxRows && to - from > 1) return undefined;
      return slideCost(Math.min(1, rows / maxRows)) + cost;
    };
  }).map(([from, to]) => pieces.slice(from, to));
}

/**
 * Finds the cheapest division of a sequence, as paragraphs are broken into lines.
 *
 * @param costFrom Returns the cost of a part from one place to each that follows it, in turn; undefined ends it.
 */
function cheapest(
  length: number,
  costFrom: (from: number) => (to: number) => number | undefined,
): (readonly [from: number, to: number])[] {
  const lowest = [0, ...Array.from({ length }, () => Number.POSITIVE_INFINITY)];
  const origin = lowest.map(() => 0);
  for (let from = 0; from < length; from += 1) {
    const costOf = costFrom(from);
    for (let to = from + 1; to <= length; to += 1) {
      const cost = costOf(to);
      if (cost === undefined) break;
      if (lowest[from]! + cost >= lowest[to]!) continue;
      lowest[to] = lowest[from]! + cost;
      origin[to] = from;
    }
  }
  const parts: (readonly [number, number])[] = [];
  for (let to = length; to > 0; to = origin[to]!) parts.unshift([origin[to]!, to]);
  return parts;
}
