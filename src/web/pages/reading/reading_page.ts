import type { Resolution, Translation } from "../../../corpus/mod.ts";
import type { Answer } from "../../../http/mod.ts";
import { count } from "../../i18n/language.ts";
import { reading } from "../../i18n/texts/reading.ts";
import { page } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
import { errorNotice, type FormError } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { passageArticle } from "./passage_article.ts";
import { readPassage } from "./read_passage.ts";
import { type ReaderChoice, readerForm } from "./reader_form.ts";

/** The passage that the address asks for, or why there is none. */
export function readingPage(visit: Visit): Answer {
  const { site } = visit;
  const reference = visit.query.get("reference") ?? "";
  const code = visit.query.get("translation") ?? site.defaultTranslation();
  const translation = site.library().get(code);
  const choice = { reference, translation: translation?.code ?? site.defaultTranslation() };
  const found = look(visit, { code, translation, reference });
  if ("message" in found) return refusedPage(visit, { choice, error: found });
  const { title, article } = passageArticle(visit, found);
  return page(visit, {
    title,
    hasScript: true,
    isForAll: true,
    body: html`<div class="medium">
${readerForm(visit, choice)}
${article}
</div>`,
  });
}

/** Looks a passage up, if the client has not had its share of the day. */
function look(
  visit: Visit,
  asked: { code: string; translation: Translation | undefined; reference: string },
): FormError | { translation: Translation; resolution: Resolution } {
  const t = visit.in(reading);
  const { site, session, language } = visit;
  // Whoever is signed in does not share the allowance of a common address, such as a parish's.
  const client = session === undefined ? visit.client : `user ${session.user.slot}`;
  if (!site.passages.take(client)) {
    const limit = session === undefined ? t.limit : t.userLimit;
    return { status: 429, message: limit(count(language, site.readerLimit(), t.passages)) };
  }
  const { translation, reference } = asked;
  if (translation === undefined) {
    return { status: 404, message: t.unknownTranslation(asked.code.slice(0, 40)) };
  }
  const resolution = readPassage(visit, { translation, text: reference });
  return "message" in resolution ? resolution : { translation, resolution };
}

function refusedPage(
  visit: Visit,
  { choice, error }: { choice: ReaderChoice; error: FormError },
): Answer {
  const t = visit.in(reading);
  const { status } = error;
  const { now, store } = visit.site;
  const seconds = Math.max(1, Math.ceil((store.today().endsAt - now()) / 1000));
  return page(visit, {
    title: t.noPassage,
    status,
    isForAll: true,
    headers: status === 429 ? ["Retry-After", String(seconds)] : [],
    body: html`<div class="medium">
<h1>${t.noPassage}</h1>
${errorNotice(error)}
${readerForm(visit, choice)}
</div>`,
  });
}
