import type { ProblemValues } from "../base/problem.ts";
import { type BookId, type BookNaming, isBookId } from "../canon/mod.ts";
import { isWithinBounds, type Verse } from "../corpus/mod.ts";
import { ImportError, type SourcePosition } from "./import_error.ts";
import { type ImportedBook, inCanonicalOrder } from "./imported_translation.ts";
import { VerseList } from "./verse_list.ts";

/** A book while it is read. */
export interface OpenBook {
  readonly id: BookId;
  readonly verses: VerseList;
}

/** The books of a source with the names that it has for them. */
export class BookList {
  readonly #books = new Map<BookId, OpenBook>();
  readonly #namings = new Map<BookId, BookNaming>();
  readonly #defaults = new Map<BookId, BookNaming>();
  readonly #onLongName: (values: ProblemValues<"import_warning", "long_book_name">) => void;

  /** @param onLongName Called with a name that no header can hold, and is left out. */
  constructor(onLongName: (values: ProblemValues<"import_warning", "long_book_name">) => void) {
    this.#onLongName = onLongName;
  }

  /**
   * Begins a book, or goes on with one in another file.
   *
   * @throws {ImportError} If this file began it before.
   */
  begin(id: BookId, position: SourcePosition): OpenBook {
    const { file } = position;
    const earlier = this.#books.get(id);
    if (earlier?.verses.file === file) throw new ImportError("book_twice", { book: id }, { position });
    earlier?.verses.goOn(file);
    const book = earlier ?? { id, verses: new VerseList(file) };
    this.#books.set(id, book);
    return book;
  }

  /** Returns a book that this file began, or begins it. */
  resume(id: BookId, position: SourcePosition): OpenBook {
    const earlier = this.#books.get(id);
    return earlier?.verses.file === position.file ? earlier : this.begin(id, position);
  }

  /** Adds names of a book. */
  name(id: BookId, naming: BookNaming): void {
    if (this.#isShort(id, naming)) this.#namings.set(id, { ...this.#namings.get(id), ...naming });
  }

  /** Sets names of a book that may come later; the book's own names win. */
  nameByDefault(id: string, naming: BookNaming): void {
    if (!isBookId(id) || !this.#isShort(id, naming)) return;
    this.#defaults.set(id, { ...naming, ...this.#defaults.get(id) });
  }

  #isShort(book: BookId, naming: BookNaming): boolean {
    if (isWithinBounds(naming)) return true;
    const { name = "", abbreviation = "", alternates = [] } = naming;
    const written = [name, abbreviation, ...alternates].find((text) => text.length > 40) ?? "";
    this.#onLongName({ book, written, length: written.length });
    return false;
  }

  /**
   * Returns the books that have a verse with a text, in canonical order.
   *
   * @param onEmpty Called with each other, and its lines.
   * @param onRange Called with each verse whose label was completed by its text, and what was taken out of that.
   */
  finish(
    onEmpty: (book: OpenBook, lines: number) => void,
    onRange: (book: OpenBook, verse: Verse, written: string) => void,
  ): ReadonlyMap<BookId, ImportedBook> {
    const books = new Map<BookId, ImportedBook>();
    for (const [id, book] of this.#books) {
      const { verses } = book;
      if (verses.byChapter().every(({ text, notes }) => text === "" && notes === undefined)) {
        onEmpty(book, verses.count);
        continue;
      }
      verses.takeRanges((verse, written) => onRange(book, verse, written));
      const naming = { ...this.#defaults.get(id), ...this.#namings.get(id) };
      books.set(id, { naming, verses: verses.byChapter() });
    }
    return inCanonicalOrder(books);
  }
}
