import type { Translation } from "../../../corpus/mod.ts";
import type { SearchQuery } from "../../../search/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { SearchChoice } from "../../context/paths.ts";
import type { Lookup } from "../reading/look_up.ts";

/** The verses on a page of results. */
export const PAGE_SIZE = 20;

const ORDERS = ["canonical", "relevance"] as const;

/** Returns the order of results that was chosen, or else the one that suits the query. */
export function orderOf({ sort }: SearchChoice, { terms }: SearchQuery): "canonical" | "relevance" {
  const words = terms.filter(({ isExcluded }) => !isExcluded).flatMap(({ words }) => words);
  return sort ?? (words.length > 1 ? "relevance" : "canonical");
}

/** A search, with what its text is as a reference. */
export interface AskedSearch {
  readonly choice: SearchChoice;
  readonly translation: Translation;
  readonly found: Lookup;
}

/** Reads what is searched for from the URL; what makes no sense there is the default. */
export function searchChoice(
  context: PageContext,
  { text, translation }: Pick<SearchChoice, "text" | "translation">,
): SearchChoice {
  const offset = context.parameter("offset") ?? "";
  return {
    text,
    translation,
    asWords: context.parameter("in") === "text",
    books: context.parameter("books"),
    sort: ORDERS.find((order) => order === context.parameter("sort")),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}
