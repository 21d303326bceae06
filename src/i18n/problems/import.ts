import type { Language } from "../catalogues.ts";
import type { Texts } from "../language.ts";
import { archiveSentences } from "./import_archive.ts";
import { explainAt, type Position } from "./import_position.ts";
import { sourceSentences } from "./import_source.ts";
import { swordSentences } from "./import_sword.ts";
import { verseSentences } from "./import_verses.ts";
import { xmlSentences } from "./import_xml.ts";
import type { Sentence, SentenceDetails, Sentences } from "./sentences.ts";

/** The sentences without the position that each begins with. */
const BARE: Sentences<"import"> = {
  ...sourceSentences,
  ...archiveSentences,
  ...xmlSentences,
  ...verseSentences,
  ...swordSentences,
};

/** The reasons for which a source cannot be imported, each behind its file and line. */
export const importSentences = Object.fromEntries(
  Object.entries<Texts<Sentence<never>>>(BARE).map(([code, { sl, en }]) => [
    code,
    { sl: positioned("sl", sl), en: positioned("en", en) },
  ]),
) as Sentences<"import">;

function positioned(language: Language, sentence: Sentence<never>): Sentence<{ readonly position?: Position }> {
  return (values, details) => {
    const text = write(sentence as Sentence<object>, values, details);
    return values.position === undefined ? text : explainAt(values.position, { language, text });
  };
}

function write(sentence: Sentence<object>, values: object, details: SentenceDetails): string {
  return typeof sentence === "string" ? sentence : sentence(values, details);
}
