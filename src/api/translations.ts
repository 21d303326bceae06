import type { Endpoint } from "./endpoint.ts";
import { json } from "./json.ts";
import { reference } from "./schemas.ts";

/** `GET /translations`: the translations there are. */
export const translations: Endpoint = {
  path: "/translations",
  parameters: [],
  maxAge: "text",
  documentation: {
    operation: "getTranslations",
    summary: "The translations there are",
    description: "Ordered by their codes, which the parameter `translation` accepts.",
    schema: { type: "array", items: reference("ListedTranslation") },
    example: () => ({}),
    errors: {},
  },
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
