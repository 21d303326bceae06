import { countOf, noun } from "../language.ts";

/** A value in a text. */
export type Value = string | number;

/** The values of a text, by name. */
export type Values<Name extends string> = Readonly<Record<Name, Value>>;

/** Returns a number with its Slovenian noun, from its forms behind 1, 2, 3 and 5: `2 zahtevi`. */
export function counted(number: unknown, [one, two, few, other]: readonly [string, string, string, string]): string {
  return countOf("sl", Number(number), noun({ one, two, few, other }));
}
