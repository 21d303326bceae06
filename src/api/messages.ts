import { missingReading, notFound, passageTooLong, unreadable } from "./reference_messages.ts";
import { invalidBooks, invalidQuery } from "./search_messages.ts";
import { shorten } from "./shorten.ts";

/** The messages of the API to its users, in Slovenian: the one catalogue of its error messages. */
export const messages = {
  badRequest: () => "Zahteve ni mogoče prebrati, ker ni v skladu s protokolom HTTP.",
  brokenEncoding: () =>
    "Parametrov v naslovu ni mogoče prebrati: URL-kodiranje (UTF-8) je napačno.",
  missingKey: () =>
    "Manjka ključ API. Pošljite ga v glavi »Authorization: Bearer KLJUČ« ali »X-API-Key: KLJUČ«.",
  unknownKey: () =>
    "Ključ API ni veljaven. Morda je bil preklican ali zamenjan z novim; veljavnega dobite na svojem profilu.",
  mistypedKey: () => "Ključ API ni veljaven: ni prepisan v celoti ali pa je v njem napaka.",
  limitReached: (limit: number) =>
    `Dnevna omejitev zahtev za ta ključ (${limit}) je dosežena. Znova lahko poskusite po polnoči.`,
  unknownPath: () =>
    "Tega naslova ni. Naslovi, ki so na voljo, so opisani v dokumentu openapi.json.",
  wrongMethod: (method: string) => `Metoda ${method} ni dovoljena. Uporabite metodo GET.`,
  missingParameter: (name: string) =>
    `Manjka obvezni parameter »${name}«. Dodajte ga v naslov zahteve.`,
  repeatedParameter: (name: string) =>
    `Parameter »${name}« je naveden večkrat. Navedite ga enkrat.`,
  invalidDate: (value: string) =>
    `Vrednost »${shorten(value)}« parametra »date« ni datum. Zapišite ga v obliki LLLL-MM-DD.`,
  invalidReadingsDate: (value: string) =>
    `Beril za »${shorten(value)}« ni. Parameter »date« naj bo dan od leta 1900 do 2100 v obliki LLLL-MM-DD.`,
  missingReading,
  invalidLayout: (value: string) =>
    `Vrednost »${shorten(value)}« parametra »layout« ni veljavna. Edina mogoča vrednost je »lines«.`,
  invalidNumber: (name: string, value: string, { least, most }: { least: number; most: number }) =>
    `Vrednost »${shorten(value)}« parametra »${name}« ni celo število od ${least} do ${most}.`,
  invalidChoice: (name: string, value: string, choices: readonly string[]) =>
    `Vrednost »${shorten(value)}« parametra »${name}« ni veljavna. Mogoče vrednosti: ${choices.join(", ")}.`,
  invalidQuery,
  invalidBooks,
  unknownTranslation: (code: string) =>
    `Prevoda z oznako »${shorten(code)}« ni. Seznam prevodov je na naslovu /translations.`,
  passageTooLong,
  bodyTooLarge: () => "Telo zahteve je preveliko. Pošljite zahtevo brez telesa.",
  targetTooLong: () => "Naslov zahteve je predolg. Skrajšajte ga.",
  headersTooLarge: () => "Glave zahteve so prevelike ali pa jih je preveč. Pošljite jih manj.",
  timeout: () => "Zahteva ni prispela pravočasno. Pošljite jo znova.",
  internal: () => "Na strežniku je prišlo do napake. Poskusite znova pozneje.",
  unavailable: () => "Storitev trenutno ni na voljo. Poskusite znova pozneje.",
  loading: () => "Prevodi se še nalagajo. Poskusite znova čez nekaj sekund.",
  unreadable,
  notFound,
};
