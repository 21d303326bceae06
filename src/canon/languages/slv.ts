import type { LanguageTable } from "./language_table.ts";

/**
 * Slovenian. Abbreviations are those of the standard translation (SSP); alternates are those of the
 * ecumenical edition, Chráska, Dalmatin and everyday use; declined are the cases in which a name is met in a
 * sentence (`po Janezu`, `iz Izaija`). In the order of the standard translation.
 */
export const SLOVENIAN: LanguageTable = {
  language: "slv",
  books: `
    GEN | 1 Mz | Prva Mojzesova knjiga | 1 Mojzes, 1 Mojz, 1 Moj, 1 Moz, 1 Mos, Gen, Geneza, Genesis, Genes | 1 Mojzesove, 1 Mojzesovi, 1 Mojzesovo, Geneze, Genezi, Genezo, 1 Mojzesovih
    EXO | 2 Mz | Druga Mojzesova knjiga | 2 Mojzes, 2 Mojz, 2 Moj, 2 Moz, 2 Mos, Ex, Exo, Eks, Eksod, Eksodus, Izhod, Exod | 2 Mojzesove, 2 Mojzesovi, 2 Mojzesovo, Eksodusa, Eksodusu
    LEV | 3 Mz | Tretja Mojzesova knjiga | 3 Mojzes, 3 Mojz, 3 Moj, 3 Moz, 3 Mos, Lev, Levitik, Lv | 3 Mojzesove, 3 Mojzesovi, 3 Mojzesovo, Levitika, Levitiku
    NUM | 4 Mz | Četrta Mojzesova knjiga | 4 Mojzes, 4 Mojz, 4 Moj, 4 Moz, 4 Mos, Num, Numeri, Nm | 4 Mojzesove, 4 Mojzesovi, 4 Mojzesovo
    DEU | 5 Mz | Peta Mojzesova knjiga | 5 Mojzes, 5 Mojz, 5 Moj, 5 Moz, 5 Mos, Deu, Dev, Devt, Devteronomij, Dt | 5 Mojzesove, 5 Mojzesovi, 5 Mojzesovo, Devteronomija, Devteronomiju
    JOS | Joz | Jozuetova knjiga | Jozue, Jozuet, Jozva, Jozv, Jz, Jozuetova | Jozueta, Jozuetu, Jozuetove, Jozuetovi
    JDG | Sod | Knjiga sodnikov | Sodniki, Sodn | Sodnikih, Sodnike
    RUT | Rut | Rutina knjiga | Ruta, Ruth | Rute, Ruti, Rutine, Rutini
    1SA | 1 Sam | Prva Samuelova knjiga | 1 Samuel, 1 Sm | 1 Samuela, 1 Samuelove, 1 Samuelovi
    2SA | 2 Sam | Druga Samuelova knjiga | 2 Samuel, 2 Sm | 2 Samuela, 2 Samuelove, 2 Samuelovi
    1KI | 1 Kr | Prva knjiga kraljev | 1 Kralji, 1 Kralj, 1 Kraljevska, 1 Kra, 3 Kr, 3 Kralj, 3 Kraljev | 1 Kraljih, 1 Kralje
    2KI | 2 Kr | Druga knjiga kraljev | 2 Kralji, 2 Kralj, 2 Kraljevska, 2 Kra, 4 Kr, 4 Kralj, 4 Kraljev | 2 Kraljih, 2 Kralje
    1CH | 1 Krn | Prva kroniška knjiga | 1 Kroniš, 1 Kron, 1 Kronika, 1 Kronik, 1 Let, 1 Letopisi, 1 Letopis, 1 Kn, 1 Kroniška | 1 Kroniške, 1 Kroniški, 1 Kronike, 1 Letopisov
    2CH | 2 Krn | Druga kroniška knjiga | 2 Kroniš, 2 Kron, 2 Kronika, 2 Kronik, 2 Let, 2 Letopisi, 2 Letopis, 2 Kn, 2 Kroniška | 2 Kroniške, 2 Kroniški, 2 Kronike, 2 Letopisov
    EZR | Ezr | Ezrova knjiga | Ezra, Ezdra, Ezdr, Ezd, Ezdrova, 1 Ezr, 1 Ezra, 1 Ezrova | Ezre, Ezru, Ezri, Ezrove, Ezrovi, Ezdrove
    NEH | Neh | Nehemijeva knjiga | Nehemija, Nehem, 2 Ezr, 2 Ezra, 2 Ezrova | Nehemije, Nehemiju, Nehemijeve, Nehemijevi
    TOB | Tob | Tobitova knjiga | Tobit, Tobija, Tobijeva, Tb | Tobita, Tobitu, Tobitove, Tobije, Tobiju, Tobijeve
    JDT | Jdt | Juditina knjiga | Judita, Judit | Judite, Juditi, Juditine, Juditini
    EST | Est | Esterina knjiga | Estera, Ester | Estere, Esteri, Esterine, Esterini
    1MA | 1 Mkb | Prva knjiga Makabejcev | 1 Makabejci, 1 Makabejska, 1 Makab, 1 Mak, 1 Makk | 1 Makabejske, 1 Makabejcih
    2MA | 2 Mkb | Druga knjiga Makabejcev | 2 Makabejci, 2 Makabejska, 2 Makab, 2 Mak, 2 Makk | 2 Makabejske, 2 Makabejcih
    JOB | Job | Jobova knjiga | Ijob, Hiob | Joba, Jobu, Jobove, Jobovi
    PSA | Ps | Psalmi | Psalm, Psa, Psl, Psalter, Psal, Žoltar, Žolt | Psalma, Psalmu, Psalmov, Psalmih, Psalme
    PRO | Prg | Knjiga pregovorov | Pregovori, Preg, Pregov, Prgv, Prv, Salomonovi pregovori | Pregovorih, Pregovore
    ECC | Prd | Pridigar | Pridigarjeva, Pridig, Prid, Propovednik, Propov, Prop, Kohelet, Koh, Pridigar Kohelet, Kohelet Pridigar, Qoh | Pridigarja, Pridigarju, Pridigarjeve, Propovednika, Propovedniku, Koheleta
    SNG | Vp | Visoka pesem | Visoka p, Vis pesem, Vis p, Vis, Pesem pesmi, Salomonova visoka pesem, Vis pes, Vis pesm | Visoke pesmi, Visoki pesmi, Visoko pesem
    WIS | Mdr | Knjiga modrosti | Modrost, Modr, Mod, Salomonova modrost | Salomonove modrosti, Modrosti
    SIR | Sir | Sirahova knjiga | Sirah, Jezus Sirah, Ben Sira, Ekleziastik, Sirahova | Siraha, Sirahu, Sirahove, Sirahovi, Sirahovo
    ISA | Iz | Izaija | Izaijeva, Iza, Izai | Izaije, Izaiju, Izaiji, Izaijeve
    JER | Jer | Jeremija | Jeremijeva, Jerem | Jeremije, Jeremiju, Jeremiji, Jeremijeve
    LAM | Žal | Žalostinke | Žalost, Jeremijeve žalostinke, Lam, Lamentacije | Žalostink, Žalostinkah
    BAR | Bar | Baruh | Baruhova | Baruha, Baruhu, Baruhove
    EZK | Ezk | Ezekiel | Ezekielova, Ezekijel, Ezekijelova, Ezek, Ezeh, Ezehiel | Ezekiela, Ezekielu, Ezekielove, Ezekijela, Ezekijelu, Ezehiela
    DAN | Dan | Daniel | Danielova, Danijel, Danijelova, Dn | Daniela, Danielu, Danielove, Danijela, Danijelu
    HOS | Oz | Ozej | Ozejeva, Ozea, Hozej, Hozea, Hoz | Ozeja, Ozeju, Ozee, Hozeja, Hozeju, Hozee
    JOL | Jl | Joel | Joelova | Joela, Joelu, Joelove
    AMO | Am | Amos | Amosova, Amo | Amosa, Amosu, Amosove
    OBA | Abd | Abdija | Abdijeva, Obadija, Obad | Abdije, Abdiju, Abdijeve, Obadije, Obadiju
    JON | Jon | Jona | Jonova | Jone, Jonu, Joni, Jonove
    MIC | Mih | Mihej | Mihejeva, Miha, Mihe, Mi | Miheja, Miheju, Mihejeve
    NAM | Nah | Nahum | Nahumova | Nahuma, Nahumu, Nahumove
    HAB | Hab | Habakuk | Habakukova, Habak | Habakuka, Habakuku, Habakukove
    ZEP | Sof | Sofonija | Sofonijeva, Zefanija, Zef, Cefanija, Cef | Sofonije, Sofoniju, Sofoniji, Sofonijeve, Zefanije, Zefaniju
    HAG | Ag | Agej | Agejeva, Hagaj, Hag | Ageja, Ageju, Agejeve, Hagaja, Hagaju
    ZEC | Zah | Zaharija | Zaharijeva, Zahar | Zaharije, Zahariju, Zahariji, Zaharijeve
    MAL | Mal | Malahija | Malahijeva, Malah | Malahije, Malahiju, Malahiji, Malahijeve
    ESG | EstG | Estera (grška) | EstGr, EstD, Est dod, Estera dodatki, Grška Estera, Dodatki k Esteri, Dodatki grški k Esteri, Grški dodatki k Esteri, Estera grški dodatki, Est grška
    DAG | DanD | Daniel (dodatki) | Dan dod, DanG, DanGr, Grški Daniel, Daniel grški, Dodatki k Danielu, Dodatki grški k Danielu, Grški dodatki k Danielu, Danielu dodatki, Daniel grški dodatki, Dan grški
    LJE | JerP | Jeremijevo pismo | Pismo Jeremija, JrP, PJer | Jeremijevega pisma, Jeremijevem pismu
    S3Y | PesMl | Pesem treh mladeničev | Pesem mladeničev, Trije mladeniči, Azarijeva molitev, Molitev Azarija | Pesmi treh mladeničev
    SUS | Suz | Suzana | Suzanina | Suzane, Suzani
    BEL | Bel | Bel in zmaj | BeZm, Bel zmaj, Zmaj | Bela in zmaja
    3MA | 3 Mkb | Tretja knjiga Makabejcev | 3 Makabejci, 3 Makabejska, 3 Makab, 3 Mak, 3 Makk
    4MA | 4 Mkb | Četrta knjiga Makabejcev | 4 Makabejci, 4 Makabejska, 4 Makab, 4 Mak, 4 Makk
    1ES | 3 Ezr | Tretja Ezrova knjiga | 3 Ezra, 3 Ezdr, 3 Ezdra, 1 Ezd, 1 Ezdr, 1 Ezdra | 3 Ezrove
    2ES | 4 Ezr | Četrta Ezrova knjiga | 4 Ezra, 4 Ezdr, 4 Ezdra, 2 Ezd, 2 Ezdr, 2 Ezdra | 4 Ezrove
    MAN | Man | Manasejeva molitev | Manase, Molitev Manaseja, ManM, MolMan | Manaseja, Manasejeve molitve
    PS2 | Ps151 | Psalm 151 |
    ODA | Ode | Ode |
    PSS | PsSal | Salomonovi psalmi | Psalmi Salomonovi, SalPs | Salomonovih psalmov
    EZA | EzrAp | Ezrova apokalipsa |
    5EZ | 5 Ezr | Peta Ezrova knjiga | 5 Ezra
    6EZ | 6 Ezr | Šesta Ezrova knjiga | 6 Ezra
    DNG | DanStG | Daniel (stara grška) |
    2BA | 2 Bar | Druga Baruhova knjiga | 2 Baruh, Baruhova apokalipsa
    LBA | BarP | Baruhovo pismo |  | Baruhovega pisma
    JUB | Jub | Knjiga jubilejev | Jubileji
    ENO | Hen | Henohova knjiga | Henoh, 1 Hen, 1 Henoh
    MAT | Mt | Evangelij po Mateju | Matej, Matejev, Mat, Matt, Matevž, Matevžev | Mateja, Matejevega, Matejevem, Matevža, Matevžu, Mateju
    MRK | Mr | Evangelij po Marku | Marko, Markov, Mar, Mrk, Mk | Marka, Markovega, Markovem, Marku
    LUK | Lk | Evangelij po Luku | Luka, Lukov, Luk, Lc, Lukež, Lukežev, Lukov evangelij | Luke, Luki, Lukovega, Lukovem, Lukeža, Lukežu, Luku
    JHN | Jn | Evangelij po Janezu | Janez, Janezov, Jan, Joan | Janeza, Janezovega, Janezovem, Janezu
    ACT | Apd | Apostolska dela | Apost dela, Apost del, Ap dela, Ap del, Dela apostolov, Dejanja apostolov, Dejanja apostolska, Dejanja, Djanja apostolov, Djanja apostolska, Djanje apostolov, Djanja, Djanje, Dela, Dej, DejAp, Dj ap, Act, Dej ap, Dela ap, Dejanja ap, Apost dej, Apd dela, Ap d | Apostolskih del, Apostolskih delih, Apostolskim delom, Dejanj
    ROM | Rim | Pismo Rimljanom | Rimlj, Riml | Rimljane, Rimljanov
    1CO | 1 Kor | Prvo pismo Korinčanom | 1 Korintčanom, 1 Korinč, 1 Korint, 1 Korin | 1 Korinčane, 1 Korinčanov
    2CO | 2 Kor | Drugo pismo Korinčanom | 2 Korintčanom, 2 Korinč, 2 Korint, 2 Korin | 2 Korinčane, 2 Korinčanov
    GAL | Gal | Pismo Galačanom | Galatom, Galat, Galač | Galačane, Galačanov
    EPH | Ef | Pismo Efežanom | Efež, Efe | Efežane, Efežanov
    PHP | Flp | Pismo Filipljanom | Filiplj, Filipl, Filip, Fil, Fp | Filipljane, Filipljanov
    COL | Kol | Pismo Kološanom | Kološ | Kološane, Kološanov
    1TH | 1 Tes | Prvo pismo Tesaloničanom | 1 Tesalon, 1 Tesal, 1 Te, 1 Solunčanom, 1 Solun, 1 Sol | 1 Tesaloničane, 1 Tesaloničanov
    2TH | 2 Tes | Drugo pismo Tesaloničanom | 2 Tesalon, 2 Tesal, 2 Te, 2 Solunčanom, 2 Solun, 2 Sol | 2 Tesaloničane, 2 Tesaloničanov
    1TI | 1 Tim | Prvo pismo Timoteju | 1 Timotej, 1 Timot, 1 Tm | 1 Timoteja
    2TI | 2 Tim | Drugo pismo Timoteju | 2 Timotej, 2 Timot, 2 Tm | 2 Timoteja
    TIT | Tit | Pismo Titu | Titus | Tita
    PHM | Flm | Pismo Filemonu | Filemon, Filem, Film | Filemona
    HEB | Heb | Pismo Hebrejcem | Hebrejom, Hebr, Hbr, Hebrejci | Hebrejce, Hebrejcev
    JAS | Jak | Jakobovo pismo | Jakob, Jakobov, Jakobova poslanica, Jakov | Jakoba, Jakobovega, Jakobovem
    1PE | 1 Pt | Prvo Petrovo pismo | 1 Petrov, 1 Peter, 1 Petr, 1 Pet, 1 Ptr, Petrovo prvo pismo | 1 Petrovega, 1 Petrovem, 1 Petra
    2PE | 2 Pt | Drugo Petrovo pismo | 2 Petrov, 2 Peter, 2 Petr, 2 Pet, 2 Ptr, Petrovo drugo pismo | 2 Petrovega, 2 Petrovem, 2 Petra
    1JN | 1 Jn | Prvo Janezovo pismo | 1 Janezov, 1 Janez, 1 Jan, Janezovo prvo pismo | 1 Janezovega, 1 Janezovem, 1 Janeza, 1 Janezu
    2JN | 2 Jn | Drugo Janezovo pismo | 2 Janezov, 2 Janez, 2 Jan, Janezovo drugo pismo | 2 Janezovega, 2 Janezovem, 2 Janeza, 2 Janezu
    3JN | 3 Jn | Tretje Janezovo pismo | 3 Janezov, 3 Janez, 3 Jan, Janezovo tretje pismo | 3 Janezovega, 3 Janezovem, 3 Janeza, 3 Janezu
    JUD | Jud | Judovo pismo | Juda, Judov | Jude, Judu, Judovega, Judovem
    REV | Raz | Razodetje | Razodetje Janeza, Razodetje Janezovo, Janezovo razodetje, Skrivno razodetje, Skr raz, Razod, Apokalipsa, Apok, Razodetje Apokalipsa, Apokalipsa Razodetje, Razodetje sv Janeza, Razodetje svetega Janeza, Razodetje Janezu | Razodetja, Razodetju, Razodetja Janeza, Apokalipse
    LAO | Laod | Pismo Laodičanom | Laodikejcem
  `,
  ambiguous: `
    Ez | EZR, EZK
    Ap | ACT, REV
    Es | EXO, EST
    Gn | GEN, JON
    Gl | JOL, GAL
    Ac | HAB, ACT
    Hb | HAB, HEB
    Jo | JOB, JOL, JHN
    1 M | GEN, 1MA
    2 M | EXO, 2MA
    3 M | LEV, 3MA
    4 M | NUM, 4MA
    1 K | 1KI, 1CH, 1CO
    2 K | 2KI, 2CH, 2CO
    1 Ko | 1KI, 1CO
    2 Ko | 2KI, 2CO
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
  declined: `
    knjige knjigi knjigo pisma pismu lista evangelija evangeliju evangelijem preroka preroku apostola apostolu
    prvega prvem prvemu prvih drugega drugem drugemu drugih tretjega tretjem tretjemu tretjih
  `,
  nominative: "knjiga pismo list evangelij poslanica prerok razodetje",
  fillers: `
    knjiga knjige knjigi knjigo pismo pisma pismu list lista poslanica poslanice poslanici evangelij evangelija evangeliju evangelijem evang ev po o
    sv sveti svetega svetem sveta prerok preroka preroku apostol apostola apostolu pavel pavla pavlovo pavlovega
  `,
};
