/** The help of all settings. */
export const SETTINGS_HELP = {
  "Settings file": "Datoteka z nastavitvami",
  "Addresses, TLS and proxies": "Naslovi, TLS in posredniški strežniki",
  Translations: "Prevodi",
  "Users, keys and quota": "Uporabniki, ključi in omejitve",
  Pages: "Strani",
  Limits: "Omejitve",
  "Many machines": "Več računalnikov",
  "Log and metrics": "Dnevnik in meritve",

  "file with settings, one `name = value` a line; flags and variables win":
    "datoteka z nastavitvami, v vsaki vrstici po ena `ime = vrednost`; stikala in spremenljivke imajo prednost",
  "address to listen on": "naslov, na katerem posluša",
  "port to listen on; 0 takes a free one": "vrata, na katerih posluša; 0 vzame prosta",
  "Unix socket to listen on instead of an address":
    "vtičnica Unix, na kateri posluša namesto na naslovu",
  "permissions of the Unix socket": "pravice vtičnice Unix",
  "certificate chain (PEM); serves HTTPS; loaded again when it changes":
    "veriga digitalnih potrdil (PEM); streže HTTPS; ob spremembi se naloži znova",
  "private key of the certificate (PEM)": "zasebni ključ digitalnega potrdila (PEM)",
  "path where the API begins": "pot, na kateri se začne API",
  "address at which users reach the service": "naslov, na katerem uporabniki dosežejo storitev",
  "value of Access-Control-Allow-Origin": "vrednost glave Access-Control-Allow-Origin",
  "proxies whose client address is believed: addresses, networks, loopback, unix":
    "posredniški strežniki, ki jim verjame naslov odjemalca: naslovi, omrežja, loopback, unix",
  "the header they write: x-forwarded-for or forwarded":
    "glava, ki jo zapišejo: x-forwarded-for ali forwarded",

  "folder of the translation files": "mapa z datotekami prevodov",
  "how often the folder is checked for changes; 0 never, only on SIGHUP":
    "kako pogosto preveri spremembe v mapi; 0 nikoli, samo ob SIGHUP",
  "translation of the verse of the day": "privzeti prevod, tudi za vrstico dneva",
  "verses in one passage": "največje število vrstic v odlomku",

  "folder of the users, keys and counts": "mapa z uporabniki, ključi in števci zahtev",
  "requests a day for each key": "dnevno število zahtev za vsak ključ",
  "time zone whose midnight ends the day": "časovni pas, katerega polnoč konča dan",

  "name of the service on its pages, such as the parish's; Ambo unless set":
    "ime storitve na njenih straneh, na primer ime župnije; privzeto Ambo",
  "whom visitors ask: an e-mail address, web address or telephone number":
    "na koga se obrnejo obiskovalci: e-naslov, spletni naslov ali telefonska številka",
  "crest or photograph for header and link previews: PNG, JPEG or WebP, to 1 MB":
    "grb ali fotografija za glavo strani in predogled povezav: PNG, JPEG ali WebP do 1 MB",
  "whether people may make accounts by themselves: closed or open":
    "ali si ljudje lahko sami ustvarijo račun: closed (ne) ali open (da)",
  "who may use the reader on the pages: open (everyone), signed-in or off":
    "kdo lahko bere na straneh: open (vsi), signed-in (prijavljeni) ali off (nihče)",
  "pages of text a day in the reader from one address":
    "dnevno število strani besedila, ki jih je mogoče prebrati z enega naslova",

  "whether other web sites may show verse, readings and passages: on or off":
    "ali smejo druge spletne strani prikazati vrstico dneva, berila in odlomke: on (da) ali off (ne)",
  "the sites that may: origins such as https://example.org with commas, or *":
    "spletne strani, ki to smejo: izvori, na primer https://example.org, ločeni z vejicami, ali *",

  "time in which the head of a request must arrive": "čas, v katerem mora prispeti glava zahteve",
  "time in which a whole request must arrive": "čas, v katerem mora prispeti celotna zahteva",
  "time without progress after which a slow client is cut off":
    "čas brez napredka, po katerem prekine povezavo s počasnim odjemalcem",
  "time after which an idle connection is closed": "čas, po katerem zapre neuporabljeno povezavo",
  "time for running requests to finish when the service stops":
    "čas, v katerem se ob ustavitvi storitve dokončajo začete zahteve",
  "connections in all; beyond it a new one displaces an idle one":
    "število vseh povezav; nad to mejo nova izpodrine neuporabljeno",
  "connections from one address; loopback and trusted proxies are exempt":
    "število povezav z enega naslova; ne velja za loopback in posredniške strežnike, ki jim zaupa",
  "requests on one connection before it is closed":
    "število zahtev na eni povezavi, preden jo zapre",
  "size of the head of a request": "velikost glave zahteve",
  "headers of a request": "število glav v zahtevi",
  "length of a request's URL": "dolžina naslova URL zahteve",
  "size of a request body; the API ignores its content":
    "velikost telesa zahteve; API njegove vsebine ne upošteva",
  "wrong keys a minute from one address before responses are delayed":
    "število napačnih ključev na minuto z enega naslova, preden začne odgovarjati z zamikom",
  "memory for compressed responses; 0 turns compression off":
    "pomnilnik za stisnjene odgovore; 0 izklopi stiskanje",
  "memory for the indexes of searched translations, about 8 million bytes each":
    "pomnilnik za kazala preiskovanih prevodov, za vsakega približno 8 milijonov bajtov",

  "size of a translation that an administrator uploads; 0 allows none":
    "velikost prevoda, ki ga skrbnik naloži prek spleta; 0 tega ne dovoli",

  "addresses of the etcd that several machines keep the store in":
    "naslovi gruče etcd, v kateri ima več računalnikov skupno shrambo",
  "certificates that vouch for the etcd (PEM)": "digitalna potrdila, ki jamčijo za etcd (PEM)",
  "certificate shown to the etcd (PEM)": "digitalno potrdilo za predstavitev pri etcd (PEM)",
  "private key of that certificate (PEM)": "zasebni ključ tega digitalnega potrdila (PEM)",
  "user of the etcd": "uporabnik pri etcd",
  "password of that user": "geslo tega uporabnika",
  "first part of the names of all keys there": "prvi del imen vseh tamkajšnjih zapisov",

  "least severe level logged: error, warning, notice, info (requests) or debug":
    "najnižja stopnja, ki jo zapiše v dnevnik: error, warning, notice, info (zahteve) ali debug",
  "format of the log: text or json": "oblika dnevnika: text ali json",
  "requests logged a second, averaged over a minute; 0 logs all":
    "število zahtev na sekundo, ki jih zapiše v dnevnik, v povprečju ene minute; 0 zapiše vse",
  "port on 127.0.0.1 for /metrics; off, or 0 for a free one":
    "vrata na 127.0.0.1 za /metrics; off (izklopljeno) ali 0 za prosta",
  "token that opens /metrics on the service's own port":
    "žeton, s katerim je /metrics dostopen na vratih storitve",
} as const;
