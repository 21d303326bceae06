/**
 * The names of the books, one language after the other. Who adds a language adds its table and names it in the list
 * at the end: no other file knows which languages there are.
 */

/**
 * The names of the books in one language, as a table that can be read and extended without a program.
 *
 * Case, diacritics, dots and spaces do not matter, so one spelling of a name is enough. A number before a
 * name stands for the ordinal in all its forms: `1 Korinčanom` is also `I Korinčanom` and `prvo pismo
 * Korinčanom`.
 */
export interface LanguageTable {
  /** ISO 639-3. */
  readonly language: string;
  /**
   * A line a book, in the order of the language's tradition:
   *
   *     USFM id | abbreviation | full name | alternates divided by commas
   */
  readonly books: string;
  /** A line for each abbreviation that means several books on purpose: `abbreviation | USFM ids`. */
  readonly ambiguous: string;
  /** The words for "first" to "sixth" before a book, in every form, divided by spaces. */
  readonly ordinals: readonly string[];
  /** Words that may stand beside a name or be left out, divided by spaces: `knjiga`, `pismo`, `book of`. */
  readonly fillers: string;
}

/**
 * Slovenian. Abbreviations are those of the standard translation (SSP); alternates are those of the
 * ecumenical edition, Chráska, Dalmatin and everyday use, and the cases in which a name is met in a
 * sentence (`po Janezu`, `iz Izaija`). In the order of the standard translation.
 */
const SLOVENIAN: LanguageTable = {
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

/**
 * English. Abbreviations are those of the Society of Biblical Literature's handbook of style; alternates
 * are OSIS and USFM ids and the short forms of common editions. In the order of the Authorised Version.
 *
 * The USFM id `JHN` is left out on purpose: `Jhn` is more often a slip of the finger and gets a suggestion.
 * `PS2` is left out because it is read as the second psalm.
 */
const ENGLISH: LanguageTable = {
  language: "eng",
  books: `
    GEN | Gen | Genesis | Gn, Ge
    EXO | Exod | Exodus | Ex, Exo
    LEV | Lev | Leviticus | Lv, Le
    NUM | Num | Numbers | Nm, Nu, Nb
    DEU | Deut | Deuteronomy | Dt, De, Deu
    JOS | Josh | Joshua | Jos
    JDG | Judg | Judges | Jdg, Jgs, Jg
    RUT | Ruth | Ruth | Rut, Rth, Ru
    1SA | 1 Sam | 1 Samuel | 1 Sa, 1 Sm
    2SA | 2 Sam | 2 Samuel | 2 Sa, 2 Sm
    1KI | 1 Kgs | 1 Kings | 1 Ki, 1 Kin, 1 King, 1 Kg
    2KI | 2 Kgs | 2 Kings | 2 Ki, 2 Kin, 2 King, 2 Kg
    1CH | 1 Chr | 1 Chronicles | 1 Ch, 1 Chron, 1 Paralipomenon
    2CH | 2 Chr | 2 Chronicles | 2 Ch, 2 Chron, 2 Paralipomenon
    EZR | Ezra | Ezra | Ezr
    NEH | Neh | Nehemiah | Ne
    EST | Esth | Esther | Est, Es
    JOB | Job | Job | Jb
    PSA | Ps | Psalms | Psalm, Pss, Psa, Psm, Pslm
    PRO | Prov | Proverbs | Prv, Pro, Pr
    ECC | Eccl | Ecclesiastes | Eccles, Ecc, Qoh, Qoheleth
    SNG | Song | Song of Songs | Song of Solomon, Sg, Sng, Cant, Canticles, Canticle of Canticles
    ISA | Isa | Isaiah | Is
    JER | Jer | Jeremiah | Je
    LAM | Lam | Lamentations | La, Lament, Lamentations of Jeremiah
    EZK | Ezek | Ezekiel | Ezk, Eze
    DAN | Dan | Daniel | Dn, Da
    HOS | Hos | Hosea | Ho
    JOL | Joel | Joel | Jl, Jol, Joe
    AMO | Amos | Amos | Am, Amo
    OBA | Obad | Obadiah | Ob, Oba
    JON | Jonah | Jonah | Jon
    MIC | Mic | Micah | Mi
    NAM | Nah | Nahum | Na, Nam
    HAB | Hab | Habakkuk | Hb
    ZEP | Zeph | Zephaniah | Zep, Zp
    HAG | Hag | Haggai | Hg
    ZEC | Zech | Zechariah | Zec, Zc
    MAL | Mal | Malachi | Ml
    1ES | 1 Esd | 1 Esdras | 1 Es, 1 Esdr
    2ES | 2 Esd | 2 Esdras | 2 Es, 2 Esdr
    TOB | Tob | Tobit | Tb, Tobias
    JDT | Jdt | Judith | Jdth, Jth
    ESG | AddEsth | Esther (Greek) | GkEsth, EsthGr, AddEst, ESG, Additions to Esther, Greek Esther, Rest of Esther, Esther Additions
    WIS | Wis | Wisdom of Solomon | Wisdom, Ws, Wisd
    SIR | Sir | Sirach | Ecclesiasticus, Ecclus, Ben Sira, Wisdom of Sirach, Wisdom of Jesus son of Sirach
    BAR | Bar | Baruch | Ba
    LJE | EpJer | Letter of Jeremiah | Epistle of Jeremiah, Epistle of Jeremy, LJE, LetJer, EpistJer
    S3Y | SgThree | Song of the Three | Song of the Three Young Men, Song of the Three Holy Children, Song of the Three Children, PrAzar, Prayer of Azariah, S3Y
    SUS | Sus | Susanna |
    BEL | Bel | Bel and the Dragon |
    MAN | PrMan | Prayer of Manasseh | Prayer of Manasses, Man
    1MA | 1 Macc | 1 Maccabees | 1 Ma, 1 Mc, 1 Mac
    2MA | 2 Macc | 2 Maccabees | 2 Ma, 2 Mc, 2 Mac
    3MA | 3 Macc | 3 Maccabees | 3 Ma, 3 Mc, 3 Mac
    4MA | 4 Macc | 4 Maccabees | 4 Ma, 4 Mc, 4 Mac
    DAG | DanGr | Daniel (Greek) | AddDan, DAG, Additions to Daniel, Greek Daniel
    PS2 | Ps151 | Psalm 151 | AddPs
    ODA | Odes | Odes | Oda
    PSS | PssSol | Psalms of Solomon | PsSol
    EZA | EzraApoc | Apocalypse of Ezra | EZA, Ezra Apocalypse
    5EZ | 5 Ezra | 5 Ezra | 5EZ
    6EZ | 6 Ezra | 6 Ezra | 6EZ
    DNG | DanOG | Daniel (Old Greek) | DNG
    2BA | 2 Bar | 2 Baruch | 2BA, Apocalypse of Baruch
    LBA | EpBar | Letter of Baruch | LBA, Epistle of Baruch
    JUB | Jub | Jubilees |
    ENO | 1 En | 1 Enoch | Enoch, ENO
    MAT | Matt | Matthew | Mt, Mat, Matth
    MRK | Mark | Mark | Mk, Mrk, Mr
    LUK | Luke | Luke | Lk, Luk
    JHN | John | John | Jn, Joh
    ACT | Acts | Acts of the Apostles | Act, Ac
    ROM | Rom | Romans | Ro, Rm
    1CO | 1 Cor | 1 Corinthians | 1 Co
    2CO | 2 Cor | 2 Corinthians | 2 Co
    GAL | Gal | Galatians | Ga
    EPH | Eph | Ephesians | Ep, Ephes
    PHP | Phil | Philippians | Php
    COL | Col | Colossians |
    1TH | 1 Thess | 1 Thessalonians | 1 Th, 1 Thes, 1 Thessalonian
    2TH | 2 Thess | 2 Thessalonians | 2 Th, 2 Thes, 2 Thessalonian
    1TI | 1 Tim | 1 Timothy | 1 Ti, 1 Tm
    2TI | 2 Tim | 2 Timothy | 2 Ti, 2 Tm
    TIT | Titus | Titus | Tit, Ti
    PHM | Phlm | Philemon | Philem, Phm
    HEB | Heb | Hebrews | Hebr
    JAS | Jas | James | Jam, Jm
    1PE | 1 Pet | 1 Peter | 1 Pe, 1 Pt
    2PE | 2 Pet | 2 Peter | 2 Pe, 2 Pt
    1JN | 1 John | 1 John | 1 Jn, 1 Jo, 1 Joh
    2JN | 2 John | 2 John | 2 Jn, 2 Jo, 2 Joh
    3JN | 3 John | 3 John | 3 Jn, 3 Jo, 3 Joh
    JUD | Jude | Jude | Jud
    REV | Rev | Revelation | Rv, Re, Apocalypse, Apoc, Revelation of John, Revelation to John, Revelations
    LAO | EpLao | Laodiceans | LAO
  `,
  ambiguous: "",
  ordinals: ["first", "second", "third", "fourth", "fifth", "sixth"],
  fillers: `
    the book books of letter epistle general to gospel according st saint paul apostle apostles prophet
    st nd rd th
  `,
};

/**
 * Latin. Abbreviations are those of the Nova Vulgata; names and alternates are those of the Clementine
 * Vulgate. `1 Reg` is the third book of Kings there and the first of Samuel, so it is listed as ambiguous.
 * In the order of the Clementine Vulgate, the Maccabees at the end of the Old Testament.
 */
const LATIN: LanguageTable = {
  language: "lat",
  books: `
    GEN | Gen | Liber Genesis | Gn, Genesis
    EXO | Ex | Liber Exodus | Exod, Exodus, Exodi
    LEV | Lev | Liber Leviticus | Lv, Leviticus, Levitici
    NUM | Num | Liber Numeri | Nm, Numeri, Numerorum
    DEU | Deut | Liber Deuteronomii | Dt, Deuteronomium
    JOS | Ios | Liber Iosue | Jos, Josue, Iosue
    JDG | Iudc | Liber Iudicum | Iudic, Judic, Jdc, Idc, Iudicum, Judicum
    RUT | Ruth | Liber Ruth | Rut, Rt
    1SA | 1 Sam | Liber I Samuelis | 1 Samuelis, 1 Samuhelis
    2SA | 2 Sam | Liber II Samuelis | 2 Samuelis, 2 Samuhelis
    1KI | 3 Reg | Liber III Regum | 3 Regum, 3 Rg
    2KI | 4 Reg | Liber IV Regum | 4 Regum, 4 Rg
    1CH | 1 Par | Liber I Paralipomenon | 1 Paralipomenon, 1 Chronicorum
    2CH | 2 Par | Liber II Paralipomenon | 2 Paralipomenon, 2 Chronicorum
    EZR | Esd | Liber Esdrae | 1 Esdrae, Esdrae, Esdras, Esdr
    NEH | Neh | Liber Nehemiae | 2 Esdrae, Nehemiae
    TOB | Tob | Liber Tobiae | Tb, Tobiae, Tobias
    JDT | Idt | Liber Iudith | Iudith, Judith, Jdt
    EST | Est | Liber Esther | Esther, Esth
    JOB | Iob | Liber Iob | Job
    PSA | Ps | Liber Psalmorum | Psalmorum, Psalmus, Psalmi
    PRO | Prov | Liber Proverbiorum | Prv, Proverbia, Proverbiorum
    ECC | Eccle | Liber Ecclesiastes | Eccl, Ecclesiastes, Qoh
    SNG | Cant | Canticum Canticorum | Ct, Cantici Canticorum
    WIS | Sap | Liber Sapientiae | Sapientia, Sapientiae
    SIR | Eccli | Liber Ecclesiasticus | Ecclesiasticus, Ecclus, Siracides, Siracidis
    ISA | Is | Liber Isaiae | Isa, Isaiae, Isaias
    JER | Ier | Liber Ieremiae | Jer, Ieremiae, Jeremiae, Jeremias
    LAM | Lam | Lamentationes | Thr, Thren, Threni, Lamentationum
    BAR | Bar | Liber Baruch | Baruch
    EZK | Ez | Prophetia Ezechielis | Ezech, Ezechiel, Ezechielis
    DAN | Dan | Prophetia Danielis | Dn, Danielis, Daniel
    HOS | Os | Prophetia Osee | Osee
    JOL | Ioel | Prophetia Ioel | Joel, Ioelis
    AMO | Am | Prophetia Amos | Amos
    OBA | Abd | Prophetia Abdiae | Abdias, Abdiae
    JON | Ion | Prophetia Ionae | Jon, Ionas, Jonas, Ionae, Jonae
    MIC | Mich | Prophetia Michaeae | Mi, Michaeae, Michaeas, Michea
    NAM | Nah | Prophetia Nahum | Nahum
    HAB | Hab | Prophetia Habacuc | Habacuc
    ZEP | Soph | Prophetia Sophoniae | So, Sophonias, Sophoniae
    HAG | Agg | Prophetia Aggaei | Aggaei, Aggaeus, Aggeus
    ZEC | Zach | Prophetia Zachariae | Zac, Zacharias, Zachariae
    MAL | Mal | Prophetia Malachiae | Malachias, Malachiae
    1MA | 1 Mach | Liber I Maccabaeorum | 1 Mac, 1 Maccabaeorum, 1 Machabaeorum
    2MA | 2 Mach | Liber II Maccabaeorum | 2 Mac, 2 Maccabaeorum, 2 Machabaeorum
    MAN | OrMan | Oratio Manassae | Or Man, Oratio Manasse
    1ES | 3 Esd | Liber III Esdrae | 3 Esdrae, 3 Esdr
    2ES | 4 Esd | Liber IV Esdrae | 4 Esdrae, 4 Esdr
    PS2 | Ps151 | Psalmus 151 |
    LAO | Laod | Epistula ad Laodicenses | Laodicenses
    MAT | Mt | Evangelium secundum Matthaeum | Matth, Matthaeum, Matthaeus
    MRK | Mc | Evangelium secundum Marcum | Marc, Marcum, Marcus
    LUK | Lc | Evangelium secundum Lucam | Luc, Lucam, Lucas
    JHN | Io | Evangelium secundum Ioannem | Ioan, Ioannem, Joannem, Ioannes, Joannes
    ACT | Act | Actus Apostolorum | Acta, Actus, Acta Apostolorum
    ROM | Rom | Epistula ad Romanos | Romanos
    1CO | 1 Cor | Epistula I ad Corinthios | 1 Corinthios
    2CO | 2 Cor | Epistula II ad Corinthios | 2 Corinthios
    GAL | Gal | Epistula ad Galatas | Galatas
    EPH | Eph | Epistula ad Ephesios | Ephesios
    PHP | Phil | Epistula ad Philippenses | Philippenses
    COL | Col | Epistula ad Colossenses | Colossenses
    1TH | 1 Thess | Epistula I ad Thessalonicenses | 1 Thessalonicenses
    2TH | 2 Thess | Epistula II ad Thessalonicenses | 2 Thessalonicenses
    1TI | 1 Tim | Epistula I ad Timotheum | 1 Timotheum
    2TI | 2 Tim | Epistula II ad Timotheum | 2 Timotheum
    TIT | Tit | Epistula ad Titum | Titum
    PHM | Philm | Epistula ad Philemonem | Philemonem, Phlm
    HEB | Hebr | Epistula ad Hebraeos | Heb, Hebraeos
    JAS | Iac | Epistula Iacobi | Jac, Iacobi, Jacobi
    1PE | 1 Petr | Epistula I Petri | 1 Petri
    2PE | 2 Petr | Epistula II Petri | 2 Petri
    1JN | 1 Io | Epistula I Ioannis | 1 Ioan, 1 Ioannis, 1 Joannis
    2JN | 2 Io | Epistula II Ioannis | 2 Ioan, 2 Ioannis, 2 Joannis
    3JN | 3 Io | Epistula III Ioannis | 3 Ioan, 3 Ioannis, 3 Joannis
    JUD | Iudae | Epistula Iudae | Judae
    REV | Apc | Apocalypsis Ioannis | Apoc, Apocalypsis
  `,
  ambiguous: `
    1 Reg | 1SA, 1KI
    1 Regum | 1SA, 1KI
    1 Rg | 1SA, 1KI
    2 Reg | 2SA, 2KI
    2 Regum | 2SA, 2KI
    2 Rg | 2SA, 2KI
  `,
  ordinals: [
    "primus prima primum",
    "secundus secunda",
    "tertius tertia tertium",
    "quartus quarta quartum",
    "quintus quinta quintum",
  ],
  fillers: `
    liber libri epistula epistola ad evangelium secundum sanctum sancti beati prophetia prophetae pauli apostoli
  `,
};

/**
 * German. Abbreviations are those of the Loccum guidelines; alternates are those of Luther's Bible.
 * In the order of the Einheitsübersetzung.
 */
const GERMAN: LanguageTable = {
  language: "deu",
  books: `
    GEN | Gen | Das Buch Genesis | 1 Mose, 1 Mos, Genesis
    EXO | Ex | Das Buch Exodus | 2 Mose, 2 Mos, Exod
    LEV | Lev | Das Buch Levitikus | 3 Mose, 3 Mos, Levitikus
    NUM | Num | Das Buch Numeri | 4 Mose, 4 Mos, Numeri
    DEU | Dtn | Das Buch Deuteronomium | 5 Mose, 5 Mos, Deuteronomium
    JOS | Jos | Das Buch Josua | Josua
    JDG | Ri | Das Buch der Richter | Richter
    RUT | Rut | Das Buch Rut | Ruth
    1SA | 1 Sam | Das erste Buch Samuel | 1 Samuel
    2SA | 2 Sam | Das zweite Buch Samuel | 2 Samuel
    1KI | 1 Kön | Das erste Buch der Könige | 1 Könige, 1 Koen, 1 Koenige
    2KI | 2 Kön | Das zweite Buch der Könige | 2 Könige, 2 Koen, 2 Koenige
    1CH | 1 Chr | Das erste Buch der Chronik | 1 Chronik, 1 Chron
    2CH | 2 Chr | Das zweite Buch der Chronik | 2 Chronik, 2 Chron
    EZR | Esra | Das Buch Esra | Esr
    NEH | Neh | Das Buch Nehemia | Nehemia
    TOB | Tob | Das Buch Tobit | Tobit, Tobias
    JDT | Jdt | Das Buch Judit | Judit, Judith
    EST | Est | Das Buch Ester | Ester, Esther
    1MA | 1 Makk | Das erste Buch der Makkabäer | 1 Makkabäer, 1 Makkabaeer
    2MA | 2 Makk | Das zweite Buch der Makkabäer | 2 Makkabäer, 2 Makkabaeer
    JOB | Ijob | Das Buch Ijob | Hiob, Hi
    PSA | Ps | Die Psalmen | Psalmen, Psalm
    PRO | Spr | Das Buch der Sprichwörter | Sprichwörter, Sprichwoerter, Sprüche, Sprueche, Sprüche Salomos
    ECC | Koh | Das Buch Kohelet | Kohelet, Prediger, Pred
    SNG | Hld | Das Hohelied | Hoheslied, Hohes Lied Salomos, Hl
    WIS | Weish | Das Buch der Weisheit | Weisheit Salomos
    SIR | Sir | Das Buch Jesus Sirach | Jesus Sirach, Sirach
    ISA | Jes | Das Buch Jesaja | Jesaja
    JER | Jer | Das Buch Jeremia | Jeremia
    LAM | Klgl | Die Klagelieder | Klagelieder, Klag
    BAR | Bar | Das Buch Baruch | Baruch
    EZK | Ez | Das Buch Ezechiel | Ezechiel, Hesekiel, Hes
    DAN | Dan | Das Buch Daniel | Daniel
    HOS | Hos | Das Buch Hosea | Hosea
    JOL | Joel | Das Buch Joël | Joël
    AMO | Am | Das Buch Amos | Amos
    OBA | Obd | Das Buch Obadja | Obadja, Ob
    JON | Jona | Das Buch Jona | Jon
    MIC | Mi | Das Buch Micha | Micha
    NAM | Nah | Das Buch Nahum | Nahum
    HAB | Hab | Das Buch Habakuk | Habakuk
    ZEP | Zef | Das Buch Zefanja | Zefanja, Zephanja, Zeph
    HAG | Hag | Das Buch Haggai | Haggai
    ZEC | Sach | Das Buch Sacharja | Sacharja
    MAL | Mal | Das Buch Maleachi | Maleachi
    ESG | EstGr | Ester (griechisch) | StEst, Zusätze zu Ester, Stücke zu Ester
    DAG | DanGr | Daniel (griechisch) | StDan, Zusätze zu Daniel, Stücke zu Daniel
    LJE | Brief Jer | Der Brief des Jeremia | BrJer, Brief Jeremias
    S3Y | GebAs | Das Gebet des Asarja | Gebet des Asarja, Gesang der drei Männer
    SUS | Sus | Susanna |
    BEL | Bel | Bel und der Drache |
    3MA | 3 Makk | Das dritte Buch der Makkabäer | 3 Makkabäer
    4MA | 4 Makk | Das vierte Buch der Makkabäer | 4 Makkabäer
    1ES | 3 Esra | Das dritte Buch Esra | 3 Esr
    2ES | 4 Esra | Das vierte Buch Esra | 4 Esr
    MAN | GebMan | Das Gebet Manasses | OrMan, Gebet des Manasse, Gebet Manasses
    PS2 | Ps151 | Psalm 151 |
    MAT | Mt | Das Evangelium nach Matthäus | Matthaeus, Matthäusevangelium
    MRK | Mk | Das Evangelium nach Markus | Markusevangelium
    LUK | Lk | Das Evangelium nach Lukas | Lukasevangelium
    JHN | Joh | Das Evangelium nach Johannes | Johannesevangelium
    ACT | Apg | Die Apostelgeschichte | Apostelgeschichte
    ROM | Röm | Der Brief an die Römer | Römer, Roem, Roemer, Römerbrief
    1CO | 1 Kor | Der erste Brief an die Korinther | 1 Korinther, 1 Korintherbrief
    2CO | 2 Kor | Der zweite Brief an die Korinther | 2 Korinther, 2 Korintherbrief
    GAL | Gal | Der Brief an die Galater | Galater, Galaterbrief
    EPH | Eph | Der Brief an die Epheser | Epheser, Epheserbrief
    PHP | Phil | Der Brief an die Philipper | Philipper, Philipperbrief
    COL | Kol | Der Brief an die Kolosser | Kolosser, Kolosserbrief
    1TH | 1 Thess | Der erste Brief an die Thessalonicher | 1 Thessalonicher
    2TH | 2 Thess | Der zweite Brief an die Thessalonicher | 2 Thessalonicher
    1TI | 1 Tim | Der erste Brief an Timotheus | 1 Timotheus
    2TI | 2 Tim | Der zweite Brief an Timotheus | 2 Timotheus
    TIT | Tit | Der Brief an Titus | Titus
    PHM | Phlm | Der Brief an Philemon | Phm, Philemonbrief
    HEB | Hebr | Der Brief an die Hebräer | Hebraeer, Hebräerbrief
    JAS | Jak | Der Brief des Jakobus | Jakobus, Jakobusbrief
    1PE | 1 Petr | Der erste Brief des Petrus | 1 Petrus, 1 Petrusbrief
    2PE | 2 Petr | Der zweite Brief des Petrus | 2 Petrus, 2 Petrusbrief
    1JN | 1 Joh | Der erste Brief des Johannes | 1 Johannes, 1 Johannesbrief
    2JN | 2 Joh | Der zweite Brief des Johannes | 2 Johannes, 2 Johannesbrief
    3JN | 3 Joh | Der dritte Brief des Johannes | 3 Johannes, 3 Johannesbrief
    JUD | Jud | Der Brief des Judas | Judas, Judasbrief
    REV | Offb | Die Offenbarung des Johannes | Offenbarung, Apk, Apokalypse
    LAO | Laod | Der Brief an die Laodizener | Laodizener
  `,
  ambiguous: "",
  ordinals: [
    "erste erster erstes ersten",
    "zweite zweiter zweites zweiten",
    "dritte dritter drittes dritten",
    "vierte vierter viertes vierten",
    "fünfte fünfter fünftes fünften",
  ],
  fillers: `
    das die der des dem den buch bücher brief an evangelium nach prophet propheten apostel apostels
    paulus heiligen hl
  `,
};

/** The tables, in the order in which they are asked for a name. */
export const LANGUAGE_TABLES: readonly LanguageTable[] = [SLOVENIAN, ENGLISH, LATIN, GERMAN];
