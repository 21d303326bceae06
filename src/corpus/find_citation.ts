import { format } from "../reference/mod.ts";
import { type CitedPassage, citedPassage, versificationOf } from "../versification/mod.ts";
import { type LineRange, resolve } from "./resolve.ts";
import type { Translation } from "./translation.ts";

/** A citation in a translation: where it stands there, or why it has no text. */
export type FoundCitation =
  | {
      /** In the translation's own numbering, with the letters of half verses as they are printed. */
      readonly reference: string;
      readonly ranges: readonly LineRange[];
    }
  | Extract<CitedPassage, { missing: unknown }>;

/**
 * Finds a citation of the lectionary in a translation. Half verses are served as whole ones; their letters stay in the
 * reference.
 *
 * @throws {ReferenceSyntaxError} If it cannot be read.
 */
export function findCitation(translation: Translation, citation: string): FoundCitation {
  const passage = citedPassage(citation, versificationOf(translation));
  if ("missing" in passage) return passage;
  const { ranges } = resolve(translation, { ...passage, maxVerses: Number.POSITIVE_INFINITY });
  return { reference: format(passage.reference), ranges };
}
