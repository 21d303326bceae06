import type { HeadingKind } from "../../corpus/mod.ts";
import type { DroppedKind } from "../import_error.ts";
import type { AttributeLookup } from "../xml/mod.ts";

/** Elements that stand on lines of their own: where they begin and end is one space. */
export const BREAKS: ReadonlySet<string> = new Set(
  "p l lg lb div list item table row cell closer opener salute signed speech chapter".split(" "),
);

/** How the lines of such elements begin, besides poetry (`l`, `lg`, `lb`) and divisions. */
export const LINE_STARTS: ReadonlyMap<string, "line" | "paragraph"> = new Map([
  ["p", "paragraph"],
  ["item", "line"],
  ["row", "line"],
  ["closer", "paragraph"],
  ["opener", "paragraph"],
  ["salute", "paragraph"],
  ["signed", "paragraph"],
]);

/** Parts of a book that are no verses, by the type of their `<div>`. */
const DIVISIONS = new Map<string, DroppedKind>([
  ["introduction", "introduction"],
  ["preface", "introduction"],
  ["outline", "introduction"],
  ["imprimatur", "introduction"],
  ["publicationData", "introduction"],
  ["titlePage", "introduction"],
  ["front", "front and back matter"],
  ["back", "front and back matter"],
  ["afterword", "front and back matter"],
  ["glossary", "front and back matter"],
  ["concordance", "front and back matter"],
  ["index", "front and back matter"],
  ["gazetteer", "front and back matter"],
  ["map", "front and back matter"],
  ["annotant", "front and back matter"],
  ["tableofContents", "front and back matter"],
  ["bibliography", "front and back matter"],
  ["commentary", "footnote"],
  ["colophon", "colophon"],
]);

/** References that stand beside the text, not in its sentences. */
const BESIDE = new Set(["source", "parallel", "annotateRef", "x-cross-ref"]);

/**
 * Returns the kind of an element that is no verse text, with all it holds.
 *
 * @returns Undefined where its text is verse text.
 */
export function omittedKind(name: string, attribute: AttributeLookup): DroppedKind | undefined {
  const type = attribute("type") ?? "";
  switch (name) {
    case "note":
      if (type === "x-strongsMarkup") return "word attributes";
      return type === "crossReference" ? "cross reference" : "footnote";
    case "reference":
      return BESIDE.has(type) ? "cross reference" : undefined;
    case "rdg":
    case "rdgGroup":
      return "variant reading";
    case "seg":
      return isSecondVariant(type, attribute) ? "variant reading" : undefined;
    case "figure":
      return "figure";
    case "div":
      return divisionKind(type, attribute);
    default:
      return undefined;
  }
}

/** Returns whether an element of a note says where the note belongs, and is no word of it. */
export function isNoteLabel(name: string, attribute: AttributeLookup): boolean {
  return name === "reference" && /^(?:source|annotateRef)$/.test(attribute("type") ?? "");
}

/** SWORD keeps the readings of two editions side by side; the first is the text. */
function isSecondVariant(type: string, attribute: AttributeLookup): boolean {
  return type === "x-variant" && !/^(?:x-)?1$/.test(attribute("subType") ?? "1");
}

function divisionKind(type: string, attribute: AttributeLookup): DroppedKind | undefined {
  // A milestone holds nothing.
  if ((attribute("sID") ?? attribute("eID")) !== undefined) return undefined;
  return DIVISIONS.get(type);
}

const PAIRS = new Map(Object.entries({ "“": "”", "‘": "’", "«": "»", "‹": "›", "„": "“", "「": "」" }));

/** Returns the mark that closes what a mark opens. */
export function closingMark(mark: string): string {
  return PAIRS.get(mark) ?? mark;
}

/** A title that is no heading of verses: the kind under which it is counted. */
interface OmittedTitle {
  readonly omitted: DroppedKind;
}

/** The levels of headings by the type of the `<div>` that they are the titles of. */
const TITLED_DIVISIONS = new Map<string, HeadingKind>([
  ["majorSection", "major"],
  ["section", "section"],
  ["subSection", "subsection"],
]);

const TITLE_TYPES = new Map<string, HeadingKind | OmittedTitle>([
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
 * @param options `division`: the type of the `<div>` that it is used instead.
 */
export function titleKind(
  name: string,
  { attribute, division = "" }: { attribute: AttributeLookup; division: string | undefined },
): HeadingKind | OmittedTitle {
  if (name === "speaker" || attribute("subType") === "x-speaker") return "speaker";
  const kind = TITLE_TYPES.get(attribute("type") ?? "");
  if (kind !== undefined) return kind;
  if (attribute("canonical") === "true") return "psalm_title";
  const isLower = Number(attribute("level")) > 1;
  return TITLED_DIVISIONS.get(division) ?? (isLower ? "subsection" : "section");
}
