/** A sentence repeats no more of a reference than this; the rest would only hide the reason. */
const SHOWN_LENGTH = 120;

/** Shortens a text for a sentence to its beginning, which ends with a whole character. */
export function shorten(text: string): string {
  if (text.length <= SHOWN_LENGTH) return text;
  return `${text.slice(0, SHOWN_LENGTH).replace(/[\ud800-\udbff]$/, "")}…`;
}
