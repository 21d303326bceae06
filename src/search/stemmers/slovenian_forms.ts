/**
 * The irregular words of Slovenian, without accents, as the rules of a dictionary say them. `pri/p` stands for all
 * persons of a present, `pri/l` for the participle in -l; see `SETS`. Words in brackets are prefixes, `+` the word
 * without one.
 */
const SETS: Readonly<Record<string, string>> = {
  // Present: -m, -š, -, -mo, -te, -jo, -va, -ta.
  p: "m s - mo te jo va ta",
  // Present without a theme vowel: vem, veste, vedo.
  a: "m s - mo ste do sta va",
  // Participle behind a vowel or r: bil, bila.
  l: "l la lo li le",
  // Participle behind another consonant: rekel, rekla.
  k: "el la lo li le",
  // Imperative in -i: reci, recite.
  i: "- te mo va ta",
  // Imperative in -j: pij, pijte.
  j: "j jte jmo jva jta",
  // Adjective.
  x: "- a o i e u ega emu em ih im imi ima",
};

/** Words all of whose forms are here; nothing else has their stem. */
const CLOSED = `
biti = biti bit sem si je smo ste so sva sta bi/l nisem nisi ni nismo niste niso nisva nista bom bos bo bomo boste bodo bosta bova bode/p bodi/i bi bivsi
jaz = jaz mene meni menoj mano me mi nas nam nami midva naju nama
ti = ti tebe tebi teboj tabo te vi vas vam vami vidva vaju vama
on = on ona ono oni one njega njemu njem njim ga mu njo njej jo njih njimi jih jim njiju njima nju nje nj
sebe = se sebe sebi seboj sabo
ta = ta tega temu tem to teh tej
tisti = tisti tista tisto tiste tistega tistemu tistem tistim tistih tistimi
kdo = kdo koga komu kom kdor kogar komur
kaj = kaj cesa cemu cem kar cemur
nas = nas/x
vas = vas/x
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
vec = vec
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
bog = bog boga bogu bogom bogi bogovi bogov boge bogove bogeh bogovih bogovom boze
pes = pes psa psu psom psi psov psih pse psoma
dan = dan dne dni dnem dneh dneva dnevu dnevom dnevi dnevov dnevih dneve dnevoma
kri = kri krvi krvjo krvih
mati = mati mater matere materi materjo materam materah materami materin
hci = hci hcer hcere hceri hcerjo hceram hcerah hcerami
oce = oce oceta ocetu ocetom ocetje ocetov ocete ocetih ocetoma
oko = oko ocesa ocesu ocesom oces ocesi ocesih oci ocem oceh ocmi
uho = uho usesa usesu usesom uses usesi usesih
ime = ime imena imenu imenom imen imeni imenih
seme = seme semena semenu semenom semen semeni semenih
tla = tla tal tleh tlom tlemi
svetel = svetel svetl/x svetlejs/x
pekel = pekel pekla peklu peklom peklov
misel = misel misli mislijo mislih mislimi mislima
brat = brat brata bratu bratom brati bratje bratov brate bratih bratoma
reci = rece/p rek/k reci/i rekoc
iti = iti gre/a gre/p pojde/p pojdi/i idi/i sel sla slo sli sle
priti = priti pride/p pridi/i pris/k
najti = najti najde/p najdi/i nas/k najden/x
oditi = oditi odide/p odidi/i ods/k
iziti = iziti izide/p izidi/i izs/k
zaiti = zaiti zaide/p zaidi/i zas/k
uiti = uiti uide/p uidi/i us/k
obiti = obiti obide/p obidi/i obs/k
preiti = preiti preide/p preidi/i pres/k
dojti = dojti doide/p dojde/p dos/k
sniti = sniti snide/p snidi/i ses/k
vniti = vniti vnide/p vnidi/i vs/k
imeti = imeti imet ima/p nima/p ime/j ime/l
vedeti = vedeti vem ve vemo veste vedo vesta veva vede/l vedi vedite vedoc
[po na za pri do] vedati = vedati vedat veda/l ve/a ve/j vedan/x
[z iz] vedeti = vedeti vede/l ve/a vedi/i
jesti = jesti jest jem jes jemo jeste jedo jejo jed/k jej jejte jejmo
pojesti = pojesti pojed/k pojem pojes pojejte pojedo
hoteti = hoteti hote/l hoce/p noce/p
moci = more/p mog/k
pomoc = pomoc pomocjo pomoci pomore/p pomog/k
[+ po pre ob z iz raz] iskati = iskati iskat iska/l isce/p isci/i iskan/x
[+ vz iz raz na z o] metati = metati meta/l mece/p meci/i meta/j
[+ za po iz pre s] peci = peci pece/p peci/i pecen/x
[+ po iz pre pri s za u raz] teci = teci tece/p teci/i tek/k
[v ob s pre na pri iz raz] leci = leci lece/p leci/i lek/k lecen/x
[po na u] leci = leci leze/p lezi/i leg/k
[do po pri pre] seci = seci seze/p sezi/i seg/k sezen/x
[+ za od pre iz ob pod po iz] vreci = vreci vrze/p vrzi/i vrg/k vrzen/x
[+ po] streci = streci streze/p strezi/i streg/k
[+ po] strici = strici strize/p strizi/i strig/k
[+ od na raz iz pro u za s pri po pre] pasti = pasti pade/p padi/i pad/k
[+ po u] krasti = krasti krade/p kradi/i krad/k kraden/x
sesti = sesti sedejo sed/k
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
[za po] ceti = ceti cne/p cni/i ce/l cet/x
[+ pre za pri] kleti = kleti kolne/p kolni/i kle/l klet/x
dejati = dejati deja/l
[za na o ob raz pre s] deti = deti dene/p deni/i de/l det/x
[+ za pre o od] peti = peti poje/p po/j pe/l
[+ iz po na u za o s pre pri] piti = piti pije/p pi/j pi/l pit/x
[u po raz z pri] biti = biti bije/p bi/j bi/l bit/x
[+ iz pre raz v na po z] liti = liti lije/p li/j li/l lit/x
[+ od po s za pre raz] kriti = kriti krije/p kri/j kri/l krit/x
[u o z] miti = miti mije/p mi/j mi/l mit/x
smeti = smeti sme/p sme/l
[+ za pre po u na] spati = spati spi/p spi/i spa/l
dati = dati dat dam das damo date daste dajo dado dasta daj dajte dajmo dajta da/l
znati = znati zna/p zna/l zna/j znan/x
gnati = gnati gna/l zenem zenes zenemo zenete zenejo gnan/x
[iz pre pri od pro raz na za po] gnati = gnati zene/p zeni/i gna/l gnan/x
[+ iz na pre po z ob od] brati = brati bere/p beri/i bra/l
[+ o iz] prati = prati pere/p peri/i pra/l pran/x
[+ za] klati = klati kolje/p kolji/i kla/l klan/x
[po od raz] slati = slati slje/p slji/i sla/l slan/x
[+ se po za vz] zgati = zgati zge/p zgi/i zga/l zgan/x
[+ z] lagati = lagati laze/p lazi/i laga/l
[+ s ob za pre spre od po vz pri] jemati = jemati jemlje/p jemlji/i jema/l jema/p jema/j
[+ po na] zvati = zvati zove/p zovi/i zva/l zvan/x
[+ z ob] jokati = jokati joka/l joka/p joka/j joce/p joci/i
[+ po od pre iz] skakati = skakati skace/p skaci/i skaka/l skaka/p
stati = stati stoji/p sto/j sta/l stoje
[v o po na pre ob za] stati = stati stane/p stani/i sta/l
bati = bati boji/p bojte bojmo ba/l
uciti = uciti ucit uci/p uce uci/l ucen/x
zdeti = zdeti zdi/p zde/l
deliti = deliti delit delim delis delimo delite delijo deli/l deljen/x
[do po pre raz o od u iz] deliti = deliti delit deli/p deli/l deljen/x
leteti = leteti leti/p leti/i lete/l
[pri od vz po na pre iz] leteti = leteti leti/p leti/i lete/l
ziveti = ziveti zivim zivis zivimo zivite zivijo zive/l
[pre do o po za] ziveti = ziveti zivi/p zivi/i zive/l
srecati = srecati srecam srecas srecamo srecate srecajo sreca/l sreca/j srecan/x
sreca = sreca srece sreco sreci srec srecami srecah
zival = zival zivali zivaljo zivalim zivalih zivalmi
usta = usta ust ustih ustom usti
besedilo = besedilo besedila besedilu besedilom besedil besedili besedilih
primerjati = primerjati primerja/p primerja/l primerja/j primerjan/x
med = med
kot = kot
`;

/** Words whose other stems stand behind them, by a word that has the stem. */
const STEMS = `
clovek ~ ljudje cloveci
otrok ~ otroci otrocje
volk ~ volcje
breme ~ bremena
vreme ~ vremena
pleme ~ plemena
rame ~ ramena
teme ~ temena
sleme ~ slemena
dober ~ boljsi bolje
velik ~ vecji
majhen ~ manjsi
visok ~ visji
nizek ~ nizji
tezek ~ tezji
lahek ~ lazji
drag ~ drazji
bliznji ~ blizji
bolni ~ bolan
pesem ~ pesmijo
pogledati ~ poglejte
dolg ~ daljsi
kratek ~ krajsi
mlad ~ mlajsi
hud ~ hujsi
globok ~ globlji
sirok ~ sirsi
lep ~ lepsi
slab ~ slabsi
grd ~ grsi
sladek ~ slajsi
`;

/** The stem of every irregular form; no regular word has such a stem, as it ends with a dot. */
export const IRREGULAR_WORDS: ReadonlyMap<string, string> = readWords();

/** Words with others whose stems are to be theirs. */
export const IRREGULAR_STEMS: readonly (readonly [word: string, others: readonly string[]])[] =
  STEMS.trim()
    .split("\n")
    .map((line) => line.split(" ~ ") as [string, string])
    .map(([word, others]) => [word, others.split(" ")]);

function readWords(): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of CLOSED.trim().split("\n")) {
    const [, prefixes = "+", lemma = "", forms = ""] =
      /^(?:\[(.*)\] )?(\w+) = (.*)$/.exec(line) ?? [];
    for (const prefix of prefixes.split(" ")) {
      const before = prefix === "+" ? "" : prefix;
      for (const form of forms.split(" ").flatMap(expand)) {
        const word = before + form;
        if (!words.has(word)) words.set(word, `${before}${lemma}.`);
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
