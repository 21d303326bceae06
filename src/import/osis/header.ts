import type { Attributes } from "../attributes.ts";
import type { EditionMetadata } from "../edition.ts";

/** The elements of a `<work>` that say what the header of a translation says. */
const FIELDS: Readonly<Record<string, "name" | "language" | "copyright">> = {
  title: "name",
  language: "language",
  rights: "copyright",
};

/** Reads the header of an OSIS document: of its works, the one that the text belongs to. */
export class OsisHeader {
  readonly #metadata: EditionMetadata;
  #textWork = "";
  #work = "";
  #element = "";

  constructor(metadata: EditionMetadata) {
    this.#metadata = metadata;
  }

  /** The `<osisText>` that the header belongs to. */
  osisText(attribute: Attributes): void {
    this.#textWork = attribute("osisIDWork") ?? "";
    const language = attribute("lang");
    if (this.#textWork !== "") this.#metadata.code ??= this.#textWork;
    if (language !== undefined) this.#metadata.language ??= language;
  }

  start(name: string, attribute: Attributes): void {
    if (name === "work") this.#work = attribute("osisWork") ?? "";
    this.#element = name;
  }

  end(name: string): void {
    if (name === "work") this.#work = "";
    this.#element = "";
  }

  text(text: string): void {
    const field = FIELDS[this.#element];
    if (field === undefined || text.trim() === "" || this.#work !== this.#textWork) return;
    if (field === "language") this.#metadata.language = text;
    else this.#metadata[field] = `${this.#metadata[field] ?? ""}${text}`;
  }
}
