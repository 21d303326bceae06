import { format, type VerseRange } from "../reference/mod.ts";
import { parseCitation } from "../versification/mod.ts";

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
        range.from.verse! > before.to.verse! + 1;
      if (joinsSingles && isApart) stanzas.at(-1)!.push(range);
      else stanzas.push([range]);
    }
    return stanzas.map((ranges) => format({ passages: [{ ...passage, ranges }] }));
  });
}

function isSingle({ from, to }: VerseRange): boolean {
  return from.chapter === to.chapter && from.verse === to.verse;
}
