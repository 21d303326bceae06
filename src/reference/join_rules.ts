/** The conditions of the rules on words behind a citation; `tables/rules.txt` has their order, verdicts and examples. */
import type { Cursor } from "./cursor.ts";
import type { Token } from "./lexer.ts";
import { isOfOther } from "./number_rules.ts";
import type { Prose } from "./prose.ts";
import { isEnd } from "./remark.ts";
import { rulesOf } from "./rules.ts";
import { isCroatianPreposition, isProse, isSentenceWord, namesFeast } from "./sentence.ts";
import { isArticle, isLabel, isUnit, leadsSentence, leadsToPlace, peekRoman } from "./unit.ts";
import * as keywords from "./words.ts";
import { ordinalValue } from "./words.ts";

/** The names behind which `9 A` and `9 B` are psalms. */
const PSALM_NAMES: ReadonlySet<string> = new Set(["ps", "psalm", "sal", "salmo"]);

/** A word behind a citation. */
interface WordBehind {
  readonly cursor: Cursor;
  readonly prose: Prose;
  readonly index: number;
  readonly text: string;
  readonly raw: string;
  readonly before: Token;
}

/** Checks whether letters belong to the verse before them: `24 ac.` and `5 sl.`, which would be Acts and the Psalms. */
export function isSegment(cursor: Cursor, index: number): boolean {
  const { raw } = cursor.peek(index);
  const isLetters = /^[a-h]{1,3}$/.test(raw) && (!/^c[fh]$/.test(raw) || cursor.isAdjacent(index));
  return cursor.is("number", index - 1) && (isLetters || keywords.NEXT_WORDS.has(raw));
}

/**
 * Checks whether a Roman chapter may be there: `Mt IV; V`, `Mt V-VII Govor na gori`, but not `Lk 7,1-10; V oktobru`,
 * `Iz 61,1; V2: 1 Tes 5,16`, `Jes 9,1; L 2: Tit 2,11`, `Gv 1,29; III Domenica: Mt 4,12`.
 */
function isRomanBehind({ cursor, index, before }: WordBehind): boolean {
  const isOfReading =
    cursor.isAdjacent(index + 1) || (cursor.is(":", index + 2) && cursor.matchBook(index + 3) !== undefined);
  if (cursor.is("number", index + 1) && isOfReading) return false;
  if ((peekRoman(cursor, index) ?? 0) === 0 || cursor.is(":", index + 1) || isProse(cursor, index + 1)) return false;
  if ([";", ","].includes(before.kind) && isSentenceWord(cursor, index + 1)) return false;
  return [";", "-", ","].includes(before.kind) || cursor.isWord(keywords.JOINING_WORDS, index - 1);
}

/** Checks whether another book is right behind a word or its dot or bracket: `II 1 Tes 5,16`, `II)Mt 5,3`. */
const isBeforeBook = ({ cursor, index }: WordBehind) =>
  cursor.matchBook(cursor.isOneOf([".", ")"], index + 1) ? index + 2 : index + 1) !== undefined;

/** Checks whether a word is right behind a number or its mark. */
const isGlued = ({ cursor, index, before }: WordBehind) =>
  cursor.isAdjacent(index) && ["number", "-", ".", ","].includes(before.kind);

const isSmall = (word: WordBehind) => isGlued(word) && /^[a-z]{1,5}$/.test(word.raw);
const isCapitals = (word: WordBehind) => isGlued(word) && /^\p{Lu}+$/u.test(word.raw);

export const JOIN_RULES = rulesOf("join", {
  "a preposition before a book": ({ cursor, prose, index, text }: WordBehind) =>
    text === "v" && (prose.openingAt(index + 1) !== undefined || cursor.matchBook(index + 1) !== undefined),
  "a preposition before an ordinal": ({ cursor, index, text }) =>
    text === "v" &&
    cursor.is(".", index + 2) &&
    cursor.is("word", index + 3) &&
    (isProse(cursor, index + 3) || cursor.matchBook(index + 4) !== undefined),
  "a preposition that opens another place": ({ cursor, index, raw, before }) => {
    const mark = cursor.peek(cursor.isWord(keywords.AND_WORDS, index - 1) ? index - 2 : index - 1).kind;
    const isOpened = mark === "(" || mark === "-" || (raw === "V" && before.kind === ".");
    return isOpened && leadsToPlace(cursor, index);
  },
  "the letter of a label": ({ cursor, index, raw }) =>
    raw.length === 1 && !cursor.isAdjacent(index) && isLabel(cursor, index),
  "the Roman number of a reading": (word) => isRomanBehind(word) && isOfOther(word.cursor, word.index),
  "the Roman number before a book": (word) => isRomanBehind(word) && isBeforeBook(word),
  "a Roman chapter": isRomanBehind,
  "one half of the ninth psalm": ({ cursor, index, raw, before }) =>
    before.value === 9 && /^[AB]$/.test(raw) && cursor.isWord(PSALM_NAMES, index - 2),
  "a letter that is a word": ({ cursor, index }) => leadsSentence(cursor, index),
  "the Croatian preposition": ({ cursor, index }) => isCroatianPreposition(cursor, index),
  "the end of a period": ({ cursor, index, text }) =>
    keywords.REST_WORDS.has(text) &&
    (cursor.isWord(keywords.PERIOD_WORDS, index + 1) || cursor.isWord(keywords.MONTH_WORDS, index + 1)),
  "a saint, a feast or a day": ({ cursor, index }) => namesFeast(cursor, index),
  "a word that sends to another book": ({ cursor, index, text }) =>
    text === "s" && !cursor.isAdjacent(index) && cursor.is(".", index + 1) && cursor.matchBook(index + 2) !== undefined,
  "the verses that follow": ({ cursor, index, text, raw }) =>
    (keywords.NEXT_WORDS.has(text) && raw !== "S") || (keywords.REST_WORDS.has(text) && !isEnd(cursor, index)),
  "a word right behind a comma": (word) => isSmall(word) && word.before.kind === ",",
  "letters of a verse": isSmall,
  "a code that was glued on": (word) =>
    isCapitals(word) && word.raw.length > 1 && !/^(?:[OISZ]+|[A-H]{2,3})$/.test(word.raw),
  "capitals of a verse": isCapitals,
  "a word that was glued on": isGlued,
  "letters apart from their verse": ({ cursor, index }) => isSegment(cursor, index) && !cursor.is("word", index + 1),
  "the code of a translation": ({ text }) => keywords.TRANSLATION_CODES.has(text),
  "a word for parallels": ({ text }) => keywords.PARALLEL_WORDS.has(text),
  "a word that joins or fills": ({ text }) => keywords.JOINING_WORDS.has(text) || keywords.NUMBER_FILLERS.has(text),
  "the word for the number before it": ({ cursor, index, raw, before }) =>
    isUnit(cursor, index) && (before.kind === "number" || before.kind === ".") && raw.length > 1,
  "the word for the number behind it": ({ cursor, index }) => isUnit(cursor, index) || isArticle(cursor, index),
  "an amount of what follows": ({ cursor, index, text }) =>
    keywords.COUNT_WORDS.has(text) && cursor.isWord(keywords.REST_WORDS, index - 1),
  "a word that introduces a passage": ({ text }) =>
    keywords.PASSAGE_WORDS.has(text) || keywords.EMPHASIS_WORDS.has(text),
  "a remark": ({ cursor, index, text, before }) =>
    keywords.REMARK_WORDS.has(text) && (before.kind === "(" || cursor.isOneOf([".", ":"], index + 1)),
  "an ordinal with its word": ({ cursor, index, text }) =>
    ordinalValue(text) !== undefined && isUnit(cursor, index + 1),
  "the letter of an addition or a half verse": ({ cursor, index, raw }) =>
    /^[A-F]$/.test(raw) && cursor.isOneOf([".", ",", "(", ")", "end", ";"], index + 1),
});
