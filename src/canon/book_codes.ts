import { type BookId, isBookId } from "./books.ts";

/**
 * The book ids of OSIS and the books they mean; of several ids of a book the first is the usual one.
 *
 * Source: OSIS 2.1.1 Users Manual, appendix C, and CrossWire's list of OSIS book abbreviations.
 */
export const OSIS_BOOKS: readonly (readonly [osisId: string, book: BookId])[] = `
  Gen=GEN Exod=EXO Lev=LEV Num=NUM Deut=DEU Josh=JOS Judg=JDG Ruth=RUT 1Sam=1SA 2Sam=2SA 1Kgs=1KI
  2Kgs=2KI 1Chr=1CH 2Chr=2CH Ezra=EZR Neh=NEH Tob=TOB Jdt=JDT Esth=EST 1Macc=1MA 2Macc=2MA Job=JOB
  Ps=PSA Prov=PRO Eccl=ECC Qoh=ECC Song=SNG Wis=WIS Sir=SIR Isa=ISA Jer=JER Lam=LAM Bar=BAR Ezek=EZK
  Dan=DAN Hos=HOS Joel=JOL Amos=AMO Obad=OBA Jonah=JON Mic=MIC Nah=NAM Hab=HAB Zeph=ZEP Hag=HAG
  Zech=ZEC Mal=MAL Matt=MAT Mark=MRK Luke=LUK John=JHN Acts=ACT Rom=ROM 1Cor=1CO 2Cor=2CO Gal=GAL
  Eph=EPH Phil=PHP Col=COL 1Thess=1TH 2Thess=2TH 1Tim=1TI 2Tim=2TI Titus=TIT Phlm=PHM Heb=HEB Jas=JAS
  1Pet=1PE 2Pet=2PE 1John=1JN 2John=2JN 3John=3JN Jude=JUD Rev=REV EsthGr=ESG AddEsth=ESG GkEsth=ESG
  DanGr=DAG AddDan=DAG GkDan=DAG EpJer=LJE PrAzar=S3Y SgThree=S3Y Sus=SUS Bel=BEL 3Macc=3MA 4Macc=4MA
  1Esd=1ES 2Esd=2ES PrMan=MAN AddPs=PS2 Ps151=PS2 Odes=ODA PssSol=PSS EpLao=LAO 4Ezra=EZA 5Ezra=5EZ
  6Ezra=6EZ 2Bar=2BA EpBar=LBA Jub=JUB 1En=ENO`
  .trim()
  .split(/\s+/)
  .map((pair) => {
    const [osisId = "", book = ""] = pair.split("=");
    return [osisId, bookOf(book)] as const;
  });

/** The books of the Protestant canon in its order, by which many formats number them from 1 to 66. */
export const PROTESTANT_BOOKS: readonly BookId[] = listed(`
  GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM
  EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP
  COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV`);

/** The books that Zefania numbers from 67 on, as its documentation counts. */
export const FURTHER_ZEFANIA_BOOKS: readonly BookId[] = listed(
  "JDT WIS TOB SIR BAR 1MA 2MA DAG ESG MAN 3MA 4MA LJE 1ES 2ES ODA PSS LAO ENO",
);

function listed(ids: string): BookId[] {
  return ids.trim().split(/\s+/).map(bookOf);
}

function bookOf(id: string): BookId {
  if (!isBookId(id)) throw new TypeError(`Cannot read a table of books: no book "${id}"`);
  return id;
}
