import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";
import { testamentOf } from "../canon/mod.ts";
import { type Translation, type TranslationBook, vocabularyOf } from "../corpus/mod.ts";
import { parse, ReferenceSyntaxError } from "../reference/mod.ts";

/** A list of books cannot be used. */
export class BookListError<Code extends ProblemCode<"book_list"> = ProblemCode<"book_list">> extends Problem<
  "book_list",
  Code
> {
  override readonly name = "BookListError";

  constructor(code: Code, values: ProblemValues<"book_list", Code>) {
    super("book_list", code, values);
  }
}

const MAX_LENGTH = 500;

/**
 * Reads a list of books: names or abbreviations with commas between them, ranges in the translation's order, `ot`, `nt`.
 * The deuterocanon belongs to `ot`. Books that a range passes over need not be there.
 *
 * @returns The books, in the translation's order.
 * @throws {BookListError} If a part means no book of the translation.
 */
export function parseBooks(text: string, translation: Translation): TranslationBook[] {
  if (text.length > MAX_LENGTH) throw new BookListError("too_long", { part: text });
  const chosen = new Set<TranslationBook>();
  for (const part of text.split(/[,;]/)) {
    const name = part.trim();
    if (name === "") continue;
    for (const book of booksOf(name, translation)) chosen.add(book);
  }
  if (chosen.size === 0) throw new BookListError("unknown", { part: text.trim() });
  return translation.books.filter((book) => chosen.has(book));
}

/** Returns the ranges of lines that books take, for a search within them. */
export function linesOf(books: readonly TranslationBook[]): [from: number, to: number][] {
  return books.map(({ starts }) => [starts[0]!, starts.at(-1)!]);
}

function booksOf(part: string, translation: Translation): readonly TranslationBook[] {
  const testament = part.toLowerCase();
  if (testament === "ot" || testament === "nt") {
    const isNew = testament === "nt";
    const books = translation.books.filter(({ id }) => (testamentOf(id) === "new") === isNew);
    if (books.length === 0) throw absent(part, translation);
    return books;
  }
  const whole = findBook(part, translation);
  if (!(whole instanceof BookListError)) return [whole];
  for (const { index } of part.matchAll(/[-\u2010-\u2015]/g)) {
    const [first, last] = [part.slice(0, index).trim(), part.slice(index + 1).trim()];
    if (first === "" || last === "") continue;
    const from = findBook(first, translation);
    const to = findBook(last, translation);
    if (from instanceof BookListError || to instanceof BookListError) {
      // A hyphen may belong to a name; the last one tried tells.
      if (part.indexOf("-", index + 1) >= 0) continue;
      throw from instanceof BookListError ? from : to;
    }
    const { books } = translation;
    if (books.indexOf(from) > books.indexOf(to)) throw new BookListError("backwards", { part });
    return books.slice(books.indexOf(from), books.indexOf(to) + 1);
  }
  throw whole;
}

/** Finds one book by its name; the fault is returned, for the name may be a range. */
function findBook(name: string, translation: Translation): TranslationBook | BookListError {
  try {
    const { passages } = parse(`${name} 1`, vocabularyOf(translation));
    const [passage, ...others] = passages;
    const isWhole = others.length === 0 && passage?.ranges.length === 1;
    const { from, to } = passage?.ranges[0] ?? {};
    const isChapter = from?.chapter === 1 && from.verse === undefined && to?.chapter === 1;
    if (!isWhole || !isChapter) return new BookListError("unknown", { part: name });
    return translation.book(passage.book) ?? absent(name, translation);
  } catch (error) {
    if (!(error instanceof ReferenceSyntaxError)) throw error;
    return new BookListError(error.code === "ambiguous_book" ? "ambiguous" : "unknown", {
      part: name,
    });
  }
}

function absent(part: string, { code }: Translation): BookListError {
  return new BookListError("absent", { part, translation: code });
}
