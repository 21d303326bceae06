import { texts } from "../language.ts";

/** The texts of the page of backup and health, and of the first steps. */
export const adminServiceTexts = texts(
  {
    title: "Storitev",
    health: "Stanje",
    version: "Različica",
    news: "Kaj je novega",
    newsItems: [
      "Koledar cerkvenega leta in berila vsega tedna; pri berilih so tudi odpevi psalmov in uvodne besede.",
      "Priprava maše: berila za branje, kopiranje in tisk; projekcija jih pokaže na prosojnicah.",
      "Iskanje najde odlomke po imenu, na primer »Očenaš«, in predlaga drugo poizvedbo, kadar ni zadetkov.",
      "Bralec lahko vrstice izbere, kopira, posluša in deli; zadnja branja odpre tudi brez omrežja.",
      "Založnikove opombe se ohranijo in jih bralec po želji prikaže.",
      "Prevode urejate, razvrščate, odstranjujete in vračate v brskalniku; ob novi izdaji najprej vidite, kaj se spremeni.",
      "Ime, stik, barvo in grb strani ter varnostno kopijo vsega imate na teh straneh.",
    ],
    store: "Velikost shrambe",
    corpus: "Velikost prevodov",
    free: "Prosto na disku",
    unknown: "ni znano",
    lastBackup: "Zadnja varnostna kopija s te strani",
    never: "še nobena",
    warnings: "Opozorila od zagona",
    noWarnings: "Od zagona ni bilo opozoril.",
    backup: "Varnostna kopija",
    backupLead:
      "Ena datoteka z uporabniki, ključi, števci, nastavitvami in prevodi. Kdor jo ima, ima vse: hranite jo tako skrbno kot geslo. Obnovi jo ukaz `ambo restore DATOTEKA`.",
    password: "Vaše geslo",
    download: "Prenesi varnostno kopijo",
    wrong: "Geslo ni pravo.",
    first: {
      title: "Prvi koraki",
      lead: "Pet korakov, s katerimi stran postane vaša. Opravljeni se označijo sami, vrstni red pa je poljuben.",
      done: "opravljeno",
      open: "še odprto",
      steps: {
        text: {
          title: "Vaše besedilo",
          effect:
            "Za zdaj je na voljo le vgrajeni angleški prevod. Slovenski prevodi so večinoma avtorsko zaščiteni: za SSP se obrnite na Svetopisemsko družbo Slovenije, za druge na njihove založnike, in prosite za dovoljenje ter datoteko. Starejši prevodi, katerih zaščita je potekla (70 let po prevajalčevi smrti), so prosti.",
          link: "Naloži prevod",
        },
        face: {
          title: "Ime in grb",
          effect: "Da obiskovalci vedo, čigava je stran.",
          link: "Uredi podobo",
        },
        address: {
          title: "Naslov",
          effect:
            "Nastavitev `--public-url` pove, na katerem naslovu je stran; iz njega nastanejo povezave v vabilih, virih in na drugih straneh.",
          same: (url: string) => `Naslov ${url} deluje: prav prek njega ste prišli sem.`,
          other: (url: string, here: string) =>
            `Nastavljen je naslov ${url}, sem pa ste prišli prek naslova ${here}. Odprite prvega in preverite, ali pokaže to stran.`,
          unset: (here: string) =>
            `Ni nastavljen. Sem ste prišli prek naslova ${here}; če je to pravi, v datoteko z nastavitvami zapišite \`public-url = ${here}\`.`,
          link: "Odpri nastavljeni naslov",
        },
        person: {
          title: "Še nekdo",
          effect: "Drugi skrbnik, da ob pozabljenem geslu ali bolezni ne ostanete zunaj.",
          link: "Povabi skrbnika",
        },
        backup: {
          title: "Varnostna kopija",
          effect: "Ena datoteka, iz katere je mogoče vse obnoviti.",
          link: "Prenesi kopijo",
        },
      },
      hide: "Skrij prve korake",
      show: "Pokaži prve korake",
      all: "Vse je opravljeno.",
    },
    onlyBuiltIn: "Na voljo je le vgrajeni angleški prevod. Obiskovalci bodo tu brali vaše besedilo, ko ga naložite.",
    toUpload: "Naloži prevod",
  },
  {
    title: "Service",
    health: "Health",
    version: "Version",
    news: "What is new",
    newsItems: [
      "The calendar of the church year and the readings of a whole week, with the responses of psalms and the opening words.",
      "Mass prepared: readings to read out, copy and print, and slides of them to project.",
      "The search finds passages by name, such as the Beatitudes, and offers another query where nothing is found.",
      "Readers choose, copy, share and listen to verses, and open what they read last without a network.",
      "The publisher's notes are kept, and shown to readers who want them.",
      "Translations are edited, put in order, removed and brought back in the browser; a new edition first shows what it changes.",
      "Name, contact, colour and crest of the pages, and a backup of everything, are on these pages.",
    ],
    store: "Size of the store",
    corpus: "Size of the translations",
    free: "Free on the disk",
    unknown: "not known",
    lastBackup: "Last backup from this page",
    never: "none yet",
    warnings: "Warnings since the start",
    noWarnings: "There were no warnings since the start.",
    backup: "Backup",
    backupLead:
      "One file with users, keys, counts, settings and translations. Whoever has it has everything: keep it as carefully as a password. The command `ambo restore FILE` restores it.",
    password: "Your password",
    download: "Download a backup",
    wrong: "The password is wrong.",
    first: {
      title: "First steps",
      lead: "Five things that make these pages yours. They tick themselves off, in any order.",
      done: "done",
      open: "still open",
      steps: {
        text: {
          title: "Your text",
          effect:
            "So far there is only the built-in English translation. Most Slovenian translations are under copyright: ask the Bible Society of Slovenia for SSP, the publishers for others, for permission and a file. Older translations whose protection has ended are free; look at the year of the translator's death (70 years).",
          link: "Upload a translation",
        },
        face: {
          title: "Name and crest",
          effect: "So that visitors know whose pages these are.",
          link: "Change the appearance",
        },
        address: {
          title: "Address",
          effect:
            "`--public-url` tells the address of the pages; the links of invitations, feeds and embeds are made of it.",
          same: (url: string) => `The address ${url} works: you came here by it.`,
          other: (url: string, here: string) =>
            `The address is set to ${url}, and you came here by ${here}. Open the first and see if it shows this page.`,
          unset: (here: string) =>
            `It is not set. You came here by ${here}; if that is the right one, write \`public-url = ${here}\` into the settings file.`,
          link: "Open the address that is set",
        },
        person: {
          title: "Somebody beside you",
          effect: "A second administrator, so that a lost password or an illness locks nobody out.",
          link: "Invite an administrator",
        },
        backup: {
          title: "Backup",
          effect: "One file from which everything can be restored.",
          link: "Download a backup",
        },
      },
      hide: "Hide the first steps",
      show: "Show the first steps",
      all: "All is done.",
    },
    onlyBuiltIn:
      "Only the built-in English translation is there. Visitors will read your text here once you upload it.",
    toUpload: "Upload a translation",
  },
);
