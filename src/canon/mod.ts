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
  testamentOf,
  zefaniaBook,
  zefaniaNumber,
} from "./books.ts";
export {
  DECLINED_WORDS,
  FILLERS,
  keyPart,
  keysOf,
  type NameInCommon,
  NOMINATIVE_WORDS,
  namesInCommon,
  ORDINALS,
} from "./name_keys.ts";
export {
  booksOfEntry,
  hasMarks,
  languageTable,
  type NameEntry,
  type NameTable,
  type NearName,
  nearName,
  ownNames,
  sharedNames,
} from "./name_table.ts";
export { BOOK_LANGUAGES, type BookNaming, bookName, languageNames } from "./names.ts";
export { booksOfName, isNameOf, namesNear } from "./source_names.ts";
