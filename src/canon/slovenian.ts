import type { LanguageTable } from "./language.ts";

/**
 * Slovenian. Abbreviations are those of the standard translation (SSP); alternates are those of the
 * ecumenical edition, Chráska, Dalmatin and everyday use, and the cases in which a name is met in a
 * sentence (`po Janezu`, `iz Izaija`). In the order of the standard translation.
 */
export const SLOVENIAN: LanguageTable = {
  language: "slv",
  books: `
    GEN | 1 Mz | Prva Mojzesova knjiga | 1 Mojzes, 1 Mojz, 1 Mojzesove, 1 Mojzesovi, 1 Mojzesovo, 1 Moj, 1 Moz, 1 Mos, Gen, Geneza, Geneze, Genezi, Genezo, Genesis, Gn
    EXO | 2 Mz | Druga Mojzesova knjiga | 2 Mojzes, 2 Mojz, 2 Mojzesove, 2 Mojzesovi, 2 Mojzesovo, 2 Moj, 2 Moz, 2 Mos, Ex, Exo, Eks, Eksod, Eksodus, Eksodusa, Eksodusu, Izhod
    LEV | 3 Mz | Tretja Mojzesova knjiga | 3 Mojzes, 3 Mojz, 3 Mojzesove, 3 Mojzesovi, 3 Mojzesovo, 3 Moj, 3 Moz, 3 Mos, Lev, Levitik, Levitika, Levitiku, Lv
    NUM | 4 Mz | Četrta Mojzesova knjiga | 4 Mojzes, 4 Mojz, 4 Mojzesove, 4 Mojzesovi, 4 Mojzesovo, 4 Moj, 4 Moz, 4 Mos, Num, Numeri, Nm
    DEU | 5 Mz | Peta Mojzesova knjiga | 5 Mojzes, 5 Mojz, 5 Mojzesove, 5 Mojzesovi, 5 Mojzesovo, 5 Moj, 5 Moz, 5 Mos, Deu, Dev, Devt, Devteronomij, Devteronomija, Devteronomiju, Dt
    JOS | Joz | Jozuetova knjiga | Jozue, Jozueta, Jozuetu, Jozuetove, Jozuetovi, Jozuet, Jozva, Jozv
    JDG | Sod | Knjiga sodnikov | Sodniki, Sodnikih, Sodnike, Sodn
    RUT | Rut | Rutina knjiga | Ruta, Rute, Ruti, Ruth, Rutine, Rutini
    1SA | 1 Sam | Prva Samuelova knjiga | 1 Samuel, 1 Samuela, 1 Samuelove, 1 Samuelovi, 1 Sm
    2SA | 2 Sam | Druga Samuelova knjiga | 2 Samuel, 2 Samuela, 2 Samuelove, 2 Samuelovi, 2 Sm
    1KI | 1 Kr | Prva knjiga kraljev | 1 Kralji, 1 Kralj, 1 Kraljih, 1 Kralje, 1 Kraljevska, 1 Kra, 3 Kr, 3 Kralj, 3 Kraljev
    2KI | 2 Kr | Druga knjiga kraljev | 2 Kralji, 2 Kralj, 2 Kraljih, 2 Kralje, 2 Kraljevska, 2 Kra, 4 Kr, 4 Kralj, 4 Kraljev
    1CH | 1 Krn | Prva kroniška knjiga | 1 Kroniške, 1 Kroniški, 1 Kroniš, 1 Kron, 1 Kronika, 1 Kronike, 1 Kronik, 1 Let, 1 Letopisi, 1 Letopisov, 1 Letopis
    2CH | 2 Krn | Druga kroniška knjiga | 2 Kroniške, 2 Kroniški, 2 Kroniš, 2 Kron, 2 Kronika, 2 Kronike, 2 Kronik, 2 Let, 2 Letopisi, 2 Letopisov, 2 Letopis
    EZR | Ezr | Ezrova knjiga | Ezra, Ezre, Ezru, Ezri, Ezrove, Ezrovi, Ezdra, Ezdr, Ezd, Ezdrova, Ezdrove, 1 Ezr, 1 Ezra, 1 Ezrova
    NEH | Neh | Nehemijeva knjiga | Nehemija, Nehemije, Nehemiju, Nehemijeve, Nehemijevi, Nehem, 2 Ezr, 2 Ezra, 2 Ezrova
    TOB | Tob | Tobitova knjiga | Tobit, Tobita, Tobitu, Tobitove, Tobija, Tobije, Tobiju, Tobijeva, Tobijeve, Tb
    JDT | Jdt | Juditina knjiga | Judita, Judite, Juditi, Juditine, Juditini, Judit
    EST | Est | Esterina knjiga | Estera, Estere, Esteri, Esterine, Esterini, Ester
    1MA | 1 Mkb | Prva knjiga Makabejcev | 1 Makabejci, 1 Makabejska, 1 Makabejske, 1 Makabejcih, 1 Makab, 1 Mak, 1 Makk
    2MA | 2 Mkb | Druga knjiga Makabejcev | 2 Makabejci, 2 Makabejska, 2 Makabejske, 2 Makabejcih, 2 Makab, 2 Mak, 2 Makk
    JOB | Job | Jobova knjiga | Joba, Jobu, Jobove, Jobovi, Ijob, Hiob
    PSA | Ps | Psalmi | Psalm, Psalma, Psalmu, Psalmov, Psalmih, Psalme, Psa, Psl, Psalter
    PRO | Prg | Knjiga pregovorov | Pregovori, Pregovorih, Pregovore, Preg, Pregov, Prgv, Prv, Salomonovi pregovori
    ECC | Prd | Pridigar | Pridigarja, Pridigarju, Pridigarjeva, Pridigarjeve, Pridig, Prid, Propovednik, Propovednika, Propovedniku, Propov, Prop, Kohelet, Koheleta, Koh
    SNG | Vp | Visoka pesem | Visoke pesmi, Visoki pesmi, Visoko pesem, Visoka p, Vis pesem, Vis p, Vis, Pesem pesmi, Salomonova visoka pesem
    WIS | Mdr | Knjiga modrosti | Modrost, Modr, Mod, Salomonova modrost, Salomonove modrosti
    SIR | Sir | Sirahova knjiga | Sirah, Siraha, Sirahu, Sirahove, Sirahovi, Jezus Sirah, Ben Sira, Ekleziastik
    ISA | Iz | Izaija | Izaije, Izaiju, Izaiji, Izaijeva, Izaijeve, Iza, Izai
    JER | Jer | Jeremija | Jeremije, Jeremiju, Jeremiji, Jeremijeva, Jeremijeve, Jerem
    LAM | Žal | Žalostinke | Žalostink, Žalostinkah, Žalost, Jeremijeve žalostinke, Lam, Lamentacije
    BAR | Bar | Baruh | Baruha, Baruhu, Baruhova, Baruhove
    EZK | Ezk | Ezekiel | Ezekiela, Ezekielu, Ezekielova, Ezekielove, Ezekijel, Ezekijela, Ezekijelu, Ezekijelova, Ezek, Ezeh, Ezehiel, Ezehiela
    DAN | Dan | Daniel | Daniela, Danielu, Danielova, Danielove, Danijel, Danijela, Danijelu, Danijelova, Dn
    HOS | Oz | Ozej | Ozeja, Ozeju, Ozejeva, Ozea, Ozee, Hozej, Hozeja, Hozeju, Hozea, Hozee
    JOL | Jl | Joel | Joela, Joelu, Joelova, Joelove
    AMO | Am | Amos | Amosa, Amosu, Amosova, Amosove, Amo
    OBA | Abd | Abdija | Abdije, Abdiju, Abdijeva, Abdijeve, Obadija, Obadije, Obadiju, Obad
    JON | Jon | Jona | Jone, Jonu, Joni, Jonova, Jonove
    MIC | Mih | Mihej | Miheja, Miheju, Mihejeva, Mihejeve, Miha, Mihe, Mi
    NAM | Nah | Nahum | Nahuma, Nahumu, Nahumova, Nahumove
    HAB | Hab | Habakuk | Habakuka, Habakuku, Habakukova, Habakukove, Habak
    ZEP | Sof | Sofonija | Sofonije, Sofoniju, Sofoniji, Sofonijeva, Sofonijeve, Zefanija, Zefanije, Zefaniju, Zef
    HAG | Ag | Agej | Ageja, Ageju, Agejeva, Agejeve, Hagaj, Hagaja, Hagaju, Hag
    ZEC | Zah | Zaharija | Zaharije, Zahariju, Zahariji, Zaharijeva, Zaharijeve, Zahar
    MAL | Mal | Malahija | Malahije, Malahiju, Malahiji, Malahijeva, Malahijeve, Malah
    ESG | EstG | Estera (grška) | EstGr, EstD, Est dod, Estera dodatki, Grška Estera, Dodatki k Esteri
    DAG | DanD | Daniel (dodatki) | Dan dod, DanG, DanGr, Grški Daniel, Daniel grški, Dodatki k Danielu
    LJE | JerP | Jeremijevo pismo | Jeremijevega pisma, Jeremijevem pismu, Pismo Jeremija, JrP, PJer
    S3Y | PesMl | Pesem treh mladeničev | Pesmi treh mladeničev, Pesem mladeničev, Trije mladeniči, Azarijeva molitev, Molitev Azarija
    SUS | Suz | Suzana | Suzane, Suzani, Suzanina
    BEL | Bel | Bel in zmaj | BeZm, Bel zmaj, Bela in zmaja, Zmaj
    3MA | 3 Mkb | Tretja knjiga Makabejcev | 3 Makabejci, 3 Makabejska, 3 Makab, 3 Mak, 3 Makk
    4MA | 4 Mkb | Četrta knjiga Makabejcev | 4 Makabejci, 4 Makabejska, 4 Makab, 4 Mak, 4 Makk
    1ES | 3 Ezr | Tretja Ezrova knjiga | 3 Ezra, 3 Ezrove, 3 Ezdr, 3 Ezdra, 1 Ezd, 1 Ezdr, 1 Ezdra
    2ES | 4 Ezr | Četrta Ezrova knjiga | 4 Ezra, 4 Ezrove, 4 Ezdr, 4 Ezdra, 2 Ezd, 2 Ezdr, 2 Ezdra
    MAN | Man | Manasejeva molitev | Manase, Manaseja, Molitev Manaseja, Manasejeve molitve, ManM, MolMan
    PS2 | Ps151 | Psalm 151 |
    ODA | Ode | Ode |
    PSS | PsSal | Salomonovi psalmi | Salomonovih psalmov, Psalmi Salomonovi, SalPs
    EZA | EzrAp | Ezrova apokalipsa |
    5EZ | 5 Ezr | Peta Ezrova knjiga | 5 Ezra
    6EZ | 6 Ezr | Šesta Ezrova knjiga | 6 Ezra
    DNG | DanStG | Daniel (stara grška) |
    2BA | 2 Bar | Druga Baruhova knjiga | 2 Baruh, Baruhova apokalipsa
    LBA | BarP | Baruhovo pismo | Baruhovega pisma
    JUB | Jub | Knjiga jubilejev | Jubileji
    ENO | Hen | Henohova knjiga | Henoh, 1 Hen, 1 Henoh
    MAT | Mt | Evangelij po Mateju | Matej, Mateja, Matejev, Matejevega, Matejevem, Mat, Matt, Matevž, Matevža, Matevžu, Matevžev
    MRK | Mr | Evangelij po Marku | Marko, Marka, Markov, Markovega, Markovem, Mar, Mrk, Mk
    LUK | Lk | Evangelij po Luku | Luka, Luke, Luki, Lukov, Lukovega, Lukovem, Luk, Lc, Lukež, Lukeža, Lukežu, Lukežev
    JHN | Jn | Evangelij po Janezu | Janez, Janeza, Janezov, Janezovega, Janezovem, Jan
    ACT | Apd | Apostolska dela | Apostolskih del, Apostolskih delih, Apostolskim delom, Apost dela, Apost del, Ap dela, Ap del, Dela apostolov, Dejanja apostolov, Dejanja apostolska, Dejanja, Dejanj, Dela, Dej, DejAp, Dj ap, Act
    ROM | Rim | Pismo Rimljanom | Rimljane, Rimljanov, Rimlj, Riml
    1CO | 1 Kor | Prvo pismo Korinčanom | 1 Korinčane, 1 Korinčanov, 1 Korintčanom, 1 Korinč, 1 Korint, 1 Korin, 1 Ko
    2CO | 2 Kor | Drugo pismo Korinčanom | 2 Korinčane, 2 Korinčanov, 2 Korintčanom, 2 Korinč, 2 Korint, 2 Korin, 2 Ko
    GAL | Gal | Pismo Galačanom | Galačane, Galačanov, Galatom, Galat, Galač, Gl
    EPH | Ef | Pismo Efežanom | Efežane, Efežanov, Efež, Efe
    PHP | Flp | Pismo Filipljanom | Filipljane, Filipljanov, Filiplj, Filipl, Filip, Fil, Fp
    COL | Kol | Pismo Kološanom | Kološane, Kološanov, Kološ
    1TH | 1 Tes | Prvo pismo Tesaloničanom | 1 Tesaloničane, 1 Tesaloničanov, 1 Tesalon, 1 Tesal, 1 Te, 1 Solunčanom, 1 Solun, 1 Sol
    2TH | 2 Tes | Drugo pismo Tesaloničanom | 2 Tesaloničane, 2 Tesaloničanov, 2 Tesalon, 2 Tesal, 2 Te, 2 Solunčanom, 2 Solun, 2 Sol
    1TI | 1 Tim | Prvo pismo Timoteju | 1 Timotej, 1 Timoteja, 1 Timot, 1 Tm
    2TI | 2 Tim | Drugo pismo Timoteju | 2 Timotej, 2 Timoteja, 2 Timot, 2 Tm
    TIT | Tit | Pismo Titu | Tita, Titus
    PHM | Flm | Pismo Filemonu | Filemon, Filemona, Filem, Film
    HEB | Heb | Pismo Hebrejcem | Hebrejce, Hebrejcev, Hebrejom, Hebr
    JAS | Jak | Jakobovo pismo | Jakob, Jakoba, Jakobovega, Jakobovem, Jakobov
    1PE | 1 Pt | Prvo Petrovo pismo | 1 Petrovega, 1 Petrovem, 1 Petrov, 1 Peter, 1 Petra, 1 Petr, 1 Pet, 1 Ptr
    2PE | 2 Pt | Drugo Petrovo pismo | 2 Petrovega, 2 Petrovem, 2 Petrov, 2 Peter, 2 Petra, 2 Petr, 2 Pet, 2 Ptr
    1JN | 1 Jn | Prvo Janezovo pismo | 1 Janezovega, 1 Janezovem, 1 Janezov, 1 Janez, 1 Janeza, 1 Jan
    2JN | 2 Jn | Drugo Janezovo pismo | 2 Janezovega, 2 Janezovem, 2 Janezov, 2 Janez, 2 Janeza, 2 Jan
    3JN | 3 Jn | Tretje Janezovo pismo | 3 Janezovega, 3 Janezovem, 3 Janezov, 3 Janez, 3 Janeza, 3 Jan
    JUD | Jud | Judovo pismo | Juda, Jude, Judu, Judovega, Judovem, Judov
    REV | Raz | Razodetje | Razodetja, Razodetju, Razodetje Janeza, Razodetja Janeza, Razodetje Janezovo, Janezovo razodetje, Skrivno razodetje, Skr raz, Razod, Apokalipsa, Apokalipse, Apok
    LAO | Laod | Pismo Laodičanom | Laodikejcem
  `,
  ambiguous: `
    Ez | EZR, EZK
    Ap | ACT, REV
    1 M | GEN, 1MA
    2 M | EXO, 2MA
    3 M | LEV, 3MA
    4 M | NUM, 4MA
    1 K | 1KI, 1CH, 1CO
    2 K | 2KI, 2CH, 2CO
    1 T | 1TH, 1TI
    2 T | 2TH, 2TI
  `,
  ordinals: [
    "prva prve prvi prvo prvega prvem prvemu prvih",
    "druga druge drugi drugo drugega drugem drugemu drugih",
    "tretja tretje tretji tretjo tretjega tretjem tretjemu tretjih",
    "četrta četrte četrti četrto",
    "peta pete peti peto",
    "šesta šeste šesti šesto",
  ],
  fillers: `
    knjiga knjige knjigi knjigo pismo pisma pismu list lista evangelij evangelija evangeliju po o
    sv sveti svetega svetem sveta prerok preroka preroku apostol apostola apostolu pavel pavla pavlovo pavlovega
  `,
};
