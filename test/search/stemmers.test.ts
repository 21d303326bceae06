/** Stemmers: the forms of a word have one stem, and words that are not akin have another. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { foldForm } from "../../src/search/folded_words.ts";
import { type Stemmer, stemmerOf } from "../../src/search/stemmers/mod.ts";

/** Words with some of their forms, written by hand. */
const SLOVENIAN = `
človek človeka človeku človekom ljudje ljudi ljudem ljudmi ljudeh človeče
otrok otroka otroku otroci otrokom otroke otrocih
Bog Boga Bogu Bogom bogovi bogov Bože
pes psa psu psom psi psov
oče očeta očetu očetje očetov očetom
mati matere materi mater materjo matere
hči hčere hčeri hčer hčerjo
dan dneva dnevu dnevi dnevov dni dneh
kri krvi krvjo
ime imena imenu imenom imen
nebo neba nebesa nebes nebesih nebu
telo telesa telesu telesom teles
drevo drevesa dreves drevesih drevesu
oko očesa očesu oči očem
otec otca otcu
mož moža možu možem možje mož možmi
brat brata bratu bratje bratov brate bratih
kralj kralja kralju kraljem kralji kraljev
prijatelj prijatelja prijatelju prijatelji prijateljev
učenec učenca učencu učenci učencev učencem
konec konca koncu koncem
pastir pastirja pastirju pastirji pastirjev
cesar cesarja cesarju cesarjem
Peter Petra Petru Petrom
Jezus Jezusa Jezusu Jezusom
Jeruzalem Jeruzalema Jeruzalemu Jeruzalemom
Abraham Abrahama Abrahamu Abrahamov
prerok preroka preroki prerokov prerokom prerokih
duh duha duhu duhom duhovi duhov
sin sina sinu sinovi sinov sinove
roka roke roki roko rokami rokah
gora gore gori goro gor gorah
zemlja zemlje zemlji zemljo zemelj
cerkev cerkve cerkvi cerkvijo cerkvah
ljubezen ljubezni ljubeznijo
kost kosti kostjo kosteh
pesem pesmi pesmijo
sestra sestre sestri sestro sester sestrami
molitev molitve molitvi molitvijo molitev
miza mize mizo mizi miz
okno okna oken oknu oknih
srce srca srcu srci src srcem
ljubiti ljubim ljubi ljubijo ljubil ljubila ljubite ljubljen
delati delam dela delajo delal delala delajte
videti vidim vidi vidijo videl videla videli
reči rečem reče rekel rekla rekli recite
prositi prosim prosi prosil prosite
pisati pišem piše pisal pisala pišite
priti pridem pride prišel prišla prišli pridite
iti grem gre gredo šel šla šli pojdi
imeti imam ima imajo imel imela nimam
vstati vstanem vstane vstal vstala vstani
vzeti vzamem vzame vzel vzela vzemi
darovati darujem daruje daroval darovala darujte
kraljevati kraljujem kraljuje kraljeval
pravičen pravična pravično pravičnega pravičnih pravični
dober dobra dobrega dobremu dobri boljši
velik velika velikega večji največji
star starega starejši najstarejši
svet sveta svetega svetemu svetih
krstiti krstim krstil krščen krščena krščeni
odpustiti odpusti odpustil odpuščen odpuščeni
posvetiti posvetil posvečen posvečeno
roditi rodi rodila rodil rojen rojena rojenega
rešiti reši rešil rešen rešeni
zapustiti zapustil zapuščen
izgubiti izgubil izgubljen izgubljena izgubljeni
berem brati bere bral brali
slišati slišim sliši slišal
kazati kažem kaže kažejo kazal kazan
naš naša našega našemu naši
vaš vaša vašega vaši
luč luči lučjo
čas časa času časih
voda vode vodi vodo vodah
Marija Marije Mariji Marijo
Sirija Sirije Siriji Sirijo
rod rodu rodovi rodov rodova
`;

/** Words that are not akin, or are other words of a family. */
const APART = `
bog bogat
sem seme
kri ker
vera verjeti
volja vol
sedem sedeti
pred preden
tretji trta
mati matej
naš nas
vaš vas
naš jaz
rešiti res
luč lučal
voda vodil
čas čaša
rod roditi
rod rodil
marija mar
`;

const ENGLISH = `
love loved loveth lovest loving loves
man men
child children
priest priests
city cities
carry carried carrying carries
sin sins sinned sinneth sinning
church churches
believe believed believeth believest believing
walk walked walketh walking walks
go went goeth gone
say said saith sayest
`;

function rows(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((row) => row.split(" ").map((word) => word.toLowerCase()));
}

/** Returns true if two words may be forms of one word, and each is where the other is looked for. */
function isJoined(stemmer: Stemmer, word: string, other: string): boolean {
  const [spelt, otherSpelt] = [stemmer.spell(word), stemmer.spell(other)];
  const others = stemmer.stemsOf(otherSpelt);
  return stemmer
    .stemsOf(spelt)
    .some(
      (stem) =>
        others.includes(stem) &&
        (stemmer.beginningsOf(stem).some((beginning) => foldForm(otherSpelt).startsWith(beginning)) ||
          stemmer.irregularWords(stem).includes(otherSpelt)),
    );
}

describe("the Slovenian stemmer joins", () => {
  const stemmer = stemmerOf("slv")!;
  for (const [word, ...forms] of rows(SLOVENIAN)) {
    test(`${word} with its forms`, () => {
      const apart = forms.filter((form) => !isJoined(stemmer, word!, form));
      assert.deepEqual(apart, []);
    });
  }
});

test("the Slovenian stemmer keeps these words apart", () => {
  const stemmer = stemmerOf("slv")!;
  const heads = rows(SLOVENIAN).map(([word]) => word!);
  for (const [index, word] of heads.entries()) {
    for (const other of heads.slice(index + 1)) {
      assert.ok(!isJoined(stemmer, word, other), `${word} ${other}`);
    }
  }
  for (const [word, other] of rows(APART)) {
    assert.ok(!isJoined(stemmer, word!, other!), `${word} ${other}`);
  }
});

describe("the English stemmer joins", () => {
  const stemmer = stemmerOf("eng")!;
  for (const [word, ...forms] of rows(ENGLISH)) {
    test(`${word} with its forms`, () => {
      assert.deepEqual(
        forms.filter((form) => !isJoined(stemmer, word!, form)),
        [],
      );
    });
  }
});

test("the English stemmer leaves words alone that only end so", () => {
  const { stemsOf } = stemmerOf("eng")!;
  for (const word of "thing nothing king seed need east feast forest priest heth".split(" ")) {
    assert.deepEqual(stemsOf(word), [word]);
  }
});

test("every word has a stem", () => {
  for (const language of ["slv", "eng"]) {
    const stemmer = stemmerOf(language)!;
    for (const word of ["a", "je", "x1", "144", "ἀρχή", "aaaaaaaaaaaaaaaaaaaa", "ing", "ovati"]) {
      assert.ok(stemmer.stemsOf(word).length > 0, word);
    }
  }
});

test("other languages have no stemmer", () => {
  assert.equal(stemmerOf("lat"), undefined);
});

test("a word is evidence of a verb by an ending longer than a letter, and not by one of the dual", () => {
  const slovenian = stemmerOf("slv")!;
  for (const [word, stem, isEvidence] of [
    ["delajo", "del|a", true],
    ["delal", "del|a", true],
    ["delam", "del|a", true],
    ["hodijo", "hod|i", true],
    ["dela", "del|a", false],
    ["del", "del|a", false],
    ["delata", "del|a", false],
    ["delava", "del|a", false],
    ["hodita", "hod|i", false],
    ["judita", "jud|i", false],
    // The stem of a noun needs none.
    ["vrt", "vrt", true],
  ] as const) {
    assert.equal(slovenian.isEvidence(word, stem), isEvidence, word);
  }
});
