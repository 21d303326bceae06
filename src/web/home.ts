import type { Answer } from "../http/mod.ts";
import { html } from "./html.ts";
import { number } from "./language.ts";
import { page } from "./page.ts";
import type { Route } from "./routes.ts";
import { home } from "./texts/home.ts";
import type { Visit } from "./visit.ts";

/** The first page: what the service is, and its translations. */
export const homeRoutes: readonly Route[] = [{ path: "/", for: "all", get: homePage }];

function homePage(visit: Visit): Answer {
  const t = visit.in(home);
  return page(visit, {
    title: "Ambo",
    body: html`<div class="medium">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
<h2>${t.translations}</h2>
<dl class="translations">
${visit.site
  .library()
  .translations()
  .map(
    ({ code, name, copyright, verseCount }) =>
      html`<dt>${name} <code>${code}</code></dt><dd>${copyright} ${number(visit.language, verseCount)}</dd>`,
  )}
</dl>
</div>`,
  });
}
