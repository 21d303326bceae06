import type { HeadingKind } from "../../corpus/mod.ts";
import type { AttributeLookup } from "../xml/mod.ts";

/** A title that is no heading of verses: the kind under which it is counted. */
interface OmittedTitle {
  readonly omitted: string;
}

/** The levels of headings by the type of the `<div>` that they are the titles of. */
const DIVISIONS = new Map<string, HeadingKind>([
  ["majorSection", "major"],
  ["section", "section"],
  ["subSection", "subsection"],
]);

const TYPES = new Map<string, HeadingKind | OmittedTitle>([
  ["acrostic", "acrostic"],
  ["psalm", "psalm_title"],
  ["parallel", "reference"],
  ["scope", "reference"],
  ["sub", "subsection"],
  ["main", { omitted: "book heading" }],
  ["chapter", { omitted: "chapter label" }],
]);

/**
 * Returns the kind of heading that a `<title>`, `<head>` or `<speaker>` is.
 *
 * @param options `division`: the type of the `<div>` that it stands in.
 */
export function titleKind(
  name: string,
  { attribute, division = "" }: { attribute: AttributeLookup; division: string | undefined },
): HeadingKind | OmittedTitle {
  if (name === "speaker" || attribute("subType") === "x-speaker") return "speaker";
  const kind = TYPES.get(attribute("type") ?? "");
  if (kind !== undefined) return kind;
  if (attribute("canonical") === "true") return "psalm_title";
  const isLower = Number(attribute("level")) > 1;
  return DIVISIONS.get(division) ?? (isLower ? "subsection" : "section");
}
