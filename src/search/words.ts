import { foldForm, formOf, IDEOGRAPH, LETTER, SEPARATOR, wordClassOf } from "./characters.ts";

const ASCII = new Uint8Array(0x80);
for (let code = 0; code < 0x80; code++) ASCII[code] = wordClassOf(code);

/**
 * Reads the words of a stretch of UTF-8, one after the other, without making an object of any. A word is a run of
 * letters, digits and their marks; apostrophes and hyphens divide words, a Chinese character is a word by itself.
 */
export class WordReader {
  /** The offset of the present word. */
  start = 0;
  /** The offset after the present word. */
  end = 0;
  /** The last four bytes of the present word as a number, and the four before: they distinguish words of eight bytes. */
  low = 0;
  high = 0;
  readonly #bytes: Buffer;
  #at = 0;
  #last = 0;
  #code = 0;
  #length = 0;

  /** @param bytes Valid UTF-8. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Begins to read from one offset up to another. */
  open(from: number, to: number): this {
    this.#at = from;
    this.#last = to;
    return this;
  }

  /** Moves to the next word. @returns True where there is one. */
  next(): boolean {
    const bytes = this.#bytes;
    const last = this.#last;
    let at = this.#at;
    let kind = SEPARATOR;
    while (at < last) {
      const byte = bytes[at]!;
      kind = byte < 0x80 ? ASCII[byte]! : this.#classBeyondAscii(at, byte);
      if (kind !== SEPARATOR) break;
      at += byte < 0x80 ? 1 : this.#length;
    }
    if (at >= last) {
      this.#at = at;
      return false;
    }
    this.start = at;
    let low = 0;
    let high = 0;
    const isIdeograph = kind === IDEOGRAPH;
    while (at < last) {
      const byte = bytes[at]!;
      if (byte < 0x80) {
        if (isIdeograph || ASCII[byte] !== LETTER) break;
        high = (high << 8) | (low >>> 24);
        low = (low << 8) | byte;
        at++;
        continue;
      }
      if (at > this.start && (isIdeograph || this.#classBeyondAscii(at, byte) !== LETTER)) break;
      for (const end = at + this.#length; at < end; at++) {
        high = (high << 8) | (low >>> 24);
        low = (low << 8) | bytes[at]!;
      }
    }
    this.low = low;
    this.high = high;
    this.end = at;
    this.#at = at;
    return true;
  }

  /** Reads a character beyond ASCII: its class is returned, its length kept. */
  #classBeyondAscii(at: number, byte: number): number {
    this.#decode(at, byte);
    return wordClassOf(this.#code);
  }

  #decode(at: number, byte: number): void {
    const bytes = this.#bytes;
    const second = bytes[at + 1]! & 0x3f;
    if (byte < 0xe0) {
      this.#length = 2;
      this.#code = ((byte & 0x1f) << 6) | second;
    } else if (byte < 0xf0) {
      this.#length = 3;
      this.#code = ((byte & 0x0f) << 12) | (second << 6) | (bytes[at + 2]! & 0x3f);
    } else {
      this.#length = 4;
      this.#code = ((byte & 0x07) << 18) | (second << 12) | ((bytes[at + 2]! & 0x3f) << 6) | (bytes[at + 3]! & 0x3f);
    }
  }
}

/** A word as it is compared. */
export interface Word {
  /** In lower case, accents kept. */
  readonly form: string;
  /** Without accents. */
  readonly folded: string;
}

/** Returns the words of a text; a run of marks alone is none. */
export function wordsOf(text: string): Word[] {
  const bytes = Buffer.from(text);
  const reader = new WordReader(bytes).open(0, bytes.length);
  const words: Word[] = [];
  while (reader.next()) {
    const form = formOf(bytes.toString("utf8", reader.start, reader.end));
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

/** Words that say little of what someone looks for, a list a language, folded. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  slv: `a ali ampak bi bil bila bile bili bilo biti bo bodo bom bos brez ce cez da do ga gre im in iz ja je jih jim
    jo k kaj kako kakor kam kateri katera katero kdaj kdo ker ki kje ko kot le lahko med mi mu na nad ne ni no o ob
    od ona oni ono on pa pisano pise po pod povej pove pravi prav pri rad rada rece s se si sem smo so sta ste sva sv svoj
    ta tam te tega ti to toda tu tudi v ves vi vrstica vrstice z za zakaj ze zelim zelo iscem isci najdi beri preberi
    odlomek odlomki mesto mesta govori govorijo nekaj besedilo biblija bibliji biblije svetem pismu sveto pismo svetega pisma`,
  eng: `a about an and are as at be bible but by did do does find for from had has have he her him his how i in into is it its
    me my of on or our passage passages say said says scripture she so tell that the their them there they this those to
    unto verse verses was we were what when where which who why will with ye you your thy thou`,
};

/** Words that people put before the name of a passage, folded. */
const KINDS_OF_PASSAGE = new Set(
  `prilika prilike priliko prispodoba prispodobe prispodobo parabola parabole parabolo zgodba zgodbe zgodbo evangelij
  evangelija evangeliju psalm psalma psalmu cudez cudeza cudezu svetopisemska svetopisemski parable parables story gospel
  psalm miracle`.split(/\s+/),
);

const SETS = new Map(Object.entries(SMALL_WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))]));
const NONE: ReadonlySet<string> = new Set();
const ALL: ReadonlySet<string> = new Set([...SETS.values()].flatMap((words) => [...words]));

/** Returns the small words of a language (ISO 639-3), folded. */
export function smallWordsOf(language: string): ReadonlySet<string> {
  return SETS.get(language) ?? NONE;
}

/** Returns true if a folded word is a small one in whatever language. */
export function isSmallWord(folded: string): boolean {
  return ALL.has(folded);
}

/** Returns true if a folded word, in whatever language, is of no weight in the name of a passage. */
export function isSmallInNames(folded: string): boolean {
  return ALL.has(folded) || KINDS_OF_PASSAGE.has(folded);
}
