import type { LanguageTable } from "./language_table.ts";

/**
 * English. Abbreviations are those of the Society of Biblical Literature's handbook of style; alternates
 * are OSIS and USFM ids and the short forms of common editions. In the order of the Authorised Version.
 *
 * The USFM id `JHN` is read in capitals alone: `Jhn` is more often a slip of the finger and gets a suggestion.
 * `PS2` is left out because it is read as the second psalm.
 */
export const ENGLISH: LanguageTable = {
  language: "eng",
  books: `
    GEN | Gen | Genesis | Ge
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
    EST | Esth | Esther | Est
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
    HAB | Hab | Habakkuk | Habak
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
    ENO | 1 En | 1 Enoch | Enoch, =ENO
    MAT | Matt | Matthew | Mt, Mat, Matth
    MRK | Mark | Mark | Mk, Mrk, Mr
    LUK | Luke | Luke | Lk, Luk
    JHN | John | John | Jn, Joh, =JHN
    ACT | Acts | Acts of the Apostles | Act
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
