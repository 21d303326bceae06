import { getHeapStatistics } from "node:v8";
import { ImportError, type SourcePosition } from "./import_error.ts";
import type { VerseNumber } from "./source_labels.ts";

/** Limits of an import, which bound its memory: some ten times what the largest Bible with notes and word attributes takes. */
export const LIMITS = {
  /** Bytes of one file, unpacked. */
  fileBytes: 64 * 1024 * 1024,
  /** Bytes of all files that are read, unpacked. */
  totalBytes: 128 * 1024 * 1024,
  /** Files in a folder or archive. */
  files: 10_000,
  /** Verses of all books. */
  verses: 200_000,
  /** Characters of one verse. */
  verseCharacters: 100_000,
  /** Characters of all verses. */
  characters: 16 * 1024 * 1024,
  /** Beginnings of lines, headings and notes. */
  marks: 1_000_000,
  /** Notes of one verse; more are left out and counted. */
  verseNotes: 1000,
} as const;

/** Counts what is read of a source, so that many files together stay within the limits too. */
export class Budget {
  #taken = 0;

  /** @throws {ImportError} If the file, or all files together, are larger than the limit. */
  take(file: string, bytes: number): void {
    if (bytes > LIMITS.fileBytes) {
      const values = { bytes, max: LIMITS.fileBytes };
      throw new ImportError("file_too_large", values, { position: { file } });
    }
    this.#taken += bytes;
    if (this.#taken > LIMITS.totalBytes) {
      const values = { bytes: this.#taken, max: LIMITS.totalBytes };
      throw new ImportError("source_too_large", values, { position: { file } });
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
    { characters, position }: { characters: number; position: () => SourcePosition },
  ): void {
    this.#verses += Math.max(1, verseEnd - verse + 1);
    this.#takeCharacters(characters, position);
  }

  #takeCharacters(count: number, position: () => SourcePosition): void {
    this.#characters += count;
    if (this.#verses > LIMITS.verses || this.#characters > LIMITS.characters) {
      const { verses, characters } = LIMITS;
      throw new ImportError("too_many_verses", { verses, characters }, { position: position() });
    }
  }

  /** @throws {ImportError} If there are more beginnings of lines and headings than any Bible has. */
  takeMark(position: () => SourcePosition): void {
    this.#marks += 1;
    if (this.#marks > LIMITS.marks) {
      throw new ImportError("too_many_lines", { max: LIMITS.marks }, { position: position() });
    }
  }

  /** @throws {ImportError} If a note is longer than any verse, or all text more than any Bible has. */
  takeNote(text: string, position: () => SourcePosition): void {
    this.checkLength(text, position, "long_note");
    this.takeMark(position);
    this.#takeCharacters(text.length, position);
  }

  /** @throws {ImportError} If a text is longer than any verse. */
  checkLength(text: string, position: () => SourcePosition, code: "long_heading" | "long_note" = "long_heading"): void {
    const max = LIMITS.verseCharacters;
    if (text.length > max) throw new ImportError(code, { max }, { position: position() });
  }
}

/** Seconds of processor time; a King James with apocrypha in USFM, with its notes and word attributes, takes two. */
const MAX_SECONDS = 60;
/** Bytes of the heap; that King James takes 200 MB with all of Node. */
const MAX_HEAP_BYTES = 512 * 1024 * 1024;
/** Steps of a reader between two looks, which cost as much as a hundred of them. */
const STEPS = 8192;

/** Bounds the processor time and the memory of an import, whatever it reads. */
export class ResourceBudget {
  readonly #processorSeconds: () => number;
  readonly #start: number;
  #steps = 0;

  /** @param processorSeconds Returns the processor time of this process. */
  constructor(processorSeconds: () => number = () => 0) {
    this.#processorSeconds = processorSeconds;
    this.#start = processorSeconds();
  }

  /** Counts a step, and looks now and then. @throws {ImportError} As {@link check} does. */
  step(position: () => SourcePosition): void {
    this.#steps += 1;
    if (this.#steps % STEPS === 0) this.check(position());
  }

  /** @throws {ImportError} If the import takes more time or memory than any Bible does. */
  check(position?: SourcePosition): void {
    if (this.#processorSeconds() - this.#start > MAX_SECONDS) {
      throw new ImportError("too_slow", { seconds: MAX_SECONDS }, { position });
    }
    if (getHeapStatistics().used_heap_size > MAX_HEAP_BYTES) {
      throw new ImportError("too_much_memory", { bytes: MAX_HEAP_BYTES }, { position });
    }
  }
}
