import {
  type LineBreak,
  type Note,
  notesByLine,
  type PlacedHeading,
  type TextLine,
  type Translation,
  type VerseLabel,
} from "../../corpus/mod.ts";

/** A block of printed text. */
export type TextBlock = VerseBlock | HeadingBlock;

/** A paragraph of prose, which has one line, or a stanza of poetry, which has one or several. */
export interface VerseBlock {
  readonly kind: "prose" | "poem";
  /** How its first line begins: with `none` or `line` it stands apart only from what it is not, or from a heading. */
  readonly begins: LineBreak;
  readonly lines: readonly BlockLine[];
}

/** A heading, or another line that is no part of a verse. */
export interface HeadingBlock {
  readonly kind: "heading";
  readonly heading: PlacedHeading;
}

/** A printed line. */
export interface BlockLine {
  readonly indent: number;
  readonly pieces: readonly VersePiece[];
}

/** The part of a verse that stands in one printed line. */
export interface VersePiece {
  readonly text: string;
  /** The verse that begins here; absent where it goes on from the line before. */
  readonly verse: BegunVerse | undefined;
  /** The notes in it, where they were asked for. */
  readonly notes?: readonly PieceNote[] | undefined;
}

/** A note in a piece of a verse, with its offset there. */
export interface PieceNote extends Note {
  /** The verse line that it is shown with. */
  readonly line: number;
}

/** A verse where it begins. */
export interface BegunVerse {
  readonly line: number;
  readonly label: VerseLabel;
  /** True where the verse goes on in another block. */
  runsOn: boolean;
}

/**
 * Sets some verses in blocks, as they are printed.
 *
 * @param headings The headings to set, at the places where they stand.
 * @param options `annotated`: true to set the publisher's notes too.
 */
export function textBlocks(
  translation: Translation,
  verseLines: Iterable<number>,
  headings: readonly PlacedHeading[] = [],
  { annotated = false } = {},
): readonly TextBlock[] {
  const blocks: OpenBlock[] = [];
  for (const line of verseLines) {
    const verse: BegunVerse = { line, label: translation.label(line), runsOn: false };
    const lines = printedLines(translation, line);
    const notes = annotated ? notesByLine(lines, translation.notes(line)) : [];
    for (const [index, printed] of lines.entries()) {
      for (const heading of headings) {
        if (heading.line !== line || heading.textLine !== index) continue;
        blocks.push({ kind: "heading", heading });
      }
      const piece = {
        text: printed.text,
        verse: index === 0 ? verse : undefined,
        notes: notes[index]?.map((note) => ({ ...note, line })),
      };
      if (addLine(blocks, printed, piece) && index > 0) verse.runsOn = true;
    }
  }
  return blocks;
}

/** A block to which lines are added. */
type OpenBlock = HeadingBlock | OpenVerses;

interface OpenVerses extends VerseBlock {
  readonly lines: { readonly indent: number; readonly pieces: VersePiece[] }[];
}

/** Lays out a verse; where a translation does not say how its psalms are printed, each verse has a line. */
function printedLines(translation: Translation, line: number): readonly TextLine[] {
  const lines = translation.layout(line);
  if (translation.hasLayout || translation.label(line).book !== "PSA") return lines;
  return lines.map((printed) => ({ ...printed, indent: 1, break: "line" }));
}

/** Adds a printed line. @returns True where it begins a block. */
function addLine(blocks: OpenBlock[], { indent, break: begins }: TextLine, piece: VersePiece): boolean {
  const last = blocks.at(-1);
  const open = last === undefined || last.kind === "heading" ? undefined : last;
  const kind = indent > 0 || begins === "line" ? "poem" : "prose";
  if (open !== undefined && begins === "none") {
    open.lines.at(-1)!.pieces.push(piece);
  } else if (open?.kind === "poem" && kind === "poem" && begins === "line") {
    open.lines.push({ indent, pieces: [piece] });
  } else {
    blocks.push({ kind, begins, lines: [{ indent, pieces: [piece] }] });
    return true;
  }
  return false;
}
