/**
 * The words of the notation, the words of sentences that are names of books as well, and the ordinals. All are folded as
 * the lexer folds them: Slovenian first, then English, German, Latin. The names of books are not here but in `canon/`.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Between two verses, chapters or passages: `Jn 3,16 in 18`. */
export const AND_WORDS = setOf("in ter pa se and und u sowie et e ed i te kao es valamint");

/** Between two passages of which one may be chosen: `Lk 2,41-51 ali Mt 1,16`. */
export const OR_WORDS = setOf("ali oz oziroma or oder bzw vel sive o oppure ili vagy");

/** Between the two ends of a range: `Titus 1,1 do 2`. */
export const RANGE_WORDS = setOf("do to through thru until bis usque fino");

/** All of these: words that join numbers and stand for no book. */
export const JOINING_WORDS: ReadonlySet<string> = new Set([...AND_WORDS, ...OR_WORDS, ...RANGE_WORDS]);

/** Before the number with which a range or its end begins; they say nothing: `od 16. do 18. vrstice`. */
export const NUMBER_FILLERS = setOf("od from von dal");

/** Before or behind the number of a chapter. */
export const CHAPTER_WORDS = setOf(`
  poglavje poglavja poglavji poglavju poglavjem poglavij poglavjih pogl pog
  chapter chapters chap chaps ch
  kapitel kap
  caput capitulum capita cap
  capitolo capitoli
  poglavlje poglavlja glava glave
  fejezet fejezete fejezetek fej
`);

/**
 * Those of them that several numbers follow or go before, so that commas stand between chapters: `poglavja 5, 6 in
 * 7`.
 */
export const CHAPTERS_WORDS = setOf(`
  poglavja poglavji poglavij poglavjih chapters chaps capita capitoli poglavlja glave fejezetek
`);

/** Behind a number without a dot that counts chapters or verses and names none, by the last two digits of the number. */
export const COUNTED_UNITS: readonly (readonly [from: number, to: number, words: ReadonlySet<string>])[] = [
  [2, 2, setOf("poglavji vrstici chapters verses")],
  [3, 4, setOf("poglavja vrstice chapters verses")],
  [5, 100, setOf("poglavij vrstic chapters verses")],
];

/** The psalms in the plural, behind which several numbers are several psalms: `psalmi 1, 2 in 3`. */
export const PSALMS_WORDS = setOf("psalmi psalme psalmov psalmih psalmom psalms psalmen psalmorum salmi zsoltarok");

/** Before or behind the number of a verse. */
export const VERSE_WORDS = setOf(`
  vrstica vrstice vrstici vrstico vrstic vrsticah vrst vr stavek stavka stavki stavke
  verz verza verzi vv v
  verse verses vers vs vss
  vers vn
  versus versiculus
  versetto versetti
  redak retka reci redci stih stihovi stiha
  verse versek versei verset
`);

/** Behind a verse: it and the next one. */
export const NEXT_WORDS = setOf("sl f s sq naslednja naslednjo sledeca sledeco seg seq kov");

/** Behind a verse: it and the rest of its chapter. */
export const REST_WORDS = setOf(`
  nasl nsl sll ff ss sqq seqq naslednje naslednji naslednjih sledece sledeci sledecih
  nadaljnje nadaljnji nadaljnjih nadalje dalje naprej konca konec
  following end ende seguenti segg dalje kk
`);

/** Behind those words: how many verses are meant, which no reference can say: `16 in naslednji dve vrstici`. */
export const COUNT_WORDS = setOf("dva dve tri stiri pet sest nekaj two three four five zwei drei vier");

/** Behind a verse: parallel places are meant too, but not named. */
export const PARALLEL_WORDS = setOf("par parr vzp vzporedno vzporednice vzporedna paralleli");

/** A reading at Mass, before its reference: `1. berilo: Iz 49,3`. */
export const READING_WORDS = setOf(`
  berilo berila beril ber branje
  reading lesung lectio
  lettura citanje olvasmany
`);

/** Words with which a plan labels what is read: `ponedeljek: Iz 8; Mt 5`. */
export const LABEL_WORDS = setOf(`
  ponedeljek torek sreda cetrtek petek sobota nedelja pon tor sre cet pet sob ned
  zjutraj zvecer dopoldne popoldne jutro vecer noc bozic advent post zaveza prerok preroki
`);

/** Before a book; they say nothing about what is asked for. */
export const PREAMBLE_WORDS = setOf(`
  berilo berila beril ber branje
  reading lesung lectio
  prim primerjaj primerjajte gl glej glejte poglej poglejte beri berite preberi preberite npr tudi se k h
  po iz v z pri pred evangelijem sv povzeto zacetek odlomek besedilo vrstica
  evangelij ev psalm spev odpev odpevom aleluja
  krajse krajsa krajsi daljse daljsa daljsi oblika
  cf cfr conf confer see also compare gospel
  usp usporedi vidi vo vesd lasd vedi lettura citanje olvasmany
  vgl siehe evangelium
  od from von
  re fw fwd odg zadeva ps pridiga pridige tema geslo misel homilija branja temeljno zlata
`);

/** Those of them that a passage of the same book can follow: `Jn 1,1-18, krajše 1,1-5`, `Jn 3,16; prim. 4,2`. */
export const PASSAGE_WORDS = setOf(`
  prim primerjaj primerjajte gl glej glejte poglej poglejte beri berite preberi preberite npr tudi
  krajse krajsa krajsi daljse daljsa daljsi oblika
  cf cfr conf confer see also compare usp usporedi vidi vo vesd lasd vgl siehe od from von
`);

/** Before a citation to which a footnote sends its reader. */
export const CROSS_REFERENCE_WORDS = setOf("prim primerjaj gl glej cf cfr vgl usp usporedi see");

/** Before a part of what was named already, to which they draw attention: `Rim 8,1-11, zlasti v. 10`. */
export const EMPHASIS_WORDS = setOf(`
  zlasti posebno posebej predvsem
  especially esp insbesondere bes besonders praesertim soprattutto specialmente osobito posebice kulonosen
`);

/** They take something away from what was named, which no reference can say: `Mt 5,3-12 razen 7`. */
export const EXCEPTION_WORDS = setOf(`
  razen brez izvzemsi izpusti without except ohne ausser nisi praeter senza eccetto tranne bez osim kiveve nelkul
`);

/** Right beside a citation: a part of it is meant, and no reference can say which. */
export const PART_WORDS = setOf("del dela deloma polovica polovice polovico part half teil halfte");

/**
 * Small words of the neighbours' languages that are the abbreviations of books as well; in lower case they are never
 * a name: `ob 18.00`, `za 5 dni`, `16 ter 18`.
 */
export const SMALL_WORDS = setOf(`
  da de ne na za le la ob ter so et ed gr od do po
  at ca can es hab hi io is nah ode os pr pro prop song film
`);

/** Words that a number belongs to which counts neither chapters nor verses: `dan 1: Lk 5,1-11`. */
export const COUNTED_WORDS = setOf(`
  dan dne leto leta letu stran str teden razred ob ure
  pesem pesmi himna kitica pesmarica
  cl clen clenu st stev stevilka tocka tocki tc odst op opomba kan kanon par maj maja
  day year page week tag jahr seite woche giorno anno pagina
`);

/** Behind a number that measures something: `Rut 5 let`, `Sir 2,50 EUR`. */
export const MEASURE_WORDS = setOf(`
  let leta leti letih uri ure ur urah minut minuta minute minutah min dni dneh dnevi dneva dnevov dnevih
  tednov tedne tednih mesecev mesece mesecih
  ljudi oseb otrok kg dag km cm mm dl ml ton tone tona kw bar stopnje stopinj odstotka odstotkov eur evrov evra evre evro kosov kose tock tocke tocki krat
  years hours minutes days euro jahre stunden tage prozent kilo anni ore giorni godina godine sati dana
`);

/** Beside the number of a day. */
export const MONTH_WORDS = setOf(`
  januar januarja februar februarja marec marca april aprila maj maja junij junija julij julija avgust avgusta
  september septembra oktober oktobra november novembra december decembra
  january february march june july august october
  januar februar marz mai juni juli august oktober dezember
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  sijecnja veljace ozujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga studenog prosinca
`);

/** Before the name of a person or a saint that a street or square is called by. */
export const STREET_WORDS = setOf(`
  ulica ulici ulice ulico trg trgu trga cesta cesti ceste nabrezje naselje
  via viale piazza corso strada strasse platz gasse street road square avenue
`);

/** Before a place in a sentence: `v Jn 3,16`, `u Post 1,27`. */
export const PREPOSITIONS = setOf("v iz po pri na za u in im nach bei nel nella da");

/** Before the name of a saint. */
export const SAINT_WORDS = setOf("sv sveti svetega svetemu svetim st san sankt god praznik goduje");

/** The response to a psalm: `odpev: 30`, `R. 12b`; the letters are capitals. */
export const RESPONSE_WORDS = setOf("r o odp odpev resp kv");

/** Opens a remark in brackets on the response to a psalm or on another count: `(R 12b)`, `(gr. 3-7)`. */
export const REMARK_WORDS = setOf("r o odp odpev resp kv gr hebr vg vulg lxx nv");

/** The codes of translations, in capitals, that citations are marked with: `Ps 81,8 CHR`. */
export const TRANSLATION_CODES = setOf(`
  ssp eku chr jub kjv niv esv nrsv nasb asv nlt lxx vg vulg nv lut elb cei
`);

/** The words that mean something behind a number; any others there are prose. */
export const NOTATION_WORDS: ReadonlySet<string> = new Set([
  ...JOINING_WORDS,
  ...NUMBER_FILLERS,
  ...CHAPTER_WORDS,
  ...VERSE_WORDS,
  ...NEXT_WORDS,
  ...REST_WORDS,
  ...EXCEPTION_WORDS,
]);

/**
 * Words of everyday sentences, Slovenian first, that abbreviate or name a book too: `Danes je 5. nedelja`, `dan 5`. Such a
 * name wants more evidence than its number. In the order of how often they are met.
 */
export const COMMON_NAMES = setOf(`
  je da ne so na za ga iz mi ti pred dan dela ter nam jo eno ob en le oba mar jan am oz raz
  modrost modrosti zalost jel zmaj sodniki sodnike lev bel dejanja dejanj zal izhod pregovori
  izreka izreke ba jam mih prid aba post bar sod job mal man sir kol jud al la de se et gr ed
  do po re te cl oda br jak pridigar pridigarja hebrejci razodetje razodetja kralji letopisi
`);

/** Words for what a passage does, or who reads it: `Iz 53 govori o trpečem služabniku`, `Kaj pravi Rim 8`. */
export const SAYING_WORDS = setOf(`
  govori pravi pise opisuje pripoveduje pove nasteva razlaga vsebuje poroca omenja nadaljuje prinasa uci
  beremo bereva berem preberemo preberi prebere poslusamo razmisljamo piše vabi
`);

/** Names of people in whose words and deeds a number can follow their name: `skupina Luka 2`. */
export const PERSONS = setOf(`
  luka luke luku luki marko marka marku matej mateja mateju matevz matevza janez janeza janezu ivan jan
  jakob jakoba jakov daniel daniela danielu danijel jona jone jonu juda jude judita judite ruta rute ester estera
  estere tobija tobije tobit suzana suzane filip filemon titus tita amos joel jozue miha mihej izaija
  jeremija rim bar job baruh ezekiel zaharija sofonija malahija nehemija ezra john luke mark matthew james daniel
`);

/**
 * The commonest words of Slovenian sentences and bulletins that are near to the name of a book; none is that name misspelt.
 */
export const PROSE_WORDS = setOf(`
  sem naj ki vam ker bil jim vas jih kar te jaz smo nas ste bode med vsi tem bom moj pri nad dal pride ima sin
  vec sam tebi oce dni poslal oni nic imel tam nje cas kjer sel moc samo del pod kralj dva gre bos teh sami moz
  jej ves vsa pot delo mir malo bodes vso delajo angelj ust vode zeno daj prvi ljudem let rok njo sad kri nami
  dol meso sli tri ako ven ljudje postal uho dne dve strahu tej voda cast imate srci tisto gor pridem mati roda
  pet dar dneh sto dom hudic delal prav delam uci ene delate delati ona strah roka jeze iti delali jeli kralja
  mec rod mater ure delas matere vred kralji cez deli stran pridi iskali sodi zdaj res padel sla pisal jeza dala
  luci predno kje stal kralje krajih tla one jed sodnik hisa vest apostelj bal laz izhaja ena razodel prej kam
  nju uri uro cul izpred delaj mase maj feb apr avg sep okt dec pon tor sre cet sob ned marec pridiga god apostol skof postna oltar str
  prim npr vir sestra
`);

/** The beginnings of the Slovenian ordinals up to the twentieth and of the tens. */
const STEMS: ReadonlyMap<string, number> = new Map([
  ...(
    "prv drug tretj cetrt pet sest sedm osm devet deset enajst dvanajst trinajst stirinajst " +
    "petnajst sestnajst sedemnajst osemnajst devetnajst dvajset"
  )
    .split(" ")
    .map((stem, index) => [stem, index + 1] as const),
  ..."trideset stirideset petdeset sestdeset sedemdeset osemdeset devetdeset stot"
    .split(" ")
    .map((stem, index) => [stem, (index + 3) * 10] as const),
]);

/** The units before `in` in a number such as `enaindvajseti`, the twenty-first. */
const UNITS: ReadonlyMap<string, number> = new Map(
  "ena dva tri stiri pet sest sedem osem devet".split(" ").map((unit, index) => [unit, index + 1]),
);

/** The endings of a Slovenian ordinal, longest first. */
const ENDING = /(?:emu|ega|imi|em|ih|im|a|e|i|o)$/;

/**
 * The value of a folded Slovenian ordinal in any case, such as `osmega` or `enaindvajsetem`; undefined for other
 * words.
 */
export function ordinalValue(word: string): number | undefined {
  if (word.length < 4) return undefined;
  const stem = word.replace(ENDING, "");
  if (stem === word) return undefined;
  const value = STEMS.get(stem);
  if (value !== undefined) return value;
  const [, unit = "", ten = ""] = /^(.+?)in(.+)$/.exec(stem) ?? [];
  const [first, rest] = [UNITS.get(unit), STEMS.get(ten)];
  return first === undefined || rest === undefined || rest < 20 ? undefined : rest + first;
}
