import { readRows, readTable } from "../../base/source_files.ts";

/** The endings of Slovenian words, by what is left of a word without them. */

/** Endings of adjectives. */
const ADJECTIVE = "a o e i u ega emu em im ih imi ima".split(" ");

/** Endings of nouns and adjectives. */
const NOMINAL = [
  ..."a u om em i ov ev e ih oma ema ovi ove ovih ovom evi eve evom".split(" "),
  ..."o am ah ama ami ega emu im imi ima eh".split(" "),
  // možmi
  ..."mi ma".split(" "),
];

/** Endings that come with more of the stem than the first case shows, or are suffixes: neb-esa, ljubezn-ijo, star-ejši. */
const EXTENDED = [
  ..."esa esu esom es esi esih ijo".split(" "),
  ...["ejš", "jš", "ov", "ev"].flatMap((suffix) => ADJECTIVE.map((ending) => suffix + ending)),
];

/** Endings with a j behind an r: pastir-ja. */
const AFTER_R = "ja ju jem je ji jev jih jema".split(" ");

/** Endings with a t behind an e: jagnje-ta, Noe-ta. */
const AFTER_E = "ta tu tom ti te tov tih toma".split(" ");

/** Verbs in `-iti` and `-eti` with a present in `-im`. */
const I_VERB = [
  ..."iti it il ila ilo ili ile im iš i imo ite ijo iva ita ivši".split(" "),
  ..."eti et el ela elo eli ele evši e eč".split(" "),
  ...ADJECTIVE.map((ending) => `eč${ending}`),
];

/** Verbs in `-ati` with a present in `-am`. */
const A_VERB = [
  ..."ati at al ala alo ali ale am aš a amo ate ajo ava ata aj ajte ajmo ajva ajta avši aje ajoč".split(" "),
  ...["an", "ajoč"].flatMap((participle) => ["", ...ADJECTIVE].map((end) => participle + end)),
];

/** Passive participles of verbs in `-iti`: they soften the end of the stem. */
const EN_PARTICIPLE = ["en", ...ADJECTIVE.map((ending) => `en${ending}`)];

/** Presents in `-em`: of verbs in `-niti`, and of those in `-ati` whose stem they soften. */
const E_VERB = "em eš e emo ete ejo eva eta i ite imo iva ita".split(" ");

/** Presents in `-ujem`, of verbs in `-ovati` and `-evati`. */
const UJ_VERB = "ujem uješ uje ujemo ujete ujejo ujeta ujeva uj ujte ujmo ujta ujva ujoč uje ujeva".split(" ");

/** A way in which an ending may belong to a word. */
export type EndingKind =
  | "nominal"
  | "extended"
  | "after_r"
  | "after_e"
  /** možje, bratje */
  | "je"
  /** kostjo */
  | "jo"
  | "i_verb"
  | "a_verb"
  | "participle"
  | "e_verb"
  | "uj_verb";

/** The kinds of every ending, in the order in which they are likely. */
export const ENDING_KINDS: ReadonlyMap<string, readonly EndingKind[]> = kindsByEnding({
  nominal: NOMINAL,
  extended: EXTENDED,
  after_r: AFTER_R,
  after_e: AFTER_E,
  je: ["je"],
  jo: ["jo"],
  i_verb: I_VERB,
  a_verb: A_VERB,
  participle: EN_PARTICIPLE,
  e_verb: E_VERB,
  uj_verb: UJ_VERB,
});

export const MAX_ENDING = Math.max(...Array.from(ENDING_KINDS.keys(), ({ length }) => length));

/** Softened ends of stems, longest first, with what they may be softened from. */
export const SOFTENED: readonly (readonly [softened: string, hard: readonly string[]])[] = [
  ["šč", ["st", "sk"]],
  ["plj", ["p"]],
  ["blj", ["b"]],
  ["vlj", ["v"]],
  ["mlj", ["m"]],
  ["lj", ["l"]],
  ["nj", ["n"]],
  ["rj", ["r"]],
  ["š", ["s", "h"]],
  ["ž", ["z", "g", "d"]],
  ["č", ["t", "k", "c"]],
  ["j", ["d", ""]],
];

function kindsByEnding(endings: Readonly<Record<EndingKind, readonly string[]>>): Map<string, EndingKind[]> {
  const kinds = new Map<string, EndingKind[]>();
  for (const [kind, list] of Object.entries(endings) as [EndingKind, string[]][]) {
    for (const ending of list) {
      const known = kinds.get(ending) ?? [];
      if (!known.includes(kind)) kinds.set(ending, [...known, kind]);
    }
  }
  return kinds;
}

/** The irregular words of Slovenian. */
interface IrregularWords {
  /** Irregular forms with the words that they are forms of: nothing else has such a form. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Stems with other stems that stand for them. */
  readonly stems: readonly (readonly [stem: string, others: readonly string[]])[];
}

/** Reads `tables/slovenian_forms.txt`. @throws {TableError} If a line cannot be read. */
export function readIrregularWords(): IrregularWords {
  const sets = new Map<string, readonly string[]>();
  const words = new Map<string, string[]>();
  const stems: [stem: string, others: readonly string[]][] = [];
  const expand = (form: string) => {
    const [root = "", set] = form.split("/");
    if (set === undefined) return [root];
    const endings = sets.get(set);
    if (endings === undefined) throw new SyntaxError(`Cannot read "${form}": there is no set "${set}" above`);
    return endings.map((ending) => (ending === "-" ? root : root + ending));
  };
  readRows(readTable("search/tables/slovenian_forms.txt"), ([kind, letter = "", endings = ""], { text }) => {
    if (kind === "set") {
      sets.set(letter, endings.split(" "));
      return;
    }
    const [stem = "", others] = text.split(" ~ ");
    if (others !== undefined) {
      stems.push([stem, others.split(" ")]);
      return;
    }
    const [, prefixes = "+", lemma, forms = ""] = /^(?:\[(.*)\] )?(\S+) = (.+)$/.exec(text) ?? [];
    if (lemma === undefined) throw new SyntaxError(`Cannot read "${text}": expected word = forms, or stem ~ stems`);
    for (const prefix of prefixes.split(" ")) {
      const before = prefix === "+" ? "" : prefix;
      for (const form of forms.split(" ").flatMap(expand)) {
        const lemmas = words.get(before + form) ?? [];
        words.set(before + form, lemmas);
        if (!lemmas.includes(before + lemma)) lemmas.push(before + lemma);
      }
    }
  });
  return { words, stems };
}
