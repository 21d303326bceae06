import type { Translation } from "../corpus/mod.ts";
import { type Answer, json } from "./context.ts";
import type { Endpoint } from "./endpoint.ts";
import { schemaRef } from "./schemas.ts";

/** `GET /translations`: the translations there are. */
export const translationsEndpoint: Endpoint = {
  path: "/translations",
  parameters: [],
  maxAge: "text",
  documentation: {
    operation: "getTranslations",
    schema: { type: "array", items: schemaRef("ListedTranslation") },
    example: () => ({}),
    errors: {},
  },
  answer: ({ library }) =>
    json(
      library.translations().map(
        (translation): Answer<"ListedTranslation"> => ({
          ...translationObject(translation),
          copyright: translation.copyright,
          books: translation.books.length,
          verses: translation.verseCount,
        }),
      ),
    ),
};

/** Returns what an answer says of its translation. */
export function translationObject({ code, name, language }: Translation): Answer<"Translation"> {
  return { abbreviation: code, name, language };
}
