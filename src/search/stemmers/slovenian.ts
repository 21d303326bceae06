import { once } from "../../base/bounded_map.ts";
import { foldForm } from "../folded_words.ts";
import type { Stemmer } from "./light.ts";
import {
  type EndingKind,
  readEndings,
  readIrregularWords,
  type SlovenianEndings,
  type Spelling,
} from "./slovenian_endings.ts";

/** A stem has two letters at least, and something that makes a syllable: a vowel, or an r between consonants. */
const MIN_LENGTH = 2;
const SYLLABLE = /[aeiou]|[^aeiou]r[^aeiou]/;
/** The last letters between which and a consonant there is an e where no ending follows: oven and ovna. */
const FLEETING = /([^aeiou])(?:e(?=(?:[rlmnkcgvtš]|[ln]j)$)|a(?=[nc]$))/;
const INSERTED = /([^aeiou])((?:[rlmnkcgvtš]|lj|nj))$/;
/** Marks of stress, which dictionaries and old prints write; a caron makes another letter. */
const STRESS = /[\u0300-\u030b\u030d-\u036f]/g;
/** Verbs in `-ati` behind these may have a present in `-im`. */
const SIBILANT = /(?:^|[aeiour])[čšž]$/;
/** Ends of stems that are always softened in a participle. */
const SOFT_CLUSTER = /(?:šč|j)$/;
/** Ends of the stems of verbs, so that `rod` and `roditi` have different ones. */
const I_CLASS = "|i";
const A_CLASS = "|a";

const irregularWords = once(readIrregularWords);

/**
 * The Slovenian stemmer.
 *
 * It takes one ending away, and gives what is left for each kind of word that has such an ending: `vodi` is of *voda* and
 * of *voditi*. So a noun and a verb of one family stay apart, and a form of both is found with either.
 */
export class SlovenianStemmer implements Stemmer {
  readonly endings: readonly string[];
  readonly #table: SlovenianEndings;
  readonly #isFolded: boolean;
  readonly #irregular: ReadonlyMap<string, readonly string[]>;
  /** The irregular words of each stem, as they are written. */
  readonly #forms: ReadonlyMap<string, readonly string[]>;
  /** Stems that replace another, and the other way round. */
  readonly #sameStems = new Map<string, string>();
  readonly #otherStems = new Map<string, string[]>();
  readonly #soft: RegExp;
  #folded: Stemmer | undefined;

  /** @param spelling Leaves words as they are where it is left out. */
  constructor(spelling: Spelling = (text) => text) {
    this.#isFolded = spelling === foldForm;
    this.#table = readEndings(spelling);
    this.endings = ["", ...new Set(Array.from(this.#table.kinds.keys(), foldForm))];
    this.#soft = this.#isFolded ? /[jcsz]$/ : /[jcčšž]$/;
    const { words, forms, stems } = irregularWords();
    this.#irregular = this.#isFolded ? foldedKeys(words) : words;
    this.#forms = forms;
    for (const [stem, others] of stems) {
      this.#otherStems.set(spelling(stem), others.map(spelling));
      for (const other of others) this.#sameStems.set(spelling(other), spelling(stem));
    }
  }

  get folded(): Stemmer {
    this.#folded ??= this.#isFolded ? this : new SlovenianStemmer(foldForm);
    return this.#folded;
  }

  spell(form: string): string {
    return this.#isFolded ? foldForm(form) : form.normalize("NFD").replace(STRESS, "").normalize("NFC");
  }

  stemsOf(word: string): readonly string[] {
    const irregular = this.#irregular.get(word);
    if (irregular !== undefined) return irregular;
    const stems = new Set(this.#nominalStems(word));
    if (word.startsWith("naj") && word.length > 6) {
      for (const stem of this.#nominalStems(word.slice(3))) stems.add(stem);
    }
    for (let length = Math.min(this.#table.maxLength, word.length - MIN_LENGTH); length > 0; length--) {
      const kinds = this.#table.kinds.get(word.slice(-length));
      if (kinds === undefined) continue;
      const root = word.slice(0, -length);
      if (!SYLLABLE.test(root)) continue;
      for (const kind of kinds) {
        for (const stem of this.#verbStems(root, kind)) stems.add(stem);
      }
    }
    return [...stems];
  }

  /** Returns the stems that a word has as a noun or adjective. */
  #nominalStems(word: string): string[] {
    const stems = new Set([word, word.replace(FLEETING, "$1"), word.replace(/([^aeiou])ij$/, "$1j")]);
    for (let length = Math.min(this.#table.maxLength, word.length - MIN_LENGTH); length > 0; length--) {
      const kinds = this.#table.kinds.get(word.slice(-length));
      const root = word.slice(0, -length);
      if (kinds === undefined || !SYLLABLE.test(root)) continue;
      if (kinds.some((kind) => NOMINAL[kind]?.test(root))) stems.add(root);
    }
    return Array.from(stems, (stem) => this.#sameStems.get(stem) ?? stem);
  }

  #verbStems(root: string, kind: EndingKind): string[] {
    switch (kind) {
      case "i_verb":
        return [root + I_CLASS];
      case "a_verb":
        return SIBILANT.test(root)
          ? // slišati, slišim
            [this.#evenOut(root) + A_CLASS, root + I_CLASS]
          : [this.#evenOut(root) + A_CLASS];
      case "participle":
        // hvaljen is of hvaliti, rešen of rešiti
        return (SOFT_CLUSTER.test(root) ? this.#hardened(root) : [root, ...this.#hardened(root)]).map(
          (each) => each + I_CLASS,
        );
      case "uj_verb":
        return [`${root}ov${A_CLASS}`];
      case "e_verb": {
        const hard = this.#hardened(root);
        const stems = hard.length === 0 ? [] : [root, ...hard].map((each) => each + A_CLASS);
        if (root.endsWith("n")) stems.push(root + I_CLASS);
        return stems;
      }
      default:
        return [];
    }
  }

  #isSoft(root: string): boolean {
    return this.#soft.test(root);
  }

  /** Writes the stems of verbs in `-evati` as those in `-ovati`. */
  #evenOut(root: string): string {
    return root.endsWith("ev") && this.#isSoft(root.slice(0, -2)) ? `${root.slice(0, -2)}ov` : root;
  }

  /** Returns what a stem may have been before its end was softened. */
  #hardened(root: string): string[] {
    return this.#table.softened.flatMap(([softened, hard]) => {
      if (!root.endsWith(softened)) return [];
      const rest = root.slice(0, -softened.length);
      return hard.map((end) => rest + end).filter((each) => each.length >= MIN_LENGTH);
    });
  }

  surestOf(word: string): readonly string[] {
    if (this.#irregular.has(word)) return this.#irregular.get(word)!;
    const infinitive = /^(.*)[aei]ti$/.exec(word)?.[1];
    const stems = [word, word.replace(FLEETING, "$1"), word.replace(/[aeo]$/, "")];
    return infinitive === undefined ? stems : [...stems, this.#evenOut(infinitive) + A_CLASS, infinitive + I_CLASS];
  }

  isEvidence(word: string, stem: string): boolean {
    const root = /^(.*)\|[ai]$/.exec(stem)?.[1];
    // The dual is rare, and looks like Judita.
    return root === undefined || (word.length > root.length + 1 && !/[aei][tv]a$/.test(word));
  }

  ratherThan(stem: string): string {
    return `${stem}ij`;
  }

  beginningsOf(stem: string): readonly string[] {
    if (stem.endsWith(".")) return [];
    const root = stem.endsWith(I_CLASS) || stem.endsWith(A_CLASS) ? stem.slice(0, -2) : undefined;
    if (root === undefined) {
      const roots = [stem, ...(this.#otherStems.get(stem) ?? [])];
      const nominal = roots.flatMap((each) => [
        each,
        each.replace(INSERTED, "$1e$2"),
        each.replace(/([^aeiou])([nc])$/, "$1a$2"),
        each.replace(/([^aeiou])j$/, "$1ij"),
        `naj${each}`,
      ]);
      return withoutLonger(nominal.map(foldForm));
    }
    const softened = this.#table.softened.flatMap(([soft, hard]) =>
      hard.flatMap((end) => (end !== "" && root.endsWith(end) ? [root.slice(0, root.length - end.length) + soft] : [])),
    );
    const presents = root.endsWith("ov") ? [`${root.slice(0, -2)}uj`, `${root.slice(0, -2)}ev`] : [];
    return withoutLonger([root, `${root}j`, ...softened, ...presents].map(foldForm));
  }

  irregularWords(stem: string): readonly string[] {
    const words = this.#forms.get(stem) ?? [];
    return this.#isFolded ? [...new Set(words.map(foldForm))] : words;
  }
}

/** The stems of nouns and adjectives before the endings of a kind; none before those of verbs. */
const NOMINAL: Readonly<Partial<Record<EndingKind, RegExp>>> = {
  nominal: /^/,
  extended: /^.{3}/,
  after_r: /r$/,
  after_e: /e$/,
  je: /[tdsžz]$/,
  jo: /[^aeioulnr]$/,
};

/** Returns the stems of words by the words folded, which may be the same for several. */
function foldedKeys(stems: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const folded = new Map<string, readonly string[]>();
  for (const [word, own] of stems) {
    const key = foldForm(word);
    const others = folded.get(key);
    folded.set(key, others === undefined ? own : [...new Set([...others, ...own])]);
  }
  return folded;
}

/** Drops what begins with another of a list. */
function withoutLonger(beginnings: readonly string[]): string[] {
  const unique = [...new Set(beginnings)];
  return unique.filter((each) => !unique.some((other) => other !== each && each.startsWith(other)));
}
