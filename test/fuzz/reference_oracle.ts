/**
 * An oracle for references: a structure is made, printed in one of the notations by a printer that shares no code with
 * `src/reference`, and read back as that structure. It knows what was meant, so a consistent misreading is caught.
 */
import { type BookId, chapterLengths } from "../../src/canon/mod.ts";
import { parse, type Vocabulary } from "../../src/reference/mod.ts";
import type { Random } from "../support/random.ts";

interface Place {
  readonly chapter: number;
  readonly verse?: number;
  readonly segment?: string;
}

/** A piece of a list: one place, two ends, or a place with the following verse or the rest of its chapter. */
interface Piece {
  readonly from: Place;
  readonly to: Place;
  readonly behind?: "next" | "rest";
}

/** The pieces of one chapter; without verses they are the chapter itself or a range of chapters. */
interface Group {
  readonly pieces: readonly Piece[];
  /** The psalm's number in the Greek count, where both are printed. */
  readonly greek?: number;
}

interface Book {
  readonly id: BookId;
  readonly slovenian: readonly string[];
  readonly english: string;
  readonly osis: string;
}

const BOOKS: readonly Book[] = (
  [
    ["GEN", "1 Mz|1. Mz|Prva Mojzesova knjiga", "Genesis", "Gen"],
    ["PSA", "Ps|Ps.|Psalm", "Psalm", "Ps"],
    ["PSA", "Ps|Ps.|Psalm", "Psalm", "Ps"],
    ["ISA", "Iz|Izaija", "Isaiah", "Isa"],
    ["JER", "Jer|Jeremija", "Jeremiah", "Jer"],
    ["SIR", "Sir|Sirahova knjiga", "Sirach", "Sir"],
    ["MAT", "Mt|Evangelij po Mateju", "Matthew", "Matt"],
    ["LUK", "Lk|Evangelij po Luku", "Luke", "Luke"],
    ["JHN", "Jn|Evangelij po Janezu", "John", "John"],
    ["ROM", "Rim|Pismo Rimljanom", "Romans", "Rom"],
    ["1CO", "1 Kor|1. Kor.|Prvo pismo Korinčanom", "1 Corinthians", "1Cor"],
    ["2PE", "2 Pt|II. Pt", "2 Peter", "2Pet"],
    ["REV", "Raz|Razodetje", "Revelation", "Rev"],
    ["PHM", "Flm|Pismo Filemonu", "Philemon", "Phlm"],
    ["JUD", "Jud", "Jude", "Jude"],
  ] as const
).map(([id, slovenian, english, osis]) => ({ id, slovenian: slovenian.split("|"), english, osis }));

/** A reference as it was printed, and what it means: `JHN 3,16-3,18 | 3,20-3,20`. */
export interface Printed {
  readonly text: string;
  readonly meaning: string;
}

/** A structure made at random, printed in a notation chosen at random. */
export function printedReference(random: Random): Printed {
  const book = random.pick(BOOKS);
  const notation = random.pick(NOTATIONS);
  const first = notation(random, book);
  // A notation that names the book without a space is alone.
  if (notation === osis || !random.oneIn(4)) return first;
  const second = random.pick([comma, colon])(random, random.pick(BOOKS));
  const mark = random.pick(["; ", ";", " / ", " | "]);
  return { text: first.text + mark + second.text, meaning: `${first.meaning} + ${second.meaning}` };
}

/** The meaning of a text as the product reads it, in the form of `Printed.meaning`. */
export function meaningOf(text: string, vocabulary: Vocabulary): string {
  return parse(text, vocabulary)
    .passages.map(({ book, ranges }) => {
      const meant = ranges.map(({ from, to, psalm }) => said({ from, to }, psalm?.greek));
      return `${book} ${meant.join(" | ")}`;
    })
    .join(" + ");
}

function said({ from, to }: Piece, greek: number | undefined): string {
  const [first, last] = [from, to].map(({ chapter, verse = "", segment = "" }) => {
    return `${chapter},${verse}${segment}`;
  });
  return `${first}-${last}${greek === undefined ? "" : ` greek ${greek}`}`;
}

function meaning({ id }: Book, groups: readonly Group[]): string {
  const meant = groups.flatMap(({ pieces, greek }) =>
    pieces.map(({ from, to, behind }) => {
      const { chapter, verse = 0 } = to;
      if (behind === "rest") return said({ from, to: { chapter } }, greek);
      return said({ from, to: behind === "next" ? { chapter, verse: verse + 1 } : to }, greek);
    }),
  );
  return `${id} ${meant.join(" | ")}`;
}

const lengths = ({ id }: Book) => chapterLengths(id) as readonly number[];

/** A number from 1 to `last`, at the ends more often than elsewhere. */
function upTo(random: Random, last: number): number {
  return random.pick([1, last, 1 + random.below(last), 1 + random.below(last)]);
}

/** One to three pieces of a chapter, each behind the one before. */
function pieces(random: Random, book: Book, chapter: number): Piece[] {
  const last = lengths(book)[chapter - 1] as number;
  const made: Piece[] = [];
  let verse = upTo(random, last);
  // In a book of one chapter a lone 1 is the chapter.
  if (lengths(book).length === 1) verse = Math.max(verse, 2);
  for (let count = 1 + random.below(3); count > 0 && verse <= last; count--) {
    const letter = () => (random.oneIn(5) ? { segment: random.pick(["a", "b", "ab"]) } : {});
    const from = { chapter, verse, ...letter() };
    const end = verse + 1 + random.below(6);
    if (random.oneIn(2) && end <= last) {
      made.push({ from, to: { chapter, verse: end, ...letter() } });
      verse = end + 1 + random.below(4);
    } else {
      made.push({ from, to: from });
      verse += 1 + random.below(9);
    }
  }
  return made;
}

/** The chapters of a passage and their verses, going up. */
function groups(random: Random, book: Book): Group[] {
  const chapters = lengths(book).length;
  let chapter = upTo(random, chapters);
  const made: Group[] = [];
  for (let count = 1 + random.below(3); count > 0 && chapter <= chapters; count--) {
    if (chapters > 1 && random.oneIn(5)) {
      const last = random.oneIn(2) ? Math.min(chapters, chapter + 1 + random.below(3)) : chapter;
      made.push({ pieces: [{ from: { chapter }, to: { chapter: last } }] });
      chapter = last;
    } else made.push({ pieces: pieces(random, book, chapter), ...greekOf(random, book, chapter) });
    chapter += 1 + random.below(4);
  }
  return made;
}

/** The number of a psalm in the Greek count, where it is one less. */
function greekOf(random: Random, { id }: Book, psalm: number): { greek?: number } {
  const isOneLess = (psalm > 10 && psalm < 114) || (psalm > 116 && psalm < 147);
  return id === "PSA" && isOneLess && random.oneIn(3) ? { greek: psalm - 1 } : {};
}

interface Marks {
  readonly verse: string;
  readonly list: string;
  readonly dash: string;
  readonly chapter: string;
  /** The chapter behind a list of verses: `Ps 51(50),3.52,4`. */
  readonly isTight: boolean;
}

function print(random: Random, made: readonly Group[], marks: Marks, hasChapter = true): string {
  let text = "";
  let before: Piece | undefined;
  for (const { pieces, greek } of made) {
    const [{ from }] = pieces as [Piece];
    if (before !== undefined) {
      const { chapter, verse } = from;
      const isTight =
        marks.isTight && greek === undefined && verse !== undefined && verse < chapter && before.to.verse !== undefined;
      text += isTight ? marks.list : marks.chapter;
    }
    text += hasChapter ? chapterOf(random, from.chapter, greek) : "";
    if (from.verse === undefined) {
      const { chapter } = (pieces[0] as Piece).to;
      if (chapter !== from.chapter) text += marks.dash + chapter;
    } else {
      text += hasChapter ? marks.verse : "";
      text += pieces.map((piece) => printPiece(piece, marks)).join(marks.list);
    }
    before = pieces.at(-1);
  }
  return text;
}

function chapterOf(random: Random, chapter: number, greek: number | undefined): string {
  if (greek === undefined) return `${chapter}`;
  return random.pick([`${chapter}(${greek})`, `${chapter} (${greek})`, `${greek} (${chapter})`, `${chapter}/${greek}`]);
}

function printPiece({ from, to }: Piece, { dash }: Marks): string {
  const first = `${from.verse}${from.segment ?? ""}`;
  return to === from ? first : `${first}${dash}${to.verse}${to.segment ?? ""}`;
}

type Notation = (random: Random, book: Book) => Printed;

/** `Jn 3,16-18.20; 4,2`, with and without spaces. */
const comma: Notation = (random, book) => {
  const made = groups(random, book);
  const isLoose = random.oneIn(3);
  const marks = {
    verse: isLoose ? ", " : ",",
    list: isLoose ? random.pick([". ", " . "]) : ".",
    dash: isLoose ? random.pick([" - ", " – "]) : random.pick(["-", "–", "—"]),
    chapter: random.pick(["; ", " ; "]),
    isTight: !isLoose,
  };
  const hasChapter = lengths(book).length > 1;
  return {
    text: `${random.pick(book.slovenian)} ${print(random, made, marks, hasChapter)}`,
    meaning: meaning(book, made),
  };
};

/** `John 3:16-18,20; 4:2`, `JHN 3:16` */
const colon: Notation = (random, book) => {
  const made = groups(random, book);
  const marks = {
    verse: ":",
    list: random.pick([",", ", "]),
    dash: random.pick(["-", "–"]),
    chapter: "; ",
    isTight: false,
  };
  return {
    text: `${random.pick([book.english, book.id, book.osis])} ${print(random, made, marks)}`,
    meaning: meaning(book, made),
  };
};

/** Two places of a book, the later one in the same chapter or a later one. */
function across(random: Random, book: Book): Piece {
  const chapters = lengths(book).length;
  const chapter = upTo(random, chapters);
  const verse = Math.max(upTo(random, lengths(book)[chapter - 1] as number), chapters === 1 ? 2 : 1);
  const end = Math.min(chapters, chapter + random.below(3));
  const last = lengths(book)[end - 1] as number;
  const to = end === chapter ? verse + random.below(last - verse + 1) : upTo(random, Math.min(last, end));
  const from = { chapter, verse };
  return { from, to: end === chapter && to === verse ? from : { chapter: end, verse: to } };
}

/** `John.3.16-John.4.2` */
const osis: Notation = (random, book) => {
  const { from, to } = across(random, book);
  const point = ({ chapter, verse }: Place) => `${book.osis}.${chapter}.${verse}`;
  return {
    text: to === from ? point(from) : `${point(from)}-${point(to)}`,
    meaning: meaning(book, [{ pieces: [{ from, to }] }]),
  };
};

/** `1 Mz 1,1-2,4`, the second place behind its book or not, and Roman chapters. */
const range: Notation = (random, book) => {
  const { from, to } = across(random, book);
  const name = random.pick(book.slovenian);
  const isOne = lengths(book).length === 1;
  const number = !isOne && random.oneIn(3) ? roman : String;
  const place = ({ chapter, verse }: Place) => (isOne ? `${verse}` : `${number(chapter)},${verse}`);
  const isNamed = !isOne && random.oneIn(3) && number === String;
  const second = to.chapter === from.chapter && !isNamed ? `${to.verse}` : place(to);
  const text = to === from ? place(from) : `${place(from)}-${isNamed ? `${name} ` : ""}${second}`;
  return { text: `${name} ${text}`, meaning: meaning(book, [{ pieces: [{ from, to }] }]) };
};

const ROMAN: readonly (readonly [number, string])[] = [
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

function roman(number: number): string {
  const [value, letters] = ROMAN.find(([value]) => value <= number) ?? [0, ""];
  return value === 0 ? "" : letters + roman(number - value);
}

/** `Rim 8 (39)`, where the bracket cannot hold one more chapter, and `Lk 24,13-35 (36)`. */
const bracket: Notation = (random, book) => {
  const chapters = lengths(book).length;
  const chapter = upTo(random, chapters);
  const last = lengths(book)[chapter - 1] as number;
  const verse = upTo(random, last);
  const place = { chapter, verse };
  const name = random.pick(book.slovenian);
  const isVerse = chapters > 1 && book.id !== "PSA" && (verse <= chapter || verse > chapters);
  if (isVerse && random.oneIn(2)) {
    return {
      text: `${name} ${chapter} (${verse})`,
      meaning: meaning(book, [{ pieces: [{ from: place, to: place }] }]),
    };
  }
  if (book.id === "PSA" || chapters === 1 || verse === last) return comma(random, book);
  const more = { chapter, verse: verse + 1 };
  const made = [
    { from: place, to: place },
    { from: more, to: more },
  ];
  return {
    text: `${name} ${chapter},${verse} (${verse + 1})`,
    meaning: meaning(book, [{ pieces: made }]),
  };
};

/** `Jn 3. poglavje, 16. vrstica`, `Jn 3, v. 16`, `3. poglavje knjige …`, and `sl.`, `nasl.` */
const words: Notation = (random, book) => {
  const chapters = lengths(book).length;
  const chapter = upTo(random, chapters);
  const last = lengths(book)[chapter - 1] as number;
  const verse = Math.min(upTo(random, last) + 1, last);
  const from = { chapter, verse };
  const name = random.pick(book.slovenian);
  const only = (behind?: "next" | "rest") =>
    meaning(book, [{ pieces: [{ from, to: from, ...(behind && { behind }) }] }]);
  return random.pick([
    { text: `${name} ${chapter}. poglavje, ${verse}. vrstica`, meaning: only() },
    { text: `${name} ${chapter}, v. ${verse}`, meaning: only() },
    { text: `${name} ${chapter},${verse} sl.`, meaning: only("next") },
    { text: `${name} ${chapter},${verse}f`, meaning: only("next") },
    { text: `${name} ${chapter},${verse} nasl.`, meaning: only("rest") },
    { text: `${name} ${chapter},${verse}ff`, meaning: only("rest") },
  ]);
};

const NOTATIONS: readonly Notation[] = [comma, comma, comma, colon, colon, osis, range, range, bracket, words];
