/** The stemmer of a language. A word may have several stems, as it may be a form of several words. */
export interface Stemmer {
  /** Returns a form as the stemmer knows it: without marks that mean nothing in the language, such as stress. */
  spell(form: string): string;
  /** Returns the stems of a word. Words with a stem in common may be forms of one word. */
  stemsOf(word: string): readonly string[];
  /** Returns those of the stems of a word that are meant however seldom a text has them. */
  surestOf(word: string): readonly string[];
  /** Returns true if a word shows that a text has words of a stem: `vodil` is of *voditi*, `vodi` may be of *voda*. */
  isEvidence(word: string, stem: string): boolean;
  /** Returns the stem that is meant rather than another where the text shows it: `Marijo` is of *Marija*, not of *mar*. */
  ratherThan(stem: string): string | undefined;
  /** Returns the folded beginnings of all words that may have a stem. */
  beginningsOf(stem: string): readonly string[];
  /** The endings that may follow such a beginning, folded. */
  readonly endings: readonly string[];
  /** Returns the words that have a stem though they begin otherwise. */
  irregularWords(stem: string): readonly string[];
  /** The same for words without accents, which may be of more words. */
  readonly folded: Stemmer;
}
