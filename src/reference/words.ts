/**
 * The words of the notation, folded as the lexer folds them: Slovenian first, then English, German, Latin.
 * The names of books are not here but in `canon/`.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Between two verses, chapters or passages: `Jn 3,16 in 18`, `Lk 2,41-51 ali Mt 1,16`. */
export const LIST_WORDS = setOf(`
  in ter ali oz oziroma pa se
  and or
  und oder sowie
  et vel sive ac
`);

/** Between the two ends of a range: `Titus 1,1 do 2`. */
export const RANGE_WORDS = setOf("do to through thru until bis usque");

/** Before the first end of a range and before or after a number; they say nothing: `od 16. do 18. vrstice`. */
export const NUMBER_FILLERS = setOf("od from von a ad");

/** Before or after the number of a chapter. */
export const CHAPTER_WORDS = setOf(`
  poglavje poglavja poglavju poglavjem poglavij poglavjih pogl pog p
  chapter chapters chap chaps ch
  kapitel kap
  caput capitulum capita cap c
`);

/** Before or after the number of a verse. */
export const VERSE_WORDS = setOf(`
  vrstica vrstice vrstici vrstico vrstic vrsticah vrst vr stavek stavka stavki stavke verz verza verzi vv v
  verse verses vers vs vss
  vers verse verses vn
  versus versiculus
`);

/** After a verse: it and the next one. */
export const NEXT_WORDS = setOf("sl f s sq naslednja naslednjo");

/** After a verse: it and the rest of its chapter. */
export const REST_WORDS = setOf(`
  nasl nasln sll ff ss sqq naslednje naslednji naslednjih dalje naprej konca konec
  following end ende
`);

/** After a verse: parallel places are meant too, but not named. */
export const PARALLEL_WORDS = setOf("par parr vzp vzporedno vzporednice vzporedna mesta");

/** Before a book; they say nothing about what is asked for. */
export const LEAD_IN_WORDS = setOf(`
  prim primerjaj gl glej tudi po iz v sv povzeto
  berilo beril evangelij ev psalm spev odpev aleluja odlomek vrstica
  krajse krajsa krajsi daljse daljsa daljsi oblika branje
  cf cfr conf confer see also compare reading gospel
  vgl siehe lesung evangelium
  lectio
`);

/** Opens a remark in brackets about the response to a psalm: `(R 12b)`, `(odpev: prim. 30)`. */
export const RESPONSE_WORDS = setOf("r o odp odpev resp");
