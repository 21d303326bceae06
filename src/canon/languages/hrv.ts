import type { LanguageTable } from "./language_table.ts";

/**
 * Croatian. Abbreviations are those of the Zagreb Bible (Kršćanska sadašnjost); alternates are those of Šarić
 * and everyday use, and the cases of a sentence. In the order of the Zagreb Bible.
 */
export const CROATIAN: LanguageTable = {
  language: "hrv",
  books: `
    GEN | Post | Knjiga Postanka | Postanak, 1 Mojsijeva | Postanku, Postanka
    EXO | Izl | Knjiga Izlaska | Izlazak, Egzodus, 2 Mojsijeva | Izlaska, Izlasku
    LEV | Lev | Levitski zakonik | 3 Mojsijeva | Levitskog zakonika
    NUM | Br | Knjiga Brojeva | Brojevi, 4 Mojsijeva | Brojeva
    DEU | Pnz | Ponovljeni zakon | 5 Mojsijeva | Ponovljenog zakona
    JOS | Jš | Jošua | Josua, Jošuina | Jošue, Jošui
    JDG | Suci | Knjiga o sucima | Sudaca | Sucima
    RUT | Rut | Knjiga o Ruti | Ruta | Ruti
    1SA | 1 Sam | Prva knjiga o Samuelu | 1 Samuelova | 1 Samuelu
    2SA | 2 Sam | Druga knjiga o Samuelu | 2 Samuelova | 2 Samuelu
    1KI | 1 Kr | Prva knjiga o Kraljevima | 1 Kraljevi | 1 Kraljevima
    2KI | 2 Kr | Druga knjiga o Kraljevima | 2 Kraljevi | 2 Kraljevima
    1CH | 1 Ljet | Prva knjiga Ljetopisa | 1 Ljetopisi | 1 Ljetopisa
    2CH | 2 Ljet | Druga knjiga Ljetopisa | 2 Ljetopisi | 2 Ljetopisa
    EZR | Ezr | Ezra | Knjiga Ezrina, Ezrina |
    NEH | Neh | Nehemija | Knjiga Nehemijina, Nehemijina |
    TOB | Tob | Tobija | Knjiga o Tobiji | Tobiji
    JDT | Jdt | Judita | Knjiga o Juditi |
    EST | Est | Estera | Knjiga o Esteri |
    JOB | Job | Knjiga o Jobu | Job |
    1MA | 1 Mak | Prva knjiga o Makabejcima | 1 Makabejaca | 1 Makabejcima
    2MA | 2 Mak | Druga knjiga o Makabejcima | 2 Makabejaca | 2 Makabejcima
    PSA | Ps | Psalmi | Psalam | Psalma, Psalmu
    PRO | Izr | Mudre izreke | Izreke, Poslovice | Izreka
    ECC | Prop | Propovjednik | Kohelet | Propovjednika
    SNG | Pj | Pjesma nad pjesmama | Pjesma |
    WIS | Mudr | Knjiga Mudrosti | Mudrost |
    SIR | Sir | Knjiga Sirahova | Sirahova, Sirah |
    ISA | Iz | Izaija | |
    JER | Jr | Jeremija | Jer |
    LAM | Tuž | Tužaljke | Jeremijine tužaljke, Lamentacije | Tužaljki
    BAR | Bar | Baruh | |
    EZK | Ez | Ezekiel | Ezekijel |
    DAN | Dn | Daniel | |
    HOS | Hoš | Hošea | Hosea | Hošee
    JOL | Jl | Joel | |
    AMO | Am | Amos | |
    OBA | Ob | Obadija | |
    JON | Jon | Jona | |
    MIC | Mih | Mihej | |
    NAM | Nah | Nahum | |
    HAB | Hab | Habakuk | |
    ZEP | Sef | Sefanija | Sofonije, Sofonija |
    HAG | Hag | Hagaj | Hagej, Agej |
    ZEC | Zah | Zaharija | |
    MAL | Mal | Malahija | |
    ESG | EstGr | Estera (grčka) | |
    DAG | DanGr | Daniel (grčki) | Dodaci Danielu |
    LJE | PJr | Jeremijino pismo | Pismo Jeremije proroka, Pismo Jeremijino |
    S3Y | PsMl | Pjesma trojice mladića | Azarjina molitva |
    SUS | Suz | Suzana | |
    BEL | Bel | Bel i zmaj | |
    3MA | 3 Mak | Treća knjiga o Makabejcima | |
    4MA | 4 Mak | Četvrta knjiga o Makabejcima | |
    MAN | MolMan | Manašeova molitva | |
    MAT | Mt | Evanđelje po Mateju | Matej, Matejevo evanđelje | Mateju, Matejeva evanđelja, Matejevu evanđelju
    MRK | Mk | Evanđelje po Marku | Marko, Markovo evanđelje | Marku, Markova evanđelja, Markovu evanđelju
    LUK | Lk | Evanđelje po Luki | Luka, Lukino evanđelje | Luki, Lukina evanđelja, Lukinu evanđelju
    JHN | Iv | Evanđelje po Ivanu | Ivan, Ivanovo evanđelje | Ivanu, Ivanova evanđelja, Ivanovu evanđelju
    ACT | Dj | Djela apostolska | Djela | Djelima apostolskim, Djela apostolskih
    ROM | Rim | Poslanica Rimljanima | Rimljanima |
    1CO | 1 Kor | Prva poslanica Korinćanima | 1 Korinćanima |
    2CO | 2 Kor | Druga poslanica Korinćanima | 2 Korinćanima |
    GAL | Gal | Poslanica Galaćanima | Galaćanima |
    EPH | Ef | Poslanica Efežanima | Efežanima |
    PHP | Fil | Poslanica Filipljanima | Filipljanima |
    COL | Kol | Poslanica Kološanima | Kološanima |
    1TH | 1 Sol | Prva poslanica Solunjanima | 1 Solunjanima |
    2TH | 2 Sol | Druga poslanica Solunjanima | 2 Solunjanima |
    1TI | 1 Tim | Prva poslanica Timoteju | 1 Timoteju |
    2TI | 2 Tim | Druga poslanica Timoteju | 2 Timoteju |
    TIT | Tit | Poslanica Titu | Titu |
    PHM | Flm | Poslanica Filemonu | Filemonu |
    HEB | Heb | Poslanica Hebrejima | Hebrejima |
    JAS | Jak | Jakovljeva poslanica | Jakovljeva |
    1PE | 1 Pt | Prva Petrova poslanica | 1 Petrova |
    2PE | 2 Pt | Druga Petrova poslanica | 2 Petrova |
    1JN | 1 Iv | Prva Ivanova poslanica | 1 Ivanova |
    2JN | 2 Iv | Druga Ivanova poslanica | 2 Ivanova |
    3JN | 3 Iv | Treća Ivanova poslanica | 3 Ivanova |
    JUD | Jd | Judina poslanica | Judina, Poslanica Jude apostola |
    REV | Otk | Otkrivenje | Otkrivenje Ivanovo, Apokalipsa | Otkrivenja, Otkrivenju
  `,
  // Beside the English `Jm` of James, a slip for `Jn`.
  ambiguous: "Jm | JHN, JAS",
  ordinals: [
    "prva prvo prvi prve prvoj prvu",
    "druga drugo drugi druge drugoj drugu",
    "treća treće treći trećoj treću treæa",
    "četvrta četvrte četvrtoj",
    "peta pete petoj",
  ],
  fillers: `
    knjiga knjige poslanica poslanice poslanici evanđelje evanđelja evanđelju evanðelje jevanđelje po o
    sveti svetog svetoga sv prorok proroka apostola pavlova pavlove
  `,
  nominative: "knjiga poslanica evanđelje prorok",
  declined: "knjige poslanice poslanici evanđelja evanđelju prve prvoj prvu druge drugoj drugu trećoj treću proroka",
};
