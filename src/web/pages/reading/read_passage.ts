import {
  PassageNotFound,
  PassageTooLong,
  type Resolution,
  resolve,
  type Translation,
  vocabularyOf,
} from "../../../corpus/mod.ts";
import { parse, ReferenceSyntaxError } from "../../../reference/mod.ts";
import { faults } from "../../i18n/texts/faults.ts";
import type { PageContext } from "../../page_context.ts";
import type { FormError } from "../../ui/form.ts";

/** Finds the passage of a reference as it was typed, or the reason why there is none. */
export function readPassage(
  context: PageContext,
  { translation, text }: { translation: Translation; text: string },
): Resolution | FormError {
  const t = context.in(faults);
  const maxVerses = context.settings["max-verses"];
  try {
    return resolve(translation, { reference: parse(text, vocabularyOf(translation)), maxVerses });
  } catch (error) {
    if (error instanceof ReferenceSyntaxError) return { status: 404, message: t.unreadable(error) };
    if (error instanceof PassageNotFound) {
      return { status: 404, message: t.notFound(text, error.missing, translation) };
    }
    if (error instanceof PassageTooLong) {
      return { status: 400, message: t.passageTooLong(text, maxVerses) };
    }
    throw error;
  }
}
