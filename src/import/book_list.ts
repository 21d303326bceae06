import { type BookId, type BookNaming, isBookId } from "../canon/mod.ts";
import { isWithinBounds } from "../corpus/mod.ts";
import { ImportError } from "./import_error.ts";
import { type ImportedBook, inCanonicalOrder } from "./imported_translation.ts";
import type { ImportWarnings, SourcePosition } from "./problems.ts";
import { VerseList } from "./verse_list.ts";

/** A book while it is read. */
export interface OpenBook {
  readonly id: BookId;
  readonly file: string;
  readonly verses: VerseList;
}

/** The books of a source with the names that it has for them. */
export class BookList {
  readonly #books = new Map<BookId, OpenBook>();
  readonly #namings = new Map<BookId, BookNaming>();
  readonly #defaults = new Map<BookId, BookNaming>();
  readonly #onLongName: (values: ImportWarnings["long_book_name"]) => void;

  /** @param onLongName Called with a name that no header can hold, and is left out. */
  constructor(onLongName: (values: ImportWarnings["long_book_name"]) => void) {
    this.#onLongName = onLongName;
  }

  /**
   * Begins a book.
   *
   * @throws {ImportError} If the book was begun before: two files that claim one book cannot both be right.
   */
  begin(id: BookId, position: SourcePosition): OpenBook {
    const { file } = position;
    const earlier = this.#books.get(id);
    if (earlier?.file === file) throw new ImportError("book_twice", { book: id }, { position });
    if (earlier !== undefined) {
      const values = { book: id, one: earlier.file, other: file };
      throw new ImportError("book_in_two_files", values, { position });
    }
    const book = { id, file, verses: new VerseList() };
    this.#books.set(id, book);
    return book;
  }

  /** Returns a book that the file at hand began, or begins it. @throws {ImportError} If another file began it. */
  resume(id: BookId, position: SourcePosition): OpenBook {
    const earlier = this.#books.get(id);
    return earlier?.file === position.file ? earlier : this.begin(id, position);
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

  /** Returns the books that have a verse, in canonical order. */
  finish(): ReadonlyMap<BookId, ImportedBook> {
    const books = new Map<BookId, ImportedBook>();
    for (const [id, { verses }] of this.#books) {
      if (verses.count === 0) continue;
      const naming = { ...this.#defaults.get(id), ...this.#namings.get(id) };
      books.set(id, { naming, verses: verses.byChapter() });
    }
    return inCanonicalOrder(books);
  }
}
