/** Suggestions while someone types: books, passages by their names, then words of the text. */
import type { Translation } from "../../../corpus/mod.ts";
import { type Response, toByteString } from "../../../http/mod.ts";
import { format } from "../../../reference/mod.ts";
import { foldWords, MAX_QUERY_LENGTH, passagesBeginningWith, wordsBeginningWith } from "../../../search/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readerPath, searchPath } from "../../context/paths.ts";
import { SECURITY_HEADERS } from "../../ui/page.ts";

/** A suggestion: its text, what it is, where it leads. */
interface TypedSuggestion {
  readonly text: string;
  readonly hint?: string;
  readonly path: string;
}

/** The most suggestions of each kind. */
const MAX_OF_KIND = 4;
const MIN_TYPED = 2;

/** Responds with suggestions for what was typed so far, as JSON for the script of the line. */
export function suggestWhileTyping(context: PageContext): Response {
  const { library } = context.services;
  const text = context.parameter("q") ?? "";
  const code = context.parameter("translation") ?? context.usualTranslation;
  const translation = library.get(code);
  const typed = foldWords(text.slice(0, MAX_QUERY_LENGTH));
  const isUsable = context.canRead && translation !== undefined && typed.length >= MIN_TYPED;
  const suggestions = isUsable ? suggestionsFor(context, { translation, text, typed }) : [];
  return {
    status: 200,
    headers: [
      ...["Content-Type", "application/json; charset=utf-8", ...SECURITY_HEADERS],
      ...["Cache-Control", "private, max-age=60"],
    ],
    body: toByteString(JSON.stringify({ suggestions })),
  };
}

interface Typed {
  readonly translation: Translation;
  readonly text: string;
  /** Its words folded. */
  readonly typed: string;
}

function suggestionsFor(context: PageContext, { translation, text, typed }: Typed): TypedSuggestion[] {
  const { code, books } = translation;
  const isBook = ({ name, abbreviation }: (typeof books)[number]) =>
    ` ${foldWords(name)}`.includes(` ${typed}`) || foldWords(abbreviation).startsWith(typed);
  return [
    ...books
      .filter(isBook)
      .slice(0, MAX_OF_KIND)
      .map(({ name, abbreviation }) => {
        return { text: name, hint: abbreviation, path: readerPath(code, abbreviation) };
      }),
    ...passagesBeginningWith(text, translation, MAX_OF_KIND).map(({ name, reference }) => {
      const written = format(reference);
      return { text: name, hint: written, path: readerPath(code, written) };
    }),
    ...words(context, { translation, text, typed }),
  ];
}

/** Completes the last word, with words of an index that is there: a suggestion does not wait for one. */
function words(context: PageContext, { translation, text, typed }: Typed): TypedSuggestion[] {
  const { searchIndexes } = context.services;
  const index = searchIndexes.cached(translation);
  if (index === undefined) {
    // The next letter may find it.
    searchIndexes.get(translation).catch(() => {});
    return [];
  }
  const last = typed.split(" ").at(-1)!;
  const before = /^.*[^\p{L}\p{N}\p{M}]/su.exec(text)?.[0] ?? "";
  if (last.length < MIN_TYPED || /[^\p{L}\p{N}\p{M}]$/u.test(text)) return [];
  return wordsBeginningWith(index, last, MAX_OF_KIND).map((word) => {
    const query = before + word;
    return { text: query, path: searchPath({ text: query, translation: translation.code }) };
  });
}
