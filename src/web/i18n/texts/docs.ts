import type { HeaderName, SchemaName } from "../../../api/description/mod.ts";
import type { ErrorCode } from "../../../api/mod.ts";
import { texts } from "../language.ts";

/** Translations of English texts of the API's description by name; absent where the English stands. */
type Words<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

const slovenianErrors: Record<ErrorCode, string> = {
  bad_request: "Zahteva ni v skladu s protokolom HTTP.",
  invalid_parameter: "Parameter je naveden večkrat ali pa njegova vrednost ni veljavna.",
  invalid_translation: "Prevoda s to oznako ni.",
  missing_parameter: "Obvezni parameter manjka ali je prazen.",
  passage_too_long: "Odlomek ima več vrstic, kot jih je lahko v enem odgovoru.",
  missing_api_key: "Ključ manjka. Ključ v naslovu se nikoli ne upošteva.",
  invalid_api_key: "Ključ je napačen, napačno prepisan ali ne velja več.",
  not_found: "Takega naslova v vmesniku ni.",
  reference_not_found:
    "Zapisa svetopisemskega mesta ni mogoče razumeti ali pa prevod tega mesta nima.",
  method_not_allowed: "Dovoljene so samo metode GET, HEAD in OPTIONS.",
  request_timeout: "Zahteva ni prispela pravočasno.",
  content_too_large: "Telo zahteve je preveliko.",
  uri_too_long: "Naslov zahteve je predolg.",
  rate_limit_exceeded: "Dnevna omejitev za ta ključ je dosežena.",
  headers_too_large: "Glave zahteve so prevelike ali pa jih je preveč.",
  internal_error: "Na strežniku je prišlo do napake. Skrbnik najde razlog v dnevniku.",
  service_unavailable: "Storitev se ustavlja ali pa ta hip ne more šteti zahtev.",
};

const slovenianHeaders: Record<HeaderName, string> = {
  "X-RateLimit-Limit": "Dnevna omejitev za ta ključ.",
  "X-RateLimit-Remaining": "Koliko zahtev je danes še na voljo; brez veljavnega ključa 0.",
  "X-RateLimit-Reset":
    "Začetek naslednjega dne v časovnem pasu storitve, kot Unixov čas v sekundah.",
  "Access-Control-Allow-Origin": "Spletne strani, ki smejo brati odgovor.",
  "Access-Control-Expose-Headers": "Glave, ki jih smejo brati spletne strani.",
  ETag: "Zgoščena vrednost vsebine, za vsak način stiskanja drugačna.",
  "Cache-Control":
    "`private` s časom hrambe; pri vrstici dneva največ do polnoči. Pri napakah `no-store`.",
  "Content-Encoding": "`br` ali `gzip`, kadar je telo stisnjeno.",
  Vary: "Glave, od katerih je odvisen odgovor: `Authorization, X-API-Key`, da predpomnilnik ne odgovori na en ključ s tistim, kar hrani za drugega; `Accept-Encoding`, kadar je telo mogoče stisniti.",
  "Retry-After": "Celo število sekund do začetka naslednjega dne.",
  "WWW-Authenticate": "Kako je treba poslati ključ.",
  Allow: "Dovoljene metode.",
};

/** The meanings of fields by name; where an object gives a name another meaning, the object stands before it. */
const slovenianFields: Words = {
  abbreviation: "Oznaka prevoda, ki jo sprejme parameter `translation`.",
  name: "Polno ime prevoda.",
  language: "Jezik prevoda kot tričrkovna oznaka ISO 639-3.",
  books: "Število knjig.",
  "ListedTranslation.verses": "Število vrstic.",
  "BookList.translation": "Prevod, katerega knjige so naštete.",
  "BookList.books": "Knjige v vrstnem redu prevoda.",
  id: "Oznaka knjige po standardu USFM, na primer `JHN`.",
  testament:
    "`old` (stara zaveza), `new` (nova zaveza) ali `deuterocanonical` (devterokanonična knjiga).",
  chapters: "Poglavja knjige.",
  "Chapter.verses": "Številka zadnje vrstice poglavja.",
  query: "Iskalni niz, kot ste ga poslali.",
  total: "Število vseh najdenih vrstic.",
  offset: "Število preskočenih vrstic.",
  limit: "Največje število vrstic v tem odgovoru.",
  "SearchResult.translation": "Prevod, v katerem ste iskali.",
  "SearchResult.verses": "Najdene vrstice od `offset` naprej.",
  "FoundVerse.reference": "Mesto te vrstice z okrajšavo iz tega prevoda.",
  matches:
    "Najdene besede v polju `text`: začetek in konec (prvi znak za njim), šteto v enotah UTF-16.",
  reference:
    "Svetopisemsko mesto, kakor ga je vmesnik razumel: knjiga, kot ste jo zapisali, in vrstice, ki jih prevod ima.",
  translation: "Prevod, iz katerega je odlomek.",
  verses: "Vrstice odlomka.",
  copyright: "Navedba avtorskih pravic prevoda. Prikazati jo morate skupaj z besedilom.",
  date: "Datum v časovnem pasu storitve.",
  book: "Polno ime knjige.",
  book_abbrev: "Okrajšava knjige v tem prevodu.",
  chapter: "Poglavje.",
  verse: "Vrstica; pri združenih vrsticah prva.",
  verse_end: "Zadnja od združenih vrstic.",
  segment: "Črka dela vrstice, na primer `a`.",
  "Verse.reference": "Mesto te vrstice z okrajšavo iz tega prevoda.",
  text: "Besedilo vrstice.",
  lines: "Vrstica, kakor je natisnjena; samo z `layout=lines`.",
  headings: "Naslovi v odlomku po vrsti; samo z `layout=lines`.",
  "TextLine.text":
    "Besedilo natisnjene vrste; združene s presledki dajo vrste besedilo `text` te vrstice.",
  indent: "Zamik: 0 v prozi, od 1 do 4 pri verzu te stopnje.",
  break:
    "Začetek vrste: odstavek (`paragraph`), verz po prazni vrsti (`stanza`), nova vrsta (`line`) ali nadaljevanje prejšnje vrstice (`none`).",
  before: "Vrstica, pred katero ali v kateri stoji naslov.",
  level: "Raven: 1 za večji razdelek, 2 za razdelek, 3 za vse nižje in za naslove psalmov.",
  "Heading.text": "Besedilo naslova.",
};

/** The texts of the documentation page. */
export const docs = texts(
  {
    title: "Vmesnik",
    lead: "Svetopisemska besedila za spletne strani in programe: nekaj naslovov, odgovori v obliki JSON.",
    address: "Vsi naslovi se začnejo z",
    contents: "Na tej strani",
    access: "Dostop s ključem",
    accessLead:
      "Za vsako zahtevo je potreben ključ API. Pošljite ga v glavi `Authorization: Bearer KLJUČ` ali `X-API-Key: KLJUČ`, nikoli v naslovu. Ključ dobite na svojem profilu.",
    toKey: "Na profil",
    addresses: "Naslovi",
    addressesLead:
      "Uporabite metodo GET. Uspešen odgovor ima status 200 in vsebino v polju `data`. Vsak odlomek ima polje `copyright`, katerega vsebino morate prikazati skupaj z besedilom.",
    required: "obvezen",
    optional: "neobvezen",
    answer: "Primer odgovora",
    fields: "Polja odgovora",
    fieldOptional: "lahko manjka",
    objects: {
      Passage: "Odlomek",
      VerseOfTheDay: "Vrstica dneva",
      Translation: "Prevod",
      ListedTranslation: "Prevod na seznamu",
      Verse: "Vrstica",
      TextLine: "Natisnjena vrsta",
      Heading: "Naslov",
      BookList: "Knjige prevoda",
      Book: "Knjiga",
      Chapter: "Poglavje",
      SearchResult: "Zadetki",
      FoundVerse: "Najdena vrstica",
      Error: "Napaka",
    } as Record<SchemaName, string>,
    fieldMeanings: slovenianFields,
    operations: {
      getTranslations:
        "Prevodi, ki so na voljo, urejeni po oznakah, ki jih sprejme parameter `translation`.",
      getBooks: "Knjige prevoda v njegovem vrstnem redu, s poglavji in številom vrstic.",
      searchVerses:
        "Vrstice, v katerih so iskane besede. Če ni nobene, je status 200, polje `total` pa 0.",
      getPassage: "Vrstice odlomka v izbranem prevodu in po njegovem oštevilčenju.",
      getVerseOfTheDay: "Odlomek, ki ustreza dnevu cerkvenega leta; za vse je enak.",
      getReadings:
        "Berila dneva, kakor se berejo pri maši v Sloveniji, s krajšimi oblikami in berili na izbiro.",
    } as Words,
    parameters: {
      translation: "Oznaka prevoda, na primer `SSP3`. Velike in male črke so enakovredne.",
      reference:
        "Svetopisemsko mesto v zapisu, ki je opisan spodaj. Presledek v naslovu zapišite kot `%20` ali `+`.",
      query:
        'Besede, ki so vse v isti vrstici, v katerikoli obliki; velike in male črke ter strešice niso pomembne. `"…"` je besedna zveza, `-beseda` izloči vrstice s to besedo, `beseda*` je začetek besede, `=beseda` beseda natanko v tej obliki.',
      books:
        "Knjige, v katerih iščete: imena ali okrajšave z vejicami in razponi (`Mt-Jn,Raz`), `ot` (stara zaveza) ali `nt` (nova zaveza).",
      sort: "Vrstni red: `canonical` (kot v prevodu; privzeto) ali `relevance` (najprej najboljši zadetki).",
      limit: "Največje število vrstic v odgovoru, od 1 do 100; privzeto 20.",
      offset: "Koliko najdenih vrstic preskočite, od 0 do 100.000; privzeto 0.",
      date: "Datum v obliki `LLLL-MM-DD`; brez njega velja današnji.",
      layout:
        "Z vrednostjo `lines` dobi vsaka vrstica natisnjene verze in odstavke v polju `lines`, odlomek pa naslove v polju `headings`. Brez parametra je v odgovoru samo besedilo.",
    } as Words,
    notation: "Zapis svetopisemskih mest",
    notationLead:
      "Svetopisemska mesta pišete tako, kot so zapisana v slovenskih izdajah: poglavje in vrstico loči vejica, posamezne vrstice pika, razpon pa označuje vezaj ali pomišljaj. Knjige lahko navedete z okrajšavo ali s polnim imenom, slovenskim, angleškim, latinskim, nemškim, italijanskim, hrvaškim ali madžarskim, z velikimi ali malimi črkami, s strešicami ali brez njih.",
    written: "Zapis in pomen",
    understood: "V odgovoru",
    shapes: {
      verse: "ena vrstica",
      range: "od vrstice do vrstice",
      chapter: "celo poglavje",
      list: "posamezne vrstice",
      acrossChapters: "čez mejo poglavja; del vrstice",
      chapters: "več poglavij",
      severalPassages: "več mest v isti knjigi",
      severalBooks: "več knjig",
      following: "vrstica in naslednja",
      oneChapter: "knjiga z enim poglavjem",
      colon: "dvopičje namesto vejice",
      anySpelling: "poljubni presledki in pomišljaji",
    },
    limits: "Omejitve",
    limitsLead: (requests: string, verses: string, zone: string) =>
      `Število zahtev na dan za en ključ: ${requests}, razen če je skrbnik določil drugače. Dan se konča ob polnoči (${zone}). Največje število vrstic v enem odlomku: ${verses}.`,
    headers: "Glave odgovorov",
    headerMeanings: slovenianHeaders as Words<HeaderName>,
    errors: "Napake",
    errorsLead:
      "Odgovor z napako ima polje `error` z oznako `code` za programe in slovenskim sporočilom `message` za ljudi.",
    errorMeanings: slovenianErrors as Words<ErrorCode>,
    document: "Isti opis za programe, v obliki OpenAPI 3.1:",
  },
  {
    title: "API",
    lead: "Scripture texts for websites and programs: a few endpoints, answers in JSON.",
    address: "All addresses begin with",
    contents: "On this page",
    access: "Access with a key",
    accessLead:
      "Every request needs an API key, in the header `Authorization: Bearer KEY` or `X-API-Key: KEY`, never in the address. You get the key on your profile.",
    toKey: "To the profile",
    addresses: "Endpoints",
    addressesLead:
      "Use the method GET. A successful answer has the status 200 and its content in `data`. Every passage has a `copyright` that you must display with the text.",
    required: "required",
    optional: "optional",
    answer: "Example response",
    fields: "Fields of the response",
    fieldOptional: "may be absent",
    objects: {
      Passage: "Passage",
      VerseOfTheDay: "Verse of the day",
      Translation: "Translation",
      ListedTranslation: "Listed translation",
      Verse: "Verse",
      TextLine: "Printed line",
      Heading: "Heading",
      BookList: "Books of a translation",
      Book: "Book",
      Chapter: "Chapter",
      SearchResult: "Search result",
      FoundVerse: "Found verse",
      Error: "Error",
    },
    fieldMeanings: {},
    operations: {},
    parameters: {},
    notation: "Notation of references",
    notationLead:
      "References are written as they are printed in Slovenia: a comma between chapter and verse, a dot between single verses, a hyphen or dash for a range. Books may be named by abbreviation or in full, in Slovenian, English, Latin, German, Italian, Croatian or Hungarian, in any case, with or without diacritics.",
    written: "Notation and meaning",
    understood: "In the response",
    shapes: {
      verse: "one verse",
      range: "from verse to verse",
      chapter: "a whole chapter",
      list: "single verses",
      acrossChapters: "across chapters; part of a verse",
      chapters: "several chapters",
      severalPassages: "several places in one book",
      severalBooks: "several books",
      following: "a verse and the next",
      oneChapter: "a book of one chapter",
      colon: "a colon instead of the comma",
      anySpelling: "any spaces and dashes",
    },
    limits: "Limits",
    limitsLead: (requests: string, verses: string, zone: string) =>
      `A key has ${requests} requests a day, unless the administrator has set it otherwise. The day ends at midnight (${zone}). A passage has at most ${verses} verses.`,
    headers: "Response headers",
    headerMeanings: {},
    errors: "Errors",
    errorsLead:
      "An error is an object `error` with a `code` for programs and a Slovenian `message` for people.",
    errorMeanings: {},
    document: "The same description for programs, as OpenAPI 3.1:",
  },
);
