import type { Response } from "../../http/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import {
  isTextSize,
  mayBeSameOrigin,
  oneValueOf,
  type PageParameters,
  type ReaderPreferences,
  TEXT_SIZES,
} from "../context/parameters.ts";
import { redirect } from "../ui/page.ts";

/** The parameters of a link by which a reader chooses: `size=large`, `notes=on`, or `keep=translation` beside a translation. */
const SIZE = "size";
const NOTES = "notes";
const KEEP = "keep";

/** The parameters of pages on which a reader can choose. */
export const CHOICE_PARAMETERS: PageParameters = {
  [SIZE]: oneValueOf(...TEXT_SIZES),
  [NOTES]: oneValueOf("on", "off"),
  [KEEP]: oneValueOf("translation"),
};

/**
 * Has the browser keep what the reader chose by a link, and leads to the page without the choice in its URL, so that
 * whoever gets the URL later chooses nothing. A link of another site is no choice of the reader's.
 *
 * @returns Undefined where the request makes no choice.
 */
export function keepChoice(context: PageContext): Response | undefined {
  const size = context.parameter(SIZE);
  const notes = context.parameter(NOTES);
  const keeps = context.parameter(KEEP) !== undefined;
  if (size === undefined && notes === undefined && !keeps) return undefined;
  const translation = keeps ? context.parameter("translation") : undefined;
  const code = context.services.library.get(translation ?? "")?.code;
  const changes: Partial<ReaderPreferences> = {
    ...(isTextSize(size) && { size }),
    ...(notes !== undefined && { notes: notes === "on" }),
    ...(code !== undefined && { translation: code }),
  };
  const isOwn = mayBeSameOrigin(context.headers, context.settings["public-url"]);
  if (isOwn && Object.keys(changes).length > 0) context.keepPreferences(changes);
  return redirect(context, context.path + context.queryWithout(SIZE, NOTES, KEEP));
}

/** Returns the query of a link that chooses a size of the text. */
export function choosingSize(path: string, size: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${SIZE}=${size}`;
}

/** Returns the query of a link that shows the publisher's notes, or hides them. */
export function choosingNotes(path: string, notes: boolean): string {
  return `${path}${path.includes("?") ? "&" : "?"}${NOTES}=${notes ? "on" : "off"}`;
}

/** Returns the path of a passage in a translation, as a link by which the reader keeps to that translation. */
export function choosingTranslation(path: string): string {
  return `${path}&${KEEP}=translation`;
}
