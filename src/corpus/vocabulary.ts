import { createVocabulary, type Vocabulary } from "../reference/mod.ts";
import type { Translation } from "./translation.ts";

const vocabularies = new WeakMap<Translation, Vocabulary>();

/** The book names that a reference to a translation may use: its own first, then Slovenian, then its language's. */
export function vocabularyOf(translation: Translation): Vocabulary {
  let vocabulary = vocabularies.get(translation);
  if (vocabulary === undefined) {
    vocabulary = createVocabulary(translation.language, translation.header.books);
    vocabularies.set(translation, vocabulary);
  }
  return vocabulary;
}
