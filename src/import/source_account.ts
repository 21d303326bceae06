/** The account of a source, and its balance: every letter that it holds is kept, or counted among what is left out. */
import type { ProblemCode, ProblemValues } from "../base/problem.ts";
import { SourceBookNames } from "./book_names.ts";
import { type DroppedKind, type HeaderField, type SourcePosition, warningRecord } from "./import_error.ts";
import { type CharacterCounts, Diagnostics, type SourceMetadata } from "./imported_translation.ts";
import { ResourceBudget } from "./limits.ts";
import { languageCode } from "./translation_header.ts";

/** Letters, digits, quotation marks and dashes, and the signs that other scripts than Latin write above or below letters. */
const COUNTED = /[\p{L}\p{N}\p{M}\p{Pd}\p{Pi}\p{Pf}'"‚„「」『』]/u;
/** Marks of Latin letters become one character with their letter when a text is cleaned. */
const [FIRST_MARK, LAST_MARK] = [0x300, 0x36f];
const [FIRST_HIGH, FIRST_LOW, LAST_LOW] = [0xd800, 0xdc00, 0xdfff];

const UNKNOWN = 0;
const PASSED = 1;
/** For each code unit what it counts, and one more; 0 where it was not met yet. */
const CLASSES = new Uint8Array(0x10000);

function classify(code: number): number {
  const isHigh = code >= FIRST_HIGH && code < FIRST_LOW;
  const isLow = code >= FIRST_LOW && code <= LAST_LOW;
  const isMark = code >= FIRST_MARK && code <= LAST_MARK;
  const isCounted = isHigh || (!isLow && !isMark && COUNTED.test(String.fromCharCode(code)));
  CLASSES[code] = isCounted ? PASSED + 1 : PASSED;
  return isCounted ? 1 : 0;
}

/** Counts the letters, digits, quotation marks and dashes of a text, or of a piece of it. */
export function countCharacters(text: string, from = 0, to = text.length): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    const known = CLASSES[code] as number;
    count += known === UNKNOWN ? classify(code) : known - PASSED;
  }
  return count;
}

/** A text with the headings and notes that go with it. */
interface KeptText {
  readonly text: string;
  readonly headings?: readonly { readonly text: string }[] | undefined;
  readonly notes?: readonly { readonly text: string }[] | undefined;
}

/** Counts what is read of a source, and what of it is kept and left out. */
export class Balance {
  #read = 0;
  #verses = 0;
  #headings = 0;
  #notes = 0;
  #leftOut = 0;
  /** The difference when it was last looked at. */
  #difference = 0;
  #lost = 0;
  /** The length of all that was kept; white space counts too. */
  #length = 0;

  /** Counts what a source holds between two markers; a negative count takes back what is no text after all. */
  read(count: number): void {
    this.#read += count;
  }

  /** Counts what is left out; a negative count is of signs that became letters, as `<<` is written «. */
  leaveOut(count: number): void {
    if (count < 0) this.#read -= count;
    else this.#leftOut += count;
  }

  /** Counts a text that is kept as it is served. */
  keep(kept: KeptText): void {
    this.#verses += countCharacters(kept.text);
    this.#headings += countTexts(kept.headings);
    this.#notes += countTexts(kept.notes);
    this.#length += lengthOf(kept);
  }

  /** Takes back what was kept and is left out after all, of a text that was joined to another. */
  keepNot({ text, notes, joint }: { text: string; notes: KeptText["notes"]; joint: number }): void {
    const characters = countCharacters(text);
    this.#verses -= characters;
    this.#notes -= countTexts(notes);
    this.#leftOut += characters + countTexts(notes);
    this.#length += joint - lengthOf({ text, notes });
  }

  /**
   * Looks whether all that was read is accounted for.
   *
   * @param waiting The characters that wait for their place: those of headings and notes before a text.
   * @returns What was lost since it was last looked at; negative where more came out than was read.
   */
  settle(waiting: number): number {
    const accounted = this.#verses + this.#headings + this.#notes + this.#leftOut + waiting;
    const difference = this.#read - accounted;
    const lost = difference - this.#difference;
    this.#difference = difference;
    this.#lost += Math.abs(lost);
    return lost;
  }

  /** Returns the counts of a finished translation. */
  finish(books: Iterable<{ readonly verses: readonly KeptText[] }>): CharacterCounts {
    let length = 0;
    for (const { verses } of books) for (const verse of verses) length += lengthOf(verse);
    const counts = { read: this.#read, verses: this.#verses, headings: this.#headings, notes: this.#notes };
    // What vanished between a kept verse and the finished book has no place of its own.
    return { ...counts, leftOut: this.#leftOut, lost: this.#lost + Math.abs(this.#length - length) };
  }
}

/** Counts the characters of headings or notes. */
export function countTexts(texts: KeptText["headings"] = []): number {
  let count = 0;
  for (const { text } of texts) count += countCharacters(text);
  return count;
}

function lengthOf({ text, headings, notes }: KeptText): number {
  let { length } = text;
  if (headings !== undefined) for (const heading of headings) length += heading.text.length;
  if (notes !== undefined) for (const note of notes) length += note.text.length;
  return length;
}

/** The account of a source: what it says of itself, where its reader is, what of it is read and left out. */
export class SourceAccount {
  readonly metadata: SourceMetadata = {};
  protected readonly diagnostics = new Diagnostics();
  protected readonly balance = new Balance();
  /** A book that is passed over, and how many verses it had so far. */
  protected passedOver: { readonly id: string; verses: number; readonly position: SourcePosition } | undefined;
  /** The position in the source, and that with the verse. */
  protected place: () => SourcePosition = () => ({ file: "" });
  protected readonly placed = () => placed(this.place(), this.label());
  protected share: () => number = () => 0;
  readonly #resources: ResourceBudget;
  readonly #statedLanguage: string | undefined;

  /** The names of the source's books. */
  readonly names: SourceBookNames;

  constructor(resources = new ResourceBudget(), language?: string, names = new SourceBookNames()) {
    this.#resources = resources;
    this.#statedLanguage = language;
    this.names = names;
  }

  /** Returns the language of the text, ISO 639-3: as the operator states it, else as the source says it. */
  get language(): string | undefined {
    const said = this.#statedLanguage ?? this.metadata.language;
    return said === undefined ? undefined : languageCode(said);
  }

  /**
   * From here on, warnings and errors are about what `position` answers at that moment.
   *
   * @param share The share of the file that is read at that moment, from 0 to 1.
   */
  reading(position: () => SourcePosition, share: () => number = () => 0): void {
    this.place = position;
    this.share = share;
  }

  /** Takes what the source says of itself, unless that is blank, no text or no known field. What it said before stays. */
  describe(field: HeaderField | undefined, value: unknown): void {
    if (field !== undefined && typeof value === "string" && value.trim() !== "") this.metadata[field] ??= value.trim();
  }

  /** Returns the label of the verse at hand; undefined for none. */
  protected label(): string | undefined {
    return undefined;
  }

  /** Returns the position the reader is at. */
  get position(): SourcePosition {
    return this.placed();
  }

  /**
   * Counts a piece of the source between its markers, or of one from `from` to `to`, before anything is decided about it.
   *
   * @throws {ImportError} As {@link step} does.
   */
  read(source: string, from = 0, to = source.length): void {
    this.step();
    this.balance.read(countCharacters(source, from, to));
  }

  /** Takes back a piece that was read and is no text: the name of a marker, a label, a name of the book, a header. */
  unread(source: string, from = 0, to = source.length): void {
    this.balance.read(-countCharacters(source, from, to));
  }

  /** Counts the characters of something that was read and is left out; {@link drop} says of what kind it is. */
  leaveOut(source: string, from = 0, to = source.length): void {
    this.balance.leaveOut(countCharacters(source, from, to));
  }

  /** Counts a step of the reader, and looks now and then. @throws {ImportError} If the import takes more than any Bible does. */
  step(): void {
    this.#resources.step(this.placed);
  }

  /** Counts something that is no verse text. @param text Its characters, where it was read. */
  drop(kind: DroppedKind, text = ""): void {
    this.step();
    this.leaveOut(text);
    if (this.passedOver === undefined) this.diagnostics.drop(kind);
  }

  /**
   * Adds a warning.
   *
   * @param options `once`: true where it is one with all others of its code, as where books are guessed; `as`: what it is
   *   listed by in the first of them.
   */
  warn<Code extends ProblemCode<"import_warning">>(
    code: Code,
    values: ProblemValues<"import_warning", Code> = {} as ProblemValues<"import_warning", Code>,
    { position = this.placed(), ...listed }: { position?: SourcePosition; once?: boolean; as?: string } = {},
  ): void {
    this.step();
    const warning = warningRecord(code, values);
    this.diagnostics.warn(warning, position, listed);
  }
}

/** Adds the label of a verse to a position. */
export function placed(position: SourcePosition, verse: string | undefined): SourcePosition {
  return verse === undefined ? position : { ...position, verse };
}
