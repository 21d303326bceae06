import type { LanguageTable } from "./language_table.ts";

/**
 * Hungarian. Abbreviations are those of the Catholic Bible (Szent István Társulat); alternates are those of the
 * Reformed Bible (Károli) and everyday use. In the order of the Catholic Bible.
 */
export const HUNGARIAN: LanguageTable = {
  language: "hun",
  books: `
    GEN | Ter | Teremtés könyve | Teremtés, 1 Móz, 1 Mózes, 1 Mz, Mózes első könyve, Genezis
    EXO | Kiv | Kivonulás könyve | Kivonulás, 2 Móz, 2 Mózes, 2 Mz, Mózes második könyve
    LEV | Lev | Leviták könyve | Leviták, 3 Móz, 3 Mózes, 3 Mz, Mózes harmadik könyve
    NUM | Szám | Számok könyve | Számok, 4 Móz, 4 Mózes, 4 Mz, Mózes negyedik könyve
    DEU | MTörv | Második törvénykönyv | 5 Móz, 5 Mózes, 5 Mz, Mózes ötödik könyve
    JOS | Józs | Józsue könyve | Józsue, Józsué
    JDG | Bír | Bírák könyve | Bírák
    RUT | Rut | Rut könyve | Ruth
    1SA | 1 Sám | Sámuel első könyve | 1 Sámuel
    2SA | 2 Sám | Sámuel második könyve | 2 Sámuel
    1KI | 1 Kir | Királyok első könyve | 1 Királyok
    2KI | 2 Kir | Királyok második könyve | 2 Királyok
    1CH | 1 Krón | Krónikák első könyve | 1 Krónika, 1 Krónikák
    2CH | 2 Krón | Krónikák második könyve | 2 Krónika, 2 Krónikák
    EZR | Ezd | Ezdrás könyve | Ezdrás, Ezsd, Ezsdrás
    NEH | Neh | Nehemiás könyve | Nehemiás
    TOB | Tób | Tóbiás könyve | Tóbiás
    JDT | Judit | Judit könyve |
    EST | Esz | Eszter könyve | Eszter, Eszt
    1MA | 1 Makk | Makkabeusok első könyve | 1 Makkabeusok, 1 Mak
    2MA | 2 Makk | Makkabeusok második könyve | 2 Makkabeusok, 2 Mak
    JOB | Jób | Jób könyve |
    PSA | Zsolt | Zsoltárok könyve | Zsoltárok, Zsoltár
    PRO | Péld | Példabeszédek könyve | Példabeszédek
    ECC | Préd | Prédikátor könyve | Prédikátor
    SNG | Én | Énekek éneke | Salamon éneke
    WIS | Bölcs | Bölcsesség könyve | Bölcsesség, Salamon bölcsessége
    SIR | Sir | Sirák fia könyve | Sirák fia, Sirák könyve, Sirák, Sirák bölcsessége
    ISA | Iz | Izajás könyve | Izajás, Ézs, Ézsaiás, Ésaiás, Ezs
    JER | Jer | Jeremiás könyve | Jeremiás
    LAM | Siral | Siralmak könyve | Siralmak, Siralm, Jeremiás siralmai, Jeremiás sír
    BAR | Bár | Báruk könyve | Báruk
    EZK | Ez | Ezekiel könyve | Ezekiel
    DAN | Dán | Dániel könyve | Dániel
    HOS | Oz | Ozeás könyve | Ozeás, Hós, Hóseás
    JOL | Jo | Joel könyve | Joel, Jóel
    AMO | Ám | Ámosz könyve | Ámosz, Ámós
    OBA | Abd | Abdiás könyve | Abdiás
    JON | Jón | Jónás könyve | Jónás
    MIC | Mik | Mikeás könyve | Mikeás
    NAM | Náh | Náhum könyve | Náhum
    HAB | Hab | Habakuk könyve | Habakkuk
    ZEP | Szof | Szofoniás könyve | Szofoniás, Szefaniás, Sofoniás, Zofóniás
    HAG | Ag | Aggeus könyve | Aggeus, Haggeus
    ZEC | Zak | Zakariás könyve | Zakariás
    MAL | Mal | Malakiás könyve | Malakiás
    ESG | EstGr | Eszter könyvének kiegészítése | Eszter görög
    DAG | DanGr | Dániel (görög) | Dániel könyvének kiegészítése
    LJE | JerLev | Jeremiás levele |
    S3Y | Azar | Azariás imája | Azariás imádsága, Három fiatalember éneke
    SUS | Zsuz | Zsuzsanna | Zsuzs, Zsuzsanna és a vének
    BEL | Bél | Bél és a sárkány | Baál és a sárkány
    3MA | 3 Makk | Makkabeusok harmadik könyve | 3 Makkabeusok, 3 Mak
    4MA | 4 Makk | Makkabeusok negyedik könyve | 4 Makkabeusok, 4 Mak
    MAN | ManIm | Manassze imája | Manassé imádsága, Manasszé imája
    MAT | Mt | Máté evangéliuma | Máté, Evangélium Szent Máté szerint
    MRK | Mk | Márk evangéliuma | Márk, Evangélium Szent Márk szerint
    LUK | Lk | Lukács evangéliuma | Lukács, Evangélium Szent Lukács szerint
    JHN | Jn | János evangéliuma | János, Evangélium Szent János szerint
    ACT | ApCsel | Apostolok cselekedetei | Az apostolok cselekedetei, Apostolok, Cselekedetek, Csel
    ROM | Róm | Rómaiaknak írt levél | Rómaiakhoz, Rómaiakhoz írt levél, Rómaiaknak, Róma, Levél a rómaiaknak
    1CO | 1 Kor | Korintusiaknak írt első levél | 1 Korintus, 1 Korinthus, 1 Korintusiaknak, 1 Korinthusiakhoz, 1 Korintusi, Korintusiakhoz írt első levél, 1 levél a korintusiaknak
    2CO | 2 Kor | Korintusiaknak írt második levél | 2 Korintus, 2 Korinthus, 2 Korintusiaknak, 2 Korinthusiakhoz, 2 Korintusi, Korintusiakhoz írt második levél, 2 levél a korintusiaknak
    GAL | Gal | Galatáknak írt levél | Galata, Galaták, Galatákhoz, Galatáknak, Levél a galatáknak
    EPH | Ef | Efezusiaknak írt levél | Efezus, Efezusiakhoz, Efezusiaknak, Efézus, Efézusiakhoz, Epheszosziakhoz, Levél az efezusiaknak
    PHP | Fil | Filippieknek írt levél | Filippi, Filippiekhez, Filippieknek, Philippibeliekhez, Levél a filippieknek
    COL | Kol | Kolosszeieknek írt levél | Kolosszeieknek, Kolosszébeliekhez, Kolosséiakhoz, Kolossé, Levél a kolosszeieknek
    1TH | 1 Tessz | Tesszalonikaiaknak írt első levél | 1 Thessz, 1 Tesszalonika, 1 Thesszalonika, 1 Tesszalonikaiakhoz, 1 Thesszalonikaiakhoz, 1 Tesszalonikaiaknak, 1 Tesz, 1 levél a tesszalonikaiaknak
    2TH | 2 Tessz | Tesszalonikaiaknak írt második levél | 2 Thessz, 2 Tesszalonika, 2 Thesszalonika, 2 Tesszalonikaiakhoz, 2 Thesszalonikaiakhoz, 2 Tesszalonikaiaknak, 2 Tesz, 2 levél a tesszalonikaiaknak
    1TI | 1 Tim | Timóteusnak írt első levél | 1 Timóteus, 1 Timóteushoz, 1 Timóteusnak, 1 Timótheosz, 1 levél Timóteusnak
    2TI | 2 Tim | Timóteusnak írt második levél | 2 Timóteus, 2 Timóteushoz, 2 Timóteusnak, 2 Timótheosz, 2 levél Timóteusnak
    TIT | Tit | Titusznak írt levél | Titusz, Titushoz, Tituszhoz, Titusznak, Levél Titusznak
    PHM | Filem | Filemonnak írt levél | Filemon, Filemonhoz, Filemonnak, Philemonhoz, Levél Filemonnak
    HEB | Zsid | Zsidóknak írt levél | Zsidók, Zsidókhoz, Zsidókhoz írt levél, Zsidóknak, Héber levél, Levél a zsidóknak
    JAS | Jak | Jakab levele | Jakab
    1PE | 1 Pét | Péter első levele | 1 Péter
    2PE | 2 Pét | Péter második levele | 2 Péter
    1JN | 1 Ján | János első levele | 1 János, 1 Jn
    2JN | 2 Ján | János második levele | 2 János, 2 Jn
    3JN | 3 Ján | János harmadik levele | 3 János, 3 Jn
    JUD | Júd | Júdás levele | Júdás
    REV | Jel | Jelenések könyve | Jelenések, János jelenései, Apokalipszis
  `,
  ambiguous: "",
  ordinals: ["első", "második", "harmadik", "negyedik", "ötödik"],
  fillers: "könyve könyvéből evangéliuma evangélium levele szent apostol próféta",
  isNumberedBehind: true,
};
