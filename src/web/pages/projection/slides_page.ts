import type { Response } from "../../../http/mod.ts";
import { languageTag } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { Slide, SlideColumn, SlideParagraph } from "../../text/slides.ts";
import { ASSETS } from "../../ui/assets.ts";
import { type Html, html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";

/** Slides to show, and the pages around them. */
export interface ShownSlides {
  readonly title: string;
  readonly slides: readonly Slide[];
  /** The page on which they were chosen. */
  readonly back: { readonly path: string; readonly label: string };
  readonly showPath: string;
  readonly textPath: string;
}

/** Responds with slides, or with their text for the programs that parishes project by. */
export function slidesPage(context: PageContext, shown: ShownSlides): Response {
  return context.parameter("as") === "text" ? slidesText(context, shown) : slideShow(context, shown);
}

function slideShow(context: PageContext, { title, slides, back, textPath }: ShownSlides): Response {
  const { t } = context;
  const button = (act: string, keys: string, label: string, sign?: string) =>
    html`<button type="button" data-act="${act}" title="${keys}"${sign !== undefined && html` aria-label="${label}"`}>${sign ?? label}</button>`;
  const links = html`<a href="${textPath}">${t("projection.text_of")}</a> <a href="${back.path}">${back.label}</a>`;
  return page(context, {
    title: `${t("projection.title")} · ${title}`,
    isPublic: true,
    ownStyle: ASSETS.projectionStyle,
    ownScript: ASSETS.projectionScript,
    body: html`<h1 class="unseen">${t("projection.title")}: ${title}</h1>
<div class="stage" role="region" aria-label="${t("projection.slides")}" aria-live="polite" data-speaker="${t("projection.speaker")}">
${slides.map(slideHtml)}</div>
<p class="after actions">${links}</p>
<div class="controls" role="group" aria-label="${t("projection.controls")}" hidden>
${button("previous", "←", t("projection.previous"), "‹")}<output>1</output>${button("next", "→", t("projection.next"), "›")}
${button("smaller", "−", t("projection.smaller"), "A−")}${button("larger", "+", t("projection.larger"), "A+")}
${button("black", "B", t("projection.black"))}${button("full", "F", t("projection.full"))}${button("speaker", "S", t("projection.speaker"))}
${links}
</div>`,
  });
}

function slideHtml({ kind, columns, responseOf }: Slide): Html {
  const isEmpty = columns.every(({ paragraphs }) => paragraphs.length === 0);
  const shown = columns.map((column, index) => columnHtml(column, index, responseOf));
  return html`<section class="slide ${kind}"${isEmpty && html` hidden`}><div>${shown}</div></section>
`;
}

function columnHtml({ language, paragraphs }: SlideColumn, index: number, responseOf: string | undefined): Html {
  // The words of the parish stand for those of the first translation.
  const own = responseOf !== undefined && index === 0 && html` data-response="${responseOf}"`;
  return html`<div${index > 0 && html` class="second"`} lang="${languageTag(language)}" dir="auto"${own}>${paragraphs.map(paragraphHtml)}</div>`;
}

function paragraphHtml({ isPoem, lines }: SlideParagraph): Html {
  if (!isPoem) return html`<p>${lines.map(({ text }) => text)}</p>\n`;
  return html`<p>${lines.map(({ text, indent }) => html`<span class="line indent-${indent}">${text}</span> `)}</p>\n`;
}

/** Responds with the text of slides, an empty line between them, to paste into OpenLP or FreeShow. */
function slidesText(context: PageContext, { title, slides, back, showPath }: ShownSlides): Response {
  const { t } = context;
  const texts = slides
    .map(({ columns, responseOf }) => ({
      responseOf,
      lines: columns.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return page(context, {
    title: `${t("projection.text_of")} · ${title}`,
    isPublic: true,
    hasScript: true,
    ownStyle: ASSETS.preparationStyle,
    ownScript: ASSETS.preparationScript,
    body: html`<div class="medium preparation">
<h1>${t("projection.text_of")}</h1>
<p class="lead">${title}</p>
<p>${t("projection.text_hint")}</p>
<p class="actions"><button type="button" data-copy="slides-text" data-done="${context.t("forms.copied")}" hidden>${context.t("forms.copy")}</button> <a href="${showPath}">${context.t("preparation.project")}</a> <a href="${back.path}">${back.label}</a></p>
<pre id="slides-text" tabindex="0">${texts.map(({ lines, responseOf }, index) => {
      const text = lines.map((line) => line.text).join("\n");
      const body = responseOf === undefined ? text : html`<span data-response="${responseOf}">${text}</span>`;
      return html`${index > 0 && "\n\n"}${body}`;
    })}</pre>
</div>`,
  });
}
