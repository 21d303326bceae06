import type { NoteKind } from "../../corpus/mod.ts";
import type { AttributeLookup } from "../fragment.ts";
import { type DroppedKind, ImportError } from "../import_error.ts";
import { noteKind } from "../raw_marks.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { BREAKS, closingMark, isNoteLabel, LINE_STARTS, milestoneKind, omittedKind, titleKind } from "./elements.ts";

/** An open element, and the action at its end. */
interface OpenElement {
  readonly name: string;
  /** The type of a `<div>`. */
  readonly division: string | undefined;
  readonly atEnd: (() => void) | undefined;
}

/** Elements within elements beyond this are no verse. */
const MAX_DEPTH = 200;

/**
 * Turns OSIS elements into the text of verses; the caller reports where verses begin and end.
 *
 * Elements need not nest: a verse of a SWORD module is cut out of its document and may hold ends without a beginning.
 */
export class OsisMarkup {
  readonly #builder: TranslationBuilder;
  readonly #open: OpenElement[] = [];
  #destination: "verse" | "title" | "heading" | "nowhere" = "verse";
  /** The depth within an element that is no verse text. */
  #skipped = 0;
  #skippedName = "";
  /** The note whose words are in an element outside the verse text. */
  #note: { readonly kind: NoteKind; words: string; label: string | undefined } | undefined;
  /** Within a part that milestones begin and end and that is no verse text: the `eID` of its end. */
  #leftUntil: string | undefined;
  /** The codex of a reading that has ended, where nothing came after it: the reading of another is a variant. */
  #codexBefore: string | undefined;
  /** True where the word at hand is divided by slashes. */
  #isDivided = false;
  /** True where a group of lines has ended, and nothing came after it: the next one is a new stanza. */
  #isAfterGroup = false;
  /** True within a line or a group of lines: a break of lines elsewhere is one of prose. */
  #isInPoetry = false;

  constructor(builder: TranslationBuilder) {
    this.#builder = builder;
  }

  start(name: string, attribute: AttributeLookup): void {
    if (this.#leftUntil !== undefined) {
      if (attribute("eID") === this.#leftUntil) this.#leftUntil = undefined;
      return;
    }
    if (this.#skipped > 0) {
      if (name === this.#skippedName) this.#skipped += 1;
      this.#startInNote(name, attribute);
      return;
    }
    // Passages to compare are what a heading of them is made of.
    const isHeadings = name === "reference" && this.#destination === "heading";
    const isReading = name === "seg" && attribute("type") === "rdg";
    const codex = attribute("subType") ?? "";
    const isOther = isReading && this.#codexBefore !== undefined && (codex === "" || codex !== this.#codexBefore);
    const kind = isHeadings ? undefined : isOther ? "variant reading" : omittedKind(name, attribute);
    if (kind !== undefined) {
      this.#skipped = 1;
      this.#skippedName = name;
      this.#omit(name, kind);
      return;
    }
    const left = milestoneKind(name, attribute);
    if (left !== undefined) {
      this.#leftUntil = attribute("sID");
      this.#builder.dropWithin(left);
      return;
    }
    if (this.#open.length >= MAX_DEPTH) {
      const { position } = this.#builder;
      throw new ImportError("osis_too_deep", { max: MAX_DEPTH }, { position });
    }
    const division = name === "div" ? attribute("type") : undefined;
    const endReading = () => {
      this.#codexBefore = codex;
    };
    this.#open.push({ name, division, atEnd: isReading ? endReading : this.#begin(name, attribute) });
  }

  end(name: string): void {
    if (this.#skipped > 0) {
      if (name === this.#skippedName) this.#skipped -= 1;
      if (this.#note?.label === name) this.#note.label = undefined;
      if (this.#skipped === 0) this.#endNote();
      return;
    }
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at === -1) {
      if (BREAKS.has(name)) this.#builder.addBreak();
      return;
    }
    for (const element of this.#open.splice(at).reverse()) element.atEnd?.();
  }

  text(text: string): void {
    if (this.#note !== undefined && this.#note.label === undefined) {
      this.#note.words += text;
      return;
    }
    if (this.#skipped > 0 || this.#leftUntil !== undefined || this.#destination === "nowhere") {
      this.#builder.leaveOut(text);
      return;
    }
    if (this.#codexBefore !== undefined && /\S/.test(text)) this.#codexBefore = undefined;
    const whole = this.#isDivided ? text.replaceAll("/", "") : text;
    if (this.#destination === "title") this.#builder.addTitle(whole);
    else if (this.#destination === "heading") this.#builder.addHeading(whole);
    else {
      if (this.#isAfterGroup && /\S/.test(whole)) this.#isAfterGroup = false;
      this.#builder.addText(whole);
    }
  }

  /** Keeps the words of a note in which a verse or a book begins or ends: they belong to what is before it. */
  divideNote(): void {
    const note = this.#note;
    if (note === undefined || note.words.trim() === "") return;
    this.#endNote();
    this.#note = { ...note, words: "" };
  }

  /** Begins a verse: its text is verse text even within a title. */
  verseStarts(): void {
    // A verse within a title is that title.
    if (this.#destination === "title") this.#builder.startLine("paragraph");
    this.#destination = "verse";
    this.#leftUntil = undefined;
    this.#codexBefore = undefined;
  }

  /** Forgets what is open. @returns True where a note or the like was open, which swallowed the rest. */
  reset(): boolean {
    const wasSkipping = this.#skipped > 0;
    this.#skipped = 0;
    this.#endNote();
    this.#leftUntil = undefined;
    this.#codexBefore = undefined;
    if (this.#destination === "heading") this.#builder.undoHeading();
    this.#open.length = 0;
    this.#isDivided = false;
    this.#destination = "verse";
    return wasSkipping;
  }

  /** Begins an element that is no verse text: a note, of which the words are kept, or what is left out. */
  #omit(name: string, kind: DroppedKind): void {
    const note = name === "note" || name === "reference" ? noteKind(kind) : undefined;
    if (note === undefined) this.#builder.dropWithin(kind);
    else this.#note = { kind: note, words: "", label: undefined };
  }

  #startInNote(name: string, attribute: AttributeLookup): void {
    const note = this.#note;
    if (note === undefined || note.label !== undefined) return;
    // Behind words it is one of them: "vgl. Hebr 11,5".
    if (note.words.trim() === "" && isNoteLabel(name, attribute)) note.label = name;
    else if (BREAKS.has(name)) note.words += " ";
    else if (name === "note") this.#builder.warn("nested_note");
  }

  #endNote(): void {
    const note = this.#note;
    this.#note = undefined;
    if (note === undefined) return;
    const isOfTitle = this.#destination === "title";
    this.#builder.addNote(note.kind, note.words, { isOfTitle });
  }

  /** @returns The action at the element's end. */
  #begin(name: string, attribute: AttributeLookup): (() => void) | undefined {
    if (BREAKS.has(name)) {
      this.#beginLine(name, attribute);
      return () => {
        this.text(" ");
        if (name === "lg") this.#isAfterGroup = true;
        if (name === "lg" || (name === "l" && !this.#open.some((open) => open.name === "lg"))) this.#isInPoetry = false;
      };
    }
    if (name === "title" || name === "head" || name === "speaker") {
      return this.#title(name, attribute);
    }
    if (name === "q") return this.#quotation(attribute);
    if (name === "milestone") this.#milestone(attribute);
    if (name === "w") return this.#word(attribute);
    return undefined;
  }

  /** Begins a word; where its attributes are divided by slashes, so is its text, into what Hebrew writes as one. */
  #word(attribute: AttributeLookup): (() => void) | undefined {
    const attributes = `${attribute("lemma") ?? ""}${attribute("morph") ?? ""}`;
    if (attributes !== "") this.#builder.drop("word attributes");
    if (!attributes.includes("/")) return undefined;
    this.#isDivided = true;
    return () => {
      this.#isDivided = false;
    };
  }

  /** Begins a line, a stanza or a paragraph, as an element or a milestone says. */
  #beginLine(name: string, attribute: AttributeLookup): void {
    const builder = this.#builder;
    const type = attribute("type") ?? "";
    const begins = LINE_STARTS.get(name);
    // A title is one line, however many it has in print.
    if (this.#destination !== "verse") {
      this.text(" ");
      return;
    }
    if (attribute("eID") !== undefined) {
      builder.addBreak();
      if (name === "lg") this.#isAfterGroup = true;
    } else if (name === "l") {
      // Selah belongs to the line before it, as in other formats.
      if (type === "selah") builder.addBreak();
      else builder.startLine("line", Number(attribute("level")) || 1);
    } else if (name === "lg") {
      if (this.#isAfterGroup) builder.startLine("stanza");
      else builder.addBreak();
    } else if (name === "lb") builder.startLine(type === "x-p" ? "stanza" : "line", this.#isInPoetry ? undefined : 0);
    else if (name === "div" && /^(?:paragraph|x-p)$/.test(type)) builder.startLine("paragraph");
    else if (name === "div" && type === "majorSection") builder.startMajorSection();
    else if (begins !== undefined) builder.startLine(begins, 0);
    else builder.addBreak();
    if (name === "l" || name === "chapter" || begins === "paragraph") this.#isAfterGroup = false;
    if (name === "l" || name === "lg") this.#isInPoetry = attribute("eID") === undefined;
  }

  #title(name: string, attribute: AttributeLookup): () => void {
    const before = this.#destination;
    const builder = this.#builder;
    // A title within a title is part of its text.
    if (before !== "verse") return () => this.text(" ");
    const division = this.#open.findLast((open) => open.division !== undefined)?.division;
    const kind = titleKind(name, { attribute, division });
    this.#destination = "heading";
    if (kind === "psalm_title") {
      this.#destination = "title";
      builder.startTitle();
    } else if (typeof kind === "string") builder.startHeading(kind);
    else {
      this.#destination = "nowhere";
      builder.drop(kind.omitted);
      builder.addBreak();
    }
    return () => {
      this.#destination = before;
      builder.endHeading();
      builder.addBreak();
    };
  }

  /** Begins a quotation, whose mark may be in the attribute only. */
  #quotation(attribute: AttributeLookup): (() => void) | undefined {
    const mark = attribute("marker") ?? "";
    if (mark === "") return undefined;
    this.#mark(mark);
    const isMilestone = (attribute("sID") ?? attribute("eID")) !== undefined;
    return isMilestone ? undefined : () => this.#mark(closingMark(mark));
  }

  /** Adds a quotation mark from an attribute. */
  #mark(mark: string): void {
    this.#builder.read(mark);
    this.text(mark);
  }

  #milestone(attribute: AttributeLookup): void {
    const type = attribute("type") ?? "";
    if (type === "cQuote") this.#mark(attribute("marker") ?? "");
    else if (type === "line") this.#builder.startLine("line");
    else if (type === "x-p" || type === "x-extra-p") this.#builder.startLine("paragraph");
    else if (/^(?:pb|column|screen)$/.test(type)) this.#builder.addBreak();
  }
}
