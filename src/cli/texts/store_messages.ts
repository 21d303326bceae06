import { BYTES, counted, type MessageValues } from "./values.ts";

/** Errors of the store. */
export const STORE_MESSAGES = {
  'There is no user "{name}"': "Uporabnika »{name}« ni",
  'Cannot add the user "{name}": there is one of this name':
    "Uporabnika »{name}« ni mogoče dodati: uporabnik s tem imenom že obstaja",
  'Cannot use the name "{name}": give 1 to {most} visible characters':
    "Imena »{name}« ni mogoče uporabiti: imeti mora od 1 do {most} vidnih znakov",
  "Cannot set the limit {limit}: give a whole number from 0 to {most}":
    "Omejitve {limit} ni mogoče nastaviti: navedite celo število od 0 do {most}",
  'The user "{name}" is disabled: {reason}; enable the user first':
    "Uporabnik »{name}« je onemogočen: {reason}; najprej ga omogočite",
  "a link would not work": "povezava ne bi delovala",
  '{message}. The key that was printed is void; if "{name}" had one before, it goes on working':
    "{message}. Izpisani ključ ne velja; če je uporabnik »{name}« imel prejšnjega, ta velja še naprej",
  '{message}. The link that was printed is void; if "{name}" had one before, it goes on working':
    "{message}. Izpisana povezava ne velja; če je uporabnik »{name}« imel prejšnjo, ta velja še naprej",
  "{message}. The key that was printed may work, or the one before: try it":
    "{message}. Morda velja izpisani ključ, morda prejšnji: preizkusite oba",
  "{message}. The link that was printed may work, or the one before: try it":
    "{message}. Morda velja izpisana povezava, morda prejšnja: preizkusite obe",
  "It is not known whether the change will hold after a restart; make it again: {reason}":
    "Ni znano, ali bo sprememba veljala po ponovnem zagonu; ponovite jo: {reason}",

  'There is no store in the folder "{folder}": give the right one with --keys':
    "V mapi »{folder}« ni shrambe: pravo mapo navedite s stikalom --keys",
  'There is no store in the folder "{folder}": give the right one with --keys, or begin with `ambo user add NAME`':
    "V mapi »{folder}« ni shrambe: pravo mapo navedite s stikalom --keys ali začnite z `ambo user add IME`",
  'Cannot use the folder {folder}: there are other files in it, such as "{name}"; give a new or an empty one with --keys':
    "Mape {folder} ni mogoče uporabiti: v njej so druge datoteke, na primer »{name}«; s stikalom --keys navedite novo ali prazno",
  "Cannot open the store in {folder}: {accounts} is missing, though there are counts in {usage}; put it back or restore a backup into another folder. To begin again, move {usage2} away":
    "Shrambe v mapi {folder} ni mogoče odpreti: manjka {accounts}, čeprav so v {usage} števci; vrnite jo ali obnovite varnostno kopijo v drugo mapo. Če želite začeti znova, umaknite {usage2}",
  "Cannot open the store in {folder}: {reason}":
    "Shrambe v mapi {folder} ni mogoče odpreti: {reason}",
  'Cannot use the store in "{folder}": it belongs to the user {owner}; run the command as that user, such as `sudo -u {owner2} ambo …`':
    "Shrambe v mapi »{folder}« ni mogoče uporabiti: pripada uporabniku {owner}; ukaz poženite kot ta uporabnik, na primer `sudo -u {owner2} ambo …`",
  'Cannot make the folder "{folder}": you may not write in "{parent}"; choose another with --{setting}, or run the command as a user who may':
    "Mape »{folder}« ni mogoče ustvariti: v »{parent}« ne smete pisati; s stikalom --{setting} izberite drugo ali poženite ukaz kot uporabnik, ki sme",
  'Cannot write in the folder "{folder}": it belongs to the user {owner}; choose another with --{setting}, or run the command as that user':
    "V mapo »{folder}« ni mogoče pisati: pripada uporabniku {owner}; s stikalom --{setting} izberite drugo ali poženite ukaz kot ta uporabnik",
  "Cannot create the folder {folder}: {reason}": "Mape {folder} ni mogoče ustvariti: {reason}",
  'Cannot work on the folder "{folder}": another command works on it and does not end':
    "Mape »{folder}« ni mogoče uporabiti: uporablja jo drug ukaz, ki se ne konča",
  'Cannot do this while the process {process} serves from "{folder}": stop it first':
    "Tega ni mogoče storiti, dokler iz mape »{folder}« streže proces {process}: najprej ga ustavite",
  'Cannot serve from the folder "{folder}": the process {process} serves from it already; stop that one first, or give another folder with --keys':
    "Iz mape »{folder}« ni mogoče streči: iz nje že streže proces {process}; ustavite ga ali s stikalom --keys navedite drugo mapo",
  'Cannot reach the process that works on "{folder}"; run the command as the user who serves':
    "Procesa, ki uporablja mapo »{folder}«, ni mogoče doseči; ukaz poženite kot uporabnik, pod katerim teče storitev",
  'The process that works on "{folder}" does not answer':
    "Proces, ki uporablja mapo »{folder}«, se ne odziva",
  'Another program listens in "{folder}"': "V mapi »{folder}« posluša drug program",
  "The process that works on the store ended before it answered: look whether the change was made":
    "Proces, ki uporablja shrambo, se je končal, preden je odgovoril: preverite, ali je sprememba izvedena",
  "The process that works on the store is of another version":
    "Proces, ki uporablja shrambo, je druge različice",
  'The process {process} knows no "{call}": it is of another version':
    "Proces {process} ne pozna »{call}«: je druge različice; znova zaženite storitev",
  "The connection to the other process has ended": "Povezava z drugim procesom je prekinjena",
  'Cannot use the folder "{folder}": others than its owner can reach it':
    "Mape »{folder}« ni mogoče uporabiti: dostopna je tudi drugim, ne samo lastniku",
  "the folder of the store cannot be written": "v mapo shrambe ni mogoče pisati",

  "Cannot write {path}: {reason}": "V {path} ni mogoče pisati: {reason}",
  "Cannot read {path}: {reason}": "{path} ni mogoče prebrati: {reason}",
  "Cannot open {path} for writing: {reason}": "{path} ni mogoče odpreti za pisanje: {reason}",
  "Cannot create {path}: {reason}": "{path} ni mogoče ustvariti: {reason}",
  "Cannot replace {path}: {reason}": "{path} ni mogoče zamenjati: {reason}",
  "Cannot sync {path}: {reason}": "{path} ni mogoče zanesljivo zapisati na disk: {reason}",
  "Cannot read {file}: damaged at byte {offset} ({reason}); nothing was changed. Run `ambo store check` to see how much is affected, then restore a backup or run `ambo store repair`":
    "{file} ni mogoče prebrati: poškodovana je pri bajtu {offset} ({reason}); nič ni spremenjeno. `ambo store check` pokaže, koliko je prizadetega; nato obnovite varnostno kopijo ali poženite `ambo store repair`",
  "Cannot read {file}: it is in format {version} of a newer Ambo, and this one knows formats up to {known}; install the newer one again":
    "{file} ni mogoče prebrati: je v obliki {version} novejšega programa Ambo, ta pa pozna oblike do {known}; znova namestite novejšega",
  "Cannot read {file}: it is not a file of the kind {kind}":
    "{file} ni mogoče prebrati: ni vrste {kind}",
  "the checksum does not match": "kontrolna vsota se ne ujema",
  "an unfinished line": "nedokončana vrstica",
  "it is closed": "zaprta je",
  "the disk failed to keep what was written before": "disk ni ohranil prej zapisanih podatkov",
  "an earlier sync failed": "prejšnje zapisovanje na disk ni uspelo",
  "the system took no byte and gave no reason":
    "sistem ni zapisal nobenega bajta in ni povedal, zakaj",
  "The last change in {path} was not complete and is undone; it was kept in {aside}":
    "Zadnja sprememba v {path} ni bila dokončana in je razveljavljena; shranjena je v {aside}",
  "The last counts in {path} were not complete and are left out; they were kept in {aside}":
    "Zadnje štetje v {path} ni bilo dokončano in je izpuščeno; shranjeno je v {aside}",

  "Cannot use the engine at {endpoints}: {reason}":
    "Gruče etcd na {endpoints} ni mogoče uporabiti: {reason}",
  'Cannot use the engine under "{root}": there are other data, such as the key "{key}"; give another --engine-prefix':
    "Gruče etcd pod »{root}« ni mogoče uporabiti: v njej so drugi podatki, na primer »{key}«; navedite drug --engine-prefix",
  'Cannot use the engine under "{root}": it is in format {version} of a newer Ambo; install that one':
    "Gruče etcd pod »{root}« ni mogoče uporabiti: je v obliki {version} novejšega programa Ambo; namestite tega",
  'Cannot use the engine under "{root}": it counts the days of {zone}, and this machine those of {own}; give --timezone {zone}':
    "Gruče etcd pod »{root}« ni mogoče uporabiti: dneve šteje po pasu {zone}, ta računalnik pa po {own}; nastavite --timezone {zone}",
  'Cannot restore into the engine under "{root}": there is a store in it; give another --engine-prefix':
    "V gručo etcd pod »{root}« ni mogoče obnoviti: v njej je shramba; navedite drug --engine-prefix",
  "Cannot read the file {path} of --{setting}: {reason}":
    "Datoteke {path}, ki jo določa --{setting}, ni mogoče prebrati: {reason}",
  "Too many changes at once: make the backup again":
    "Preveč sprememb hkrati: varnostno kopijo naredite znova",
  "too many changes at once": "preveč sprememb hkrati",
  'another command restores into the engine under "{root}"':
    "v gručo etcd pod »{root}« že obnavlja drug ukaz",
  "Cannot show the key of the first user: {reason}. No user was made; the next start makes one":
    "Ključa prvega uporabnika ni mogoče izpisati: {reason}. Uporabnik ni ustvarjen; ustvari ga naslednji zagon",

  "Cannot write the backup {file}: there is such a file":
    "Varnostne kopije {file} ni mogoče zapisati: taka datoteka že obstaja",
  'Cannot write the backup {file}: there is no folder "{folder}" (ENOENT)':
    "Varnostne kopije {file} ni mogoče zapisati: mape »{folder}« ni (ENOENT)",
  'Cannot write the backup {file}: you may not write in "{folder}"':
    "Varnostne kopije {file} ni mogoče zapisati: v mapo »{folder}« ne smete pisati",
  "Cannot write the backup {file}: it is a folder; name a file in it":
    "Varnostne kopije {file} ni mogoče zapisati: to je mapa; navedite datoteko v njej",
  "Cannot write the backup {file}: {reason}":
    "Varnostne kopije {file} ni mogoče zapisati: {reason}",
  "Cannot restore into {folder}: there is a store in it; move it away first, or give another folder with --keys":
    "V mapo {folder} ni mogoče obnoviti: v njej je shramba; najprej jo umaknite ali s stikalom --keys navedite drugo mapo",
  "Cannot restore {file}: there is no such file; give one that `ambo backup` wrote":
    "{file} ni mogoče obnoviti: take datoteke ni; navedite tisto, ki jo je zapisal `ambo backup`",
  "Cannot restore {file} into {folder}: {reason}": "{file} ni mogoče obnoviti v {folder}: {reason}",
  "Cannot restore {file}: {reason} at byte {offset}":
    "{file} ni mogoče obnoviti: {reason} pri bajtu {offset}",
  "Cannot restore {file}: its {name} is damaged at byte {offset} ({reason})":
    "{file} ni mogoče obnoviti: {name} v njej je pri bajtu {offset} poškodovana ({reason})",
  "Cannot print JSON beside a backup: name a file":
    "JSON in varnostne kopije ni mogoče izpisati hkrati: navedite datoteko",
  "Cannot repair a store in an engine: restore a backup with another --engine-prefix, and serve with that":
    "Shrambe v gruči ni mogoče popraviti: varnostno kopijo obnovite z drugim --engine-prefix in strezite z njim",
  "it is no backup": "ni varnostna kopija",
  "it is not whole; it ends": "ni cela; konča se",
  "it is damaged": "poškodovana je",
  'a record "{kind}" was expected': "pričakovan je bil zapis »{kind}«",
  "it is another file of Ambo, not a backup":
    "je druga datoteka programa Ambo, ne varnostna kopija,",
  "it is in format {version} of a newer Ambo; install that one first":
    "je v obliki {version} novejšega programa Ambo; najprej namestite tega;",
  '"{name}" is no file of a store': "»{name}« ni datoteka shrambe",
  '"{name}" is damaged; it ends': "»{name}« je poškodovana; konča se",
  "a field too many": "eno polje je odveč",
  "a field is missing": "eno polje manjka",
  "a number was expected": "pričakovano je bilo število",
  "four characters were expected": "pričakovani so bili štirje znaki",
  "64 hexadecimal digits were expected": "pričakovanih je bilo 64 šestnajstiških števk",
  "a UUID was expected": "pričakovan je bil UUID",
  "there is no user {account}": "uporabnika {account} ni",
  "there is no account number {account}": "računa {account} ni",
  "the account number {account} was given before": "številka računa {account} je bila že dodeljena",
  "the name was taken already": "ime je bilo že zasedeno",
  "the kind of record {kind} is not known": "vrsta zapisa {kind} ni znana",
  "the role {role} is not known": "vloga {role} ni znana",
  "the purpose {purpose} is not known": "namen {purpose} ni znan",
  "no translation has the code {code}": "noben prevod nima oznake {code}",
  "The new link for {name} has ended already": "Nova povezava za {name} je že prenehala veljati",
  "The other process does not speak the protocol of the control socket":
    "Drugi proces ne pozna protokola nadzorne vtičnice",
  "something follows its end": "za koncem je še nekaj",
  "it has {found} bytes of {size}": ({ found, size }: MessageValues) =>
    `ima ${counted(found, BYTES)} od ${size}`,
} as const;
