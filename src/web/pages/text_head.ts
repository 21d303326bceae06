import { isCalendarDate } from "../../calendar/mod.ts";
import { findCitation, type Translation } from "../../corpus/mod.ts";
import type { Response } from "../../http/mod.ts";
import { FIRST_LECTIONARY_YEAR, isLectionaryDate, LAST_LECTIONARY_YEAR } from "../../lectionary/mod.ts";
import {
  isTextSize,
  mayBeSameOrigin,
  type PageContext,
  type ReaderPreferences,
  TEXT_SIZES,
} from "../context/page_context.ts";
import type { FormError } from "../context/page_error.ts";
import { oneValueOf } from "../context/paths.ts";
import type { PageParameters, Visitor } from "../context/visitor.ts";
import { countReading } from "../middleware/session_and_form.ts";
import { errorNotice } from "../ui/controls.ts";
import { type Html, html } from "../ui/html.ts";
import { redirect, type TitledPage, titledPage } from "../ui/page.ts";

/** The head of every page with texts: the translation and day that were asked for, the reader's limit, the failure. */

/** Finds the translation of the query, else the one that the reader keeps to. */
export function askedTranslation(context: PageContext): Translation | FormError {
  const code = context.parameter("translation") ?? context.usualTranslation;
  const { library } = context.services;
  const translation = library.get(code);
  if (translation !== undefined) return translation;
  if (library.translations().length === 0) return { status: 404, message: context.t("embed.no_translation") };
  return unknownTranslation(context, code);
}

/** Finds the translation to show beside another; undefined where none is asked for, or the same. */
export function requestedParallel(context: PageContext, translation: Translation): Translation | FormError | undefined {
  const code = context.parameter("parallel") ?? "";
  const other = context.services.library.get(code);
  if (code !== "" && other === undefined) return unknownTranslation(context, code);
  return other === translation ? undefined : other;
}

function unknownTranslation({ t }: PageContext, code: string): FormError {
  return { status: 404, message: t("reading.unknown_translation", { code: code.slice(0, 40) }) };
}

/** A day of the lectionary and a translation that are there. */
interface AskedDay {
  readonly date: string;
  readonly translation: Translation;
  readonly error?: undefined;
}

/** The reason why nothing can be shown; day and translation are those to go on with. */
export interface RefusedDay {
  readonly date: string;
  readonly translation: Translation | undefined;
  readonly error: FormError;
}

/** Checks the day and the translation of a page. @param asked `usual`: the day to go on with where the readings are not known. */
export function checkDay(
  context: PageContext,
  asked: { readonly date: string; readonly usual: string; readonly translation: Translation | FormError },
): AskedDay | RefusedDay {
  const { date, usual, translation } = asked;
  const isFound = !("message" in translation);
  const shown = isFound ? translation : context.services.library.get(context.defaultTranslation);
  if (!isLectionaryDate(date)) {
    const years = { first: FIRST_LECTIONARY_YEAR, last: LAST_LECTIONARY_YEAR };
    const error = { status: 400, message: context.t("readings.invalid_date", years), field: "date" };
    // A date is kept as it was typed, other text is not: it may be a secret.
    return { date: isCalendarDate(date) ? date : usual, translation: shown, error };
  }
  return isFound ? { date, translation } : { date, translation: shown, error: translation };
}

/** Counts the texts of a day, or of an occasion, against the reader's limit, but of a day that is for all. @param texts See `countReading`. */
export function countDay(context: PageContext, date: string | undefined, texts = 1): FormError | undefined {
  const isForAll = date !== undefined && context.isFreeDay(date);
  return context.canRead && !isForAll ? countReading(context, texts) : undefined;
}

/**
 * Says who may read texts where the visitor may not, with a sign-in that leads back to what was asked.
 *
 * @param off Said where reading is off.
 */
export function readerClosed(context: PageContext, off: string = context.t("reading.off")): Html {
  const { t, settings, path } = context;
  if (settings.reader === "off") return html`<p>${off}</p>`;
  const next = encodeURIComponent(path + context.queryWithout()).replaceAll("%2F", "/");
  return html`<p>${t("reading.signed_in_only")} <a href="/login?next=${next}">${t("reading.sign_in")}</a></p>`;
}

/** A page that says why it shows no text. */
interface FailureContent extends Pick<TitledPage, "title" | "policy" | "style"> {
  readonly error: FormError;
  readonly kind?: string;
}

/** Responds with the reason why no text is shown, and what to do instead. */
export function failurePage(context: PageContext, options: FailureContent, content: Html): Response {
  const shown = html`${errorNotice(options.error)}
${content}`;
  return titledPage(context, { kind: "medium", policy: "public", ...options }, shown);
}

/** The parameters of pages on which a reader can choose by a link: `size`, `notes`, or `keep` beside a translation. */
export const CHOICE_PARAMETERS = {
  size: oneValueOf(...TEXT_SIZES),
  notes: oneValueOf("on", "off"),
  keep: oneValueOf("translation"),
} as const satisfies PageParameters;

/**
 * Stores in a cookie what the reader chose by a link, and redirects to the URL without the choice, so that a shared URL
 * does not change the settings of others. A link from another site stores nothing.
 *
 * @returns Undefined where the request makes no choice.
 */
export function keepChoice(context: PageContext): Response | undefined {
  const size = context.parameter("size");
  const notes = context.parameter("notes");
  const keeps = context.parameter("keep") !== undefined;
  if (size === undefined && notes === undefined && !keeps) return undefined;
  const translation = keeps ? context.parameter("translation") : undefined;
  const code = context.services.library.get(translation ?? "")?.code;
  const changes: Partial<ReaderPreferences> = {
    ...(isTextSize(size) && { size }),
    ...(notes !== undefined && { notes: notes === "on" }),
    ...(code !== undefined && { translation: code }),
  };
  const isOwn = mayBeSameOrigin(context.request.headers, context.settings["public-url"]);
  if (isOwn && Object.keys(changes).length > 0) context.keepPreferences(changes);
  return redirect(context, context.path + context.queryWithout(...Object.keys(CHOICE_PARAMETERS)));
}

/** Returns a path with a choice, such as `size=large`, for a link. */
export function choosing(path: string, choice: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${choice}`;
}

/** The most translations that are looked at, and that are offered, for a reading that the chosen one lacks. */
const [MAX_ASKED, MAX_OFFERED] = [100, 6];

/**
 * Renders links to other translations that have a reading which the chosen one lacks, or undefined.
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
