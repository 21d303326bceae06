import type { Attributes } from "../attributes.ts";
import type { EditionMetadata } from "../edition.ts";

/** The elements of a `<work>` that say what the header of a translation says. */
const FIELDS = new Map<string, "name" | "language" | "copyright">([
  ["title", "name"],
  ["language", "language"],
  ["rights", "copyright"],
]);

/**
 * Reads the header of an OSIS document: of its works, the one that the text belongs to.
 *
 * What is known already stays: an edition may be many files with a header each, and have metadata beside them.
 */
export class OsisHeader {
  readonly #metadata: EditionMetadata;
  #textWork = "";
  #textLanguage: string | undefined;
  #work = "";
  /** All text since the last of the elements began. */
  #text = "";

  constructor(metadata: EditionMetadata) {
    this.#metadata = metadata;
  }

  /** The `<osisText>` that the header belongs to. */
  osisText(attribute: Attributes): void {
    this.#textWork = attribute("osisIDWork") ?? "";
    this.#textLanguage ??= attribute("lang");
    if (this.#textWork !== "") this.#metadata.code ??= this.#textWork;
  }

  start(name: string, attribute: Attributes): void {
    if (name === "work") this.#work = attribute("osisWork") ?? "";
    if (FIELDS.has(name)) this.#text = "";
  }

  text(text: string): void {
    this.#text += text;
  }

  end(name: string): void {
    const field = FIELDS.get(name);
    const isOfText = this.#work === this.#textWork && this.#text.trim() !== "";
    if (field !== undefined && isOfText) this.#metadata[field] ??= this.#text;
    if (name === "work") this.#work = "";
  }

  /** The document ends: the language of the text is what it is marked with, where no header says it. */
  finish(): void {
    if (this.#textLanguage !== undefined) this.#metadata.language ??= this.#textLanguage;
  }
}
