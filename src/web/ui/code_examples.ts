import { exampleReference } from "../../corpus/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { queryString } from "../context/paths.ts";
import { type Html, html, inlineCode } from "./html.ts";

/** A program that calls an endpoint from a server and reads the key from its environment. */
interface SampleProgram {
  readonly id: "node" | "python" | "php";
  readonly title: string;
  readonly text: string;
}

/** The lines by which a program shows the `data` of an answer, by language. */
type ShowData = Readonly<Record<SampleProgram["id"], string>>;

const SHOW_PASSAGE: ShowData = {
  node: `const texts = data.verses.map((verse) => verse.text);
log(texts.join(" "));
log(data.reference, "·", data.copyright);`,
  python: `texts = [verse["text"] for verse in data["verses"]]
print(" ".join(texts))
print(data["reference"], "·", data["copyright"])`,
  php: `$texts = array_column($data["verses"], "text");
$source = "$data[reference] · $data[copyright]";
echo "<p>", htmlspecialchars(implode(" ", $texts)), "</p>\\n";
echo "<p>", htmlspecialchars($source), "</p>\\n";`,
};

const SHOW_OCCASIONS: ShowData = {
  node: `for (const { id, name } of data) log(id, name);`,
  python: `for occasion in data:
    print(occasion["id"], occasion["name"])`,
  php: `foreach ($data as $occasion) {
    echo "<p>", htmlspecialchars("$occasion[id] $occasion[name]"), "</p>\\n";
}`,
};

const SHOW_OCCASION: ShowData = {
  node: `for (const { kind, reference } of data.readings) log(kind, reference);`,
  python: `for reading in data["readings"]:
    print(reading["kind"], reading["reference"])`,
  php: `foreach ($data["readings"] as $reading) {
    echo "<p>", htmlspecialchars("$reading[kind] $reading[reference]"), "</p>\\n";
}`,
};

const SHOW_LIST: ShowData = {
  node: `for (const { abbreviation, name } of data) log(abbreviation, name);`,
  python: `for translation in data:
    print(translation["abbreviation"], translation["name"])`,
  php: `foreach ($data as $translation) {
    echo "<p>", htmlspecialchars("$translation[abbreviation] $translation[name]"), "</p>\\n";
}`,
};

/** By the operation of the endpoint; others show a passage. */
const SHOW: Readonly<Record<string, ShowData>> = {
  getTranslations: SHOW_LIST,
  getOccasions: SHOW_OCCASIONS,
  getOccasion: SHOW_OCCASION,
  getBooks: {
    node: `for (const { book, chapters } of data.books) log(book, chapters.length);`,
    python: `for book in data["books"]:
    print(book["book"], len(book["chapters"]))`,
    php: `foreach ($data["books"] as $book) {
    echo "<p>", htmlspecialchars($book["book"]), " ", count($book["chapters"]), "</p>\\n";
}`,
  },
  searchVerses: {
    node: `for (const { reference, text } of data.verses) log(reference, text);
log(data.copyright);`,
    python: `for verse in data["verses"]:
    print(verse["reference"], verse["text"])
print(data["copyright"])`,
    php: `foreach ($data["verses"] as $verse) {
    echo "<p>", htmlspecialchars("$verse[reference] $verse[text]"), "</p>\\n";
}
echo "<p>", htmlspecialchars($data["copyright"]), "</p>\\n";`,
  },
  getReadings: {
    node: `for (const { name, readings } of data.masses) {
  log(name);
  for (const { title, reference } of readings) log(title, reference);
}`,
    python: `for mass in data["masses"]:
    print(mass["name"])
    for reading in mass["readings"]:
        print(reading["title"], reading["reference"])`,
    php: `foreach ($data["masses"] as $mass) {
    echo "<h2>", htmlspecialchars($mass["name"]), "</h2>\\n";
    foreach ($mass["readings"] as $reading) {
        echo "<p>", htmlspecialchars("$reading[title] $reading[reference]"), "</p>\\n";
    }
}`,
  },
  getCalendar: {
    node: `for (const { date, celebrations } of data.days) {
  log(date, celebrations.map(({ name }) => name).join(" · "));
}`,
    python: `for day in data["days"]:
    names = [celebration["name"] for celebration in day["celebrations"]]
    print(day["date"], " · ".join(names))`,
    php: `foreach ($data["days"] as $day) {
    $names = implode(" · ", array_column($day["celebrations"], "name"));
    echo "<p>", htmlspecialchars("$day[date] $names"), "</p>\\n";
}`,
  },
};

/**
 * Writes the programs that call an endpoint.
 *
 * @param operation Of the endpoint, such as `getPassage`.
 * @param address The whole URL, encoded.
 */
export function samplePrograms(operation: string, address: string): readonly SampleProgram[] {
  const show = SHOW[operation] ?? SHOW_PASSAGE;
  return [
    {
      id: "node",
      title: "JavaScript (Node.js)",
      text: `import { log } from "node:console";
import { env } from "node:process";

const url = "${address}";
const headers = { Authorization: "Bearer " + env.AMBO_KEY };
const answer = await fetch(url, { headers });
const { data, error } = await answer.json();
if (error) throw new Error(error.message);
${show.node}`,
    },
    {
      id: "python",
      title: "Python",
      text: `import json, os
from urllib.request import Request, urlopen

url = "${address}"
headers = {"Authorization": "Bearer " + os.environ["AMBO_KEY"]}
with urlopen(Request(url, headers=headers)) as answer:
    data = json.load(answer)["data"]
${show.python}`,
    },
    {
      id: "php",
      title: "PHP",
      text: `<?php
$url = "${address}";
$header = "Authorization: Bearer " . getenv("AMBO_KEY");
$context = stream_context_create(["http" => ["header" => $header]]);
$answer = file_get_contents($url, false, $context);
if ($answer === false) exit(1);
$data = json_decode($answer, true)["data"];
${show.php}`,
    },
  ];
}

/**
 * Renders code examples that ask this very server, each with a button to copy it: a command to try it, and programs for
 * servers, which read the key from their environment.
 *
 * @param key The key, or a placeholder.
 */
export function keyExamples(context: PageContext, key: string): Html {
  const { t } = context;
  const address = exampleAddress(context);
  const programs = samplePrograms("getPassage", address).toReversed();
  return html`<h3>curl</h3>
${copyBlock(context, "curl", `curl -H 'Authorization: Bearer ${key}' '${address}'`)}
<h3>${t("code_examples.server")}</h3>
<p>${inlineCode(t("code_examples.secret"))}</p>
${programs.map(
  ({ id, title, text }) => html`<h4>${title}</h4>
${copyBlock(context, id, text)}
`,
)}${codeAdvice(context)}`;
}

/** Renders what to do with answers, and how to do without a key. */
export function codeAdvice({ t }: PageContext): Html {
  return html`<p>${inlineCode(t("code_examples.keep"))}</p>
<p>${t("code_examples.without_key")} <a href="/share">${t("code_examples.to_share")}</a></p>`;
}

function exampleAddress(context: PageContext): string {
  const { defaultTranslation } = context;
  const translation = context.services.library.get(defaultTranslation);
  const query = queryString([
    ["translation", defaultTranslation],
    ["reference", translation === undefined ? "" : exampleReference(translation)],
  ]);
  return `${context.apiUrl}/passage${query}`;
}

/** Renders text with a button that copies it; without the script it can be selected by hand. */
export function copyBlock({ t }: PageContext, id: string, text: string): Html {
  return html`<div class="copyable">
<pre id="${id}" tabindex="0">${text}</pre>
<button type="button" class="quiet" data-copy="${id}" data-done="${t("forms.copied")}" hidden>${t("forms.copy")}</button>
</div>`;
}
