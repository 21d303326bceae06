import { type BookId, bookName } from "../canon/mod.ts";
import type { MissingPart, Translation } from "../corpus/mod.ts";
import type { ReferenceSyntaxError } from "../reference/mod.ts";

/** The messages of the API to its users, in Slovenian: the one catalogue of its error messages. */
export const messages = {
  badRequest: () => "Zahteve ni mogoče prebrati, ker ni v skladu s protokolom HTTP.",
  brokenEncoding: () =>
    "Parametrov v naslovu ni mogoče prebrati: odstotno kodiranje (UTF-8) je napačno.",
  missingKey: () =>
    "Manjka ključ API. Pošljite ga v glavi »Authorization: Bearer KLJUČ« ali »X-API-Key: KLJUČ«.",
  unknownKey: () =>
    "Ključ API ni veljaven. Morda je bil preklican ali zamenjan z novim; veljavnega dobite na strani s profilom.",
  mistypedKey: () => "Ključ API ni veljaven: ni prepisan v celoti ali pa je v njem napaka.",
  limitReached: (limit: number) =>
    `Dnevna omejitev zahtev za ta ključ (${limit}) je dosežena. Znova lahko poskusite po polnoči.`,
  unknownPath: () => "Takega naslova v vmesniku ni.",
  wrongMethod: (method: string) => `Metoda ${method} ni dovoljena. Uporabite metodo GET.`,
  missingParameter: (name: string) => `Manjka obvezni parameter »${name}«.`,
  repeatedParameter: (name: string) => `Parameter »${name}« je naveden večkrat.`,
  invalidDate: (value: string) =>
    `Vrednost »${shorten(value)}« parametra »date« ni datum. Pričakovana oblika je LLLL-MM-DD.`,
  unknownTranslation: (code: string) =>
    `Prevoda z oznako »${shorten(code)}« ni. Oznake prevodov, ki so na voljo, so na naslovu /translations.`,
  passageTooLong: (reference: string, most: number) =>
    `Odlomek »${shorten(reference)}« je predolg. Največje število vrstic v enem odlomku: ${most}.`,
  bodyTooLarge: () => "Telo zahteve je preveliko. Zahteve vmesniku ne potrebujejo telesa.",
  targetTooLong: () => "Naslov zahteve je predolg.",
  headersTooLarge: () => "Glave zahteve so prevelike ali pa jih je preveč.",
  timeout: () => "Zahteva ni prispela pravočasno.",
  internal: () => "Na strežniku je prišlo do napake. Poskusite znova pozneje.",
  unavailable: () => "Storitev trenutno ni na voljo. Poskusite znova pozneje.",
  loading: () => "Prevodi se še nalagajo. Poskusite znova čez nekaj sekund.",
  unreadable,
  notFound,
};

/** A message repeats no more of a reference than this; the rest would only hide what it says. */
const SHOWN_LENGTH = 120;

/** Why a reference could not be read. */
function unreadable(error: ReferenceSyntaxError): string {
  const { text, kind, position, end, books } = error;
  const found = shorten(text.slice(position, end));
  const start = `Navedka »${shorten(text)}« ni mogoče prebrati`;
  switch (kind) {
    case "unreadable":
      return found === ""
        ? `${start}: na koncu nekaj manjka. Pravilna oblika je na primer »Jn 3,16« ali »Jn 3,16-18«.`
        : `${start}: zatakne se pri »${found}« (${position + 1}. znak). Pravilna oblika je na primer »Jn 3,16« ali »Jn 3,16-18«.`;
    case "unknown_book":
      return error.suggestion === undefined
        ? `${start}: knjige »${found}« ni.`
        : `${start}: knjige »${found}« ni. Ste morda mislili »${error.suggestion}«?`;
    case "ambiguous_book":
      return `${start}: »${found}« lahko pomeni več knjig: ${choice(books.map(nameWithAbbreviation))}.`;
    case "backwards":
      return `${start}: razpon »${found}« se konča, preden se začne.`;
    case "too_long":
      return `${start}: daljši je od ${error.limit} znakov.`;
    case "too_many_ranges":
      return `${start}: ima več kot ${error.limit} delov.`;
  }
}

function nameWithAbbreviation(id: BookId): string {
  const { name, abbreviation } = bookName(id, "slv");
  return `${name} (${abbreviation})`;
}

/** Ties choices together: `A, B ali C`. `Intl.ListFormat` would cost every start ten milliseconds. */
function choice(names: readonly string[]): string {
  return [names.slice(0, -1).join(", "), ...names.slice(-1)]
    .filter((part) => part !== "")
    .join(" ali ");
}

/** Shortens a text for a message to its beginning, which ends with a whole character. */
export function shorten(text: string): string {
  if (text.length <= SHOWN_LENGTH) return text;
  return `${text.slice(0, SHOWN_LENGTH).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Why a reference that could be read has no verse. */
function notFound(reference: string, missing: MissingPart, translation: Translation): string {
  const book = `»${nameIn(translation, missing.book)}«`;
  const place = `Navedka »${shorten(reference)}« ni mogoče najti`;
  switch (missing.kind) {
    case "book":
      return `${place}: prevod ${translation.code} nima knjige ${book}.`;
    case "chapter":
      return `${place}: knjiga ${book} v prevodu ${translation.code} nima poglavja ${missing.chapter}; zadnje je ${missing.last}.`;
    case "verse":
      return `${place}: ${missing.chapter}. poglavje knjige ${book} v prevodu ${translation.code} nima vrstice ${missing.verse}; zadnja je ${missing.last}.`;
    case "letter":
      return `${place}: ${missing.verse}. vrstica ${missing.chapter}. poglavja knjige ${book} v prevodu ${translation.code} nima dela »${missing.letter}«.`;
    case "left_out":
      return `${place}: prevod ${translation.code} to vrstico izpušča.`;
  }
}

function nameIn(translation: Translation, id: BookId): string {
  return translation.book(id)?.name ?? bookName(id, "slv").name;
}
