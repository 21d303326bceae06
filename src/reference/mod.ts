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
 *    quotation marks are gone. The lexer knows no book.
 * 3. `clauses.ts` finds the citations. A text of names, numbers and marks is one clause; in any other, clauses are told
 *    from the words around them by one rule, described in the README. `run.ts` reads from a name as far as the notation
 *    goes, `opening.ts` finds the place behind a name (`place.ts`) and weighs it by the named rules of `tables/rules.txt`,
 *    whose conditions are in `place_rules.ts`, in `join_rules.ts` for the words behind it and in `number_rules.ts` for the numbers: `Danes je 5. nedelja, Mt 5,13`
 *    has no Jeremiah, `Iz 5 vasi` no Isaiah. `sentence.ts` knows dates, hours and measures, `tables/words.txt` the words of
 *    sentences that are names too.
 * 4. `passage_parser.ts` takes the longest run of tokens that is a name: `1. Kor` is 1CO, and is kept as it was
 *    written, or as its abbreviation if it is declined. Where no name stands, `book_parser.ts` and
 *    `syntax_error.ts` look for the nearest one, for the message; nothing is ever read as what it nearly is.
 * 5. `item_parser.ts` reads the items that follow. A bare number is a chapter behind a book or a `;`, and a
 *    verse in a list of verses. `13, 4` has a comma and so is chapter and verse (`verse_mark.ts`); `– 8a` ends
 *    the range in the same chapter, with the first half of a verse (`segment.ts`); `.` (`separator.ts`) is
 *    followed by one more verse, 13.
 * 6. The tree (`ast.ts`) says: book 1CO, written `1. Kor`, ranges 13,4 to 13,8a and 13,13. Whether there are
 *    such verses is asked later, of a translation (`corpus/resolve.ts`).
 * 7. `format` of `ast.ts` writes the tree in the notation of the API: `1. Kor 13,4-8a.13`. Read again, this gives
 *    the same tree.
 *
 * What could mean several things is refused with its place and its readings: `Ez 1,1` (Ezra or Ezekiel),
 * `Jn 3/16` (a verse or two chapters), `Mt 5;3-12`, `Mt 5, 6, 7`, `Mt 5-7, 10`. These are settled:
 *
 * - `Jn 3.16`, a dot between the first two numbers, is chapter and verse, as in English and OSIS; a list of
 *   chapters wants `;`. `Jn 3. 16` is too, where no further dot or comma leaves a doubt. In a book of one chapter
 *   it is a list: `Flm 1.6` has two verses.
 * - `Flm 6` is verse 6, `Flm 1` the chapter: in a book of one chapter a number is a verse, but for a lone 1.
 * - `Jn 3 16` is chapter and verse too, as it can be nothing else; `1 Kor 1 3,1` is refused.
 * - `Jn 3,16,18,20` is a list of verses, as it goes up and its commas look alike; `Jn 20,21,7` is refused, as it falls.
 *   Behind a dash a comma precedes a verse (`range_mark.ts`): `1 Mz 6,5-9,17` and `1 Sam 1,1-31,13` go on in another
 *   chapter. Where that one is more than six further and the numbers can be verses, `Mt 5,3-12,14` is refused, with
 *   both readings.
 * - `Mt 5:1-11.14; 6,1-3`: where dots divide verses, a comma precedes a verse; in `John 3:16; 4,2` it may not.
 * - `poglavja 5, 6 in 7`, `5., 6. in 7. poglavje` and `psalmi 1, 2 in 3` are chapters.
 * - `Jn 3,16; 18` is chapter 18, `Jn 3,16 in 18` verse 18.
 * - `Mt 5,3;12`, without a space, may be a verse or a chapter and is refused, and so is `Ps 104,1-2; 24`, a number less than the
 *   chapter that can be its verse; `Flp 4,4; 8` is, as no chapter is the eighth.
 * - `Rut 4. poglavje` and `Rut 4 poglavje` are a chapter, `Rut 4 poglavja` is an amount and is refused.
 * - `Mt 5,3slj.`, `Mt 5,3 (in dalje)`: what may stand for more verses is no remark, and is refused where it is not known.
 * - `Luke iv 16` has a Roman chapter, `Iv 4,24` is Croatian for John; `Heb. iv 12; v 8` is refused, as `v` may be a verse.
 * - `Jn 3, vrstca 16` is refused: a number near a citation that no word of the notation explains.
 * - `Suzana, Dan 13,1` names a part of Daniel first, and is one passage.
 * - `Lk 22,42, v 23,34` are two places of one book, as `v` is a preposition before a chapter with a verse; behind a full stop,
 *   `V 23,34`, it may be another book's and is refused.
 * - `Röm 11,(32)33-36` has verses that the lectionary leaves to choose, and means them all; `Mt 5,(6-8)` is refused.
 * - `7. Mt 5,3. 8. Lk 6,20` is a numbered list: 8 is no verse. Its item `3. Jn 1,1` may be the third letter and is refused.
 * - `ali` begins another passage of the same book: `Mt 13,1-23 ali 1-9`.
 * - `16f` and `16 sl.` are a verse and the next one, `16ff` and `16 nasl.` the rest of the chapter.
 * - `Ps 51(50),3` and `Ps 50 (51),3` are Psalm 51 in the Hebrew count (`numbering.ts`), which a translation may
 *   have under the other number; `Ps 115(114)`, which no psalm has, is refused. `Ps 9/10` and `Ps 42/43` are two
 *   psalms, `Ps 41/42` may be one by both its numbers and is refused, and `Ps 9 B` is the tenth where the text counts so.
 * - `Ps 50 LXX`, `Ps 50 (Vulg.)` are refused, as they are Psalm 51 in the Hebrew count.
 * - `Jeremija 6:1-19, 8-9` is refused, as 8 and 9 may be chapters; so are `zadnja vrstica Jn 3` and `Mt 5,3 vse do 12`.
 * - `Mt 5,3, 2025` is refused: no chapter has so many verses. So is `Mt 5,3 [6]`, which may be a footnote's number.
 * - `Ez` is settled in a list of one neighbouring language alone: `Ez 37,12; Iv 11,1` is Croatian.
 * - Brackets behind a verse hold more verses, `Lk 24,13-35 (36)`, or the same in another numbering (`numbering.ts`),
 *   `Sir 15,16-21 (15-20)`, or a remark.
 * - `1Cor.13.4-1Cor.13.8` and `Mt V-VII` have both their ends (`range_mark.ts`); `1 Jn 1,1-2 Jn 1,4` is refused, as are
 *   `Rim 8,28-30,5`, which has no such chapter, and `Jn 5,3-4,2`, which falls.
 * - `Mt 5.3-12.14` is refused: a range that goes on into another chapter, or a list.
 * - `Jn 10,1O`, `Lk 15,1S` are refused: letters that are taken for digits.
 * - `Rut 5 let`, `sv. Luka 18. 10.` and `Janez XXIII.` are no citations, nor is `GS 22` beside books that are written otherwise.
 * - `12 Prim. Mt 6,9` and `Krašovec, Med krivdo, 45; prim. Job 42` are footnotes: the numbers of note and page are none of a book.
 * - `Ps 40,7-9 (Ps 40,6-8 CHR)` is one passage: the bracket repeats it in the numbering of another translation.
 * - `Mt%205%2C3-12`, `1+Kor+13,4` and `Mt&nbsp;5` are decoded before they are divided (`lexer.ts`).
 * - `Mt 16,13-19 ss. Peter in Pavel`, `Mt 9,9-13 F` end before the saint and the Friday; `Jn 6,1-15, 18.00`, `Jn 1,1-18, 25.12.` and
 *   `Jn 3,16-182`, whose last digits are a note's, are refused.
 * - `Gn` is Genesis in running Italian and English, and where Jonah has no such chapter; `Es`, `Ez`, `Ap` and `Gl` are what they
 *   mean in running Italian; else they are refused.
 * - `job.1.1` is read as `JOB.1.1`, an address; `Iz 61,1 / 145 / Mt 5,3` is refused, as 145 may be a psalm.
 * - `razen Jn 3,16`, `ne v Mt 5,3`, `1 Tes 4,13 namesto Raz 21,1` are refused: a word takes a citation away.
 * - `Est C,12` is 14,1 in the Vulgate's numbering (`numbering.ts`).
 */
export type { Passage, Point, Reference, VerseRange } from "./ast.ts";
export { format, formatRanges } from "./ast.ts";
export { decodeLeftovers } from "./lexer.ts";
export { explainReading, type FoundReference, findNoteReferences, findReferences, warmUp } from "./note_references.ts";
export { MAX_REFERENCE_LENGTH, parse } from "./parser.ts";
export { ReferenceSyntaxError, type SyntaxErrorCode } from "./syntax_error.ts";
export { createVocabulary, type Vocabulary } from "./vocabulary.ts";
