import { slovenianPlaceholders } from "./placeholders.ts";
import type { MessageValues } from "./values.ts";

/** Errors of the command line and of the settings. */
export const USAGE_MESSAGES = {
  "{message}, did you mean {word}?": "{message}. Ste mislili »{word}«?",
  "{place}: {fault}": "{place}: {fault}",
  'There is no command "{name}"': "Ukaza »{name}« ni",
  '`ambo {command}` takes no "{word}"': "`ambo {command}` ne sprejme »{word}«",
  "`ambo help` lists the commands": "`ambo help` našteje ukaze",
  "`ambo help {command}` explains the command": "`ambo help {command}` pojasni ukaz",
  "`ambo help settings` lists the settings": "`ambo help settings` našteje nastavitve",
  "Option '{option}' argument missing": "Stikalu »{option}« manjka vrednost",
  "Option '{option}' argument is ambiguous": "Vrednost stikala »{option}« ni jasna",
  "Option '{option}' does not take an argument": "Stikalo »{option}« nima vrednosti",
  "Unknown option '{option}'": "Neznano stikalo »{option}«",
  "Unknown option '{option}' (`ambo {command}` does not use --{flag})":
    "Neznano stikalo »{option}« (`ambo {command}` ne uporablja --{flag})",
  "`ambo {command}` takes one of: {words}": "`ambo {command}` sprejme eno od besed: {words}",
  "Write `{line}`": ({ line }: MessageValues) =>
    `Pravilno: \`${slovenianPlaceholders(String(line))}\``,
  "Write `ambo backup FILE`, or - for standard output":
    "Pravilno: `ambo backup DATOTEKA` ali - za standardni izhod",
  "Write `ambo usage` or `ambo usage NAME`": "Pravilno: `ambo usage` ali `ambo usage IME`",
  "`ambo help` takes one command at most": "`ambo help` sprejme največ en ukaz",
  "--admin belongs to `ambo user add`": "--admin spada k `ambo user add`",
  "`ambo user {word}` prints no data for --json": "`ambo user {word}` ne izpiše podatkov za --json",
  'Cannot use the limit "{text}": give a whole number, or "default"':
    "Omejitve »{text}« ni mogoče uporabiti: navedite celo število ali »default«",
  'Cannot use --lang "{text}": expected sl or en':
    "Vrednost --lang »{text}« ni veljavna: pričakovano je sl ali en",
  'Cannot use --color "{text}": expected auto, always or never':
    "Vrednost --color »{text}« ni veljavna: pričakovano je auto, always ali never",
  'Cannot use --date "{text}": expected a day such as 2026-12-25':
    "Vrednost --date »{text}« ni veljavna: pričakovan je dan, na primer 2026-12-25",
  'Cannot use --date "{text}": expected a day such as 2026-12-25, 1900 to 2100':
    "Vrednost --date »{text}« ni veljavna: pričakovan je dan, na primer 2026-12-25, od 1900 do 2100",
  'Cannot use --year "{text}": expected a year from {first} to {last}':
    "Vrednost --year »{text}« ni veljavna: pričakovano je leto od {first} do {last}",
  "Missing QUERY: words to search for": "Manjka POIZVEDBA: besede, ki jih iščete",
  'Cannot use --sort "{text}": expected canonical or relevance':
    "Vrednost --sort »{text}« ni veljavna: pričakovano je canonical ali relevance",
  'Cannot use --limit "{text}": expected a whole number above 0':
    "Vrednost --limit »{text}« ni veljavna: pričakovano je celo število, večje od 0",
  'Cannot use the books "{part}": too long': "Seznam knjig »{part}« je predolg",
  'Cannot use the books "{part}": unknown': "Ni knjige z imenom ali okrajšavo »{part}«",
  'Cannot use the books "{part}": ambiguous': "Ni jasno, katera knjiga je »{part}«",
  'Cannot use the books "{part}": absent': "Prevod nima knjige »{part}«",
  'Cannot use the books "{part}": backwards': "Razpon knjig »{part}« se konča, preden se začne",
  'Cannot find translation "{code}": there is {codes}': "Prevoda »{code}« ni; na voljo: {codes}",
  'Cannot find translation "{code}", and no other: bring one in with `ambo import`':
    "Prevoda »{code}« ni, prav tako nobenega drugega: uvozite ga z `ambo import`",
  "Missing SOURCE: a file, folder or zip": "Manjka VIR: datoteka, mapa ali arhiv ZIP",
  "Expected one SOURCE, found {count}: {words}":
    "Pričakovan je en VIR, navedenih jih je {count}: {words}",
  'Cannot check "{folder}": there is no translation in it': "V mapi »{folder}« ni nobenega prevoda",
  'Cannot check "{operand}": there is no {file}, and no such .txt file':
    "»{operand}« ni mogoče preveriti: ni ne datoteke {file} ne take datoteke .txt",
  'Cannot check "{operand}": it is no translation file; `ambo import {operand}` makes one of a publisher\'s file':
    "»{operand}« ni datoteka prevoda; iz založnikove datoteke jo naredi `ambo import {operand}`",

  "Cannot listen on {host} port {port}: {reason}":
    "Na naslovu {host} in vratih {port} ni mogoče poslušati: {reason}",
  "another program listens there (EADDRINUSE); --port {port} is free":
    "tam že posluša drug program (EADDRINUSE); prosta so vrata --port {port}",
  "another program listens there (EADDRINUSE); give another with --port":
    "tam že posluša drug program (EADDRINUSE); druga vrata navedite s stikalom --port",
  "this user may not listen on such a port; take one from 1024 up, such as --port 8080, behind a proxy":
    "ta uporabnik na takih vratih ne sme poslušati; vzemite katera od 1024 naprej, na primer --port 8080, za posredniškim strežnikom",
  "The service at {address} answers with status {status}":
    "Storitev na {address} odgovarja s statusom {status}",
  "no answer in {seconds} seconds": "v {seconds} sekundah ni odgovora",
  "Cannot listen on {path}: {reason}": "Na {path} ni mogoče poslušati: {reason}",
  "Cannot use the certificate and its key: {reason}":
    "Digitalnega potrdila in njegovega ključa ni mogoče uporabiti: {reason}",
  "Cannot use --engine-cert without --engine-key, nor the other way round: give both":
    "--engine-cert in --engine-key gresta skupaj: navedite oboje",
  "Cannot use --engine-user without AMBO_ENGINE_PASSWORD or AMBO_ENGINE_PASSWORD_FILE, nor the other way round":
    "--engine-user in geslo (AMBO_ENGINE_PASSWORD ali AMBO_ENGINE_PASSWORD_FILE) gresta skupaj: navedite oboje",
  "Cannot use settings of the engine without --engine":
    "Nastavitve za etcd veljajo samo skupaj z --engine: navedite ga",
  'Cannot read the certificate "{path}": {reason}':
    "Digitalnega potrdila »{path}« ni mogoče prebrati: {reason}",
  'Cannot read the private key "{path}": {reason}':
    "Zasebnega ključa »{path}« ni mogoče prebrati: {reason}",
  "Cannot reach the service at {address}: {reason}":
    "Storitve na {address} ni mogoče doseči: {reason}",
  "Cannot read the settings of the installed service, {file}: run the command with sudo, or name a folder":
    "Nastavitev nameščene storitve, {file}, ni mogoče prebrati: ukaz poženite s sudo ali navedite mapo",
  "Missing CODE: the code of a translation": "Manjka OZNAKA: oznaka prevoda",

  // Standard output
  "Cannot write to standard output: {reason}": "Na standardni izhod ni mogoče pisati: {reason}",
  "Cannot write to standard output: {reason}. {consequence}":
    "Na standardni izhod ni mogoče pisati: {reason}. {consequence}",
  "Cannot write the backup to standard output: {reason}":
    "Varnostne kopije ni mogoče zapisati na standardni izhod: {reason}",
  "nobody reads the output": "izpisa nihče ne bere",
  "nobody reads it to its end": "nihče je ne prebere do konca",
  "Cannot write a backup to a terminal: name a file":
    "Varnostne kopije ni mogoče pisati na terminal: navedite datoteko",

  // Settings
  "Unknown variable {variable}: `ambo help settings` lists the settings":
    "Neznana spremenljivka {variable}: `ambo help settings` našteje nastavitve",
  "Unknown setting {name} in {source}: `ambo help settings` lists the settings":
    "Neznana nastavitev {name} v {source}: `ambo help settings` našteje nastavitve",
  "Cannot use {source}: {reason}": "Vrednost {source} ni veljavna: {reason}",
  'Cannot use {source} "{text}": {reason}': "Vrednost {source} »{text}« ni veljavna: {reason}",
  'Cannot read the settings file "{path}": {reason}':
    "Datoteke z nastavitvami »{path}« ni mogoče prebrati: {reason}",
  "Cannot read {source}: expected `name = value`":
    "{source} ni mogoče razumeti: pričakovano je `ime = vrednost`",
  "Cannot use {source}: {name} is set twice, first in {other}":
    "{source}: nastavitev {name} je navedena dvakrat, prvič v {other}",
  'cannot read the file "{path}": {reason}': "datoteke »{path}« ni mogoče prebrati: {reason}",
  "expected something; leave it out for the default":
    "vrednost manjka; če želite privzeto, nastavitev izpustite",
  "expected one line of text": "pričakovana je ena vrstica besedila",
  "expected at most {most} characters": "pričakovanih je največ {most} znakov",
  "expected a whole number from {least} to {most}":
    "pričakovano je celo število od {least} do {most}",
  "expected seconds from {least} to {most}": "pričakovane so sekunde od {least} do {most}",
  "expected one of {words}": "pričakovana je ena od vrednosti {words}",
  "expected off or a whole number from 0 to 65535":
    "pričakovano je off ali celo število od 0 do 65535",
  "expected a path such as /v1, without a slash at its end":
    "pričakovana je pot, na primer /v1, brez poševnice na koncu",
  "expected an IANA time zone such as Europe/Ljubljana":
    "pričakovan je časovni pas IANA, na primer Europe/Ljubljana",
  "expected an address such as https://ambo.example.org":
    "pričakovan je naslov, na primer https://ambo.example.org",
  'expected no more than scheme, host and port, but found "{found}"':
    "pričakovani so samo shema, gostitelj in vrata, najdeno pa »{found}«",
  "expected addresses with ports such as https://m1:2379,https://m2:2379":
    "pričakovani so naslovi z vrati, na primer https://m1:2379,https://m2:2379",
  "expected letters, digits and . _ -, such as ambo":
    "pričakovane so črke, števke in . _ -, na primer ambo",
  "expected at most {most} pixels a side, and the picture has {width} × {height}":
    "stranica ima lahko največ {most} slikovnih točk, slika pa ima {width} × {height}",
  "expected at most {most} bytes, and the file has {size}: save it smaller, such as 1200 pixels wide":
    "datoteka ima lahko največ {most} bajtov, ima pa jih {size}: shranite jo manjšo, na primer široko 1200 slikovnih točk",
  "expected no more than scheme, host and port: the pages stand at the root":
    "pričakovani so samo shema, gostitelj in vrata: strani so v korenu",
  "expected * or an origin such as https://example.org":
    "pričakovano je * ali izvor, na primer https://example.org",
  'expected * or origins such as https://example.org with commas between them, but found "{found}"':
    "pričakovani so * ali izvori, na primer https://example.org, ločeni z vejicami, najdeno pa »{found}«",
  "expected either https:// or http:// for all addresses":
    "vsi naslovi se morajo začeti enako: s https:// ali s http://",
  "expected an e-mail address, a web address such as https://example.org, or a telephone number":
    "pričakovan je e-naslov, spletni naslov, na primer https://example.org, ali telefonska številka",
  "expected a PNG, JPEG or WebP picture, which the file is not":
    "pričakovana je slika PNG, JPEG ali WebP, datoteka pa to ni",
  "expected three octal digits such as 660": "pričakovane so tri osmiške števke, na primer 660",
  "expected at least 16 characters, without spaces":
    "pričakovanih je vsaj 16 znakov brez presledkov",
  "Cannot use --tls-cert without --tls-key, nor the other way round: give both":
    "--tls-cert in --tls-key gresta skupaj: navedite oboje",
  "Cannot use --tls-cert with --socket: a Unix socket is served without TLS; give the certificate to the proxy":
    "--tls-cert in --socket ne gresta skupaj: na vtičnici Unix ni TLS; digitalno potrdilo dajte posredniškemu strežniku",
  "Cannot use a --header-timeout longer than the --request-timeout":
    "--header-timeout ne more biti daljši od --request-timeout",
  "Cannot use a --max-url-length greater than the --max-header-size, which it is part of":
    "--max-url-length ne more biti večji od --max-header-size, katerega del je",

  // The system's own errors, after their code
  "ENOSPC: {rest}": "na disku ni več prostora (ENOSPC)",
  "EACCES: {rest}": "nimate dovoljenja (EACCES)",
  "EPERM: {rest}": "sistem tega ne dovoli (EPERM)",
  "EROFS: {rest}": "disk je samo za branje (EROFS)",
  "ENOENT: {rest}": "take datoteke ali mape ni (ENOENT)",
  "ENOTDIR: {rest}": "del poti ni mapa (ENOTDIR)",
  "EISDIR: {rest}": "to je mapa (EISDIR)",
  "EEXIST: {rest}": "to že obstaja (EEXIST)",
  "EFBIG: {rest}": "datoteka bi bila prevelika (EFBIG)",
  "EIO: {rest}": "disk ne deluje (EIO)",
  "listen EACCES: permission denied {path}": "za {path} nimate dovoljenja (EACCES)",
  "connect ECONNREFUSED {address}": "na {address} ne posluša noben program (ECONNREFUSED)",
  "EMFILE: {rest}": "odprtih je preveč datotek (EMFILE)",
  "EDQUOT: {rest}": "presežena je dovoljena poraba diska (EDQUOT)",
  "no such file or folder": "take datoteke ali mape ni",
} as const;
