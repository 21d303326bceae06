import { IRREGULAR_STEMS, IRREGULAR_WORDS } from "./slovenian_forms.ts";

/**
 * Endings that are taken away one after another until none is left, so that a word and what is made of it by an ending
 * come to the same. They are those of nouns and adjectives, of the persons of verbs with their theme vowel, of
 * infinitives, participles and imperatives.
 */
const ENDINGS: ReadonlySet<string> = new Set(
  `a e i o u
  om em im am ih ah eh as es is ov ev
  ega emu imi ima oma ema ama ami
  ate ite ete ata ita eta amo imo emo ajo ijo ejo
  al il el at it et an jen
  aj ej ajte ejte ijte ajmo ejmo ijmo ajta ejta
  ejs ajoc ejoc ujoc`
    .trim()
    .split(/\s+/),
);
const LONGEST = 4;
/** A stem has three letters at least, and something that makes a syllable: a vowel, or an r between consonants. */
const LEAST = 3;
const SYLLABLE = /[aeiou]|[^aeiou]r[^aeiou]/;
const SOFT = /[jcszr]$/;

/** Verbs in `-ovati` and `-evati`, whose present is in `-ujem`. */
const OVATI = /(?:o|(?<=[jcszr])e)va(?:l|t|n|nj)(?:[aeiou]|ega|emu|em|ih|im|imi|ima)?$/;
const UJEM = /uj(?:e|em|es|eta|emo|ete|ejo|o|oc|te|ta|mo)?$/;

/**
 * Returns the stem of a folded Slovenian word: fleeting vowels, the `j` before endings and the changes of irregular
 * words are evened out.
 */
export function stemSlovenian(word: string): string {
  const known = IRREGULAR_WORDS.get(word);
  if (known !== undefined) return known;
  // Superlatives have the stem of their comparative.
  if (word.length > 6 && word.startsWith("naj")) {
    const rest = word.slice(3);
    const comparative = regularStem(rest);
    if (STEMS.has(comparative) || /ejs[aeio]/.test(rest))
      return STEMS.get(comparative) ?? comparative;
  }
  const stem = regularStem(word);
  return STEMS.get(stem) ?? stem;
}

function regularStem(word: string): string {
  let stem = word;
  if (word.length > 5 && word.includes("va")) stem = stem.replace(OVATI, "uj");
  if (word.length > 5 && stem.includes("uj")) stem = stem.replace(UJEM, "uj");
  if (stem.length === 3 && isVowel(stem, 2)) return stem.slice(0, -1);
  for (;;) {
    const shorter = withoutEnding(stem);
    if (shorter === stem) break;
    stem = shorter;
  }
  if (stem.length <= LEAST) return stem;
  return withoutFleetingVowel(stem.endsWith("j") ? withoutGlide(stem) : stem);
}

/** Takes away the j that stands before the endings of some words. */
function withoutGlide(stem: string): string {
  return (
    stem
      .replace(/ij$/, "j")
      // pastir, pastir-ja
      .replace(/(?<=..[aeiou]r)j$/, "")
      // mož-je, kost-jo, lad-ja
      .replace(/([^aeioulnrj])j$/, "$1")
  );
}

/** Takes away the last e, which stands only where no ending follows: sester and sestra, zemelj and zemlja, konec and konca. */
function withoutFleetingVowel(stem: string): string {
  const at = stem.length - (stem.endsWith("j") ? 3 : 2);
  const isFleeting =
    stem.charCodeAt(at) === E &&
    !isVowel(stem, at - 1) &&
    FLEETS_BEFORE.has(stem.charCodeAt(at + 1));
  return isFleeting ? stem.slice(0, at) + stem.slice(at + 1) : stem;
}

const E = "e".charCodeAt(0);
const FLEETS_BEFORE = codesOf("rlnkcmv");
const VOWELS = codesOf("aeiou");
/** The last letters of the endings. */
const LAST_LETTERS = codesOf(Array.from(ENDINGS, (ending) => ending.at(-1)!).join(""));

function codesOf(letters: string): ReadonlySet<number> {
  return new Set(Array.from(letters, (letter) => letter.charCodeAt(0)));
}

function isVowel(word: string, at: number): boolean {
  return VOWELS.has(word.charCodeAt(at));
}

function withoutEnding(word: string): string {
  if (!LAST_LETTERS.has(word.charCodeAt(word.length - 1))) return word;
  if (word.length > LEAST + 1 && /[dtcz]mi$/.test(word)) return word.slice(0, -2);
  for (let length = Math.min(LONGEST, word.length - LEAST); length > 0; length--) {
    const ending = word.slice(-length);
    if (!ENDINGS.has(ending)) continue;
    const rest = word.slice(0, -length);
    if (length > 1 && !SYLLABLE.test(rest)) continue;
    // cerkev, molitev: the end of the stem
    if (ending === "ev" && !SOFT.test(rest)) continue;
    return rest;
  }
  // rek-la, pad-lo, mis-li
  return word.length > LEAST && /[bcdghkmnprstvz]l$/.test(word) ? word.slice(0, -1) : word;
}

/** The stems that stand for another. */
const STEMS: ReadonlyMap<string, string> = new Map(
  IRREGULAR_STEMS.flatMap(([word, others]) =>
    others.map((other) => [regularStem(other), regularStem(word)] as const),
  ),
);
