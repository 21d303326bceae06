import { exampleReference, resolve, type Translation, vocabularyOf } from "../../../corpus/mod.ts";
import { readingTexts } from "../../../i18n/pages/mod.ts";
import { parse } from "../../../reference/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readerPath, searchPath } from "../../context/paths.ts";
import { hiddenField, queryLine } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";

/** Renders the one line for passages and words in a translation, with examples that are there. */
export function finder(context: PageContext, translation: Translation): Html {
  const t = context.in(readingTexts);
  const { references, words } = examplesOf(translation);
  const examples = [
    ...references.map((text) => ({ text, path: readerPath(translation.code, text) })),
    ...words.map((text) => ({ text, path: searchPath({ text, translation: translation.code }) })),
  ];
  return html`<form class="finder" method="get" action="/" role="search" aria-label="${t.formLabel}">
${queryLine(context, { hint: "q-hint" })}
${hiddenField("translation", translation.code)}
<p class="hint" id="q-hint">${t.hint} ${examples.map(({ text, path }) => html`<a href="${path}">${text}</a> `)}</p>
<p class="hint again" data-forgotten="${t.forgotten}" hidden>${t.again} <button type="button" class="quiet">${t.forget}</button></p>
</form>`;
}

interface Examples {
  readonly references: readonly string[];
  readonly words: readonly string[];
}

const REFERENCES = ["Jn 3,16-21", "Ps 23", "Mt 5,3; Lk 6,20", "1 Kor 13"];
/** Words by language, and how the word begins by which a verse shows that they are there. */
const WORDS: Readonly<Record<string, { words: string; stem: RegExp }>> = {
  slv: { words: "dobri pastir", stem: /past[ié]r/i },
  eng: { words: "good shepherd", stem: /shepherd/i },
};
const EXAMPLES = new WeakMap<Translation, Examples>();

/** Finds examples that a translation has; they are looked for once. */
function examplesOf(translation: Translation): Examples {
  let examples = EXAMPLES.get(translation);
  if (examples === undefined) {
    const references = REFERENCES.filter((text) => textOf(translation, text) !== undefined);
    const { words, stem } = WORDS[translation.language] ?? {};
    const hasWords = stem?.test(textOf(translation, "Jn 10,11") ?? "") === true;
    examples = {
      references: references.length > 0 ? references : [exampleReference(translation)],
      words: hasWords && words !== undefined ? [words] : [],
    };
    EXAMPLES.set(translation, examples);
  }
  return examples;
}

/** Returns the first verse of a reference; undefined where a part of it is not there. */
function textOf(translation: Translation, text: string): string | undefined {
  try {
    const reference = parse(text, vocabularyOf(translation));
    const maxVerses = Number.POSITIVE_INFINITY;
    const { ranges, reference: found } = resolve(translation, { reference, maxVerses });
    const isWhole = found.passages.length === reference.passages.length;
    return isWhole ? translation.text(ranges[0]!.first) : undefined;
  } catch {
    // Not there, or a name that the translation gives to another book.
    return undefined;
  }
}
