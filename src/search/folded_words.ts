import { kept, once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { PLAIN_LETTERS } from "../base/word_comparison.ts";

/**
 * A word: a character of a script without spaces with its marks and what is written below it, or a run of letters,
 * digits, their marks and invisible characters. Apostrophes and hyphens divide words, also those that Unicode calls
 * letters: U+02B9 to U+02BF, Armenian U+0559. Armenian marks of tone are within a word (U+055B, U+055C, U+055E).
 */
const UNSPACED =
  "[[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\p{sc=Tibetan}]--\\p{M}]";
const LETTER = "[\\p{L}\\p{N}\\p{M}\\p{Cf}\u055b\u055c\u055e]";
const WORD = new RegExp(
  `[${LETTER}--${UNSPACED}--[\u02b9-\u02bf\u0559]]+|[${LETTER}&&${UNSPACED}](?:\\p{M}|(?<=[\u1039\u17d2])${UNSPACED})*`,
  "gv",
);

/** Yields the words of a text, each with its place. */
export function wordsIn(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(WORD);
}

/** Without a meaning inside a word: soft hyphens, joiners, direction marks, Arabic stretcher, Armenian marks of tone. */
const INVISIBLE = /[\p{Cf}\u0640\u055b\u055c\u055e]/gu;
/** Marks that may be left out: accents and the points of Semitic scripts; vowels of Indic ones are letters. */
const ACCENT = /(?=\P{Alphabetic}|[\p{sc=Inherited}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}])\p{M}/gu;

/** The letters of Icelandic and Greek beside them. */
const FOLDS: Readonly<Record<string, string>> = { ...PLAIN_LETTERS, ð: "d", þ: "th", ς: "σ" };
const SPECIAL = new RegExp(`[${Object.keys(FOLDS).join("")}]`, "g");

/** Returns a word as `=` compares it: in lower case, its letters composed, nothing invisible in it. */
export function formOf(word: string): string {
  const lower = word.toLowerCase();
  return isComposed(lower)
    ? lower
    : lower
        .replace(INVISIBLE, "")
        .normalize("NFC")
        .replace(/i\u0307/g, "i");
}

/** Returns the form of a word without accents and with plain letters: `človek` gives `clovek`. */
export function foldForm(form: string): string {
  let folded = "";
  let from = 0;
  for (let index = 0; index < form.length; index++) {
    const code = form.charCodeAt(index);
    if (code < 0x80) continue;
    if (code >= LATIN_END) return foldWhole(form);
    FOLDED_LETTERS[code] ??= foldWhole(form[index]!);
    folded += form.slice(from, index) + FOLDED_LETTERS[code];
    from = index + 1;
  }
  return from === 0 ? form : folded + form.slice(from);
}

/** The code after the last letter of European languages. */
const LATIN_END = 0x250;

/** True where a text is of the letters below U+0250 alone, which are composed and equal to nothing else. */
function isComposed(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= LATIN_END || code === SOFT_HYPHEN) return false;
  }
  return true;
}

const SOFT_HYPHEN = 0xad;

function foldWhole(form: string): string {
  return form
    .normalize("NFKD")
    .toLowerCase()
    .replace(ACCENT, "")
    .replace(SPECIAL, (letter) => FOLDS[letter]!);
}

/** The folded letters of European languages that have occurred, by their code. */
const FOLDED_LETTERS: string[] = [];

/** A word as it is compared. */
export interface Word {
  /** In lower case, accents kept. */
  readonly form: string;
  /** Without accents. */
  readonly folded: string;
}

/** Returns the words of a text; a run of marks alone is none. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [word] of wordsIn(text)) {
    const form = formOf(word);
    const folded = foldForm(form);
    if (folded !== "") words.push({ form, folded });
  }
  return words;
}

/** Returns the words of a text folded, with spaces between. */
export function foldWords(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
}

/** The words of a language that say little of what someone looks for, folded. */
interface SmallWords {
  /** Articles, prepositions, words of questions: `kje piše`, `what does the Bible say`. */
  readonly small: ReadonlySet<string>;
  /** Words before the name of a passage or a topic: `prilika`, `verses about`. */
  readonly before: ReadonlySet<string>;
  /** Words that mean the same in names: `kovanec` and `novec`. */
  readonly same: readonly (readonly string[])[];
}

const smallWords = once(readSmallWords);

/** Reads `tables/small_words.txt`. @throws {TableError} If a line cannot be read. */
export function readSmallWords(): ReadonlyMap<string, SmallWords> {
  const none = () => ({ small: new Set<string>(), before: new Set<string>(), same: [] as string[][] });
  const words = new Map<string, ReturnType<typeof none>>();
  readRows(readTable("search/tables/small_words.txt"), ([language = "", kind, list = ""], { text }) => {
    const own = kept(words, language, none);
    if (kind === "same") own.same.push(list.split(" "));
    else if (kind === "small" || kind === "before") for (const word of list.split(" ")) own[kind].add(word);
    else throw new SyntaxError(`Cannot read "${text}": expected language | small, before or same | words`);
  });
  return words;
}

/** Returns the small words of a language (ISO 639-3), folded. */
export function smallWordsOf(language: string): ReadonlySet<string> {
  return smallWords().get(language)?.small ?? new Set();
}

/** Returns the folded words that mean the same in the names of a language. */
export function synonymsInNames(language: string): readonly (readonly string[])[] {
  return smallWords().get(language)?.same ?? [];
}

/** The languages in which people ask for a name in whatever language. */
const ASKED_IN = ["slv", "eng"];

/** Returns the folded words that are of no weight beside the names of a language. */
export function smallWordsInNames(language: string): ReadonlySet<string> {
  const lists = [...ASKED_IN, language].map((each) => smallWords().get(each)!);
  return new Set(lists.flatMap(({ small, before }) => [...small, ...before]));
}
