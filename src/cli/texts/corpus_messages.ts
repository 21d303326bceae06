import { BYTES, CHARACTERS, counted, type MessageValues } from "./values.ts";

/** Faults of translation files, and what `ambo check` finds in them. */
export const CORPUS_MESSAGES = {
  'No translation in the folder "{folder}": bring one in with `ambo import`':
    "V mapi »{folder}« ni nobenega prevoda: uvozite ga z `ambo import`",
  "cannot read the folder: {reason}": "mape ni mogoče prebrati: {reason}",
  "cannot read the file: {reason}": "datoteke ni mogoče prebrati: {reason}",
  "cannot write: {reason}": "ni mogoče zapisati: {reason}",
  "the translation is there already: use --replace to write over it":
    "prevod že obstaja: če ga želite zamenjati, dodajte --replace",
  "it is no regular file": "ni navadna datoteka",
  "the file has {size} bytes, at most {most} are read": ({ size, most }: MessageValues) =>
    `datoteka ima ${counted(size, BYTES)}, prebere se jih največ ${most}`,
  "another file has the code {code} too": "isto oznako {code} ima še ena datoteka",
  "no translation file is left in the folder": "v mapi ni več nobene datoteke prevoda",
  "the file has no verses": "v datoteki ni nobene vrstice",
  "a heading has no verse after it": "za naslovom ni vrstice",
  "the file is cut off: its end line is missing; after a change by hand `ambo check CODE --mend` counts again":
    "datoteka ni cela: manjka končna vrstica; po ročnem popravku vrstice znova prešteje `ambo check OZNAKA --mend`",
  "the end line is cut off": "končna vrstica ni cela",
  "the end line counts {verses} verses and {others} other lines, there are {found} and {foundOthers}: a line is lost or was added; after a change by hand `ambo check CODE --mend` counts again":
    "po končni vrstici je vrstic z besedilom {verses}, drugih {others}, v resnici pa {found} in {foundOthers}: neka vrstica manjka ali je dodana; po ročnem popravku vrstice znova prešteje `ambo check OZNAKA --mend`",
  "there are lines after the end line": "za končno vrstico so še druge",
  "the line is not valid UTF-8": "vrstica ni v veljavnem UTF-8",
  "no blank line ends the header: is this a translation file?":
    "glave ne konča prazna vrstica: je to datoteka prevoda?",
  'expected "{expected}", found "{found}"': "pričakovano »{expected}«, najdeno »{found}«",
  "the header has a control character": "v glavi je krmilni znak",
  "a field of the header has a line break": "v polju glave je prelom vrstice",
  "book {id} is named twice": "knjiga {id} je imenovana dvakrat",
  "book {id} has more than four parts": "knjiga {id} ima več kot štiri dele",
  'expected a field ({fields}) and a colon, found "{found}"':
    "pričakovano polje ({fields}) in dvopičje, najdeno »{found}«",
  "the field {field} stands twice": "polje {field} je zapisano dvakrat",
  'expected {form} as {field}, found "{value}"':
    "v polju {field} pričakovano: {form}, najdeno »{value}«",
  "the header has no {field} ({form})": "v glavi manjka {field} ({form})",
  "letters, digits, -, _ and ., at most 32": "črke, števke, -, _ in ., največ 32 znakov",
  "the translation's full name": "polno ime prevoda",
  "a three-letter code such as slv": "tričrkovna oznaka, na primer slv",
  "the attribution that clients must display":
    "navedba avtorskih pravic, ki jo morajo prikazati odjemalci",
  '"{id}" is no USFM book id': "»{id}« ni oznaka knjige po USFM",
  "book {id} stands in two places": "knjiga {id} je na dveh mestih",
  "chapter {chapter} of {book} stands in two places":
    "{chapter}. poglavje knjige {book} je na dveh mestih",
  "verse {verse} stands twice": "vrstica {verse} je zapisana dvakrat",
  'expected a heading such as "=2 text", found "{found}"':
    "pričakovan naslov, na primer »=2 besedilo«, najdeno »{found}«",
  "the heading is empty, or has control characters, double spaces or spaces at its ends":
    "naslov je prazen ali pa ima krmilne znake, dvojne presledke ali presledek na začetku ali koncu",
  'expected a verse such as "GEN 1:1 text", found "{found}"':
    "pričakovana vrstica, na primer »GEN 1:1 besedilo«, najdeno »{found}«",
  "the text has a control character (byte {byte})": "v besedilu je krmilni znak (bajt {byte})",
  "the text has a control character (U+{code})": "v besedilu je krmilni znak (U+{code})",
  "the text has a space at its start or a double space":
    "besedilo se začne s presledkom ali ima dvojni presledek",
  "the text is empty or ends with a space": "besedilo je prazno ali se konča s presledkom",
  "mend this first: {fault}": "najprej popravite to: {fault}",

  "the file has more than {most} errors: is it a translation file?":
    "v datoteki je več kot {most} napak: je to datoteka prevoda?",
  "verse {verse} comes after verse {last}": "vrstica {verse} stoji za vrstico {last}",
  "chapter {chapter} of {book} comes after chapter {last}":
    "{chapter}. poglavje knjige {book} stoji za {last}. poglavjem",
  "the file is of format 1, in which a cut cannot be seen: import it again with `{command}`": ({
    command,
  }: MessageValues) =>
    `datoteka je v obliki 1, pri kateri ni mogoče opaziti, če del besedila manjka: prevod znova uvozite z \`${String(command).replace(" SOURCE ", " VIR ")}\``,
  "{place} ends with verse {last}, usually with {expected}":
    "{place} se konča z vrstico {last}, običajno se z vrstico {expected}",
  "{place} has verse {last}, but no numbering goes beyond {most}":
    "{place} ima vrstico {last}, a nobeno štetje ne gre čez {most}",
  "verse {verse} is not there": "vrstice {verse} ni",
  "verses {verses} are not there": "vrstic {verses} ni",
  "{book}: chapter {chapter} is not there": "{book}: {chapter}. poglavja ni",
  "{book}: chapters {chapters} are not there": "{book}: poglavij {chapters} ni",
  'the text has {what} left in it: "{found}"': "v besedilu je ostalo: {what} (»{found}«)",
  "a USFM marker": "oznaka USFM",
  "a tag": "oznaka v lomljenih oklepajih",
  "a bar": "navpična črta",
  "a placeholder": "nadomestek za besedilo",
  "a character reference": "zapis znaka s kodo",
  "a sign that is no text": "znak, ki ni besedilo",
  "the text is {length} characters long: is a verse mark lost?": ({ length }: MessageValues) =>
    `besedilo ima ${counted(length, CHARACTERS)}: se je izgubila številka vrstice?`,
  'the text is "{text}" alone': "celotno besedilo je »{text}«",
} as const;
