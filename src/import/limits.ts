import { ImportError } from "./import_error.ts";

/** What an import takes at most, so that its memory is bounded whatever it is given. */
export interface Limits {
  /** Bytes of one file, unpacked. */
  readonly fileBytes: number;
  /** Bytes of all files that are read, unpacked. */
  readonly totalBytes: number;
  /** Files in a folder or archive. */
  readonly files: number;
  /** Verse lines of all books. */
  readonly verses: number;
  /** Characters of one verse. */
  readonly verseCharacters: number;
  /** Characters of all verses. */
  readonly characters: number;
}

/** Some ten times what the largest Bible with notes and word attributes takes. */
export const LIMITS: Limits = {
  fileBytes: 64 * 1024 * 1024,
  totalBytes: 128 * 1024 * 1024,
  files: 10_000,
  verses: 200_000,
  verseCharacters: 100_000,
  characters: 16 * 1024 * 1024,
};

/** Counts what is read of a source, so that many files together stay within the limits too. */
export class Budget {
  #taken = 0;

  /** @throws {ImportError} where the file, or all files together, are larger than what is read at most */
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
