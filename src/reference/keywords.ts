/**
 * The words of the notation, folded as the lexer folds them: Slovenian first, then English, German, Latin.
 * The names of books are not here but in `canon/`.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Between two verses, chapters or passages: `Jn 3,16 in 18`. */
export const AND_WORDS = setOf("in ter pa se and und u sowie et");

/** Between two passages of which one may be chosen: `Lk 2,41-51 ali Mt 1,16`. */
export const OR_WORDS = setOf("ali oz oziroma or oder bzw vel sive");

/** Between the two ends of a range: `Titus 1,1 do 2`. */
export const RANGE_WORDS = setOf("do to through thru until bis usque");

/** All of these: words that join numbers and stand for no book. */
export const JOINING_WORDS: ReadonlySet<string> = new Set([
  ...AND_WORDS,
  ...OR_WORDS,
  ...RANGE_WORDS,
]);

/** Before the number with which a range or its end begins; they say nothing: `od 16. do 18. vrstice`. */
export const NUMBER_FILLERS = setOf("od from von ad");

/** Before or behind the number of a chapter. */
export const CHAPTER_WORDS = setOf(`
  poglavje poglavja poglavju poglavjem poglavij poglavjih pogl pog
  chapter chapters chap chaps ch
  kapitel kap
  caput capitulum capita cap
`);

/** Before or behind the number of a verse. */
export const VERSE_WORDS = setOf(`
  vrstica vrstice vrstici vrstico vrstic vrsticah vrst vr stavek stavka stavki stavke
  verz verza verzi vv v
  verse verses vers vs vss
  vers vn
  versus versiculus
`);

/** Behind a verse: it and the next one. */
export const NEXT_WORDS = setOf("sl f s sq naslednja naslednjo");

/** Behind a verse: it and the rest of its chapter. */
export const REST_WORDS = setOf(`
  nasl sll ff ss sqq naslednje naslednji naslednjih dalje naprej konca konec
  following end ende
`);

/** Behind a verse: parallel places are meant too, but not named. */
export const PARALLEL_WORDS = setOf("par parr vzp vzporedno vzporednice vzporedna");

/** A reading at Mass, before its reference: `1. berilo: Iz 49,3`. */
export const READING_WORDS = setOf(`
  berilo berila beril ber branje
  reading lesung lectio
`);

/** Before a book; they say nothing about what is asked for. */
export const PREAMBLE_WORDS = setOf(`
  berilo berila beril ber branje
  reading lesung lectio
  prim primerjaj primerjajte gl glej glejte poglej poglejte beri berite preberi preberite npr tudi se
  po iz v z pri pred evangelijem sv povzeto zacetek odlomek besedilo vrstica
  evangelij ev psalm spev odpev odpevom aleluja
  krajse krajsa krajsi daljse daljsa daljsi oblika
  cf cfr conf confer see also compare gospel
  vgl siehe evangelium
  od from von
`);

/** The response to a psalm: `odpev: 30`, `R. 12b`; the letters are capitals. */
export const RESPONSE_WORDS = setOf("r o odp odpev resp kv");

/** Opens a remark in brackets on the response to a psalm or on another count: `(R 12b)`, `(gr. 3-7)`. */
export const REMARK_WORDS = setOf("r o odp odpev resp kv gr hebr vg vulg lxx nv");
