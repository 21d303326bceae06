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
