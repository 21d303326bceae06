import { BYTES, CHARACTERS, counted, type MessageValues } from "./values.ts";

/** Errors and warnings of imports, and the kinds of what is not imported. */
export const IMPORT_MESSAGES = {
  // The source
  "permission denied": "nimate dovoljenja",
  'Cannot read "{path}": {reason}': "»{path}« ni mogoče prebrati: {reason}",
  'Cannot import "{path}": expected a file or a folder':
    "»{path}« ni mogoče uvoziti: pričakovana je datoteka ali mapa",
  'Cannot import "{path}": folders lie too deep':
    "»{path}« ni mogoče uvoziti: mape so preveč vgnezdene",
  'Cannot import "{path}": more than {most} files':
    "»{path}« ni mogoče uvoziti: datotek je več kot {most}",
  'Cannot import "{path}": the file is empty': "»{path}« ni mogoče uvoziti: datoteka je prazna",
  'Cannot import "{path}": there is no file in it': "»{path}« ni mogoče uvoziti: v njem ni datotek",
  'Cannot import "{path}": it is {format} without a verse':
    "»{path}« ni mogoče uvoziti: je {format} brez vrstic z besedilom",
  'Cannot import "{path}": it is {kind}, which has no verses to be told apart; ask the publisher for USFM':
    "»{path}« ni mogoče uvoziti: je {kind}, v katerem vrstic ni mogoče razločiti; založnika prosite za obliko USFM",
  "a PDF document": "dokument PDF",
  "a Word document": "dokument Word",
  "an OpenDocument text": "besedilo OpenDocument",
  "an RTF document": "dokument RTF",
  "an e-book (EPUB)": "e-knjiga (EPUB)",
  'Cannot tell the format of "{path}": expected {formats}':
    "Oblike datoteke »{path}« ni mogoče prepoznati: pričakovano je {formats}",
  "Cannot import a UTF-16 file: convert it to UTF-8, for example with `iconv -f UTF-16 -t UTF-8`":
    "Datoteke UTF-16 ni mogoče uvoziti: pretvorite jo v UTF-8, na primer z `iconv -f UTF-16 -t UTF-8`",
  "Cannot import a binary file: a text without null characters is expected":
    "Dvojiške datoteke ni mogoče uvoziti: pričakovano je besedilo brez ničelnih znakov",
  "Cannot import a file that is not UTF-8: convert it, or name its encoding, for example --encoding windows-1250":
    "Datoteka ni v UTF-8: pretvorite jo ali navedite njeno kodiranje, na primer --encoding windows-1250",
  "Cannot import an archive that is no zip or gzip file, or lies within another: unpack it and import the folder":
    "Arhiva, ki ni ZIP ali gzip ali je v drugem arhivu, ni mogoče uvoziti: razpakirajte ga in uvozite mapo",
  "Cannot import a file as {encoding}: some of its bytes mean nothing in it; convert the file to UTF-8":
    "Datoteke ni mogoče uvoziti kot {encoding}: nekateri bajti v tem kodiranju ne pomenijo ničesar; pretvorite jo v UTF-8",
  'Cannot import a file in the encoding "{encoding}": convert it to UTF-8':
    "Datoteke v kodiranju »{encoding}« ni mogoče uvoziti: pretvorite jo v UTF-8",
  "Cannot import a file of {bytes} bytes: at most {most} are read": ({
    bytes,
    most,
  }: MessageValues) =>
    `Datoteke ni mogoče uvoziti: ima ${counted(bytes, BYTES)}, prebere se jih največ ${most}`,
  "Cannot import more than {most} bytes: with this file there are {taken}":
    "Ni mogoče uvoziti več kot {most} bajtov: s to datoteko jih je {taken}",
  "Cannot import a heading of more than {most} characters: is a mark lost?":
    "Naslova z več kot {most} znaki ni mogoče uvoziti: se je izgubila oznaka?",
  "Cannot import a verse of more than {most} characters: is a verse mark lost?":
    "Vrstice z več kot {most} znaki ni mogoče uvoziti: se je izgubila oznaka vrstice?",
  'Cannot import book "{id}": it is claimed twice':
    "Knjige »{id}« ni mogoče uvoziti: v viru je dvakrat",
  'Cannot import book "{id}": it is claimed by {one} and by {other}':
    "Knjige »{id}« ni mogoče uvoziti: je v {one} in v {other}",
  "Cannot import more than {most} lines and headings: no Bible has as many":
    "Več kot {most} vrstic in naslovov ni mogoče uvoziti: toliko jih nima nobeno Sveto pismo",
  "Cannot import more than {verses} verses or {characters} characters in all: no Bible has as many":
    "Več kot {verses} vrstic ali {characters} znakov ni mogoče uvoziti: toliko jih nima nobeno Sveto pismo",
  "Cannot import {label}: it comes so often that it has {length} characters": ({
    label,
    length,
  }: MessageValues) =>
    `${label} ni mogoče uvoziti: ponovi se tolikokrat, da ima ${counted(length, CHARACTERS)}`,
  "Cannot import {count} modules at once ({names}): give one, with its data":
    "Več modulov hkrati ({count}: {names}) ni mogoče uvoziti: navedite enega, z njegovimi podatki",
  "Cannot import without what the source does not say: add {flags}":
    "Vir nečesa ne pove, zato uvoz ni mogoč: dodajte {flags}",
  "--code CODE (what the translation parameter takes, such as SSP3), {rest}":
    "--code OZNAKA (z njo programi izberejo prevod; primer: SSP3), {rest}",
  "--code CODE (what the translation parameter takes, such as SSP3)":
    "--code OZNAKA (z njo programi izberejo prevod; primer: SSP3)",
  "--name NAME (its full name), {rest}": "--name IME (polno ime prevoda), {rest}",
  "--name NAME (its full name)": "--name IME (polno ime prevoda)",
  "--language LANGUAGE (three letters, such as slv), {rest}":
    "--language JEZIK (tri črke, na primer slv), {rest}",
  "--language LANGUAGE (three letters, such as slv)": "--language JEZIK (tri črke, na primer slv)",
  "--copyright TEXT (the attribution that clients must display)":
    "--copyright BESEDILO (navedba avtorskih pravic, ki jo morajo prikazati odjemalci)",
  'Cannot use the code "{code}": state --code with letters, digits, -, _ and ., at most 32, such as SSP3':
    "Oznake »{code}« ni mogoče uporabiti: pri --code navedite črke, števke, -, _ in ., največ 32 znakov, na primer SSP3",
  'Cannot use the language "{language}": state --language with three letters, such as slv':
    "Jezika »{language}« ni mogoče uporabiti: pri --language navedite tri črke, na primer slv",

  // Archives
  'Cannot read zip archive "{archive}": {fault}':
    "Arhiva ZIP »{archive}« ni mogoče prebrati: {fault}",
  'Cannot read "{name}" in zip archive "{archive}": {fault}':
    "»{name}« v arhivu ZIP »{archive}« ni mogoče prebrati: {fault}",
  'Cannot read gzip file "{name}": {fault}': "Datoteke gzip »{name}« ni mogoče prebrati: {fault}",
  "its files overlap": "datoteke v njem se prekrivajo",
  "its directory is missing, the file is cut off": "manjka kazalo, datoteka ni cela",
  "its directory is damaged": "kazalo je poškodovano",
  "it holds {count} files, at most {most} are read":
    "v njem je datotek {count}, prebere se jih največ {most}",
  'it names a file outside of itself: "{name}"': "imenuje datoteko zunaj sebe: »{name}«",
  'it holds "{name}" twice': "»{name}« je v njem dvakrat",
  "{bytes} bytes that unpack to {size} are no text but a zip bomb":
    "{bytes} bajtov, ki se razpakirajo v {size}, ni besedilo, ampak bomba ZIP",
  "its compression (method {method}) is not read, only deflate is":
    "stiskanja (način {method}) ni mogoče prebrati, samo deflate",
  "its data is not there, the archive is cut off": "podatkov ni, arhiv ni cel",
  "its size or checksum is not what the directory says, the archive is damaged":
    "velikost ali kontrolna vsota se ne ujemata s kazalom, arhiv je poškodovan",
  "it unpacks to more than the {size} bytes that the directory says": ({ size }: MessageValues) =>
    `razpakira se v več kot ${counted(size, BYTES)}, kolikor jih navaja kazalo`,
  "its data is damaged": "podatki so poškodovani",
  "it unpacks to more than {most} bytes": "razpakira se v več kot {most} bajtov",
  "it is damaged or cut off": "poškodovana je ali pa ni cela",

  // XML and the formats
  "Cannot read XML: {fault}": "XML ni mogoče prebrati: {fault}",
  "the file ends within <{open}>, it is cut off":
    "datoteka se konča znotraj <{open}>, torej ni cela",
  "there is no element": "v njej ni nobenega elementa",
  "there is text outside of the root element": "zunaj korenskega elementa je besedilo",
  "a < must be written &lt;": "znak < mora biti zapisan kot &lt;",
  "an & must be written &amp;": "znak & mora biti zapisan kot &amp;",
  "a name is {length} characters long": ({ length }: MessageValues) =>
    `neko ime ima ${counted(length, CHARACTERS)}`,
  "there are two root elements": "korenska elementa sta dva",
  "elements lie more than {depth} deep": "elementi so vgnezdeni več kot {depth} ravni globoko",
  "the tag <{name}> is malformed": "oznaka <{name}> je napačno zapisana",
  "<{element}> has {name} twice": "<{element}> ima {name} dvakrat",
  "<{element}> has more than {most} attributes": "<{element}> ima več kot {most} atributov",
  "the attribute {name} is {length} characters long": ({ name, length }: MessageValues) =>
    `atribut ${name} ima ${counted(length, CHARACTERS)}`,
  "an end tag is malformed": "končna oznaka je napačno zapisana",
  "</{name}> ends <{open}>": "</{name}> konča <{open}>",
  "a declaration is malformed": "neka deklaracija je napačno zapisana",
  "a document type with declarations of its own (entities) is refused":
    "vrsta dokumenta z lastnimi deklaracijami (entitetami) ni dovoljena",
  "{what} does not end, the file is cut off": "{what} se ne konča, datoteka ni cela",
  "the entity {entity} is unknown, and none may be declared":
    "entiteta {entity} ni znana, novih ni mogoče uvesti",
  "{written} is no character": "{written} ni znak",
  "Cannot read OSIS: more than {depth} elements lie within each other":
    "OSIS ni mogoče prebrati: več kot {depth} elementov je drug v drugem",
  'Cannot name a book "{name}": "{id}" is no book id':
    "Knjige ni mogoče imenovati »{name}«: »{id}« ni oznaka knjige",
  'Cannot read a row of the table: expected the position and the text of a verse, found "{found}"':
    "Vrstice v preglednici ni mogoče prebrati: pričakovana sta mesto in besedilo, najdeno »{found}«",
  'Cannot read the chapter number "{written}"': "Številke poglavja »{written}« ni mogoče prebrati",
  'Cannot read the verse number "{written}"': "Številke vrstice »{written}« ni mogoče prebrati",
  'Cannot read the label "{written}"': "Oznake »{written}« ni mogoče prebrati",
  'Cannot tell which book "{name}" is': "Ni jasno, katera knjiga je »{name}«",
  'Cannot tell which book "{written}" is: expected a USFM book id such as GEN':
    "Ni jasno, katera knjiga je »{written}«: pričakovana je oznaka knjige po USFM, na primer GEN",
  'Cannot tell which book bnumber "{written}" ({name}) is':
    "Ni jasno, katera knjiga je bnumber »{written}« ({name})",
  "Cannot tell which book this is: there is no \\id line such as \\id GEN":
    "Ni jasno, katera knjiga je to: manjka vrstica \\id, na primer \\id GEN",
  "Cannot import: beside {references} there must be one text, there are {count}":
    "Uvoz ni mogoč: ob {references} mora biti eno besedilo, a jih je {count}",
  "Cannot import: it has {than} lines than {references}, which has the label of each line":
    "Uvoz ni mogoč: število vrstic se ne ujema z {references}, kjer je oznaka vsake vrstice",
  "Cannot read the configuration: it names no module":
    "Konfiguracije ni mogoče prebrati: ne imenuje modula",
  "Cannot read the module: {fault}": "Modula ni mogoče prebrati: {fault}",
  "its index points beyond its texts": "kazalo kaže čez konec besedil",
  "block {block} is shorter than its index says": "blok {block} je krajši, kot pravi kazalo",
  "there is no block {block}": "bloka {block} ni",
  "block {block} is cut off": "blok {block} ni cel",
  "block {block} cannot be decompressed": "bloka {block} ni mogoče razširiti",
  'Cannot read module "{module}": {fault}': "Modula »{module}« ni mogoče prebrati: {fault}",
  "its blocks hold more than {most} bytes in all, or are asked for again and again":
    "bloki imajo skupaj več kot {most} bajtov ali pa so klicani vedno znova",
  "a block of {size} bytes, at most {most} are read": ({ size, most }: MessageValues) =>
    `blok ima ${counted(size, BYTES)}, prebere se jih največ ${most}`,
  "its compression ({type}) is not read, only ZIP and LZSS are":
    "stiskanja ({type}) ni mogoče prebrati, samo ZIP in LZSS",
  "its data (DataPath={path}) is not there": "podatkov (DataPath={path}) ni",
  "ModDrv={name} is no Bible text; zText, zText4, rawText and rawText4 are read":
    "ModDrv={name} ni besedilo Svetega pisma; prebrati je mogoče zText, zText4, rawText in rawText4",
  "it is enciphered (CipherKey), and no cipher is read":
    "je šifriran (CipherKey), šifriranega ni mogoče prebrati",
  "its encoding ({encoding}) is not read": "kodiranja {encoding} ni mogoče prebrati",
  "its markup ({type}) is not read, only OSIS, ThML, GBF and plain text are":
    "oznak ({type}) ni mogoče prebrati, samo OSIS, ThML, GBF in golo besedilo",
  'its versification "{name}" is none of {known}': "štetja vrstic »{name}« ni med znanimi: {known}",
  "Cannot read the {name}: its index has {count} places, but its versification only {expected}":
    "{name} ni mogoče prebrati: kazalo ima {count} mest, štetje vrstic pa samo {expected}",

  // Warnings
  "the file is not recognised as {format} and is left out":
    "datoteka ni prepoznana kot {format} in je izpuščena",
  "the file is {other}, beside the {format} that is read, and is left out":
    "datoteka je {other} ob obliki {format}, ki se bere, in je izpuščena",
  "{count} files of other publications of the bundle are left out":
    "izpuščene so datoteke drugih izdaj iz svežnja ({count})",
  "<{name}> is never closed: what follows it in the verse is left out":
    "<{name}> ni nikoli zaprt: kar je v vrstici za njim, je izpuščeno",
  "<{name}> is missing: what follows the note in the verse is left out":
    "<{name}> manjka: kar je v vrstici za opombo, je izpuščeno",
  "a note is never closed: what follows it in the verse is left out":
    "opomba ni nikoli zaprta: kar je v vrstici za njo, je izpuščeno",
  'the verse "{label}" is of no book in the canon: it is left out':
    "vrstica »{label}« ni iz nobene knjige kanona: izpuščena je",
  'a line that is no verse is left out: "{line}"':
    "vrstica datoteke, ki ni svetopisemska vrstica, je izpuščena: »{line}«",
  "the index of the {name} has only {count} places, its versification {expected}":
    "kazalo ({name}) ima samo {count} mest, štetje vrstic pa {expected}",
  "the element <{name}> is unknown: its text is taken for verse text":
    "element <{name}> ni znan: njegovo besedilo velja za besedilo vrstice",
  'what looks like markup is taken out of a verse: "{excerpt}"':
    "iz vrstice je odstranjeno, kar je videti kot oznaka: »{excerpt}«",
  "\\{name} is never closed: only the number after it is left out":
    "\\{name} ni nikoli zaprt: izpuščena je samo številka za njim",
  "\\{name} is never closed: it is taken to end with its line":
    "\\{name} ni nikoli zaprt: velja do konca vrstice datoteke",
  "\\esb is never closed: only its marker is left out":
    "\\esb ni nikoli zaprt: izpuščena je samo oznaka",
  "\\{name} has no space after its marker": "za oznako \\{name} ni presledka",
  "\\{name} has no space between it and its text": "med oznako \\{name} in besedilom ni presledka",
  "\\{name} … \\{end}* is unknown: its text is taken for verse text":
    "\\{name} … \\{end}* ni znan: njegovo besedilo velja za besedilo vrstice",
  "\\{name} is unknown: the text after it is taken for verse text":
    "\\{name} ni znan: besedilo za njim velja za besedilo vrstice",
  "a lone backslash is left out": "posamezna obrnjena poševnica je izpuščena",
  'a chapter without a number ("{written}") is passed over':
    "poglavje brez številke (»{written}«) je preskočeno",
  'a verse without a number ("{written}"): its text stays with what precedes':
    "vrstica brez številke (»{written}«): njeno besedilo ostane pri prejšnjem",
  'the style "{style}" is unknown: its text is taken for verse text':
    "slog »{style}« ni znan: njegovo besedilo velja za besedilo vrstice",
  "{book}: a verse before the first chapter is taken for chapter 1":
    "{book}: vrstica pred prvim poglavjem velja za 1. poglavje",
  "the label names verses that do not follow one another: all of the text is kept at the first":
    "oznaka našteva vrstice, ki si ne sledijo: vse besedilo je pri prvi",
  'text that belongs to no verse is left out: "{excerpt}"':
    "besedilo, ki ne spada k nobeni vrstici, je izpuščeno: »{excerpt}«",
  "a heading is never closed: its text is taken for verse text":
    "naslov ni nikoli zaprt: njegovo besedilo velja za besedilo vrstice",
  "{label} comes twice: the second is left out, for it says nothing new":
    "{label} je dvakrat: druga je izpuščena, ker ne pove nič novega",
  "{label} comes twice: the second text is put after the first":
    "{label} je dvakrat: drugo besedilo je dodano za prvim",
  "book {id} is not in the canon: its {count} verses are left out":
    "knjige {id} ni v kanonu: njene vrstice ({count}) so izpuščene",

  // Kinds of what is not imported
  "alternate number": "druga številka",
  "book heading": "naslov knjige",
  "book outside of the canon": "knjiga zunaj kanona",
  category: "kategorija",
  "chapter label": "napis poglavja",
  colophon: "kolofon",
  "cross reference": "sklic na drugo mesto",
  figure: "slika",
  footnote: "opomba",
  "front and back matter": "uvodni in končni deli",
  "generated text": "samodejno dodano besedilo",
  heading: "naslov",
  "heading without a verse after it": "naslov, za katerim ni vrstice",
  introduction: "uvod",
  "liturgical note": "liturgična opomba",
  "note sign": "znak za opombo",
  "paragraph of the publisher's own kind": "založnikova lastna vrsta odstavka",
  pronunciation: "izgovorjava",
  remark: "pripomba",
  sidebar: "okvir ob besedilu",
  "table heading": "glava preglednice",
  "text before verse 1": "besedilo pred 1. vrstico",
  "text outside of verses": "besedilo zunaj vrstic",
  "variant reading": "drugo branje",
  "word attributes": "podatki o besedah",
} as const;
