/** Values of a message, by the name between its braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The forms of a Slovenian noun behind a number, such as `zahteva`, `zahtevi`, `zahteve`, `zahtev`. */
type NounForms = readonly [one: string, two: string, few: string, many: string];

/** Accusatives, as they follow `ima`. */
export const BYTES: NounForms = ["bajt", "bajta", "bajte", "bajtov"];
export const CHARACTERS: NounForms = ["znak", "znaka", "znake", "znakov"];

/** Returns a number with its noun: `2 zahtevi`. */
export function counted(number: unknown, forms: NounForms): string {
  return `${number} ${formFor(number, forms)}`;
}

/** Returns the form that follows a number: 1, 101 · 2, 102 · 3, 4, 103 · 0, 5, 11, 100. */
function formFor(number: unknown, [one, two, few, many]: NounForms): string {
  const rest = Number(number) % 100;
  if (rest === 1) return one;
  if (rest === 2) return two;
  return rest === 3 || rest === 4 ? few : many;
}
