import { kept } from "../base/bounded_map.ts";
import { CONTROL, withoutControls } from "../base/html_characters.ts";
import {
  type BookId,
  isBookId,
  isNameOf,
  isProtestant,
  mostChapters,
  namesNear,
  protestantBook,
} from "../canon/mod.ts";
import type { HeadingKind } from "../corpus/mod.ts";
import { OF_VULGATE, type WrittenBook } from "./book_names.ts";
import { ImportError } from "./import_error.ts";
import { withoutNumbers } from "./program_codes.ts";
import { bookNaming, booksByName, matchVerseNumber, OUTSIDE_THE_CANON, type VerseNumber } from "./source_labels.ts";
import { hasStrayMarkup, readStrayMarkup, wordsOf } from "./stray_markup.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { excerptAt } from "./wrongly_decoded.ts";

/** A verse as a source writes it. */
export interface WrittenVerse {
  readonly book: WrittenBook;
  readonly chapter: string | number;
  /** `3`, `3-4`, `4a`. */
  readonly verse: string | number;
  /** Counted by {@link TranslationBuilder.read} before. */
  readonly text: string;
  /** The translation that it is of, where a source has several. */
  readonly edition?: string | undefined;
  /** Takes the note that a sign in the text refers to. */
  readonly takeNote?: (sign: string) => string | undefined;
}

/** So many names that contradict their numbers show that these count in another order. */
const CONTRADICTIONS = 2;
/** Marks the verse as part of the one before it. */
const RANGE = "<range>";
/** The sign of a paragraph where a pilcrow could not be written. */
const NUMBER_SIGN = /^\s*#\s+/;
/** A shorter name is an abbreviation, and none to serve: `Jn`, `1 Jn`. */
const MIN_NAME_LETTERS = 3;

/** Returns what names a book, as messages show it. */
function labelOf({ name = "", abbreviation = "", id = "", number = "" }: WrittenBook): string {
  return name || abbreviation || id || String(number).trim();
}

/**
 * The door for verses that say where they belong: checks their labels, finds their books and puts them into a
 * translation, throws where one has no place and warns where a source contradicts itself.
 */
export class LabelledVerses {
  readonly #builder: TranslationBuilder;
  readonly #bookOf: (number: number) => BookId | undefined;
  /** The books that were found so far, by what was written. */
  readonly #known = new Map<string, BookId | undefined>();
  #written: WrittenBook = {};
  /** The book of {@link #written}, if it has one. */
  #book: BookId | undefined;
  /** The chapter that was begun last, as it was written. */
  #chapter:
    | { readonly written: string | number; readonly number: number; readonly book: BookId | undefined }
    | undefined;
  /** The translation of each verse, where a source says it. */
  readonly #editions = new Map<string, string>();
  #skipped = "";
  /** False where a name of the list is not that of its place: its other places say nothing. */
  #isInOrder = true;
  /** The number of names that contradict the numbers beside them. */
  #contradictions = 0;

  /** @param bookOf Returns the book of a number, as the format counts books. */
  constructor(builder: TranslationBuilder, bookOf: (number: number) => BookId | undefined = protestantBook) {
    this.#builder = builder;
    this.#bookOf = bookOf;
  }

  /** Adds a verse, whose book may have been begun before. @throws {ImportError} If it has no place. */
  add({ book, chapter, verse, text, edition, takeNote }: WrittenVerse): void {
    this.open({ book, chapter });
    const number = this.#numberOf(verse);
    this.checkEdition(edition, String(verse));
    const isRange = text.trim() === RANGE;
    const isMerged = isRange && this.#builder.mergeIntoPrevious(number);
    if (isRange) this.#builder.unread(text);
    if (isMerged) return;
    this.#builder.startVerse(number);
    if (!isRange) this.addText(text, takeNote);
    this.#builder.endVerse();
  }

  /** Checks that no verse of the open chapter comes again in another translation. @throws {ImportError} If one does. */
  checkEdition(edition: string | undefined, verse: string): void {
    if (edition === undefined || edition === "") return;
    const key = `${this.#book}:${this.#chapter?.number}:${verse}`;
    const one = kept(this.#editions, key, () => edition);
    if (one !== edition)
      throw new ImportError("several_editions", { one, other: edition }, { position: this.#builder.position });
  }

  /** Goes to a chapter, whose book may have been begun before. @throws {ImportError} If it has no place. */
  open({ book, chapter }: Pick<WrittenVerse, "book" | "chapter">): void {
    this.#open(book, (id) => this.#builder.continueBook(id));
    this.startChapter(chapter);
  }

  /** Begins a book, and takes its names. @throws {ImportError} If it is unknown, or was begun before. */
  startBook(book: WrittenBook): void {
    this.#open(book, (id) => this.#builder.startBook(id));
    const { name = "", abbreviation = "" } = book;
    const isName = !isBookId(name) && name.replace(/\P{L}/gu, "").length >= MIN_NAME_LETTERS;
    // One in lower case is the key of a program: `gn`, `1kgs`.
    const isShort = !isBookId(abbreviation) && /\p{Lu}/u.test(abbreviation);
    this.#builder.addNaming(bookNaming({ ...(isName && { short: name }), ...(isShort && { abbreviation }) }));
  }

  /** Begins a chapter, if it is another than the one at hand. @throws {ImportError} If it has no number. */
  startChapter(chapter: string | number): void {
    const last = this.#chapter;
    if (last?.written === chapter && last.number === this.#builder.chapter && last.book === this.#builder.book) return;
    const written = String(chapter).trim();
    const number = Number(written);
    if (!/^\d{1,3}$/.test(written)) throw this.#error("invalid_chapter", written);
    const { book } = this.#builder;
    const { position, number: counted, name = "", abbreviation = "" } = this.#written;
    // A number or a place alone is that of another book where the source has more books than are counted here.
    const place = position ?? (name + abbreviation === "" ? counted : undefined);
    if (place !== undefined && book !== undefined && number > mostChapters(book)) {
      const values = { place, book, chapter: number };
      throw new ImportError("other_order", values, { position: this.#builder.position });
    }
    if (number !== this.#builder.chapter) this.#builder.startChapter(number);
    if (place !== undefined || this.#book === undefined) this.#builder.names.addChapter(labelOf(this.#written), number);
    this.#chapter = { written: chapter, number, book };
  }

  /** Begins a verse. @throws {ImportError} If it has no number. */
  startVerse(verse: string | number): void {
    this.#builder.startVerse(this.#numberOf(verse));
  }

  #numberOf(verse: string | number): VerseNumber {
    const written = String(verse).trim();
    const number = matchVerseNumber(written);
    if (number === undefined) throw this.#error("invalid_verse", written);
    if (/[\p{L}\p{N}]/u.test(number.rest)) this.#builder.warn("verse_label", { written, verse: number.verse });
    return number;
  }

  /** Adds text of the verse, with the tags that it may have. */
  addText(written: string, takeNote?: WrittenVerse["takeNote"]): void {
    const shown = CONTROL.test(written) ? this.#withoutControls(written) : written;
    const text = withoutNumbers(shown, this.#builder).replace(NUMBER_SIGN, "¶ ");
    if (hasStrayMarkup(text)) readStrayMarkup(text, this.#builder, { isExpected: true, takeNote });
    else this.#builder.addText(text);
  }

  /** Mends control characters, which escapes in JSON and databases have: files of text are mended as a whole. */
  #withoutControls(written: string): string {
    const { text, count, at } = withoutControls(written);
    if (count === 0) return text;
    this.#builder.unread(written);
    this.#builder.read(text);
    this.#builder.warn("control_characters", { count, excerpt: excerptAt(text, at) });
    return text;
  }

  /** Adds a heading before the verse that comes next, without its tags. */
  addHeading(kind: HeadingKind, markup: string): void {
    const words = wordsOf(markup);
    this.#builder.unread(markup);
    this.#builder.read(words);
    if (words.trim() === "") return;
    this.#builder.startHeading(kind);
    this.#builder.addHeading(words);
    this.#builder.endHeading();
  }

  #error(code: "invalid_chapter" | "invalid_verse", written: string): ImportError {
    return new ImportError(code, { written }, { position: this.#builder.position });
  }

  #open(written: WrittenBook, begin: (id: BookId) => void): void {
    if (written === this.#written && this.#book !== undefined) {
      begin(this.#book);
      return;
    }
    const { name = "", id = "", number = "", position = "", abbreviation = "" } = written;
    const key = [name, id, number, position, abbreviation].join("\u0000");
    const builder = this.#builder;
    if (!this.#known.has(key)) this.#known.set(key, this.#find(written));
    const book = this.#known.get(key);
    if (book !== undefined) builder.names.add(name || abbreviation, book);
    this.#written = written;
    this.#book = book;
    if (book !== undefined) begin(book);
    // Verses that say where they belong name their book again and again.
    else if (this.#skipped !== key) builder.skipBook(`${number} ${name}`.trim(), OUTSIDE_THE_CANON);
    this.#skipped = book === undefined ? key : "";
  }

  /**
   * Finds a book by its name, its number, its place in the list, its abbreviation, in this order of trust.
   *
   * @returns Undefined for a number that the count of the format does not have, without a name that is near one of the
   *   canon, and for a name that others of the source may decide.
   * @throws {ImportError} If it has neither a name nor a number.
   */
  #find({ name = "", id = "", number = "", position, abbreviation = "" }: WrittenBook): BookId | undefined {
    const builder = this.#builder;
    const { language } = builder;
    const written = id || String(number).trim();
    const isNumber = /^\d{1,3}[ONA]?$/.test(written);
    const numbered = isBookId(id) ? id : isNumber ? this.#bookOf(Number(written)) : undefined;
    const placed = position === undefined ? undefined : protestantBook(position);
    const expected = numbered ?? placed;
    // Mostly the labels of a book agree, in a language that is known before all others are asked.
    if (expected !== undefined && (placed ?? expected) === expected && isNameOf(expected, name, language))
      return expected;
    const label = labelOf({ name, id, number, abbreviation });
    const decided = builder.names.decided(label);
    const named = decided === undefined ? booksByName(name, language) : [decided];
    if (decided !== undefined) {
      const values = { name: label, book: decided, others: undefined };
      builder.warn("book_by_others", values, { once: true, as: label });
    }
    if (decided !== undefined && name + abbreviation === "") return decided;
    const [only, ...others] = named;
    if (only !== undefined && others.length === 0) {
      if (placed !== undefined && placed !== only) this.#isInOrder = false;
      if (numbered !== undefined && numbered === OF_VULGATE[only]) return numbered;
      // Beyond the Protestant canon programs count otherwise than documents say.
      if (numbered !== undefined && numbered !== only && isProtestant(numbered)) {
        this.#contradictions += 1;
        this.#warnOfNumber({ number: written, numbered, name, named: only });
      }
      return only;
    }
    // A slip of the number: the place in the list and the abbreviation say another book.
    if (
      placed !== undefined &&
      numbered !== undefined &&
      numbered !== placed &&
      this.#isInOrder &&
      named.length === 0
    ) {
      if (booksByName(abbreviation, language).join() === placed) {
        this.#warnOfNumber({ number: written, numbered, name: abbreviation, named: placed });
        return placed;
      }
    }
    const isOtherOrder = this.#contradictions >= CONTRADICTIONS && !isBookId(id) && name + abbreviation !== "";
    const found = (isOtherOrder ? undefined : numbered) ?? (this.#isInOrder ? placed : undefined);
    if (found !== undefined && (named.length === 0 || named.includes(found))) {
      // A number by the count of its format is certain; a place may be that of another order.
      const isCertain =
        isBookId(id) || (numbered !== undefined && (name + abbreviation === "" || this.#bookOf !== protestantBook));
      if (!isCertain && ![...named, ...booksByName(abbreviation, language)].includes(found)) {
        const values = {
          name: name || abbreviation || undefined,
          place: numbered === undefined ? position : written,
          book: found,
        };
        builder.warn("book_by_place", values, { once: true });
      }
      return found;
    }
    const [short, ...more] = booksByName(abbreviation, language);
    if (short !== undefined && more.length === 0 && (named.length === 0 || named.includes(short))) return short;
    const unknown = name || abbreviation;
    if (isNumber && numbered === undefined && this.#isOutside(unknown)) return undefined;
    if (unknown + written === "") throw new ImportError("no_book", {}, { position: builder.position });
    const books = named.length > 0 ? named : booksByName(abbreviation, language);
    builder.names.leaveOpen(label, { books, language, position: builder.position });
    return undefined;
  }

  #warnOfNumber(values: { number: string; numbered: BookId; name: string; named: BookId }): void {
    const as = `${values.number} "${values.name}"`;
    this.#builder.warn("book_contradicts", { ...values, others: undefined }, { once: true, as });
  }

  /** Returns whether a book whose number is not known is left out: it has no name, or none that is near one of the canon. */
  #isOutside(name: string): boolean {
    if (name.trim() === "") return true;
    // A format that counts more books than the Protestant canon counts those of the others too.
    if (this.#bookOf === protestantBook || !/\p{L}{2}/u.test(name)) return false;
    return namesNear(name, this.#builder.language).length === 0;
  }
}
