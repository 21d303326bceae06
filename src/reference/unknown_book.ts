import type { BookId } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import type { Token } from "./lexer.ts";
import { nearestBooks } from "./suggestion.ts";
import type { ReferenceSyntaxError } from "./syntax_error.ts";
import { peekUnit } from "./unit.ts";

/** The error of a place at which a book should stand and none does. */
export function unknownBook(cursor: Cursor): ReferenceSyntaxError {
  const { index, tokens, vocabulary } = cursor;
  const word =
    cursor.peek().kind === "number" && cursor.peek(1).kind === "word" ? index + 1 : index;
  if (tokens[word]?.kind !== "word" || peekUnit(cursor)) {
    return cursor.expected("the name of a book");
  }
  // A number that was taken for a chapter may have been the book's: `Mt 5,3; 1 Kro 13,1`.
  const isNumbered =
    word === index && tokens[index - 1]?.kind === "number" && !cursor.isAdjacent(-1);
  const starts = isNumbered ? [index - 1, index] : [index];
  const last = endOfName(tokens, word);
  for (const start of starts) {
    if (vocabulary.match(tokens, start) !== undefined) {
      return cursor.expected("a chapter or a verse");
    }
    for (const end of last === word ? [word] : [last, word]) {
      const place = locationOf(tokens, start, end);
      const books = nearestBooks(cursor.text.slice(place.position, place.end), vocabulary);
      if (books.length === 0) continue;
      const suggestion = vocabulary.abbreviation(books[0] as BookId);
      return cursor.error("unknown_book", { ...place, books, suggestion });
    }
  }
  return cursor.error("unknown_book", locationOf(tokens, index, last));
}

/** The last word of those that follow one another from a word on, with no mark but dots between. */
function endOfName(tokens: readonly Token[], word: number): number {
  let last = word;
  for (;;) {
    const next = tokens[last + 1]?.kind === "." ? last + 2 : last + 1;
    if (tokens[next]?.kind !== "word") return last;
    last = next;
  }
}

function locationOf(tokens: readonly Token[], first: number, last: number) {
  return { position: (tokens[first] as Token).start, end: (tokens[last] as Token).end };
}
