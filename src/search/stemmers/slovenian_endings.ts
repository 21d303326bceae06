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

/** The endings of Slovenian, and how ends of stems are softened. */
export interface SlovenianEndings {
  /** The kinds of every ending, in the order in which they are likely. */
  readonly kinds: ReadonlyMap<string, readonly EndingKind[]>;
  readonly maxLength: number;
  /** Softened ends of stems, longest first, with what they may be softened from. */
  readonly softened: readonly (readonly [softened: string, hard: readonly string[]])[];
}

/** Reads `tables/slovenian_endings.txt`. @throws {TableError} If a line cannot be read. */
export function readEndings(): SlovenianEndings {
  let adjective: readonly string[] = [];
  const kinds = new Map<string, EndingKind[]>();
  const softened: [softened: string, hard: readonly string[]][] = [];
  readRows(readTable("search/tables/slovenian_endings.txt"), ([kind = "", list = "", hard = ""]) => {
    if (kind === "softened") softened.push([list, hard.split(" ").map((end) => (end === "-" ? "" : end))]);
    else if (kind === "adjective") adjective = list.split(" ");
    else {
      for (const written of list.split(" ")) {
        const [suffix = "", isAdjective] = written.split("+");
        for (const ending of isAdjective === undefined ? [written] : adjective.map((end) => suffix + end)) {
          const known = kinds.get(ending) ?? [];
          kinds.set(ending, known);
          if (!known.includes(kind as EndingKind)) known.push(kind as EndingKind);
        }
      }
    }
  });
  return { kinds, maxLength: Math.max(...Array.from(kinds.keys(), ({ length }) => length)), softened };
}

/** The irregular words of Slovenian. */
interface IrregularWords {
  /** Irregular forms with the words that they are forms of: nothing else has such a form. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Stems with other stems that replace them. */
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
