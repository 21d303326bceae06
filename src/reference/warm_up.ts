import { parse } from "./parser.ts";
import { warmUpSuggestions } from "./suggestion.ts";
import { ReferenceSyntaxError } from "./syntax_error.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A plain reference, and slips as they are made: a misspelt name, one without its number, one without an end. */
const REFERENCES = ["Jn 3,16", "Jhn 3,16", "Mojz 1,1", "Jn 3,16-", "Prilika (Mt 5,3-12,14)"];

/**
 * Makes what the first misspelt reference would wait for: the tables of the names that are near to others. It takes
 * some milliseconds the first time, in which the program is brought to speed as well, and a fraction of one for each
 * further translation in the same language.
 */
export function warmUp(vocabulary: Vocabulary): void {
  warmUpSuggestions(vocabulary);
  for (const reference of REFERENCES) {
    try {
      parse(reference, vocabulary);
    } catch (error) {
      if (!(error instanceof ReferenceSyntaxError)) throw error;
    }
  }
}
