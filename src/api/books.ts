import { testamentOf } from "../canon/mod.ts";
import type { Translation, TranslationBook } from "../corpus/mod.ts";
import type { Endpoint } from "./endpoint.ts";
import { json } from "./json.ts";
import { findTranslation } from "./passage.ts";
import { reference } from "./schemas.ts";
import { translationObject } from "./translations.ts";

/** `GET /books`: the books of a translation, with their chapters. */
export const books: Endpoint = {
  path: "/books",
  parameters: [
    {
      name: "translation",
      required: false,
      description:
        "Code of a translation, as `/translations` lists them. Without it the service's default is taken.",
    },
  ],
  maxAge: "text",
  documentation: {
    operation: "getBooks",
    summary: "The books of a translation",
    description:
      "In the translation's order, each with its chapters and the number of their last verse.",
    schema: reference("BookList"),
    example: ({ translation }) => ({ translation: translation.code }),
    errors: { invalid_translation: () => ({ translation: "ABC" }) },
  },
  answer(request) {
    const { query, defaultTranslation } = request;
    const translation = findTranslation(request, query.get("translation") ?? defaultTranslation);
    return json({
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
    });
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
