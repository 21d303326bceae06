import type { HeaderName, SchemaName } from "../../../api/description/mod.ts";
import type { ErrorCode } from "../../../api/mod.ts";
import { churchYear, texts } from "../../../i18n/mod.ts";

/** Translations of English texts of the API's description by name; absent where the English stands. */
type Words<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** Values of fields that Slovenian has a word for. */
const slovenianValues: Words = {
  advent: "advent",
  christmas: "božični čas",
  ordinary: "čas med letom",
  lent: "postni čas",
  easter: "velikonočni čas",
  ...churchYear.sl.ranks,
  ...churchYear.sl.colors,
  procession_gospel: "evangelij pri procesiji",
  first_reading: "prvo berilo",
  reading: "berilo",
  psalm: "spev z odpevom",
  second_reading: "drugo berilo",
  epistle: "apostolsko berilo",
  acclamation: "aleluja ali vrstica pred evangelijem",
  gospel: "evangelij",
};

const slovenianRemedies: Record<ErrorCode, string> = {
  bad_request: "Zahtevo sestavite s knjižnico za HTTP, parametre pa zakodirajte v UTF-8.",
  invalid_parameter: "V sporočilu je ime parametra. Popravite njegovo vrednost.",
  invalid_translation: "Izberite oznako s seznama `/translations`.",
  missing_parameter: "Dodajte parameter, ki ga navaja sporočilo.",
  passage_too_long: "Odlomek razdelite na več krajših zahtev.",
  missing_api_key: "Pošljite ključ v glavi `Authorization` ali `X-API-Key`.",
  invalid_api_key:
    "Preverite, ali ste ključ prekopirali v celoti. Če je bil preklican, na svojem profilu ustvarite novega.",
  not_found: "Preverite pot. Poševnica na koncu pomeni drug naslov.",
  reference_not_found:
    "Pokažite sporočilo tistemu, ki je mesto zapisal: v njem je, kaj manjka ali česa prevod nima.",
  method_not_allowed: "Uporabite metodo GET.",
  request_timeout: "Pošljite zahtevo znova.",
  content_too_large: "Pošljite zahtevo brez telesa.",
  uri_too_long: "Skrajšajte parametre.",
  rate_limit_exceeded:
    "Počakajte toliko sekund, kolikor jih navaja glava `Retry-After`. Odgovore shranjujte, da bo zahtev manj.",
  headers_too_large: "Pošljite manj glav, na primer brez piškotkov.",
  internal_error: "Poskusite pozneje. Če se napaka ponavlja, obvestite skrbnika.",
  service_unavailable:
    "Poskusite čez nekaj sekund; če je v odgovoru glava `Retry-After`, po času, ki ga navaja.",
};

const englishRemedies: Record<ErrorCode, string> = {
  bad_request: "Build the request with an HTTP library, and encode parameters as UTF-8.",
  invalid_parameter: "The message names the parameter. Correct its value.",
  invalid_translation: "Choose a code that `/translations` lists.",
  missing_parameter: "Add the parameter that the message names.",
  passage_too_long: "Ask for the passage in several shorter parts.",
  missing_api_key: "Send the key in the header `Authorization` or `X-API-Key`.",
  invalid_api_key:
    "Check that you copied the whole key. If it was revoked, create a new one on your profile.",
  not_found: "Check the path. With a slash at its end it is another one.",
  reference_not_found:
    "Show the message to whoever wrote the reference: it says what is missing, or what the translation does not have.",
  method_not_allowed: "Use the method GET.",
  request_timeout: "Send the request again.",
  content_too_large: "Send the request without a body.",
  uri_too_long: "Shorten the parameters.",
  rate_limit_exceeded:
    "Wait for the seconds that the header `Retry-After` gives. Keep answers, so that fewer requests are needed.",
  headers_too_large: "Send fewer headers, for example no cookies.",
  internal_error: "Try later. If it goes on, tell the administrator.",
  service_unavailable:
    "Try again in a few seconds, or after the time in the header `Retry-After` where there is one.",
};

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
  "Retry-After":
    "Celo število sekund do začetka naslednjega dne; pri statusu 503 do takrat, ko je vredno poskusiti znova.",
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
    "`old` (Stara zaveza), `new` (Nova zaveza) ali `deuterocanonical` (devterokanonična knjiga).",
  chapters: "Poglavja knjige.",
  "Chapter.verses": "Številka zadnje vrstice poglavja.",
  query: "Iskalni niz, kot ste ga poslali.",
  total: "Število vseh najdenih vrstic.",
  offset: "Število preskočenih vrstic.",
  limit: "Največje število vrstic v tem odgovoru.",
  "SearchResult.translation": "Prevod, v katerem ste iskali.",
  "SearchResult.verses": "Najdene vrstice od `offset` naprej.",
  passages: "Odlomki, ki imajo ime, kakršno je v iskalnem nizu; če takih ni, polja ni.",
  suggestions:
    "Kadar ni zadetkov: največ pet drugih iskalnih nizov, ki jih imajo, najboljši je prvi. Sicer polja ni.",
  "NamedPassage.name": "Ime odlomka, na primer `Izgubljeni sin`.",
  "NamedPassage.reference": "Svetopisemsko mesto v oštevilčenju prevoda.",
  "SearchSuggestion.query": "Iskalni niz.",
  "SearchSuggestion.total": "Število vrstic, ki jih najde.",
  "SearchSuggestion.reason":
    "Zakaj ima več zadetkov: brez drobnih besed (`without`), z najbližjimi besedami iz besedila (`spelling`), z manj besedami (`any`) ali v drugem prevodu (`translation`).",
  "SearchSuggestion.translation": "Oznaka prevoda, v katerem jih ima.",
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
  chapter: "Številka poglavja.",
  verse: "Številka vrstice; pri združenih vrsticah prve.",
  verse_end: "Številka zadnje od združenih vrstic.",
  segment: "Črka dela vrstice, na primer `a`.",
  "Verse.reference": "Mesto te vrstice z okrajšavo iz tega prevoda.",
  text: "Besedilo vrstice.",
  lines: "Vrstica, kakor je natisnjena; samo z `layout=lines`.",
  headings: "Naslovi v odlomku po vrsti; samo z `layout=lines`.",
  notes: "Opombe izdaje po vrsti mest, pri katerih stojijo; samo z `notes=true`.",
  "Note.offset": "Mesto opombe v polju `text` vrstice, šteto v enotah UTF-16.",
  "Note.kind":
    "Opomba pod črto (`footnote`) ali vzporedna mesta (`cross_reference`). Vrst je lahko sčasoma več.",
  "Note.text": "Besedilo opombe.",
  references:
    "Svetopisemska mesta iz opombe, ki jih je mogoče prebrati in jih prevod ima, z njegovimi okrajšavami.",
  "TextLine.text":
    "Besedilo natisnjene vrste; besedila vrst, združena s presledki, dajo polje `text`.",
  indent: "Zamik: 0 v prozi, od 1 do 4 pri verzu te stopnje.",
  break:
    "Začetek vrste: odstavek (`paragraph`), verz po prazni vrsti (`stanza`), nova vrsta (`line`) ali nadaljevanje prejšnje vrste (`none`).",
  before: "Vrstica, pred katero ali v kateri stoji naslov.",
  level: "Raven: 1 za večji razdelek, 2 za razdelek, 3 za vse nižje in za naslove psalmov.",
  "Heading.text": "Besedilo naslova.",
  day: "Dan cerkvenega leta.",
  "LiturgicalDay.name": "Ime dneva.",
  season: "Liturgični čas.",
  rank: "Stopnja praznovanja.",
  color: "Liturgična barva.",
  cycle: "Leto nedeljskih beril.",
  weekday_cycle: "Leto beril za delavnike v času med letom.",
  week: "Teden liturgičnega časa; 0, kjer se tedni ne štejejo.",
  masses: "Maše dneva; vigilija je pri dnevu, na večer katerega se obhaja.",
  "Mass.name": "Ime maše, navadno ime dneva.",
  readings: "Berila v vrstnem redu branja.",
  kind: "Vrsta berila. Vrst je lahko sčasoma več.",
  title: "Naslov berila.",
  "Reading.reference":
    "Svetopisemsko mesto v oštevilčenju prevoda; kjer besedila ni, v oštevilčenju lekcionarja.",
  "AlternativeReading.reference":
    "Svetopisemsko mesto v oštevilčenju prevoda; kjer besedila ni, v oštevilčenju lekcionarja.",
  "Reading.response": "Vrstica, po kateri je odpev psalma; ni je, kjer ni znana.",
  "AlternativeReading.response": "Vrstica, po kateri je odpev psalma; ni je, kjer ni znana.",
  "PsalmResponse.reference":
    "Svetopisemsko mesto v oštevilčenju prevoda; kjer besedila ni, v oštevilčenju lekcionarja.",
  "PsalmResponse.verses": "Vrstice odpeva po besedilu prevoda.",
  opening: "Besede, s katerimi bralec začne; pri psalmih in alelujah jih ni.",
  from: "Prvi dan.",
  to: "Zadnji dan.",
  days: "Dnevi po vrsti.",
  "CalendarDay.name": "Ime dneva.",
  celebrations:
    "Vse, kar se sme obhajati: najprej dan sam, nato neobvezni godovi in obhajanja posameznih cerkva.",
  "Celebration.name": "Ime obhajanja.",
  "CalendarMass.name": "Ime maše, navadno ime dneva.",
  "CalendarReading.reference": "Svetopisemsko mesto v izvirnem oštevilčenju.",
  "AlternativeReference.reference": "Svetopisemsko mesto v izvirnem oštevilčenju.",
  reason: "Zakaj besedila ni.",
  short: "Ali je to krajša oblika drugega berila.",
  alternatives: "Krajše oblike in berila na izbiro.",
  error: "Opis napake. Pri uspešnem odgovoru ga ni.",
  "error.code": "Oznaka napake za programe; vse oznake so v zgornji preglednici.",
  "error.message": "Sporočilo za ljudi, v slovenščini.",
};

/**
 * The terms of the API's description. Where a Slovenian one is missing, or the language is English, the words of the
 * description itself stand.
 */
export const apiTerms = texts(
  {
    objects: {
      Passage: "Odlomek",
      VerseOfTheDay: "Vrstica dneva",
      Translation: "Prevod",
      ListedTranslation: "Prevod na seznamu",
      Verse: "Vrstica",
      TextLine: "Natisnjena vrsta",
      Note: "Opomba",
      Heading: "Naslov",
      BookList: "Knjige prevoda",
      Book: "Knjiga",
      Chapter: "Poglavje",
      SearchResult: "Zadetki",
      FoundVerse: "Najdena vrstica",
      NamedPassage: "Odlomek z imenom",
      SearchSuggestion: "Predlog iskanja",
      Readings: "Berila dneva",
      LiturgicalDay: "Dan cerkvenega leta",
      Mass: "Maša",
      Reading: "Berilo",
      AlternativeReading: "Berilo na izbiro",
      PsalmResponse: "Odpev psalma",
      Calendar: "Cerkveno leto",
      CalendarDay: "Dan v koledarju",
      Celebration: "Obhajanje",
      CalendarMass: "Maša v koledarju",
      CalendarReading: "Berilo v koledarju",
      AlternativeReference: "Mesto na izbiro",
      Error: "Napaka",
    } as Record<SchemaName, string>,
    types: {
      string: "niz",
      integer: "celo število",
      boolean: "`true` ali `false`",
      object: "objekt",
      list: "seznam",
    },
    fields: slovenianFields,
    values: slovenianValues,
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
      getCalendar:
        "Dnevi cerkvenega leta, kakor se obhaja v Sloveniji: kaj se obhaja, kaj se sme obhajati in katera so berila (mesta v izvirnem oštevilčenju, brez besedila).",
    } as Words,
    parameters: {
      translation: "Oznaka prevoda, na primer `SSP3`. Velike in male črke so enakovredne.",
      reference:
        "Svetopisemsko mesto v zapisu, kot je v slovenskih izdajah. Presledek v naslovu zapišite kot `%20` ali `+`.",
      query:
        'Besede, ki so vse v isti vrstici, v kateri koli obliki; velike in male črke niso pomembne, beseda brez strešic najde tudi besede z njimi. `"…"` je besedna zveza, `-beseda` izloči vrstice s to besedo, `beseda*` je začetek besede, `=beseda` beseda natanko v tej obliki.',
      books:
        "Knjige, v katerih iščete: imena ali okrajšave z vejicami in razponi (`Mt-Jn,Raz`), `ot` (Stara zaveza) ali `nt` (Nova zaveza).",
      sort: "Vrstni red: `canonical` (kot v prevodu; privzeto) ali `relevance` (najprej najboljši zadetki).",
      limit: "Največje število vrstic v odgovoru, od 1 do 100; privzeto 20.",
      offset: "Koliko najdenih vrstic preskočite, od 0 do 100.000; privzeto 0.",
      date: "Datum v obliki `LLLL-MM-DD`; brez njega velja današnji.",
      from: "Prvi dan v obliki `LLLL-MM-DD`, od leta 1900 do 2100; brez njega velja današnji.",
      to: "Zadnji dan; skupaj jih je lahko največ 366. Brez njega je dni sedem.",
      layout:
        "Z vrednostjo `lines` dobi vsaka vrstica natisnjene verze in odstavke v polju `lines`, odlomek pa naslove v polju `headings`. Brez parametra je v odgovoru samo besedilo.",
      notes:
        "Z vrednostjo `true` dobi vsaka vrstica v polju `notes` opombe izdaje: opombe pod črto in vzporedna mesta. Brez parametra ali s `false` opomb ni.",
    } as Words,
    headers: slovenianHeaders as Words<HeaderName>,
    errors: slovenianErrors as Words<ErrorCode>,
    remedies: slovenianRemedies,
  },
  {
    objects: {
      Passage: "Passage",
      VerseOfTheDay: "Verse of the day",
      Translation: "Translation",
      ListedTranslation: "Listed translation",
      Verse: "Verse",
      TextLine: "Printed line",
      Note: "Note",
      Heading: "Heading",
      BookList: "Books of a translation",
      Book: "Book",
      Chapter: "Chapter",
      SearchResult: "Search result",
      FoundVerse: "Found verse",
      NamedPassage: "Named passage",
      SearchSuggestion: "Search suggestion",
      Readings: "Readings of the day",
      LiturgicalDay: "Day of the church year",
      Mass: "Mass",
      Reading: "Reading",
      AlternativeReading: "Alternative reading",
      PsalmResponse: "Response of a psalm",
      Calendar: "Church year",
      CalendarDay: "Day in the calendar",
      Celebration: "Celebration",
      CalendarMass: "Mass in the calendar",
      CalendarReading: "Reading in the calendar",
      AlternativeReference: "Alternative reference",
      Error: "Error",
    },
    types: {
      string: "string",
      integer: "integer",
      boolean: "`true` or `false`",
      object: "object",
      list: "list",
    },
    fields: {},
    values: {},
    operations: {},
    parameters: {},
    headers: {},
    errors: {},
    remedies: englishRemedies,
  },
);
