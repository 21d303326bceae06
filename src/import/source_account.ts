import type { ProblemCode, ProblemValues } from "../base/problem.ts";
import { Balance, countCharacters } from "./balance.ts";
import { type DroppedKind, type HeaderField, type SourcePosition, warningRecord } from "./import_error.ts";
import { Diagnostics, type SourceMetadata } from "./imported_translation.ts";
import { ResourceBudget } from "./limits.ts";
import { languageCode } from "./translation_header.ts";

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

  constructor(resources = new ResourceBudget(), language?: string) {
    this.#resources = resources;
    this.#statedLanguage = language;
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

  /** Adds a warning. @param options `once`: true where it is one with all others of its code, as where books are guessed. */
  warn<Code extends ProblemCode<"import_warning">>(
    code: Code,
    values: ProblemValues<"import_warning", Code> = {} as ProblemValues<"import_warning", Code>,
    { position = this.placed(), once = false }: { position?: SourcePosition; once?: boolean } = {},
  ): void {
    this.step();
    const warning = warningRecord(code, values);
    this.diagnostics.warn(warning, position, once ? code : undefined);
  }
}

/** Adds the label of a verse to a position. */
export function placed(position: SourcePosition, verse: string | undefined): SourcePosition {
  return verse === undefined ? position : { ...position, verse };
}
