/** The inputs of the recorded requests, with ` | ` between them. */

const list = (text: string): string[] => text.trim().replaceAll("\n", " ").split(" | ");

/** Books by their Slovenian abbreviations. */
export const BOOKS = (
  "Jn,Mt,Mr,Lk,1 Mz,2 Mz,Ps,Iz,Jer,Ezk,Dan,Job,Prg,Vp,Rim,1 Kor,2 Kor,Gal,Ef,Flp,Kol,1 Tes,2 Tes,1 Tim,Tit,Flm,Heb," +
  "Jak,1 Pt,2 Pt,1 Jn,2 Jn,3 Jn,Jud,Raz,Apd,Joz,Sod,Rut,1 Sam,2 Sam,1 Kr,2 Kr,Sir,Mdr,Tob,Est,Jon,Mih,Mal,Abd"
).split(",");

/** Names in other languages, cases and spellings. */
export const NAMES = list(`
Janez | Evangelij po Janezu | Luka | Luku | Prvo pismo Korinčanom | 1kor | I. Kor. | JN | jn. | John | Genesis
| 1 Corinthians | Psalms | Song of Solomon | Johannes | 1. Mose | Psalmen | Hohelied | Giovanni | Genesi |
Salmi | Ivan | Postanak | Psalmi | János | Mózes | Zsoltárok | Ioannes | Secundum Lucam | Psalmus | 1 Sam |
1Sam | Prva Mojzesova | Visoka pesem | Ez | Jhn | Jonez | Mta | Psalm | Razodetje | Apostolska dela | Modrost
| Xyz | A | Ž | Peta Mojzesova knjiga | Pismo Hebrejcem
`);

/** References behind a book. */
export const SHAPES = list(`
3,16 | 3,16-18 | 3 | 1,1 | 2 | 1 | 1,1-2,4a | 1-3 | 3,16.18 | 25,4-5.6-7 | 5,3sl. | 5,3nasl. | 5,3f | 5,3ff |
1,1ab.3ac | 1,2b-3a | 3:16 | 3:16,18 | 3, 16 – 18 | 3,30-99 | 99,1 | 0,1 | 1,0 | 1,5-3 | 2,1-1,5 | 1,1; 2,1 |
1,1; 3 | 1,1 ali 1,2 | 1,1 in 3 | 3/16 | 1,1- | 1, | ,1 | 1,1,1 | 1,1.1.1 | 1,1--2 | 6 (7),3
`);

/** References as a whole. */
export const REFERENCES = list(`
Jn | 3,16 | Jn 3,16; Mt 5 | Jn 3,16; Jhn 4,1 | Ez 1,1 | Jn 3/16 | Mr 1,1-3,6 | Flm 6 | Flm 1 | Ps 42,2-3;
43,3-4 | Mt 5,3; Lk 6,20 | Rim 5,12-19 ali 5,12.17-19 | 1 Mz 1,1-2,4a | Iz 52,13-53,12 | Ps 1-3 | Ps
104,1ab.24ac | Ps 67,2-3.5 in 8 | 13. poglavje Prvega pisma Korinčanom | 16. vrstica tretjega poglavja Janeza
| Prilika o izgubljeni ovci (Luka 15:1-7) | 3. 10. – 27. navadna nedelja: 1 Mz 2,18 | Heb 1,14 CHR | Mt
5,3-12,14 | Sir 15,16-21 (15-20) | Ps 50 (51),3 | Ps 51 (50),3 | Dan 3,52-56 | Dan 13,1 | Est 4,17k | Est C,1
| Ps 23 | Ps 22 | Ps 119 | Ps 118 | Ps 0 | Ps 151 | Ps 9 | Ps 10 | Ps 113-115 | Ps 147,12 | Ps 116,1-9 | Rim
3,25 | Rim 3,26 | Rim 3,24-27 | 1 Mz 2,4 | 1 Mz 2,4a | 1 Mz 2,4b | 1 Mz 2,4c | 1 Mz 2,3-5 | Mt 17,21 | Mt
17,20-22 | Jn 5,4 | Jn 5,3-5 | Apd 8,37 | Mr 9,44-46 | 1 Mz 1-50 | Ps 1-150 | Mt 1,1-28,20 | Jn 3,16-3,16 | Jn
3,1-999999999999999999999 | Jn 99999999999999999999,1 | Jn 3,16<script> | 💥 3,16 | Jánez 3,16 | JN 3,16 |
jn3,16 | Jn.3.16 | Jn 3 16 | Jn III,16 | Jn 3,xvi | (Jn, 10,9) | »Jn 3,16«
`).concat([
  "",
  " ",
  "Jn 3,16\u0000",
  "Jn\t3,16",
  "J\u030cn 3,16",
  "a".repeat(300),
  "Jn 3,16; ".repeat(60),
  "Jn 3,16.".repeat(40),
  `Jn 3,${"1".repeat(400)}`,
  "Mt 5,3".repeat(200),
]);

/** Days, and texts that are none. */
export const DATES = list(`
2026-11-29 | 2026-12-24 | 2026-12-25 | 2026-12-27 | 2027-02-10 | 2027-03-21 | 2027-03-25 | 2027-03-26 |
2027-03-27 | 2027-03-28 | 2027-05-15 | 2027-05-16 | 2027-08-15 | 2027-11-01 | 2027-11-02 | 2028-02-29 |
1900-01-01 | 2100-12-31 | 1899-12-31 | 2101-01-01 | 2026-02-30 | 2026-13-01 | 2026-1-1 | danes | 20261129
`);

/** Queries: words, phrases, signs, names of passages, misspelt words. */
export const QUERIES = list(`
love | Love | LOVED | shepherd | good shepherd | "good shepherd" | shepherd -sheep | -"the LORD" shepherd |
shep* | =Lord | =lord | =LORD | love*  -lov | lov | believeth everlasting | "in the beginning" | light of the
world | mercy mercy | Baal-Peor | baal peor | lord's | 144 | Nebuchadnezzar | zzzz | lvoe | shepard | jerusalm
| the | of the | voda | vode | vodil | hiša | hise | hišo | čas | čaša | cas | casa | luč | lučal | luc | naš
| nas | vaš | =naš | oče naš | "oče naš" | Očenaš | rešiti | rešen | res | roditi | rod | rojen | Marija |
Marijo | Sirijo | marija* | dobri pastir | dober pastir | "dober pastir" | pastir -ovca | past* | =Čas | =cas
| brat | brati | ljubezen | ljubzen | ljubezen mir | kje piše o ljubezni | zadnja večerja | magnifikat |
magnificat | blagri | božič | deset zapovedi | - | -voda | * | = | " | "" | "voda | voda" | - voda | voda - |
a | ž | š* | č | … | l'eau | navedek | žarek | 💧 | VODA HIŠA | vrstica | poševnica
`).concat(["", " ", "voda ".repeat(99), "a".repeat(500), "a".repeat(501), "\u0000", "voda\u0000"]);

/** Lists of books to search. */
export const BOOK_LISTS = list(`
ot | nt | Mt-Jn,Raz | Jn | Janez, 1 Mz | Ps | John | OT,nt | Jn-Mt | Xyz | Ez | Sir | Tob | , | Mt-
`).concat(["", "a".repeat(600)]);

/** Paths that are none. */
export const UNKNOWN = list(`
/ | /nowhere | /passage/ | /Passage | /passage/x | //passage | /%70assage | /passage%00 | /translations.json
`).concat([""]);

/** Values of `Accept-Encoding`. */
export const CODINGS = list(`
br | gzip | gzip, br | identity | * | gzip;q=0 | br;q=0.1, gzip;q=0.5 | deflate | br;q=2
`).concat([""]);

/** Values of `If-None-Match`. */
export const TAGS = list(`
{etag} | W/{etag} | "x", {etag} | * | "x" | x
`).concat([""]);
