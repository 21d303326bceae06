/** A character that no word has: a space, a sign, an apostrophe, a hyphen. */
export const SEPARATOR = 1;
/** A letter, digit or mark. */
export const LETTER = 2;
/** A character of a script without spaces, which is a word by itself. */
export const IDEOGRAPH = 3;

/** The classes of the characters of the basic plane, worked out when one is first met. */
const CLASSES = new Uint8Array(0x10000);
for (let code = 0; code < 0x80; code++) {
  CLASSES[code] = /[0-9A-Za-z]/.test(String.fromCharCode(code)) ? LETTER : SEPARATOR;
}

/** Returns the class of a code point. */
export function wordClassOf(code: number): number {
  const known = CLASSES[code] ?? 0;
  if (known !== 0) return known;
  const found = classify(code);
  if (code < CLASSES.length) CLASSES[code] = found;
  return found;
}

/** Letters by their property that are written as apostrophes: U+02B9 to U+02BF, Armenian U+0559. */
const APOSTROPHES = /[\u02b9-\u02bf\u0559]/;
const UNSPACED =
  /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Invisible characters, which belong to the word in which they stand. */
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]/u;
/** Invisible inside a word: soft hyphens, joiners, direction marks, the stretcher of Arabic letters. */
const INVISIBLE = /[\p{Cf}\u0640]/gu;

function classify(code: number): number {
  const character = String.fromCodePoint(code);
  if (APOSTROPHES.test(character)) return SEPARATOR;
  if (!WORD.test(character)) return SEPARATOR;
  return UNSPACED.test(character) ? IDEOGRAPH : LETTER;
}

/** Letters that have no decomposition into a base letter and marks, with what people type for them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
  ς: "σ",
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/** Returns a word as `=` compares it: in lower case, its letters composed, nothing invisible in it. */
export function formOf(word: string): string {
  const lower = word.toLowerCase();
  return isComposed(lower) ? lower : lower.replace(INVISIBLE, "").normalize("NFC");
}

/** Returns the form of a word without accents and with plain letters: `človek` gives `clovek`. */
export function foldForm(form: string): string {
  let folded = "";
  let from = 0;
  for (let index = 0; index < form.length; index++) {
    const code = form.charCodeAt(index);
    if (code < 0x80) continue;
    if (code >= FOLDED_LETTERS.length) return foldWhole(form);
    folded += form.slice(from, index) + FOLDED_LETTERS[code];
    from = index + 1;
  }
  return from === 0 ? form : folded + form.slice(from);
}

/** True where a text is of the letters below U+0250 alone, which are composed and stand for nothing else. */
function isComposed(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0x250 || code === SOFT_HYPHEN) return false;
  }
  return true;
}

const SOFT_HYPHEN = 0xad;

function foldWhole(form: string): string {
  return form
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(SPECIAL, (letter) => PLAIN_LETTERS[letter]!);
}

/** The folded letters of European languages, by their code. */
const FOLDED_LETTERS: readonly string[] = Array.from({ length: 0x250 }, (_, code) =>
  foldWhole(String.fromCharCode(code)),
);
