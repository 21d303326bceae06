/** The notes of a source as a second reader finds them, which shares nothing with the importers. */

/** A note, and its place as its source has it. */
export interface FoundNote {
  /** Chapter and verse, such as `3:16`. */
  readonly verse: string;
  readonly kind: "footnote" | "cross_reference";
  /** Its words without spaces. */
  readonly words: string;
  /** The letters of its verse before it, without spaces. */
  readonly before: string;
  /** True where it is at a letter without a space between: at the one before it, or at the one after it. */
  readonly isBehindLetter: boolean;
  readonly isBeforeLetter: boolean;
  /** The place that the source prints in it, such as `3:16`; empty where it prints none. */
  readonly printed: string;
}

type OpenNote = { -readonly [Field in keyof FoundNote]: FoundNote[Field] };

/** Returns a text without spaces, its accents joined to their letters. */
export function letters(text: string): string {
  return text.normalize("NFC").replace(/[\s\u00ad\u200b\u2060¶]/g, "");
}

/** Gathers texts and notes in the order of a source. */
export class Trace {
  readonly notes: FoundNote[] = [];
  chapter = "";
  /** True within a heading or a paragraph that is no verse text. */
  isBeside = false;
  #verse: string | undefined;
  readonly #texts = new Map<string, string>();
  #waiting: OpenNote[] = [];
  /** The note at whose right side the next text stands. */
  #last: OpenNote[] = [];
  #isFresh = false;

  verse(number: string): void {
    this.#verse = `${this.chapter}:${/^\d+/.exec(number)?.[0]}`;
    this.isBeside = false;
    this.#isFresh = false;
    this.#last = [];
  }

  endVerse(): void {
    this.#verse = undefined;
  }

  text(text: string): void {
    if (this.isBeside || this.#verse === undefined) return;
    const before = this.#text;
    for (const note of this.#last) note.isBeforeLetter = /^[\p{L}\p{N}]/u.test(text);
    if (text !== "") this.#last = [];
    if (letters(text) !== "") {
      for (const note of this.#waiting) this.#place(note, letters(before));
      this.#waiting = [];
      this.#isFresh = false;
    }
    this.#texts.set(this.#verse, before + text);
  }

  /** Begins a line, or a heading or another paragraph beside the text. */
  line({ isBeside = false } = {}): void {
    this.text(" ");
    this.isBeside = isBeside;
    this.#isFresh = true;
  }

  /** Ends what a note belongs to; one that waited for a text has none. */
  endBook(): void {
    this.#waiting = [];
    this.#verse = undefined;
    this.#texts.clear();
  }

  note(kind: FoundNote["kind"], words: string, printed = ""): void {
    if (letters(words) === "") return;
    const place = /(\d+)[.:,](\d+)/.exec(printed);
    const note: OpenNote = {
      verse: "",
      kind,
      words: letters(words),
      before: "",
      isBehindLetter: false,
      isBeforeLetter: false,
      printed: place === null ? "" : `${place[1]}:${place[2]}`,
    };
    const isWaiting = this.isBeside || (this.#isFresh && letters(this.#text) !== "");
    if (this.#verse === undefined || isWaiting) this.#waiting.push(note);
    else {
      note.isBehindLetter = /[\p{L}\p{N}]$/u.test(this.#text);
      this.#last.push(note);
      this.#place(note, letters(this.#text));
    }
  }

  get #text(): string {
    return this.#texts.get(this.#verse ?? "") ?? "";
  }

  #place(note: OpenNote, before: string): void {
    note.verse = this.#verse ?? "";
    note.before = before;
    this.notes.push(note);
  }
}
