import { versificationOf } from "../../../calendar/mod.ts";
import { type LineRange, resolve, type Translation } from "../../../corpus/mod.ts";
import { citedPassage } from "../../../lectionary/mod.ts";
import { format } from "../../../reference/mod.ts";

/** A citation of the lectionary in a translation: where it stands there, or why it does not. */
export type ResolvedCitation =
  | { readonly reference: string; readonly ranges: readonly LineRange[] }
  | { readonly missing: "book" | "numbering" };

/** Finds a citation in a translation, in the translation's own numbering. */
export function resolveCitation(translation: Translation, citation: string): ResolvedCitation {
  const passage = citedPassage(citation, versificationOf(translation));
  if ("missing" in passage) return passage;
  const found = resolve(translation, { ...passage, maxVerses: Number.POSITIVE_INFINITY });
  return { reference: format(found.reference), ranges: found.ranges };
}
