import type { DescribedEndpoint } from "../../../api/description/mod.ts";
import { docs } from "../../i18n/texts/docs.ts";
import type { PageContext } from "../../page_context.ts";
import { type Html, html } from "../../ui/html.ts";

/**
 * Renders the field for the key with which endpoints are tried. Only the script of the page shows and reads it: it has no
 * name, so that no browser would ever put it into an address.
 */
export function keySection(context: PageContext): Html {
  const t = context.in(docs);
  return html`<section class="scripted" aria-labelledby="try" hidden>
<h2 id="try">${t.tryIt}</h2>
<p>${t.tryLead}</p>
<form id="key-form" data-no-key="${t.noKey}" data-bad-key="${t.badKey}" data-no-answer="${t.noAnswer}" data-sending="${t.sending}" data-resets-at="${t.resetsAt}">
<label for="key">${t.key}</label>
<input type="password" id="key" autocomplete="off" autocapitalize="none" spellcheck="false">
</form>
</section>`;
}

/** Renders the form that sends a request to an endpoint, filled in as the example. */
export function trialForm(
  context: PageContext,
  { path, operation, parameters }: DescribedEndpoint,
): Html {
  const t = context.in(docs);
  const title = `${operation}-trial`;
  return html`<form class="trial scripted" data-path="${context.settings["base-path"] + path}" aria-labelledby="${title} ${operation}" hidden>
<h4 id="${title}">${t.trial}</h4>
<div class="fields">${parameters.map(
    ({
      name,
      example = "",
    }) => html`<div><label for="${operation}-${name}"><code>${name}</code></label>
<input type="text" id="${operation}-${name}" name="${name}" value="${example}" maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false"></div>
`,
  )}</div>
<button>${t.send}</button>
<p class="said" role="status"></p>
<div class="answer"></div>
</form>`;
}
