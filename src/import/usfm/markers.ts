import type { HeadingKind } from "../../corpus/mod.ts";
import type { DroppedKind } from "../import_error.ts";
import type { LineStart } from "../raw_marks.ts";

/**
 * The role of a marker of Unified Standard Format Markers (USFM 2 and 3), which says where the text after it goes.
 *
 * Source of the markers and their meaning: the USFM 3 documentation (ubsicap/usfm). USX names the same styles, so
 * both readers ask here.
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
  | { readonly is: "naming"; readonly field: "header" | "long" | "short" | "abbreviation" }
  | { readonly is: "unknown" };

const CELL: MarkerRole = { is: "cell" };
const CHARACTERS: MarkerRole = { is: "characters" };
const UNKNOWN: MarkerRole = { is: "unknown" };

const ROLES = new Map<string, MarkerRole>([
  ["id", { is: "id" }],
  ["c", { is: "chapter" }],
  ["v", { is: "verse" }],
  ["h", { is: "naming", field: "header" }],
  ["toc1", { is: "naming", field: "long" }],
  ["toc2", { is: "naming", field: "short" }],
  ["toc3", { is: "naming", field: "abbreviation" }],
  ["d", { is: "title" }],
  ["esb", { is: "sidebar" }],
]);

function all(role: MarkerRole, markers: string): void {
  for (const marker of markers.split(" ")) ROLES.set(marker, role);
}

function paragraphs(kind: DroppedKind, markers: string): void {
  all({ is: "paragraph", kind }, markers);
}

function text(begins: LineStart["break"], markers: string): void {
  all({ is: "text", begins: { break: begins, indent: 0 } }, markers);
}

// Paragraphs, lists and tables; `nb` and `pb` go on with the paragraph. A blank line makes a stanza of the poetry after it.
text("paragraph", "p m po pr cls pmo pm pmc pmr pi mi pc ph phi ps lh lf");
text("line", "li lim tr");
text("stanza", "b sd");
all({ is: "text" }, "nb pb");
all(CELL, "tc tcr tcc");

/** Poetry; `qd` is the musical note that ends Habakkuk 3:19 and is counted with it. */
const POETRY = new Set("q qr qc qm qd".split(" "));

function headings(kind: HeadingKind, markers: string): void {
  all({ is: "heading", kind }, markers);
}

headings("major", "ms");
headings("section", "s s1");
headings("subsection", "s2 s3 s4 s5");
headings("reference", "mr sr r");
headings("speaker", "sp");
headings("acrostic", "qa");
paragraphs("heading", "restore");
paragraphs("book heading", "mt mte");
paragraphs("table heading", "th thr thc");
paragraphs("chapter label", "cl cp cd");
paragraphs("liturgical note", "lit");
paragraphs(
  "introduction",
  "iex imt is ip ipi im imi ipq imq ipr iq ib ili iot io imte ie ipc ilit cov intro pref pub pubinfo conc glo idx maps " +
    "periph div",
);
paragraphs("remark", "ide sts rem usfm toca");

// Characters of the text: added words, names of God, words of Jesus, quotations, book titles, transliterations,
// keywords, styles, list parts, ruby bases. `qs` is Selah; `qac` is the first letter of a line and part of its word.
all(
  CHARACTERS,
  "add addpn bk dc k nd ord pn png qt rb sig sls tl wj em bd it bdit no sc sup w wa wg wh ndx qs qac jmp litl " +
    "lik liv ior iqt lq wr wj ws efm xdc fdc",
);

function asides(kind: DroppedKind, markers: string): void {
  all({ is: "aside", kind }, markers);
}
asides("alternate number", "ca va vp");
asides("cross reference", "rq xt xop xot xnt xk xo xq xta");
asides("pronunciation", "pro");
asides("figure", "fig");
asides("footnote", "fm fr fk fq fqa fl fw fp fv ft");
asides("category", "cat");

function notes(kind: DroppedKind, markers: string): void {
  all({ is: "note", kind }, markers);
}
notes("footnote", "f fe ef efe");
notes("cross reference", "x ex");

// Levels (`q1`) and columns (`tc2`, `tc1-2`) are of one kind with their marker.
const LEVEL = /(?<=..|[^cv])\d+(?:-\d+)?$/;

// The beginning and the end of a quotation, an aligned word and the like: `qt-s`, `zaln-e`.
const MILESTONE = /-[se]$/;

/** The roles of markers with a level; a file may make up any number of them, more than any has are not kept. */
const KNOWN = new Map<string, MarkerRole>();
const MAX_KNOWN = 1000;

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
  const known = KNOWN.get(marker);
  if (known !== undefined) return known;
  const role = ROLES.get(marker) ?? poetryRole(marker) ?? ROLES.get(withoutLevel(marker));
  if (role === undefined) return MILESTONE.test(marker) ? CHARACTERS : UNKNOWN;
  if (KNOWN.size < MAX_KNOWN) KNOWN.set(marker, role);
  return role;
}
