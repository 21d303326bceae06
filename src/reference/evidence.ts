/**
 * The evidence on which the name of a book with a number behind it is judged, a citation or two words of a sentence:
 * `Danes je 5. nedelja` has no Jeremiah, `Iz 5,1-7` has Isaiah.
 */

/** The meaning of a name: "doubt" where it may be a citation or not, "none" where no number follows it. */
export type Verdict = "citation" | "prose" | "doubt" | "none";

/** A name of a book with a number behind it, and what speaks for and against its being a citation. */
export interface Candidate {
  /** A word of everyday sentences, the name of a person, or one that is hardly anything but a book's. */
  readonly kind: "word" | "person" | "name";
  readonly isLowerCase: boolean;
  /** True of a few letters that can be read as a word, unlike `Mt` or `1 Kor`. */
  readonly isShort: boolean;
  /** True where it is written as the translation abbreviates the book. */
  readonly isStandard: boolean;
  readonly isVerse: boolean;
  /** True of chapters with a dash between them: `10-12`. */
  readonly isRange: boolean;
  /** False where the book has no such chapter or the chapter no such verse. */
  readonly exists: boolean;
  /** True where a word of a sentence is right before the name. */
  readonly isBehindProse: boolean;
  /** True where a word of a sentence is right behind the numbers. */
  readonly isBeforeProse: boolean;
  /** True before a word for what a text does: `Iz 53 govori o trpečem služabniku`. */
  readonly isBeforeSaying: boolean;
  /** True before an ordinal of a sentence or a class: `5. nedelja`, `3. a razred`. */
  readonly isOrdinal: boolean;
  /** True before the word for a measure: `Rut 5 let`. */
  readonly isMeasure: boolean;
  /** True where the number is a date, an hour or the age of a person, or counts a pope: `Luka 18. 10.`, `Janez XXIII.` */
  readonly isDate: boolean;
  /** True of numbers with a colon where others have a comma: `2:1 ... Mt 5,3`. */
  readonly isScore: boolean;
  /** True where the text has a verse 0 behind a colon: `2:0`. */
  readonly hasGoals: boolean;
  /** True of two capitals with a chapter alone, in a text that does not write its books so: `GS 22`. */
  readonly isSiglum: boolean;
  /** True between semicolons or at an end of the text. */
  readonly isListed: boolean;
  /** True where a comma or `in` is before the name or behind its number. */
  readonly isJoined: boolean;
  /** True within brackets of its own. */
  readonly isBracketed: boolean;
  /** True where a colon or nothing follows the numbers, and then another name. */
  readonly isLabel: boolean;
  /** True behind the colon of a word that names neither a reading nor a day: `dežurstvo: Iz 8`. */
  readonly isBehindLabel: boolean;
  /** True where a colon is between the name and its number: `PS: 3 kave`. */
  readonly hasColon: boolean;
  /** True where words of a sentence stand anywhere in the text. */
  readonly hasProse: boolean;
  /** True where the text has another name with a number that is no word of a sentence. */
  readonly hasNames: boolean;
  /** True where the text has such a name with a verse. */
  readonly hasVerses: boolean;
  /** True where such a name has a capital and so is beyond doubt. */
  readonly hasOthers: boolean;
}

/** The evidence in the order in which it counts: the first that holds decides. */
const EVIDENCE: readonly (readonly [holds: (candidate: Candidate) => boolean, Verdict])[] = [
  // `Danes je 5. nedelja`, `sv. Luka 18. oktobra`; `Mt 5. nedelja` is nothing anybody writes.
  [(it) => it.isOrdinal && it.kind !== "name", "prose"],
  [(it) => it.isOrdinal, "doubt"],
  // `Rut 5 let`, `sv. Luka, 18. 10.`, `Janez XXIII.`, `Job 8.00`
  [(it) => it.isMeasure || (it.isDate && it.kind !== "name"), "prose"],
  // `GS 22; Kol 1,15`: a document of the council, abbreviated like a neighbour's book.
  [(it) => it.isSiglum || it.isDate, "doubt"],
  // `Iz 53 govori o trpečem služabniku`
  [(it) => it.isBeforeSaying && !it.isLowerCase && it.exists, "citation"],
  // `Iz 5 vasi`, `Jer 3 niso prišli`, `Ps: 3 kave`, but `Ps 23 pojemo` and `1 Kor 13 beremo`
  [(it) => isCounting(it) && !it.hasOthers, "doubt"],
  [(it) => isCounting(it) && it.kind !== "word", "doubt"],
  // `Ulica Janeza 3, 2000 Maribor`, `Letalo za Rim 6.30`
  [(it) => !it.exists && it.hasProse && (it.kind === "person" || it.isShort) && it.kind !== "word", "doubt"],
  // `Luka 2:1 zmaga, Mt 5,3`, `Jona 2:0 Tobija 1:3`
  [(it) => it.isScore && (it.isBehindProse || it.isBeforeProse || it.hasGoals), "doubt"],
  // `Trg Rut 3, Celje`
  [(it) => it.kind === "name" && it.isShort && it.isBehindProse && !it.isVerse, "doubt"],
  // `Skavti: Mihej 4, Luka 5; Jn 1`, `skupina Luka 2 bere Mt 5`
  [(it) => it.kind === "person" && !it.isVerse && !it.isBracketed && it.hasProse, "doubt"],
  [(it) => it.kind === "person" && !it.isVerse && it.isJoined && it.hasVerses && !it.isStandard, "doubt"],
  // `jer 5 ljudi manjka, Mt 14,17`, `jam 5` beside `Jn 3,16`: too short to be plain.
  [(it) => it.kind === "name" && it.isShort && it.hasOthers && isStray(it), "doubt"],
  [(it) => it.kind !== "word", "citation"],
  // `Iz 5,1-7` and `Dan 3,52`, wherever they stand.
  [(it) => it.isVerse && it.isStandard && !it.isLowerCase && (it.exists || !it.hasProse), "citation"],
  // `Oz 3; Mt 5,3`, `Modrost 3; Mt 5,3`, but not `Je 3; Mt 5,3`
  [(it) => it.isListed && !it.isLowerCase && !isDoubtful(it), "citation"],
  // `dan 57`, `je 2,50`
  [(it) => !it.exists && (isLoose(it) || (it.hasNames && !it.isVerse && !it.isStandard)), "prose"],
  [(it) => !it.exists && (it.hasNames || it.hasProse), "doubt"],
  // `je 3, Mt 5,3`, but in `am 5; Mt 5,3` and `je 2,5; Mt 5,3` nothing tells.
  [(it) => it.hasOthers && isFaint(it), "prose"],
  [(it) => it.hasOthers && it.isLowerCase && isLoose(it), "prose"],
  // `Jn 3,16; oz 3,1`, but not `iz 10-12; Mt 5,3`
  [(it) => it.isVerse && !it.isRange && it.isStandard && it.isListed, "citation"],
  [(it) => it.hasOthers && it.isLowerCase, "doubt"],
  // `dan 5; mt 3`
  [(it) => it.isLowerCase && !it.isVerse && it.hasNames, "doubt"],
  [(it) => it.isLowerCase && (it.isBehindProse || it.isBeforeProse), "doubt"],
  // `Iz 3 razreda, Mt 5,3`
  [(it) => it.hasOthers && it.isBeforeProse && !it.isVerse, "prose"],
  [(it) => it.hasOthers && it.isBeforeProse, "doubt"],
  // `Jutri Dan 3; Mt 5`, `Sejem v Bar 3`
  [(it) => it.isBehindProse && !it.isVerse, "doubt"],
  // `Oz 3: Mt 5,3`, `Iz 3 Mt 5,3`
  [(it) => it.hasOthers && !it.isVerse && it.isLabel, "doubt"],
  // `Je 3, Mt 5,3` with the capital of a sentence, `Iz: 5; Mt 5,3`, `dežurstvo: Iz 8; Mt 5,3`
  [(it) => it.hasOthers && isDoubtful(it), "doubt"],
  [(it) => it.isBehindLabel && !it.isVerse, "doubt"],
  [() => true, "citation"],
];

/** Checks whether a bare number may count the noun behind it. */
function isCounting({ isVerse, isBeforeProse, hasColon, kind, isShort }: Candidate): boolean {
  return !isVerse && isBeforeProse && (hasColon || isShort || kind !== "name");
}

/** Checks whether a bare number is among the words of a sentence. */
function isLoose({ isVerse, isBehindProse, isBeforeProse }: Candidate): boolean {
  return !isVerse && (isBehindProse || isBeforeProse);
}

/** Checks whether a short name with a bare number is no abbreviation of the translation, or has a colon behind it. */
function isDoubtful({ isVerse, isShort, isStandard, hasColon }: Candidate): boolean {
  return !isVerse && isShort && (!isStandard || hasColon);
}

/** Checks whether a name in lower case with a bare number is among words, or in no list. */
function isStray(it: Candidate): boolean {
  return it.isLowerCase && !it.isVerse && (isLoose(it) || (!it.isStandard && !it.isListed));
}

/** Checks whether a name has neither a capital nor a verse nor the form in which the book is abbreviated. */
function isFaint({ isLowerCase, isVerse, isStandard }: Candidate): boolean {
  return isLowerCase && !isVerse && !isStandard;
}

/** Judges a name: the first evidence that holds decides. */
export function verdictOn(candidate: Candidate): Verdict {
  const [, verdict] = EVIDENCE.find(([holds]) => holds(candidate)) as [unknown, Verdict];
  return verdict;
}
