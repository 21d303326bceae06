import type { Endpoint } from "./endpoint.ts";
import { json } from "./json.ts";

/** `GET /translations`: the translations there are. */
export const translations: Endpoint = {
  path: "/translations",
  parameters: [],
  keep: "text",
  answer: ({ library }) =>
    json(
      library.translations().map((translation) => ({
        abbreviation: translation.code,
        name: translation.name,
        language: translation.language,
        copyright: translation.copyright,
        books: translation.books.length,
        verses: translation.verseCount,
      })),
    ),
};
