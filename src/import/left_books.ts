/** USFM ids of what is bound with the books and is none: covers, introductions, indexes, other material. */
const PERIPHERAL = new Set(
  "FRT INT BAK CNC GLO TDX NDX OTH XXA XXB XXC XXD XXE XXF XXG COV PUB TOC".split(" "),
);

/** Books that USFM has an id for and that Ambo's canon does not hold. */
const OUTSIDE = new Set("JSA JDB TBS SST DNT BLT PS3 1MQ 2MQ 3MQ REP 4BA".split(" "));

/** What a book is counted as that the canon does not hold. */
export const OUTSIDE_THE_CANON = "book outside of the canon";

/**
 * What is counted of a USFM id whose content is left out.
 *
 * @returns nothing for the books of the canon, and for what is no id
 */
export function leftBookKind(id: string): string | undefined {
  if (PERIPHERAL.has(id)) return "front and back matter";
  return OUTSIDE.has(id) ? OUTSIDE_THE_CANON : undefined;
}
