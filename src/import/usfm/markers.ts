import { once } from "../../base/bounded_map.ts";
import type { HeadingKind } from "../../corpus/mod.ts";
import type { DroppedKind } from "../import_error.ts";
import { type MarkupRole, markupRoles, NamesOfRole } from "../markup_roles.ts";
import type { LineStart } from "../raw_marks.ts";
import type { SourceNaming } from "../source_labels.ts";

/**
 * The role of a marker of Unified Standard Format Markers (USFM 2 and 3), which says where the text after it goes.
 *
 * The markers are in `tables/markup.txt`. USX names the same styles, so both readers ask here.
 */
export type MarkerRole =
  /** A paragraph, line of poetry, list item or table row of the text itself, or a blank line; how it begins. */
  | { readonly is: "text"; readonly begins?: LineStart }
  /** A cell of a table row. */
  | { readonly is: "cell" }
  /** A heading. */
  | { readonly is: "heading"; readonly kind: HeadingKind }
  /** A paragraph that is no verse text: the kind under which it is counted. */
  | { readonly is: "paragraph"; readonly kind: DroppedKind }
  /** The beginning of a part of a book that is no verse text, up to the next chapter or verse. */
  | { readonly is: "periphery"; readonly kind: DroppedKind }
  /** A psalm title: verse text only where the edition numbers it. */
  | { readonly is: "title" }
  /** Characters within a paragraph that belong to the text. */
  | { readonly is: "characters" }
  /** Characters that are no verse text. */
  | { readonly is: "aside"; readonly kind: DroppedKind }
  /** A note that ends with its own end marker. */
  | { readonly is: "note"; readonly kind: DroppedKind }
  /** A sidebar, up to `\esbe`. */
  | { readonly is: "sidebar" }
  | { readonly is: "id" | "chapter" | "verse" }
  /** A name of the book: in headers, in a table of contents, on its title page, in short. */
  | { readonly is: "naming"; readonly field: keyof SourceNaming }
  | { readonly is: "unknown" };

const CHARACTERS: MarkerRole = { is: "characters" };
const UNKNOWN: MarkerRole = { is: "unknown" };

/** Returns the roles of the markers that the table has, without poetry. */
const markerRoles = once((): ReadonlyMap<string, MarkerRole> => {
  const rows = markupRoles().filter(({ format, role }) => format === "usfm" && role !== "poetry" && role !== "label");
  return new Map(rows.flatMap((row) => row.names.map((name) => [name, roleOf(row)] as const)));
});

/** Makes the role of a row of the table, in USFM or USFX. */
export function roleOf({ role, value }: Pick<MarkupRole, "role" | "value">): MarkerRole {
  if (role === "text") {
    return value === "" ? { is: role } : { is: role, begins: { break: value as LineStart["break"], indent: 0 } };
  }
  if (role === "naming") return { is: role, field: value as keyof SourceNaming };
  return (value === "" ? { is: role } : { is: role, kind: value }) as MarkerRole;
}

const POETRY = new NamesOfRole("usfm", "poetry");

// Levels (`q1`) and columns (`tc2`, `tc1-2`) are of one kind with their marker.
const LEVEL = /(?<=..|[^cv])\d+(?:-\d+)?$/;

// The beginning and the end of a quotation, an aligned word and the like: `qt-s`, `zaln-e`.
const MILESTONE = /-[se]$/;

/** Returns a marker without its level or columns: `q` of `q1`, `tc` of `tc1-2`. */
export function withoutLevel(marker: string): string {
  return marker.replace(LEVEL, "");
}

/** Returns the role of a line of poetry, whose level is its indent. */
function poetryRole(marker: string): MarkerRole | undefined {
  const name = withoutLevel(marker);
  if (!POETRY.has(name)) return undefined;
  const level = Math.min(Number(marker.slice(name.length)) || 1, 4);
  return { is: "text", begins: { break: "line", indent: level } };
}

/** Returns the role of a marker without its backslash, `+` and `*`: `q1`, `nd`, `zweb`. */
export function markerRole(marker: string): MarkerRole {
  const roles = markerRoles();
  const role = roles.get(marker) ?? poetryRole(marker) ?? roles.get(withoutLevel(marker));
  return role ?? (MILESTONE.test(marker) ? CHARACTERS : UNKNOWN);
}
