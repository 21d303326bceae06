import {
  type Note,
  notesByLine,
  type PlacedHeading,
  type TextLine,
  type Translation,
  type TranslationBook,
  type VerseLabel,
} from "../corpus/mod.ts";

/** A printed line of a verse, with the headings before it and the notes in it. */
interface ExportedLine extends TextLine {
  readonly headings: readonly PlacedHeading[];
  /** With offsets in the text of the line. */
  readonly notes: readonly Note[];
}

/** A verse on its way into a format. */
export interface ExportedVerse {
  readonly label: VerseLabel;
  /** The printed lines; one without a break where nothing is known of the print. */
  readonly lines: readonly ExportedLine[];
  /** The headings before a verse that the translation leaves out. */
  readonly headings: readonly PlacedHeading[];
  /** The notes of a verse that the translation leaves out. */
  readonly notes: readonly Note[];
}

/** Returns the chapters of a book in the order of the text, with their verses. */
export function* chaptersOf(
  translation: Translation,
  { chapters, starts }: TranslationBook,
): Iterable<{ readonly number: number; readonly verses: Iterable<ExportedVerse> }> {
  for (const [index, number] of chapters.entries()) {
    const range = { first: starts[index]!, last: starts[index + 1]! - 1 };
    yield { number, verses: versesOf(translation, range) };
  }
}

function* versesOf(
  translation: Translation,
  { first, last }: { first: number; last: number },
): Iterable<ExportedVerse> {
  for (let line = first; line <= last; line++) {
    const headings = translation.headings({ first: line, last: line });
    const notes = translation.ownNotes(line);
    const printed = translation.layout(line);
    const placed = notesByLine(printed, notes);
    const lines = printed.map((textLine, index) => ({
      ...textLine,
      headings: headings.filter((heading) => heading.textLine === index),
      notes: placed[index]!,
    }));
    const isLeftOut = lines.length === 0;
    yield {
      label: translation.label(line),
      lines,
      headings: isLeftOut ? headings : [],
      notes: isLeftOut ? notes : [],
    };
  }
}

/** Returns the text of a verse, without what is printed beside and around it. */
export function plainText({ lines, headings, notes }: ExportedVerse, losses: Losses): string {
  losses.add("heading", headings.length);
  losses.add("note", notes.length);
  for (const line of lines) {
    losses.add("heading", line.headings.length);
    losses.add("note", line.notes.length);
    losses.add("printed line or paragraph", line.break === "none" ? 0 : 1);
  }
  return lines.map((line) => line.text).join(" ");
}

/** Formats a text with the notes in it. */
export function formatWithNotes(
  text: string,
  notes: readonly Note[],
  format: { text(text: string): string; note(note: Note): string },
): string {
  let formatted = "";
  let from = 0;
  for (const note of notes) {
    formatted += `${format.text(text.slice(from, note.offset))}${format.note(note)}`;
    from = note.offset;
  }
  return formatted + format.text(text.slice(from));
}

/** A kind of content that a format cannot carry. */
export type LostKind =
  | "character that USFM keeps for itself"
  | "code, name, language and copyright of the translation"
  | "further name of a book"
  | "heading"
  | "note"
  | "own name of a book"
  | "printed line or paragraph"
  | "psalm title behind a verse that is left out"
  | "verse of a book that OSIS has no id for";

/** Counts what a format cannot carry, by kind. */
export class Losses {
  readonly #counts = new Map<LostKind, number>();

  add(kind: LostKind, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  get counts(): ReadonlyMap<LostKind, number> {
    return this.#counts;
  }
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => REFERENCES[character]!);
}

/** Formats the start tag of an element; attributes that are undefined are left out. */
export function startTag(name: string, attributes: Readonly<Record<string, string | number | undefined>> = {}): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return `<${name}${written.join("")}>`;
}

/** Formats an element with a text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
