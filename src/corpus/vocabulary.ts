import { createVocabulary, type Vocabulary, warmUp } from "../reference/mod.ts";
import type { Translation } from "./translation.ts";

const vocabularies = new WeakMap<Translation, Vocabulary>();

/** Returns the book names that a reference to a translation may use, in the order of {@linkcode createVocabulary}. */
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
 * Warms up the book names of the translations' languages for a first reference, one language in each turn of the
 * event loop, so that requests pass in between. Translations of a language share the names; a translation's own
 * names are few and wait until the first reference to it.
 *
 * @returns Resolves when the languages are warm that this call began with.
 */
export async function prepareVocabularies(translations: Iterable<Translation>): Promise<void> {
  for (const { language } of translations) {
    if (prepared.has(language)) continue;
    prepared.add(language);
    await new Promise(setImmediate);
    warmUp(createVocabulary(language));
  }
}
