import { testamentOf } from "../canon/mod.ts";
import type { Translation, TranslationBook } from "../corpus/mod.ts";
import type { Answer } from "./answer.ts";
import type { Endpoint } from "./endpoint.ts";
import { json } from "./json.ts";
import { reference } from "./schemas.ts";
import { requestedTranslation, translationParameter } from "./shared_parameters.ts";
import { translationObject } from "./translations.ts";

/** `GET /books`: the books of a translation, with their chapters. */
export const booksEndpoint: Endpoint = {
  path: "/books",
  parameters: [translationParameter],
  maxAge: "text",
  documentation: {
    operation: "getBooks",
    summary: "The books of a translation",
    description: "In the translation's order, each with its chapters and the number of their last verse.",
    schema: reference("BookList"),
    example: ({ translation }) => ({ translation: translation.code }),
    errors: { invalid_translation: () => ({ translation: "ABC" }) },
  },
  answer(request) {
    const translation = requestedTranslation(request);
    const answer: Answer<"BookList"> = {
      translation: translationObject(translation),
      books: translation.books.map((book) => ({
        id: book.id,
        book: book.name,
        book_abbrev: book.abbreviation,
        testament: testamentOf(book.id),
        chapters: book.chapters.map((chapter, index) => ({
          chapter,
          verses: lastVerse(translation, book, index),
        })),
      })),
    };
    return json(answer);
  },
};

/** Returns the greatest number of a verse in a chapter. */
function lastVerse(translation: Translation, book: TranslationBook, index: number): number {
  const { starts, isSequential } = book;
  const [start, end] = [starts[index]!, starts[index + 1]!];
  if (isSequential[index]) return end - start;
  let last = 0;
  for (let line = start; line < end; line++) {
    const { verse, verseEnd = verse } = translation.label(line);
    last = Math.max(last, verseEnd);
  }
  return last;
}
