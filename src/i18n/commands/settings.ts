import type { SettingGroupName, SettingName } from "../../config/mod.ts";
import { type Texts, texts } from "../language.ts";

/** The help of all settings. */
export const settingHelp: Readonly<Record<SettingName, Texts<string>>> = {
  settings: texts(
    "datoteka z nastavitvami, v vsaki vrstici po ena `ime = vrednost`; stikala in spremenljivke imajo prednost",
    "file with settings, one `name = value` a line; flags and variables win",
  ),
  host: texts("naslov, na katerem posluša", "address to listen on"),
  port: texts("vrata, na katerih posluša; 0 vzame prosta", "port to listen on; 0 takes a free one"),
  socket: texts(
    "vtičnica Unix, na kateri posluša namesto na naslovu",
    "Unix socket to listen on instead of an address",
  ),
  "socket-mode": texts("pravice vtičnice Unix", "permissions of the Unix socket"),
  "tls-cert": texts(
    "veriga digitalnih potrdil (PEM); streže HTTPS; ob spremembi se naloži znova",
    "certificate chain (PEM); serves HTTPS; loaded again when it changes",
  ),
  "tls-key": texts("zasebni ključ digitalnega potrdila (PEM)", "private key of the certificate (PEM)"),
  "base-path": texts("pot, na kateri se začne API", "path where the API begins"),
  "public-url": texts("naslov, na katerem uporabniki dosežejo storitev", "address at which users reach the service"),
  "allow-origin": texts("vrednost glave Access-Control-Allow-Origin", "value of Access-Control-Allow-Origin"),
  "trusted-proxy": texts(
    "posredniški strežniki, ki jim verjame naslov odjemalca: naslovi, omrežja, loopback, unix",
    "proxies whose client address is believed: addresses, networks, loopback, unix",
  ),
  "proxy-header": texts(
    "glava, ki jo zapišejo: x-forwarded-for ali forwarded",
    "the header they write: x-forwarded-for or forwarded",
  ),
  corpus: texts("mapa z datotekami prevodov", "folder of the translation files"),
  "watch-interval": texts(
    "kako pogosto preveri spremembe v mapi; 0 nikoli, samo ob SIGHUP",
    "how often the folder is checked for changes; 0 never, only on SIGHUP",
  ),
  "default-translation": texts("privzeti prevod, tudi za vrstico dneva", "translation of the verse of the day"),
  diocese: texts(
    "škofija, katere lastni prazniki se obhajajo tudi: ljubljana, maribor, celje, koper, novo-mesto, murska-sobota",
    "diocese whose own feasts are kept too: ljubljana, maribor, celje, koper, novo-mesto, murska-sobota",
  ),
  "max-verses": texts("največje število vrstic v odlomku", "verses in one passage"),
  "upload-limit": texts(
    "velikost prevoda, ki ga skrbnik naloži prek spleta; 0 tega ne dovoli",
    "size of a translation that an administrator uploads; 0 allows none",
  ),
  keys: texts("mapa z uporabniki, ključi in števci zahtev", "folder of the users, keys and counts"),
  "daily-limit": texts("dnevno število zahtev za vsak ključ", "requests a day for each key"),
  timezone: texts("časovni pas, katerega polnoč konča dan", "time zone whose midnight ends the day"),
  engine: texts(
    "naslovi gruče etcd, v kateri ima več računalnikov skupno shrambo",
    "addresses of the etcd that several machines keep the store in",
  ),
  "engine-ca": texts("digitalna potrdila, ki jamčijo za etcd (PEM)", "certificates that vouch for the etcd (PEM)"),
  "engine-cert": texts("digitalno potrdilo za predstavitev pri etcd (PEM)", "certificate shown to the etcd (PEM)"),
  "engine-key": texts("zasebni ključ tega digitalnega potrdila (PEM)", "private key of that certificate (PEM)"),
  "engine-user": texts("uporabnik pri etcd", "user of the etcd"),
  "engine-password": texts("geslo tega uporabnika", "password of that user"),
  "engine-prefix": texts("prvi del imen vseh tamkajšnjih zapisov", "first part of the names of all keys there"),
  "site-name": texts(
    "ime storitve na njenih straneh, na primer ime župnije; privzeto Ambo",
    "name of the service on its pages, such as the parish's; Ambo unless set",
  ),
  "site-contact": texts(
    "na koga se obrnejo obiskovalci: e-naslov, spletni naslov ali telefonska številka",
    "whom visitors ask: an e-mail address, web address or telephone number",
  ),
  "site-accent": texts(
    "barva povezav in gumbov na straneh, na primer 7b2032",
    "the colour of links and buttons on the pages, such as 7b2032",
  ),
  "site-footer": texts(
    "vrstica v nogi strani, na primer naslov župnije",
    "a line at the foot of the pages, such as the parish's address",
  ),
  "site-image": texts(
    "grb ali fotografija za glavo strani in predogled povezav: PNG, JPEG ali WebP do 1 MB",
    "crest or photograph for header and link previews: PNG, JPEG or WebP, to 1 MB",
  ),
  offline: texts(
    "ali naprave bralcev hranijo prebrano za branje brez povezave: on (da) ali off (ne)",
    "whether readers' devices keep what was read for reading offline: on or off",
  ),
  index: texts(
    "ali smejo iskalniki zajeti besedila za branje: on (da) ali off (ne)",
    "whether search engines may index the texts of the reader: on or off",
  ),
  "sign-up": texts(
    "ali si ljudje lahko sami ustvarijo račun: closed (ne) ali open (da)",
    "whether people may make accounts by themselves: closed or open",
  ),
  reader: texts(
    "kdo lahko bere na straneh: open (vsi), signed-in (prijavljeni) ali off (nihče)",
    "who may use the reader on the pages: open (everyone), signed-in or off",
  ),
  "reader-limit": texts(
    "dnevno število strani z izbranim besedilom za en naslov; vrstica dneva ter berila za danes in prihodnjo nedeljo ne štejejo",
    "pages of chosen text a day for one address; the verse and readings of today and of the coming Sunday do not count",
  ),
  embed: texts(
    "ali smejo druge spletne strani prikazati vrstico dneva, berila in odlomke: on (da) ali off (ne)",
    "whether other web sites may show verse, readings and passages: on or off",
  ),
  "embed-origins": texts(
    "spletne strani, ki to smejo: izvori, na primer https://example.org, ločeni z vejicami, ali *",
    "the sites that may: origins such as https://example.org with commas, or *",
  ),
  "header-timeout": texts(
    "čas, v katerem mora prispeti glava zahteve",
    "time in which the head of a request must arrive",
  ),
  "request-timeout": texts("čas, v katerem mora prispeti celotna zahteva", "time in which a whole request must arrive"),
  "send-timeout": texts(
    "čas brez napredka, po katerem prekine povezavo s počasnim odjemalcem",
    "time without progress after which a slow client is cut off",
  ),
  "keep-alive": texts("čas, po katerem zapre neuporabljeno povezavo", "time after which an idle connection is closed"),
  "drain-deadline": texts(
    "čas, v katerem se ob ustavitvi storitve dokončajo začete zahteve",
    "time for running requests to finish when the service stops",
  ),
  "max-connections": texts(
    "število vseh povezav; nad to mejo nova izpodrine neuporabljeno",
    "connections in all; beyond it a new one displaces an idle one",
  ),
  "max-connections-per-address": texts(
    "število povezav z enega naslova; ne velja za loopback in posredniške strežnike, ki jim zaupa",
    "connections from one address; loopback and trusted proxies are exempt",
  ),
  "max-requests-per-connection": texts(
    "število zahtev na eni povezavi, preden jo zapre",
    "requests on one connection before it is closed",
  ),
  "max-header-size": texts("velikost glave zahteve", "size of the head of a request"),
  "max-headers": texts("število glav v zahtevi", "headers of a request"),
  "max-url-length": texts("dolžina naslova URL zahteve", "length of a request's URL"),
  "max-body-size": texts(
    "velikost telesa zahteve; API njegove vsebine ne upošteva",
    "size of a request body; the API ignores its content",
  ),
  "failed-keys": texts(
    "število napačnih ključev na minuto z enega naslova, preden začne odgovarjati z zamikom",
    "wrong keys a minute from one address before responses are delayed",
  ),
  "compression-cache": texts(
    "pomnilnik za stisnjene odgovore; 0 izklopi stiskanje",
    "memory for compressed responses; 0 turns compression off",
  ),
  "search-memory": texts(
    "pomnilnik za kazala preiskovanih prevodov, za vsakega približno 8 milijonov bajtov",
    "memory for the indexes of searched translations, about 8 million bytes each",
  ),
  "log-level": texts(
    "najnižja stopnja, ki jo zapiše v dnevnik: error, warning, notice, info (zahteve) ali debug",
    "least severe level logged: error, warning, notice, info (requests) or debug",
  ),
  "log-format": texts("oblika dnevnika: text ali json", "format of the log: text or json"),
  "log-rate": texts(
    "število zahtev na sekundo, ki jih zapiše v dnevnik, v povprečju ene minute; 0 zapiše vse",
    "requests logged a second, averaged over a minute; 0 logs all",
  ),
  "metrics-port": texts(
    "vrata na 127.0.0.1 za /metrics; off (izklopljeno) ali 0 za prosta",
    "port on 127.0.0.1 for /metrics; off, or 0 for a free one",
  ),
  "metrics-token": texts(
    "žeton, s katerim je /metrics dostopen na vratih storitve",
    "token that opens /metrics on the service's own port",
  ),
};

/** The titles of the groups of settings. */
export const settingGroupTitles: Readonly<Record<SettingGroupName, Texts<string>>> = {
  file: texts("Datoteka z nastavitvami", "Settings file"),
  addresses: texts("Naslovi, TLS in posredniški strežniki", "Addresses, TLS and proxies"),
  translations: texts("Prevodi", "Translations"),
  users: texts("Uporabniki, ključi in omejitve", "Users, keys and quota"),
  engine: texts("Več računalnikov", "Many machines"),
  pages: texts("Strani", "Pages"),
  limits: texts("Omejitve", "Limits"),
  log: texts("Dnevnik in meritve", "Log and metrics"),
};
