/** The verses of chapters and the parts of the Bible, by facts that are known without the tables. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  BOOK_IDS,
  type BookId,
  bookFacts,
  bookNumberings,
  chapterLengths,
  isLastVerse,
  mostChapters,
  mostVerses,
  protestantBook,
  testamentOf,
  zefaniaBook,
} from "../../src/canon/mod.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const protestantBooks = Array.from({ length: 66 }, (_, index) => protestantBook(index + 1) as BookId);
const lengths = (books: readonly BookId[]) => books.flatMap((book) => chapterLengths(book) ?? []);

test("the King James Version has 66 books, 1,189 chapters and 31,102 verses, 7,957 of them in the New Testament", () => {
  const all = lengths(protestantBooks);
  assert.deepEqual([protestantBooks.length, all.length, sum(all)], [66, 1189, 31_102]);
  const newTestament = lengths(protestantBooks.slice(39));
  assert.deepEqual([newTestament.length, sum(newTestament)], [260, 7957]);
});

test("another numbering is all of it again, or what differs in it", () => {
  assert.equal(chapterLengths("MAL"), bookNumberings("MAL")[0]);
  assert.deepEqual(bookNumberings("MAL"), [
    [14, 17, 18, 6],
    [14, 17, 24],
    [14, 17, 24, 6],
  ]);
  const genesis = chapterLengths("GEN") ?? [];
  assert.deepEqual(
    chapterLengths("GENa"),
    genesis.map((verses, index) => ({ 30: 54, 31: 33 })[index] ?? verses),
  );
  const latinEsther = chapterLengths("ESTb") ?? [];
  assert.deepEqual([latinEsther.length, latinEsther[0], latinEsther[15]], [16, 22, 24]);
  assert.equal(chapterLengths("GENz"), undefined);
});

test("a numbering that differs has chapters without a gap, and no more than the book has in any", () => {
  for (const book of BOOK_IDS) {
    for (const verses of bookNumberings(book)) {
      assert.ok(verses.length <= mostChapters(book), `${book}: ${verses.length} chapters`);
      assert.ok(
        Array.from(verses).every((count) => Number.isInteger(count) && count >= 1),
        book,
      );
    }
  }
});

test("mostVerses() is the most of all numberings, for each chapter of each book and those beyond", () => {
  for (const book of BOOK_IDS) {
    const numberings = bookNumberings(book);
    for (let chapter = 0; chapter <= mostChapters(book) + 1; chapter++) {
      const counts = numberings.map((verses) => verses[chapter - 1] ?? 0);
      const most = numberings.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...counts);
      assert.equal(mostVerses(book, chapter), most, `${book} ${chapter}`);
    }
  }
  assert.deepEqual([mostVerses("GEN", 31), mostVerses("GEN", 32), mostVerses("GEN", 51)], [55, 33, 0]);
  assert.equal(mostVerses("JUB", 1), Number.POSITIVE_INFINITY);
});

describe("the last verse of a chapter is the last in one numbering or another:", () => {
  const CASES: readonly [book: BookId, chapter: number, verse: number, isLast: boolean][] = [
    ["MAL", 3, 17, false],
    ["MAL", 3, 18, true],
    ["MAL", 3, 19, false],
    ["MAL", 3, 24, true],
    ["MAL", 3, 25, false],
    ["MAL", 4, 6, true],
    ["MAL", 5, 1, false],
    ["PSA", 119, 176, true],
    ["PSA", 118, 176, true],
    ["JUB", 1, 1, false],
  ];
  for (const [book, chapter, verse, isLast] of CASES) {
    test(`${book} ${chapter},${verse}`, () => {
      assert.equal(isLastVerse(book, chapter, verse), isLast);
    });
  }
});

test("a book is in the Old Testament, in the New, or in neither of the Hebrew Bible and the New", () => {
  const ofPart = (part: string) => BOOK_IDS.filter((book) => testamentOf(book) === part);
  const protestant = new Set(protestantBooks);
  assert.deepEqual(new Set(ofPart("old")), new Set(protestantBooks.slice(0, 39)));
  assert.deepEqual(ofPart("new"), protestantBooks.slice(39));
  assert.deepEqual(
    ofPart("deuterocanonical"),
    BOOK_IDS.filter((book) => !protestant.has(book)),
  );
});

test("the tables of other formats name each book once, and OSIS has an id for each but the Greek Daniel of Paratext", () => {
  const books = bookFacts();
  assert.deepEqual(
    books.map(({ book }) => book),
    BOOK_IDS,
  );
  const ids = books.flatMap(({ osis }) => osis);
  assert.equal(new Set(ids).size, ids.length);
  const named = new Set(books.filter(({ osis }) => osis.length > 0).map(({ book }) => book));
  assert.deepEqual(
    BOOK_IDS.filter((book) => !named.has(book)),
    ["DNG"],
  );
  const first = new Map(books.map(({ book, osis }) => [book, osis[0]]));
  assert.deepEqual(
    (["GEN", "ECC", "PSA", "REV", "ESG", "ENO"] as const).map((book) => first.get(book)),
    ["Gen", "Eccl", "Ps", "Rev", "EsthGr", "1En"],
  );
  const numbers = books.flatMap(({ zefania }) => zefania ?? []);
  assert.equal(new Set(numbers).size, numbers.length);
  assert.deepEqual([zefaniaBook(67), zefaniaBook(85)], ["JDT", "ENO"]);
});
