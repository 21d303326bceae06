import { allErrors, type DescribedEndpoint, type DescribedParameter } from "../../../api/description/mod.ts";
import { type Content, type Html, html } from "../../ui/html.ts";
import { apiTerms } from "./api_terms.ts";
import { type DocsView, heading } from "./docs_view.ts";

/** The longest text of a field; what is longer is refused at once by the API. */
const MAX_LENGTH = 500;

/**
 * Renders the field for the key with which endpoints are tried. Only the script of the page shows and reads it: it has no
 * name, so that no browser would ever put it into an address.
 */
export function keySection({ context, description, isWhole }: DocsView): Html {
  const { t } = context;
  const { error: errors, remedy: remedies } = apiTerms(context.language);
  const explained = allErrors(description).map(({ code, meaning }) => [
    code,
    `${errors[code] ?? meaning} ${remedies[code] ?? ""}`,
  ]);
  return html`<section class="scripted" aria-labelledby="try" hidden>
<h2${!isWhole && html` class="part"`} id="try">${t("docs.try_it")}</h2>
<p>${t("docs.try_lead")}</p>
<form id="key-form" data-errors="${JSON.stringify(Object.fromEntries(explained))}" data-no-key="${t("docs.no_key")}" data-bad-key="${t("docs.bad_key")}" data-no-answer="${t("docs.no_answer")}" data-sending="${t("docs.sending")}" data-resets-at="${t("docs.resets_at")}">
<label for="key">${t("docs.key")}</label>
<input type="password" id="key" autocomplete="off" autocapitalize="none" spellcheck="false">
</form>
</section>`;
}

/** Renders the form that sends a request to an endpoint, filled in as the example. */
export function trialForm(view: DocsView, { path, operation, parameters }: DescribedEndpoint): Html {
  const { context } = view;
  const { t } = context;
  const title = `${operation}-trial`;
  return html`<form class="trial scripted" data-path="${context.settings["base-path"] + path}" aria-labelledby="${title} ${operation}" hidden>
${heading(view, 4, { text: t("docs.trial"), id: title })}
<div class="fields">${parameters.map((parameter) => trialField(operation, parameter))}</div>
<button>${t("docs.send")}</button>
<p class="said" role="status"></p>
<div class="answer"></div>
</form>`;
}

/** Renders the field of a parameter, of the kind that its values are. */
function trialField(operation: string, { name, schema, example = "" }: DescribedParameter): Html {
  const id = `${operation}-${name}`;
  const label = html`<label for="${id}"><code>${name}</code></label>`;
  const words = schema.enum ?? [];
  if (schema.type === "boolean" || words.length === 1) {
    const value = words[0] ?? "true";
    return html`<div><label class="check"><input type="checkbox" id="${id}" name="${name}" value="${value}"${example === value && html` checked`}> <code>${name}=${value}</code></label></div>
`;
  }
  if (words.length > 1) {
    return html`<div>${label}
<select id="${id}" name="${name}"><option value=""></option>${words.map((word) => html`<option${word === example && html` selected`}>${word}</option>`)}</select></div>
`;
  }
  return html`<div>${label}
<input ${inputType(schema)} id="${id}" name="${name}" value="${example}"></div>
`;
}

function inputType({ type, format, minimum, maximum, default: usual }: DescribedParameter["schema"]): Content {
  if (format === "date") return html`type="date"`;
  if (type === "integer") {
    return html`type="number" min="${String(minimum)}" max="${String(maximum)}" placeholder="${String(usual)}"`;
  }
  return html`type="text" maxlength="${MAX_LENGTH}" autocomplete="off" autocapitalize="none" spellcheck="false"`;
}
