import type { IncomingHttpHeaders } from "node:http";

/**
 * The parameters of a page's query, each with the values that links of the page may repeat. All else stays out of links:
 * it may be a secret that was pasted into the address.
 */
export type PageParameters = Readonly<Record<string, RegExp>>;

/** Text of people: a reference, words, the name of a user. */
export const FREE_TEXT = /^.{1,500}$/su;

/** The code of a translation. */
export const TRANSLATION_CODE = /^[A-Z\d][\w.-]{0,31}$/i;

/** A calendar date, or `sunday` for the coming one. */
export const DAY = /^(?:\d{4}-\d\d-\d\d|sunday)$/;

/** A month: `2026-12`. */
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The id of a celebration. */
export const CELEBRATION = /^[a-z0-9-]{1,60}$/;

/** A number of things or of a page. */
export const SMALL_NUMBER = /^\d{1,6}$/;

/** Chosen forms of readings, each with the number of its reading: `0.1,3.2`. */
export const FORMS = /^\d{1,2}\.\d(?:,\d{1,2}\.\d){0,29}$/;

/** Makes the pattern of a parameter that has one of a few values. */
export function oneValueOf(...values: readonly string[]): RegExp {
  return new RegExp(`^(?:${values.map((value) => value.replace(/\W/g, "\\$&")).join("|")})$`);
}

/** The sizes of scripture, in order; the second is the usual one. */
export const TEXT_SIZES = ["small", "normal", "large", "huge"] as const;

type TextSize = (typeof TEXT_SIZES)[number];

/** The choices of a reader that the browser keeps. */
export interface ReaderPreferences {
  readonly size: TextSize;
  /** The code of a translation; undefined where none was chosen. */
  readonly translation: string | undefined;
  /** True where the publisher's notes are shown. */
  readonly notes: boolean;
}

export function isTextSize(text: string | undefined): text is TextSize {
  return TEXT_SIZES.some((size) => size === text);
}

/** Parses the value of the cookie, such as `large.KJV` or `large-notes.KJV`; a part that cannot be read is as if it were not chosen. */
export function parsePreferences(cookie: string | undefined): ReaderPreferences {
  const [, size, notes, translation] = /^([a-z]*)(-notes)?\.([\w.-]{0,32})$/.exec(cookie ?? "") ?? [];
  return {
    size: isTextSize(size) ? size : "normal",
    translation: translation || undefined,
    notes: notes !== undefined,
  };
}

/** Formats the value of the cookie: the choices, and nothing that would tell one reader from another. */
export function formatPreferences({ size, notes, translation = "" }: ReaderPreferences): string {
  return `${size}${notes ? "-notes" : ""}.${translation}`;
}

/**
 * Reports whether a submitted form may have come from the pages themselves, as far as its headers say.
 *
 * `Sec-Fetch-Site` decides where the browser sends it, which it does not over plain HTTP from another machine; there
 * `Origin` decides. A page that must not reveal its URL (`Referrer-Policy: no-referrer`) is sent with the origin `null`,
 * which says nothing. The CSRF token decides in the end; this is a second check.
 *
 * @param publicUrl The public URL of the service, such as `https://ambo.example.org`; empty where it is unknown.
 */
export function mayBeSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (origin === undefined || origin === "null") return true;
  return [publicUrl, `http://${host}`, `https://${host}`].includes(origin);
}

/**
 * Returns the origin of the service, such as `https://ambo.example.org`: its public URL, else that of the `Host` header.
 * An invalid host is never repeated.
 */
export function originOf(
  host: string | undefined,
  { publicUrl, isSecure }: { publicUrl: string; isSecure: boolean },
): string {
  if (publicUrl !== "") return publicUrl;
  const scheme = isSecure ? "https" : "http";
  return `${scheme}://${/^[\w.:[\]-]+$/.test(host ?? "") ? host : "localhost"}`;
}
