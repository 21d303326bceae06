import { once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { type LiturgicalColor, type LiturgicalDay, type LocalizedName, readNameTable } from "../calendar/mod.ts";
import { isBookId } from "../canon/mod.ts";
import { format, type VerseRange } from "../reference/mod.ts";
import { parseCitation } from "../versification/mod.ts";
import { isPassion, type Slot, titleNamed } from "./lectionary_table.ts";

/** The kinds of readings, as the API names them, by their place in the Mass. */
export const READING_KINDS = {
  procession: "procession_gospel",
  first: "first_reading",
  reading: "reading",
  psalm: "psalm",
  second: "second_reading",
  epistle: "epistle",
  acclamation: "acclamation",
  gospel: "gospel",
} as const satisfies Record<Slot, string>;
export type ReadingKind = (typeof READING_KINDS)[Slot];

/** One reading of a Mass. */
export interface Reading {
  readonly kind: ReadingKind;
  readonly title: LocalizedName;
  /** In Slovenian abbreviations and the original numbering. */
  readonly citation: string;
  /** True for the shorter form of another reading. */
  readonly short: boolean;
  /** The verse from which the response of a psalm is taken, written as the citation is; absent where it is not known. */
  readonly response?: string;
  /** True where the lectionary sings it in other words than those of the verse. */
  readonly isResponseAdapted?: boolean;
  /** Shorter forms and other readings that may be taken; they have no alternatives. */
  readonly alternatives: readonly Reading[];
}

/** A Mass, or the liturgy of Good Friday. */
export interface Mass {
  readonly name: LocalizedName;
  /** That of its vestments: a Mass on the evening before has the color of its feast. */
  readonly color: LiturgicalColor;
  /** That of its celebration as it is printed: a Mass on the evening before has the rank of its feast. */
  readonly rank?: LiturgicalDay["rank"] | undefined;
  readonly readings: readonly Reading[];
}

/**
 * Divides the citation of a psalm into its stanzas, after each of which the response is sung: a full stop divides them.
 * Two single verses that do not follow each other are one stanza where the others are longer than a verse.
 *
 * @example
 * stanzasOf("Ps 1,1-2.3.4.6"); // ["Ps 1,1-2", "Ps 1,3", "Ps 1,4.6"]
 */
export function stanzasOf(citation: string): readonly string[] {
  return parseCitation(citation).passages.flatMap((passage) => {
    const joinsSingles = passage.ranges.some((range) => !isSingle(range));
    const stanzas: VerseRange[][] = [];
    for (const range of passage.ranges) {
      const [before, second] = stanzas.at(-1) ?? [];
      const isApart =
        before !== undefined &&
        second === undefined &&
        isSingle(before) &&
        isSingle(range) &&
        range.from.chapter === before.to.chapter &&
        // A verse of which the beginning is left out does not follow either.
        range.from.verse! + (/^[b-h]/.test(range.from.segment ?? "") ? 1 : 0) > before.to.verse! + 1;
      if (joinsSingles && isApart) stanzas.at(-1)!.push(range);
      else stanzas.push([range]);
    }
    return stanzas.map((ranges) => format({ passages: [{ ...passage, ranges }] }));
  });
}

function isSingle({ from, to }: VerseRange): boolean {
  return from.chapter === to.chapter && from.verse === to.verse;
}

/** Returns the words with which the reader begins a reading; undefined for psalms, acclamations and unknown books. */
export function openingOf({ kind, title, citation }: Reading): LocalizedName | undefined {
  if (kind === "psalm" || kind === "acclamation") return undefined;
  const { book } = parseCitation(citation).passages[0]!;
  if (isPassion(title)) return titleNamed(`passion ${book}`);
  return readOpenings().get(book);
}

/** Returns the opening words of readings by book, by the table. @throws {TableError} If it is missing or has a bad line. */
export const readOpenings = once(() => {
  const lines = readTable("lectionary/tables/openings.txt");
  readRows(lines, ([book = ""]) => {
    if (!isBookId(book)) throw new SyntaxError(`There is no book "${book}"`);
  });
  return readNameTable(lines);
});
