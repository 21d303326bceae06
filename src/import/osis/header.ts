import type { SourceNaming } from "../book_naming.ts";
import type { SourceMetadata } from "../imported_translation.ts";
import type { AttributeLookup } from "../xml/mod.ts";

/** The types of the milestones in which a converter from USFM leaves a book's names. */
export const USFM_NAMES: ReadonlyMap<string, keyof SourceNaming> = new Map([
  ["x-usfm-h", "header"],
  ["x-usfm-toc1", "long"],
  ["x-usfm-toc2", "short"],
  ["x-usfm-toc3", "abbreviation"],
]);

/** The elements of a `<work>` for each field of a translation's header. */
const FIELDS = new Map<string, "name" | "language" | "copyright">([
  ["title", "name"],
  ["language", "language"],
  ["rights", "copyright"],
]);

/**
 * Reads the header of an OSIS document: of its works, the one that the text belongs to.
 *
 * Known fields stay: a translation may be many files with a header each, and have metadata files beside them.
 */
export class OsisHeader {
  readonly #metadata: SourceMetadata;
  #textWork = "";
  #textLanguage: string | undefined;
  #work = "";
  /** All text since the last of the elements began. */
  #text = "";

  constructor(metadata: SourceMetadata) {
    this.#metadata = metadata;
  }

  /** Reads the attributes of the `<osisText>` that the header belongs to. */
  osisText(attribute: AttributeLookup): void {
    this.#textWork = attribute("osisIDWork") ?? "";
    this.#textLanguage ??= attribute("lang");
    if (this.#textWork !== "") this.#metadata.code ??= this.#textWork;
  }

  start(name: string, attribute: AttributeLookup): void {
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

  /** Ends the document: its `xml:lang` is the language of the text, where no header says it. */
  finish(): void {
    if (this.#textLanguage !== undefined) this.#metadata.language ??= this.#textLanguage;
  }
}
