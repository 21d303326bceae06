import { createVocabulary, type Vocabulary, warmUp } from "../reference/mod.ts";
import type { Translation } from "./translation.ts";

const vocabularies = new WeakMap<Translation, Vocabulary>();

/** The book names that a reference to a translation may use; in which order is told by {@linkcode createVocabulary}. */
export function vocabularyOf(translation: Translation): Vocabulary {
  let vocabulary = vocabularies.get(translation);
  if (vocabulary === undefined) {
    vocabulary = createVocabulary(translation.language, translation.header.books);
    vocabularies.set(translation, vocabulary);
  }
  return vocabulary;
}

const prepared = new Set<string>();

/**
 * Makes the names of the languages of translations ready for a first reference, one language in each turn of the
 * event loop, so that requests pass in between. Translations of a language share them; what a translation adds of
 * its own is little, and waits until it is asked for. What was made ready before costs nothing.
 *
 * @returns Resolves when those are ready that this call began with.
 */
export async function prepareVocabularies(translations: Iterable<Translation>): Promise<void> {
  for (const { language } of translations) {
    if (prepared.has(language)) continue;
    prepared.add(language);
    await new Promise(setImmediate);
    warmUp(createVocabulary(language));
  }
}
