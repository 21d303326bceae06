import type { HeadingKind } from "../../corpus/mod.ts";
import type { AttributeLookup } from "../fragment.ts";
import type { DroppedKind } from "../import_error.ts";
import { NamesOfRole } from "../markup_roles.ts";

/** Elements on lines of their own: where they begin and end is one space. */
export const BREAKS = new NamesOfRole("osis", "break");
/** How the lines of such elements begin, besides poetry (`l`, `lg`, `lb`) and divisions. */
export const LINE_STARTS = new NamesOfRole<"line" | "paragraph">("osis", "line");
/** Parts of a book that are no verses, by the type of their `<div>`. */
const DIVISIONS = new NamesOfRole<DroppedKind>("osis", "division");
/** References that are beside the text, not in its sentences. */
const BESIDE = new NamesOfRole("osis", "beside");

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

/** Returns the kind of a part of a book that is no verse text and begins with a milestone: a glossary, an afterword. */
export function milestoneKind(name: string, attribute: AttributeLookup): DroppedKind | undefined {
  const isBegun = name === "div" && attribute("sID") !== undefined;
  return isBegun ? DIVISIONS.get(attribute("type") ?? "") : undefined;
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

/** The kinds of headings by the type of the `<div>` that they are the titles of. */
const TITLED_DIVISIONS = new NamesOfRole<HeadingKind>("osis", "title of");
/** The kinds of titles by their type: headings, and those that are left out. */
const TITLES = new NamesOfRole<HeadingKind>("osis", "title");
const OMITTED_TITLES = new NamesOfRole<DroppedKind>("osis", "left out");

/**
 * Returns the kind of heading that a `<title>`, `<head>` or `<speaker>` is.
 *
 * @param options `division`: the type of the `<div>` that it is in.
 */
export function titleKind(
  name: string,
  { attribute, division = "" }: { attribute: AttributeLookup; division: string | undefined },
): HeadingKind | OmittedTitle {
  if (name === "speaker" || attribute("subType") === "x-speaker") return "speaker";
  const type = attribute("type") ?? "";
  const omitted = OMITTED_TITLES.get(type);
  if (omitted !== undefined) return { omitted };
  const kind = TITLES.get(type);
  if (kind !== undefined) return kind;
  if (attribute("canonical") === "true") return "psalm_title";
  const isLower = Number(attribute("level")) > 1;
  return TITLED_DIVISIONS.get(division) ?? (isLower ? "subsection" : "section");
}
