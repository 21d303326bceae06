import type { LineRange, Translation } from "../corpus/mod.ts";
import type { Query } from "../http/mod.ts";
import type { Parameter } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { json } from "./json.ts";
import { messages } from "./messages.ts";

/** The parameter of all endpoints whose responses have verses. */
export const layoutParameter: Parameter = {
  name: "layout",
  required: false,
  description:
    "`lines` adds to each verse its printed `lines`, and to the passage its `headings`. Without it there is the text alone.",
};

/** Tells if a request wants the printed lines. @throws {ApiError} `invalid_parameter` */
export function wantsLines(query: Query): boolean {
  const layout = query.get(layoutParameter.name);
  if (layout === undefined) return false;
  if (layout === "lines") return true;
  throw new ApiError("invalid_parameter", messages.invalidLayout(layout));
}

/** Formats the printed lines of a verse as a member of its object, one character a byte: `,"lines":[…]`. */
export function linesJson(translation: Translation, line: number): string {
  return `,"lines":${json(translation.layout(line))}`;
}

/** A heading of a passage as responses have it. */
export interface PassageHeading {
  /** The reference of the verse that it stands before or within. */
  readonly before: string;
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

/** Lists the headings of some ranges, in order. */
export function headingsOf(
  translation: Translation,
  ranges: readonly LineRange[],
): PassageHeading[] {
  if (!translation.hasLayout) return [];
  return ranges.flatMap((range) =>
    translation.headings(range).map(({ line, level, text }) => ({
      before: translation.reference(line),
      level,
      text,
    })),
  );
}
