/**
 * The irregular words of Slovenian as the rules of a dictionary say them. `pri/p` stands for all
 * persons of a present, `pri/l` for the participle in -l; see `SETS`. Words in brackets are prefixes, `+` the word
 * without one.
 */
const SETS: Readonly<Record<string, string>> = {
  // Present: -m, -š, -, -mo, -te, -jo, -va, -ta.
  p: "m š - mo te jo va ta",
  // Present without a theme vowel: vem, veste, vedo.
  a: "m š - mo ste do sta va",
  // Participle behind a vowel or r: bil, bila.
  l: "l la lo li le",
  // Participle behind another consonant: rekel, rekla.
  k: "el la lo li le",
  // Imperative in -i: reci, recite.
  i: "- te mo va ta",
  // Imperative in -j: pij, pijte.
  j: "j jte jmo jva jta",
  // Feminine noun in a consonant.
  d: "- i jo im ih mi eh em ma",
  // Adjective.
  x: "- a o i e u ega emu em ih im imi ima",
};

/** Words all of whose forms are here; nothing else has their stem. */
const CLOSED = `
biti = biti bit sem si je smo ste so sva sta bi/l nisem nisi ni nismo niste niso nisva nista bom boš bo bomo boste bodo bosta bova bode/p bodi/i bi bivši
jaz = jaz mene meni menoj mano me mi nas nam nami midva naju nama
ti = ti tebe tebi teboj tabo te vi vas vam vami vidva vaju vama
on = on ona ono oni one njega njemu njem njim ga mu njo njej jo njih njimi jih jim njiju njima nju nje nj
sebe = se sebe sebi seboj sabo
ta = ta tega temu tem to teh tej
tisti = tisti tista tisto tiste tistega tistemu tistem tistim tistih tistimi
kdo = kdo koga komu kom kdor kogar komur
kaj = kaj česa čemu čem kar čemur
naš = naš/x
vaš = vaš/x
ves = ves vsa vse vsi vso vsega vsemu vsem vseh vsemi vsej
en = en ena eno eni ene enega enemu enem enih enim enimi
dva = dva dve dveh dvema
trije = trije tri treh trem tremi
sedem = sedem sedmih sedmim
ker = ker
pri = pri
pod = pod
nad = nad
pred = pred
naj = naj
prej = prej
sedaj = sedaj zdaj
tedaj = tedaj takrat
bolj = bolj
več = več
prav = prav
zelo = zelo
tako = tako
kako = kako
samo = samo
dalje = dalje
ravno = ravno
sredi = sredi
vekomaj = vekomaj
lahko = lahko
kakor = kakor
ali = ali
ako = ako
kadar = kadar
potem = potem
med = med
kot = kot
`;

/** Words with irregular forms, and others that have such a form too: `laži` is of *lagati* and of *laž*. */
const OPEN = `
judita = judita judite juditi judito
reč = reč/d
peč = peč/d
moč = moč/d
laž = laž/d
vas = vas/d
klet = klet/d
sol = sol/d
zver = zver/d
stvar = stvar/d
stran = stran/d
pogled = pogled pogleda pogledu pogledom pogledi pogledov pogledih
zdeti = zdeti zdi/p zde/l zdelo zde
boj = boj boja boju bojem boji boje bojev bojih bojema
brat = brat brata bratu bratom brati bratje bratov brate bratih bratoma
bog = bog boga bogu bogom bogi bogovi bogov boge bogove bogeh bogovih bogovom bože
pes = pes psa psu psom psi psov psih pse psoma
dan = dan dne dni dnem dneh dneva dnevu dnevom dnevi dnevov dnevih dneve dnevoma
kri = kri krvi krvjo krvih
mati = mati mater matere materi materjo materam materah materami materin
hči = hči hčer hčere hčeri hčerjo hčeram hčerah hčerami
oče = oče očeta očetu očetom očetje očetov očete očetih očetoma
oko = oko očesa očesu očesom očes očesi očesih oči očem očeh očmi
uho = uho ušesa ušesu ušesom ušes ušesi ušesih
ime = ime imena imenu imenom imen imeni imenih
seme = seme semena semenu semenom semen semeni semenih
tla = tla tal tleh tlom tlemi
pekel = pekel pekla peklu peklom peklov
[+ iz od po pri pre na v ob u o za] reči = reči reče/p rek/k reci/i rekoč reko rečen/x
iti = iti gre/a gre/p pojde/p pojdi/i idi/i šel šla šlo šli šle
priti = priti pride/p pridi/i priš/k
najti = najti najde/p najdi/i naš/k najden/x
oditi = oditi odide/p odidi/i odš/k
iziti = iziti izide/p izidi/i izš/k
zaiti = zaiti zaide/p zaidi/i zaš/k
uiti = uiti uide/p uidi/i uš/k
obiti = obiti obide/p obidi/i obš/k
preiti = preiti preide/p preidi/i preš/k
dojti = dojti doide/p dojde/p doš/k
sniti = sniti snide/p snidi/i seš/k
vniti = vniti vnide/p vnidi/i vš/k
imeti = imeti imet ima/p nima/p ime/j ime/l
vedeti = vedeti vem veš ve vemo veste vedo vesta veva vede/l vedi vedite vedoč
[po na za pri do] vedati = vedati vedat veda/l ve/a ve/j vedan/x
[z iz] vedeti = vedeti vede/l ve/a vedi/i
jesti = jesti jest jem ješ jemo jeste jedo jejo jed/k jej jejte jejmo
pojesti = pojesti pojed/k pojem pojes pojejte pojedo
hoteti = hoteti hote/l hoče/p noče/p
[+ po pre z] moči = moči more/p mog/k
pomoč = pomoč pomočjo pomoči
[+ po pre ob z iz raz] iskati = iskati iskat iska/l išče/p išči/i iskan/x
[+ vz iz raz na z o] metati = metati meta/l meče/p meči/i meta/j
[+ za po iz pre s] peči = peči peče/p peci/i pečen/x
[+ po iz pre pri s za u raz] teči = teči teče/p teci/i tek/k
[v ob s pre na pri iz raz] leči = leči leče/p leci/i lek/k lečen/x
[po na u] leči = leči leže/p lezi/i leg/k
[do po pri pre] seči = seči seže/p sezi/i seg/k sežen/x
[+ za od pre iz ob pod po iz] vreči = vreči vrže/p vrzi/i vrg/k vržen/x
[+ po] streči = streči streže/p strezi/i streg/k
[+ po] striči = striči striže/p strizi/i strig/k
[+ od na raz iz pro u za s pri po pre] pasti = pasti pade/p padi/i pad/k
[+ po u] krasti = krasti krade/p kradi/i krad/k kraden/x
[+ po] sesti = sesti sede/p sedi/i sedejo sed/k
[+ pri od iz v na za pre raz do ob u pod z] nesti = nesti nese/p nesi/i nes/k nesen/x
[+ po pre s iz raz] tresti = tresti trese/p tresi/i tres/k
[+ u po z] tepsti = tepsti tepe/p tepi/i tep/k tepen/x
[+ v od iz pre] plesti = plesti plete/p pleti/i plet/k pleten/x
[od za po pod raz u pre o] preti = preti pre/p pri/i pr/l prt/x
[+ u po iz za] mreti = mreti mre/p mri/i mr/l
[+ o u po] zreti = zreti zre/p zri/i zr/l
[pre spre do na] jeti = jeti jme/p jmi/i je/l jet/x
[ob za ver] jeti = jeti jame/p jemi/i je/l jet/x
prijeti = prijeti prime/p primi/i prije/l prijet/x
[+ od pre pri] vzeti = vzeti vzame/p vzeme/p vzemi/i vze/l vzet/x
[za po] četi = četi čne/p čni/i če/l čet/x
[+ pre za pri] kleti = kleti kolne/p kolni/i kle/l klet/x
dejati = dejati deja/l de deš dejan/x
[za na o ob pre s] deti = deti dene/p deni/i de/l det/x
[+ za pre o od] peti = peti poje/p po/j pe/l
[+ iz po na u za o s pre pri] piti = piti pije/p pi/j pi/l pit/x
[u po raz z pri] biti = biti bije/p bi/j bi/l bit/x
[+ iz pre raz v na po z] liti = liti lije/p li/j li/l lit/x
[+ od po s za pre raz] kriti = kriti krije/p kri/j kri/l krit/x
[u o z] miti = miti mije/p mi/j mi/l mit/x
smeti = smeti sme/p sme/l
[+ za pre po u na] spati = spati spi/p spi/i spa/l
dati = dati dat dam daš da damo date daste dajo dado dasta daj dajte dajmo dajta da/l dan/x
znati = znati zna/p zna/l zna/j znan/x
gnati = gnati gna/l ženem ženeš ženemo ženete ženejo gnan/x
[iz pre pri od pro raz na za po] gnati = gnati žene/p ženi/i gna/l gnan/x
[+ iz na pre po z ob od] brati = brati bere/p beri/i bra/l bran/x
[+ o iz] prati = prati pere/p peri/i pra/l pran/x
[+ za] klati = klati kolje/p kolji/i kla/l klan/x
[po od raz] slati = slati šlje/p šlji/i sla/l slan/x
[+ se po za vz] žgati = žgati žge/p žgi/i žga/l žgan/x
[+ z] lagati = lagati laže/p laži/i laga/l
[+ s ob za pre spre od po vz pri] jemati = jemati jemlje/p jemlji/i jema/l jema/p jema/j
[+ po na] zvati = zvati zove/p zovi/i zva/l zvan/x
[+ z ob] jokati = jokati joka/l joka/p joka/j joče/p joči/i
[+ po od pre iz] skakati = skakati skače/p skači/i skaka/l skaka/p
stati = stati stoji/p sto/j sta/l stoje
[v o po na pre ob za] stati = stati stane/p stani/i sta/l
bati = bati boji/p bojte bojmo ba/l
[+ po pre o iz za raz] gledati = gledati gledat gleda/p gleda/l gledan/x gleda/j gle/j
[+ iz na po pre v za pri od raz pod] vleči = vleči vleče/p vleci/i vlek/k vlečen/x
[+ pre na pri od] šteti = šteti šteje/p šte/j šte/l štet/x
[+ za s po raz] treti = treti tre/p tare/p tri/i tr/l trt/x
`;

/** Stems with other stems of the same word. */
const STEMS = `
človek ~ ljud človec človeč
otrok ~ otroc otročj
volk ~ volčj
brem ~ bremen
vrem ~ vremen
plem ~ plemen
ram ~ ramen
tem ~ temen
slem ~ slemen
dobr ~ boljš
velik ~ večj
majhn ~ manjš
visok ~ višj
nizk ~ nižj
težk ~ težj
lahk ~ lažj
drag ~ dražj
bližnj ~ bližj
dolg ~ daljš
kratk ~ krajš
mlad ~ mlajš
hud ~ hujš
globok ~ globlj
širok ~ širš
lep ~ lepš
slab ~ slabš
grd ~ grš
sladk ~ slajš
`;

/** Stems with other stems that stand for them. */
export const IRREGULAR_STEMS: readonly (readonly [stem: string, others: readonly string[]])[] = STEMS.trim()
  .split("\n")
  .map((line) => line.split(" ~ ") as [string, string])
  .map(([word, others]) => [word, others.split(" ")]);

/** Returns irregular forms with the words that they are forms of: nothing else has such a form. */
export function readIrregularWords(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const line of `${CLOSED}${OPEN}`.trim().split(/\n+/)) {
    const [, prefixes = "+", lemma = "", forms = ""] = /^(?:\[(.*)\] )?(\S+) = (.*)$/.exec(line) ?? [];
    for (const prefix of prefixes.split(" ")) {
      const before = prefix === "+" ? "" : prefix;
      for (const form of forms.split(" ").flatMap(expand)) {
        const lemmas = words.get(before + form) ?? [];
        words.set(before + form, lemmas);
        if (!lemmas.includes(before + lemma)) lemmas.push(before + lemma);
      }
    }
  }
  return words;
}

function expand(form: string): string[] {
  const [root = "", set] = form.split("/");
  if (set === undefined) return [root];
  return SETS[set]!.split(" ").map((ending) => (ending === "-" ? root : root + ending));
}
