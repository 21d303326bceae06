import type { Translate } from "../../../i18n/mod.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { codeBlock, type DocsView } from "./docs_view.ts";

/** Renders the shortest clients: each asks any endpoint, and says why where it is refused. */
export function clientsSection({ context, description }: DocsView): Html {
  const { t } = context;
  const { parameters = [] } = description.document.paths["/passage"]!.get;
  const exampleOf = (parameter: string) => `${parameters.find(({ name }) => name === parameter)?.example ?? ""}`;
  const asked = { translation: exampleOf("translation"), reference: exampleOf("reference") };
  return html`<section aria-labelledby="clients">
<h2 id="clients">${t("docs.shortest_clients")}</h2>
<p>${inlineCode(t("docs.clients_lead"))}</p>
<h3>curl</h3>
${codeBlock(shell(context.apiUrl, asked), { id: "client-curl" })}
<h3>JavaScript</h3>
${codeBlock(javascript(context.apiUrl, asked, t), { id: "client-node" })}
<h3>Python</h3>
${codeBlock(python(context.apiUrl, asked, t), { id: "client-python" })}
</section>
<section aria-labelledby="generated-clients">
<h2 id="generated-clients">${t("docs.generated_clients")}</h2>
<p>${inlineCode(t("docs.generated_clients_lead"))}</p>
${codeBlock(`npx openapi-typescript ${context.origin}/openapi.json --output ambo.ts`)}
<p>${t("docs.new_members")}</p>
</section>`;
}

interface Asked {
  readonly translation: string;
  readonly reference: string;
}

function shell(base: string, { translation, reference }: Asked): string {
  return `ambo() {
  path=$1
  shift
  curl -sS --fail-with-body -G -H "Authorization: Bearer $AMBO_KEY" ${inShell(base)}"$path" "$@"
}

ambo /passage -d ${inShell(`translation=${translation}`)} --data-urlencode ${inShell(`reference=${reference}`)}`;
}

/** Quotes a text for a shell: a translation may name its books as it likes. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function javascript(base: string, asked: Asked, t: Translate): string {
  return `import { log } from "node:console";
import { env } from "node:process";

/** ${t("docs.client.asks")} */
async function ambo(path, parameters = {}) {
  const url = "${base}" + path + "?" + new URLSearchParams(parameters);
  const headers = { Authorization: "Bearer " + env.AMBO_KEY };
  const answer = await fetch(url, { headers });
  const { data, error } = await answer.json();
  // ${t("docs.client.refused")}
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data;
}

const asked = ${JSON.stringify(asked, null, 1).replace(/\n */g, " ")};
const { reference, verses, copyright } = await ambo("/passage", asked);
log(verses.map(({ text }) => text).join(" "));
log(reference, "·", copyright);`;
}

function python(base: string, asked: Asked, t: Translate): string {
  return `import json, os
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen


class AmboError(Exception):
    """${t("docs.client.refused")}"""


def ambo(path, **parameters):
    """${t("docs.client.asks")}"""
    url = "${base}" + path + "?" + urlencode(parameters)
    headers = {"Authorization": "Bearer " + os.environ["AMBO_KEY"]}
    try:
        with urlopen(Request(url, headers=headers)) as answer:
            return json.load(answer)["data"]
    except HTTPError as refused:
        error = json.load(refused)["error"]
        raise AmboError(error["code"], error["message"]) from None


data = ambo("/passage", translation=${JSON.stringify(asked.translation)}, reference=${JSON.stringify(asked.reference)})
print(" ".join(verse["text"] for verse in data["verses"]))
print(data["reference"], "·", data["copyright"])`;
}
