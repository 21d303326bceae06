import { cleanText, isBlank, NOTE_ANCHOR } from "./clean_text.ts";
import type { Diagnostics } from "./diagnostics.ts";
import { ImportError, type SourcePosition } from "./import_error.ts";
import { LIMITS } from "./limits.ts";
import { stripMarkup } from "./strip_markup.ts";
import type { VerseNumber } from "./verse_number.ts";

const EXCERPT = 60;

/** A verse whose text is being gathered. */
export class VerseBuilder {
  readonly number: VerseNumber;
  /** The position of its beginning. */
  readonly began: SourcePosition;
  #text = "";
  #title = "";

  constructor(number: VerseNumber, began: SourcePosition) {
    this.number = number;
    this.began = began;
  }

  /** @throws {ImportError} If the text is longer than any verse's. */
  add(text: string): void {
    this.#text += text;
    if (this.#text.length > LIMITS.verseCharacters) this.#failLong();
  }

  /** Says that a note stood here. */
  addNoteAnchor(): void {
    this.add(NOTE_ANCHOR);
  }

  /** Text of a psalm title: the verse's text where it has no other. */
  addTitle(text: string): void {
    this.#title += text;
    if (this.#title.length > LIMITS.verseCharacters) this.#failLong();
  }

  /** Returns whether there is nothing in it that could be its text. */
  get isBlank(): boolean {
    return isBlank(this.#text) && isBlank(this.#title);
  }

  /** Returns the text as it is served. */
  finish(diagnostics: Diagnostics): string {
    const text = this.#finished(this.#text, diagnostics);
    const title = this.#title === "" ? "" : this.#finished(this.#title, diagnostics);
    if (title !== "" && text !== "") diagnostics.drop("psalm title");
    return text === "" ? title : text;
  }

  #finished(raw: string, diagnostics: Diagnostics): string {
    const { text: guarded, found } = stripMarkup(raw);
    if (found) {
      const excerpt = raw.trim().replace(/\s+/g, " ").slice(0, EXCERPT);
      diagnostics.warn(`what looks like markup is taken out of a verse: "${excerpt}"`, this.began);
    }
    const { text, paragraphMarks } = cleanText(guarded);
    diagnostics.drop("paragraph mark", paragraphMarks);
    return text;
  }

  #failLong(): never {
    throw new ImportError(
      `Cannot import a verse of more than ${LIMITS.verseCharacters} characters: is a verse mark lost?`,
      this.began,
    );
  }
}
