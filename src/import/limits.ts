import { ImportError, type SourcePosition } from "./import_error.ts";
import type { VerseNumber } from "./verse_number.ts";

/** Limits of an import, which bound its memory. */
export interface Limits {
  /** Bytes of one file, unpacked. */
  readonly fileBytes: number;
  /** Bytes of all files that are read, unpacked. */
  readonly totalBytes: number;
  /** Files in a folder or archive. */
  readonly files: number;
  /** Verses of all books. */
  readonly verses: number;
  /** Characters of one verse. */
  readonly verseCharacters: number;
  /** Characters of all verses. */
  readonly characters: number;
  /** Beginnings of lines, and headings. */
  readonly marks: number;
}

/** Some ten times what the largest Bible with notes and word attributes takes. */
export const LIMITS: Limits = {
  fileBytes: 64 * 1024 * 1024,
  totalBytes: 128 * 1024 * 1024,
  files: 10_000,
  verses: 200_000,
  verseCharacters: 100_000,
  characters: 16 * 1024 * 1024,
  marks: 1_000_000,
};

/** Counts what is read of a source, so that many files together stay within the limits too. */
export class Budget {
  #taken = 0;

  /** @throws {ImportError} If the file, or all files together, are larger than the limit. */
  take(file: string, bytes: number): void {
    if (bytes > LIMITS.fileBytes) {
      throw new ImportError(
        `Cannot import a file of ${bytes} bytes: at most ${LIMITS.fileBytes} are read`,
        { file },
      );
    }
    this.#taken += bytes;
    if (this.#taken > LIMITS.totalBytes) {
      throw new ImportError(
        `Cannot import more than ${LIMITS.totalBytes} bytes: with this file there are ${this.#taken}`,
        { file },
      );
    }
  }
}

/** Counts the verses and the text of an edition. */
export class VerseBudget {
  #verses = 0;
  #characters = 0;
  #marks = 0;

  /**
   * @param number The label of a line: each verse of a bridge counts.
   * @throws {ImportError} If there are more verses, or more text, than any Bible has.
   */
  take(
    { verse, verseEnd = verse }: VerseNumber,
    { characters, position }: { characters: number; position: SourcePosition },
  ): void {
    this.#verses += Math.max(1, verseEnd - verse + 1);
    this.#characters += characters;
    if (this.#verses > LIMITS.verses || this.#characters > LIMITS.characters) {
      throw new ImportError(
        `Cannot import more than ${LIMITS.verses} verses or ${LIMITS.characters} characters in all: no Bible has as many`,
        position,
      );
    }
  }

  /** @throws {ImportError} If there are more beginnings of lines and headings than any Bible has. */
  takeMark(position: () => SourcePosition): void {
    this.#marks += 1;
    if (this.#marks > LIMITS.marks) {
      throw new ImportError(
        `Cannot import more than ${LIMITS.marks} lines and headings: no Bible has as many`,
        position(),
      );
    }
  }

  /** @throws {ImportError} If a text is longer than any verse. */
  checkLength(text: string, position: () => SourcePosition): void {
    if (text.length > LIMITS.verseCharacters) {
      throw new ImportError(
        `Cannot import a heading of more than ${LIMITS.verseCharacters} characters: is a mark lost?`,
        position(),
      );
    }
  }
}
