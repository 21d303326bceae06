import type { BookId } from "../canon/mod.ts";
import { classOf } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { matchOtherBook } from "./segment.ts";
import type { Separator } from "./separator.ts";
import { peekVerse, type Unit } from "./unit.ts";

/** The mark that leads from chapter to verse, a word or a space too: the first in a passage decides what marks mean. */
export type MarkStyle = "," | ":" | "." | "word";

/** Tells the marks between chapter and verse from those of lists, through one passage. */
export class VerseMarks {
  readonly #cursor: Cursor;
  readonly #book: BookId;
  readonly #isOneChapter: boolean;
  #style: MarkStyle | undefined;
  /** True where the first comma between chapter and verse had no space behind it. */
  #isTight = false;

  constructor(
    cursor: Cursor,
    passage: { book: BookId; isOneChapter: boolean; style: MarkStyle | undefined },
  ) {
    this.#cursor = cursor;
    this.#book = passage.book;
    this.#isOneChapter = passage.isOneChapter;
    this.#style = passage.style;
  }

  get style(): MarkStyle | undefined {
    return this.#style;
  }

  /** Takes note of a verse that a word or space led to: `v. 16-18,20` is a list. */
  sawWord(): void {
    this.#style ??= "word";
  }

  /**
   * VerseMark = "," | ":" | "."
   *
   * @param unit What the number before it counts, as far as it is known.
   * @param ahead How many tokens to look beyond.
   * @returns How many tokens there are up to the verse; undefined where no verse follows.
   */
  find(unit: Unit, ahead: number): number | undefined {
    const cursor = this.#cursor;
    // The dot of `3. pogl., 16`.
    const isDotted = cursor.peek(ahead).kind === "." && cursor.peek(ahead + 1).kind === ",";
    const at = isDotted ? ahead + 1 : ahead;
    const { kind } = cursor.peek(at);
    if (kind === "word") return this.#findWord(unit, at);
    if (kind === "number") return this.#findSpace(unit, at);
    if (kind !== "," && kind !== ":" && kind !== ".") return undefined;
    const next = cursor.peek(at + 1).kind;
    if (next === "word" && kind !== ".") return this.#findWord(unit, at + 1);
    if (next !== "number") return undefined;
    if (kind === "." && this.#isLooseDot({ unit, at })) {
      this.sawWord();
      return at + 1;
    }
    if (!this.#isMark(kind, { unit, at })) return undefined;
    if (this.#style === undefined) {
      this.#style = kind;
      this.#isTight = cursor.isAdjacent(at + 1);
    }
    return at + 1;
  }

  #findWord(unit: Unit, at: number): number | undefined {
    if (unit !== "chapter" || !peekVerse(this.#cursor, at)) return undefined;
    this.sawWord();
    return at;
  }

  /** A space where a mark should be: `Jn 3 16`, which can mean nothing else. */
  #findSpace(unit: Unit, at: number): number | undefined {
    const cursor = this.#cursor;
    const { start } = cursor.peek(at);
    const isSpace = classOf(cursor.text.charCodeAt(start - 1)) === "space";
    if (
      unit !== "chapter" ||
      !isSpace ||
      matchOtherBook(this.#cursor, this.#book, at) !== undefined
    )
      return undefined;
    const { kind } = cursor.peek(at + 1);
    const isChapter = kind === "," || kind === ":" || kind === "number";
    if (isChapter || (this.#style !== undefined && this.#style !== "word")) return undefined;
    this.sawWord();
    return at;
  }

  #isMark(kind: "," | ":" | ".", place: { unit: Unit; at: number }): boolean {
    if (kind === ",") return this.#isComma(place);
    return kind === ":" || this.#isDot(place);
  }

  /** Checks whether a comma before a number stands between chapter and verse. */
  #isComma({ unit, at }: { unit: Unit; at: number }): boolean {
    const cursor = this.#cursor;
    if (this.#style === ":" || this.#style === ".") return false;
    if (unit === "verse") {
      // In `Jn 3,16-18, 20` the space tells the comma of a list.
      if (this.#style === "word" || (this.#isTight && !cursor.isAdjacent(at + 1))) return false;
    }
    // `John 3, 4:2` lists chapters, `Ps 1, 2 Kr 3` books.
    const isColon = cursor.peek(at + 2).kind === ":" && cursor.peek(at + 3).kind === "number";
    return !isColon && matchOtherBook(this.#cursor, this.#book, at + 1) === undefined;
  }

  /** Checks whether a dot before a number stands between chapter and verse: `Jn 3.16` without any space. */
  #isDot({ unit, at }: { unit: Unit; at: number }): boolean {
    if (!this.#cursor.isAdjacent(at) || !this.#cursor.isAdjacent(at + 1)) return false;
    if (this.#style === ".") return true;
    return this.#style === undefined && unit === "chapter" && !this.#isOneChapter;
  }

  /**
   * Checks whether a dot with a space behind it stands between chapter and verse: `Jn 3. 16`, with no more dots or books
   * after it. A list of chapters is not written so.
   */
  #isLooseDot({ unit, at }: { unit: Unit; at: number }): boolean {
    const cursor = this.#cursor;
    const isFirst = this.#style === undefined && unit === "chapter" && !this.#isOneChapter;
    if (!isFirst || !cursor.isAdjacent(at) || cursor.isAdjacent(at + 1)) return false;
    const { kind } = cursor.peek(at + 2);
    if (kind === "." || kind === "," || kind === ":" || kind === "number") return false;
    return matchOtherBook(this.#cursor, this.#book, at + 1) === undefined;
  }

  /**
   * Checks whether a number in a list of verses is one more verse although a mark and a number follow it.
   *
   * Strictly, a comma stands only between chapter and verse. But people write `Jn 3,16,18,20` too, which is
   * a list as long as it goes up and its commas look alike, and `Ps 25,4.5,6`, where no chapter 5 can follow.
   *
   * @param mark How many tokens there are up to the number behind the mark.
   * @param separator What stands before the number.
   * @param last The verse before it, with its chapter.
   */
  isListed(
    number: number,
    { mark, separator, last }: { mark: number; separator: Separator | "-"; last: LastVerse },
  ): boolean {
    const cursor = this.#cursor;
    const { kind } = cursor.peek(mark - 1);
    if (kind === ":" || number <= last.verse) return false;
    if (separator === "," && kind === ",") {
      const isTight = cursor.isAdjacent(-1);
      if (isTight || isTight === cursor.isAdjacent(mark)) return true;
    }
    // `Jn 3, 16-18, 20-21`: a range has but one end.
    if (separator === "-" && cursor.peek(mark + 1).kind === "-") return true;
    return number < last.chapter && IN_LISTS.has(separator);
  }
}

/** The marks that divide the verses of a list or range; words and `;` can lead to a chapter as well. */
const IN_LISTS: ReadonlySet<Separator | "-"> = new Set([".", ",", "-"]);

/** The verse that was read last. */
export interface LastVerse {
  readonly chapter: number;
  readonly verse: number;
}
