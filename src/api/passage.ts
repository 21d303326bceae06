import {
  PassageNotFound,
  PassageTooLong,
  type Resolution,
  resolve,
  type Translation,
  vocabularyOf,
} from "../corpus/mod.ts";
import { parse, ReferenceFault } from "../reference/mod.ts";
import type { Endpoint, Exchange } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { messages } from "./messages.ts";
import { passageJson } from "./passage_json.ts";

/** `GET /passage`: the verses of a reference in a translation. */
export const passage: Endpoint = {
  path: "/passage",
  parameters: [
    { name: "translation", required: true },
    { name: "reference", required: true },
  ],
  keep: "text",
  answer(exchange) {
    const translation = findTranslation(exchange, exchange.query.get("translation")!);
    const reference = exchange.query.get("reference")!;
    const resolution = find(translation, reference, exchange.maxVerses);
    return passageJson(translation, resolution);
  },
};

/** @throws {ApiError} `invalid_translation`. */
export function findTranslation({ library }: Exchange, code: string): Translation {
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
    if (error instanceof ReferenceFault) {
      throw new ApiError("reference_not_found", messages.unreadable(error));
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
