/** The names of a source's books, judged together where one alone does not say which book it is. */
import {
  type BookId,
  chapterLengths,
  isBookId,
  keysOf,
  mostChapters,
  namesNear,
  ORDINALS,
  protestantBook,
  zefaniaNumber,
} from "../canon/mod.ts";
import { ImportError, type SourcePosition } from "./import_error.ts";

/** A book as a source writes it, in the order in which it is trusted. */
export interface WrittenBook {
  /** A name or id in whatever form; an ambiguous one is decided by what follows. */
  readonly name?: string | undefined;
  /** Its USFM id, beside a name. */
  readonly id?: string | undefined;
  /** By the count of the format: that of the Protestant canon unless it has another. */
  readonly number?: string | number | undefined;
  /** The place in a list of {@link ALL_BOOKS}, counted from 1. */
  readonly position?: number | undefined;
  readonly abbreviation?: string | undefined;
}

/** The books of the Protestant canon: in a list of so many a place says which book it is. */
export const ALL_BOOKS = 66;

/** A shorter name is an abbreviation, and may be that of another book: `jn` is Jonah where John is `jo`. */
const MIN_NAME_LENGTH = 4;

/** Distinguishes the labels that a source has for a book: a number, a name, an abbreviation. */
export function labelledBook(labels: readonly string[], position?: number): WrittenBook {
  const isName = (label: string) => label.length >= MIN_NAME_LENGTH && /\p{L}/u.test(label);
  const number = labels.find((label) => /^\d{1,3}$/.test(label));
  const id = labels.find(isBookId);
  const abbreviation = labels.find((label) => ![number, id, ""].includes(label) && !isName(label));
  return { name: labels.find(isName), id, number, position, abbreviation };
}

/** The books whose names are those of others in the Vulgate: `1 Kings` and `1 Esdras` are names of two books. */
export const OF_VULGATE: Partial<Record<BookId, BookId>> = { "1KI": "1SA", "2KI": "2SA", "1ES": "EZR", "2ES": "NEH" };
/** The last book of the Old Testament, by the count of the Protestant canon. */
const LAST_OLD = 39;
/** So many whole books show that numbers count the New Testament alone. */
const MIN_WHOLE = 3;
/** A message names no more unknown books than these. */
const MAX_NAMES = 20;

interface OpenName {
  readonly books: readonly BookId[];
  readonly position: SourcePosition | undefined;
  readonly language: string | undefined;
}

interface PlacedName extends OpenName {
  /** The number of names with a book before it. */
  readonly after: number;
}

const NO_BOOK: PlacedName = { books: [], position: undefined, language: undefined, after: 0 };

/** Returns the name of the first or second of two books of Kings for that of the third or fourth of four: `1 Kings` for `3 Kings`. */
export function nameOfTwoKings(name: string): string | undefined {
  const words: readonly string[] = name.match(/\p{L}+|\d+/gu) ?? [];
  const index = words.findIndex((word) => ["3", "4"].includes(ordinalOf(word)));
  if (index === -1 || words.length === 1) return undefined;
  return words.with(index, String(Number(ordinalOf(words[index] ?? "")) - 2)).join(" ");
}

function ordinalOf(word: string): string {
  const [key = ""] = keysOf(word).full;
  return ORDINALS.get(key) ?? key;
}

/** The names that were met, and those among them that mean no book, or several. */
export class SourceBookNames {
  readonly #decided: ReadonlyMap<string, BookId>;
  /** True where numbers without a name count from Matthew on. */
  readonly #isOfNew: boolean;
  readonly #books = new Map<string, BookId>();
  readonly #open = new Map<string, PlacedName>();
  /** The last chapters of books that have no name, or none that is known. */
  readonly #chapters = new Map<string, number>();

  /** @param decided The names that an earlier reading left open, and their books. */
  constructor(decided: ReadonlyMap<string, BookId> = new Map(), isOfNew = false) {
    this.#decided = decided;
    this.#isOfNew = isOfNew;
  }

  /** Returns the book of a name, or of a number without one, that an earlier reading left open. */
  decided(name: string): BookId | undefined {
    if (this.#isOfNew && /^\d+$/.test(name)) return protestantBook(LAST_OLD + Number(name));
    return this.#decided.get(name);
  }

  /** Takes a chapter of a book that has no name, or none that is known. */
  addChapter(name: string, chapter: number): void {
    this.#chapters.set(name, Math.max(this.#chapters.get(name) ?? 0, chapter));
  }

  add(name: string, book: BookId): void {
    this.#books.set(name, book);
  }

  /** Leaves a name open until the others are known. */
  leaveOpen(name: string, open: OpenName): void {
    if (!this.#open.has(name)) this.#open.set(name, { ...open, after: this.#books.size });
  }

  /**
   * Decides names by the others of the source: four books of Kings are those of the Vulgate, a name of several books is
   * that which no other name means, and names between two others are the books between these.
   *
   * @returns The names for reading once more; undefined where no name means another book than it was read as.
   * @throws {ImportError} If it is open which books some names mean.
   */
  decide(): SourceBookNames | undefined {
    const decided = new Map(this.#decided);
    if (!this.#isOfNew && this.#areOfNew()) return new SourceBookNames(decided, true);
    const taken = new Set(this.#books.values());
    const take = (name: string, book: BookId) => {
      decided.set(name, book);
      taken.add(book);
    };
    const kings = [...this.#books].filter(([, book]) => book === "1KI" || book === "2KI");
    const ofTwo = kings.filter(([name]) => nameOfTwoKings(name) === undefined);
    const open = new Map(this.#open);
    const isOfFour = !taken.has("1SA") && !taken.has("2SA");
    if (ofTwo.length < kings.length && isOfFour) for (const [name, book] of ofTwo) take(name, OF_VULGATE[book] ?? book);
    // Beside Samuel and Kings a third book of Kings is none of the canon.
    else if (ofTwo.length > 0 && this.#decided.size === 0)
      for (const [name] of kings) if (!ofTwo.some(([two]) => two === name)) open.set(name, NO_BOOK);
    for (let before = -1; before !== open.size; ) {
      before = open.size;
      for (const [name, { books }] of open) {
        const [book, ...others] = books.filter((each) => !taken.has(each));
        if (book === undefined || others.length > 0) continue;
        take(name, book);
        open.delete(name);
      }
      for (const [name, book] of this.#byPlace(open)) {
        if (taken.has(book)) continue;
        take(name, book);
        open.delete(name);
      }
    }
    if (open.size > 0) throw unknownBooks(open);
    return decided.size > this.#decided.size ? new SourceBookNames(decided, this.#isOfNew) : undefined;
  }

  /**
   * Returns the books of names by their places: as many follow each other as books lie between those of the names around
   * them, or in a testament, and they have the chapters of these.
   */
  #byPlace(open: ReadonlyMap<string, PlacedName>): readonly (readonly [name: string, book: BookId])[] {
    const known = [...this.#books.values()].map((book) => zefaniaNumber(book) ?? Number.POSITIVE_INFINITY);
    return [...new Set([...open.values()].map(({ after }) => after))].flatMap((after) => {
      const run = [...open].filter((each) => each[1].after === after);
      const before = known.slice(0, after).findLast((number) => number <= ALL_BOOKS);
      const next = known.slice(after).find((number) => number <= ALL_BOOKS);
      const firsts = before === undefined ? [1, LAST_OLD + 1] : [before + 1];
      const lasts = next === undefined ? [LAST_OLD, ALL_BOOKS] : [next - 1];
      const first = firsts.find((number) => lasts.includes(number + run.length - 1)) ?? Number.NaN;
      const found = run.map(([name], index) => [name, protestantBook(first + index) as BookId] as const);
      const fits = ([name, book]: readonly [string, BookId | undefined], index: number) => {
        const chapters = this.#chapters.get(name) ?? 1;
        const books = run[index]?.[1].books ?? [];
        if (book === undefined || (books.length > 0 && !books.includes(book))) return false;
        return chapters >= (chapterLengths(book)?.length ?? 0) - 1 && chapters <= mostChapters(book);
      };
      return found.every(fits) ? found : [];
    });
  }

  /** Returns whether numbers alone count the New Testament: all before the last have the chapters of its books. */
  #areOfNew(): boolean {
    const whole = [...this.#chapters].slice(0, -1);
    const isNew = ([number, chapters]: readonly [string, number], index: number) =>
      Number(number) === index + 1 && chapterLengths(protestantBook(LAST_OLD + index + 1) ?? "")?.length === chapters;
    return whole.length >= MIN_WHOLE && whole.every(isNew);
  }
}

function unknownBooks(open: ReadonlyMap<string, OpenName>): ImportError {
  const [[written, { position, language }] = ["", { position: undefined, language: undefined }], ...others] = open;
  const nearOf = (name: string) => namesNear(name, language);
  const near = nearOf(written);
  if (others.length === 0)
    return new ImportError("unknown_book", { written, near: near.length === 0 ? undefined : near }, { position });
  const names = [...open.keys()].slice(0, MAX_NAMES).map((name) => {
    const [nearest] = nearOf(name);
    return nearest === undefined ? `"${name}"` : `"${name}" (${nearest}?)`;
  });
  return new ImportError("unknown_books", { names, count: open.size }, { position });
}
