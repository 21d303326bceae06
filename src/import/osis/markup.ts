import type { Attributes } from "../attributes.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import { ImportError } from "../import_error.ts";
import { asideKind, BREAKS, closingMark } from "./elements.ts";

/** An element that is open, and what is to be done where it ends. */
interface OpenElement {
  readonly name: string;
  readonly atEnd: (() => void) | undefined;
}

/** Elements within elements beyond this are no verse. */
const DEPTH = 200;

type Destination = "verse" | "title" | "nowhere";

/**
 * What OSIS elements mean for the text of a verse; where verses begin and end is told from outside.
 *
 * Elements need not nest: a verse of a SWORD module is cut out of its document and may hold ends without a beginning.
 */
export class OsisMarkup {
  readonly #edition: EditionBuilder;
  readonly #open: OpenElement[] = [];
  #destination: Destination = "verse";
  /** How many elements deep it is within one that is no verse text. */
  #skipped = 0;
  #skippedName = "";
  /** Within a colophon that milestones begin and end: the `eID` of its end. */
  #leftUntil: string | undefined;
  /** Whether the word at hand is divided by slashes. */
  #isDivided = false;

  constructor(edition: EditionBuilder) {
    this.#edition = edition;
  }

  start(name: string, attribute: Attributes): void {
    if (this.#leftUntil !== undefined) {
      if (attribute("eID") === this.#leftUntil) this.#leftUntil = undefined;
      return;
    }
    if (this.#skipped > 0) {
      if (name === this.#skippedName) this.#skipped += 1;
      return;
    }
    const kind = asideKind(name, attribute);
    if (kind !== undefined) {
      this.#edition.dropWithin(kind);
      this.#skipped = 1;
      this.#skippedName = name;
      return;
    }
    const begins = attribute("sID");
    if (name === "div" && attribute("type") === "colophon" && begins !== undefined) {
      this.#leftUntil = begins;
      this.#edition.dropWithin("colophon");
      return;
    }
    if (this.#open.length >= DEPTH) {
      throw new ImportError(
        `Cannot read OSIS: more than ${DEPTH} elements lie within each other`,
        this.#edition.place,
      );
    }
    this.#open.push({ name, atEnd: this.#begin(name, attribute) });
  }

  end(name: string): void {
    if (this.#skipped > 0) {
      if (name === this.#skippedName) this.#skipped -= 1;
      return;
    }
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at === -1) {
      if (BREAKS.has(name)) this.#edition.addBreak();
      return;
    }
    for (const element of this.#open.splice(at).reverse()) element.atEnd?.();
  }

  text(text: string): void {
    const isLeft = this.#skipped > 0 || this.#leftUntil !== undefined;
    if (isLeft || this.#destination === "nowhere") return;
    const whole = this.#isDivided ? text.replaceAll("/", "") : text;
    if (this.#destination === "title") this.#edition.addTitle(whole);
    else this.#edition.addText(whole);
  }

  /** A verse begins here: its text is verse text even within a title. */
  verseStarts(): void {
    this.#destination = "verse";
    this.#leftUntil = undefined;
  }

  /** Forgets what is open. @returns whether a note or the like was, and so swallowed what followed */
  reset(): boolean {
    const wasSkipping = this.#skipped > 0;
    this.#skipped = 0;
    this.#leftUntil = undefined;
    this.#open.length = 0;
    this.#isDivided = false;
    this.#destination = "verse";
    return wasSkipping;
  }

  /** @returns what is to be done at the element's end */
  #begin(name: string, attribute: Attributes): (() => void) | undefined {
    const edition = this.#edition;
    if (BREAKS.has(name)) {
      edition.addBreak();
      return () => edition.addBreak();
    }
    if (name === "title") return this.#title(attribute);
    if (name === "q") return this.#quotation(attribute);
    if (name === "milestone") this.#milestone(attribute);
    if (name === "w") return this.#word(attribute);
    return undefined;
  }

  /** A word; where its attributes are divided by slashes, so is its text, into what Hebrew writes as one. */
  #word(attribute: Attributes): (() => void) | undefined {
    const attributes = `${attribute("lemma") ?? ""}${attribute("morph") ?? ""}`;
    if (attributes !== "") this.#edition.drop("word attributes");
    if (!attributes.includes("/")) return undefined;
    this.#isDivided = true;
    return () => {
      this.#isDivided = false;
    };
  }

  #title(attribute: Attributes): () => void {
    const before = this.#destination;
    const type = attribute("type");
    const isAcrostic = type === "acrostic";
    const isPsalmTitle = type === "psalm" || (attribute("canonical") === "true" && !isAcrostic);
    this.#destination = isPsalmTitle ? "title" : "nowhere";
    this.#edition.startTitle();
    if (!isPsalmTitle) this.#edition.drop(isAcrostic ? "acrostic heading" : "heading");
    return () => {
      this.#destination = before;
      this.#edition.addBreak();
    };
  }

  /** A quotation mark may stand in the attribute alone. */
  #quotation(attribute: Attributes): (() => void) | undefined {
    const mark = attribute("marker") ?? "";
    if (mark === "") return undefined;
    this.text(mark);
    const isMilestone = (attribute("sID") ?? attribute("eID")) !== undefined;
    return isMilestone ? undefined : () => this.text(closingMark(mark));
  }

  #milestone(attribute: Attributes): void {
    const type = attribute("type") ?? "";
    if (type === "cQuote") this.text(attribute("marker") ?? "");
    else if (/^(?:line|x-p|x-extra-p|pb|column|screen)$/.test(type)) this.#edition.addBreak();
  }
}
