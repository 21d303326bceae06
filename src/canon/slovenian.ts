import type { LanguageTable } from "./language.ts";

/**
 * Slovenian. Abbreviations are those of the standard translation (SSP); alternates are those of the
 * ecumenical edition, Chráska, Dalmatin, the Jerusalem Bible and of everyday use, with the cases in
 * which a name is usually met (`po Janezu`, `iz Izaija`).
 *
 * One line a book, in the order of the standard translation:
 *
 *     USFM id | abbreviation | full name | alternates divided by commas
 *
 * Case, diacritics, dots and spaces do not matter. Words listed under `fillers` may be left out.
 */
export const SLOVENIAN: LanguageTable = {
  language: "slv",
  books: `
    GEN | 1 Mz | Prva Mojzesova knjiga | 1 Mojzes, 1 Mojz, 1 Mojzesova, 1 Mojzesove, 1 Mojzesovi, 1 Mojzesovo, 1 Moj, 1 Mos, 1 M, Gen, Geneza, Geneze, Genezi, Genezo, Genesis, Gn, Pentatevh 1
    EXO | 2 Mz | Druga Mojzesova knjiga | 2 Mojzes, 2 Mojz, 2 Mojzesova, 2 Mojzesove, 2 Mojzesovi, 2 Mojzesovo, 2 Moj, 2 Mos, 2 M, Ex, Exo, Eks, Eksod, Eksodus, Eksodusa, Eksodusu, Izhod
    LEV | 3 Mz | Tretja Mojzesova knjiga | 3 Mojzes, 3 Mojz, 3 Mojzesova, 3 Mojzesove, 3 Mojzesovi, 3 Mojzesovo, 3 Moj, 3 Mos, 3 M, Lev, Levitik, Levitika, Levitiku, Lv
    NUM | 4 Mz | Četrta Mojzesova knjiga | 4 Mojzes, 4 Mojz, 4 Mojzesova, 4 Mojzesove, 4 Mojzesovi, 4 Mojzesovo, 4 Moj, 4 Mos, 4 M, Num, Numeri, Nm
    DEU | 5 Mz | Peta Mojzesova knjiga | 5 Mojzes, 5 Mojz, 5 Mojzesova, 5 Mojzesove, 5 Mojzesovi, 5 Mojzesovo, 5 Moj, 5 Mos, 5 M, Deu, Dev, Devt, Devteronomij, Devteronomija, Devteronomiju, Dt
    JOS | Joz | Jozuetova knjiga | Jozue, Jozueta, Jozuetu, Jozuetova, Jozuetove, Jozuetovi, Jozva, Jozv, Jozuet
    JDG | Sod | Knjiga sodnikov | Sodniki, Sodnikov, Sodnikih, Sodn, Sodnike
    RUT | Rut | Rutina knjiga | Ruta, Rute, Ruti, Ruth, Rutino, Rutine, Rutini, Rutna
    1SA | 1 Sam | Prva Samuelova knjiga | 1 Samuel, 1 Samuelova, 1 Samuelove, 1 Samuelovi, 1 Samuela, 1 Sm
    2SA | 2 Sam | Druga Samuelova knjiga | 2 Samuel, 2 Samuelova, 2 Samuelove, 2 Samuelovi, 2 Samuela, 2 Sm
    1KI | 1 Kr | Prva knjiga kraljev | 1 Kraljev, 1 Kralji, 1 Kralj, 1 Kraljih, 1 Kraljevska, 1 Kra, 1 Kralje
    2KI | 2 Kr | Druga knjiga kraljev | 2 Kraljev, 2 Kralji, 2 Kralj, 2 Kraljih, 2 Kraljevska, 2 Kra, 2 Kralje
    1CH | 1 Krn | Prva kroniška knjiga | 1 Kroniška, 1 Kroniške, 1 Kroniški, 1 Kron, 1 Kronika, 1 Kronike, 1 Kronik, 1 Kroniš, 1 Let, 1 Letopisi, 1 Letopisov, 1 Letopis, 1 Ljetopisa
    2CH | 2 Krn | Druga kroniška knjiga | 2 Kroniška, 2 Kroniške, 2 Kroniški, 2 Kron, 2 Kronika, 2 Kronike, 2 Kronik, 2 Kroniš, 2 Let, 2 Letopisi, 2 Letopisov, 2 Letopis, 2 Ljetopisa
    EZR | Ezr | Ezrova knjiga | Ezra, Ezre, Ezru, Ezri, Ezrove, Ezrovi, Ezdr, Ezdra, Ezdrova, Ezdrove, Ezd, 1 Ezr, 1 Ezra, 1 Ezrova
    NEH | Neh | Nehemijeva knjiga | Nehemija, Nehemije, Nehemiju, Nehemijeve, Nehemijevi, Nehem, 2 Ezr, 2 Ezra, 2 Ezrova
    TOB | Tob | Tobitova knjiga | Tobit, Tobija, Tobita, Tobitu, Tobije, Tobiju, Tobijeva, Tobitove, Tobijeve, Tb
    JDT | Jdt | Juditina knjiga | Judita, Judite, Juditi, Juditine, Judit, Jdit
    EST | Est | Esterina knjiga | Estera, Estere, Esteri, Esterine, Ester
    1MA | 1 Mkb | Prva knjiga Makabejcev | 1 Makabejci, 1 Makabejcev, 1 Makabejska, 1 Makabejske, 1 Makab, 1 Mak, 1 Makk, 1 Makabejcih
    2MA | 2 Mkb | Druga knjiga Makabejcev | 2 Makabejci, 2 Makabejcev, 2 Makabejska, 2 Makabejske, 2 Makab, 2 Mak, 2 Makk, 2 Makabejcih
    JOB | Job | Jobova knjiga | Joba, Jobu, Jobove, Jobovi, Ijob, Hiob
    PSA | Ps | Psalmi | Psalm, Psalma, Psalmu, Psalmov, Psalmih, Psa, Psl, Psalter, Psaltr, Pss
    PRO | Prg | Knjiga pregovorov | Pregovori, Pregovorov, Pregovorih, Preg, Prv, Prgv, Pregov, Salomonovi pregovori
    ECC | Prd | Pridigar | Pridigarja, Pridigarju, Pridigarjeva, Pridigarjeve, Prid, Prop, Propovednik, Propovednika, Propovedniku, Koh, Kohelet, Koheleta
    SNG | Vp | Visoka pesem | Visoke pesmi, Visoki pesmi, Visoko pesem, VisokaP, Vis p, Vis, Vis pesem, Pesem pesmi, Vis pes
    WIS | Mdr | Knjiga modrosti | Modrost, Modrosti, Modr, Mod, Salomonova modrost
    SIR | Sir | Sirahova knjiga | Sirah, Siraha, Sirahu, Sirahove, Sirahovi, Jezus Sirah, Ben Sira, Sirahov sin, Ekli, Ekleziastik
    ISA | Iz | Izaija | Izaije, Izaiju, Izaijeva, Izaijeve, Iza, Izai, Izaia, Izaja, Jesaja, Ezaija
    JER | Jer | Jeremija | Jeremije, Jeremiju, Jeremijeva, Jeremijeve, Jerem
    LAM | Žal | Žalostinke | Žalostink, Žalostinkah, Lam, Lamentacije, Žalost, Jeremijeve žalostinke, Tožbe
    BAR | Bar | Baruh | Baruha, Baruhu, Baruhova, Baruhove
    EZK | Ezk | Ezekiel | Ezekiela, Ezekielu, Ezekielova, Ezekielove, Ezekijel, Ezekijela, Ezek, Ezekijelova, Ezeh, Ezehiel, Ezehiela, Ezehijel
    DAN | Dan | Daniel | Daniela, Danielu, Danielova, Danielove, Danijel, Danijela, Danijelova, Dn
    HOS | Oz | Ozej | Ozeja, Ozeju, Ozejeva, Ozea, Ozeja
    JOL | Jl | Joel | Joela, Joelu, Joelova, Joe
    AMO | Am | Amos | Amosa, Amosu, Amosova, Amo, Amoz
    OBA | Abd | Abdija | Abdije, Abdiju, Abdijeva, Abdia, Obadija, Obadije, Obad
    JON | Jon | Jona | Jone, Jonu, Jonova, Jonove, Jonov
    MIC | Mih | Mihej | Miheja, Miheju, Mihejeva, Miha, Mi
    NAM | Nah | Nahum | Nahuma, Nahumu, Nahumova, Na
    HAB | Hab | Habakuk | Habakuka, Habakuku, Habakukova, Habk
    ZEP | Sof | Sofonija | Sofonije, Sofoniju, Sofonijeva, Zefanija, Zefanije, Zef, So
    HAG | Ag | Agej | Ageja, Ageju, Agejeva, Hagaj, Hagaja, Hag, Agg
    ZEC | Zah | Zaharija | Zaharije, Zahariju, Zaharijeva, Zahar, Za
    MAL | Mal | Malahija | Malahije, Malahiju, Malahijeva, Malahi, Malah
    ESG | EstG | Estera (grška) | EstGr, Est gr, EstD, Est dod, Estera dodatki, Grška Estera, Dodatki k Esteri, Grška Esterina
    DAG | DanD | Daniel (dodatki) | Dan dod, DanG, DanGr, Grški Daniel, Daniel grški, Dodatki k Danielu
    LJE | JerP | Jeremijevo pismo | Jeremijevega pisma, Jeremijevem pismu, Pismo Jeremija, JrP, Jer p, PJer, PisJer
    S3Y | DanM | Pesem treh mladeničev | Trije mladeniči, Azarijeva molitev, Molitev Azarija, Pesem mladeničev, Treh mladeničev, AzM, PTM
    SUS | Suz | Suzana | Suzane, Suzani, Suzanina
    BEL | Bel | Bel in zmaj | BeZm, BelZ, Bel zmaj, Bela in zmaja, Zmaj
    3MA | 3 Mkb | Tretja knjiga Makabejcev | 3 Makabejci, 3 Makabejcev, 3 Makabejska, 3 Makab, 3 Mak, 3 Makk
    4MA | 4 Mkb | Četrta knjiga Makabejcev | 4 Makabejci, 4 Makabejcev, 4 Makabejska, 4 Makab, 4 Mak, 4 Makk
    1ES | 3 Ezr | Tretja Ezrova knjiga | 3 Ezra, 3 Ezrova, 3 Ezdr, 3 Ezdra, 1 Ezd, 1 Ezdr, 1 Ezdra
    2ES | 4 Ezr | Četrta Ezrova knjiga | 4 Ezra, 4 Ezrova, 4 Ezdr, 4 Ezdra, 2 Ezd, 2 Ezdr, 2 Ezdra
    MAN | Man | Manasejeva molitev | Manase, Manaseja, Molitev Manaseja, Molitev kralja Manaseja, ManM, MolMan, Manasejeve molitve
    PS2 | Ps151 | Psalm 151 |
    ODA | Ode | Ode | Od
    PSS | PsS | Salomonovi psalmi | PsSal, SalPs, Psalmi Salomonovi
    MAT | Mt | Evangelij po Mateju | Matej, Mat, Mateja, Mateju, Matejev, Matejevega, Matejevem, Matevž, Matevžev, Matevža, Matevžu, Matt
    MRK | Mr | Evangelij po Marku | Marko, Mk, Mar, Mrk, Marka, Marku, Markov, Markovega, Markovem
    LUK | Lk | Evangelij po Luku | Luka, Luk, Luke, Luki, Luku, Lukov, Lukovega, Lukovem, Lukež, Lukežev, Lukeža, Lukežu, Lc
    JHN | Jn | Evangelij po Janezu | Janez, Jan, Janeza, Janezu, Janezov, Janezovega, Janezovem, Ivan
    ACT | Apd | Apostolska dela | Apostolskih del, Apostolskih delih, Apostolskim delom, Apost dela, Ap dela, Dela apostolov, Dejanja apostolov, Dejanja apostolska, Dejanja, Dejanj, Dela, Dej, DejAp, Ap d, AD, Apg, Act, Dejanje apostolov
    ROM | Rim | Pismo Rimljanom | Rimljanom, Rimlj, Riml, Rimljane, Rimljanov, Rimlanom
    1CO | 1 Kor | Prvo pismo Korinčanom | 1 Korinčanom, 1 Korinč, 1 Korint, 1 Korinčane, 1 Korinčanov, 1 Korintčanom, 1 Korin, 1 Ko
    2CO | 2 Kor | Drugo pismo Korinčanom | 2 Korinčanom, 2 Korinč, 2 Korint, 2 Korinčane, 2 Korinčanov, 2 Korintčanom, 2 Korin, 2 Ko
    GAL | Gal | Pismo Galačanom | Galačanom, Galač, Galatom, Galačane, Galatčanom, Galačanov, Ga
    EPH | Ef | Pismo Efežanom | Efežanom, Efež, Efežane, Efežanov, Efe
    PHP | Flp | Pismo Filipljanom | Filipljanom, Filip, Filipl, Filiplj, Filipljane, Filipljanov, Fil, Fp
    COL | Kol | Pismo Kološanom | Kološanom, Kološ, Kološane, Kološanov, Kolosanom, Kološčanom
    1TH | 1 Tes | Prvo pismo Tesaloničanom | 1 Tesaloničanom, 1 Tesaloničane, 1 Tesaloničanov, 1 Tesal, 1 Tesalon, 1 Sol, 1 Solunčanom, 1 Solun, 1 Te, 1 Tesaloničnom
    2TH | 2 Tes | Drugo pismo Tesaloničanom | 2 Tesaloničanom, 2 Tesaloničane, 2 Tesaloničanov, 2 Tesal, 2 Tesalon, 2 Sol, 2 Solunčanom, 2 Solun, 2 Te, 2 Tesaloničnom
    1TI | 1 Tim | Prvo pismo Timoteju | 1 Timoteju, 1 Timotej, 1 Timoteja, 1 Timot
    2TI | 2 Tim | Drugo pismo Timoteju | 2 Timoteju, 2 Timotej, 2 Timoteja, 2 Timot
    TIT | Tit | Pismo Titu | Titu, Tit, Tita, Titus, Titovo
    PHM | Flm | Pismo Filemonu | Filemonu, Filemon, Filemona, Filem, Film, Filemonovo
    HEB | Heb | Pismo Hebrejcem | Hebrejcem, Hebr, Hebrejce, Hebrejcev, Hebrejom
    JAS | Jak | Jakobovo pismo | Jakob, Jakobovo, Jakobovega, Jakobovem, Jakoba, Jakobu
    1PE | 1 Pt | Prvo Petrovo pismo | 1 Petrovo, 1 Petrovega, 1 Petrovem, 1 Peter, 1 Petra, 1 Petr, 1 Pet, 1 Ptr
    2PE | 2 Pt | Drugo Petrovo pismo | 2 Petrovo, 2 Petrovega, 2 Petrovem, 2 Peter, 2 Petra, 2 Petr, 2 Pet, 2 Ptr
    1JN | 1 Jn | Prvo Janezovo pismo | 1 Janezovo, 1 Janezovega, 1 Janezovem, 1 Janez, 1 Janeza, 1 Jan
    2JN | 2 Jn | Drugo Janezovo pismo | 2 Janezovo, 2 Janezovega, 2 Janezovem, 2 Janez, 2 Janeza, 2 Jan
    3JN | 3 Jn | Tretje Janezovo pismo | 3 Janezovo, 3 Janezovega, 3 Janezovem, 3 Janez, 3 Janeza, 3 Jan
    JUD | Jud | Judovo pismo | Juda, Jude, Judu, Judovo, Judovega, Judovem
    REV | Raz | Razodetje | Razodetja, Razodetju, Razodetje Janezovo, Janezovo razodetje, Razod, Razo, Apokalipsa, Apokalipse, Apok, Ap, Rzd
    LAO | Laod | Pismo Laodičanom | Laodičanom, Laodik
  `,
  ambiguous: `
    Ez | EZR, EZK
  `,
  ordinals: [
    "prva prve prvi prvo prvega prvem prvemu prvih",
    "druga druge drugi drugo drugega drugem drugemu drugih",
    "tretja tretje tretji tretjo tretjega tretjem tretjemu",
    "četrta četrte četrti četrto",
    "peta pete peti peto",
  ],
  fillers:
    "knjiga knjige knjigi knjigo pismo pisma pismu evangelij evangelija evangeliju po sv sveti svetega svetem prerok preroka preroku apostol apostola apostolu pavla pavlovo list lista",
};
