import type { Place } from "./edition.ts";
import type { Findings } from "./findings.ts";
import { ImportError } from "./import_error.ts";
import { LIMITS } from "./limits.ts";
import { withoutMarkup } from "./markup_guard.ts";
import type { VerseNumber } from "./verse_number.ts";
import { isBlank, NOTE_SEAM, verseText } from "./verse_text.ts";

const EXCERPT = 60;

/** A verse whose text is being gathered. */
export class OpenVerse {
  readonly number: VerseNumber;
  /** Where it begins. */
  readonly began: Place;
  #text = "";
  #title = "";

  constructor(number: VerseNumber, began: Place) {
    this.number = number;
    this.began = began;
  }

  /** @throws {ImportError} where the text is longer than any verse's */
  add(text: string): void {
    this.#text += text;
    if (this.#text.length > LIMITS.verseCharacters) this.#failLong();
  }

  /** Says that a note stood here. */
  addSeam(): void {
    this.add(NOTE_SEAM);
  }

  /** Text of a psalm title: the verse's text where it has no other. */
  addTitle(text: string): void {
    this.#title += text;
    if (this.#title.length > LIMITS.verseCharacters) this.#failLong();
  }

  /** Whether there is nothing in it that could be its text. */
  get isBlank(): boolean {
    return isBlank(this.#text) && isBlank(this.#title);
  }

  /** The text as it is served. */
  finish(findings: Findings): string {
    const text = this.#finished(this.#text, findings);
    const title = this.#title === "" ? "" : this.#finished(this.#title, findings);
    if (title !== "" && text !== "") findings.drop("psalm title");
    return text === "" ? title : text;
  }

  #finished(raw: string, findings: Findings): string {
    const { text: guarded, found } = withoutMarkup(raw);
    if (found) {
      const excerpt = raw.trim().replace(/\s+/g, " ").slice(0, EXCERPT);
      findings.doubt(`what looks like markup is taken out of a verse: "${excerpt}"`, this.began);
    }
    const { text, paragraphMarks } = verseText(guarded);
    findings.drop("paragraph mark", paragraphMarks);
    return text;
  }

  #failLong(): never {
    throw new ImportError(
      `Cannot import a verse of more than ${LIMITS.verseCharacters} characters: is a verse mark lost?`,
      this.began,
    );
  }
}
