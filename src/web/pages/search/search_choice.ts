import type { Translation } from "../../../corpus/mod.ts";
import type { PageContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
import type { Lookup } from "../reading/look_up.ts";

/** The verses on a page of results. */
export const PAGE_SIZE = 20;

/** A search as the URL of a page of results says it. */
export interface SearchChoice {
  readonly text: string;
  /** The code of a translation. */
  readonly translation: string;
  /** True where a text that reads as a reference is searched all the same. */
  readonly asWords: boolean;
  /** A list of books; undefined for all. */
  readonly books?: string | undefined;
  readonly sort: "canonical" | "relevance";
  /** The number of verses before the page. */
  readonly offset: number;
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
    sort: context.parameter("sort") === "relevance" ? "relevance" : "canonical",
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** Returns the path of a page of results. */
export function searchPath({
  text,
  translation,
  asWords = false,
  books,
  sort = "canonical",
  offset = 0,
}: Partial<SearchChoice> & Pick<SearchChoice, "text" | "translation">): string {
  const parameters: [string, string][] = [
    ["translation", translation],
    ["q", text],
  ];
  if (asWords) parameters.push(["in", "text"]);
  if (books !== undefined) parameters.push(["books", books]);
  if (sort !== "canonical") parameters.push(["sort", sort]);
  if (offset > 0) parameters.push(["offset", String(offset)]);
  return `/${queryString(parameters)}`;
}
