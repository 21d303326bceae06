import { readRows, readTable } from "../../base/source_files.ts";

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

/** A spelling of words: with carons, or folded. */
export type Spelling = (text: string) => string;

/** The endings of Slovenian, and how ends of stems are softened. */
export interface SlovenianEndings {
  /** The kinds of every ending, in the order in which they are likely. */
  readonly kinds: ReadonlyMap<string, readonly EndingKind[]>;
  readonly maxLength: number;
  /** Softened ends of stems, longest first, with what they may be softened from. */
  readonly softened: readonly (readonly [softened: string, hard: readonly string[]])[];
}

/**
 * Reads `tables/slovenian_endings.txt`.
 *
 * @param spelling Spells the endings; they are left as they are unless given.
 * @throws {TableError} If a line cannot be read.
 */
export function readEndings(spelling: Spelling = (text) => text): SlovenianEndings {
  let adjective: readonly string[] = [];
  const kinds = new Map<string, EndingKind[]>();
  const softened = new Map<string, string[]>();
  readRows(readTable("search/tables/slovenian_endings.txt"), ([kind = "", list = "", hard = ""]) => {
    if (kind === "softened") {
      for (const end of hard.split(" ")) addTo(softened, spelling(list), end === "-" ? "" : end);
    } else if (kind === "adjective") adjective = list.split(" ");
    else {
      for (const written of list.split(" ")) {
        const [suffix = "", isAdjective] = written.split("+");
        const endings = isAdjective === undefined ? [written] : adjective.map((end) => suffix + end);
        for (const ending of endings) addTo(kinds, spelling(ending), kind as EndingKind);
      }
    }
  });
  const maxLength = Math.max(...Array.from(kinds.keys(), ({ length }) => length));
  return { kinds, maxLength, softened: [...softened] };
}

/** Adds a value to the list of a key, once. */
function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

/**
 * Reads the irregular words of Slovenian in `tables/slovenian_forms.txt`, with the stems of their words, and the other way
 * round. @throws {TableError} If a line cannot be read.
 */
export function readIrregularWords() {
  const sets = new Map<string, readonly string[]>();
  /** Irregular forms with the stems of the words that they are forms of: nothing else has such a form. */
  const words = new Map<string, string[]>();
  /** Stems with other stems that replace them. */
  const stems = new Map<string, readonly string[]>();
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
      stems.set(stem, others.split(" "));
      return;
    }
    const [, prefixes = "+", lemma, forms = ""] = /^(?:\[(.*)\] )?(\S+) = (.+)$/.exec(text) ?? [];
    if (lemma === undefined) throw new SyntaxError(`Cannot read "${text}": expected word = forms, or stem ~ stems`);
    const all = forms.split(" ").flatMap(expand);
    for (const prefix of prefixes.split(" ")) {
      const before = prefix === "+" ? "" : prefix;
      for (const form of all) addTo(words, before + form, `${before}${lemma}.`);
    }
  });
  const forms = new Map<string, string[]>();
  for (const [word, lemmas] of words) for (const lemma of lemmas) addTo(forms, lemma, word);
  return { words, forms, stems };
}
