import type { MessageValues } from "./values.ts";

/** The help of all commands. */
export const HELP = {
  "Ambo answers scripture passages by reference.":
    "Ambo za navedeno svetopisemsko mesto vrne besedilo odlomka.",
  "Usage: {usage}": "Uporaba: {usage}",
  "Options:": "Stikala:",
  "Settings:": "Nastavitve:",
  "Examples:": "Primeri:",
  "Settings, as flags:": "Nastavitve kot stikala:",
  "Everywhere:": "Povsod:",
  "`ambo help COMMAND` explains a command, `ambo help settings` the settings.":
    "`ambo help UKAZ` pojasni ukaz, `ambo help settings` pa nastavitve.",
  "Every setting is a flag, a variable and a line of the settings file: a flag wins over a variable, a variable over the file.":
    "Vsaka nastavitev je stikalo, spremenljivka okolja in vrstica datoteke z nastavitvami: stikalo ima prednost pred spremenljivko, ta pa pred datoteko.",
  "{variable} or {other}": "{variable} ali {other}",

  Service: "Storitev",
  Texts: "Besedila",
  "Users and keys": "Uporabniki in ključi",
  Program: "Program",

  "language of help, results and errors: sl or en; else as LANGUAGE, LC_ALL, LC_MESSAGES and LANG say":
    "jezik pomoči, izpisov in napak: sl ali en; sicer ga določajo LANGUAGE, LC_ALL, LC_MESSAGES in LANG",
  "colours: auto (on a terminal, unless NO_COLOR is set), always or never":
    "barve: auto (na terminalu, razen če je nastavljena NO_COLOR), always ali never",
  "explains the command": "pojasni ukaz",
  "goes on without asking": "nadaljuje brez vprašanja",

  "serves the API and the pages": "streže API in spletne strani",
  "prints the settings in force and their sources": "izpiše veljavne nastavitve in njihov izvor",

  "turns a publisher's file, folder or zip into a translation":
    "iz založnikove datoteke, mape ali arhiva ZIP naredi prevod",
  "what the translation parameter takes, such as SSP3":
    "oznaka prevoda, na primer SSP3; z njo ga izberejo programi",
  "full name of the translation": "polno ime prevoda",
  "three-letter code, such as slv": "tričrkovna oznaka jezika, na primer slv",
  "attribution that clients must display":
    "navedba avtorskih pravic, ki jo morajo prikazati odjemalci",
  "encoding of files that are not UTF-8, such as windows-1250":
    "kodiranje datotek, ki niso v UTF-8, na primer windows-1250",
  "write over a translation of the same code": "zamenja prevod z isto oznako",
  "writes a translation in a format that other programs read":
    "zapiše prevod v obliki, ki jo berejo drugi programi",
  "osis, usfm or zefania": "osis, usfm ali zefania",
  "write over the file": "zamenja datoteko",
  "tells what is wrong in a translation, line by line": "po vrsticah pove, kaj je v prevodu narobe",
  "count the lines of a translation again after a change by hand":
    "po ročnem popravku znova prešteje vrstice prevoda",
  "mend without asking": "popravi brez vprašanja",
  "shows how a reference is understood, or where it is at fault":
    "pokaže, kako razume zapis mesta ali kje je v njem napaka",
  "with the names and verses of this translation": "po imenih knjig in vrsticah tega prevoda",
  "prints the verse of the day, for a bulletin or a cron job":
    "izpiše vrstico dneva, na primer za oznanila ali opravilo cron",
  "a day as YYYY-MM-DD; today unless given": "dan v obliki LLLL-MM-DD; privzeto današnji",
  "code of the translation": "oznaka prevoda",
  "finds verses by their words": "poišče vrstice po besedah",
  "books to search, such as Mt-Jn,Raz, ot or nt":
    "knjige, v katerih išče, na primer Mt-Jn,Raz, ot ali nt",
  "canonical or relevance (canonical)":
    "canonical (po vrsti) ali relevance (po ustreznosti); privzeto canonical",
  "verses to print at most (20)": "največje število izpisanih vrstic (20)",
  "prints the readings of the day's Mass": "izpiše mašna berila dneva",
  "a day as YYYY-MM-DD, 1900 to 2100; today unless given":
    "dan v obliki LLLL-MM-DD, od 1900 do 2100; privzeto današnji",
  "prints the church year, a day a line": "izpiše cerkveno leto, vsak dan v svoji vrstici",
  "a year such as 2027; this one unless given": "leto, na primer 2027; privzeto letošnje",

  "adds, lists, removes users; makes sign-in links":
    "doda, našteje in odstrani uporabnike; izda povezave za prijavo",
  "with add: the user is an administrator": "pri add: uporabnik je skrbnik",
  "makes, ends and lists API keys": "izda, prekliče in našteje ključe API",
  "shows the requests of each day": "pokaže število zahtev po dnevih",
  "writes users, keys and counts into one file":
    "zapiše uporabnike, ključe in števce zahtev v eno datoteko",
  "restores a backup where there is no store":
    "obnovi podatke iz varnostne kopije, kjer shrambe še ni",
  "tells if the service on this machine answers": "pove, ali se storitev na tem računalniku odziva",
  "checks the files of the store, or repairs them": "preveri ali popravi datoteke shrambe",

  "prints the version and the commit": "izpiše različico in oznako izdaje",
  "prints a script that completes command lines": "izpiše skript za dopolnjevanje ukazov v lupini",
  "lists the commands; explains one, or the settings":
    "našteje ukaze; pojasni posameznega ali nastavitve",
  "prints the manual page, for `man`": "izpiše stran priročnika za `man`",
  "prints JSON: {shape}": ({ shape }: MessageValues) =>
    `izpiše JSON: ${String(shape)
      .replace("the value of a secret is null", "vrednost skrivnosti je null")
      .replace(
        "requests is null where a file is damaged",
        "requests je null, kjer je datoteka poškodovana",
      )
      .replace("made is the time of the backup", "made je čas nastanka kopije")
      .replace("not with - for standard output", "ne skupaj z -, ki je standardni izhod")}`,
} as const;
