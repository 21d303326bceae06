import {
  PassageNotFound,
  PassageTooLong,
  type Resolution,
  resolve,
  type Translation,
  vocabularyOf,
} from "../corpus/mod.ts";
import { parse, ReferenceSyntaxError } from "../reference/mod.ts";
import type { Endpoint, EndpointRequest } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { messages } from "./messages.ts";
import { passageJson } from "./passage_json.ts";
import { layoutParameter, wantsLines } from "./printed_lines.ts";
import { reference } from "./schemas.ts";

/** `GET /passage`: the verses of a reference in a translation. */
export const passage: Endpoint = {
  path: "/passage",
  parameters: [
    {
      name: "translation",
      required: true,
      description: "Code of a translation, as `/translations` lists them; upper or lower case.",
    },
    {
      name: "reference",
      required: true,
      description:
        "Reference as it is printed in Slovenia: `Jn 3,16`, `Jn 3,16-18`, `Ps 23`, `Ps 25,4-5.6-7`, " +
        "`1 Mz 1,1-2,4a`, `Mt 5,3; Lk 6,20`. Books by abbreviation or name, in Slovenian, in the translation's " +
        "language, in English, Latin, German, Italian, Croatian or Hungarian. `John 3:16` is read too. Titles, dates " +
        "and labels around a reference are passed over. What can mean two things is refused, and the message names both.",
    },
    layoutParameter,
  ],
  maxAge: "text",
  documentation: {
    operation: "getPassage",
    summary: "The verses of a reference",
    description:
      "A range answers those of its verses that are there. Merged verses are returned once, with `verse_end`; " +
      "each lettered verse has its `segment`.",
    schema: reference("Passage"),
    example: ({ translation, reference }) => ({ translation: translation.code, reference }),
    errors: {
      missing_parameter: ({ translation }) => ({ translation: translation.code }),
      invalid_parameter: ({ translation, reference }) => ({
        translation: translation.code,
        reference: [reference, reference],
      }),
      invalid_translation: ({ reference }) => ({ translation: "ABC", reference }),
      reference_not_found: ({ translation }) => ({
        translation: translation.code,
        reference: "Xyz 3,16",
      }),
      passage_too_long: ({ translation, longReference }) => ({
        translation: translation.code,
        reference: longReference,
      }),
    },
  },
  answer(request) {
    const translation = findTranslation(request, request.query.get("translation")!);
    const reference = request.query.get("reference")!;
    const resolution = find(translation, reference, request.maxVerses);
    return passageJson(translation, { resolution, lines: wantsLines(request.query) });
  },
};

/** @throws {ApiError} `invalid_translation`. */
export function findTranslation({ library }: EndpointRequest, code: string): Translation {
  const translation = library.get(code);
  if (translation === undefined) {
    throw new ApiError("invalid_translation", messages.unknownTranslation(code));
  }
  return translation;
}

function find(translation: Translation, text: string, maxVerses: number): Resolution {
  try {
    return resolve(translation, { reference: parse(text, vocabularyOf(translation)), maxVerses });
  } catch (error) {
    if (error instanceof ReferenceSyntaxError) {
      throw new ApiError("reference_not_found", messages.unreadable(error, translation));
    }
    if (error instanceof PassageNotFound) {
      throw new ApiError(
        "reference_not_found",
        messages.notFound(text, error.missing, translation),
      );
    }
    if (error instanceof PassageTooLong) {
      throw new ApiError("passage_too_long", messages.passageTooLong(text, maxVerses));
    }
    throw error;
  }
}
