import type { Library } from "../corpus/mod.ts";
import { type Endpoint, TEXT_MAX_AGE } from "./endpoint.ts";
import { json } from "./json.ts";

/** `GET /translations`: the translations there are. */
export const translations: Endpoint = {
  path: "/translations",
  parameters: [],
  answer: ({ library }) => ({ data: listOf(library), maxAge: TEXT_MAX_AGE }),
};

const lists = new WeakMap<Library, string>();

function listOf(library: Library): string {
  let list = lists.get(library);
  if (list === undefined) {
    list = json(
      library.translations().map((translation) => ({
        abbreviation: translation.code,
        name: translation.name,
        language: translation.language,
        copyright: translation.copyright,
        books: translation.books.length,
        verses: translation.verseCount,
      })),
    );
    lists.set(library, list);
  }
  return list;
}
