import type { PageContext } from "../../context/page_context.ts";
import { TEXT_SIZES } from "../../context/preferences.ts";
import { type Html, html } from "../../ui/html.ts";
import { choosingNotes, choosingSize } from "../reader_choice.ts";

/** A link to what comes before or after. */
export interface Step {
  readonly path: string;
  readonly label: string;
}

/** Renders the link of a bar to what comes before or after. */
export function step(link: Step | undefined, rel: "prev" | "next"): Html {
  const sign = rel === "prev" ? "‹" : "›";
  if (link === undefined) return html`<span class="step" aria-hidden="true"></span>`;
  return html`<a class="step" href="${link.path}" rel="${rel}" aria-label="${link.label}">${sign}</a>`;
}

/** Renders a menu; of menus with one name only one is open. */
export function menu(id: string, label: Html, content: Html): Html {
  return html`<details class="menu ${id}" name="reader-menu">
<summary>${label}</summary>
<div class="panel">
${content}
</div>
</details>`;
}

/**
 * Renders the menu of the sizes of the text, each a link to the page by which the browser keeps the size.
 *
 * @param options `annotated`: true where there are notes of the publisher, to show or hide.
 */
export function sizeMenu(context: PageContext, path: string, { annotated = false } = {}): Html {
  const { t } = context;
  const { notes } = context.preferences;
  const notesLink = html`
<ul class="choices"><li><a href="${choosingNotes(path, !notes)}"${notes && html` aria-current="true"`} rel="nofollow">${t("reader_bar.show_notes")}</a></li></ul>`;
  return menu(
    "size-menu",
    html`<span aria-hidden="true">Aa</span><span class="unseen">${t("reader_bar.size")}</span>`,
    html`<ul class="choices sizes">${TEXT_SIZES.map(
      (size) =>
        html`<li><a class="${size}" href="${choosingSize(path, size)}"${size === context.preferences.size && html` aria-current="true"`} rel="nofollow">${t(`reader_bar.sizes.${size}`)}</a></li>`,
    )}</ul>${annotated && notesLink}`,
  );
}

/** Renders the menu with the link to the page, sharing and printing. */
export function moreMenu(
  context: PageContext,
  { path, linkTo, keys }: { path: string; linkTo: string; keys: string },
): Html {
  const { t } = context;
  return menu(
    "more-menu",
    html`<span aria-hidden="true">⋯</span><span class="unseen">${t("reader_bar.more")}</span>`,
    html`<p class="actions"><button type="button" class="quiet" data-tool="share-page" hidden>${t("reader_bar.share")}</button> <button type="button" class="quiet" data-tool="link-page" data-done="${t("reader_bar.link_copied")}" hidden>${t("reader_bar.copy_link")}</button> <button type="button" class="quiet" data-tool="speak-page" data-stop="${t("reader_bar.stop")}" hidden>${t("reader_bar.speak")}</button> <button type="button" class="quiet" data-tool="print" hidden>${t("reader_bar.print")}</button></p>
<p class="actions"><button type="button" class="quiet" data-tool="remember" hidden>${t("reader_bar.remember")}</button></p>
<p><a id="share" href="${path}">${linkTo}</a></p>
<p><a href="#foot">${t("reader_bar.foot")}</a></p>
<p class="hint keys" hidden>${keys}</p>`,
  );
}
