/**
 * References to scripture: text to tree and back to text. Pure: knows no file, and no translation but by what
 * it calls the books.
 *
 * One reference on its way, `Hvalnica ljubezni (prim. 1. Kor. 13, 4 – 8a.13)`:
 *
 * 1. `createVocabulary` has made, once for a translation, a table of the names of books. A name is kept under
 *    its *key* (`canon/name_keys.ts`): words folded to plain letters (`base/word_comparison.ts`) and joined, an ordinal
 *    as a digit. `1 Kor`, `I. KOR` and `prvo Kor.` are all `1kor`. The translation's own names come first, then those
 *    under which its answers show the books, then Slovenian, then the translation's language, then the neighbours'
 *    together: the first that has a key decides what it means. A key of two books is kept with both, so as to be refused.
 * 2. `lexer.ts` divides the text into tokens, each with its place: words, the number 1, a `.`, the word `kor`,
 *    a `.`, 13, a `,`, 4, a `-`, 8, the word `a`, a `.`, 13, the end. Every dash has become `-`, spaces and
 *    quotation marks are gone. The lexer knows no book. `spelled_numbers.ts` makes numbers of Roman chapters and of what is dictated.
 * 3. `clauses.ts` finds the citations. A text of names, numbers and marks is one clause; in any other, clauses are told
 *    from the words around them by one rule, described in the README. `run.ts` reads from a name as far as the notation
 *    goes, `prose.ts` finds the place behind a name (`place.ts`) and weighs it by the named rules of `tables/rules.txt`,
 *    whose conditions are in `place_rules.ts` and `chapter_and_verse_rules.ts`, in `join_rules.ts` for the words behind it and in `number_rules.ts` for the numbers: `Danes je 5. nedelja, Mt 5,13`
 *    has no Jeremiah, `Iz 5 vasi` no Isaiah. `sentence.ts` knows dates, hours and measures, `tables/words.txt` the words of
 *    sentences that are names too.
 * 4. `passage_parser.ts` takes the longest run of tokens that is a name: `1. Kor` is 1CO, and is kept as it was
 *    written, or as its abbreviation if it is declined. Where no name stands, `book_parser.ts` and
 *    `syntax_error.ts` look for the nearest one, for the message; nothing is ever read as what it nearly is.
 * 5. `item_parser.ts` reads the items that follow. A bare number is a chapter behind a book or a `;`, and a
 *    verse in a list of verses. `13, 4` has a comma and so is chapter and verse (`verse_mark.ts`); `– 8a` ends
 *    the range in the same chapter, with the first half of a verse (`numbering.ts`); `.` (`separator.ts`) is
 *    followed by one more verse, 13.
 * 6. The tree (`ast.ts`) says: book 1CO, written `1. Kor`, ranges 13,4 to 13,8a and 13,13. Whether there are
 *    such verses is asked later, of a translation (`corpus/resolve.ts`).
 * 7. `format` of `ast.ts` writes the tree in the notation of the API: `1. Kor 13,4-8a.13`. Read again, this gives
 *    the same tree.
 *
 * The README has what is settled and what is refused, by example.
 */
export type { Passage, Point, Reference, VerseRange } from "./ast.ts";
export { format, formatRanges } from "./ast.ts";
export { decodeLeftovers } from "./lexer.ts";
export { LETTERED_VERSES } from "./numbering.ts";
export {
  explainReading,
  type FoundReference,
  findNoteReferences,
  findReferences,
  MAX_REFERENCE_LENGTH,
  parse,
  warmUp,
} from "./parser.ts";
export { ReferenceSyntaxError, type SyntaxErrorCode } from "./syntax_error.ts";
export { createVocabulary, type Vocabulary } from "./vocabulary.ts";
