import { formatChoice } from "../language.ts";
import type { Sentences } from "./sentences.ts";
import { shorten } from "./shorten.ts";

/** The errors of the API, which answers them in Slovenian; in English they are for the log. */
export const apiSentences: Sentences<"api"> = {
  bad_request: {
    sl: "Zahteve ni mogoče prebrati, ker ni v skladu s protokolom HTTP",
    en: "The request is no valid HTTP",
  },
  broken_encoding: {
    sl: "Parametrov v naslovu ni mogoče prebrati: URL-kodiranje (UTF-8) je napačno",
    en: "Cannot read the parameters: their percent-encoding (UTF-8) is broken",
  },
  missing_api_key: {
    sl: "Manjka ključ API. Pošljite ga v glavi »Authorization: Bearer KLJUČ« ali »X-API-Key: KLJUČ«",
    en: "The API key is missing. Send it as “Authorization: Bearer KEY” or “X-API-Key: KEY”",
  },
  unknown_api_key: {
    sl: "Ključ API ni veljaven. Morda je bil preklican ali zamenjan z novim; veljavnega dobite na svojem profilu",
    en: "The API key is not valid. It may have been revoked or replaced; your profile has a valid one",
  },
  mistyped_api_key: {
    sl: "Ključ API ni veljaven: ni prepisan v celoti ali pa je v njem napaka",
    en: "The API key is not valid: it is not whole, or there is a slip in it",
  },
  rate_limit_exceeded: {
    sl: ({ limit }) => `Dnevna omejitev zahtev za ta ključ (${limit}) je dosežena. Znova lahko poskusite po polnoči`,
    en: ({ limit }) => `The daily limit of requests of this key (${limit}) is reached. Try again after midnight`,
  },
  not_found: {
    sl: "Tega naslova ni. Naslovi, ki so na voljo, so opisani v dokumentu openapi.json",
    en: "There is no such address. openapi.json describes those there are",
  },
  method_not_allowed: {
    sl: ({ method }) => `Metoda ${method} ni dovoljena. Uporabite metodo GET`,
    en: ({ method }) => `The method ${method} is not allowed. Use GET`,
  },
  missing_parameter: {
    sl: ({ name }) => `Manjka obvezni parameter »${name}«. Dodajte ga v naslov zahteve`,
    en: ({ name }) => `The required parameter “${name}” is missing. Add it to the address`,
  },
  repeated_parameter: {
    sl: ({ name }) => `Parameter »${name}« je naveden večkrat. Navedite ga enkrat`,
    en: ({ name }) => `The parameter “${name}” stands there several times. Give it once`,
  },
  invalid_date: {
    sl: ({ value }) => `Vrednost »${shorten(value)}« parametra »date« ni datum. Zapišite ga v obliki LLLL-MM-DD`,
    en: ({ value }) => `The value “${shorten(value)}” of the parameter “date” is no date. Write it as YYYY-MM-DD`,
  },
  invalid_readings_date: {
    sl: ({ value }) =>
      `Beril za »${shorten(value)}« ni. Parameter »date« naj bo dan od leta 1900 do 2100 v obliki LLLL-MM-DD`,
    en: ({ value }) => `There are no readings for “${shorten(value)}”. Give a day from 1900 to 2100 as YYYY-MM-DD`,
  },
  invalid_calendar_date: {
    sl: ({ name, value }) =>
      `Vrednost »${shorten(value)}« parametra »${name}« ni dan od 1900-01-01 do 2100-12-31. Zapišite ga v obliki LLLL-MM-DD`,
    en: ({ name, value }) =>
      `The value “${shorten(value)}” of the parameter “${name}” is no day from 1900-01-01 to 2100-12-31. Write it as YYYY-MM-DD`,
  },
  reversed_range: {
    sl: ({ from, to, end }) =>
      `Zadnji dan (»to« ${to}) je pred prvim (»from« ${from}). Pravilno bi bilo na primer from=${to}&to=${end}`,
    en: ({ from, to, end }) =>
      `The last day (“to” ${to}) is before the first (“from” ${from}). Right would be, for example, from=${to}&to=${end}`,
  },
  long_range: {
    sl: ({ days, most, last }) =>
      `Dni je ${days}, naenkrat pa jih je lahko največ ${most}. Zadnji dan (»to«) naj bo največ ${last}`,
    en: ({ days, most, last }) =>
      `These are ${days} days, and ${most} is the most at once. Let the last day (“to”) be ${last} or earlier`,
  },
  invalid_number: {
    sl: ({ name, value, min, max }) =>
      `Vrednost »${shorten(value)}« parametra »${name}« ni celo število od ${min} do ${max}`,
    en: ({ name, value, min, max }) =>
      `The value “${shorten(value)}” of the parameter “${name}” is no whole number from ${min} to ${max}`,
  },
  invalid_choice: {
    sl: ({ name, value, choices }) => {
      const allowed =
        choices.length === 1 ? `Edina mogoča vrednost je »${choices[0]}«` : `Mogoče vrednosti: ${choices.join(", ")}`;
      return `Vrednost »${shorten(value)}« parametra »${name}« ni veljavna. ${allowed}`;
    },
    en: ({ name, value, choices }) =>
      `The value “${shorten(value)}” of the parameter “${name}” is not valid. Give ${formatChoice("en", choices)}`,
  },
  invalid_query: {
    sl: (_, { reason }) => reason,
    en: (_, { reason }) => reason,
  },
  invalid_books: {
    sl: (_, { reason }) => `Parameter »books«: ${reason}`,
    en: (_, { reason }) => `The parameter “books”: ${reason}`,
  },
  long_books: {
    sl: "Vrednost parametra »books« je predolga",
    en: "The value of the parameter “books” is too long",
  },
  invalid_translation: {
    sl: ({ code }) => `Prevoda z oznako »${shorten(code)}« ni. Seznam prevodov je na naslovu /translations`,
    en: ({ code }) => `There is no translation of the code “${shorten(code)}”. /translations lists them`,
  },
  reference_not_found: {
    sl: (_, { reason }) => reason,
    en: (_, { reason }) => reason,
  },
  passage_too_long: {
    sl: (_, { reason }) => reason,
    en: (_, { reason }) => reason,
  },
  content_too_large: {
    sl: "Telo zahteve je preveliko. Pošljite zahtevo brez telesa",
    en: "The body of the request is too large. Send none",
  },
  uri_too_long: {
    sl: "Naslov zahteve je predolg. Skrajšajte ga",
    en: "The address of the request is too long. Shorten it",
  },
  headers_too_large: {
    sl: "Glave zahteve so prevelike ali pa jih je preveč. Pošljite jih manj",
    en: "The headers of the request are too large or too many. Send fewer",
  },
  request_timeout: {
    sl: "Zahteva ni prispela pravočasno. Pošljite jo znova",
    en: "The request did not arrive in time. Send it again",
  },
  internal_error: {
    sl: "Na strežniku je prišlo do napake. Poskusite znova pozneje",
    en: "The server failed. Try again later",
  },
  service_unavailable: {
    sl: "Storitev trenutno ni na voljo. Poskusite znova pozneje",
    en: "The service is not available just now. Try again later",
  },
  loading: {
    sl: "Prevodi se še nalagajo. Poskusite znova čez nekaj sekund",
    en: "The translations are still being loaded. Try again in a few seconds",
  },
};
