/** Facts about the books of the Bible: ids, order, names and abbreviations. Knows no text. */
export {
  BOOK_IDS,
  type BookId,
  bookFacts,
  bookNumberings,
  bookOrder,
  chapterLengths,
  isBookId,
  isLastVerse,
  isProtestant,
  mostChapters,
  mostVerses,
  protestantBook,
  type Testament,
  testamentOf,
  zefaniaBook,
  zefaniaNumber,
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
