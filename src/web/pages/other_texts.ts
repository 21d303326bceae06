import { findCitation, type Translation } from "../../corpus/mod.ts";
import type { Visitor } from "../context/visitor.ts";
import { type Html, html } from "../ui/html.ts";

/** The most translations that are looked at, and that are offered, for a reading that the chosen one lacks. */
const [MAX_ASKED, MAX_OFFERED] = [100, 6];

/**
 * Renders links to other translations that have a reading which the chosen one lacks; undefined where there are none.
 *
 * @param pathOf Returns the path of the page in a translation.
 */
export function otherTexts(
  context: Visitor,
  citation: string,
  pathOf: (translation: Translation) => string,
): Html | undefined {
  const others = context.translations
    .slice(0, MAX_ASKED)
    .filter((each) => !("missing" in findCitation(each, citation)))
    .slice(0, MAX_OFFERED);
  if (others.length === 0) return undefined;
  const links = others.map((each) => html` <a href="${pathOf(each)}"><bdi>${each.name}</bdi></a>`);
  return html`<p class="tools in-other">${context.t("readings.in_other")}${links}</p>`;
}
