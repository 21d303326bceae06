import { isProblem } from "../base/problem.ts";
import { findPassage, PassageTooLong, type Resolution, type Translation } from "../corpus/mod.ts";
import { jsonObject } from "./answer.ts";
import type { Endpoint } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { requiredText } from "./parameter.ts";
import { passageMembers } from "./passage_json.ts";
import { reference } from "./schemas.ts";
import { layoutParameter, notesParameter, textOptions, translationOfCode } from "./shared_parameters.ts";

const codeParameter = requiredText({
  name: "translation",
  description: "Code of a translation, as `/translations` lists them; upper or lower case.",
});

const referenceParameter = requiredText({
  name: "reference",
  description:
    "Reference as it is printed in Slovenia: `Jn 3,16`, `Jn 3,16-18`, `Ps 23`, `Ps 25,4-5.6-7`, " +
    "`1 Mz 1,1-2,4a`, `Mt 5,3; Lk 6,20`. Books by abbreviation or name, in Slovenian, in the translation's " +
    "language, in English, Latin, German, Italian, Croatian or Hungarian. `John 3:16` is read too. Titles, dates " +
    "and labels around a reference are passed over. What can mean two things is refused, and the message names both.",
});

/** `GET /passage`: the verses of a reference in a translation. */
export const passageEndpoint: Endpoint = {
  path: "/passage",
  parameters: [codeParameter, referenceParameter, layoutParameter, notesParameter],
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
    const { query, maxVerses } = request;
    const translation = translationOfCode(request, codeParameter.read(query));
    const resolution = find(translation, referenceParameter.read(query), maxVerses);
    const options = { resolution, ...textOptions(request) };
    return jsonObject<"Passage">(passageMembers(translation, options));
  },
};

function find(translation: Translation, text: string, maxVerses: number): Resolution {
  try {
    return findPassage(translation, { text, maxVerses });
  } catch (error) {
    if (!isProblem(error, "reference") && !isProblem(error, "passage")) throw error;
    const code = error instanceof PassageTooLong ? "passage_too_long" : "reference_not_found";
    throw new ApiError(code, {}, { cause: error });
  }
}
