/** Facts about the books of the Bible: ids, order, names and abbreviations. Knows no text. */
export { FURTHER_ZEFANIA_BOOKS, OSIS_BOOKS, PROTESTANT_BOOKS } from "./book_codes.ts";
export { BOOK_IDS, type BookId, bookOrder, isBookId, mostChapters } from "./books.ts";
export {
  bookNumberings,
  chapterLengths,
  isLastVerse,
  mostVerses,
} from "./chapter_lengths.ts";
export {
  BOOK_LANGUAGES,
  type BookNames,
  type BookNaming,
  bookName,
  type LanguageNames,
  languageNames,
  readingOrder,
} from "./names.ts";
export { type Testament, testamentOf } from "./testament.ts";
