import { texts } from "../language.ts";
import { counted, type Value, type Values } from "./values.ts";

/** The results of the commands, and the questions they ask. */
export const results = texts(
  {
    userAdded: (name: Value) => `Uporabnik »${name}« je dodan`,
    adminAdded: (name: Value) => `Uporabnik »${name}« je dodan kot skrbnik`,
    link: ({ name, hours }: Values<"name" | "hours">) =>
      `Enkratna povezava za prijavo uporabnika »${name}«; velja za eno uporabo, največ ${counted(hours, ["uro", "uri", "ure", "ur"])}:`,
    linkVoid: (name: Value) =>
      `Povezave ni nihče prebral, zato ne velja: novo izda \`ambo user link ${name}\``,
    userRemoved: (name: Value) =>
      `Uporabnik »${name}« je odstranjen; njegov ključ in vse prijave so prenehali veljati`,
    noAdministrator:
      "Nihče več ne more upravljati storitve v brskalniku. Novega skrbnika doda `ambo user add IME --admin`",
    userDisabled: (name: Value) =>
      `Uporabnik »${name}« je onemogočen; ključ in prijava sta odslej zavrnjena`,
    userEnabled: (name: Value) => `Uporabnik »${name}« je spet omogočen; njegov ključ znova deluje`,
    limitReset: (name: Value) => `Za uporabnika »${name}« zdaj velja omejitev storitve`,
    limitSet: ({ name, limit }: Values<"name" | "limit">) =>
      `Uporabnik »${name}« ima zdaj ${counted(limit, ["zahtevo", "zahtevi", "zahteve", "zahtev"])} na dan`,
    askRemoval: (name: Value) =>
      `Želite odstraniti uporabnika »${name}« s ključem, geslom in prijavami vred?`,
    headings: {
      name: "IME",
      role: "VLOGA",
      state: "STANJE",
      key: "KLJUČ",
      limit: "OMEJITEV",
      today: "DANES",
      id: "OZNAKA",
      issued: "IZDAN",
      day: "DAN",
      requests: "ZAHTEVE",
      book: "KNJIGA",
      abbreviation: "OKRAJŠAVA",
      chapters: "POGLAVJA",
      chaptersAndVerses: "POGLAVJA IN VRSTICE",
    },
    admin: "skrbnik",
    member: "uporabnik",
    disabled: "onemogočen",
    active: "dejaven",
    noPassword: "brez gesla",
    none: "brez",
    damaged: "poškodovano",
    newKey: (name: Value) =>
      `Nov ključ uporabnika »${name}«, prikazan samo tokrat; če je imel prejšnjega, je ta prenehal veljati:`,
    askNewKey: (name: Value) =>
      `Želite izdati nov ključ za uporabnika »${name}«? Sedanji bo prenehal veljati.`,
    keyRevoked: (name: Value) => `Ključ uporabnika »${name}« je preklican`,
    noKey: (name: Value) => `Uporabnik »${name}« nima ključa`,
    damagedDay:
      "Datoteka nekega dne je poškodovana: `ambo store check` pove katera, `ambo store repair` reši, kar ni poškodovano",
    yesOrNo: "[d/N]",
    unchanged: "Nič ni spremenjeno",
    askFolder: (folder: Value) => `Tu ni mape »${folder}«. Jo želite ustvariti?`,
    storeFolder: ({ folder, source }: Values<"folder" | "source">) =>
      `Uporabljena je shramba v mapi »${folder}«, ki jo določa ${source}`,
    translationFolder: ({ folder, source }: Values<"folder" | "source">) =>
      `Uporabljeni so prevodi v mapi »${folder}«, ki jo določa ${source}`,
    backupWritten: ({ file, size }: Values<"file" | "size">) =>
      `Zapisana je varnostna kopija ${file} (${counted(size, ["bajt", "bajta", "bajti", "bajtov"])}); \`ambo restore ${file}\` jo obnovi v prazno mapo`,
    backupPrinted: (size: Value) =>
      `Varnostna kopija je zapisana na standardni izhod (${counted(size, ["bajt", "bajta", "bajti", "bajtov"])})`,
    askRestore: ({ file, folder }: Values<"file" | "folder">) =>
      `Želite obnoviti kopijo ${file} (cilj: ${folder})?`,
    restored: ({ files, folder, time }: Values<"files" | "folder" | "time">) =>
      `Obnovljeno je stanje, kakršno je bilo ${time} (${folder}; ${counted(files, ["datoteka", "datoteki", "datoteke", "datotek"])})`,
    translationKept: (name: Value) =>
      `Datoteka ${name} je v mapi prevodov že bila in je ostala, kakršna je`,
    translationsRestored: ({ count, folder }: Values<"count" | "folder">) =>
      `Število prevodov, obnovljenih v mapi ${folder}: ${count}`,
    settingsRestored: (file: Value) =>
      `Nastavitve iz kopije so v datoteki ${file}; uporabi jih stikalo --settings`,
    restoredAccounts:
      "Vse prijave in enkratne povezave so prenehale veljati. Uporabniki in ključi so tisti iz varnostne kopije: odstranite uporabnike in prekličite ključe, ki so bili pozneje odstranjeni ali zamenjani",
    backingUp: "Varnostna kopija",
    restoring: "Obnavljanje",
    checking: "Preverjanje",
    repairing: "Popravljanje",
    importing: "Uvažanje",
    indexing: "Priprava iskanja",
    engine: (endpoints: Value) => `gruča etcd na ${endpoints}`,
    fileSound: ({ name, records }: Values<"name" | "records">) =>
      `${name}: brez napak, ${counted(records, ["zapis", "zapisa", "zapisi", "zapisov"])}`,
    fileTorn: ({ name, records, offset }: Values<"name" | "records" | "offset">) =>
      `${name}: ${counted(records, ["zapis", "zapisa", "zapisi", "zapisov"])}; zadnji, pri bajtu ${offset}, ni bil nikoli dokončan (naslednji zagon ga umakne)`,
    fileDamaged: (it: Values<"name" | "offset" | "reason" | "records">) =>
      `${it.name}: POŠKODOVANA pri bajtu ${it.offset} (${it.reason}); rešiti je mogoče ${counted(it.records, ["zapis", "zapisa", "zapise", "zapisov"])}`,
    lost: ({ start, end }: Values<"start" | "end">) => `  izgubljeno: bajti od ${start} do ${end}`,
    storeSound: ({ files, folder }: Values<"files" | "folder">) =>
      `Pregledane datoteke (${folder}): ${files}; nobena ni poškodovana`,
    storeDamaged: ({ files, folder, damaged }: Values<"files" | "folder" | "damaged">) =>
      `Pregledane datoteke (${folder}): ${files}; poškodovanih: ${damaged}. Ustavite strežnik, nato obnovite varnostno kopijo v drugo mapo ali poženite \`ambo store repair\`, ki obdrži, kar ni poškodovano, poškodovane datoteke pa shrani zraven`,
    nothingDamaged: (folder: Value) =>
      `V mapi ${folder} ni poškodovana nobena datoteka; nič ni spremenjeno`,
    fileRepaired: ({ name, records, kept }: Values<"name" | "records" | "kept">) =>
      `${name}: ${counted(records, ["rešen zapis", "rešena zapisa", "rešeni zapisi", "rešenih zapisov"])}; poškodovana datoteka je shranjena kot ${kept}`,
    nameLost: (user: Value) => `  ime nekega uporabnika je izgubljeno; zdaj je »${user}«`,
    accountsLost:
      "Med izgubljenim je lahko odstranitev uporabnika, nov ključ ali novo geslo: preglejte `ambo user list` in `ambo key list`",
    imported: ({ code, name, format }: Values<"code" | "name" | "format">) =>
      `Uvožen je prevod ${code} (${name}) iz oblike ${format}`,
    contents: ({ books, chapters, verses }: Values<"books" | "chapters" | "verses">) =>
      `${counted(books, ["knjiga", "knjigi", "knjige", "knjig"])}, ${counted(chapters, ["poglavje", "poglavji", "poglavja", "poglavij"])}, ${counted(verses, ["vrstica", "vrstici", "vrstice", "vrstic"])}`,
    verseKinds: ({ merged, lettered, leftOut }: Values<"merged" | "lettered" | "leftOut">) =>
      `združenih: ${merged}, s črko: ${lettered}, izpuščenih: ${leftOut}`,
    structure: (it: Values<"paragraphs" | "poetry" | "stanzas" | "headings" | "notes">) =>
      `odstavkov: ${it.paragraphs}, verzov: ${it.poetry}, kitic: ${it.stanzas}, naslovov: ${it.headings}, opomb: ${it.notes}`,
    leftBehind: "Ni del besedila, zato ni uvoženo:",
    warningCount: (count: Value) => `Opozorila (${count}), ki jih je treba pregledati:`,
    more: (count: Value) => `  in še ${count}`,
    repeated: ({ message, times }: Values<"message" | "times">) =>
      `${message} (skupaj ${times}-krat)`,
    written: (file: Value) => `Zapisana je datoteka ${file}`,
    loaded: "Storitev, ki uporablja to mapo, ga je že naložila",
    noService: (keys: Value) =>
      `Shrambe v mapi »${keys}« ne uporablja nobena delujoča storitev; zažene jo \`ambo serve\``,
    otherService: ({ folder, served }: Values<"folder" | "served">) =>
      `Storitev teče, vendar s prevodi iz druge mape: nastavite ji --corpus ${folder} ali uvozite s --corpus ${served}`,
    notLoaded: "Storitev teče, a ga še ni naložila: poglejte v njen dnevnik ali ji pošljite SIGHUP",
    isDefault: "To je privzeti prevod",
    makeDefault: (code: Value) => `Za privzeti prevod nastavite --default-translation ${code}`,
    alike: ({ count, places }: Values<"count" | "places">) => `in še ${count}: ${places}`,
    severities: {
      error: "napaka",
      warning: "opozorilo",
    },
    columns: {
      code: "oznaka",
      language: "jezik",
      books: "knjige",
      chapters: "poglavja",
      verses: "vrstice",
      merged: "združene",
      lettered: "s črko",
      leftOut: "izpuščene",
      errors: "napake",
      warnings: "opozorila",
    },
    endLine: (it: Values<"file" | "lastLine" | "before" | "endLine">) =>
      `${it.file} se konča z »${it.lastLine}«. Končna vrstica: ${it.before}. Dejanske vrstice: ${it.endLine}.`,
    askEndLine: "Želite zapisati to končno vrstico? Potem ne bo več mogoče opaziti, če kaj manjka.",
    mended: (file: Value) => `Popravljena je datoteka ${file}`,
    otherTranslation: ({ code, other }: Values<"code" | "other">) =>
      `Privzetega prevoda ${code} ni; besedilo je iz prevoda ${other}`,
    ok: "v redu",
    noTranslation: (folder: Value) =>
      `V mapi »${folder}« ni nobenega prevoda: uvozite ga z \`ambo import\``,
    verses: (total: Value) => counted(total, ["vrstica", "vrstici", "vrstice", "vrstic"]),
    passage: ({ name, reference }: Values<"name" | "reference">) =>
      `Odlomek: ${name} – ${reference}`,
    didYouMean: "Ste mislili:",
    firstShown: ({ verses, shown }: Values<"verses" | "shown">) =>
      `${verses}; prikazanih prvih: ${shown}`,
  },
  {
    userAdded: (name) => `Added the user "${name}"`,
    adminAdded: (name) => `Added the user "${name}", an administrator`,
    link: ({ name, hours }) =>
      `One-time sign-in link for "${name}"; it works once, for ${hours} hours:`,
    linkVoid: (name) =>
      `The link was not read and is void: \`ambo user link "${name}"\` makes another`,
    userRemoved: (name) => `Removed the user "${name}"; the key and all sign-ins ended`,
    noAdministrator:
      "Nobody can administer the service in the browser any more. `ambo user add NAME --admin` adds an administrator",
    userDisabled: (name) => `Disabled the user "${name}"; key and sign-in are refused from now on`,
    userEnabled: (name) => `Enabled the user "${name}"; the key works again`,
    limitReset: (name) => `The user "${name}" now has the service's limit`,
    limitSet: ({ name, limit }) => `The user "${name}" now has ${limit} requests a day`,
    askRemoval: (name) => `Remove the user "${name}", with key, password and sign-ins?`,
    headings: {
      name: "NAME",
      role: "ROLE",
      state: "STATE",
      key: "KEY",
      limit: "LIMIT",
      today: "TODAY",
      id: "ID",
      issued: "ISSUED",
      day: "DAY",
      requests: "REQUESTS",
      book: "BOOK",
      abbreviation: "ABBREVIATION",
      chapters: "CHAPTERS",
      chaptersAndVerses: "CHAPTERS AND VERSES",
    },
    admin: "admin",
    member: "member",
    disabled: "disabled",
    active: "active",
    noPassword: "no password",
    none: "none",
    damaged: "damaged",
    newKey: (name) =>
      `A new key for "${name}", shown this once; if there was one before, it has ended:`,
    askNewKey: (name) => `Issue a new key for "${name}"? The present one ends.`,
    keyRevoked: (name) => `The key of "${name}" has ended`,
    noKey: (name) => `The user "${name}" has no key`,
    damagedDay:
      "The file of a day is damaged: `ambo store check` says which, `ambo store repair` saves what is sound",
    yesOrNo: "[y/N]",
    unchanged: "Nothing was changed",
    askFolder: (folder) => `There is no folder "${folder}" here. Make it?`,
    storeFolder: ({ folder, source }) => `Working on the store in "${folder}", by ${source}`,
    translationFolder: ({ folder, source }) =>
      `Working on the translations in "${folder}", by ${source}`,
    backupWritten: ({ file, size }) =>
      `Wrote ${file}: ${size} bytes; \`ambo restore ${file}\` brings them into an empty folder`,
    backupPrinted: (size) => `Wrote the backup to standard output: ${size} bytes`,
    askRestore: ({ file, folder }) => `Restore ${file} into ${folder}?`,
    restored: ({ files, folder, time }) =>
      `Restored ${files} files into ${folder}, as they were at ${time}`,
    translationKept: (name) =>
      `The folder of translations had ${name} already, which stays as it is`,
    translationsRestored: ({ count, folder }) => `Translations restored into ${folder}: ${count}`,
    settingsRestored: (file) => `The settings of the backup are in ${file}; --settings uses them`,
    restoredAccounts:
      "All sessions and one-time links have ended. Users and keys are those of the backup: remove users and revoke keys that were removed or replaced since",
    backingUp: "Backing up",
    restoring: "Restoring",
    checking: "Checking",
    repairing: "Repairing",
    importing: "Importing",
    indexing: "Indexing",
    engine: (endpoints) => `the engine at ${endpoints}`,
    fileSound: ({ name, records }) => `${name}: sound, ${records} records`,
    fileTorn: ({ name, records, offset }) =>
      `${name}: ${records} records; the last one, at byte ${offset}, was never finished (the next start puts it aside)`,
    fileDamaged: ({ name, offset, reason, records }) =>
      `${name}: DAMAGED at byte ${offset} (${reason}); ${records} records can be saved`,
    lost: ({ start, end }) => `  lost: bytes ${start} to ${end}`,
    storeSound: ({ files, folder }) => `Read ${files} files in ${folder}: none is damaged`,
    storeDamaged: ({ files, folder, damaged }) =>
      `Read ${files} files in ${folder}: ${damaged} damaged. Stop the server, then restore a backup into another folder, or run \`ambo store repair\`, which keeps what is sound and the damaged files beside it`,
    nothingDamaged: (folder) => `No file in ${folder} is damaged; nothing was changed`,
    fileRepaired: ({ name, records, kept }) =>
      `${name}: saved ${records} records; the damaged file is kept as ${kept}`,
    nameLost: (user) => `  the name of a user was lost; it is now "${user}"`,
    accountsLost:
      "What was lost of the accounts may have been a removal, a new key or a new password: look through `ambo user list` and `ambo key list`",
    imported: ({ code, name, format }) => `Imported ${code} (${name}) from ${format}`,
    contents: ({ books, chapters, verses }) =>
      `${books} books, ${chapters} chapters, ${verses} verses`,
    verseKinds: ({ merged, lettered, leftOut }) =>
      `merged: ${merged}, lettered: ${lettered}, left out: ${leftOut}`,
    structure: ({ paragraphs, poetry, stanzas, headings, notes }) =>
      `paragraphs: ${paragraphs}, lines of poetry: ${poetry}, stanzas: ${stanzas}, headings: ${headings}, notes: ${notes}`,
    leftBehind: "No verse text, left behind:",
    warningCount: (count) => `Warnings (${count}), to be looked at:`,
    more: (count) => `  and ${count} more`,
    repeated: ({ message, times }) => `${message} (${times} times)`,
    written: (file) => `Wrote ${file}`,
    loaded: "The service that runs on this folder has loaded it",
    noService: (keys) => `No service runs with the store in "${keys}": \`ambo serve\` serves it`,
    otherService: ({ folder, served }) =>
      `A service runs, but with other translations: give it --corpus ${folder}, or import with --corpus ${served}`,
    notLoaded: "A service runs and has not loaded it yet: look at its log, or send it SIGHUP",
    isDefault: "It is the default translation",
    makeDefault: (code) => `To make it the default translation: --default-translation ${code}`,
    alike: ({ count, places }) => `and ${count} more: ${places}`,
    severities: {
      error: "error",
      warning: "warning",
    },
    columns: {
      code: "code",
      language: "language",
      books: "books",
      chapters: "chapters",
      verses: "verses",
      merged: "merged",
      lettered: "lettered",
      leftOut: "left out",
      errors: "errors",
      warnings: "warnings",
    },
    endLine: ({ file, lastLine, before, endLine }) =>
      `${file} ends with "${lastLine}". Its end line is: ${before}. Its lines are: ${endLine}.`,
    askEndLine: "Write this end line? A cut cannot be seen after that.",
    mended: (file) => `Mended ${file}`,
    otherTranslation: ({ code, other }) =>
      `The default translation ${code} is not there; the text is from ${other}`,
    ok: "ok",
    noTranslation: (folder) =>
      `No translation in the folder "${folder}": bring one in with \`ambo import\``,
    verses: (total) => (Number(total) === 1 ? "1 verse" : `${total} verses`),
    passage: ({ name, reference }) => `Passage: ${name} – ${reference}`,
    didYouMean: "Did you mean:",
    firstShown: ({ verses, shown }) => `${verses}, the first ${shown} shown`,
  },
);
