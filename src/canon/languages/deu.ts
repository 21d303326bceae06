import type { LanguageTable } from "./language_table.ts";

/**
 * German. Abbreviations are those of the Loccum guidelines; alternates are those of Luther's Bible.
 * In the order of the Einheitsübersetzung.
 */
export const GERMAN: LanguageTable = {
  language: "deu",
  books: `
    GEN | Gen | Das Buch Genesis | 1 Mose, 1 Mos, Genesis, 1 Mo
    EXO | Ex | Das Buch Exodus | 2 Mose, 2 Mos, Exod, 2 Mo
    LEV | Lev | Das Buch Levitikus | 3 Mose, 3 Mos, Levitikus, 3 Mo
    NUM | Num | Das Buch Numeri | 4 Mose, 4 Mos, Numeri, 4 Mo
    DEU | Dtn | Das Buch Deuteronomium | 5 Mose, 5 Mos, Deuteronomium, 5 Mo
    JOS | Jos | Das Buch Josua | Josua
    JDG | Ri | Das Buch der Richter | Richter, Rich, Richt
    RUT | Rut | Das Buch Rut | Ruth
    1SA | 1 Sam | Das erste Buch Samuel | 1 Samuel
    2SA | 2 Sam | Das zweite Buch Samuel | 2 Samuel
    1KI | 1 Kön | Das erste Buch der Könige | 1 Könige, 1 Koen, 1 Koenige, =1 Kö, 1 Koe, 1 Kng, 1 König, 1 Könige
    2KI | 2 Kön | Das zweite Buch der Könige | 2 Könige, 2 Koen, 2 Koenige, =2 Kö, 2 Koe, 2 Kng, 2 König
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
    ECC | Koh | Das Buch Kohelet | Kohelet, Prediger, Pred, Ekklesiastes, Qoh
    SNG | Hld | Das Hohelied | Hoheslied, Hohes Lied Salomos, Hl, Hoheslied Salomonis, Hohelied Salomos, Hohelied Salomonis, Hohelied
    WIS | Weish | Das Buch der Weisheit | Weisheit Salomos
    SIR | Sir | Das Buch Jesus Sirach | Jesus Sirach, Sirach
    ISA | Jes | Das Buch Jesaja | Jesaja
    JER | Jer | Das Buch Jeremia | Jeremia
    LAM | Klgl | Die Klagelieder | Klagelieder, Klag, Klagelieder Jeremias
    BAR | Bar | Das Buch Baruch | Baruch
    EZK | Ez | Das Buch Ezechiel | Ezechiel, Hesekiel, Hes, Hesek
    DAN | Dan | Das Buch Daniel | Daniel
    HOS | Hos | Das Buch Hosea | Hosea
    JOL | Joel | Das Buch Joël | Joël
    AMO | Am | Das Buch Amos | Amos
    OBA | Obd | Das Buch Obadja | Obadja, Ob
    JON | Jona | Das Buch Jona | Jon
    MIC | Mi | Das Buch Micha | Micha, Michäas
    NAM | Nah | Das Buch Nahum | Nahum
    HAB | Hab | Das Buch Habakuk | Habakuk
    ZEP | Zef | Das Buch Zefanja | Zefanja, Zephanja, Zeph
    HAG | Hag | Das Buch Haggai | Haggai, Hagg
    ZEC | Sach | Das Buch Sacharja | Sacharja
    MAL | Mal | Das Buch Maleachi | Maleachi
    ESG | EstGr | Ester (griechisch) | StEst, Zusätze zu Ester, Stücke zu Ester, Gr Est, Griechisches Ester, Ester griechisch
    DAG | DanGr | Daniel (griechisch) | StDan, Zusätze zu Daniel, Stücke zu Daniel
    LJE | Brief Jer | Der Brief des Jeremia | BrJer, Brief Jeremias, Br Jer, Brief des Jeremias, Brief des Jeremia
    S3Y | GebAs | Das Gebet des Asarja | Gebet des Asarja, Gesang der drei Männer, Das Gebet Asarjas, Gebet Asarjas, Geb As, Gesang der Drei, Gesang der drei Männer im Feuerofen, Gesang der drei Maenner im Feuerofen, Gesang der drei im Feuerofen, Gesang der drei Maenner, L3J
    SUS | Sus | Susanna |
    BEL | Bel | Bel und der Drache | Bel und vom Drachen, Bel und Drache
    3MA | 3 Makk | Das dritte Buch der Makkabäer | 3 Makkabäer, 3 Makkabaeer
    4MA | 4 Makk | Das vierte Buch der Makkabäer | 4 Makkabäer, 4 Makkabaeer, 4 Makkabäer
    1ES | 3 Esra | Das dritte Buch Esra | 3 Esr, 1 Esdra
    2ES | 4 Esra | Das vierte Buch Esra | 4 Esr, 2 Esdra
    MAN | GebMan | Das Gebet Manasses | OrMan, Gebet des Manasse, Gebet Manasses, Geb Man
    PS2 | Ps151 | Psalm 151 |
    MAT | Mt | Das Evangelium nach Matthäus | Matthaeus, Matthäusevangelium, Matthaeusevangelium, Matthäus
    MRK | Mk | Das Evangelium nach Markus | Markusevangelium, Markusevangeliums
    LUK | Lk | Das Evangelium nach Lukas | Lukasevangelium, Lukasevangeliums
    JHN | Joh | Das Evangelium nach Johannes | Johannesevangelium, Johannesevangeliums
    ACT | Apg | Die Apostelgeschichte | Apostelgeschichte
    ROM | Röm | Der Brief an die Römer | Römer, Roem, Roemer, Römerbrief, Römerbriefs
    1CO | 1 Kor | Der erste Brief an die Korinther | 1 Korinther, 1 Korintherbrief
    2CO | 2 Kor | Der zweite Brief an die Korinther | 2 Korinther, 2 Korintherbrief
    GAL | Gal | Der Brief an die Galater | Galater, Galaterbrief, Galaterbriefs
    EPH | Eph | Der Brief an die Epheser | Epheser, Epheserbrief, Epheserbriefs
    PHP | Phil | Der Brief an die Philipper | Philipper, Philipperbrief, Philipperbriefs
    COL | Kol | Der Brief an die Kolosser | Kolosser, Kolosserbrief, Kolosserbriefs
    1TH | 1 Thess | Der erste Brief an die Thessalonicher | 1 Thessalonicher, 1 Thessalonicherbrief
    2TH | 2 Thess | Der zweite Brief an die Thessalonicher | 2 Thessalonicher, 2 Thessalonicherbrief
    1TI | 1 Tim | Der erste Brief an Timotheus | 1 Timotheus, 1 Timotheusbrief
    2TI | 2 Tim | Der zweite Brief an Timotheus | 2 Timotheus, 2 Timotheusbrief
    TIT | Tit | Der Brief an Titus | Titus, Titusbrief
    PHM | Phlm | Der Brief an Philemon | Phm, Philemonbrief, Philemonbriefs
    HEB | Hebr | Der Brief an die Hebräer | Hebraeer, Hebräerbrief, Hebräerbriefs
    JAS | Jak | Der Brief des Jakobus | Jakobus, Jakobusbrief, Jakobusbriefs, Jk
    1PE | 1 Petr | Der erste Brief des Petrus | 1 Petrus, 1 Petrusbrief
    2PE | 2 Petr | Der zweite Brief des Petrus | 2 Petrus, 2 Petrusbrief
    1JN | 1 Joh | Der erste Brief des Johannes | 1 Johannes, 1 Johannesbrief
    2JN | 2 Joh | Der zweite Brief des Johannes | 2 Johannes, 2 Johannesbrief
    3JN | 3 Joh | Der dritte Brief des Johannes | 3 Johannes, 3 Johannesbrief
    JUD | Jud | Der Brief des Judas | Judas, Judasbrief, Judasbriefs
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
