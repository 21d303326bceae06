/** Facts about the books of the Bible: ids, order, names and abbreviations. Knows no text. */
export {
  BOOK_IDS,
  type BookId,
  bookNumberings,
  bookOrder,
  chapterLengths,
  FURTHER_ZEFANIA_BOOKS,
  isBookId,
  isLastVerse,
  mostChapters,
  mostVerses,
  OSIS_BOOKS,
  PROTESTANT_BOOKS,
  type Testament,
  testamentOf,
} from "./books.ts";
export {
  BOOK_LANGUAGES,
  type BookNames,
  type BookNaming,
  bookName,
  type LanguageNames,
  languageNames,
  readingOrder,
} from "./names.ts";
