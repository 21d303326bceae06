import { vocabularyOf } from "../corpus/mod.ts";
import { findReferences, format, MAX_REFERENCE_LENGTH } from "../reference/mod.ts";
import { ApiError } from "./api_error.ts";
import { type Answer, json } from "./context.ts";
import { type Endpoint, requestedTranslation, requiredText, translationParameter } from "./endpoint.ts";
import { schemaRef } from "./schemas.ts";

const textParameter = requiredText("text");

/** `GET /references`: the citations of a text, to be linked in articles and bulletins. */
export const referencesEndpoint: Endpoint = {
  path: "/references",
  parameters: [textParameter, translationParameter],
  maxAge: "text",
  documentation: {
    operation: "findReferences",
    schema: schemaRef("FoundReferences"),
    example: ({ translation, reference }) => ({ text: `Danes beremo ${reference}.`, translation: translation.code }),
    errors: {
      missing_parameter: ({ translation }) => ({ translation: translation.code }),
      invalid_parameter: () => ({ text: "Jn 3,16; ".repeat(230) }),
      invalid_translation: () => ({ text: "Jn 3,16", translation: "ABC" }),
    },
  },
  answer(request) {
    const translation = requestedTranslation(request);
    // Offsets count from the first character that was sent, a space too.
    const text = request.query.written(textParameter.name)!;
    if (text.length > MAX_REFERENCE_LENGTH) {
      throw new ApiError("long_text", { max: MAX_REFERENCE_LENGTH, length: text.length });
    }
    const references = findReferences(text, vocabularyOf(translation)).map(({ reference, start, end }) => {
      return { text: text.slice(start, end), reference: format(reference), start, end };
    });
    return json({ references } satisfies Answer<"FoundReferences">);
  },
};
