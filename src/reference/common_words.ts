/**
 * Words of sentences that are names of books as well, or nearly. All folded as the lexer folds them.
 */
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words of everyday sentences, Slovenian first, that abbreviate or name a book too: `Danes je 5. nedelja`, `dan 5`. Such a
 * name wants more evidence than its number. In the order of how often they are met.
 */
export const COMMON_NAMES = setOf(`
  je da ne so na za ga iz mi ti pred dan dela ter nam jo eno ob en le oba mar jan am oz raz
  modrost modrosti zalost jel zmaj sodniki sodnike lev bel dejanja dejanj zal izhod pregovori
  izreka izreke ba jam mih prid aba post bar sod job mal man sir kol jud al la de se et gr ed
  do po re te cl oda br pridigar pridigarja hebrejci razodetje razodetja kralji letopisi
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
