import { BOOK_IDS, type BookId, isBookId, LANGUAGES } from "../canon/mod.ts";

/**
 * The book ids of OSIS and the USFM ids they mean, where the two are not the same letters in another case.
 *
 * Source: OSIS 2.1.1 Users Manual, appendix C, and CrossWire's list of OSIS book abbreviations.
 */
const OSIS = pairs(`
  Gen=GEN Exod=EXO Lev=LEV Num=NUM Deut=DEU Josh=JOS Judg=JDG Ruth=RUT 1Sam=1SA 2Sam=2SA 1Kgs=1KI
  2Kgs=2KI 1Chr=1CH 2Chr=2CH Ezra=EZR Neh=NEH Tob=TOB Jdt=JDT Esth=EST 1Macc=1MA 2Macc=2MA Job=JOB
  Ps=PSA Prov=PRO Eccl=ECC Qoh=ECC Song=SNG Wis=WIS Sir=SIR Isa=ISA Jer=JER Lam=LAM Bar=BAR Ezek=EZK
  Dan=DAN Hos=HOS Joel=JOL Amos=AMO Obad=OBA Jonah=JON Mic=MIC Nah=NAM Hab=HAB Zeph=ZEP Hag=HAG
  Zech=ZEC Mal=MAL Matt=MAT Mark=MRK Luke=LUK John=JHN Acts=ACT Rom=ROM 1Cor=1CO 2Cor=2CO Gal=GAL
  Eph=EPH Phil=PHP Col=COL 1Thess=1TH 2Thess=2TH 1Tim=1TI 2Tim=2TI Titus=TIT Phlm=PHM Heb=HEB Jas=JAS
  1Pet=1PE 2Pet=2PE 1John=1JN 2John=2JN 3John=3JN Jude=JUD Rev=REV AddEsth=ESG EsthGr=ESG GkEsth=ESG
  AddDan=DAG DanGr=DAG GkDan=DAG EpJer=LJE PrAzar=S3Y SgThree=S3Y Sus=SUS Bel=BEL 3Macc=3MA 4Macc=4MA
  1Esd=1ES 2Esd=2ES PrMan=MAN AddPs=PS2 Ps151=PS2 Odes=ODA PssSol=PSS EpLao=LAO 4Ezra=EZA 5Ezra=5EZ
  6Ezra=6EZ 2Bar=2BA EpBar=LBA Jub=JUB 1En=ENO
`);

/** Further names of books in verse-per-line files and tables: codes of older software that no language has as names. */
const OTHERS = pairs(`
  SOL=SNG Sos=SNG CNT=SNG SolomonsSong=SNG ECL=ECC EZZ=EZR ZPH=ZEP ZCH=ZEC PHI=PHP PHL=PHP TTS=TIT RVL=REV APO=REV
`);

let names: ReadonlyMap<string, BookId> | undefined;

/** Returns the book of an OSIS id such as `Gen` or `1Cor`; case decides nothing. */
export function bookByOsisId(id: string): BookId | undefined {
  return OSIS.get(fold(id));
}

/**
 * Returns the book of a name in whatever form sources use: a USFM or OSIS id, a name or abbreviation in one of the
 * languages that the canon knows.
 *
 * @returns Undefined where the name means no book, or more than one.
 */
export function bookByName(name: string): BookId | undefined {
  const upper = name.trim().toUpperCase();
  if (isBookId(upper)) return upper;
  names ??= gatherNames();
  const folded = fold(name);
  return names.get(folded) ?? OSIS.get(folded) ?? OTHERS.get(folded);
}

/** Returns every name of the languages that means one book in all of them. */
function gatherNames(): ReadonlyMap<string, BookId> {
  const found = new Map<string, BookId>();
  const several = new Set<string>();
  for (const { books } of LANGUAGES) {
    for (const id of BOOK_IDS) {
      const book = books.get(id);
      if (book === undefined) continue;
      for (const name of [book.name, book.abbreviation, ...book.alternates]) {
        const folded = fold(name);
        const known = found.get(folded);
        if (known !== undefined && known !== id) several.add(folded);
        found.set(folded, id);
      }
    }
  }
  for (const name of several) found.delete(name);
  return found;
}

/** Letters and digits alone, without diacritics, in lower case. */
function fold(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Parses pairs of a name and a book id. @throws {TypeError} If one of the ids is none. */
function pairs(table: string): ReadonlyMap<string, BookId> {
  const books = new Map<string, BookId>();
  for (const pair of table.trim().split(/\s+/)) {
    const [name = "", id = ""] = pair.split("=");
    if (!isBookId(id)) throw new TypeError(`Cannot name a book "${name}": "${id}" is no book id`);
    books.set(fold(name), id);
  }
  return books;
}

/** Sources that number books count those of the Protestant canon in its order. */
const PROTESTANT = `
  GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM
  EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP
  COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV`
  .trim()
  .split(/\s+/)
  .filter(isBookId);

export function isProtestant(book: BookId): boolean {
  return PROTESTANT.includes(book);
}

/** Returns the book of a number from 1 to 66. */
export function protestantBook(number: number): BookId | undefined {
  return PROTESTANT[number - 1];
}

/** USFM ids of what is bound with the books and is none: covers, introductions, indexes, other material. */
const PERIPHERAL = new Set(
  "FRT INT BAK CNC GLO TDX NDX OTH XXA XXB XXC XXD XXE XXF XXG COV PUB TOC".split(" "),
);

/** Books that USFM has an id for and that Ambo's canon does not hold. */
const OUTSIDE = new Set("JSA JDB TBS SST DNT BLT PS3 1MQ 2MQ 3MQ REP 4BA".split(" "));

/** The kind under which a book is counted that the canon does not hold. */
export const OUTSIDE_THE_CANON = "book outside of the canon";

/**
 * Returns the kind under which the content of a USFM id is counted that is left out.
 *
 * @returns Undefined for the books of the canon, and for what is no id.
 */
export function skippedBookKind(id: string): string | undefined {
  if (PERIPHERAL.has(id)) return "front and back matter";
  return OUTSIDE.has(id) ? OUTSIDE_THE_CANON : undefined;
}
