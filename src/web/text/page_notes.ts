import { noteReferences, type Translation } from "../../corpus/mod.ts";
import { languageTag } from "../../i18n/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { readerPath } from "../context/paths.ts";
import { type Html, html } from "../ui/html.ts";
import type { PieceNote } from "./blocks.ts";
import { verseNumber } from "./titles.ts";

/** Characters of a verse that a link to it shows. */
const MAX_WORDS = 60;

/** The notes of a page: their signs in the text, and their words at its foot. */
export class PageNotes {
  readonly #context: PageContext;
  readonly #translation: Translation;
  readonly #prefix: string;
  readonly #items: Html[] = [];

  /** @param prefix Begins the ids, which no other notes of the page may have. */
  constructor(context: PageContext, translation: Translation, prefix: string) {
    this.#context = context;
    this.#translation = translation;
    this.#prefix = prefix;
  }

  /** Renders the sign of a note, and keeps its words for the foot. */
  sign(note: PieceNote): Html {
    const { t } = this.#context;
    const letter = letterOf(this.#items.length);
    const id = `${this.#prefix}-${this.#items.length + 1}`;
    const label = this.#translation.label(note.line);
    const place = `${label.chapter},${verseNumber(label)}`;
    this.#items.push(
      html`<li id="note-${id}"><a href="#sign-${id}" aria-label="${t("reader_bar.back_to_text", { letter })}">${letter}</a> <strong>${place}</strong> <span class="words">${this.#words(note)}</span></li>\n`,
    );
    return html`<a class="note-sign" id="sign-${id}" href="#note-${id}" aria-label="${t("reader_bar.note", { letter })}">${letter}</a>`;
  }

  /** Renders the notes whose signs were rendered; nothing where there are none. */
  foot(): Html | undefined {
    if (this.#items.length === 0) return undefined;
    const { language } = this.#translation;
    return html`<section class="notes" aria-labelledby="${this.#prefix}-notes">
<h2 id="${this.#prefix}-notes">${this.#context.t("reader_bar.notes")}</h2>
<ol lang="${languageTag(language)}" dir="auto">
${this.#items}</ol>
</section>`;
  }

  /** Renders the words of a note; its references are links with the first words of the verse. */
  #words(note: PieceNote): Html {
    const translation = this.#translation;
    const parts: (string | Html)[] = [];
    let from = 0;
    for (const { reference, line, start, end } of noteReferences(translation, note.line, note)) {
      const written = note.text.slice(start, end);
      parts.push(
        note.text.slice(from, start),
        html`<a href="${readerPath(translation.code, reference)}" data-words="${firstWords(translation.text(line))}">${written}</a>`,
      );
      from = end;
    }
    return html`${parts}${note.text.slice(from)}`;
  }
}

/** Returns the letter of a note, from `a` to `z` and on with `aa`. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(0x61 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

function firstWords(text: string): string {
  if (text.length <= MAX_WORDS) return text;
  return `${text.slice(0, text.lastIndexOf(" ", MAX_WORDS)).replace(/[,;:.]$/, "")} …`;
}
