/** The names of books that the development package `bible-passage-reference-parser` knows in a language. */

/** A name and the OSIS id of its book. */
export type ForeignName = readonly [name: string, osis: string];

interface LanguageModule {
  readonly regexps: new () => {
    readonly all_books: readonly { readonly osis: readonly string[]; readonly regexp: RegExp }[];
  };
}

/** Lists the names of a language, each once, by expanding the patterns by which the package finds them. */
export async function foreignNames(language: string): Promise<ForeignName[]> {
  const path = `bible-passage-reference-parser/esm/lang/${language}.js`;
  const { regexps } = (await import(path)) as LanguageModule;
  const names = new Map<string, ForeignName>();
  for (const { osis, regexp } of new regexps().all_books) {
    const [id = ""] = osis;
    if (osis.length > 1) continue;
    for (const name of new Expansion(nameIn(regexp.source)).all()) {
      const plain = name.replace(/\s+/g, " ").trim();
      if (/\p{L}/u.test(plain)) names.set(`${plain.toLowerCase()}|${id}`, [plain, id]);
    }
  }
  return [...names.values()];
}

/** The part of a pattern that is the name: what is between the conditions on the characters beside it. */
function nameIn(source: string): string {
  return source
    .replace(/^\(\?:\^\|\(\?<=.*?\]\)(?:\(\?<!.*?\)\))?\)/, "")
    .replace(/\(\?:\(\?=\[.*$/, "")
    .replace(/^\\b|\(\?=\\\.1\\b\)$/g, "");
}

/** Every string that a pattern of groups, choices, classes and options can match; `\s*` is one space. */
class Expansion {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  all(): string[] {
    const found = this.#choice();
    if (this.#at < this.#source.length) throw new Error(`Cannot expand ${this.#source}`);
    return found;
  }

  #choice(): string[] {
    const found = this.#sequence();
    while (this.#take("|")) found.push(...this.#sequence());
    return found;
  }

  #sequence(): string[] {
    let found = [""];
    while (this.#at < this.#source.length && !"|)".includes(this.#source[this.#at] as string)) {
      let parts = this.#atom();
      if (this.#take("?")) parts = ["", ...parts];
      found = found.flatMap((start) => parts.map((part) => start + part));
    }
    return found;
  }

  #atom(): string[] {
    if (this.#take("(?:") || this.#take("(")) {
      const found = this.#choice();
      if (!this.#take(")")) throw new Error(`Cannot expand ${this.#source}`);
      return found;
    }
    if (this.#take("\\s*") || this.#take("\\s+") || this.#take("\\s")) return [" "];
    if (this.#take("[")) {
      const end = this.#source.indexOf("]", this.#at);
      const letters = [...this.#source.slice(this.#at, end)].filter((letter) => letter !== "\\");
      this.#at = end + 1;
      return letters;
    }
    this.#take("\\");
    const [letter = ""] = this.#source.slice(this.#at);
    this.#at += letter.length;
    return [letter];
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}
