import type { Response } from "../../../http/mod.ts";
import type { PageContext } from "../../page_context.ts";
import { lookUp } from "../reading/look_up.ts";
import { askedTranslation, inEach, lookupPage, noTextPage } from "../reading/reading_page.ts";
import { searchChoice } from "./search_choice.ts";
import { searchPage } from "./search_page.ts";

/** Opens what a text reads as, a passage or a book; a text that is neither is searched for. */
export function findPage(context: PageContext, text: string): Response | Promise<Response> {
  const translation = askedTranslation(context);
  if ("message" in translation) {
    return noTextPage(context, { text, error: translation, ways: inEach(context, text) });
  }
  const asked = { translation, text, isTyped: true };
  const found = lookUp(context, asked);
  const choice = searchChoice(context, { text, translation: translation.code });
  return found.kind === "words" || choice.asWords || hasSearchSigns(text)
    ? searchPage(context, { choice, translation, found })
    : lookupPage(context, asked, found);
}

/** Tells if a text without numbers has signs of a search: quotation marks, `=`, `*`, a `-` before a word. */
function hasSearchSigns(text: string): boolean {
  return !/\d/.test(text) && /["“”„»«=*]|(^|\s)-\p{L}/u.test(text);
}
