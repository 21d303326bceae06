import type { Answer } from "../../http/mod.ts";
import { html } from "../html.ts";
import { count, languageName, languageTag } from "../language.ts";
import { page } from "../page.ts";
import { admin } from "../texts/admin.ts";
import { home } from "../texts/home.ts";
import type { Visit } from "../visit.ts";
import { adminFrame } from "./admin_frame.ts";

/** The translations that are served. */
export function translationsPage(visit: Visit): Answer {
  const t = visit.in(admin);
  const { language } = visit;
  const { books, verses } = visit.in(home);
  const translations = visit.site.library().translations();
  return page(visit, {
    title: t.translations,
    body: adminFrame(
      visit,
      t.translations,
      html`<ul class="translations">
${translations.map(
  (translation) => html`<li>
<h2>${translation.name} <code>${translation.code}</code></h2>
<p>${languageName(language, translation.language)} · ${count(language, translation.books.length, books)} · ${count(language, translation.verseCount, verses)}</p>
<p class="copyright" lang="${languageTag(translation.language)}">${translation.copyright}</p>
</li>`,
)}
</ul>
<p class="hint">${t.importHint}</p>`,
    ),
  });
}
