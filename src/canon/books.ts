import { kept, once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";

/**
 * Every book Ambo knows, in the order of the Catholic canon with the Greek additions and the further
 * deuterocanonical books after the Old Testament. Their facts are in `tables/books.txt`.
 *
 * Source: the USFM 3 documentation, "Book identifiers".
 */
const IDS = [
  "GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH TOB JDT EST 1MA 2MA JOB PSA PRO ECC SNG WIS",
  "SIR ISA JER LAM BAR EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL ESG DAG LJE S3Y SUS BEL 3MA 4MA",
  "1ES 2ES MAN PS2 ODA PSS EZA 5EZ 6EZ DNG 2BA LBA JUB ENO LAO MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL",
  "1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV",
] as const;

type WordsOf<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | WordsOf<Rest> : Text;

/** A book's three-character USFM id, such as `GEN` or `1CO`. */
export type BookId = WordsOf<(typeof IDS)[number]>;

/** All book ids in canonical order. */
export const BOOK_IDS = IDS.flatMap((line) => line.split(" ")) as readonly string[] as readonly BookId[];

const ORDER: ReadonlyMap<string, number> = new Map(BOOK_IDS.map((id, index) => [id, index]));

/** Checks whether a string is the id of a book, in upper case. */
export function isBookId(text: string): text is BookId {
  return ORDER.has(text);
}

/** Returns the place of a book in canonical order, counted from 0. */
export function bookOrder(id: BookId): number {
  return ORDER.get(id) as number;
}

/** The part of the Bible that a book belongs to. */
type Testament = "old" | "new" | "deuterocanonical";

/** Books of the Catholic Old Testament that are in no Hebrew Bible; the others are all after Malachi. */
const DEUTEROCANONICAL: ReadonlySet<BookId> = new Set(["TOB", "JDT", "1MA", "2MA", "WIS", "SIR", "BAR"]);

/** Returns the part of the Bible that a book belongs to. */
export function testamentOf(book: BookId): Testament {
  const order = bookOrder(book);
  if (order >= bookOrder("MAT")) return "new";
  return order > bookOrder("MAL") || DEUTEROCANONICAL.has(book) ? "deuterocanonical" : "old";
}

/** The most chapters of a book, and its ids in other formats. */
interface BookFacts {
  readonly book: BookId;
  /** Malachi has 4 in English and Latin, Esther 16 in Latin, the Psalms 151 in Greek; a translation may have fewer. */
  readonly chapters: number;
  /** Undefined where Zefania has no number for the book. */
  readonly zefania: number | undefined;
  /** The usual one first; empty where OSIS has no id for the book. */
  readonly osis: readonly string[];
}

/** Returns the facts of all books, in canonical order. */
export const bookFacts = once((): readonly BookFacts[] =>
  readRows(readTable("canon/tables/books.txt"), ([book = "", chapters = "", number = "", osis = ""]) => {
    if (!isBookId(book)) throw new SyntaxError(`Cannot read "${book}": it is no book`);
    if (!/^[1-9]\d*$/.test(chapters)) throw new SyntaxError(`Cannot read "${chapters}": expected a number of chapters`);
    if (!/^(?:[1-9]\d*|-)$/.test(number)) throw new SyntaxError(`Cannot read "${number}": expected a number or "-"`);
    const zefania = number === "-" ? undefined : Number(number);
    return { book, chapters: Number(chapters), zefania, osis: osis.split(" ").filter((id) => id !== "") };
  }),
);

const chapterCounts = once(() => new Map(bookFacts().map(({ book, chapters }) => [book, chapters])));

/** Returns how many chapters a book has in the numbering that counts the most. */
export function mostChapters(id: BookId): number {
  return chapterCounts().get(id) as number;
}

/** Returns the number of a book in Zefania XML: 1 to 66 for the Protestant canon, more for some further books. */
export function zefaniaNumber(book: BookId): number | undefined {
  return bookFacts().find((facts) => facts.book === book)?.zefania;
}

/** Returns the book of a number in Zefania XML. */
export function zefaniaBook(number: number): BookId | undefined {
  return bookFacts().find(({ zefania }) => zefania === number)?.book;
}

const PROTESTANT_BOOKS = 66;

/** Returns the book of a number from 1 to 66, in the order of the Protestant canon by which many formats count. */
export function protestantBook(number: number): BookId | undefined {
  return number <= PROTESTANT_BOOKS ? zefaniaBook(number) : undefined;
}

export function isProtestant(book: BookId): boolean {
  return (zefaniaNumber(book) ?? Number.POSITIVE_INFINITY) <= PROTESTANT_BOOKS;
}

const lengths = once(readLengths);

/**
 * Returns the number of verses of each chapter of a book, the first chapter's at index 0.
 *
 * @param key The book's id, with a letter for another numbering than the King James Version's: `GEN`, `GENa`.
 */
export function chapterLengths(key: string): readonly number[] | undefined {
  return lengths().get(key);
}

/** The different numberings of one book. */
export function bookNumberings(book: BookId): readonly (readonly number[])[] {
  return [...lengths()].filter(([key]) => key.startsWith(book)).map(([, verses]) => verses);
}

const longest = new Map<BookId, readonly number[]>();

function longestChapters(book: BookId): readonly number[] {
  const most: number[] = [];
  for (const verses of bookNumberings(book)) {
    for (const [index, count] of verses.entries()) most[index] = Math.max(most[index] ?? 0, count);
  }
  return most;
}

/**
 * Returns the most verses that a chapter has in any numbering: 0 where no numbering has the chapter, without end where
 * none has the book.
 */
export function mostVerses(book: BookId, chapter: number): number {
  const lengths = kept(longest, book, longestChapters);
  return lengths.length === 0 ? Number.POSITIVE_INFINITY : (lengths[chapter - 1] ?? 0);
}

/** Checks whether a verse is the last of its chapter in one of the numberings. */
export function isLastVerse(book: BookId, chapter: number, verse: number): boolean {
  return bookNumberings(book).some((verses) => verses[chapter - 1] === verse);
}

function readLengths(): ReadonlyMap<string, readonly number[]> {
  const books = new Map<string, readonly number[]>();
  readRows(readTable("canon/tables/chapter_lengths.txt"), (_cells, { text }) => {
    const [key = "", ...words] = text.split(" ");
    if (!isBookId(key.slice(0, 3))) throw new SyntaxError(`Cannot read "${text}": there is no book "${key}"`);
    if (books.has(key)) throw new SyntaxError(`Cannot take "${key}": it has another line above`);
    if (words.length === 0 || !words.every((word) => /^(?:\d+(?:=\d+)?|\d+\.)$/.test(word))) {
      throw new SyntaxError(`Cannot read "${text}": expected numbers of verses, such as 31 25, 32=33 or 13.`);
    }
    const first = books.get(key.slice(0, 3)) ?? [];
    const changed = words.some((word) => word.includes("=") || word.endsWith("."));
    books.set(key, changed ? changedNumbering(first, words) : words.map(Number));
  });
  return books;
}

/** Applies `32=33`, the verses of a chapter, and `13.`, the last chapter. */
function changedNumbering(first: readonly number[], changes: readonly string[]): number[] {
  const verses = [...first];
  for (const change of changes) {
    const [chapter = "", count] = change.split("=");
    if (count === undefined) verses.length = Number.parseInt(chapter, 10);
    else verses[Number(chapter) - 1] = Number(count);
  }
  return verses;
}
