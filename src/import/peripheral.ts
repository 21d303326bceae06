/** USFM ids of what is bound with the books and is none: covers, introductions, indexes, other material. */
const PERIPHERAL = new Set(
  "FRT INT BAK CNC GLO TDX NDX OTH XXA XXB XXC XXD XXE XXF XXG COV PUB TOC".split(" "),
);

/** Books that USFM has an id for and that Ambo's canon does not hold. */
const OUTSIDE_THE_CANON = new Set("JSA JDB TBS SST DNT BLT PS3 1MQ 2MQ 3MQ REP 4BA".split(" "));

export function isPeripheral(id: string): boolean {
  return PERIPHERAL.has(id) || OUTSIDE_THE_CANON.has(id);
}
