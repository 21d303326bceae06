/** Words that say little of what somebody looks for, a list a language, folded. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  slv: `a ali ampak bi bil bila bile bili bilo biti bo bodo bom bos brez ce cez da do ga gre im in iz ja je jih jim
    jo k kaj kako kakor kam kateri katera katero kdaj kdo ker ki kje ko kot le lahko med mi mu na nad ne ni no o ob
    od ona oni ono on pa pisano pise po pod povej pove pravi prav pri rad rada rece s se si sem smo so sta ste sva sv svoj
    ta tam te tega ti to toda tu tudi v ves vi vrstica vrstice z za zakaj ze zelim zelo iscem isci najdi beri preberi
    odlomek odlomki mesto mesta govori govorijo nekaj besedilo biblija bibliji biblije svetem pismu sveto pismo svetega pisma`,
  eng: `a about an and are as at be bible but by did do does find for from had has have he her him his how i in into is it its
    me my of on or our passage passages say said says scripture she so tell that the their them there they this those to
    unto verse verses was we were what when where which who why will with ye you your thy thou`,
};

/** Words that people put before the name of a passage, folded. */
const KINDS_OF_PASSAGE = new Set(
  `prilika prilike priliko prispodoba prispodobe prispodobo parabola parabole parabolo zgodba zgodbe zgodbo evangelij
  evangelija evangeliju psalm psalma psalmu cudez cudeza cudezu svetopisemska svetopisemski parable parables story gospel
  psalm miracle`.split(/\s+/),
);

const SETS = new Map(Object.entries(SMALL_WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))]));
const NONE: ReadonlySet<string> = new Set();
const ALL: ReadonlySet<string> = new Set([...SETS.values()].flatMap((words) => [...words]));

/** Returns the small words of a language (ISO 639-3), folded. */
export function smallWordsOf(language: string): ReadonlySet<string> {
  return SETS.get(language) ?? NONE;
}

/** Tells if a folded word is a small one in whatever language. */
export function isSmallWord(folded: string): boolean {
  return ALL.has(folded);
}

/** Tells if a folded word, in whatever language, is of no weight in the name of a passage. */
export function isSmallInNames(folded: string): boolean {
  return ALL.has(folded) || KINDS_OF_PASSAGE.has(folded);
}
