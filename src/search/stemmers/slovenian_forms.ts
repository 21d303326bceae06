import { readRows, readTable } from "../../base/table.ts";

/** The irregular words of Slovenian. */
export interface IrregularWords {
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
