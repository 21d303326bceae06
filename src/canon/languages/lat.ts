import type { LanguageTable } from "./language_table.ts";

/**
 * Latin. Abbreviations are those of the Nova Vulgata; names and alternates are those of the Clementine
 * Vulgate. `1 Reg` is the third book of Kings there and the first of Samuel, so it is listed as ambiguous.
 * In the order of the Clementine Vulgate, the Maccabees at the end of the Old Testament.
 */
export const LATIN: LanguageTable = {
  language: "lat",
  books: `
    GEN | Gen | Liber Genesis | Genesis, Genes
    EXO | Ex | Liber Exodus | Exod, Exodus, Exodi
    LEV | Lev | Liber Leviticus | Lv, Leviticus, Levitici
    NUM | Num | Liber Numeri | Nm, Numeri, Numerorum
    DEU | Deut | Liber Deuteronomii | Dt, Deuteronomium
    JOS | Ios | Liber Iosue | Jos, Josue, Iosue
    JDG | Iudc | Liber Iudicum | Iudic, Judic, Jdc, Idc, Iudicum, Judicum, Iud
    RUT | Ruth | Liber Ruth | Rut, Rt
    1SA | 1 Sam | Liber I Samuelis | 1 Samuelis, 1 Samuhelis, 1 Regnorum
    2SA | 2 Sam | Liber II Samuelis | 2 Samuelis, 2 Samuhelis, 2 Regnorum
    1KI | 3 Reg | Liber III Regum | 3 Regum, 3 Rg, 3 Regnorum
    2KI | 4 Reg | Liber IV Regum | 4 Regum, 4 Rg, 4 Regnorum
    1CH | 1 Par | Liber I Paralipomenon | 1 Paralipomenon, 1 Chronicorum
    2CH | 2 Par | Liber II Paralipomenon | 2 Paralipomenon, 2 Chronicorum
    EZR | Esd | Liber Esdrae | Esdrae, Esdras, Esdr, Esdra
    NEH | Neh | Liber Nehemiae | Nehemiae
    TOB | Tob | Liber Tobiae | Tb, Tobiae, Tobias, Liber Thobis, Tho, Thobis
    JDT | Idt | Liber Iudith | Iudith, Judith, Jdt
    EST | Est | Liber Esther | Esther, Esth
    JOB | Iob | Liber Iob | Job
    PSA | Ps | Liber Psalmorum | Psalmorum, Psalmus, Psalmi
    PRO | Prov | Liber Proverbiorum | Prv, Proverbia, Proverbiorum
    ECC | Eccle | Liber Ecclesiastes | Eccl, Ecclesiastes, Qoh, Liber Qoelet, Qoelet, Ec, Qo
    SNG | Cant | Canticum Canticorum | Ct, Cantici Canticorum, Can, Cant Cantic
    WIS | Sap | Liber Sapientiae | Sapientia, Sapientiae, Sapientia Salomonis, Sapient
    SIR | Eccli | Liber Ecclesiasticus | Ecclesiasticus, Ecclus, Siracides, Siracidis, Oratio Iesu filii Sirach, Iesu filii Sirach
    ISA | Is | Liber Isaiae | Isa, Isaiae, Isaias, Isai
    JER | Ier | Liber Ieremiae | Jer, Ieremiae, Jeremiae, Jeremias, Ieremias, Ierem
    LAM | Lam | Lamentationes | Thr, Thren, Threni, Lamentationum
    BAR | Bar | Liber Baruch | Baruch
    EZK | Ez | Prophetia Ezechielis | Ezech, Ezechiel, Ezechielis
    DAN | Dan | Prophetia Danielis | Dn, Danielis, Daniel
    HOS | Os | Prophetia Osee | Osee
    JOL | Ioel | Prophetia Ioel | Joel, Ioelis
    AMO | Am | Prophetia Amos | Amos
    OBA | Abd | Prophetia Abdiae | Abdias, Abdiae
    JON | Ion | Prophetia Ionae | Jon, Ionas, Jonas, Ionae, Jonae, Iona
    MIC | Mich | Prophetia Michaeae | Mi, Michaeae, Michaeas, Michea
    NAM | Nah | Prophetia Nahum | Nahum
    HAB | Hab | Prophetia Habacuc | Habacuc
    ZEP | Soph | Prophetia Sophoniae | So, Sophonias, Sophoniae
    HAG | Agg | Prophetia Aggaei | Aggaei, Aggaeus, Aggeus
    ZEC | Zach | Prophetia Zachariae | Zac, Zacharias, Zachariae
    MAL | Mal | Prophetia Malachiae | Malachias, Malachiae, Malach, Mal
    1MA | 1 Mach | Liber I Maccabaeorum | 1 Mac, 1 Maccabaeorum, 1 Machabaeorum, 1 Macabaeorum, 1 Macab
    2MA | 2 Mach | Liber II Maccabaeorum | 2 Mac, 2 Maccabaeorum, 2 Machabaeorum, 2 Macabaeorum, 2 Macab
    MAN | OrMan | Oratio Manassae | Or Man, Oratio Manasse, Oratio regis Manassae
    1ES | 3 Esd | Liber III Esdrae | 3 Esdrae, 3 Esdr
    2ES | 4 Esd | Liber IV Esdrae | 4 Esdrae, 4 Esdr
    ESG | EsthGr | Esther graeca | Graeca Esther, Additiones Esther
    DAG | DanGr | Daniel graece |
    LJE | EpIer | Epistula Ieremiae | Oratio Ieremiae, Or Ier
    S3Y | OrAz | Oratio Azariae | Or Azar, Hymnus trium puerorum
    SUS | Sus | Historia Susannae | Susannae, Susanna
    BEL | Bel | Bel et draco | Bel et draconis, Historia Beli et draconis
    3MA | 3 Mach | Liber III Maccabaeorum | 3 Machabaeorum, 3 Macabaeorum, 3 Maccabaeorum
    4MA | 4 Mach | Liber IV Maccabaeorum | 4 Machabaeorum, 4 Macabaeorum, 4 Maccabaeorum
    PS2 | Ps151 | Psalmus 151 |
    LAO | Laod | Epistula ad Laodicenses | Laodicenses
    MAT | Mt | Evangelium secundum Matthaeum | Matth, Matthaeum, Matthaeus
    MRK | Mc | Evangelium secundum Marcum | Marc, Marcum, Marcus
    LUK | Lc | Evangelium secundum Lucam | Luc, Lucam, Lucas, Lu
    JHN | Io | Evangelium secundum Ioannem | Ioan, Ioannem, Joannem, Ioannes, Joannes
    ACT | Act | Actus Apostolorum | Acta, Actus, Acta Apostolorum
    ROM | Rom | Epistula ad Romanos | Romanos
    1CO | 1 Cor | Epistula I ad Corinthios | 1 Corinthios
    2CO | 2 Cor | Epistula II ad Corinthios | 2 Corinthios
    GAL | Gal | Epistula ad Galatas | Galatas, Galat
    EPH | Eph | Epistula ad Ephesios | Ephesios, Ephes
    PHP | Phil | Epistula ad Philippenses | Philippenses, Philipp
    COL | Col | Epistula ad Colossenses | Colossenses, Coloss
    1TH | 1 Thess | Epistula I ad Thessalonicenses | 1 Thessalonicenses
    2TH | 2 Thess | Epistula II ad Thessalonicenses | 2 Thessalonicenses
    1TI | 1 Tim | Epistula I ad Timotheum | 1 Timotheum
    2TI | 2 Tim | Epistula II ad Timotheum | 2 Timotheum
    TIT | Tit | Epistula ad Titum | Titum
    PHM | Philm | Epistula ad Philemonem | Philemonem, Phlm, Phmn, Philem
    HEB | Hebr | Epistula ad Hebraeos | Heb, Hebraeos
    JAS | Iac | Epistula Iacobi | Jac, Iacobi, Jacobi
    1PE | 1 Petr | Epistula I Petri | 1 Petri, Petri I
    2PE | 2 Petr | Epistula II Petri | 2 Petri, Petri II
    1JN | 1 Io | Epistula I Ioannis | 1 Ioan, 1 Ioannis, 1 Joannis
    2JN | 2 Io | Epistula II Ioannis | 2 Ioan, 2 Ioannis, 2 Joannis
    3JN | 3 Io | Epistula III Ioannis | 3 Ioan, 3 Ioannis, 3 Joannis
    JUD | Iudae | Epistula Iudae | Judae
    REV | Apc | Apocalypsis Ioannis | Apoc, Apocalypsis, Apocal
  `,
  ambiguous: `
    1 Esdrae | EZR, 1ES
    2 Esdrae | NEH, 2ES
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
  isNumberedBehind: true,
  fillers: `
    liber libri epistula epistulam evangelii epistola ad evangelium secundum sanctum sancti beati prophetia prophetae pauli apostoli
  `,
};
