import { counted, type MessageValues } from "./values.ts";

const HOURS = ["uro", "uri", "ure", "ur"] as const;
const REQUESTS_ACCUSATIVE = ["zahtevo", "zahtevi", "zahteve", "zahtev"] as const;
const FILES = ["datoteka", "datoteki", "datoteke", "datotek"] as const;
const RECORDS = ["zapis", "zapisa", "zapisi", "zapisov"] as const;
const RECORDS_ACCUSATIVE = ["zapis", "zapisa", "zapise", "zapisov"] as const;
const SAVED_RECORDS = ["rešen zapis", "rešena zapisa", "rešeni zapisi", "rešenih zapisov"] as const;
const BYTES = ["bajt", "bajta", "bajti", "bajtov"] as const;
const VERSES = ["vrstica", "vrstici", "vrstice", "vrstic"] as const;
const BOOKS = ["knjiga", "knjigi", "knjige", "knjig"] as const;
const CHAPTERS = ["poglavje", "poglavji", "poglavja", "poglavij"] as const;

/** The results of the commands, and the questions they ask. */
export const RESULTS = {
  // Users, links and keys
  'Added the user "{name}"': "Uporabnik »{name}« je dodan",
  'Added the user "{name}", an administrator': "Uporabnik »{name}« je dodan kot skrbnik",
  'One-time sign-in link for "{name}"; it works once, for {hours} hours:': ({
    name,
    hours,
  }: MessageValues) =>
    `Enkratna povezava za prijavo uporabnika »${name}«; velja za eno uporabo, največ ${counted(hours, HOURS)}:`,
  'The link was not read and is void: `ambo user link "{name}"` makes another':
    "Povezave ni nihče prebral, zato ne velja: novo izda `ambo user link {name}`",
  'The new link of "{name}" is void; if there was one before, it goes on working':
    "Nova povezava uporabnika »{name}« ne velja; če je imel prejšnjo, ta velja še naprej",
  'The link that was printed is void; if "{name}" had one before, it goes on working':
    "Izpisana povezava ne velja; če je uporabnik »{name}« imel prejšnjo, ta velja še naprej",
  'Removed the user "{name}"; the key and all sign-ins ended':
    "Uporabnik »{name}« je odstranjen; njegov ključ in vse prijave so prenehali veljati",
  'Disabled the user "{name}"; key and sign-in are refused from now on':
    "Uporabnik »{name}« je onemogočen; ključ in prijava sta odslej zavrnjena",
  'Enabled the user "{name}"; the key works again':
    "Uporabnik »{name}« je spet omogočen; njegov ključ znova deluje",
  'The user "{name}" now has the service\'s limit':
    "Za uporabnika »{name}« zdaj velja omejitev storitve",
  'The user "{name}" now has {limit} requests a day': ({ name, limit }: MessageValues) =>
    `Uporabnik »${name}« ima zdaj ${counted(limit, REQUESTS_ACCUSATIVE)} na dan`,
  'Remove the user "{name}", with key, password and sign-ins?':
    "Želite odstraniti uporabnika »{name}« s ključem, geslom in prijavami vred?",
  NAME: "IME",
  ROLE: "VLOGA",
  STATE: "STANJE",
  KEY: "KLJUČ",
  LIMIT: "OMEJITEV",
  TODAY: "DANES",
  ID: "OZNAKA",
  ISSUED: "IZDAN",
  DAY: "DAN",
  REQUESTS: "ZAHTEVE",
  admin: "skrbnik",
  member: "uporabnik",
  disabled: "onemogočen",
  active: "dejaven",
  "no password": "brez gesla",
  none: "brez",
  damaged: "poškodovano",
  'A new key for "{name}", shown this once; if there was one before, it has ended:':
    "Nov ključ uporabnika »{name}«, prikazan samo tokrat; če je imel prejšnjega, je ta prenehal veljati:",
  'The new key of "{name}" is void; if there was one before, it goes on working':
    "Novi ključ uporabnika »{name}« ne velja; če je imel prejšnjega, ta velja še naprej",
  'The key that was printed is void; if "{name}" had one before, it goes on working':
    "Izpisani ključ ne velja; če je uporabnik »{name}« imel prejšnjega, ta velja še naprej",
  'Issue a new key for "{name}"? The present one ends.':
    "Želite izdati nov ključ za uporabnika »{name}«? Sedanji bo prenehal veljati.",
  'The key of "{name}" has ended': "Ključ uporabnika »{name}« je preklican",
  'The user "{name}" has no key': "Uporabnik »{name}« nima ključa",
  "The file of a day is damaged: `ambo store check` says which, `ambo store repair` saves what is sound":
    "Datoteka nekega dne je poškodovana: `ambo store check` pove katera, `ambo store repair` reši, kar ni poškodovano",
  "The address of the pages is not known: put it before the path, or set --public-url":
    "Naslov strani ni znan: pred pot dodajte naslov storitve ali nastavite --public-url",

  // Questions
  "[y/N]": "[d/N]",
  "Nothing was changed": "Nič ni spremenjeno",
  "Cannot ask without a terminal: add --yes to mend without being asked":
    "Brez terminala ni mogoče vprašati: dodajte --yes, da se popravi brez vprašanja",
  'There is no folder "{folder}" here. Make it?': "Tu ni mape »{folder}«. Jo želite ustvariti?",
  'There is no folder "{folder}" here: name one with --{setting}, or add --yes to make it':
    "Tu ni mape »{folder}«: navedite jo s stikalom --{setting} ali dodajte --yes, da se ustvari",
  'Working on the store in "{folder}", by {source}':
    "Uporabljena je shramba v mapi »{folder}«, ki jo določa {source}",
  'Working on the translations in "{folder}", by {source}':
    "Uporabljeni so prevodi v mapi »{folder}«, ki jo določa {source}",

  // Backups
  "Wrote {file}: {size} bytes; `ambo restore {file}` brings them into an empty folder": ({
    file,
    size,
  }: MessageValues) =>
    `Zapisana je varnostna kopija ${file} (${counted(size, BYTES)}); \`ambo restore ${file}\` jo obnovi v prazno mapo`,
  "Wrote the backup to standard output: {size} bytes": ({ size }: MessageValues) =>
    `Varnostna kopija je zapisana na standardni izhod (${counted(size, BYTES)})`,
  "Restore {file} into {folder}?": "Želite kopijo {file} obnoviti v mapo {folder}?",
  "Restored {files} files into {folder}, as they were at {time}": ({
    files,
    folder,
    time,
  }: MessageValues) =>
    `V mapi ${folder} je obnovljeno stanje, kakršno je bilo ${time} (${counted(files, FILES)})`,
  "All sessions and one-time links have ended. Users and keys are those of the backup: remove users and revoke keys that were removed or replaced since":
    "Vse prijave in enkratne povezave so prenehale veljati. Uporabniki in ključi so tisti iz varnostne kopije: odstranite uporabnike in prekličite ključe, ki so bili pozneje odstranjeni ali zamenjani",
  "Backing up": "Varnostna kopija",
  Restoring: "Obnavljanje",
  Checking: "Preverjanje",
  Repairing: "Popravljanje",
  Importing: "Uvažanje",
  Indexing: "Priprava iskanja",

  "the engine at {endpoints}": "gruča etcd na {endpoints}",

  // The store's files
  "{name}: sound, {records} records": ({ name, records }: MessageValues) =>
    `${name}: brez napak, ${counted(records, RECORDS)}`,
  "{name}: {records} records; the last one, at byte {offset}, was never finished (the next start puts it aside)":
    ({ name, records, offset }: MessageValues) =>
      `${name}: ${counted(records, RECORDS)}; zadnji, pri bajtu ${offset}, ni bil nikoli dokončan (naslednji zagon ga umakne)`,
  "{name}: DAMAGED at byte {offset} ({reason}); {records} records can be saved": ({
    name,
    offset,
    reason,
    records,
  }: MessageValues) =>
    `${name}: POŠKODOVANA pri bajtu ${offset} (${reason}); rešiti je mogoče ${counted(records, RECORDS_ACCUSATIVE)}`,
  "  lost: bytes {start} to {end}": "  izgubljeno: bajti od {start} do {end}",
  "Read {files} files in {folder}: none is damaged":
    "Pregledane datoteke v mapi {folder}: {files}; nobena ni poškodovana",
  "Read {files} files in {folder}: {damaged} damaged. Stop the server, then restore a backup into another folder, or run `ambo store repair`, which keeps what is sound and the damaged files beside it":
    "Pregledane datoteke v mapi {folder}: {files}; poškodovanih: {damaged}. Ustavite strežnik, nato obnovite varnostno kopijo v drugo mapo ali poženite `ambo store repair`, ki obdrži, kar ni poškodovano, poškodovane datoteke pa shrani zraven",
  "No file in {folder} is damaged; nothing was changed":
    "V mapi {folder} ni poškodovana nobena datoteka; nič ni spremenjeno",
  "{name}: saved {records} records; the damaged file is kept as {kept}": ({
    name,
    records,
    kept,
  }: MessageValues) =>
    `${name}: ${counted(records, SAVED_RECORDS)}; poškodovana datoteka je shranjena kot ${kept}`,
  '  the name of a user was lost; it is now "{user}"':
    "  ime nekega uporabnika je izgubljeno; zdaj je »{user}«",
  "What was lost of the accounts may have been a removal, a new key or a new password: look through `ambo user list` and `ambo key list`":
    "Med izgubljenim je lahko odstranitev uporabnika, nov ključ ali novo geslo: preglejte `ambo user list` in `ambo key list`",

  // Import and check
  "Imported {code} ({name}) from {format}": "Uvožen je prevod {code} ({name}) iz oblike {format}",
  "{books} books, {chapters} chapters, {verses} verses": ({
    books,
    chapters,
    verses,
  }: MessageValues) =>
    `${counted(books, BOOKS)}, ${counted(chapters, CHAPTERS)}, ${counted(verses, VERSES)}`,
  "merged: {merged}, lettered: {lettered}, left out: {leftOut}":
    "združenih: {merged}, s črko: {lettered}, izpuščenih: {leftOut}",
  "paragraphs: {paragraphs}, lines of poetry: {poetry}, stanzas: {stanzas}, headings: {headings}":
    "odstavkov: {paragraphs}, verzov: {poetry}, kitic: {stanzas}, naslovov: {headings}",
  "No verse text, left behind:": "Ni del besedila, zato ni uvoženo:",
  "Warnings ({count}), to be looked at:": "Opozorila ({count}), ki jih je treba pregledati:",
  "  and {count} more": "  in še {count}",
  "{message} ({times} times)": "{message} (skupaj {times}-krat)",
  "Wrote {file}": "Zapisana je datoteka {file}",
  "The service that runs on this folder has loaded it":
    "Storitev, ki uporablja to mapo, ga je že naložila",
  'No service runs with the store in "{keys}": `ambo serve` serves it':
    "Shrambe v mapi »{keys}« ne uporablja nobena delujoča storitev; zažene jo `ambo serve`",
  "A service runs, but with other translations: give it --corpus {folder}, or import with --corpus {served}":
    "Storitev teče, vendar s prevodi iz druge mape: nastavite ji --corpus {folder} ali uvozite s --corpus {served}",
  "A service runs and has not loaded it yet: look at its log, or send it SIGHUP":
    "Storitev teče, a ga še ni naložila: poglejte v njen dnevnik ali ji pošljite SIGHUP",
  "It is the default translation": "To je privzeti prevod",
  "To make it the default translation: --default-translation {code}":
    "Za privzeti prevod nastavite --default-translation {code}",
  error: "napaka",
  warning: "opozorilo",
  code: "oznaka",
  language: "jezik",
  books: "knjige",
  chapters: "poglavja",
  verses: "vrstice",
  merged: "združene",
  lettered: "s črko",
  "left out": "izpuščene",
  errors: "napake",
  warnings: "opozorila",
  '{file} ends with "{lastLine}". Its end line is: {before}. Its lines are: {endLine}.':
    "{file} se konča z »{lastLine}«. Končna vrstica: {before}. Dejanske vrstice: {endLine}.",
  "Write this end line? A cut cannot be seen after that.":
    "Želite zapisati to končno vrstico? Potem ne bo več mogoče opaziti, če kaj manjka.",
  "Mended {file}": "Popravljena je datoteka {file}",

  // Texts
  "The default translation {code} is not there; the text is from {other}":
    "Privzetega prevoda {code} ni; besedilo je iz prevoda {other}",
  "1 verse": "1 vrstica",
  "{total} verses": ({ total }: MessageValues) => counted(total, VERSES),
  "{verses}, the first {shown} shown": "{verses}; prikazanih prvih: {shown}",
} as const;
