import type { LanguageTable } from "./language_table.ts";

/**
 * Italian. Abbreviations are those of the bishops' conference (CEI 2008); alternates are those of the
 * Nuova Riveduta and everyday use. In the order of the CEI Bible.
 */
export const ITALIAN: LanguageTable = {
  language: "ita",
  books: `
    GEN | Gen | Genesi | Ge
    EXO | Es | Esodo | Eso
    LEV | Lv | Levitico | Le, Lev
    NUM | Nm | Numeri | Nu, Num
    DEU | Dt | Deuteronomio | De, Deut, Deu
    JOS | Gs | Giosuè | Gios
    JDG | Gdc | Giudici | Giudic
    RUT | Rt | Rut | Ru, Ruth
    1SA | 1 Sam | Primo libro di Samuele | 1 Samuele, 1 Sa
    2SA | 2 Sam | Secondo libro di Samuele | 2 Samuele, 2 Sa
    1KI | 1 Re | Primo libro dei Re | 1 R
    2KI | 2 Re | Secondo libro dei Re | 2 R
    1CH | 1 Cr | Primo libro delle Cronache | 1 Cronache, 1 Cro, 1 Cron
    2CH | 2 Cr | Secondo libro delle Cronache | 2 Cronache, 2 Cro, 2 Cron
    EZR | Esd | Esdra | Ed, Ezra
    NEH | Ne | Neemia | Nee
    TOB | Tb | Tobia | Tobi, Tobiolo, Tob
    JDT | Gdt | Giuditta | Giud
    EST | Est | Ester | Et
    1MA | 1 Mac | Primo libro dei Maccabei | 1 Maccabei
    2MA | 2 Mac | Secondo libro dei Maccabei | 2 Maccabei
    JOB | Gb | Giobbe |
    PSA | Sal | Salmi | Salmo, Sl, Salmi di Davide
    PRO | Pr | Proverbi | Prov
    ECC | Qo | Qoèlet | Qohelet, Qohèlet, Ecclesiaste, Ec, Ecc
    SNG | Ct | Cantico dei Cantici | Cantico di Salomone, Cantico, Ca
    WIS | Sap | Sapienza | Sapienza di Salomone
    SIR | Sir | Siracide | Sapienza di Siracide, Sapienza di Sirach, Ecclesiastico
    ISA | Is | Isaia | Isa
    JER | Ger | Geremia | Gr
    LAM | Lam | Lamentazioni | La
    BAR | Bar | Baruc | Baruch
    EZK | Ez | Ezechiele | Ezec
    DAN | Dn | Daniele | Da
    HOS | Os | Osea |
    JOL | Gl | Gioele | Gioe
    AMO | Am | Amos |
    OBA | Abd | Abdia | Ovadia
    JON | Gn | Giona | Gio
    MIC | Mi | Michea | Mic
    NAM | Na | Naum | Nahum
    HAB | Ab | Abacuc | Aba
    ZEP | Sof | Sofonia | So
    HAG | Ag | Aggeo |
    ZEC | Zc | Zaccaria | Za, Zac
    MAL | Ml | Malachia |
    ESG | EstGr | Ester (greco) | Ester versione greca, Aggiunte a Ester
    DAG | DanGr | Daniele (greco) | Aggiunte a Daniele
    LJE | Let Ger | Lettera di Geremia |
    S3Y | PrAzar | Preghiera di Azaria | Cantico dei tre giovani, Cantico dei tre giovani nella fornace, Cantico dei tre fanciulli
    SUS | Sus | Susanna | Storia di Susanna
    BEL | Bel | Bel e il drago |
    3MA | 3 Mac | Terzo libro dei Maccabei | 3 Maccabei
    4MA | 4 Mac | Quarto libro dei Maccabei | 4 Maccabei
    1ES | 3 Esd | Terzo libro di Esdra | 3 Esdra, Esdra greco
    2ES | 4 Esd | Quarto libro di Esdra | 4 Esdra
    MAN | OrMan | Preghiera di Manasse | Orazione di Manasse, Orazione di Manasse re di Giuda
    PS2 | Ps151 | Salmo 151 |
    MAT | Mt | Vangelo secondo Matteo | Matteo
    MRK | Mc | Vangelo secondo Marco | Marco
    LUK | Lc | Vangelo secondo Luca | Luca, Lu
    JHN | Gv | Vangelo secondo Giovanni | Giovanni, Giov
    ACT | At | Atti degli Apostoli | Atti
    ROM | Rm | Lettera ai Romani | Romani
    1CO | 1 Cor | Prima lettera ai Corinzi | 1 Corinzi, 1 Co
    2CO | 2 Cor | Seconda lettera ai Corinzi | 2 Corinzi, 2 Co
    GAL | Gal | Lettera ai Galati | Galati, Ga
    EPH | Ef | Lettera agli Efesini | Efesini
    PHP | Fil | Lettera ai Filippesi | Filippesi, Fl
    COL | Col | Lettera ai Colossesi | Colossesi, Cl
    1TH | 1 Ts | Prima lettera ai Tessalonicesi | 1 Tessalonicesi, 1 Te
    2TH | 2 Ts | Seconda lettera ai Tessalonicesi | 2 Tessalonicesi, 2 Te
    1TI | 1 Tm | Prima lettera a Timoteo | 1 Timoteo, 1 Ti
    2TI | 2 Tm | Seconda lettera a Timoteo | 2 Timoteo, 2 Ti
    TIT | Tt | Lettera a Tito | Tito
    PHM | Fm | Lettera a Filemone | Filemone, Fi
    HEB | Eb | Lettera agli Ebrei | Ebrei
    JAS | Gc | Lettera di Giacomo | Giacomo, Gm
    1PE | 1 Pt | Prima lettera di Pietro | 1 Pietro, 1 P
    2PE | 2 Pt | Seconda lettera di Pietro | 2 Pietro, 2 P
    1JN | 1 Gv | Prima lettera di Giovanni | 1 Giovanni
    2JN | 2 Gv | Seconda lettera di Giovanni | 2 Giovanni
    3JN | 3 Gv | Terza lettera di Giovanni | 3 Giovanni
    JUD | Gd | Lettera di Giuda | Giuda
    REV | Ap | Apocalisse | Apocalisse di Giovanni, Rivelazione, Riv
  `,
  ambiguous: "",
  ordinals: ["primo prima", "secondo seconda", "terzo terza", "quarto quarta", "quinto quinta"],
  fillers: `
    libro del della dello dei degli delle dal dalla dai dagli di al alla ai agli lettera epistola vangelo
    san santo profeta apostolo paolo secondo
  `,
};
