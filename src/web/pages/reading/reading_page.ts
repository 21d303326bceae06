import type { Resolution, Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { reading } from "../../i18n/texts/reading.ts";
import { page } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import { errorNotice, type FormError } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { countReading, retryTomorrow } from "../reader_access.ts";
import { passageArticle } from "./passage_article.ts";
import { readPassage } from "./read_passage.ts";
import { type ReaderFormValues, readerForm } from "./reader_form.ts";

/** Responds with the passage of the query, or with the reason why there is none. */
export function readingPage(context: PageContext): Response {
  const { library } = context.services;
  const reference = context.parameter("reference") ?? "";
  const code = context.parameter("translation") ?? context.defaultTranslation;
  const translation = library.get(code);
  const choice = { reference, translation: translation?.code ?? context.defaultTranslation };
  const found = findPassage(context, { code, translation, reference });
  if ("message" in found) return noPassagePage(context, { choice, error: found });
  const { title, article } = passageArticle(context, found);
  return page(context, {
    title,
    hasScript: true,
    isPublic: true,
    body: html`<div class="medium">
${readerForm(context, choice)}
${article}
</div>`,
  });
}

/** Finds a passage within the daily limit of the client. */
function findPassage(
  context: PageContext,
  asked: { code: string; translation: Translation | undefined; reference: string },
): FormError | { translation: Translation; resolution: Resolution } {
  const t = context.in(reading);
  const error = countReading(context);
  if (error !== undefined) return error;
  const { translation, reference } = asked;
  if (translation === undefined) {
    return { status: 404, message: t.unknownTranslation(asked.code.slice(0, 40)) };
  }
  const resolution = readPassage(context, { translation, text: reference });
  return "message" in resolution ? resolution : { translation, resolution };
}

function noPassagePage(
  context: PageContext,
  { choice, error }: { choice: ReaderFormValues; error: FormError },
): Response {
  const t = context.in(reading);
  const { status } = error;
  return page(context, {
    title: t.noPassage,
    status,
    isPublic: true,
    headers: status === 429 ? retryTomorrow(context) : [],
    body: html`<div class="medium">
<h1>${t.noPassage}</h1>
${errorNotice(error)}
${readerForm(context, choice)}
</div>`,
  });
}
