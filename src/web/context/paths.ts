import type { Translation } from "../../corpus/mod.ts";
import type { Occasion } from "../../lectionary/mod.ts";
import type { Visitor } from "./visitor.ts";

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
export const FORMS = /^\d{1,2}\.\d{1,2}(?:,\d{1,2}\.\d{1,2}){0,29}$/;

/** Makes the pattern of a parameter that has one of a few values. */
export function oneValueOf(...values: readonly string[]): RegExp {
  return new RegExp(`^(?:${values.map((value) => value.replace(/\W/g, "\\$&")).join("|")})$`);
}

/** The parameters of a path by name; one without a value is left out. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

/**
 * Formats a query that people can read: the comma and the semicolon of references stay, a space is `%20`.
 *
 * @returns Empty, or what follows a path: `?translation=KJV&reference=Jn%203,16`.
 */
export function queryString(parameters: PathParameters): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const pairs = given.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function encode(text: string): string {
  // Commands to be copied have addresses between apostrophes.
  return encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%3B", ";").replaceAll("'", "%27");
}

/** Returns the path of a passage in the reader, or of a book. @param parallel The translation to set beside. */
export function readerPath(translation: string, reference: string, parallel?: string): string {
  return `/${queryString({ translation, reference, parallel })}`;
}

/** Returns the path of the list of books of a translation. */
export function booksPath(translation: string): string {
  return `/${queryString({ translation })}`;
}

/** Returns the path of the readings of a day. */
export function readingsPath(
  { t }: Visitor,
  choice: { date?: string; celebration?: string | undefined; translation?: Translation | undefined } = {},
): string {
  const { date, celebration, translation } = choice;
  return t("readings.path") + queryString({ date, celebration, translation: translation?.code });
}

/** Returns the path of the calendar of a month, such as `2026-12`; of this one without. */
export function monthPath(context: Visitor, month?: string): string {
  return context.t("calendar_pages.month.path") + queryString({ month });
}

/** Returns the path of a liturgical year, by the civil year in which it ends; as CSV where that is asked for. */
export function yearPath(
  context: Visitor,
  address: { readonly year?: string | undefined; readonly as?: "csv"; readonly sep?: "semicolon" | undefined },
): string {
  return context.t("calendar_pages.year.path") + queryString({ ...address });
}

/** Returns the path of the readings of the week of a day; of this week without. */
export function weekPath(context: Visitor, date?: string): string {
  return context.t("calendar_pages.week.path") + queryString({ date });
}

/** Returns the path of the readings for an occasion. @param chosen The parameters of the readings that are chosen there. */
export function occasionPath(context: Visitor, { path }: Occasion, chosen: PathParameters = {}): string {
  return `${context.t("readings.path")}/${context.named(path)}${queryString(chosen)}`;
}

/** Returns the path of the page on which a Mass is prepared: the first of the coming Sunday unless the parameters say more. */
export function preparationPath(context: Visitor, mass: PathParameters = {}): string {
  return context.t("preparation.path") + queryString(mass);
}

/** Returns the path of the slides of a Mass or a passage. */
export function projectionPath(context: Visitor, parameters: PathParameters): string {
  return context.t("projection.path") + queryString(parameters);
}

/** A search as the URL of a page of results says it. */
export interface SearchChoice {
  readonly text: string;
  /** The code of a translation. */
  readonly translation: string;
  /** True where a text that reads as a reference is searched all the same. */
  readonly asWords: boolean;
  /** A list of books; undefined for all. */
  readonly books?: string | undefined;
  /** Undefined for the order that suits the query: by relevance where it has more than one word. */
  readonly sort?: "canonical" | "relevance" | undefined;
  /** The number of verses before the page. */
  readonly offset: number;
}

/** Returns the path of a page of results. */
export function searchPath(choice: Partial<SearchChoice> & Pick<SearchChoice, "text" | "translation">): string {
  const { text, translation, asWords, books, sort, offset = 0 } = choice;
  const page = offset > 0 ? String(offset) : undefined;
  return `/${queryString({ translation, q: text, in: asWords ? "text" : undefined, books, sort, offset: page })}`;
}
