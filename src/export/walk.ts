import type {
  PlacedHeading,
  TextLine,
  Translation,
  TranslationBook,
  VerseLabel,
} from "../corpus/mod.ts";

/** A verse on its way into a format. */
export interface ExportedVerse {
  readonly label: VerseLabel;
  /** The printed lines, each with the headings before it; one without a break where nothing is known of the print. */
  readonly lines: readonly (TextLine & { readonly headings: readonly PlacedHeading[] })[];
  /** The headings before a verse that the edition leaves out. */
  readonly headings: readonly PlacedHeading[];
}

/** A chapter on its way into a format. */
export interface ExportedChapter {
  readonly number: number;
  readonly verses: Iterable<ExportedVerse>;
}

/** Returns the chapters of a book in the order of the text, with their verses. */
export function* chaptersOf(
  translation: Translation,
  { chapters, starts }: TranslationBook,
): Iterable<ExportedChapter> {
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
    const lines = translation.layout(line).map((textLine, index) => ({
      ...textLine,
      headings: headings.filter((heading) => heading.textLine === index),
    }));
    yield {
      label: translation.label(line),
      lines,
      headings: lines.length === 0 ? headings : [],
    };
  }
}
