import type { Translation } from "../corpus/mod.ts";
import type { EndpointRequest } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { choice, flag, optionalText } from "./parameter.ts";

/** The parameter of the endpoints that have a default translation. */
export const translationParameter = optionalText({
  name: "translation",
  description: "Code of a translation, as `/translations` lists them. Without it the service's default is taken.",
});

/** The parameter of all endpoints whose responses have verses. */
export const layoutParameter = choice(
  {
    name: "layout",
    description:
      "`lines` adds to each verse its printed `lines`, and to the passage its `headings`. Without it there is the text alone.",
  },
  ["lines"],
);

/** The parameter that asks for the publisher's notes. */
export const notesParameter = flag({
  name: "notes",
  description:
    "`true` adds to each verse its `notes`, the footnotes and cross references of the publisher. Without it, or with `false`, there are none.",
});

/** Additions to the text of verses that a request asks for. */
export interface TextOptions {
  /** Adds the printed lines of the verses, and the headings. */
  readonly lines: boolean;
  /** Adds the notes of the publisher. */
  readonly notes: boolean;
}

/** Returns what a request asks for besides the text. @throws {ApiError} `invalid_parameter` */
export function textOptions({ query }: EndpointRequest): TextOptions {
  return { lines: layoutParameter.read(query) === "lines", notes: notesParameter.read(query) };
}

/** Returns the translation of a request, or the default. @throws {ApiError} `invalid_translation` */
export function requestedTranslation(request: EndpointRequest): Translation {
  const { query, defaultTranslation } = request;
  return translationOfCode(request, translationParameter.read(query) ?? defaultTranslation);
}

/** Returns the translation of a code. @throws {ApiError} `invalid_translation` */
export function translationOfCode({ library }: EndpointRequest, code: string): Translation {
  const translation = library.get(code);
  if (translation !== undefined) return translation;
  throw new ApiError("invalid_translation", { code });
}
